import Interpreter
import Language
import Picture
import Wording

/// The screens that searches reached, each with the bars that were seen on it.
struct HTMLReached: Sendable {
  private var cards = HTMLWriter()

  /// Larger tables say nothing more.
  private static let limit = (rows: 100, columns: 16)

  /// A bar that stands at the head of a column.
  private struct Column: Hashable {
    var looks: [BarLook]
    var isOnItsSide: Bool

    init(_ bar: ReachedScreen.SeenBar) {
      (looks, isOnItsSide) = (bar.looks, bar.isOnItsSide)
    }

    /// `upright` or `on its side`, as people hold a device.
    var posture: String { isOnItsSide ? "on its side" : "upright" }
  }

  /// All of it with its heading; empty where nothing was searched.
  var html: HTMLWriter {
    if cards.isEmpty { return cards }
    var html = HTMLWriter()
    html.raw("<article class=\"small\" id=\"reached\"><h1>What was reached</h1>")
    html.append(cards)
    html.raw("</article>")
    return html
  }

  /// Adds what searches of the apps of a file reached.
  mutating func add(_ all: [ReachedScreens], of file: String) {
    for reached in all { add(reached, of: file) }
  }

  private mutating func add(_ reached: ReachedScreens, of file: String) {
    cards.raw("<section class=\"card\"><h2>")
    cards.element("span", reached.title)
    if !file.isEmpty, file != reached.title { cards.element("small", "class=\"crumb\"", file) }
    cards.raw("</h2>")
    if !reached.screens.isEmpty { writeTable(reached.screens) }
    for line in reached.lines { cards.element("p", "class=\"note\"", line) }
    cards.raw("</section>")
  }

  private mutating func writeTable(_ screens: [ReachedScreen]) {
    var columns: [Column] = []
    for bar in screens.lazy.flatMap({ $0.bars }) where !columns.contains(Column(bar)) {
      columns.append(Column(bar))
    }
    columns =
      columns.filter { !$0.isOnItsSide } + columns.filter { $0.isOnItsSide }
    columns = Array(columns.prefix(HTMLReached.limit.columns))
    cards.raw("<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Screens and bars\">")
    cards.raw("<table class=\"heat seen\"><caption class=\"hush\">")
    cards.words("In how many situations each screen has which bar")
    cards.raw("</caption><thead>")
    writeHead(columns)
    cards.raw("</thead><tbody>")
    for screen in screens.prefix(HTMLReached.limit.rows) { write(screen, columns) }
    cards.raw("</tbody></table></div>")
    let more = screens.count - HTMLReached.limit.rows
    if more > 0 {
      cards.element("p", "class=\"note\"", "and " + SummaryText.count(more, "more screen"))
    }
  }

  private mutating func writeHead(_ columns: [Column]) {
    if columns.contains(where: { $0.isOnItsSide }) {
      cards.raw("<tr><td class=\"x\"></td>")
      for isOnItsSide in [false, true] {
        let own = columns.filter { $0.isOnItsSide == isOnItsSide }
        guard let first = own.first else { continue }
        cards.element("th", "scope=\"colgroup\" colspan=\"\(own.count)\"", first.posture)
      }
      cards.raw("</tr>")
    }
    cards.raw("<tr><td class=\"x\"></td>")
    for column in columns {
      cards.raw("<th scope=\"col\">")
      if let pill = Pill(column.looks) { cards.pill(pill, isNamed: false) }
      cards.words(column.looks.map { $0.words }.joined(separator: " or "))
      cards.raw("</th>")
    }
    cards.raw("</tr>")
  }

  private mutating func write(_ screen: ReachedScreen, _ columns: [Column]) {
    cards.raw("<tr><th scope=\"row\">")
    cards.element("b", screen.name ?? "no screen")
    if let way = screen.bars.first?.steps, !way.isEmpty {
      cards.element("small", HTMLReached.words(of: way))
    }
    cards.raw("</th>")
    for column in columns {
      guard let bar = screen.bars.first(where: { Column($0) == column }) else {
        cards.raw("<td class=\"x\"><span aria-hidden=\"true\">·</span>")
        cards.element("span", "class=\"hush\"", "not seen")
        cards.raw("</td>")
        continue
      }
      cards.raw("<td class=\"" + (bar.looks.count > 1 ? "o" : "s") + "\"")
      cards.attribute("title", HTMLReached.words(of: bar.steps))
      cards.raw(">")
      cards.words(SummaryText.grouped(bar.situations))
      cards.raw("</td>")
    }
    cards.raw("</tr>")
  }

  private static func words(of steps: [String]) -> String { steps.joined(separator: " · ") }
}
