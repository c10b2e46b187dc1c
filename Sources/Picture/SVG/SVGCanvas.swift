/// SVG in the making: elements in their order, and the definitions that they use, each once.
///
/// Colours and sizes are attributes, so that it looks the same where no style sheet is allowed; all
/// lengths are whole points, so that its bytes are the same everywhere.
struct SVGCanvas {
  private(set) var body = ""
  private(set) var definitions: [SVGDefinition] = []

  /// The elements below one `svg`, which begins with the definitions.
  func document(width: Int, height: Int, box: Box, words: String, isGroup: Bool = false) -> String {
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"\(box.x) \(box.y) \(box.width) \(box.height)\""
    text += " role=\"\(isGroup ? "group" : "img")\" aria-label=\"" + Label.markup(words) + "\""
    text += " font-family=\"" + SVGCanvas.font + "\">\n"
    if !definitions.isEmpty {
      text += "<defs>\n"
      for definition in definitions { text += definition.text + "\n" }
      text += "</defs>\n"
    }
    return text + body + "</svg>\n"
  }

  static let font =
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', Inter, Roboto, 'Noto Sans', sans-serif"

  // MARK: - Elements

  /// Adds an element without content.
  mutating func add(_ name: String, _ attributes: (String, String)...) {
    body += "<" + name
    for (key, value) in attributes { body += " " + key + "=\"" + value + "\"" }
    body += "/>\n"
  }

  mutating func rect(
    _ box: Box, radius: Int = 0, fill: String, opacity: Int = 100, stroke: Stroke? = nil
  ) {
    body += "<rect" + box.attributes
    if radius > 0 { body += " rx=\"\(radius)\"" }
    body += " fill=\"" + fill + "\""
    if opacity < 100 { body += " fill-opacity=\"" + SVGCanvas.hundredths(opacity) + "\"" }
    if let stroke { body += stroke.attributes }
    body += "/>\n"
  }

  mutating func circle(
    x: Int, y: Int, radius: Int, fill: String, opacity: Int = 100, stroke: Stroke? = nil
  ) {
    body += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"" + fill + "\""
    if opacity < 100 { body += " fill-opacity=\"" + SVGCanvas.hundredths(opacity) + "\"" }
    if let stroke { body += stroke.attributes }
    body += "/>\n"
  }

  mutating func path(_ data: String, fill: String = "none", stroke: Stroke? = nil) {
    body += "<path d=\"" + data + "\" fill=\"" + fill + "\""
    if let stroke { body += stroke.attributes }
    body += "/>\n"
  }

  /// Where a text stands to its place.
  enum Anchor: String { case start, middle }

  /// Adds a text of one line, with its base line at `y`, cut where it would be wider than `room`.
  mutating func text(
    _ words: String, x: Int, y: Int, size: Int, fill: String, anchor: Anchor = .start,
    isBold: Bool = false, room: Int
  ) {
    // A letter is about half as wide as the type is high.
    let count = max(3, room * 10 / (size * 6))
    body += "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" fill=\"" + fill + "\""
    if anchor == .middle { body += " text-anchor=\"middle\"" }
    if isBold { body += " font-weight=\"600\"" }
    body += ">" + Label.markup(Label.cut(words, to: count)) + "</text>\n"
  }

  /// Draws a symbol into a box, in a colour.
  mutating func use(_ symbol: SVGDefinition, _ box: Box, color: String? = nil) {
    define(symbol)
    body += "<use href=\"#" + symbol.id + "\"" + box.attributes
    if let color { body += " color=\"" + color + "\"" }
    body += "/>\n"
  }

  /// What fills with a gradient or a pattern.
  mutating func paint(_ definition: SVGDefinition) -> String {
    define(definition)
    return "url(#" + definition.id + ")"
  }

  /// Opens a group with attributes; closed by `close`.
  mutating func open(_ attributes: String) { body += "<g " + attributes + ">\n" }

  mutating func close() { body += "</g>\n" }

  /// Adds a picture in a box, with a name of its own.
  mutating func nest(_ other: SVGCanvas, at place: Box, box: Box, words: String) {
    for definition in other.definitions { define(definition) }
    body += "<svg" + place.attributes
    body += " viewBox=\"\(box.x) \(box.y) \(box.width) \(box.height)\" role=\"img\" aria-label=\""
    body += Label.markup(words) + "\">\n" + other.body + "</svg>\n"
  }

  mutating func define(_ definition: SVGDefinition) {
    for needed in definition.needs { define(needed) }
    if !definitions.contains(where: { $0.id == definition.id }) { definitions.append(definition) }
  }

  // MARK: - Spelling

  /// `0.05` for 5.
  fileprivate static func hundredths(_ number: Int) -> String {
    if number % 10 == 0 { return number >= 100 ? "1" : "0.\(number / 10)" }
    return number < 10 ? "0.0\(number)" : "0.\(number)"
  }
}

/// A line around something.
struct Stroke {
  var color: String
  /// Tenths of a point.
  var width: Int
  var opacity = 100
  var dash: String?
  var isRound = false

  var attributes: String {
    var text = " stroke=\"" + color + "\" stroke-width=\""
    text += width % 10 == 0 ? "\(width / 10)\"" : "\(width / 10).\(width % 10)\""
    if opacity < 100 { text += " stroke-opacity=\"" + SVGCanvas.hundredths(opacity) + "\"" }
    if let dash { text += " stroke-dasharray=\"" + dash + "\"" }
    if isRound { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    return text
  }
}

/// A place and a size, in points.
struct Box: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  var right: Int { x + width }
  var bottom: Int { y + height }
  var middle: Int { x + width / 2 }

  /// The same with so much less, or more, on each side.
  func inset(_ points: Int) -> Box {
    Box(x + points, y + points, width - 2 * points, height - 2 * points)
  }

  var attributes: String {
    let place = (x == 0 ? "" : " x=\"\(x)\"") + (y == 0 ? "" : " y=\"\(y)\"")
    return place + " width=\"\(width)\" height=\"\(height)\""
  }
}
