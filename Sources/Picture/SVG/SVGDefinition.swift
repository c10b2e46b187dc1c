/// What several elements of an SVG use: a symbol, a gradient, a pattern, a clip.
struct SVGDefinition: Sendable {
  var id: String
  var text: String
  var needs: [SVGDefinition] = []

  /// A symbol with a box of its own; what its content does not colour has the colour of its use.
  static func symbol(
    _ id: String, _ box: String, _ content: String, needs: [SVGDefinition] = []
  ) -> SVGDefinition {
    SVGDefinition(
      id: id, text: "<symbol id=\"\(id)\" viewBox=\"\(box)\">\(content)</symbol>", needs: needs)
  }

  // MARK: - The bar: drawn, so that no font changes a picture

  /// 9:41
  static let time = symbol(
    "sbar-time", "-1 -1 40 17",
    "<g fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.1\" stroke-linecap=\"round\""
      + " stroke-linejoin=\"round\"><circle cx=\"5.4\" cy=\"5.4\" r=\"4\"/>"
      + "<path d=\"M9.4 5.4C9.4 10.2 7.6 13.6 3 13.6M24.8 13.6V1.4L17.6 10.2H27.2"
      + "M32 3.6 35.4 1.4V13.6\"/></g><g fill=\"currentColor\">"
      + "<circle cx=\"13.6\" cy=\"5.4\" r=\"1.35\"/>"
      + "<circle cx=\"13.6\" cy=\"11.4\" r=\"1.35\"/></g>"
  )

  static let signal = symbol(
    "sbar-signal", "0 0 18 12",
    "<g fill=\"currentColor\"><rect y=\"8\" width=\"3.2\" height=\"4\" rx=\"1\"/>"
      + "<rect x=\"4.9\" y=\"5.4\" width=\"3.2\" height=\"6.6\" rx=\"1\"/>"
      + "<rect x=\"9.8\" y=\"2.7\" width=\"3.2\" height=\"9.3\" rx=\"1\"/>"
      + "<rect x=\"14.7\" width=\"3.2\" height=\"12\" rx=\"1\"/></g>")

  static let wifi = symbol(
    "sbar-wifi", "0 0 17 12",
    "<path d=\"M1.4 4.3A10.4 10.4 0 0 1 15.6 4.3M4.1 7.2A6.4 6.4 0 0 1 12.9 7.2\" fill=\"none\""
      + " stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\"/>"
      + "<path d=\"M6.5 9.3A2.9 2.9 0 0 1 10.5 9.3L8.5 11.6Z\" fill=\"currentColor\"/>")

  static let battery = symbol(
    "sbar-battery", "0 0 27 12",
    "<rect x=\".6\" y=\".6\" width=\"22.8\" height=\"10.8\" rx=\"3.4\" fill=\"none\""
      + " stroke=\"currentColor\" stroke-opacity=\".42\" stroke-width=\"1.2\"/>"
      + "<rect x=\"2.3\" y=\"2.3\" width=\"19.4\" height=\"7.4\" rx=\"2\" fill=\"currentColor\"/>"
      + "<path d=\"M24.8 4V8C26 7.6 26.4 6.8 26.4 6S26 4.4 24.8 4Z\" fill=\"currentColor\""
      + " fill-opacity=\".45\"/>")

  /// A mark of what is unknown.
  static let question = symbol(
    "sbar-question", "0 0 20 20",
    "<circle cx=\"10\" cy=\"10\" r=\"10\" fill=\"#8a5a00\"/>"
      + "<path d=\"M7 7.6C7 3.9 13 3.9 13 7.6C13 9.9 10 9.9 10 12.2\" fill=\"none\" stroke=\"#fff\""
      + " stroke-width=\"2\" stroke-linecap=\"round\"/><circle cx=\"10\" cy=\"15.4\" r=\"1.3\""
      + " fill=\"#fff\"/>")

  // MARK: - Paint

  /// What is not there, or not known.
  static let hatch = SVGDefinition(
    id: "sbar-hatch",
    text: "<pattern id=\"sbar-hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\""
      + " patternTransform=\"rotate(45)\"><path d=\"M0 0V6\" stroke=\"#8d929b\""
      + " stroke-width=\"1.6\" stroke-opacity=\".75\"/></pattern>")

  /// The same at the scale of a screen.
  static let wideHatch = SVGDefinition(
    id: "sbar-wide-hatch",
    text: "<pattern id=\"sbar-wide-hatch\" width=\"14\" height=\"14\""
      + " patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
      + "<path d=\"M0 0V14\" stroke=\"#8d929b\" stroke-width=\"2.4\" stroke-opacity=\".5\"/>"
      + "</pattern>")

  /// The metal around a device.
  static let edge = SVGDefinition(
    id: "sbar-edge",
    text: "<linearGradient id=\"sbar-edge\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">"
      + "<stop offset=\"0\" stop-color=\"#5d616b\"/><stop offset=\".45\" stop-color=\"#26282d\"/>"
      + "<stop offset=\"1\" stop-color=\"#5d616b\"/></linearGradient>")

  private static let dusk = SVGDefinition(
    id: "sbar-dusk",
    text: "<linearGradient id=\"sbar-dusk\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">"
      + "<stop offset=\"0\" stop-color=\"#9db7d8\"/><stop offset=\".5\" stop-color=\"#e4c9b4\"/>"
      + "<stop offset=\"1\" stop-color=\"#c98f74\"/></linearGradient>")

  /// Any picture of the app's: a bay with two rows of hills, at dusk.
  static let photo = SVGDefinition(
    id: "sbar-photo",
    text:
      "<symbol id=\"sbar-photo\" viewBox=\"0 0 390 250\" preserveAspectRatio=\"xMidYMid slice\">"
      + "<rect width=\"390\" height=\"250\" fill=\"url(#sbar-dusk)\"/>"
      + "<circle cx=\"286\" cy=\"86\" r=\"25\" fill=\"#fff1d8\"/>"
      + "<path d=\"M0 176Q60 98 132 150T258 132T390 140V250H0Z\" fill=\"#8b6a72\" opacity=\".55\"/>"
      + "<path d=\"M0 196Q96 140 190 186T390 164V250H0Z\" fill=\"#5b5068\" opacity=\".75\"/>"
      + "<path d=\"M0 214Q98 202 195 214T390 214V250H0Z\" fill=\"#5f6f86\"/></symbol>",
    needs: [dusk])

  /// The screen of a device with round corners, to which its content is clipped.
  static func clip(_ size: Size, radius: Int) -> SVGDefinition {
    let id = "sbar-screen-\(size.width)-\(size.height)-\(radius)"
    let rect = "<rect width=\"\(size.width)\" height=\"\(size.height)\" rx=\"\(radius)\"/>"
    return SVGDefinition(id: id, text: "<clipPath id=\"\(id)\">\(rect)</clipPath>")
  }
}
