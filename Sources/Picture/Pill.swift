import StatusBar

/// The smallest picture of a bar: a capsule with its text in dark or light, hatched where it is
/// hidden, and in two halves where it is known by half.
package struct Pill: Hashable, Sendable {
  package var bar: ShownBar

  package init(_ bar: ShownBar) { self.bar = bar }

  /// What it shows, in words.
  package var words: String { bar.words }

  /// The name of its symbol on a page that has the drawings of a `PictureSheet`.
  package var symbol: String { SVGDefinition.pill(content).id }

  /// What it shows.
  var content: PillContent {
    let texts = bar.looks.compactMap { $0.content(isTrailing: false) }
    guard bar.isKnown else {
      guard let first = texts.first else { return .hidden }
      let isOneColor = texts.allSatisfy { $0 == first }
      return isOneColor && texts.count < bar.looks.count ? .half(first) : .unknown
    }
    switch bar.looks[0] {
    case .hidden, .covered: return .hidden
    case .text(let leading, let trailing):
      return leading == trailing ? .text(leading) : .split(leading: leading)
    }
  }

  /// The pill as SVG, 34 by 13 units times `scale`.
  package func svg(scale: Int = 2) -> String {
    var canvas = SVGCanvas()
    canvas.use(.pill(content), Box(0, 0, 34, 13))
    return canvas.document(
      width: 34 * scale, height: 13 * scale, box: Box(0, 0, 34, 13), words: "bar " + bar.words)
  }

  /// The pill in four cells of a terminal: `▐▀▀▌`.
  package func text(isASCII: Bool) -> String {
    switch content {
    case .text(.dark): isASCII ? "(==)" : "(▬▬)"
    case .text(.light): isASCII ? "[##]" : "▐▬▬▌"
    case .split(leading: .dark): isASCII ? "(=#]" : "(▬▬▌"
    case .split(leading: .light): isASCII ? "[#=)" : "▐▬▬)"
    case .hidden: isASCII ? "(  )" : "(╌╌)"
    case .half(.dark): isASCII ? "(=? " : "(▬╌?"
    case .half(.light): isASCII ? "[#? " : "▐▬╌?"
    case .unknown: isASCII ? "(??)" : "(▬?▌"
    }
  }
}

/// What a pill shows.
enum PillContent: Hashable, Sendable {
  static let all: [PillContent] = [
    .text(.dark), .text(.light), .split(leading: .dark), .split(leading: .light), .hidden,
    .half(.dark), .half(.light), .unknown,
  ]

  case text(InterfaceStyle)
  case split(leading: InterfaceStyle)
  case hidden
  /// There may be text of that colour, or no bar.
  case half(InterfaceStyle)
  /// The colour of the text is not known.
  case unknown
}
