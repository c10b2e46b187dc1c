import StatusBar

/// A device with what it shows: a world at rest, ready to be drawn.
///
/// A value without a format. The renderers beside it draw it as SVG and as text; none of them adds
/// anything, and each draws what is unknown as unknown.
package struct Picture: Hashable, Sendable {
  package var screen: ShownScreen
  package var bar: ShownBar
  /// What a ring around the bar says.
  package var mark = Mark.none
  /// What is about to be touched.
  package var touch: Touch?

  /// What a ring around both ends of the bar says.
  package enum Mark: UInt8, Hashable, Sendable {
    case none
    /// The bar as it is, which should be another one.
    case actual
    /// The bar as it should be.
    case expected
  }

  /// What a finger touches next.
  package enum Touch: Hashable, Sendable {
    /// What carries the label.
    case label(String)
    /// The button that leads back.
    case back
  }

  package init(_ screen: ShownScreen, bar: ShownBar) {
    self.screen = screen
    self.bar = bar
  }

  var device: Device { screen.platform.hardware }
  var orientation: Orientation { screen.platform.orientation }

  /// The screen as it is held, in points.
  var size: Size {
    let (width, height) = screen.platform.screenSize
    return Size(width: Int(width), height: Int(height))
  }

  /// The top of the safe area, in points.
  var topInset: Int {
    Int(screen.platform.topInset(isBarHidden: !bar.mayBeVisible))
  }

  /// The height of a bar that is shown, in points; 0 where there can be none.
  var barHeight: Int { Int(screen.platform.barHeight) }

  /// `true` iff a phone lies on its side.
  var isPhoneOnItsSide: Bool { !device.isPad && orientation.isLandscape }

  // MARK: - What lies under the bar

  /// Bright or dark, and whether that is known.
  struct Ground: Hashable, Sendable {
    var isDark: Bool
    /// `false` where it is only taken to fit the text of the bar.
    var isKnown: Bool
  }

  /// What lies under one end of the bar whose text has a colour; nil for a bar that is hidden.
  func ground(under content: InterfaceStyle?, isTrailing: Bool = false) -> Ground {
    if cardLayer != nil { return Ground(isDark: true, isKnown: true) }
    if let isDark = screen.isBackdropDark { return Ground(isDark: isDark, isKnown: true) }
    guard let page = pageUnderBar(isTrailing: isTrailing) else {
      return Ground(isDark: content == .light, isKnown: false)
    }
    if let isDark = page.navigation?.isDark { return Ground(isDark: isDark, isKnown: true) }
    let isDark = page.scheme == .dark
    let fits = content.map { ($0 == .light) == isDark } ?? true
    return Ground(isDark: fits ? isDark : !isDark, isKnown: fits && page.content != .unknown)
  }

  /// What is written below the picture: `dark text, 47 pt`.
  package var caption: String {
    var parts = bar.caption
    // Only what the app declares is claimed.
    if bar.isKnown, let isDark = screen.isBackdropDark, cardLayer == nil,
      bar.looks[0] == .plain(isDark ? .dark : .light)
    {
      parts[0] += isDark ? " on dark" : " on bright"
    }
    return parts.joined(separator: ", ")
  }

  /// The page that reaches up to the bar, or its column at one end.
  private func pageUnderBar(isTrailing: Bool) -> ShownScreen.Page? {
    let layer = screen.layers.last { layer in
      switch layer.kind {
      case .root, .window(fillsScreen: true): true
      case .window(fillsScreen: false): false
      case .presentation(let style, _): style.fillsScreen
      }
    }
    guard let page = layer?.page else { return nil }
    return (isTrailing ? page.columns.last : page.columns.first) ?? page
  }

  /// The number of the first layer that is a card which pushes its presenter back; nil without one.
  var cardLayer: Int? {
    guard !device.isPad, !isPhoneOnItsSide else { return nil }
    let last = screen.layers.lastIndex { layer in
      if case .presentation(let style, _) = layer.kind { style.fillsScreen } else { false }
    }
    return screen.layers.indices.first { index in
      guard index > last ?? -1,
        case .presentation(let style, isLarge: true) = screen.layers[index].kind
      else { return false }
      return style.isSheet && screen.platform.os >= Version(13)
    }
  }
}

extension PresentationStyle {
  /// `true` iff what is presented reaches up to the bar.
  var fillsScreen: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    case .automatic, .pageSheet, .formSheet, .popover, .custom, .alert: false
    }
  }

  /// `true` iff the presenter shows through.
  var isTranslucent: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom: true
    case .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .popover, .alert: false
    }
  }

  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }
}

/// Lengths in points.
struct Size: Hashable, Sendable {
  var width: Int
  var height: Int
}
