import StatusBar

/// What a person sees of a bar.
package struct BarLook: Hashable, Sendable {
  package var isHidden: Bool
  package var isCovered: Bool
  /// Whether the text is light or dark; of no bar while it is hidden.
  package var content: InterfaceStyle?
  /// The content of the trailing part, where it differs.
  package var trailing: InterfaceStyle?

  package init(_ bar: Bar) {
    isHidden = bar.isHidden
    isCovered = bar.isCovered
    content = bar.isHidden ? nil : bar.content
    trailing = bar.isHidden ? nil : bar.trailing?.content
  }
}

extension BarLook {
  /// What of a sight is a look.
  package init(_ sight: BarSight) {
    isHidden = sight.isHidden
    isCovered = sight.isCovered
    content = sight.isHidden ? nil : sight.content
    trailing = sight.isHidden ? nil : sight.trailing
  }
}
