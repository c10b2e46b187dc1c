import Binding
import Exploring
import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// What an audit found, as text for people: the first findings at length, the others in a line.
package struct AuditText {
  /// So many are told in full.
  private static let fullLimit = 3

  private let audit: Audit
  private let book: SourceBook
  private var look: Look
  /// The name of what was read, as a command takes it.
  private let name: String
  private let showsAll: Bool

  package init(_ audit: Audit, book: SourceBook, look: Look, name: String, showsAll: Bool) {
    self.audit = audit
    self.book = book
    self.look = look
    self.name = name
    self.showsAll = showsAll
  }

  private var certain: [Audit.Finding] { audit.findings.filter { $0.lead.isCertain } }
  private var likely: [Audit.Finding] { audit.findings.filter { !$0.lead.isCertain } }

  /// Writes all of it.
  package func write(to text: inout TextBuffer) {
    let full = showsAll ? certain.count : AuditText.fullLimit
    for (index, finding) in certain.prefix(full).enumerated() {
      writeInFull(finding, number: index + 1, to: &text)
    }
    for (index, finding) in certain.enumerated().dropFirst(full) {
      writeLine(finding, number: index + 1, to: &text)
    }
    if certain.count > full { text.newline() }
    let others = showsAll ? likely.count : AuditText.fullLimit
    for finding in likely.prefix(others) { writeLikely(finding, to: &text) }
    if likely.count > others {
      text.append(
        "  \(look.symbols.ellipsis) and \(likely.count - others) more: sbar audit \(name)")
      text.append(" --all")
      text.newline()
    }
    if !likely.isEmpty { text.newline() }
    writeEnd(to: &text)
  }

  /// Writes `path:line:column: finding: what is wrong`, one line each.
  package func writeShort(to text: inout TextBuffer) {
    for finding in audit.findings {
      text.append(place(of: finding) + ": ")
      let style = finding.lead.isCertain ? look.palette.error : look.palette.warning
      text.append(finding.lead.isCertain ? "finding" : "likely", style)
      text.append(code(of: finding) + ": " + printable(finding.lead.title))
      text.append(", after " + way(of: finding))
      text.newline()
    }
  }

  // MARK: - Findings

  private func writeInFull(
    _ finding: Audit.Finding, number: Int, to text: inout TextBuffer
  ) {
    writeLine(finding, number: number, to: &text)
    let told = ToldFinding(finding)
    text.space(2)
    text.append(printable(way(of: finding)))
    if let cells = told.cells { text.append(" " + look.symbols.dot + " " + printable(cells)) }
    text.newline()
    text.newline()
    if !told.labels.isEmpty {
      DiagnosticText.writeExcerpts(
        told.labels, in: book, to: &text, style: look.palette.error,
        layout: .dense(deciding: told.labels.first?.location), look)
    }
    let fields = BlockFields(look: look)
    for (index, reason) in told.why.enumerated() {
      fields.writeProse(index == 0 ? "why" : "", printable(reason), to: &text)
    }
    if let mend = told.mend, let words = told.words {
      MendText(book: book, look: look).writeBrief(
        mend, of: words, tried: "it is " + finding.lead.expectation + " then", fields, to: &text)
    }
    for hint in told.hints { fields.writeProse("hint", printable(hint), to: &text) }
    text.newline()
  }

  /// `✘ 1  what is wrong          App.swift:12`
  private func writeLine(
    _ finding: Audit.Finding, number: Int, to text: inout TextBuffer
  ) {
    let title = printable(finding.lead.title)
    let place = place(of: finding) + " " + code(of: finding)
    text.append(look.symbols.failed + " " + String(number) + "  ", look.palette.error)
    text.append(title, look.palette.title)
    let taken = 5 + CharacterWidth.cells(of: title) + CharacterWidth.cells(of: place)
    let gap = min(look.width, 80) - taken
    if gap >= 2 {
      text.space(gap)
    } else {
      text.newline()
      text.space(5)
    }
    text.append(place, look.palette.place)
    text.newline()
  }

  private func writeLikely(_ finding: Audit.Finding, to text: inout TextBuffer) {
    text.append("likely ", look.palette.warning)
    text.append(printable(finding.lead.title) + "  ")
    text.append(place(of: finding) + " " + code(of: finding), look.palette.place)
    text.newline()
    text.append("       " + printable(way(of: finding)))
    text.newline()
    if finding.supposing.isEmpty { return }
    text.append("       if " + printable(finding.supposing.joined(separator: ", ")))
    text.newline()
  }

  /// The line that decided or asks in vain; where there is none, the file.
  private func place(of finding: Audit.Finding) -> String {
    guard let place = finding.place else { return name }
    return book.line(place)
  }

  private func code(of finding: Audit.Finding) -> String {
    "[" + finding.lead.law.code.spelling + "]"
  }

  private func way(of finding: Audit.Finding) -> String {
    let way = finding.steps.joined(separator: " " + look.symbols.dot + " ")
    return (finding.root.map { $0 + ": " } ?? "") + way
  }

  // MARK: - The end

  /// What the search came to, and how far it went, a line each.
  var endLines: [String] {
    var plain = self
    plain.look = Look()
    var text = TextBuffer()
    plain.writeEnd(to: &text)
    return text.text.split(separator: "\n").enumerated().map { number, line in
      // The first one begins with a sign.
      String((number == 0 ? line.drop { $0 != " " } : line).drop { $0 == " " })
    }
  }

  private func writeEnd(to text: inout TextBuffer) {
    let seen = audit.seen
    let isGood = certain.isEmpty
    let isWhole = seen.unknown == nil && seen.open == 0 && seen.known > 0 && audit.launch == nil
    let (symbol, style) =
      !isGood
      ? (look.symbols.failed, look.palette.error)
      : isWhole
        ? (look.symbols.passed, look.palette.passed)
        : (look.symbols.undecided, look.palette.warning)
    text.append(symbol + " ", style)
    var parts: [String] = []
    parts.append(
      isGood
        ? (isWhole
          ? (audit.known + audit.allowed > 0
            ? "nothing else was found"
            : "nothing that is asked for is lost, and every way back leaves the bar as it was")
          : seen.known == 0
            ? (seen.unknown == nil
              ? "nothing was searched: the app does not start here"
              : "nothing is known for sure: what the launch does is not known")
            : "nothing was found, as far as was searched")
        : SummaryText.count(certain.count, "finding"))
    if !likely.isEmpty { parts.append("\(likely.count) likely") }
    if audit.known > 0 { parts.append("\(audit.known) known") }
    if audit.allowed > 0 { parts.append("\(audit.allowed) allowed") }
    parts.append(SummaryText.count(seen.situations, "situation") + reach(of: seen))
    text.append(parts.joined(separator: " " + look.symbols.dot + " "))
    text.newline()
    if seen.isInterrupted {
      text.append("  stopped before the search was over: more time may show more")
      text.newline()
    }
    writeBeginning(to: &text)
    guard let unknown = seen.unknown else { return }
    let what = name(of: unknown, in: audit.plan.bound.program)
    text.append("  not known: " + what + ", and what hangs on it")
    write(audit.plan.place(of: unknown), to: &text)
    text.newline()
  }

  private func write(_ place: Location?, to text: inout TextBuffer) {
    guard let place else { return }
    text.append("  ")
    text.append(book.line(place), look.palette.place)
  }

  /// Says what was begun with, where that is not the launch of the app.
  private func writeBeginning(to text: inout TextBuffer) {
    if let launch = audit.launch {
      text.append("  the launch was left out: ")
      if let unknown = launch.unknown {
        text.append(name(of: unknown, in: launch.program) + " is not known")
      } else {
        text.append("it shows nothing that was read")
      }
      write(launch.place, to: &text)
      text.newline()
    }
    if audit.roots.isEmpty { return }
    text.append("  begun with " + SummaryText.count(audit.roots.count, "screen"))
    text.append((audit.roots.count > 1 ? ", each by itself: " : ": ") + names(audit.roots))
    text.newline()
    if audit.unseenRoots.isEmpty { return }
    let count = audit.unseenRoots.count
    text.append("  of \(count) of them nothing is known: " + names(audit.unseenRoots))
    text.newline()
  }

  private func names(_ roots: [String]) -> String {
    let more = roots.count > 3 ? ", " + look.symbols.ellipsis : ""
    return printable(roots.prefix(3).joined(separator: ", ") + more)
  }

  /// What an input is called, as code where it is any; of a closure its first line says which.
  private func name(of input: InputID, in program: Program) -> String {
    if let rule = input.rule { return "what " + rule.spelling + " leaves open" }
    if input.end != nil { return "whether the app ends" }
    let name = Phrasing.name(of: input, in: program)
    if name.isEmpty { return "an object that code hands on" }
    let line = name.split(separator: "\n").first.map { String($0) } ?? name
    let shown = printable(line.count < name.count ? line + " " + look.symbols.ellipsis : name)
    return "`" + shown + "`"
  }

  private func reach(of seen: Exploration) -> String {
    if seen.known == 0 { return "" }
    if seen.unknown != nil { return " known" }
    if seen.open > 0 { return ", \(SummaryText.grouped(seen.open)) of them left open" }
    return seen.deep > 0 ? ", all with at most 2 of a screen" : ", all there are"
  }
}
