import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// A scenario that does not hold, in full: what is wrong, its steps, who was asked, the lines that
/// led there, a mend, and the cells in which it is so.
struct HTMLArticle {
  private(set) var html = HTMLWriter()
  /// The bar after each action, in the first cell that does not hold.
  private(set) var pills: [Pill] = []

  /// So many scenarios are run once more with their mends, and shown on several devices.
  private static let limit = 24

  private let result: ScenarioResult
  private let entry: HTMLEntry
  private let book: SourceBook
  private let settings: ReportSettings
  private let remarks: Remarks
  /// `true` iff many stand before it: the page has room for what it is about alone.
  private let isBrief: Bool

  /// What is told besides, of what stands in no spec.
  struct Remarks: Sendable {
    /// What it is only so with.
    var facts: [String] = []
    /// Why, where that is told by no step.
    var reasons: [String] = []
    /// The command that finds it again; nil for the one of a scenario.
    var command: String?
    /// What becomes of it with its mend; nil where the mend itself was tried on a scenario.
    var mended: String?
  }

  /// Creates the article; without a plan it has neither steps nor a tree, and one finding.
  init(
    _ result: ScenarioResult, _ entry: HTMLEntry, of plan: Plan?, in book: SourceBook,
    _ settings: ReportSettings, _ remarks: Remarks = Remarks(), isBrief: Bool = false,
    drawing sheet: inout PictureSheet
  ) {
    self.result = result
    self.isBrief = isBrief
    self.remarks = remarks
    self.entry = entry
    self.book = book
    self.settings = settings
    let folded = entry.sort == .known ? result.foldedKnown() : result.blocks()
    let worst = folded.worst.map { folded[$0] } ?? folded.first
    // One that holds is shown in its first cell.
    let cell = worst?.cells.first ?? result.cells.firstIndex { $0.outcome != .skipped } ?? 0
    let story = HTMLStory(of: result, cell: cell, plan, in: book)
    write(worst, folded, story, plan, &sheet)
  }

  private mutating func write(
    _ worst: FoldedFinding?, _ folded: [FoldedFinding], _ story: HTMLStory?, _ plan: Plan?,
    _ sheet: inout PictureSheet
  ) {
    html.openArticle(entry)
    writeHead(worst, story)
    if let story {
      pills = story.pills
      HTMLFilm(
        story: story, finding: worst?.mismatch.finding, book: book, isBrief: isBrief
      ).write(&sheet, to: &html)
    }
    if let worst {
      writeCards(worst, story, plan)
      if let plan, entry.number ?? 0 < HTMLArticle.limit {
        HTMLCast(result, at: worst.mismatch.location, plan, in: book)?.write(&sheet, to: &html)
      }
    }
    writeWay()
    let others = folded.filter { $0.cells != worst?.cells || !isSame($0, worst) }
    if plan != nil, !isBrief {
      for other in others { writeOther(other) }
    } else {
      writeLeft(others.count, hasSteps: plan != nil)
    }
    html.close("article")
  }

  /// What is left out to keep the page small.
  private mutating func writeLeft(_ others: Int, hasSteps: Bool) {
    var parts: [String] = []
    if others > 0 { parts.append("and " + SummaryText.count(others, "more finding")) }
    if !hasSteps { parts.append("its steps are left out") }
    if parts.isEmpty { return }
    html.raw("<p class=\"note\">")
    html.prose(parts.joined(separator: "; ") + ", to keep the page small: `--all` tells all")
    html.raw("</p>")
  }

  private func isSame(_ one: FoldedFinding, _ other: FoldedFinding?) -> Bool {
    one.mismatch.location == other?.mismatch.location && one.cells == other?.cells
      && one.mismatch.title == other?.mismatch.title
  }

  // MARK: - The head

  private mutating func writeHead(_ worst: FoldedFinding?, _ story: HTMLStory?) {
    guard let worst else {
      html.raw("<div class=\"facts\">")
      for fact in story?.facts ?? [] { writeFact(fact) }
      if !entry.cells.isEmpty { writeFact("the first of " + entry.cells) }
      return html.raw("</div>")
    }
    let finding = worst.mismatch
    html.raw("<p class=\"lead\">")
    if let step = finding.step {
      html.words("After ")
      html.element("code", book.text(step, limit: 80))
      html.words(": ")
    }
    html.raw("<b>")
    html.phrase(finding.phrase)
    html.raw("</b>")
    if let message = finding.message { html.words(", because " + message) }
    html.raw(".</p>")
    writeFacts(worst, story)
  }

  /// The cell that is shown, what it rests on, and the command that runs it again.
  private mutating func writeFacts(_ worst: FoldedFinding, _ story: HTMLStory?) {
    html.raw("<div class=\"facts\">")
    for fact in (story?.facts ?? []) + remarks.facts { writeFact(fact) }
    let told = ["ios", "device", "orientation", "appearance"]
    for axis in worst.cells.first.map({ result.cells[$0].axes }) ?? []
    where story == nil || !told.contains(axis.name) {
      writeFact(axis.name + " " + axis.value)
    }
    if let issue = result.knownIssue {
      writeFact("known issue: " + book.text(of: issue))
    }
    var rules: [Rule] = []
    for case .rule(let rule) in worst.mismatch.assumptions where !rules.contains(rule) {
      rules.append(rule)
    }
    for rule in rules.prefix(4) {
      html.raw("<span class=\"fact\">")
      html.rule(rule, isOpen: true)
      html.words(" " + rule.entry.confidence.spelling)
      html.raw("</span>")
    }
    let command = settings.rerun + " " + book.operand(worst.mismatch.runPlace)
    html.copyButton(remarks.command ?? command, isFact: true)
    html.raw("</div>")
  }

