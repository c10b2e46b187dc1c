/// A view, a view controller class, a container class, or the app.
package struct Screen: Sendable {
  package var name: Symbol
  package var kind: Kind
  package var site: Site
  package var slots: [Slot] = []
  /// The slots of lazy properties that are made of others: they have their first value when the
  /// initializer is done, in this order.
  package var lateSlots: [Int32] = []
  /// The body of a view; the app has none.
  package var body: ViewID?
  package var superclass: ScreenID?
  /// What is taken for granted of it: of a superclass that is declared elsewhere, of what other
  /// code gives it.
  package var assumptions: [AssumptionID] = []
  /// The answers that a class overrides.
  package var overrides = Overrides()
  /// What the initializer of a class does besides giving its properties their values.
  package var initializer: HandlerID?
  /// `true` iff its initializer does what those of its superclasses do, too.
  package var initializesSuperclasses = false
  /// What the initializers of objects do that its properties are made with, in this order.
  package var objectInitializers: [HandlerID] = []
  package var functions: [(name: Symbol, handler: HandlerID)] = []
  /// Functions that Interface Builder connects with a control, and what stands for the control.
  package var actions: [(name: Symbol, handler: HandlerID, sender: InputID)] = []
  package var callbacks: [(LifecycleCallback, HandlerID)] = []
  /// `scrollViewDidScroll(_:)`, which is given the offset in points.
  package var didScroll: HandlerID?
  /// What it does in UIKit's other events.
  package var events: [EventHandler] = []
  /// How it lets the app turn.
  package var turning = Turning()
  /// `true` iff it is a list of UIKit's, or makes a scroll view.
  package var scrolls = false
  /// `true` iff its code hides the back button of a navigation bar, or puts another one there.
  package var hidesBackButton = false
  /// How what it presents adapts to a narrow width, of which it is the delegate; nil where it says
  /// nothing.
  package var adaptation: Adaptation?
  /// How it adapts to a narrow width itself, where its own code says who is asked; nil elsewhere.
  package var ownAdaptation: Adaptation?
  package var childViews = ChildViews.underBar
  package var backdrop: Backdrop?
  /// `true` iff it is a plain class: its objects live as controllers that nothing shows, and as
  /// long as something holds them.
  package var isObject = false

  package init(name: Symbol, kind: Kind, site: Site) {
    self.name = name
    self.kind = kind
    self.site = site
  }

  /// What a class answers to `adaptivePresentationStyle(for:)`.
  package struct Adaptation: Sendable {
    package var answer: Answer
    /// `true` iff it is the delegate of popovers alone, as far as its code says.
    package var isOfPopovers: Bool

    package init(_ answer: Answer, isOfPopovers: Bool) {
      self.answer = answer
      self.isOfPopovers = isOfPopovers
    }

    package enum Answer: Sendable {
      /// `.none`: it stays as it is.
      case kept
      case style(PresentationStyle)
      case unknown(InputID)
    }
  }

  /// What a class says of turning, and the delegate of the app in place of Info.plist; nil where it
  /// says nothing.
  package struct Turning: Sendable {
    /// The controller that is asked in its place; where there is none the class answers itself.
    package var asked: FormulaID?
    /// Whether the app may stand, and lie on its side.
    package var portrait: FormulaID?
    package var landscape: FormulaID?
    /// `shouldAutorotate`, which UIKit does not ask from iOS 16 on.
    package var isAutomatic: FormulaID?
  }

  package enum Kind: Hashable, Sendable {
    case app
    case view
    /// A subclass of, or one of UIKit's own controllers.
    case controller(ControllerClass)
  }
}

/// A property of a screen, in the order of declaration.
package struct Slot: Sendable {
  package var name: Symbol
  package var kind: Kind
  package var initial: FormulaID?
  /// `true` iff it can only be true or false.
  package var isBoolean = false
  /// `true` iff it only starts with what a use of the screen hands it: `@State`.
  package var keepsItsValue = false
  /// `true` iff what it refers to does not live by that.
  package var isWeak = false
  /// `true` iff SwiftUI is not told of its changes.
  package var isUnobserved = false
  /// `true` iff it is of an object that tells of its changes, whatever kind of class holds that.
  package var isObserved = false
  /// The slot that tells whether it was changed since it was made; nil where no view asks.
  package var changeFlag: Int32?
  /// `true` iff a binding to it changes it past those who observe it: `@State`.
  package var isBoundPastObservers = false
  /// What runs before it changes, with the value to come: a subclass's before its superclass's.
  package var willSet: [HandlerID] = []
  /// What runs after it has changed, with the value that was: a superclass's before its subclass's.
  package var didSet: [HandlerID] = []
  package var site: Site

  package init(name: Symbol, kind: Kind, initial: FormulaID?, site: Site) {
    self.name = name
    self.kind = kind
    self.initial = initial
    self.site = site
  }

  package enum Kind: UInt8, Hashable, Sendable {
    /// `@State` and stored properties.
    case state
    /// `@AppStorage`: outlives the process.
    case stored
    /// Given by the user of the screen.
    case parameter
    /// `@Binding`
    case binding
    /// `@StateObject`, `@ObservedObject` of a kind that the model knows.
    case object
    /// `@EnvironmentObject`: the nearest one injected above.
    case environmentObject
  }
}
