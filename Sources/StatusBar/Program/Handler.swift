/// Effects in order, with the parameters and constants that they name.
package struct Handler: Sendable {
  package var name: Symbol?
  package var parameterCount: Int32
  /// Parameters first, then constants declared inside.
  package var localCount: Int32
  package var body: [Effect]
  package var site: Site

  package init(
    name: Symbol?, parameterCount: Int32, localCount: Int32, body: [Effect], site: Site
  ) {
    self.name = name
    self.parameterCount = parameterCount
    self.localCount = localCount
    self.body = body
    self.site = site
  }
}

/// What code asks a controller to do.
package enum ControllerMessage: Sendable {
  /// `pushViewController`, `show`
  case push(Destination)
  case pop
  case popToRoot
  case present(Destination, style: FormulaID?, captures: FormulaID?)
  /// Ends what the controller presents, or else the presentation that it lies in.
  case dismiss
}

/// A controller that code makes, with what it says of it before anything shows it.
package struct NewController: Sendable {
  package var destination: Destination
  /// `modalPresentationStyle`; nil where the class says.
  package var style: FormulaID?
  /// `modalPresentationCapturesStatusBarAppearance`; nil where the class says.
  package var captures: FormulaID?
  /// `title`; nil where the class says.
  package var title: FormulaID?
  /// The controllers that it is given, where code keeps them elsewhere too; empty where what it
  /// holds is part of the destination.
  package var children: [FormulaID]

  package init(
    _ destination: Destination, style: FormulaID?, captures: FormulaID?,
    title: FormulaID? = nil, children: [FormulaID] = []
  ) {
    self.destination = destination
    self.style = style
    self.captures = captures
    self.title = title
    self.children = children
  }
}

/// What is pushed or presented.
package enum Destination: Sendable {
  case screen(ScreenID, arguments: [(slot: Int32, value: FormulaID)])
  case view(ViewID)
  /// A controller that code made before; nobody if it is nil.
  case controller(FormulaID)
}

/// How a tab bar controller shows its tabs (`UITabBarController.Mode`).
package enum TabMode: UInt8, Hashable, Sendable, CaseIterable {
  /// A tab bar unless there are groups of tabs, which are not modelled.
  case automatic
  case tabBar, tabSidebar

  package var spelling: String {
    switch self {
    case .automatic: "automatic"
    case .tabBar: "tabBar"
    case .tabSidebar: "tabSidebar"
    }
  }
}

/// Which columns of a split view are seen side by side (`UISplitViewController.DisplayMode`).
package enum DisplayMode: UInt8, Hashable, Sendable, CaseIterable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  /// Their names before iOS 14.
  case primaryHidden, allVisible, primaryOverlay

  package var spelling: String {
    switch self {
    case .automatic: "automatic"
    case .secondaryOnly: "secondaryOnly"
    case .oneBesideSecondary: "oneBesideSecondary"
    case .oneOverSecondary: "oneOverSecondary"
    case .twoBesideSecondary: "twoBesideSecondary"
    case .twoOverSecondary: "twoOverSecondary"
    case .twoDisplaceSecondary: "twoDisplaceSecondary"
    case .primaryHidden: "primaryHidden"
    case .allVisible: "allVisible"
    case .primaryOverlay: "primaryOverlay"
    }
  }
}

/// UIKit's ways to present; SwiftUI's three are lowered to them.
package enum PresentationStyle: UInt8, Hashable, Sendable, CaseIterable {
  case automatic, fullScreen, overFullScreen, pageSheet, formSheet, currentContext
  case overCurrentContext, popover, custom, alert

  package var spelling: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .overFullScreen: "overFullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .custom: "custom"
    case .alert: "alert"
    }
  }
}

/// The window that code means.
package enum WindowTarget: Hashable, Sendable {
  case named(Symbol)
  /// The one in which the controller lies that runs the code.
  case ofController
  /// `UIApplication.shared.keyWindow`
  case key
  /// `UIApplication.shared.delegate?.window`: the app's own
  case own
  /// `for window in scene.windows`: each of the app's
  case each
}
