import StatusBar

/// The status bar of a picture: one look, or all that are possible where something is unknown.
package struct ShownBar: Hashable, Sendable {
  /// Each once, in the order in which they were found; never empty.
  package let looks: [Look]
  /// Points; 0 while it is hidden, or if it may be.
  package var height: Int

  /// One way that the bar can look.
  package enum Look: Hashable, Sendable {
    case hidden
    /// A window lies over it.
    case covered
    /// The colour of the text at both ends.
    case text(leading: InterfaceStyle, trailing: InterfaceStyle)

    package init(_ bar: Bar) {
      if bar.isHidden {
        self = .hidden
      } else if bar.isCovered {
        self = .covered
      } else {
        self = .text(leading: bar.content, trailing: bar.trailing?.content ?? bar.content)
      }
    }

    /// Text of one colour.
    package static func plain(_ content: InterfaceStyle) -> Look {
      .text(leading: content, trailing: content)
    }

    var isVisible: Bool {
      if case .text = self { true } else { false }
    }

    /// The colour of the text at one end; nil without any.
    func content(isTrailing: Bool) -> InterfaceStyle? {
      switch self {
      case .hidden, .covered: nil
      case .text(let leading, let trailing): isTrailing ? trailing : leading
      }
    }

    /// `hidden`, `dark text`.
    package var words: String {
      switch self {
      case .hidden: "hidden"
      case .covered: "covered by a window"
      case .text(let leading, let trailing):
        leading == trailing
          ? leading.spelling + " text"
          : leading.spelling + " text leading, " + trailing.spelling + " trailing"
      }
    }
  }

  /// Creates a bar that is known.
  package init(_ look: Look, height: Int) {
    looks = [look]
    self.height = look.isVisible ? height : 0
  }

  /// Creates a bar from all that are possible; nil for none.
  package init?(_ bars: [Bar]) {
    self.init(bars.map { Look($0) }, height: bars.first.map { Int($0.height) } ?? 0)
  }

  /// Creates a bar from all looks that are possible; nil for none.
  package init?(_ all: [Look], height: Int) {
    var looks: [Look] = []
    for look in all where !looks.contains(look) { looks.append(look) }
    if looks.isEmpty { return nil }
    self.looks = looks
    self.height = looks.allSatisfy { $0.isVisible } ? height : 0
  }

  /// `true` iff there is no doubt how it looks.
  package var isKnown: Bool { looks.count == 1 }

  /// `true` unless it is hidden or covered for certain.
  var mayBeVisible: Bool { looks.contains { $0.isVisible } }

  /// What a person sees, in words: `visible, dark text, 47 pt`.
  package var words: String {
    if isKnown {
      guard looks[0].isVisible else { return looks[0].words }
      return "visible, " + looks[0].words + (height > 0 ? ", \(height) pt" : "")
    }
    let all = looks.map { $0.words }
    return "unknown: " + all.dropLast().joined(separator: ", ") + " or " + all[all.count - 1]
  }

  /// The same for a caption: `dark text · 47 pt`.
  package var caption: [String] {
    if !isKnown { return [looks.map { $0.words }.joined(separator: " or ") + "?"] }
    return [looks[0].words] + (height > 0 ? ["\(height) pt"] : [])
  }
}
