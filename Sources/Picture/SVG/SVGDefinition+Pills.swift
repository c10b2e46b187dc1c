import StatusBar

// Bars as pills.
extension SVGDefinition {
  /// The pill of a bar with one look.
  static func pill(_ content: PillContent) -> SVGDefinition {
    switch content {
    case .text(.dark): pillDark
    case .text(.light): pillLight
    case .hidden: pillHidden
    case .split(let leading):
      leading == .dark ? pillDarkLight : pillLightDark
    case .half(let content): content == .dark ? pillHalfDark : pillHalfLight
    case .unknown: pillUnknown
    }
  }

  private static let left = "M17 .5H6.5A6 6 0 0 0 6.5 12.5H17"
  private static let right = "M17 .5H27.5A6 6 0 0 1 27.5 12.5H17"
  private static let bright = ("#fff", "#b9bcc4", "#17181b")
  private static let dark = ("#26282e", "#5a5e68", "#fff")

  private static func end(
    _ outline: String, _ paint: (String, String, String), _ glyph: String
  ) -> String {
    "<path d=\"\(outline)\" fill=\"\(paint.0)\" stroke=\"\(paint.1)\"/>"
      + "<rect \(glyph) fill=\"\(paint.2)\"/>"
  }

  private static let timeBox = "x=\"6\" y=\"5\" width=\"8\" height=\"3\" rx=\"1.5\""
  private static let glyphBox = "x=\"20\" y=\"4.5\" width=\"8\" height=\"4\" rx=\"1.3\""

  private static func pill(
    _ name: String, _ leading: (String, String, String), _ trailing: (String, String, String)
  ) -> SVGDefinition {
    symbol(
      "sbar-pill-" + name, "0 0 34 13", end(left, leading, timeBox) + end(right, trailing, glyphBox)
    )
  }

  private static func half(
    _ name: String, _ leading: (String, String, String)
  ) -> SVGDefinition {
    symbol(
      "sbar-pill-half-" + name, "0 0 34 13",
      end(left, leading, timeBox) + "<path d=\"\(right)\" fill=\"url(#sbar-hatch)\""
        + " stroke=\"#8d929b\" stroke-dasharray=\"3 2.2\"/>", needs: [hatch])
  }

  private static let pillDark = pill("dark", bright, bright)
  private static let pillLight = pill("light", dark, dark)
  private static let pillDarkLight = pill("dark-light", bright, dark)
  private static let pillLightDark = pill("light-dark", dark, bright)
  private static let pillHalfDark = half("dark", bright)
  private static let pillHalfLight = half("light", dark)
  /// The text may be dark or light.
  private static let pillUnknown = symbol(
    "sbar-pill-unknown", "0 0 34 13",
    "<path d=\"\(left)Z\" fill=\"#fff\" stroke=\"#b9bcc4\"/>"
      + "<path d=\"\(right)Z\" fill=\"#26282e\" stroke=\"#5a5e68\"/>"
      + "<path d=\"M14.6 5.2C14.6 2.2 19.4 2.2 19.4 5.2C19.4 6.8 17 6.6 17 8.2\" fill=\"none\""
      + " stroke=\"#b06f00\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>"
      + "<circle cx=\"17\" cy=\"10.4\" r=\"1.1\" fill=\"#b06f00\"/>")
  private static let pillHidden = symbol(
    "sbar-pill-hidden", "0 0 34 13",
    "<rect x=\".75\" y=\".75\" width=\"32.5\" height=\"11.5\" rx=\"5.75\""
      + " fill=\"url(#sbar-hatch)\" stroke=\"#8d929b\" stroke-dasharray=\"3 2.2\"/>",
    needs: [hatch])
}
