/// One thing that a handler does, and where it is written.
package struct Effect: Sendable {
  package var kind: Kind
  package var site: Site

  package init(_ kind: Kind, site: Site) {
    self.kind = kind
    self.site = site
  }

  package indirect enum Kind: Sendable {
    case `if`(FormulaID, then: [Effect], otherwise: [Effect])
    case `return`(FormulaID?)
    /// `let name = value`
    case bind(local: Int32, FormulaID)
    /// What was read in the place of a call: a `return` in it ends it, not what is around it.
    case body([Effect])
    /// What a step does as the topmost use of a screen: `Feed.offset = 60`
    case inUse(of: ScreenID, [Effect])
    /// What code does to something that it does not name: any use of a screen may be that.
    case inAnyUse(of: ScreenID, InputID, [Effect])
    /// `for`, `while` and `repeat`
    case loop(Loop)
    /// `withAnimation { }`, with its duration in seconds if written
    case animated(duration: FormulaID?, [Effect])
    /// `UIView.animate(withDuration:)`, seconds
    case viewAnimation(duration: FormulaID, [Effect])
    /// Gives a variable another value.
    case change(Change)
    /// Runs other code, now or later.
    case run(Call)
    /// Shows something else, as seen from the controller whose code it is.
    case navigate(Navigation)
    /// Gives a controller children, or takes them.
    case attach(Attachment)
    /// Sets what UIKit asks for, or asks UIKit to ask.
    case configure(Configuration)
    /// A call of UIKit's on a controller, without `to` on `self`.
    case send(ControllerMessage, to: FormulaID?)
    /// A control of UIKit's that runs a handler when it is tapped.
    case offer(label: Symbol, OfferPlace, HandlerID)
    /// Asks the application for its private bar (Q11)
    case reachForBar
    /// A closure that was handed to something unread: it runs now, later or never.
    case perhaps(InputID, HandlerID)
    /// The action of a control without a label, or of a gesture, or what observes a notification:
    /// it runs with a touch or a post, or never.
    case awaits(Trigger, InputID, HandlerID)
    /// `view.addSubview(content.view)`: loads the view of a controller
    case load(FormulaID)
    /// Does something unknown, which may decide these facets.
    case obscure([UnknownFacets.Facet], InputID)
    /// Does something that may be any function of the file's.
    case forget(InputID)
    /// How the changes of this action are animated is unknown.
    case doubtAnimation
    /// Something that was not understood, and is taken to leave the bar alone.
    case assume(AssumptionID)
    /// Something that is kept and has no meaning here.
    case nothing
    /// `fatalError()`: the app ends here, which the formula stands for.
    case end(FormulaID)
  }
}

extension Effect {
  /// What is done again and again.
  package struct Loop: Sendable {
    /// The list whose elements it goes through, one after the other; nil for one that only ends
    /// itself.
    package var list: FormulaID?
    /// The local that holds the element.
    package var element: Int32?
    /// The local that is true once the loop ends itself.
    package var exit: Int32
    package var body: [Effect]
    /// What is done where the list or the end is unknown: what the rounds may have left behind.
    package var otherwise: [Effect]

    package init(
      list: FormulaID? = nil, element: Int32? = nil, exit: Int32, body: [Effect],
      otherwise: [Effect]
    ) {
      self.list = list
      self.element = element
      self.exit = exit
      self.body = body
      self.otherwise = otherwise
    }
  }

  /// What gives a variable another value.
  package enum Change: Sendable {
    case assign(Variable, FormulaID)
    /// The same past those who observe it.
    case store(Variable, FormulaID)
    case toggle(Variable)
    /// `state.isHidden = value`
    case assignObject(ObjectProperty, of: FormulaID, FormulaID)
    case toggleObject(ObjectProperty, of: FormulaID)
    /// `state.hide(if: offset, ifGreaterThan: limit)` and its family (S53)
    case hide(object: FormulaID, offset: FormulaID, hidesWhen: Comparison, limit: FormulaID)
    /// `content.isDark = true`: a stored property of another controller, of that class or of one
    /// below it where the code says the class
    case assignStored(slot: Int32, of: FormulaID, FormulaID, in: ScreenID?)
  }

  /// What starts code that waits.
  package enum Trigger: Hashable, Sendable {
    case touch
    /// A notification, which code posts and no step; nil where it is not known which.
    case post(NotificationName?)
    /// A value that a stream of Combine's or of Rx's sends, which no step does; the subject's name
    /// where only what is sent by that name comes there.
    case send(Symbol?)
    /// A notification of UIKit's that the app comes to the front, or goes.
    case activity(ActivityChange)
    /// One that the device was turned.
    case turn
    /// What comes with time, and not in the same turn: an answer of a server, a timer.
    case later
  }

