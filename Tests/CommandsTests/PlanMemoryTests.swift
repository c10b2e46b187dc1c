import Binding
import Foundation
import Interpreter
import Language
import StatusBar
import Testing
import Wording

/// What is kept from one spec to the next changes nothing that is printed.
@Suite struct PlanMemoryTests {
  /// Every sixth example in every run; all of them with `SBAR_TESTS=all`.
  @Test func specsOfOneAppAreWhatTheyAreAlone() throws {
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    var count = 0
    for (index, file) in Examples.files.enumerated() where isAll || index.isMultiple(of: 6) {
      let variants = variants(try Examples.bytes(file), named: file)
      guard variants.count > 1 else { continue }
      count += 1
      let memory = PlanMemory()
      for (number, bytes) in variants.enumerated() {
        let alone = account(of: bytes, named: file, nil)
        #expect(account(of: bytes, named: file, memory) == alone, "\(file), variant \(number)")
      }
    }
    #expect(count > (isAll ? 60 : 10))
  }

  /// Room for no world, and for a few, of which most have to make way.
  @Test(arguments: [0, 30_000])
  func howMuchIsKeptMakesNoDifference(bytes: Int) throws {
    var count = 0
    for (index, file) in Examples.files.enumerated() where index % 12 == 1 {
      guard let variant = variants(try Examples.bytes(file), named: file).first else { continue }
      count += 1
      let memory = PlanMemory(worldLimit: bytes)
      let alone = account(of: variant, named: file, nil)
      #expect(account(of: variant, named: file, memory) == alone, "\(file)")
      #expect(account(of: variant, named: file, memory) == alone, "\(file), again")
    }
    #expect(count > 5)
  }

  @Test func whatAllDeclareIsBoundOnce() {
    let memory = PlanMemory()
    let programs = ["visible", "style .default", "visible"].map { fact in
      plan(Self.app + Self.scenario(fact), memory).bound.shared
    }
    #expect(programs[0] !== programs[1])
    #expect(programs[1] === programs[2])
  }

  @Test func anIncludedFileIsReadAgainWhereItChanged() {
    let memory = PlanMemory()
    var verdicts: [Outcome] = []
    for isHidden in ["false", "false", "true", "true", "false"] {
      let text = """
        include "home.sbar"
        app Gallery {
            ios 17
            device "iPhone 15"
            appearance light
            Home()
        }
        scenario "\(verdicts.count)" {
            launch
            expect visible
        }

        """
      let home = "screen Home { Text(\"Home\").statusBarHidden(\(isHidden)) }\n"
      let plan = plan(text, memory, home: home)
      run(plan, options: RunOptions(), memory: memory) { verdicts.append($0.outcome) }
    }
    #expect(verdicts == [.passed, .passed, .failed, .failed, .passed])
  }

  @Test func aScenarioThatSetsWhatIsOneForAllIsBoundByItself() {
    let app = """
      app Gallery {
          ios 17
          device "iPhone 15"
          appearance light
          Home()
      }
      struct Flags { static var hides = false }
      screen Home { Text("Home").statusBarHidden(Flags.hides) }

      """
    let plain = app + Self.scenario("visible")
    let setting = app + "scenario \"set\" {\n    launch\n    set Flags.hides = true\n}\n"
    let memory = PlanMemory()
    for text in [plain, plain, setting, setting, plain, setting] {
      #expect(account(of: Array(text.utf8), named: "a", memory) == account(of: text))
    }
  }

  @Test func aMistakeInOneSpecIsToldThereOnly() {
    let memory = PlanMemory()
    for fact in ["visible", "visible", "visble", "visible", "hidden", "style .drak", "visible"] {
      let text = Self.app + Self.scenario(fact)
      #expect(account(of: Array(text.utf8), named: "a", memory) == account(of: text), "\(fact)")
    }
  }

  // MARK: - Helpers

  private static let app = """
    app Gallery {
        ios [16, 17]
        device "iPhone 14"
        appearance light
        NavigationStack { Home() }
    }
    screen Home { Text("Home").statusBarHidden(false) }

    """

  private static func scenario(_ fact: String) -> String {
    "scenario \"\(fact.filter(\.isLetter))\" {\n    launch\n    expect \(fact)\n}\n"
  }

  /// A spec as it is, with its scenarios the other way round, and with every second one of them;
  /// only the first where something is declared behind a scenario.
  private func variants(_ bytes: [UInt8], named file: String) -> [[UInt8]] {
    guard let script = Examples.spec(bytes, named: file).scripts.first, let head = script.head
    else { return [bytes] }
    let starts = script.items.dropFirst(head.count).compactMap { item in
      if case .scenario(let scenario) = item { Int(scenario.range.start) } else { nil }
    }
    let ends = starts.dropFirst() + [bytes.count]
    let scenarios = zip(starts, ends).map { Array(bytes[$0..<$1]) }
    let front = Array(bytes[..<Int(head.gap.end)])
    let some = scenarios.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element }
    return [bytes, front + some.joined(), front + scenarios.reversed().joined(), bytes]
  }

  private func plan(_ text: String, _ memory: PlanMemory, home: String = "") -> Plan {
    let source = Source(file: FileID(0), name: "a.sbar", bytes: Array(text.utf8))
    let spec = memory.load(source) { path, _ in .bytes(Array(home.utf8), name: path) }
    return makePlan(spec, options: RunOptions(), memory: memory)
  }

  private func account(of text: String) -> String { account(of: Array(text.utf8), named: "a", nil) }

  private func words(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "\($0.primary.location.range.start) \($0.message)\n" }.joined()
  }

  /// All that is said of a spec and of what its scenarios come to.
  private func account(of bytes: [UInt8], named file: String, _ memory: PlanMemory?) -> String {
    var options = RunOptions()
    options.explaining = .nothing
    let spec =
      memory.map { Examples.spec(bytes, named: file, $0) } ?? Examples.spec(bytes, named: file)
    let plan = makePlan(spec, options: options, memory: memory)
    var account = words(plan.diagnostics)
    if plan.hasErrors { return account }
    run(plan, options: options, memory: memory) { result in
      account += words(result.advice)
      for cell in result.cells {
        account += "\(cell.outcome.spelling) \(cell.expectationCount) \(cell.stepCount)\n"
        account += words(cell.notes) + cell.assumptions.map { "  " + $0.sentence }.joined()
        account += cell.told.map { "  " + $0.title + " " + $0.actual + "\n" }.joined()
      }
    }
    return account
  }
}
