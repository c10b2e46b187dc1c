import Book
import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// What belongs to no scenario: files that are not valid, complaints, settings without effect.
struct HTMLOthers: Sendable {
  private(set) var problems = HTMLWriter()
  private(set) var advice = HTMLWriter()
  private var adviceCount = 0

  /// So many messages are told in full.
  private static let limit = 200
  private var count = 0

  mutating func add(_ complaint: Complaint) { add(complaint.message) }

  mutating func add(_ finding: ReportedFinding) { add(finding.block) }

  mutating func add(_ diagnostics: [Diagnostic], in book: SourceBook) {
    for diagnostic in diagnostics {
      var text = TextBuffer()
      DiagnosticText.write(diagnostic, in: book, to: &text, Look())
      add(text.text)
    }
  }

  private mutating func add(_ block: String) {
    count += 1
    guard count <= HTMLOthers.limit else { return }
    problems.raw("<section class=\"card\">")
    problems.block(block)
    problems.raw("</section>")
  }

  mutating func add(advice all: [Diagnostic], in book: SourceBook) {
    for diagnostic in all {
      add(
        advice: diagnostic.message, at: book.line(diagnostic.primary.location),
        code: diagnostic.code)
    }
  }

  mutating func add(advice finding: ReportedFinding) {
    let place = finding.place.path + ":" + String(finding.place.start.line)
    add(advice: finding.message, at: place, code: finding.code)
  }

  private mutating func add(advice message: String, at place: String, code: DiagnosticCode) {
    adviceCount += 1
    guard adviceCount <= HTMLOthers.limit else { return }
    advice.raw("<div class=\"row\" role=\"listitem\"><span class=\"mark maybe\">!</span><span>")
    advice.words(message)
    advice.element("small", " " + place + " · " + code.spelling)
    advice.raw("</span><span></span></div>")
  }

  /// How many messages were left out.
  var left: Int { max(0, count - HTMLOthers.limit) }
}

/// The page as a whole: the list, the scenarios, and what makes it live.
struct HTMLPage {
  private(set) var html = HTMLWriter()

  private let settings: ReportSettings

  /// Creates a page; `reached` is what stands behind all that was found.
  init(
    list: HTMLList, articles: HTMLWriter, others: HTMLOthers, reached: HTMLWriter = HTMLWriter(),
    drawings: String, headline: String, welcome: HTMLEntry.Sort = .passed,
    settings: ReportSettings
  ) {
    self.settings = settings
    writeHead(HTMLPage.title(list, settings) ?? headline)
    html.raw("<body>" + drawings)
    html.raw("<a class=\"skip\" href=\"#main\">Skip to the report</a><div class=\"page\">")
    writeList(list)
    html.raw("<main id=\"main\">")
    writeWelcome(list, others, welcome, headline)
    writeProblems(others)
    html.append(articles)
    html.append(reached)
    writeRest(list)
    if !others.advice.isEmpty {
      html.raw("<article class=\"small\" id=\"advice\"><h1>Settings without effect</h1>")
      html.raw("<div class=\"mini\" role=\"list\">")
      html.append(others.advice)
      html.raw("</div></article>")
    }
    writeRules()
    html.raw("<footer>")
    html.raw("<span>")
    html.prose(headline)
    html.raw("</span> ")
    html.element("span", settings.tool)
    html.raw("<span><kbd>?</kbd> keys</span></footer></main></div>")
    html.raw(HTMLPage.keys)
    html.raw("<script type=\"application/json\" id=\"passed\">")
    html.raw(String(decoding: list.json, as: UTF8.self))
    html.raw("</script><script>" + HTMLPage.asset("page.js") + "</script></body></html>\n")
  }

  private static func asset(_ name: String) -> String { Book.text(of: "Report/" + name) ?? "" }

  /// What a run came to, in a line.
  static func headline(
    _ end: RunEnd, _ settings: ReportSettings, _ verb: RunVerb = .test
  ) -> String {
    var text = TextBuffer()
    SummaryText.writeHeadline(verb, of: settings.subject, end, to: &text, Look())
    return text.text
  }

  /// Where nothing is wrong, that stands in place of it.
  private mutating func writeWelcome(
    _ list: HTMLList, _ others: HTMLOthers, _ sort: HTMLEntry.Sort, _ headline: String
  ) {
    let isGood = list.total == list.count(.passed) + list.count(.skipped)
    guard isGood, others.problems.isEmpty else { return }
    html.raw("<article class=\"small\"><h1>")
    html.mark(sort)
    html.prose(" " + headline)
    html.raw("</h1></article>")
  }

  /// What a tab of a browser has room for; nil where nothing is wrong.
  private static func title(_ list: HTMLList, _ settings: ReportSettings) -> String? {
    let count = list.count(.failed)
    guard count > 0 else { return nil }
    let all = SummaryText.count(list.total, settings.subject.noun)
    return "✘ " + SummaryText.grouped(count) + " of " + all + (count == 1 ? " fails" : " fail")
  }

