/// What is on a device's screen besides the status bar, as far as a world at rest tells it.
package struct ShownScreen: Hashable, Sendable {
  package var platform: Platform
  /// From the back to the front; empty before the launch.
  package var layers: [Layer] = []
  /// What the app declares to lie under the bar; nil where it declares nothing.
  package var isBackdropDark: Bool?

  /// What one window or one presentation brings on screen.
  package struct Layer: Hashable, Sendable {
    package var kind: Kind
    package var page: Page

    package enum Kind: Hashable, Sendable {
      /// The root of a window that fills the screen.
      case root
      /// The root of a further window, which may leave parts of the screen free.
      case window(fillsScreen: Bool)
      /// A presentation; `isLarge` is `false` for a sheet that leaves its presenter in place.
      case presentation(PresentationStyle, isLarge: Bool)
    }
  }

  /// The content of a layer, or of a column of it.
  package struct Page: Hashable, Sendable {
    /// The name that reports give what is shown.
    package var name: String
    package var scheme: InterfaceStyle
    /// The innermost navigation bar; nil without one.
    package var navigation: Navigation?
    /// The titles of the tabs, nil for one that is unknown; empty without tabs.
    package var tabs: [String?] = []
    package var selectedTab = 0
    /// The number of pages that are swiped through; 0 without any.
    package var pageCount = 0
    package var selectedPage = 0
    package var content = Content.views
    package var elements: [Element] = []
    /// The columns that stand side by side in its place, the leading one first; else empty.
    package var columns: [Page] = []
    /// The labels of the buttons of a dialog that is up; nil without one.
    package var dialog: [String]?

    package enum Content: Hashable, Sendable {
      /// What its elements tell.
      case views
      /// Views that the model does not know one by one: those of a controller of the app's.
      case controller
      /// The content of a controller of the system's.
      case system
      /// There may be anything.
      case unknown
    }
  }

  /// A navigation bar that is shown.
  package struct Navigation: Hashable, Sendable {
    package var hasBackButton: Bool
    /// `true` iff its own colour is dark, `false` iff it is bright; nil where it has none.
    package var isDark: Bool?
  }

  /// A view that is known by its label, or that something is there.
  package struct Element: Hashable, Sendable {
    package var kind: Kind
    /// What it says; nil where that is unknown.
    package var label: String?
    /// `true` iff it is a row of a list or a form.
    package var isRow: Bool

    package enum Kind: UInt8, Hashable, Sendable {
      case text, button, link, image, field, toggle
      /// A view that has no label.
      case other
      /// It is not known whether it is there, or what it is.
      case unknown
    }
  }
}
