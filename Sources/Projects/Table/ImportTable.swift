/// What an import says of an app: a row a screen, what has no effect, and what is open.
package struct ImportTable: Sendable {
  /// One screen, and what it answers when UIKit asks it.
  package struct Row: Hashable, Sendable {
    /// `Player`, `Flow.Home`
    package var name: String
    package var site: Site
    package var hidden: Cell
    package var text: Cell
    /// Who answers: `itself:12`, `Base:14`, `the selected tab`; nil where nothing overrides.
    package var decider: String?
    /// The class that answers whether the bar is hidden; nil where nothing overrides that.
    package var hiddenBy: String?
    /// How it is shown, the first way of each kind first.
    package var shown: [Shown]
    /// `true` for a view of SwiftUI's.
    package var isView = false
  }

  /// A value, or what it may be.
  package enum Cell: Hashable, Sendable {
    case certain(String)
    /// The values that were found, and the names on which it hangs.
    case open([String], on: [OpenName])
    /// Another one is asked in its place, in a word.
    case other(String)

    /// The values with `|` between them; `?` where there may be another.
    package var words: String {
      switch self {
      case .certain(let value), .other(let value): value
      case .open(let values, let names):
        (values + (names.allSatisfy { $0.isWhole } && !values.isEmpty ? [] : ["?"]))
          .joined(separator: "|")
      }
    }

    package var opens: [OpenName] {
      if case .open(_, let names) = self { names } else { [] }
    }
  }

  /// A place that shows a screen.
  package struct Shown: Hashable, Sendable {
    package var kind: ShowKind
    package var site: Site
    /// The class of the navigation controller that a first screen is made with, or of the container
    /// that adds a child; nil where that is not known.
    package var container: String?
    /// How that container is presented; nil where that is not known, or differs.
    package var containerKind: ShowKind?
  }

  /// A setting, an override or a modifier that has no effect.
  package struct Dead: Hashable, Sendable {
    /// `TabBar.preferredStatusBarStyle`
    package var name: String
    package var site: Site
    package var reason: String
    package var rules: [String]
  }

  /// A name on which answers hang.
  package struct Open: Hashable, Sendable {
    package var name: OpenName
    /// The screens whose answers do, in the order of the table.
    package var screens: [String]
    /// The values that were found.
    package var values: [String]
    /// The class whose answer a spec may set: `Player`.
    package var settable: String?
  }

  /// The screens: what is open first, then what something decides, then the rest, each by name.
  package var rows: [Row] = []
  package var dead: [Dead] = []
  package var open: [Open] = []
  /// What the app begins with.
  package var roots: [(name: String, site: Site)] = []
  /// Rules that hold for many rows, in a sentence each.
  package var remarks: [String] = []
}

extension AppIndex {
  /// Returns the table of an app with such settings.
  package func table(_ settings: AppSettings) -> ImportTable {
    TableBuilder(index: self, settings: settings).build()
  }
}

/// Puts the table of an app together.
struct TableBuilder {
  let index: AppIndex
  let settings: AppSettings
  let resolver: AnswerResolver
  /// Who shows each screen, by the place of its type.
  let shown: [Int: [ImportTable.Shown]]
  /// Modifiers outside of any view, each with the functions that may lead to it.
  let loose: [(use: UseFact, names: Set<String>)]
  /// `true` iff a presentation style is set on a screen that is not followed.
  let hasLooseStyle: Bool
  /// Where navigation bars are given a style, and where they are hidden.
  let barStyles: [Site]
  let hiddenBars: [Site]
  /// Where screens are made to capture the bar.
  let captures: [UseFact]
  /// The names of classes that others are derived from.
  private let bases: Set<Int>

  /// `true` iff other classes are derived from the one at a place.
  func isBase(_ place: Int) -> Bool { bases.contains(place) }

