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

  /// So many bytes of scenarios and drawings at most, so that the page has at most two million
  /// with ten thousand rows. From `fullSize` bytes on a scenario is told by what fails first in it.
  /// Where that is too much, too, the last ones are told without steps, in about `shortSize` each.
  private static let byteLimit = 1_265_000
  private static let fullSize = 220_000
  private static let shortSize = 2_000

  /// A run of no more scenarios that hold shows these, too.
  private static let passLimit = 100

  /// A scenario that holds, until it is known how many there are.
  private struct Pass: Sendable {
    var result: ScenarioResult
    var entry: HTMLEntry
    var plan: Plan
    var book: SourceBook
  }

  private var passes: [Pass] = []
  private var passCount = 0
  private var verb = RunVerb.test
  private let settings: ReportSettings
  /// `true` tells of every scenario that does not hold in full, however many there are.
  private var isWhole: Bool { settings.tellsAll }
  /// What was planned of the file that is open.
  private var plan: Plan?
  private var list = HTMLList()
  private var articles = HTMLWriter()
  private var articleCount = 0
  private var others = HTMLOthers()
  private var reached = HTMLReached()
  private var sheet: PictureSheet
  private(set) var bytes: [UInt8] = []

  init(_ settings: ReportSettings) {
    self.settings = settings
    sheet = PictureSheet(limit: settings.tellsAll ? nil : HTMLReport.drawingLimit)
  }

  /// Forgets the page, which was taken.
  mutating func clear() { bytes = [] }

  mutating func receive(_ event: RunEvent, _ file: inout OpenFile) {
    switch event {
    case .began(let verb): self.verb = verb
    case .listed: break
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
    entry.add(plan?.scenario(of: result)?.cells.first)
    if entry.sort == .passed { return add(pass: result, entry, in: book) }
    guard isWhole || articleCount < HTMLReport.limit else { return list.add(rest: entry) }
    entry.number = articleCount
    let size = articles.bytes.count
    let rest = HTMLReport.shortSize * (HTMLReport.limit - articleCount)
    let isShort = !isWhole && size + sheet.byteCount + rest > HTMLReport.byteLimit
    articleCount += 1
    let article = HTMLArticle(
      result, entry, of: isShort ? nil : plan, in: book, settings,
      isBrief: !isWhole && size > HTMLReport.fullSize, drawing: &sheet)
    articles.append(article.html)
    entry.pills = article.pills
    list.add(entry)
  }

  /// Keeps one that holds until there are too many of them to be shown.
  private mutating func add(pass result: ScenarioResult, _ entry: HTMLEntry, in book: SourceBook) {
    passCount += 1
    if passCount <= HTMLReport.passLimit, let plan, plan.scenario(of: result) != nil {
      return passes.append(Pass(result: result, entry: entry, plan: plan, book: book))
    }
    if passCount > HTMLReport.passLimit { listPasses() }
    list.add(rest: entry)
  }

  private mutating func listPasses() {
    for pass in passes { list.add(rest: pass.entry) }
    passes = []
  }

  /// Shows those that hold, behind the others.
  private mutating func showPasses() {
    for pass in passes {
      var entry = pass.entry
      entry.number = articleCount
      articleCount += 1
      let article = HTMLArticle(
        pass.result, entry, of: pass.plan, in: pass.book, settings, drawing: &sheet)
      articles.append(article.html)
      entry.pills = article.pills
      list.add(entry)
    }
  }

  private mutating func finish(_ end: RunEnd) {
    showPasses()
    let page = HTMLPage(
      list: list, articles: articles, others: others, reached: reached.html,
      drawings: sheet.svg, headline: HTMLPage.headline(end, settings, verb), settings: settings)
    bytes = page.html.bytes
  }
}
