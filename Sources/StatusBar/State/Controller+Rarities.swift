// What few controllers have: behind one reference that copies share until one of them changes
// something, so that a controller is small and soon copied.
extension Controller {
  struct Rarities: Hashable, Sendable {
    fileprivate var shelf: Shelf?

    /// Returns the shelf of this one alone, to put something there.
    fileprivate mutating func ownShelf() -> Shelf {
      if isKnownUniquelyReferenced(&shelf), let shelf { return shelf }
      let own = Shelf(shelf?.contents ?? Contents())
      shelf = own
      return own
    }

    static func == (a: Rarities, b: Rarities) -> Bool {
      if a.shelf === b.shelf { return true }
      if let a = a.shelf, let b = b.shelf { return a.contents == b.contents }
      return (a.shelf ?? b.shelf)?.contents == Contents()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(shelf?.contents ?? Contents()) }

    /// About how many bytes it takes.
    var footprint: Int {
      guard let shelf else { return 0 }
      return MemoryLayout<Contents>.stride
        + shelf.contents.mounts.count * MemoryLayout<Mount>.stride
    }

    /// Written only while it is referenced once.
    fileprivate final class Shelf: @unchecked Sendable {
      // Who writes is alone, so that nothing need be looked at while it is read.
      @exclusivity(unchecked) var contents: Contents

      init(_ contents: Contents) { self.contents = contents }
    }

    fileprivate struct Contents: Hashable, Sendable {
      var hostClass: ScreenID?
      var hostInstance: InstanceID?
      var source: Source?
      var presentation: Presentation?
      var hasBlackBar: Bool?
      var isNavigationBarHidden: Bool?
      var isBarViewHidden: Bool = false
      var barHiding = BarHiding()
      var definesPresentationContext: Bool?
      var isModalInPresentation: Bool?
      var overrideInterfaceStyle: InterfaceStyle?
      var tabMode: TabMode?
      var isSidebarHidden: Bool?
      var displayMode: DisplayMode?
      var mounts: [Mount] = []
      var environmentObject: ObjectID?
      var doubt: InputID?
      var hasLostHiding: Bool = false
      var keepsDarkScheme: Bool = false
      var label: Symbol?
      var labelDoubt: InputID?
    }
  }
}

// What is given again as it is takes nothing apart.
extension Controller {
  /// The subclass that hosts, Apple's or the author's, where one is named (S11).
  var hostClass: ScreenID? {
    get { rarities.shelf?.contents.hostClass }
    set { if newValue != hostClass { rarities.ownShelf().contents.hostClass = newValue } }
  }

  /// The properties of that subclass.
  var hostInstance: InstanceID? {
    get { rarities.shelf?.contents.hostInstance }
    set { if newValue != hostInstance { rarities.ownShelf().contents.hostInstance = newValue } }
  }

  /// The SwiftUI container that a navigation or tab controller was lowered from.
  var source: Source? {
    get { rarities.shelf?.contents.source }
    set { if newValue != source { rarities.ownShelf().contents.source = newValue } }
  }

  /// How it is presented, or will be; nil where nothing says so.
  var presentation: Presentation? {
    get { rarities.shelf?.contents.presentation }
    set { if newValue != presentation { rarities.ownShelf().contents.presentation = newValue } }
  }

  /// As code set it; nil where the class says.
  var hasBlackBar: Bool? {
    get { rarities.shelf?.contents.hasBlackBar }
    set { if newValue != hasBlackBar { rarities.ownShelf().contents.hasBlackBar = newValue } }
  }

  /// As code set it; nil where the class says.
  var isNavigationBarHidden: Bool? {
    get { rarities.shelf?.contents.isNavigationBarHidden }
    set {
      if newValue != isNavigationBarHidden {
        rarities.ownShelf().contents.isNavigationBarHidden = newValue
      }
    }
  }

