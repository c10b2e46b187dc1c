/// The status bar as it is seen, and who decided.
package struct Bar: Hashable, Sendable {
  package var isHidden = false
  /// What the style walk answered; while hidden, the answer of the last time it was asked (U21).
  package var style = StatusBarStyle.default
  /// The colour of the text: light content or dark content.
  package var content = InterfaceStyle.dark
  /// `true` iff the system chooses the content by what lies under the bar (U41, S45).
  package var isAutomatic = false
  /// `true` iff the content is only the hint of the interface style: no backdrop is known.
  package var isHint = false
  /// `true` iff a window above the bar's level covers it (U48).
  package var isCovered = false
  package var hiddenOwner = Owner.system
  package var styleOwner = Owner.system
  /// The animation that a change of visibility would have.
  package var animation = UpdateAnimation.fade
  /// Points; 0 while hidden (U53).
  package var height: Double = 0
  /// The trailing part of a bar of two colours, whose leading part is then what `style`, `content`
  /// and `styleOwner` tell; nil where both look alike (U29).
  package var trailing: Part?

  /// What it depends on which style a hidden bar was last asked for; nil where that is known (U21).
  package var styleDoubt: InputID?

  package init() {}

  /// `true` iff the leading and the trailing part differ.
  package var isSplit: Bool { trailing != nil }

  /// `true` iff the walks answered the same.
  package func answersLike(_ other: Bar) -> Bool {
    isHidden == other.isHidden
      && (isHidden
        || content == other.content && style == other.style
          && trailing?.content == other.trailing?.content)
  }

  /// What a part of the bar shows, and who says so.
  package struct Part: Hashable, Sendable {
    package var style: StatusBarStyle
    package var content: InterfaceStyle
    package var isAutomatic: Bool
    package var owner: Owner
  }
}

/// Who gave an answer.
package enum Owner: Hashable, Sendable {
  case system
  case device
  case plist
  case application
  case controller(ControllerID)
}
