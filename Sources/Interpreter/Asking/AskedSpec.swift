import Binding
import Language

/// A spec made of what a person pasted: each piece of text is a source of its own, so that every
/// place that is told lies in what was typed.
package struct AskedSpec: Sendable {
  package private(set) var spec: Spec
  /// The file of the steps.
  package private(set) var stepsFile = FileID(0)
  /// What the steps say, after the launch.
  package private(set) var lines = ScenarioLines()
  /// The file of the settings that say where it is asked.
  private(set) var settingsFile = FileID(0)
  /// Where it is asked, in place of what the text says; empty where nothing more is said.
  package private(set) var settings: [Setting] = []
  /// The screen that the app begins with, where the text itself does not say.
  package private(set) var root: RootSearch.Candidate?

  /// `true` iff it is a view, and no file.
  private(set) var isContent = false
  /// `true` iff an `app` of the text begins with another screen than it says.
  package private(set) var replacesApp = false
  /// The types that would begin the app otherwise, which are left out.
  package private(set) var leftOut: [Location] = []

  /// Why nothing can be shown.
  package enum Problem: Error, Sendable {
    /// No view and no controller is declared.
    case nothingToShow
    /// Each of these could be the first; which one is not said.
    case severalRoots([String])
    /// None of these is called so.
    case unknownRoot(String, known: [String])
  }

  /// A view, with settings and states of the app beside it.
  package init(content source: Source) {
    var names = NameTable()
    isContent = true
    let parsed = parseAppContent(source, names: &names)
    let app = AppDeclaration(
      range: SourceRange(0, UInt32(truncatingIfNeeded: source.bytes.count)),
      name: LocatedName(names.intern("App"), SourceRange(0, 0)),
      documentation: SourceRange(0, 0), members: parsed.members)
    spec = Spec(
      sources: [source], scripts: [Script(items: [.app(app)])], names: names,
      diagnostics: parsed.diagnostics)
  }

  /// A file with all that it includes; its scenarios are not asked about.
  package init(file spec: Spec) {
    self.spec = spec
    for index in spec.scripts.indices {
      self.spec.scripts[index].items.removeAll { if case .scenario = $0 { true } else { false } }
    }
  }

  /// Reads the steps, a line each.
  package mutating func take(steps source: Source) {
    let parsed = parseScenarioLines(source, names: &spec.names)
    stepsFile = source.file
    lines = parsed.lines
    spec.sources.append(source)
    spec.scripts.append(Script(items: []))
    spec.diagnostics += parsed.diagnostics
  }

  /// Reads where it is asked: the settings of a header.
  package mutating func take(settings source: Source) {
    let parsed = parseHeaderSettings(source, names: &spec.names)
    settingsFile = source.file
    settings = parsed.settings
    spec.sources.append(source)
    spec.scripts.append(Script(items: []))
    spec.diagnostics += parsed.diagnostics
  }

  /// Makes the screen of that name, or the only one that can be, what the app begins with.
  package mutating func chooseRoot(_ wanted: String?) throws(Problem) {
    let search = RootSearch(spec)
    if wanted == nil && search.hasApp { return }
    show(try AskedSpec.choose(wanted, of: search, in: spec))
    spec.isRootAssumed = wanted == nil && search.hasDelegate
  }

  /// Returns the name of the screen of that name, or of the only one that an app could begin with.
  package static func root(of spec: Spec, _ wanted: String?) throws(Problem) -> String {
    let choice = try choose(wanted, of: RootSearch(spec), in: spec)
    return spec.names.spelling(of: choice.name.name)
  }

  private static func choose(
    _ wanted: String?, of search: RootSearch, in spec: Spec
  ) throws(Problem) -> RootSearch.Candidate {
    func spelling(_ candidate: RootSearch.Candidate) -> String {
      spec.names.spelling(of: candidate.name.name)
    }
    if let wanted {
      // `Editor.Page` is known by the name of its own.
      let own = wanted.split(separator: ".").last.map { String($0) } ?? wanted
      guard
        let found = search.screens.first(where: { spelling($0) == wanted })
          ?? search.screens.first(where: { spelling($0) == own })
      else {
        let known = search.screens.map { spelling($0) }
        throw known.isEmpty ? .nothingToShow : .unknownRoot(wanted, known: known)
      }
      return found
    }
    let possible = search.roots.isEmpty ? search.screens : search.roots
    guard let only = possible.first else { throw .nothingToShow }
    if possible.count > 1 { throw .severalRoots(possible.map { spelling($0) }) }
    return only
  }

  /// Replaces what the app begins with.
  private mutating func show(_ screen: RootSearch.Candidate) {
    root = screen
    spec.askedRoot = screen.name.name
    let place = Int(screen.file.index - (spec.sources.first?.file.index ?? 0))
    guard place < spec.scripts.count else { return }
    let whole = spec
    leftOut = spec.leaveOutLaunch()
    let changes = LaunchChanges(of: whole, by: leftOut)
    spec.leftByLaunch = changes.changed
    spec.globalsLeftByLaunch = changes.changedAlone
    for index in spec.scripts.indices {
      for item in spec.scripts[index].items.indices {
        guard case .app(var app) = spec.scripts[index].items[item] else { continue }
        // Every place lies in the file of the app.
        let range = index == place ? screen.name.range : app.name.range
        app.members.removeAll { $0.isShown }
        app.members.append(use(of: screen, at: range))
        spec.scripts[index].items[item] = .app(app)
        replacesApp = true
      }
    }
    if replacesApp { return }
    let range = screen.name.range
    let app = AppDeclaration(
      range: range, name: LocatedName(spec.names.intern("App"), range.atStart),
      documentation: range.atStart, members: [use(of: screen, at: range)])
    spec.scripts[place].items.append(.app(app))
  }

  /// `Reader()`
  private func use(of screen: RootSearch.Candidate, at range: SourceRange) -> Member {
    let callee = Expression(.name(screen.name.name), range)
    let call = Call(callee: callee, arguments: [], closures: [], brackets: nil)
    return .content(Statement(.expression(Expression(.call(call), range)), range))
  }
}

extension Member {
  /// `true` iff an app shows it at its launch.
  package var isShown: Bool {
    switch self {
    case .content, .window, .scene: true
    case .setting, .plist, .variable, .input, .function, .initializer, .type, .definition,
      .backdrop, .conditional, .cases, .kept, .unread:
      false
    }
  }
}
