import Exploring
import Interpreter
import Language
import Picture
import Wording

/// What became of the changes of an app, as text for people: those that no scenario notices, each
/// with the scenario that would.
package struct MutationText {
  /// So many are told in full.
  private static let fullLimit = 3

  private let run: MutationRun
  private let books: [SourceBook]
  private let look: Look
  private let showsAll: Bool

  package init(_ run: MutationRun, books: [SourceBook], look: Look, showsAll: Bool) {
    self.run = run
    self.books = books
    self.look = look
    self.showsAll = showsAll
  }

  /// Writes all of it; `isGood` says whether so many survivors are right, `time` is in nanoseconds.
  package func write(isGood: Bool, time: UInt64?, to text: inout TextBuffer) {
    let survivors = ToldMutant.survivors(of: run, in: books)
    if !survivors.isEmpty {
      writeHead(survivors.count, to: &text)
      let full = showsAll ? survivors.count : MutationText.fullLimit
      for (index, told) in survivors.enumerated() {
        if index < full {
          writeInFull(told, number: index + 1, among: survivors, to: &text)
        } else {
          writeLine(told, number: index + 1, to: &text)
        }
      }
      if survivors.count > full {
        text.append("   --all shows the scenarios of all, --write FILE keeps them")
        text.newline()
        text.newline()
      }
    }
    writeEnd(isGood: isGood, time: time, to: &text)
  }

  /// Writes `path:line:column: survivor: what is changed, and the way to the difference`, one line
  /// each.
  package func writeShort(to text: inout TextBuffer) {
    for told in ToldMutant.survivors(of: run, in: books) {
      let book = books[told.mutant.spec]
      text.append(book.place(told.mutant.mutation.place) + ": ")
      text.append("survivor", look.palette.warning)
      text.append(": " + printable(told.mutant.mutation.title.text) + ", seen after ")
      let steps = told.scenario?.steps ?? []
      text.append(printable(steps.joined(separator: " " + look.symbols.dot + " ")))
      text.newline()
    }
  }

  // MARK: - Survivors

  private func writeHead(_ count: Int, to text: inout TextBuffer) {
    let specs = run.mutators.count == 1 ? "this spec" : "these specs"
    text.append(
      SummaryText.count(count, "change") + " of the app that \(specs) would not notice",
      look.palette.title)
    text.newline()
    text.newline()
  }

  private func writeInFull(
    _ told: ToldMutant, number: Int, among all: [ToldMutant], to text: inout TextBuffer
  ) {
    writeLine(told, number: number, to: &text)
    text.newline()
    let mutation = told.mutant.mutation
    DiagnosticText.writeExcerpts(
      [Diagnostic.Label(mutation.place, mutation.mark)], in: books[told.mutant.spec], to: &text,
      style: look.palette.warning, layout: .dense(deciding: nil), look)
    text.newline()
    let former = all.firstIndex { $0.scenarioNumber == told.scenarioNumber }
    if let former, former + 1 < number {
      text.append("   the scenario of \(former + 1) notices it, too")
      text.newline()
    } else {
      for line in told.scenarioText.split(separator: "\n") {
        text.space(4)
        text.append(printable(String(line)))
        text.newline()
      }
    }
    text.newline()
  }

  /// `1  what is changed          App.swift:12`
  private func writeLine(_ told: ToldMutant, number: Int, to text: inout TextBuffer) {
    let title = printable(told.mutant.mutation.title.text)
    let place = books[told.mutant.spec].line(told.mutant.mutation.place)
    let sign = String(number) + "  "
    text.append(sign, look.palette.warning)
    text.append(title, look.palette.title)
    let taken =
      sign.utf8.count + CharacterWidth.cells(of: title) + CharacterWidth.cells(of: place)
    let gap = min(look.width, 80) - taken
    if gap >= 2 {
      text.space(gap)
    } else {
      text.newline()
      text.space(sign.utf8.count)
    }
    text.append(place, look.palette.place)
    text.newline()
  }

  // MARK: - The end

  private func writeEnd(isGood: Bool, time: UInt64?, to text: inout TextBuffer) {
    let noticed = run.noticedCount
    let all = noticed + run.survivors.count
    // Where nothing is noticed nothing is good, and nothing was asked for.
    let isOpen = isGood && noticed == 0 && all > 0
    text.append(
      (isOpen ? look.symbols.undecided : isGood ? look.symbols.passed : look.symbols.failed) + " ",
      isOpen ? look.palette.warning : isGood ? look.palette.passed : look.palette.error)
    var parts: [String] = []
    if all > 0 { parts.append(MutationText.words(noticed, of: all)) }
    func add(_ count: Int, _ words: String) {
      if count == 0 { return }
      let noun = all == 0 && parts.isEmpty ? (count == 1 ? " change" : " changes") : ""
      parts.append(
        SummaryText.grouped(count) + noun + (count == 1 ? " changes " : " change ") + words)
    }
    add(run.sameCount, "nothing that can be seen")
    add(run.openCount, "nothing as far as was searched")
    if let time { parts.append(SummaryText.duration(time)) }
    text.append(parts.joined(separator: " " + look.symbols.dot + " "))
    text.newline()
    if run.omitted > 0 {
      text.append("  " + SummaryText.count(run.omitted, "more change"))
      text.append(run.omitted == 1 ? " was not tried" : " were not tried")
      text.newline()
    }
    if run.others > 0 {
      text.append("  " + SummaryText.count(run.others, "scenario"))
      text.append(run.others == 1 ? " that does not pass" : " that do not pass")
      text.append(run.others == 1 ? " notices nothing" : " notice nothing")
      text.newline()
    }
  }

  /// `11 of 14 changes are noticed`
  private static func words(_ noticed: Int, of all: Int) -> String {
    if all == 1 {
      return noticed == 1 ? "the one change is noticed" : "the one change is not noticed"
    }
    let changes = SummaryText.count(all, "change")
    if noticed == 0 { return "none of \(changes) is noticed" }
    if noticed == all { return "all \(changes) are noticed" }
    return "\(SummaryText.grouped(noticed)) of \(changes) \(noticed == 1 ? "is" : "are") noticed"
  }
}

