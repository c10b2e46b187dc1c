import StatusBar

/// Pictures on one page: what they have in common is defined once, and equal ones are drawn once.
/// All pills are on it.
package struct PictureSheet: Sendable {
  /// Holds what pictures are made of, each once, and no element.
  private var common = SVGCanvas()
  /// The number of each picture that was drawn, by its elements.
  private var numbers: [String: Int] = [:]
  private var symbols = ""
  /// Pictures are left out from so many bytes on; nil draws all.
  private let limit: Int?

  /// Creates an empty sheet, which takes about so many bytes of drawings.
  package init(limit: Int? = nil) {
    self.limit = limit
    for content in PillContent.all { common.define(.pill(content)) }
  }

  /// Returns the element that shows a picture by its upper part, `percent` of it; nil where the
  /// sheet is full.
  package mutating func element(_ picture: Picture, percent: Int = 64) -> String? {
    let drawing = picture.drawn
    let box = drawing.box
    let isWhole = picture.orientation.isLandscape || percent == 100
    let height = isWhole ? box.height : box.height * percent / 100
    let view = "\(box.x) \(box.y) \(box.width) \(height)"
    guard let number = number(of: drawing.canvas, box) else { return nil }
    var text =
      "<svg class=\"phone" + (isWhole ? " whole" : "")
      + "\" width=\"\(box.width * 55 / 100)\" viewBox=\"" + view + "\""
    text += " role=\"img\" aria-label=\"" + Label.markup(picture.words) + "\">"
    text += "<use href=\"#sbar-shot-\(number)\""
    return text + box.attributes + "/></svg>"
  }

  private mutating func number(of canvas: SVGCanvas, _ box: Box) -> Int? {
    if let number = numbers[canvas.body] { return number }
    if let limit, symbols.utf8.count > limit { return nil }
    let number = numbers.count + 1
    numbers[canvas.body] = number
    for definition in canvas.definitions { common.define(definition) }
    symbols += "<symbol id=\"sbar-shot-\(number)\" viewBox=\""
    symbols += "\(box.x) \(box.y) \(box.width) \(box.height)\">" + canvas.body + "</symbol>"
    return number
  }

  /// About how many bytes the drawings have.
  package var byteCount: Int { symbols.utf8.count }

  /// What the elements and pills show, to stand once on their page.
  package var svg: String {
    var text = "<svg width=\"0\" height=\"0\" class=\"defs\" aria-hidden=\"true\" font-family=\""
    text += SVGCanvas.font + "\"><defs>"
    for definition in common.definitions { text += definition.text }
    return text + symbols + "</defs></svg>"
  }
}
