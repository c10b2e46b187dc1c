/// What a class does with the views of the controllers that its code adds as children.
package enum ChildViews: Hashable, Sendable {
  /// As far as its code says, each is seen under the status bar.
  case underBar
  /// One may lie further down: a player at the bottom, a part of a list.
  case below
  /// One may not be seen at all: a menu beside the screen, a view that another one covers.
  case unseen
}