  /// What runs other code.
  package enum Call: Sendable {
    case handler(HandlerID, arguments: [FormulaID])
    /// A call whose value goes to a local.
    case handlerInto(local: Int32, HandlerID, arguments: [FormulaID])
    /// A closure that was handed in; one that is not known does nothing.
    case closure(FormulaID, arguments: [FormulaID])
    /// A function of another screen's instance, or of the app; its value goes to a local.
    case other(FormulaID, HandlerID, arguments: [FormulaID], into: Int32?)
    /// `coordinator.animate(alongsideTransition:completion:)`: runs with the transition of which
    /// UIKit tells, or when that is over.
    case withTransition(HandlerID, isCompletion: Bool)
    /// `asyncAfter`: seconds until the handler runs, which goes on with the locals of this one
    case after(FormulaID, HandlerID)
    /// What follows a sleep of seconds, which ends at once where it is in the task of a view that
    /// is cancelled.
    case sleep(FormulaID, HandlerID)
    /// A notification is posted, or a stream sends a value. `isHeard` is `true` where nothing that
    /// observes is ever taken away.
    case post(Trigger, isHeard: Bool)
  }

  /// What shows something else, as seen from the controller whose code it is.
  package enum Navigation: Sendable {
    case push(Destination)
    /// `path.append(value)`: the type's name selects the `navigationDestination(for:)`
    case pushValue(Symbol?, FormulaID?)
    case pop
    case popToRoot
    case present(Destination, style: FormulaID?, captures: FormulaID?)
    case dismiss
    case selectTab(FormulaID)
  }

  /// What gives a controller children, or takes them.
  package enum Attachment: Sendable {
    /// `viewControllers = [first, second]`; without `of` those of `self`
    case setChildren(of: FormulaID?, [FormulaID])
    /// `setViewController(detail, for: .secondary)`; nil empties the column.
    case setColumn(SplitColumn, of: FormulaID?, FormulaID?)
    /// `addChild(content)`
    case addChild(FormulaID, to: FormulaID?)
    /// `content.removeFromParent()`
    case removeFromParent(FormulaID?)
  }

  /// What sets what UIKit asks for, or asks UIKit to ask.
  package enum Configuration: Sendable {
    case requestUpdate(of: FormulaID?)
    /// `UIApplication.shared.isStatusBarHidden = value` and the setter with an animation
    case setApplicationHidden(FormulaID, animation: UpdateAnimation)
    case setApplicationStyle(FormulaID)
    /// `overrideUserInterfaceStyle`, `navigationBar.barStyle`, `isNavigationBarHidden`, …
    case setController(ControllerSetting, of: FormulaID?, FormulaID)
    /// Hides or shows a window, or makes it key; without a truth it is shown.
    case setWindow(WindowTarget, isHidden: FormulaID?, asKey: Bool)
    /// `window.windowLevel = .alert + 1` (U44)
    case setWindowLevel(WindowTarget, FormulaID)
    /// `window.windowScene = nil` (U44)
    case setWindowScene(WindowTarget, isThere: Bool)
    /// `window.frame = CGRect(x: 0, y: 60, width: 390, height: 80)` (U46)
    case setWindowFrame(WindowTarget, fillsScreen: Bool)
    /// `view.window?.overrideUserInterfaceStyle = value` (U41)
    case setWindowStyle(WindowTarget, FormulaID)
    /// `view.window?.rootViewController = controller` (U19)
    case setRoot(WindowTarget, Destination)
    /// Either workaround of seed 004: lays the navigation bar out below the status bar (Q9)
    case relayoutNavigationBar
    /// `rootViewController.interpose()`: exchanges the getter (S63, S68)
    case interpose
    /// `requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))`: whether the app may stand,
    /// and lie on its side, from now on (U59)
    case turn(portrait: FormulaID, landscape: FormulaID, AskedDevice)
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`: the screens are asked once more; with
    /// `attemptRotationToDeviceOrientation()` the app turns as the device is held (U59)
    case turnAsAllowed(toDevice: Bool)
  }

  /// What code asks to turn the app.
  package enum AskedDevice: Sendable {
    /// The scene, from iOS 16 on.
    case asked
    /// `UIDevice.current.setValue(_:forKey: "orientation")`, which is heard before iOS 16.
    case told
  }
}