  private mutating func writeHead(_ headline: String) {
    html.raw("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">")
    html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    html.raw("<meta name=\"color-scheme\" content=\"light dark\">")
    html.element("title", headline + " · sbar")
    html.raw(
      "<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'")
    html.raw(" viewBox='0 0 16 16'%3E%3Crect x='1' y='4' width='14' height='8' rx='4'")
    html.raw(" fill='%23c5402c'/%3E%3C/svg%3E\"><style>" + HTMLPage.asset("page.css"))
    html.raw("</style></head>")
  }

  // MARK: - The list

  private mutating func writeList(_ list: HTMLList) {
    html.raw("<nav aria-label=\"\(settings.subject.title)\"><div class=\"brand\">")
    html.raw(
      "<svg width=\"40\" height=\"16\" aria-hidden=\"true\"><use href=\"#"
        + Pill(ShownBar(.plain(.dark), height: 0)).symbol + "\"/></svg> sbar ")
    html.element("small", SummaryText.count(list.total, settings.subject.noun))
    html.raw("</div>")
    let counts = HTMLEntry.Sort.allCases.map { ($0, list.count($0)) }.filter { $0.1 > 0 }
    writeTally(counts)
    html.raw("<div class=\"find\" hidden><input type=\"search\" id=\"q\" aria-label=\"Filter\"")
    html.attribute("placeholder", "Filter: is:\(settings.subject.filter) ios:16")
    html.raw(">")
    html.raw("<kbd aria-hidden=\"true\">/</kbd></div>")
    html.raw("<div class=\"chips\" hidden role=\"group\" aria-label=\"Outcome\">")
    for (sort, count) in counts {
      html.raw("<button type=\"button\" aria-pressed=\"false\" data-is=\"" + sort.rawValue + "\">")
      html.raw("<span class=\"" + sort.color + "\" aria-hidden=\"true\">" + sort.sign + "</span> ")
      html.words(SummaryText.grouped(count) + " " + sort.words)
      html.raw("</button>")
    }
    html.raw("</div><div id=\"list\">")
    html.append(list.html)
    html.raw("</div><p id=\"none\" class=\"more\" role=\"status\" hidden>")
    html.raw("Nothing fits the filter.</p></nav>")
  }

  private mutating func writeTally(_ counts: [(HTMLEntry.Sort, Int)]) {
    if counts.isEmpty { return }
    let words = counts.map { SummaryText.grouped($0.1) + " " + $0.0.words }.joined(separator: ", ")
    html.raw("<div class=\"tally\" role=\"img\"")
    html.attribute("aria-label", words)
    html.raw(">")
    for (sort, count) in counts {
      html.raw("<i class=\"" + sort.color + "\" style=\"flex:" + String(count) + "\"></i>")
    }
    html.raw("</div>")
  }

  // MARK: - The rest

  private mutating func writeProblems(_ others: HTMLOthers) {
    guard !others.problems.isEmpty else { return }
    html.raw("<article class=\"small\"><h1>What is wrong with the files</h1>")
    html.append(others.problems)
    if others.left > 0 {
      html.element("p", "class=\"note\"", "and " + SummaryText.count(others.left, "more message"))
    }
    html.raw("</article>")
  }

  /// What the rules say that are named above.
  private mutating func writeRules() {
    if html.rules.isEmpty { return }
    html.raw("<article class=\"small\" id=\"rules\"><h1>Rules</h1><dl class=\"card\">")
    let all = Rule.allCases.filter { html.rules.contains($0) }
    for rule in all {
      html.element("dt", "id=\"rule-" + rule.spelling + "\"", rule.spelling)
      html.raw("<dd>")
      html.words(rule.entry.title + " ")
      html.element("small", rule.entry.confidence.spelling)
      html.raw("</dd>")
    }
    html.raw("</dl></article>")
  }

  private mutating func writeRest(_ list: HTMLList) {
    guard list.restCount > 0 else { return }
    html.raw("<article class=\"small\" id=\"others\"><h1>The rest of the run: <span id=\"count\">")
    html.words(SummaryText.grouped(list.restCount))
    html.raw("</span></h1><noscript>")
    html.append(list.rows)
    let more = list.restCount - HTMLList.rowLimit
    if more > 0 {
      html.element("p", "class=\"note\"", "and " + SummaryText.grouped(more) + " more")
    }
    html.raw("</noscript>")
    html.raw("<div id=\"rest\" role=\"list\"></div></article>")
  }

  private static let keys = """
    <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2><dl>\
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous scenario</dd>\
    <dt><kbd>n</kbd></dt><dd>next one that fails</dd>\
    <dt><kbd>/</kbd></dt><dd>filter: words of a name or a file, <code>is:failed</code>,\
     <code>is:undecided</code>, <code>is:passed</code>, <code>ios:16</code></dd>\
    <dt><kbd>t</kbd></dt><dd>bright or dark</dd>\
    <dt><kbd>Esc</kbd></dt><dd>leave</dd></dl></dialog>
    """
}