/// A change of an app, and all that reports tell of it.
package struct ToldMutant: Sendable {
  package let mutant: MutationRun.Mutant
  /// What would notice it, where no scenario does.
  let scenario: MissingScenario?
  /// Tells the scenarios of several changes apart.
  let scenarioNumber: String
  /// The scenario as a spec holds it; empty where there is none.
  package let scenarioText: String
  /// The name of the scenario that notices it.
  let noticing: String?

  init(_ mutant: MutationRun.Mutant, of run: MutationRun, in books: [SourceBook]) {
    self.mutant = mutant
    var scenario: MissingScenario?
    var noticing: String?
    var number = ""
    switch mutant.fate {
    case .noticed(let name, let spec): noticing = books[spec].text(of: name)
    case .survives(let index):
      scenario = run.mutators[mutant.spec].missing[index]
      number = "\(mutant.spec):\(index)"
    case .same, .open: break
    }
    self.scenario = scenario
    self.noticing = noticing
    scenarioNumber = number
    scenarioText = scenario.map { laidOut($0.text(named: $0.title)) } ?? ""
  }

  /// Those that no scenario notices.
  package static func survivors(of run: MutationRun, in books: [SourceBook]) -> [ToldMutant] {
    run.survivors.map { ToldMutant($0, of: run, in: books) }
  }

  /// The scenarios that are missing in a spec, as it would hold them, each under a name of its own.
  package static func scenarios(of mutator: Mutator) -> [String] {
    var names: [String] = []
    return mutator.missing.map { scenario in
      names.append(scenario.title)
      let count = names.count { $0 == scenario.title }
      let name = count > 1 ? scenario.title + ", \(count)" : scenario.title
      return laidOut(scenario.text(named: name))
    }
  }
}
