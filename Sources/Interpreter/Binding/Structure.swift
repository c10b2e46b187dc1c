import Language
import StatusBar

/// What a spec says apart from its scenarios, lowered to a program, with the names that
/// scenarios use to reach into it.
///
/// A value that goes on binding: scenarios add their own expressions, handlers and roots to it.
package struct Structure: Sendable {
  package internal(set) var program = Program()
  /// The place of each `Site`, by its index.
  package internal(set) var sites: [Location] = []
  package internal(set) var diagnostics: [Diagnostic] = []
  /// What was kept or assumed, in the order of the text; `check --strict` lists it.
  package internal(set) var kept: [KeptNote] = []

  /// The name of the app and the file that declares it; nil where there is no app.
  package internal(set) var appName: Name?
  package internal(set) var appFile = FileID(0)
  /// The settings of the app as parsed, in order.
  package internal(set) var settings: [Setting] = []
  /// The `plist` blocks of the app as parsed, in order.
  package internal(set) var plists: [PlistBlock] = []

  var spec: Spec
  var tables = Tables()

  init(spec: Spec) { self.spec = spec }
}

/// Something that was read and given no meaning, or a meaning that the text does not state.
package struct KeptNote: Sendable {
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Parses, and is assumed to say nothing about the bar.
    case kept
    /// Given a meaning that the text does not state.
    case assumed
    /// Would happen at a time that nobody knows: "may change later".
    case later

    package var spelling: String {
      switch self {
      case .kept: "kept"
      case .assumed: "assumed"
      case .later: "may change later"
      }
    }
  }

  package var kind: Kind
  package var location: Location
  /// States what was kept or assumed, in the style of a message.
  package var text: String

  package init(_ kind: Kind, _ text: String, at location: Location) {
    self.kind = kind
    self.text = text
    self.location = location
  }
}

/// A parameter of a screen or of a function, as a call has to name it.
package struct BoundParameter: Sendable {
  /// Nil where the call writes no label.
  package var label: Name?
  package var name: Name
  /// The slot of a screen; the local of a function.
  package var slot: Int32
  package var hasDefault: Bool

  package init(label: Name?, name: Name, slot: Int32, hasDefault: Bool) {
    self.label = label
    self.name = name
    self.slot = slot
    self.hasDefault = hasDefault
  }
}

/// A function of a screen or of the app.
package struct BoundFunction: Sendable {
  package var name: Name
  package var handler: HandlerID
  package var parameters: [BoundParameter]
  package var location: Location

  package init(
    name: Name, handler: HandlerID, parameters: [BoundParameter], location: Location
  ) {
    self.name = name
    self.handler = handler
    self.parameters = parameters
    self.location = location
  }
}

/// Binds all declarations of a spec but its scenarios.
package func bindStructure(_ spec: Spec) -> Structure {
  var structure = Structure(spec: spec)
  structure.bindAll()
  return structure
}

// What scenarios ask for.
extension Structure {
  /// Returns the screen, class or container of that name.
  package func screen(_ name: Name) -> ScreenID? { tables.screens[name] }

  /// The names of all screens, classes and containers, in the order of the text.
  package var screenNames: [Name] { tables.screenNames }

  /// Returns the function of a screen or of its superclasses; `ScreenID.app` means the app.
  package func function(_ name: Name, of screen: ScreenID) -> BoundFunction? { nil }

  /// Returns the functions of a screen that scenarios may call.
  package func functions(of screen: ScreenID) -> [BoundFunction] { [] }

  /// Returns the parameters of a screen in the order of declaration.
  package func parameters(of screen: ScreenID) -> [BoundParameter] { [] }

  /// Returns the slot of a state or property; `ScreenID.app` means the app.
  package func slot(_ name: Name, of screen: ScreenID) -> Int32? { nil }

  /// Returns the input of that path: `session.isNight` is two names. A path may begin with the
  /// name of the screen that the input belongs to.
  package func input(_ path: [Name]) -> InputID? { nil }

  /// Returns the name by which the program knows a window.
  package func window(_ name: Name) -> Symbol? { nil }

  /// Returns the symbol of a text, a new one if no part of the program mentions it.
  package mutating func symbol(_ bytes: [UInt8]) -> Symbol { Symbol(0) }

  /// Returns the symbol of a name.
  package mutating func symbol(_ name: Name) -> Symbol { Symbol(0) }

  /// Returns the site of a place in a file of the spec.
  package mutating func site(_ range: SourceRange, in file: FileID) -> Site {
    sites.append(Location(file, range))
    return Site(UInt32(sites.count - 1))
  }

  /// Returns the place of a site, or nil for `Site.none`.
  package func location(of site: Site) -> Location? {
    site.index < UInt32(sites.count) ? sites[Int(site.index)] : nil
  }
}

// What scenarios add.
extension Structure {
  /// Binds an expression among the states of the app and, if given, the properties of a screen;
  /// what is wrong with it is added to `diagnostics`.
  package mutating func bindFormula(
    _ expression: Expression, in file: FileID, screen: ScreenID?
  ) -> FormulaID { FormulaID(0) }

  /// Binds the block of `call { … }`.
  package mutating func bindHandler(
    _ closure: Closure, in file: FileID, screen: ScreenID?
  ) -> HandlerID { HandlerID(0) }

  /// Binds a root of a scenario's own, which stands bare in it; nil where there is none.
  package mutating func bindRoot(_ content: [Statement], in file: FileID) -> ViewID? { nil }

  /// Binds a window of a scenario's own.
  package mutating func bindWindow(
    _ declaration: WindowDeclaration, in file: FileID
  ) -> WindowTemplate {
    WindowTemplate(
      name: nil, root: nil, host: nil, level: 0, isHidden: false, fillsScreen: true,
      site: .none)
  }
}
