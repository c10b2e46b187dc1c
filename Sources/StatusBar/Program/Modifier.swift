/// A modifier that can matter to the status bar.
package enum Modifier: Sendable {
  case bar(BarModifier)
  case live(LiveModifier)
  case tap(TapModifier)
  case content(ContentModifier)
  /// `colorScheme(_:)` and `environment(\.colorScheme, _)`: the subtree only (S35)
  case colorScheme(FormulaID)
  /// `environmentObject(_:)`
  case environmentObject(FormulaID)
  case interactiveDismissDisabled(FormulaID)
  /// `presentationDetents([.medium, …])`
  case detents(Detents)
  /// `title.opacity`
  case titleOpacity(FormulaID)
  /// What lies under the bar; nil where that is another thing than the screen says that is shown.
  case backdrop(Backdrop?)
  /// A property of a UIKit controller at the place of use: `.barStyle(.black)`
  case controllerSetting(ControllerSetting, FormulaID)
  /// A view or a modifier that was not understood, and is taken to show what it is given and to
  /// ask for nothing.
  case assumed(AssumptionID)
}

/// What asks for a status bar, for a bar above it, or for a scheme.
package enum BarModifier: Sendable {
  /// `statusBarHidden(_:)` and `statusBar(hidden:)` (S15)
  case statusBarHidden(FormulaID)
  /// `statusBarVisible(state)`: hides by the state and injects it (S55)
  case statusBarVisible(FormulaID)
  /// `toolbarVisibility(_:for:)`, `toolbar(_:for:)`, `navigationBarHidden(_:)` with a visibility
  case toolbarVisibility(FormulaID, Placements)
  case toolbarBackgroundVisibility(FormulaID, Placements)
  case toolbarColorScheme(FormulaID, Placements)
  case preferredColorScheme(FormulaID)
}

/// What has a life of its own where its view is mounted: it is told of it, watches or presents.
package enum LiveModifier: Sendable {
  case onAppear(HandlerID)
  case onDisappear(HandlerID)
  /// `task` and `task(id:)`: starts when the view appears and anew when the value changes, which
  /// cancels what still waits, as disappearing does.
  case task(of: FormulaID?, HandlerID)
  /// `id(_:)`: another value makes the view below another one, with a state of its own.
  case identity(of: FormulaID)
  /// The states of a view that is bound in the place of its use: slots of what uses it, which begin
  /// anew each time that it comes.
  case states([Int32])
  /// The handler's parameters are the new value, or the old and the new one (S81).
  case onChange(of: FormulaID, Watch, HandlerID)
  /// `animation(_:value:)`: changes of the value animate (S25)
  case animation(value: FormulaID?)
  /// A sheet, a cover or a popover that a variable presents.
  case presentation(PresentationKind, PresentationTrigger, content: ViewID, onDismiss: HandlerID?)
  /// `navigationDestination(isPresented:)` and `(item:)`
  case destination(PresentationTrigger, content: ViewID)
  /// `hideUntilScrolled()` and its family on a screen (S56)
  case visibilityUpdater(VisibilityUpdater)
  /// `statusBarStyle(_:animationDuration:)` of seed 001, seconds (S65)
  case styleQueue(FormulaID, duration: FormulaID?)
  /// `environment(\.interposed, value)` (S68)
  case interposed(FormulaID)

  /// The variable that presents or pushes, and what.
  package var trigger: (variable: PresentationTrigger, content: ViewID)? {
    switch self {
    case .presentation(_, let trigger, let content, _), .destination(let trigger, let content):
      (trigger, content)
    case .onAppear, .onDisappear, .task, .identity, .states, .onChange, .animation,
      .visibilityUpdater, .styleQueue, .interposed:
      nil
    }
  }
}

/// What a tap finds, or is found by.
package enum TapModifier: Sendable {
  case onTap(HandlerID, TapPrecedence)
  /// A row of a `List(selection:)`, which selects it; what depends on where it stands.
  case row(HandlerID, InputID)
  /// A name by which a tap can find the view.
  case label(Symbol)
  /// A text that no literal writes, by which a tap can find the view.
  case shows(ShownText)
  /// Where true, no finger reaches what is below.
  case inert(FormulaID, Inertness)
  /// The buttons of an alert or a dialog; while it is up nothing else can be tapped.
  case dialog(isPresented: FormulaID, content: ViewID)
}

/// Why a finger does not reach a view.
package enum Inertness: Hashable, Sendable {
  /// `disabled(_:)`, and what depends on it: what a gesture around it is told of a tap, and whether
  /// what is presented from below it is disabled as well.
  case disabled(InputID)
  /// `hidden()`, `opacity(0)`, `allowsHitTesting(false)`: there is nothing to touch.
  case unreachable
}

