import Foundation
import Interpreter
import Language
import Testing
import Wording

/// The statements of a seed, of which none may be forgotten.
struct SeedTable: Sendable, CustomTestStringConvertible {
  let seed: String
  let rows: ClosedRange<Int>

  var testDescription: String { seed }

  static let all = [SeedTable(seed: "000", rows: 1...42), SeedTable(seed: "001", rows: 1...29)]

  /// The identifiers of all rows.
  var identifiers: [String] { rows.map { "\(seed)-\($0)" } }

  /// The files that assert rows of this seed.
  var files: [String] { Examples.files.filter { $0.hasPrefix("seed-\(seed)/") } }

  /// The cells of `ROWS.md` by the identifier of their row.
  func table() throws -> [String: [String]] {
    var rows: [String: [String]] = [:]
    for line in try Examples.text("seed-\(seed)/ROWS.md").split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let first = cells.first, first.hasPrefix(seed + "-") else { continue }
      #expect(rows[first] == nil, "\(first) stands twice")
      rows[first] = Array(cells.dropFirst())
    }
    return rows
  }

  /// The files of the scenarios that carry each identifier.
  func scenarios() throws -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in files {
      for name in try Examples.scenarios(of: file) {
        let identifiers = name.split(separator: " ").prefix { $0.hasPrefix(seed + "-") }
        #expect(!identifiers.isEmpty, "\(file): \"\(name)\" names no row")
        for identifier in identifiers { found[String(identifier), default: []].insert(file) }
      }
    }
    return found
  }
}

struct ExamplesTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  @Test(arguments: Examples.files)
  func everyExampleHolds(file: String) throws {
    let (spec, plan) = (try Examples.example(file).spec, try Examples.example(file).plan)
    #expect(plan.diagnostics.filter { $0.severity != .note }.isEmpty, "\(plan.diagnostics)")
    let run = try Examples.run(file)
    let failures = run.results.flatMap { result in
      result.cells.flatMap { $0.told }.map {
        spec.text(result.name.range, in: result.name.file) + ": " + $0.title
      }
    }
    #expect(run.ending == .passed, "\(failures)")
  }

  /// What earlier scenarios went through must not show in those that follow: in every third one and
  /// the last in every run, in each with `SBAR_TESTS=all`.
  @Test(arguments: Examples.files)
  func everyScenarioEndsAloneAsItDoesAmongOthers(file: String) throws {
    let example = try Examples.example(file)
    func report(_ result: ScenarioResult) -> String {
      result.cells.map { cell in
        "\(cell.outcome) \(cell.expectationCount) \(cell.told.map { $0.title })"
          + " \(cell.notes.map { $0.message }) \(cell.assumptions.count)"
      }.joined(separator: "\n")
    }
    // An offset means a scenario of the root.
    let together = try Examples.run(file).results.filter {
      $0.name.file == example.spec.sources[0].file
    }
    for (number, scenario) in together.enumerated() {
      let isLast = number == together.count - 1
      guard Self.isAll || isLast || number % 3 == 1 else { continue }
      var alone: [String] = []
      let offset = scenario.name.range.start
      _ = Ending(example.plan, offset: offset, advises: false) { alone.append(report($0)) }
      #expect(alone == [report(scenario)])
    }
  }

  @Test func thereIsAGallery() {
    #expect(Examples.files.filter { $0.hasPrefix("gallery/") }.count >= 10)
  }

  @Test(arguments: Examples.files)
  func everyExampleSaysWhatItIsAbout(file: String) throws {
    #expect(try Examples.text(file).hasPrefix("// "))
  }

  @Test(arguments: SeedTable.all)
  func everyRowIsListed(table: SeedTable) throws {
    let listed = try table.table()
    #expect(Set(listed.keys) == Set(table.identifiers))
    for (row, cells) in listed {
      #expect(cells.count == 3 && cells.allSatisfy { !$0.isEmpty }, "\(row)")
    }
  }

  @Test(arguments: SeedTable.all)
  func everyRowIsAssertedOrExcused(table: SeedTable) throws {
    let listed = try table.table()
    let asserted = try table.scenarios()
    for row in table.identifiers {
      let place = listed[row]?.last ?? ""
      let isExcused = place.hasPrefix("nothing to run: ")
      let isAsserted = asserted[row] != nil
      #expect(isExcused != isAsserted, "\(row): \(place)")
      for file in asserted[row] ?? [] {
        #expect(place.contains((file as NSString).lastPathComponent), "\(row) in \(file)")
      }
    }
    #expect(Set(asserted.keys).isSubset(of: Set(table.identifiers)))
  }

  /// 001-3: the getter of a hosting controller is read-only.
  @Test(arguments: ["Host.preferredStatusBarStyle", "Host.prefersStatusBarHidden"])
  func aGetterCannotBeAssignedTo(getter: String) {
    let text = """
      app A {
          ios 15.4
          device "iPhone 13"
          Host { Front() }
      }
      container Host: UIHostingController { preferredStatusBarStyle = .lightContent }
      screen Front { Text("Front") }
      scenario "assigned" {
          launch
          call { \(getter) = .darkContent }
          expect light
      }
      """
    #expect(Ending(Examples.spec(Array(text.utf8), named: "a.sbar")) == .invalid)
  }
}