  init(index: AppIndex, settings: AppSettings) {
    self.index = index
    self.settings = settings
    resolver = AnswerResolver(index: index, ios: settings.ios ?? AppSpec.defaultRelease)
    shown = TableBuilder.edges(index, settings)
    loose = TableBuilder.looseModifiers(of: index)
    barStyles = index.uses.filter { $0.kind == .barStyle }.map { $0.site }
    hiddenBars = index.uses.filter { $0.kind == .hidesNavigationBar }.map { $0.site }
    hasLooseStyle = index.uses.contains { use in
      // A function that an extension gives to all controllers may be called on any of them.
      if case .ownStyle = use.kind { return !use.owner.isEmpty && !index.declares(use.owner) }
      return use.kind == .looseStyle
    }
    captures = index.uses.filter { use in
      if case .captures = use.kind { true } else { false }
    }
    var bases: Set<Int> = []
    for type in index.types where type.kind == .class {
      guard let base = type.bases.first,
        case .type(let found) = index.find(base, in: type.name, file: type.site.file)
      else { continue }
      bases.insert(found)
    }
    self.bases = bases
  }

  private static func edges(
    _ index: AppIndex, _ settings: AppSettings
  ) -> [Int: [ImportTable.Shown]] {
    var edges: [Int: [ImportTable.Shown]] = [:]
    var known: [Int: Set<ImportTable.Shown>] = [:]
    let containers = containers(index)
    func add(_ name: String, _ scope: String, _ edge: ImportTable.Shown) {
      var edge = edge
      guard case .type(let found) = index.find(name, in: scope, file: edge.site.file) else {
        return
      }
      if edge.kind == .first, let known = containers[found] {
        (edge.container, edge.containerKind) = (known.name, known.kind)
      }
      guard known[found, default: []].insert(edge).inserted
      else { return }
      edges[found, default: []].append(edge)
    }
    if let name = settings.storyboard, let first = index.initialScreens[name] {
      add(first.name, "", ImportTable.Shown(kind: .root, site: first.site))
    }
    for use in index.uses {
      let (target, kind): (Target, ShowKind)
      switch use.kind {
      case .shows(let screen, let way): (target, kind) = (screen, way)
      case .handed(let screen, let function, let style) where index.presenters.contains(function):
        // What the function makes of it is not followed.
        (target, kind) = (screen, .present(style ?? .unknown))
      default: continue
      }
      var edge = ImportTable.Shown(kind: kind, site: use.site)
      if use.isOfItself, index.declares(use.owner) { edge.container = use.owner }
      switch target {
      case .wrapped(let container, _): add(container, use.owner, edge)
      case .hosted(_, let container): add(container, use.owner, edge)
      case .type, .made, .around, .identifier, .unknown: break
      }
      // In a container the inner one is said to be the first where that is made.
      if case .wrapped = target { continue }
      // A class of the author's own around it may answer in its place.
      if case .hosted(_, let container) = target, index.declares(container) { continue }
      if let name = index.name(of: target, in: use.owner) { add(name, use.owner, edge) }
    }
    for (place, all) in edges {
      edges[place] = all.filter { $0.kind == .root } + all.filter { $0.kind != .root }
    }
    return edges
  }

  /// The class of the navigation controllers that a screen is the first one of, and how they are
  /// presented, by the place of its type; none where there are several.
  private static func containers(_ index: AppIndex) -> [Int: (name: String, kind: ShowKind?)] {
    var found: [Int: [(name: String, kind: ShowKind?)]] = [:]
    for use in index.uses {
      let (target, kind): (Target, ShowKind?)
      switch use.kind {
      case .shows(let screen, let way): (target, kind) = (screen, way)
      case .handed(let screen, _, _): (target, kind) = (screen, nil)
      default: continue
      }
      guard case .wrapped(let container, let inner) = target,
        let name = index.name(of: inner, in: use.owner),
        case .type(let place) = index.find(name, in: use.owner, file: use.site.file)
      else { continue }
      found[place, default: []].append((container, kind))
    }
    return found.compactMapValues { all in
      guard Set(all.map { $0.name }).count == 1, let first = all.first else { return nil }
      return (first.name, all.allSatisfy { $0.kind == first.kind } ? first.kind : nil)
    }
  }

