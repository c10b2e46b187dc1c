extension Controller {
  /// What few controllers have.
  struct RareFields: RareContents, Hashable {
    static let empty = RareFields()

    var hostClass: ScreenID?
    var hostInstance: InstanceID?
    var source: Source?
    var presentation: Presentation?
    var hasBlackBar: Bool?
    var isNavigationBarHidden: Bool?
    var isBarViewHidden = false
    var barHiding = BarHiding()
    var definesPresentationContext: Bool?
    var isModalInPresentation: Bool?
    var overrideInterfaceStyle: InterfaceStyle?
    var tabMode: TabMode?
    var isSidebarHidden: Bool?
    var displayMode: DisplayMode?
    var column: SplitColumn?
    var mounts: [Mount] = []
    var environmentObject: ObjectID?
    var doubt: InputID?
    var hasLostHiding = false
    var keepsDarkScheme = false
    var label: Symbol?
    var labelDoubt: InputID?
    var pushed: PushedValue?
  }
}

// A value that is set as it is takes no storage of its own.
extension Controller {
  /// The subclass that hosts, Apple's or the author's, where one is named (S11).
  var hostClass: ScreenID? {
    get { rare.storage?.contents.hostClass }
    set { if newValue != hostClass { rare.change { $0.hostClass = newValue } } }
  }

  /// The properties of that subclass.
  var hostInstance: InstanceID? {
    get { rare.storage?.contents.hostInstance }
    set { if newValue != hostInstance { rare.change { $0.hostInstance = newValue } } }
  }

  /// The SwiftUI container that a navigation or tab controller was lowered from.
  var source: Source? {
    get { rare.storage?.contents.source }
    set { if newValue != source { rare.change { $0.source = newValue } } }
  }

  /// How it is presented, or will be; nil where nothing says so.
  var presentation: Presentation? {
    get { rare.storage?.contents.presentation }
    set { if newValue != presentation { rare.change { $0.presentation = newValue } } }
  }

  /// As code set it; nil where the class says.
  var hasBlackBar: Bool? {
    get { rare.storage?.contents.hasBlackBar }
    set { if newValue != hasBlackBar { rare.change { $0.hasBlackBar = newValue } } }
  }

  /// As code set it; nil where the class says.
  var isNavigationBarHidden: Bool? {
    get { rare.storage?.contents.isNavigationBarHidden }
    set {
      if newValue != isNavigationBarHidden { rare.change { $0.isNavigationBarHidden = newValue } }
    }
  }

  /// `true` iff code hid the view of its navigation bar, which is not to hide the bar (U24).
  var isBarViewHidden: Bool {
    get { rare.storage?.contents.isBarViewHidden ?? false }
    set { if newValue != isBarViewHidden { rare.change { $0.isBarViewHidden = newValue } } }
  }

  /// When its navigation bar hides by itself.
  var barHiding: BarHiding {
    get { rare.storage?.contents.barHiding ?? BarHiding() }
    set { if newValue != barHiding { rare.change { $0.barHiding = newValue } } }
  }

  /// As code set it; nil where the class says.
  var definesPresentationContext: Bool? {
    get { rare.storage?.contents.definesPresentationContext }
    set {
      if newValue != definesPresentationContext {
        rare.change { $0.definesPresentationContext = newValue }
      }
    }
  }

  /// As code set it; nil where the class says.
  var isModalInPresentation: Bool? {
    get { rare.storage?.contents.isModalInPresentation }
    set {
      if newValue != isModalInPresentation { rare.change { $0.isModalInPresentation = newValue } }
    }
  }

  /// As code set it; nil where the class says.
  var overrideInterfaceStyle: InterfaceStyle? {
    get { rare.storage?.contents.overrideInterfaceStyle }
    set {
      if newValue != overrideInterfaceStyle { rare.change { $0.overrideInterfaceStyle = newValue } }
    }
  }

  /// As code or the class set it; nil where neither did (U26).
  var tabMode: TabMode? {
    get { rare.storage?.contents.tabMode }
    set { if newValue != tabMode { rare.change { $0.tabMode = newValue } } }
  }

  /// As code or the class set it; nil where neither did (U26).
  var isSidebarHidden: Bool? {
    get { rare.storage?.contents.isSidebarHidden }
    set { if newValue != isSidebarHidden { rare.change { $0.isSidebarHidden = newValue } } }
  }

  /// As code or the class set it; nil where neither did (U27).
  var displayMode: DisplayMode? {
    get { rare.storage?.contents.displayMode }
    set { if newValue != displayMode { rare.change { $0.displayMode = newValue } } }
  }

  /// The column that code put it into; nil where it stands in one by its place (U27).
  var column: SplitColumn? {
    get { rare.storage?.contents.column }
    set { if newValue != column { rare.change { $0.column = newValue } } }
  }

  /// What of the view tree takes part in callbacks, in the order of the tree.
  var mounts: [Mount] {
    get { rare.storage?.contents.mounts ?? [] }
    _modify {
      defer { if mounts.isEmpty { rare.freeIfEmpty() } }
      yield &rare.contents.mounts
    }
  }

  /// The object injected from above (S55), if any.
  var environmentObject: ObjectID? {
    get { rare.storage?.contents.environmentObject }
    set { if newValue != environmentObject { rare.change { $0.environmentObject = newValue } } }
  }

  /// The input that decides whether the controller is there at all; nil for one that is.
  var doubt: InputID? {
    get { rare.storage?.contents.doubt }
    set { if newValue != doubt { rare.change { $0.doubt = newValue } } }
  }

  /// `true` iff its wish for no bar was lost on the way out of a preview (Q6).
  var hasLostHiding: Bool {
    get { rare.storage?.contents.hasLostHiding ?? false }
    set { if newValue != hasLostHiding { rare.change { $0.hasLostHiding = newValue } } }
  }

  /// `true` once its tree preferred the dark scheme, which some apps do not get rid of (S33).
  var keepsDarkScheme: Bool {
    get { rare.storage?.contents.keepsDarkScheme ?? false }
    set { if newValue != keepsDarkScheme { rare.change { $0.keepsDarkScheme = newValue } } }
  }

  /// The title of the tab, or of the link that led here.
  var label: Symbol? {
    get { rare.storage?.contents.label }
    set { if newValue != label { rare.change { $0.label = newValue } } }
  }

  /// The value that a link or a path led here with, and what the closure that made it calls it.
  var pushed: PushedValue? {
    get { rare.storage?.contents.pushed }
    set { if newValue != pushed { rare.change { $0.pushed = newValue } } }
  }

  /// The unknown that its title depends on.
  var labelDoubt: InputID? {
    get { rare.storage?.contents.labelDoubt }
    set { if newValue != labelDoubt { rare.change { $0.labelDoubt = newValue } } }
  }
}

extension Rare<Controller.RareFields> {
  /// About how many bytes it takes.
  var footprint: Int {
    guard let storage else { return 0 }
    return MemoryLayout<Contents>.stride
      + storage.contents.mounts.count * MemoryLayout<Mount>.stride
  }
}