  private mutating func writeFact(_ fact: String) {
    html.element("span", "class=\"fact\"", fact)
    html.raw(" ")
  }

  // MARK: - The cards

  private mutating func writeCards(_ worst: FoldedFinding, _ story: HTMLStory?, _ plan: Plan?) {
    html.raw("<div class=\"two\">")
    if let story, !story.accounts.isEmpty {
      HTMLTree(accounts: story.accounts, finding: worst.mismatch.finding, book: book)
        .write(number: entry.number ?? 0, isBrief: isBrief, to: &html)
    } else {
      writeReasons(worst.mismatch, isCard: true)
    }
    html.raw("<section class=\"card\"><h2>Where it comes from</h2>")
    let source = HTMLSource(worst.mismatch, of: story, in: book)
    if !source.isEmpty { source.write(to: &html) }
    if story?.accounts.isEmpty == false { writeReasons(worst.mismatch, isCard: false) }
    for reason in remarks.reasons {
      html.raw("<p class=\"hint\">")
      html.prose(reason)
      html.raw("</p>")
    }
    for hint in worst.mismatch.advice where worst.mismatch.mend == nil {
      html.raw("<p class=\"hint\">")
      html.phrase(hint)
      html.raw("</p>")
    }
    html.raw("</section></div>")
    // In short there is no room for a table.
    let heat =
      plan == nil
      ? nil : HTMLHeat(result, shown: worst.cells.first, location: worst.mismatch.location)
    let mend = worst.mismatch.mend
    guard heat != nil || mend != nil else { return }
    html.raw("<div class=\"two\">")
    if let mend {
      let isTold = entry.number ?? 0 < HTMLArticle.limit
      let after =
        isTold
        ? plan?.pills(of: result, cell: worst.cells.first ?? 0, with: mend, settings.run) : nil
      var card = HTMLMend(mend, of: worst.mismatch, in: book, before: pills, after: after ?? [])
      card.isOfSpec = result.shownBy == nil
      card.mended = remarks.mended ?? (result.shownBy == nil ? nil : "the law holds there then")
      card.write(to: &html)
    }
    if let heat {
      let isWide = heat.isWide || mend == nil
      html.raw("<section class=\"card" + (isWide ? " span" : "") + "\"><h2>")
      html.raw("<span>Where")
      if let step = worst.mismatch.step {
        html.words(": after ")
        html.element("code", book.text(step, limit: 60))
      }
      html.raw("</span></h2>")
      heat.write(to: &html)
      if let words = result.describe(worst.cells) {
        html.raw("<p class=\"note\">It is so on <b>")
        html.words(words)
        html.raw("</b>.</p>")
      }
      html.raw("</section>")
    }
    html.raw("</div>")
  }

  /// Why the value is what it is, with the rules.
  private mutating func writeReasons(_ finding: FindingWords, isCard: Bool) {
    guard !finding.reasons.isEmpty else { return }
    html.raw(isCard ? "<section class=\"card\"><h2>Why</h2>" : "<h3>Why</h3>")
    html.raw("<ul class=\"reasons\">")
    for reason in finding.reasons.prefix(8) {
      html.raw(reason.decides ? "<li class=\"first\">" : "<li>")
      html.rule(reason.rule)
      html.raw("<span>")
      html.prose(reason.text)
      if let place = reason.location { html.words(" (" + book.line(place) + ")") }
      html.raw("</span></li>")
    }
    html.raw("</ul>" + (isCard ? "</section>" : ""))
  }

  /// The shortest way to what a search found, as a spec holds it.
  private mutating func writeWay() {
    guard let way = result.shownBy else { return }
    html.raw("<details class=\"card\"><summary>As a scenario</summary>")
    html.raw("<div class=\"src\" role=\"group\" aria-label=\"Scenario\" tabindex=\"0\">")
    let lines = way.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where number + 1 < lines.count || !line.isEmpty {
      html.raw("<div><span class=\"n\">" + String(number + 1) + "</span><span>")
      html.code(String(line))
      html.raw("</span></div>")
    }
    html.raw("</div><div class=\"tried\">")
    html.words("It fails until that is mended.")
    html.copyButton(way.text, named: "copy the scenario")
    html.raw("</div></details>")
  }

  /// What else does not hold in the scenario, in short.
  private mutating func writeOther(_ folded: FoldedFinding) {
    html.raw("<section class=\"card\"><h2>")
    html.phrase(folded.mismatch.phrase)
    html.raw("</h2>")
    if let words = result.describe(folded.cells) { html.element("p", "class=\"note\"", words) }
    HTMLSource(folded.mismatch, of: nil, in: book).write(to: &html)
    writeReasons(folded.mismatch, isCard: false)
    html.raw("</section>")
  }
}

extension HTMLWriter {
  /// Opens the article of a scenario, with its place and its name.
  mutating func openArticle(_ entry: HTMLEntry) {
    raw("<article")
    attribute("id", entry.anchor)
    raw(">")
    element("div", "class=\"crumb\"", entry.anchor)
    open("h1")
    mark(entry.sort)
    words(" " + entry.name)
    close("h1")
  }

  /// Appends a button that puts a text on the clipboard.
  mutating func copyButton(_ text: String, named name: String) {
    raw("<button type=\"button\" class=\"btn\"")
    attribute("data-copy", text)
    raw(" hidden><span class=\"did\">" + name + "</span></button>")
  }

  /// Appends a button that puts a command on the clipboard.
  mutating func copyButton(_ command: String, isFact: Bool) {
    raw("<button type=\"button\" class=\"" + (isFact ? "fact copy" : "btn") + "\"")
    attribute("data-copy", command)
    raw(">")
    element("code", command)
    raw(" <span class=\"did\" hidden>copy</span></button>")
  }
}