  func build() -> ImportTable {
    var table = ImportTable()
    table.roots = roots
    if settings.isViewControllerBased == false {
      rowsOfApplication(&table)
    } else {
      table.rows = sorted(controllerRows + viewRows)
    }
    table.dead = deadSettings
    table.open = opens(table.rows)
    table.remarks = remarks(table.rows)
    return table
  }

  /// What the app begins with: what a window or a scene is given, or a storyboard's first screen.
  private var roots: [(name: String, site: Site)] {
    index.types.indices.flatMap { place in
      let edges = shown[place] ?? []
      let own = edges.filter { $0.kind == .root }.map { $0.site }
      return (own + (wrappedRoots[place] ?? [])).prefix(1).map { site in
        (name: index.types[place].name, site: site)
      }
    }
  }

  /// Where the screens are shown that stand in a container which the app begins with.
  private var wrappedRoots: [Int: [Site]] {
    var found: [Int: [Site]] = [:]
    for use in index.uses {
      guard case .shows(.wrapped(_, let inner), .root) = use.kind,
        let name = index.name(of: inner, in: use.owner),
        case .type(let place) = index.find(name, in: use.owner, file: use.site.file)
      else { continue }
      found[place, default: []].append(use.site)
    }
    return found
  }

  private func sorted(_ rows: [ImportTable.Row]) -> [ImportTable.Row] {
    func rank(_ row: ImportTable.Row) -> Int {
      if !row.hidden.opens.isEmpty || !row.text.opens.isEmpty { return 0 }
      return row.decider == nil ? 2 : 1
    }
    return rows.sorted { (rank($0), $0.name, $0.site.file) < (rank($1), $1.name, $1.site.file) }
  }

  /// The names on which rows hang, those of most screens first.
  private func opens(_ rows: [ImportTable.Row]) -> [ImportTable.Open] {
    var result: [ImportTable.Open] = []
    var places: [String: Int] = [:]
    // Whether the values are of the first question or of the second.
    var kinds: [Int] = []
    for row in rows {
      for (kind, cell) in [row.hidden, row.text].enumerated() {
        guard case .open(let values, let names) = cell else { continue }
        for (number, name) in names.enumerated() {
          let key = name.name + (name.site?.long ?? "")
          let place = places[key] ?? result.count
          if place == result.count {
            places[key] = place
            kinds.append(kind)
            let settable = kind == 0 && number == 0 ? row.hiddenBy : nil
            result.append(
              ImportTable.Open(name: name, screens: [], values: [], settable: settable))
          }
          if !result[place].screens.contains(row.name) { result[place].screens.append(row.name) }
          // What it makes of the other question is seen in the rows.
          guard kinds[place] == kind else { continue }
          for value in values where !result[place].values.contains(value) {
            result[place].values.append(value)
          }
        }
      }
    }
    return result.sorted { ($1.screens.count, $0.name.name) < ($0.screens.count, $1.name.name) }
  }

  /// Where Info.plist hands the bar to the application, one row stands for all screens (U2).
  private func rowsOfApplication(_ table: inout ImportTable) {
    let setters = index.uses.filter { use in
      if case .applicationSetter = use.kind { true } else { false }
    }
    let opens = setters.prefix(1).map { use in
      OpenName(name: "the application's setters", site: use.site, isWhole: false)
    }
    let hidden = settings.isHidden == true ? "yes" : "no"
    let style = BarStyle.named(settings.style ?? "UIStatusBarStyleDefault")?.spelling
    let file = settings.propertyFile ?? "Info.plist"
    let own = opens.isEmpty
    table.rows = [
      ImportTable.Row(
        name: "every screen", site: Site(file: file, line: 0),
        hidden: own ? .certain(hidden) : .open([hidden], on: opens),
        text: own && style != nil ? .certain(style ?? "") : .open([style ?? "?"], on: opens),
        decider: "Info.plist", shown: [])
    ]
  }
}
