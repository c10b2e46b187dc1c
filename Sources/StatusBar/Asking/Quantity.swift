/// What a scenario can ask of a world besides the bar.
package enum Quantity: UInt8, Hashable, Sendable, CaseIterable {
  /// Points.
  case barHeight, topInset
  case headerVisibleRatio, titleOpacity
  /// Points: what is drawn of a sticky header (S59).
  case headerHeight
  /// Points, negative once the content has moved up.
  case scrollOffset
  /// The number of screens of the innermost visible navigation container.
  case depth
  /// Points: the height of the strip of seed 001 (S69).
  case fallbackStripHeight

  package var spelling: String {
    switch self {
    case .barHeight: "height"
    case .topInset: "inset"
    case .headerVisibleRatio: "header.visibleRatio"
    case .titleOpacity: "title.opacity"
    case .headerHeight: "header.height"
    case .scrollOffset: "scroll.offset"
    case .depth: "depth"
    case .fallbackStripHeight: "fallbackStrip.height"
    }
  }
}
