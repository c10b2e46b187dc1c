import Book
import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// A run as one HTML page: the scenarios that do not hold in full, and the others as a list.
///
/// It asks for nothing but itself: no network, no font, no storage. Without a script it can be
/// read; the script filters, moves by keys, and makes the rows of what passed.
package struct HTMLReport: Sendable {
  /// So many scenarios that do not hold are told in full; a page with thousands is slow to paint.
  static let limit = 200

  /// So many bytes of drawings at most; scenarios after them have pills in their place.
  static let drawingLimit = 400_000

  /// So many bytes of scenarios and drawings at most, so that the page has at most two million with
  /// ten thousand rows. Where more are needed, the last ones are told without steps and tree, in
  /// about `briefSize` each.
  private static let byteLimit = 1_150_000
  private static let briefSize = 2_500

  private let settings: ReportSettings
  private let isWhole: Bool
  /// What was planned of the file that is open.
  private var plan: Plan?
  private var list = HTMLList()
  private var articles = HTMLWriter()
  private var articleCount = 0
  private var others = HTMLOthers()
  private var reached = HTMLReached()
  private var sheet: PictureSheet
  private(set) var bytes: [UInt8] = []

  /// `isWhole` tells of every scenario that does not hold in full, however many there are.
  init(_ settings: ReportSettings, isWhole: Bool = false) {
    self.settings = settings
    self.isWhole = isWhole
    sheet = PictureSheet(limit: isWhole ? nil : HTMLReport.drawingLimit)
  }

  /// Forgets the page, which was taken.
  mutating func clear() { bytes = [] }

  mutating func receive(_ event: RunEvent, _ file: inout OpenFile) {
    switch event {
    case .began, .listed: break
    case .fileEnded(let end): reached.add(end.reached, of: file.name)
    case .fileBegan: plan = nil
    case .complaint(let complaint): others.add(complaint)
    case .planned(let planned):
      plan = planned.plan
      let wanted = planned.diagnostics.filter { $0.severity != .note }
      if !wanted.isEmpty { others.add(DiagnosticOrder.sorted(wanted), in: file.book) }
    case .scenario(let result): add(result, in: file.book)
    case .ended(let end): finish(end)
    }
  }

  private mutating func add(_ result: ScenarioResult, in book: SourceBook) {
    others.add(advice: result.advice, in: book)
    var entry = HTMLEntry(result, in: book)
    guard entry.sort != .passed, isWhole || articleCount < HTMLReport.limit else {
      return list.add(rest: entry)
    }
    entry.number = articleCount
    let rest = HTMLReport.briefSize * (HTMLReport.limit - articleCount)
    let isBrief =
      !isWhole && articles.bytes.count + sheet.byteCount + rest > HTMLReport.byteLimit
    articleCount += 1
    let article = HTMLArticle(
      result, entry, of: isBrief ? nil : plan, in: book, settings, drawing: &sheet)
    articles.append(article.html)
    entry.pills = article.pills
    list.add(entry)
  }

  private mutating func finish(_ end: RunEnd) {
    let page = HTMLPage(
      list: list, articles: articles, others: others, reached: reached.html,
      drawings: sheet.svg, headline: HTMLPage.headline(end, settings), settings: settings)
    bytes = page.html.bytes
  }
}
