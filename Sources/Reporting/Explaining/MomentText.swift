import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// A moment of a scenario as text for people: what is on screen, and for each property of the bar
/// the tree of those who could answer.
package struct MomentText: Sendable {
  let book: SourceBook
  let look: Look
  /// `true` shows every variant of an account.
  let isVerbose: Bool

  package init(book: SourceBook, look: Look, isVerbose: Bool) {
    self.book = book
    self.look = look
    self.isVerbose = isVerbose
  }

  /// Writes the moment, with pictures of it where there are any.
  package func write(
    _ report: MomentReport, pictures: Film = Film([]), to text: inout TextBuffer
  ) {
    text.append(book.text(report.step, limit: 72), look.palette.title)
    let dot = " " + look.symbols.dot + " "
    text.append(dot + book.line(report.step), look.palette.place)
    let name = MiddleCut.shorten(book.text(report.scenario, limit: 120), to: 60)
    text.append(dot + "\"" + name + "\"")
    text.newline()
    for row in report.looks.rows { write(row.answer, row.place, to: &text) }
    if !pictures.shots.isEmpty { text.newline() }
    let isASCII = look.symbols == .ascii
    for line in pictures.text(width: look.width - 2, isASCII: isASCII, isSmall: true) {
      text.append("  " + line + "\n")
    }
    for account in report.accounts {
      text.newline()
      let shown = isVerbose ? account.rows.count : 2
      for row in account.rows.prefix(shown) { write(row.answer, row.place, to: &text) }
      let more = account.rows.count - shown
      if more > 0 {
        text.append("  " + look.symbols.ellipsis + " \(more) more: --verbose\n")
      }
    }
    writeAssumptions(report.assumptions, to: &text)
  }

  /// `iOS 16: visible, dark text`, and how the expectation ended.
  private func write(
    _ answer: MomentReport.Look, _ place: String?, to text: inout TextBuffer
  ) {
    if let problem = answer.problem {
      text.append(look.symbols.failed + " " + prefix(place), look.palette.error)
      text.append(printable(problem) + "\n")
      return
    }
    text.append(prefix(place) + "the bar is " + answer.looks.joined(separator: " or "))
    if let stale = answer.stale {
      text.append("; it lags behind: a question now would find it ", look.palette.warning)
      text.append(stale)
    }
    text.newline()
    if let verdict = answer.verdict {
      let (symbol, words, style) = VerdictWords.of(verdict, look)
      text.append(symbol + " ", style)
      text.append(printable(words) + "\n")
    }
  }

  private func prefix(_ place: String?) -> String { place.map { printable($0) + ": " } ?? "" }

  // MARK: - Accounts

  private func write(_ account: MomentWords.Account, _ place: String?, to text: inout TextBuffer) {
    let key = account.aspect.spelling
    text.append(key, look.palette.hint)
    text.space(11 - key.utf8.count)
    text.append(prefix(place) + printable(account.answer), look.palette.title)
    text.append(", by " + printable(account.decider) + "\n")
    for note in account.notes { text.append("  " + words(of: note) + "\n") }
    let isWalk = account.candidates.contains {
      !$0.kind.isWindow && ($0.isAsked || $0.notes.first?.rule != nil)
    }
    let shown = isWalk ? account.candidates : account.candidates.filter { $0.kind.isWindow }
    let tree = TreeLines(depths: shown.map { $0.depth }, look.symbols)
    for (index, candidate) in shown.enumerated() {
      write(candidate, tree.head(index), tree.body(index), to: &text)
    }
    if shown.count < account.candidates.count { text.append("  no controller is asked\n") }
  }

  private func write(
    _ candidate: MomentWords.Candidate, _ head: String, _ body: String, to text: inout TextBuffer
  ) {
    text.append("  " + head, look.palette.gutter)
    text.append(printable(candidate.name))
    if let location = candidate.location { text.append(" (" + line(location) + ")") }
    if candidate.kind.isModifier, let note = candidate.notes.first {
      text.append(": " + words(of: note, besides: candidate.location))
      text.newline()
      return write(candidate.notes.dropFirst(), of: candidate, body, to: &text)
    }
    guard candidate.isAsked else {
      text.append(": not asked", look.palette.warning)
      if let first = candidate.notes.first {
        text.append(": " + words(of: first, besides: candidate.location))
      }
      text.newline()
      return write(candidate.notes.dropFirst(), of: candidate, body, to: &text)
    }
    if candidate.kind.isWindow {
      text.append(": asked")
      for note in candidate.notes { text.append(": " + words(of: note)) }
      return text.newline()
    }
    text.newline()
    write(candidate.notes[...], of: candidate, body, to: &text)
  }

  private func write(
    _ notes: ArraySlice<MomentWords.Note>, of candidate: MomentWords.Candidate, _ body: String,
    to text: inout TextBuffer
  ) {
    for note in notes {
      text.append("  " + body, look.palette.gutter)
      text.append(words(of: note, besides: candidate.location) + "\n")
    }
  }

  /// A clause, its rule and its line.
  private func words(of note: MomentWords.Note, besides known: Location? = nil) -> String {
    var words = printable(note.text)
    var tail: [String] = []
    if let rule = note.rule { tail.append(rule.spelling) }
    if let location = note.location, location != known { tail.append(line(location)) }
    if !tail.isEmpty { words += " (" + tail.joined(separator: ", ") + ")" }
    return words
  }

  /// `line 12`, with the path where it lies in another file than the spec.
  private func line(_ location: Location) -> String {
    if location.file != book.first { return book.line(location) }
    return "line " + String(book.position(location.range.start, in: location.file).line)
  }

  private func writeAssumptions(
    _ assumptions: [VerdictAssumption], to text: inout TextBuffer
  ) {
    guard !assumptions.isEmpty else { return }
    text.newline()
    for (index, assumption) in assumptions.enumerated() {
      let key = index == 0 ? "assumes" : ""
      text.append(key, look.palette.hint)
      text.space(11 - key.utf8.count)
      let rule = assumption.rule.map { $0.spelling + "  " } ?? ""
      let place = assumption.location.map { " (" + line($0) + ")" } ?? ""
      text.append(rule + printable(assumption.sentence) + place + "\n")
    }
  }
}

