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

/// One thing that a handler does, and where it is written.
package struct Effect: Sendable {
  package var kind: Kind
  package var site: Site

  package init(_ kind: Kind, site: Site) {
    self.kind = kind
    self.site = site
  }

  package indirect enum Kind: Sendable {
    case assign(Variable, FormulaID)
    case toggle(Variable)
    /// `state.isHidden = value`
    case assignObject(ObjectProperty, of: FormulaID, FormulaID)
    case toggleObject(ObjectProperty, of: FormulaID)
    /// `state.hide(if: offset, ifGreaterThan: limit)` and its family (S53)
    case hide(object: FormulaID, offset: FormulaID, hidesWhen: Comparison, limit: FormulaID)
    /// `content.isDark = true`: a stored property of another controller
    case assignStored(slot: Int32, of: FormulaID, FormulaID)
    case `if`(FormulaID, then: [Effect], otherwise: [Effect])
    /// What was read in the place of a call: a `return` in it ends it, not what is around it.
    case body([Effect])
    /// What a step does as the topmost use of a screen: `Feed.offset = 60`
    case inUse(of: ScreenID, [Effect])
    /// What code does to something that it does not name: any use of a screen may be that.
    case inAnyUse(of: ScreenID, InputID, [Effect])
    /// `withAnimation { }`, with its duration in seconds if written
    case animated(duration: FormulaID?, [Effect])
    /// `UIView.animate(withDuration:)`, seconds
    case viewAnimation(duration: FormulaID, [Effect])
    case call(HandlerID, arguments: [FormulaID])
    /// A call whose value goes to a local.
    case callInto(local: Int32, HandlerID, arguments: [FormulaID])
    /// A control of UIKit's that runs a handler when it is tapped.
    case offer(label: Symbol, isInAlert: Bool, HandlerID)
    /// A closure that was handed in; one that is not known does nothing.
    case callClosure(FormulaID, arguments: [FormulaID])
    /// A function of another screen's instance, or of the app.
    case callOther(FormulaID, HandlerID, arguments: [FormulaID])
    /// `asyncAfter`: seconds until the handler runs, which goes on with the locals of this one
    case after(FormulaID, HandlerID)
    case requestUpdate(of: FormulaID?)
    case push(Destination)
    /// `path.append(value)`: the type's name selects the `navigationDestination(for:)`
    case pushValue(Symbol?)
    case pop
    case popToRoot
    case present(Destination, style: FormulaID?, captures: FormulaID?)
    case dismiss
    case selectTab(FormulaID)
    /// A call of UIKit's on a controller, without `to` on `self`.
    case send(ControllerMessage, to: FormulaID?)
    /// `viewControllers = [first, second]`; without `of` those of `self`
    case setChildren(of: FormulaID?, [FormulaID])
    /// `addChild(content)`
    case addChild(FormulaID, to: FormulaID?)
    /// `content.removeFromParent()`
    case removeFromParent(FormulaID?)
    /// `UIApplication.shared.isStatusBarHidden = value` and the setter with an animation
    case setApplicationHidden(FormulaID, animation: UpdateAnimation)
    case setApplicationStyle(FormulaID)
    /// `overrideUserInterfaceStyle`, `navigationBar.barStyle`, `isNavigationBarHidden`, …
    case setController(ControllerSetting, of: FormulaID?, FormulaID)
    /// Hides or shows a window, or makes it key, by its name; without a truth it is shown.
    case setWindow(Symbol, isHidden: FormulaID?, asKey: Bool)
    /// `view.window?.overrideUserInterfaceStyle = value` (U41)
    case setWindowStyle(WindowTarget, FormulaID)
    /// `view.window?.rootViewController = controller` (U19)
    case setRoot(WindowTarget, Destination)
    /// Either workaround of seed 004: lays the navigation bar out below the status bar (Q9)
    case relayoutNavigationBar
    /// `rootViewController.interpose()`: exchanges the getter (S63, S68)
    case interpose
    /// Asks the application for its private bar (Q11)
    case reachForBar
    case `return`(FormulaID?)
    /// `let name = value`
    case bind(local: Int32, FormulaID)
    /// A closure that was handed to something unread: it runs now, later or never.
    case perhaps(InputID, HandlerID)
    /// The action of a control without a label, or of a gesture: it runs with a touch, or never.
    case onTouch(InputID, HandlerID)
    /// `view.addSubview(content.view)`: loads the view of a controller
    case load(FormulaID)
    /// Does something of which nobody knows more, and which may decide these facets.
    case obscure([Haze.Facet], InputID)
    /// Does something that may be any function of the file's.
    case forget(InputID)
    /// Nobody knows how the changes of this action are animated.
    case doubtAnimation
    /// Something that was not understood, and is taken to leave the bar alone.
    case assume(AssumptionID)
    /// Something that is kept and has no meaning here.
    case nothing
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