/// Further views that a modifier brings along.
package enum ContentModifier: Sendable {
  /// `navigationDestination(for:)`
  case destinationForType(Symbol?, parameter: ElementID?, content: ViewID)
  /// What a tab shows for the view.
  case tabItem(ViewID)
  /// The further columns of a `NavigationSplitView`, beside its sidebar where the width is regular.
  case columns([ViewID])
  /// The content of `background`, `overlay` or `safeAreaInset`: a sibling for preferences
  case beside(ViewID)
}

/// How `onChange(of:initial:_:)` watches its value (S81).
package struct Watch: Hashable, Sendable {
  /// Whether the handler runs when the view appears first, too; nil for never.
  package var initial: FormulaID?
  /// `true` iff the value comes from elsewhere and is taken to stay as it is during the launch.
  package var isSteadyAtLaunch: Bool

  package init(initial: FormulaID?, isSteadyAtLaunch: Bool) {
    self.initial = initial
    self.isSteadyAtLaunch = isSteadyAtLaunch
  }
}

/// How high a sheet begins, and what takes the place of a sheet or a popover on a phone.
package enum Detents: Hashable, Sendable {
  case large
  /// So low that the presenter stays in place.
  case smaller
  case unknown(InputID)
  /// A popover stays one (S6).
  case keptPopover
  /// Something that is perhaps asked: a full-screen appearance, or what is not read.
  case adapted(InputID)
}

/// Whether a gesture or what it stands around is told of a tap.
package enum TapPrecedence: UInt8, Hashable, Sendable {
  /// What lies inside: `onTapGesture`, `gesture`.
  case low
  /// Both: `simultaneousGesture`.
  case simultaneous
  /// The gesture: `highPriorityGesture`.
  case high
  /// Whatever else there is: something that was not understood may be told of taps.
  case guess
}

/// The bars that a toolbar modifier speaks of.
package struct Placements: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let navigationBar = Placements(rawValue: 1)
  package static let tabBar = Placements(rawValue: 2)
  package static let bottomBar = Placements(rawValue: 4)
  package static let statusBar = Placements(rawValue: 8)
  /// An empty list means the navigation bar (S41).
  package static let automatic = Placements.navigationBar
}

/// SwiftUI's presentations.
package enum PresentationKind: UInt8, Hashable, Sendable {
  case sheet, fullScreenCover, popover

  package var spelling: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .popover: "popover"
    }
  }
}

/// The variable that presents: a Boolean, or an optional item.
package struct PresentationTrigger: Sendable {
  package var variable: Variable
  package var isItem: Bool
  /// The binding that the variable follows, where code makes one.
  package var binding: MadeBinding?
  /// The slot of the content's closure parameter is not tracked; its members are inputs.

  package init(variable: Variable, isItem: Bool, binding: MadeBinding? = nil) {
    self.variable = variable
    self.isItem = isItem
    self.binding = binding
  }
}

/// `Binding(get: { … }, set: { … })`: what is read, and what is done with a new value.
package struct MadeBinding: Sendable {
  package var read: FormulaID
  /// What was read last.
  package var last: Variable
  /// Its parameter is the new value.
  package var write: HandlerID
  /// What SwiftUI shows where it presents no more, and what is read says otherwise.
  package var refused: InputID

  package init(read: FormulaID, last: Variable, write: HandlerID, refused: InputID) {
    self.read = read
    self.last = last
    self.write = write
    self.refused = refused
  }
}

/// Visibility driven by a scroll offset (S53, S56).
package struct VisibilityUpdater: Sendable {
  /// The state that is written; nil takes the one injected from outside.
  package var state: FormulaID?
  /// The variable that holds the offset; nil takes the offset of the screen's scroll view.
  package var offset: Variable?
  package var hidesWhen: Comparison
  /// The limit in points: -3 for `hideUntilScrolled`, 2 for `hideUntilPulled`.
  package var limit: FormulaID

  package init(
    state: FormulaID?, offset: Variable?, hidesWhen: Comparison, limit: FormulaID
  ) {
    self.state = state
    self.offset = offset
    self.hidesWhen = hidesWhen
    self.limit = limit
  }
}

/// What lies under the bar, by scroll offset: bright or dark.
package struct Backdrop: Hashable, Sendable {
  package var isDark: Bool
  /// At and below this offset in points the other one lies there.
  package var changesAt: Double?
  /// Where it is false the other one lies there; nil where it hangs on nothing.
  package var condition: FormulaID?
  /// `true` iff it is dark in dark mode and bright else, whatever `isDark` says.
  package var followsAppearance = false
  /// `true` iff it is the colour of a view, which other views may cover.
  package var isOfView = false
  /// Where it is written.
  package var site: Site

  package init(isDark: Bool, changesAt: Double?, at site: Site = .none) {
    (self.isDark, self.changesAt, self.site) = (isDark, changesAt, site)
  }

  /// `true` iff the other one is of the same colour everywhere.
  package func looksLike(_ other: Backdrop) -> Bool {
    isDark == other.isDark && changesAt == other.changesAt && condition == other.condition
      && followsAppearance == other.followsAppearance
  }
}
