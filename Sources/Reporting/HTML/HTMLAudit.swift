import Exploring
import Interpreter
import Language
import Picture
import Wording

extension HTMLReport {
  /// Returns the page of an audit: what was found first, the certain findings before the likely
  /// ones, then the screens and bars that were reached.
  ///
  /// `name` is what was read, as a command takes it.
  package static func page(
    of audit: Audit, in book: SourceBook, named name: String, _ settings: ReportSettings
  ) -> [UInt8] {
    var settings = settings
    settings.subject = .finding
    var sheet = PictureSheet(limit: drawingLimit)
    var list = HTMLList()
    var articles = HTMLWriter()
    for (number, finding) in audit.findings.enumerated() {
      if number >= limit { break }
      let told = ToldFinding(finding)
      var entry = HTMLEntry(told, number: number, named: name, in: book)
      let article = HTMLArticle(
        told, entry, of: audit.plan, in: book, settings, named: name, drawing: &sheet)
      articles.append(article.html)
      entry.pills = article.pills
      list.add(entry)
    }
    let end = AuditText(audit, book: book, look: Look(), name: name, showsAll: true).endLines
    var reached = HTMLReached()
    reached.add(
      [ReachedScreens(title: name, lines: end, screens: audit.seen.screens)], of: name)
    let isWhole = audit.seen.unknown == nil && audit.seen.open == 0 && audit.seen.situations > 0
    let page = HTMLPage(
      list: list, articles: articles, others: HTMLOthers(), reached: reached.html,
      drawings: sheet.svg, headline: end.first ?? name, welcome: isWhole ? .passed : .open,
      settings: settings)
    return page.html.bytes
  }
}

extension HTMLEntry {
  /// Creates the entry of a finding; one that no line of the app decides stands below the name of
  /// what was read.
  fileprivate init(_ told: ToldFinding, number: Int, named subject: String, in book: SourceBook) {
    sort = told.lead.isCertain ? .certain : .likely
    file = told.place.map { book.name(of: $0.file) } ?? subject
    line = told.place.map { book.lineNumber($0) } ?? 0
    anchor = told.place.map { book.line($0) } ?? "finding \(number + 1)"
    name = told.lead.title
    cells = told.cells ?? ""
    axes = HTMLEntry.words(of: told.result.cells.lazy.map { $0.axes })
    self.number = number
  }
}

extension HTMLArticle {
  /// Creates the article of a finding.
  fileprivate init(
    _ told: ToldFinding, _ entry: HTMLEntry, of plan: Plan, in book: SourceBook,
    _ settings: ReportSettings, named name: String, drawing sheet: inout PictureSheet
  ) {
    var remarks = Remarks()
    remarks.facts = told.supposing.map { "if " + $0 }
    if let root = told.root { remarks.facts.append("begun with " + root) }
    remarks.reasons = [told.lead.reason].compactMap { $0 }
    remarks.command = "sbar audit " + name
    remarks.mended = "it is " + told.lead.expectation + " then"
    self.init(told.shown, entry, of: plan, in: book, settings, remarks, drawing: &sheet)
  }
}