  /// `true` iff code hid the view of its navigation bar, which is not to hide the bar (U24).
  var isBarViewHidden: Bool {
    get { rarities.shelf?.contents.isBarViewHidden ?? false }
    set {
      if newValue != isBarViewHidden { rarities.ownShelf().contents.isBarViewHidden = newValue }
    }
  }

  /// When its navigation bar hides by itself.
  var barHiding: BarHiding {
    get { rarities.shelf?.contents.barHiding ?? BarHiding() }
    set { if newValue != barHiding { rarities.ownShelf().contents.barHiding = newValue } }
  }

  /// As code set it; nil where the class says.
  var definesPresentationContext: Bool? {
    get { rarities.shelf?.contents.definesPresentationContext }
    set {
      if newValue != definesPresentationContext {
        rarities.ownShelf().contents.definesPresentationContext = newValue
      }
    }
  }

  /// As code set it; nil where the class says.
  var isModalInPresentation: Bool? {
    get { rarities.shelf?.contents.isModalInPresentation }
    set {
      if newValue != isModalInPresentation {
        rarities.ownShelf().contents.isModalInPresentation = newValue
      }
    }
  }

  /// As code set it; nil where the class says.
  var overrideInterfaceStyle: InterfaceStyle? {
    get { rarities.shelf?.contents.overrideInterfaceStyle }
    set {
      if newValue != overrideInterfaceStyle {
        rarities.ownShelf().contents.overrideInterfaceStyle = newValue
      }
    }
  }

  /// As code or the class set it; nil where neither did (U26).
  var tabMode: TabMode? {
    get { rarities.shelf?.contents.tabMode }
    set { if newValue != tabMode { rarities.ownShelf().contents.tabMode = newValue } }
  }

  /// As code or the class set it; nil where neither did (U26).
  var isSidebarHidden: Bool? {
    get { rarities.shelf?.contents.isSidebarHidden }
    set {
      if newValue != isSidebarHidden { rarities.ownShelf().contents.isSidebarHidden = newValue }
    }
  }

  /// As code or the class set it; nil where neither did (U27).
  var displayMode: DisplayMode? {
    get { rarities.shelf?.contents.displayMode }
    set { if newValue != displayMode { rarities.ownShelf().contents.displayMode = newValue } }
  }

  /// What of the view tree takes part in callbacks, in the order of the tree.
  var mounts: [Mount] {
    get { rarities.shelf?.contents.mounts ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.mounts
    }
  }

  /// The object injected from above (S55), if any.
  var environmentObject: ObjectID? {
    get { rarities.shelf?.contents.environmentObject }
    set {
      if newValue != environmentObject { rarities.ownShelf().contents.environmentObject = newValue }
    }
  }

  /// The input that decides whether the controller is there at all; nil for one that is.
  var doubt: InputID? {
    get { rarities.shelf?.contents.doubt }
    set { if newValue != doubt { rarities.ownShelf().contents.doubt = newValue } }
  }

  /// `true` iff its wish for no bar was lost on the way out of a preview (Q6).
  var hasLostHiding: Bool {
    get { rarities.shelf?.contents.hasLostHiding ?? false }
    set { if newValue != hasLostHiding { rarities.ownShelf().contents.hasLostHiding = newValue } }
  }

  /// `true` once its tree preferred the dark scheme, which some apps do not get rid of (S33).
  var keepsDarkScheme: Bool {
    get { rarities.shelf?.contents.keepsDarkScheme ?? false }
    set {
      if newValue != keepsDarkScheme { rarities.ownShelf().contents.keepsDarkScheme = newValue }
    }
  }

  /// The title of the tab, or of the link that led here.
  var label: Symbol? {
    get { rarities.shelf?.contents.label }
    set { if newValue != label { rarities.ownShelf().contents.label = newValue } }
  }

  /// The unknown that its title depends on.
  var labelDoubt: InputID? {
    get { rarities.shelf?.contents.labelDoubt }
    set { if newValue != labelDoubt { rarities.ownShelf().contents.labelDoubt = newValue } }
  }
}