/// How an expectation ended, in words with a sign.
enum VerdictWords {
  static func of(
    _ verdict: MomentWords.StepVerdict, _ look: Look
  ) -> (symbol: String, words: String, style: Palette.Style) {
    switch verdict {
    case .holds: return (look.symbols.passed, "holds", look.palette.passed)
    case .notCompared:
      return (look.symbols.dot, "its condition does not hold here", look.palette.note)
    case .fails(let failures):
      let kind = failures.first { $0.kind != .undecided }?.kind ?? .undecided
      let words = failures.map { "[\($0.code.spelling)] " + $0.title }.joined(separator: "; ")
      return (kind.symbol(look.symbols), words, kind.style(look.palette))
    }
  }
}

/// The lines in front of the entries of a tree that is given by the depth of each.
struct TreeLines: Sendable {
  private let depths: [Int]
  private let isASCII: Bool

  init(depths: [Int], _ symbols: Symbols) {
    self.depths = depths
    isASCII = symbols.bar == "|"
  }

  /// What stands before the name of an entry.
  func head(_ index: Int) -> String {
    guard depths[index] > 0 else { return "" }
    let branch = isLast(index) ? (isASCII ? "`- " : "└─ ") : (isASCII ? "|- " : "├─ ")
    return stems(index, below: depths[index]) + branch
  }

  /// What stands before a line about an entry.
  func body(_ index: Int) -> String {
    let hasChildren = index + 1 < depths.count && depths[index + 1] > depths[index]
    let own = depths[index] > 0 ? stem(isLast(index)) : ""
    return stems(index, below: depths[index]) + own + (hasChildren ? bar + "  " : "   ")
  }

  private var bar: String { isASCII ? "|" : "│" }

  private func stem(_ isLast: Bool) -> String { isLast ? "   " : bar + "  " }

  /// The stems of all that stands around an entry.
  private func stems(_ index: Int, below depth: Int) -> String {
    var stems = ""
    var level = 1
    while level < depth {
      let holder = depths[..<index].lastIndex { $0 == level }
      stems += stem(holder.map { isLast($0) } ?? true)
      level += 1
    }
    return stems
  }

  /// `true` iff nothing stands beside an entry further down.
  private func isLast(_ index: Int) -> Bool {
    for depth in depths[(index + 1)...] {
      if depth == depths[index] { return false }
      if depth < depths[index] { return true }
    }
    return true
  }
}
