import Binding
import Language
import StatusBar

// Names that are not used, screens that are not reached.
extension Linter {
  /// States, inputs, properties and functions of screens that nothing in the text means.
  var unusedNames: [Diagnostic] {
    let bound = plan.bound
    let program = bound.program
    let census = TokenCensus(bound.spec)
    let uses = MemberUses(bound, census)
    var found: [Diagnostic] = []
    for (source, script) in zip(bound.spec.sources, bound.spec.scripts) {
      for item in script.items {
        let members: [Member]
        var owner: String?
        switch item {
        case .app(let app): members = app.members
        case .type(let type) where isScreen(type, source):
          members = type.members
          owner = source.text(type.name.range)
        case .type, .scenario, .exploration, .include, .importModule, .member, .unread:
          members = []
        }
        found += members.compactMap { unused($0, of: owner, in: source, uses) }
        found += unusedFunctions(of: item, in: source, census)
      }
    }
    for window in program.windows {
      guard let symbol = window.name, window.isHidden else { continue }
      let name = program.symbols[Int(symbol.index)]
      guard census.count(of: name) == 1, let place = census.first(of: name) else { continue }
      found.append(LintWarning.windowNeverShown(name, at: place))
    }
    return found
  }

  /// `true` iff a type is a view or a controller: what others hold is for code that is not read.
  private func isScreen(_ type: TypeDeclaration, _ source: Source) -> Bool {
    screenNames.contains(source.text(type.name.range))
  }

  private func unused(
    _ member: Member, of owner: String?, in source: Source, _ uses: MemberUses
  ) -> Diagnostic? {
    let name: LocatedName
    let kind: String
    switch member {
    case .input(let input): (name, kind) = (input, "input")
    case .variable(let variable) where variable.isStoredHere:
      name = variable.name
      kind = variable.isState || !variable.attributes.isEmpty ? "state" : "property"
    case .variable, .setting, .plist, .window, .scene, .function, .initializer, .type, .definition,
      .backdrop, .content, .conditional, .cases, .kept, .unread:
      return nil
    }
    let place = Location(source.file, name.range)
    let spelling = source.text(name.range)
    guard !uses.isUsed(spelling, of: owner, declaredAt: place),
      let line = uses.census.line(of: place)
    else { return nil }
    return LintWarning.neverUsed(source.text(name.range), kind, at: place, line: line)
  }
}

extension Linter {
  /// Functions of a spec's own whose names stand nowhere else: what code of Swift's that is
  /// included declares is for the app, and what an attribute, an override or a protocol connects is
  /// for others to call.
  private func unusedFunctions(
    of item: Item, in source: Source, _ census: TokenCensus
  ) -> [Diagnostic] {
    if source.name.utf8.suffix(6).elementsEqual(".swift".utf8) { return [] }
    let members: [Member]
    switch item {
    case .app(let app): members = app.members
    case .type(let type) where isScreen(type, source) && type.isOfNoProtocol:
      members = type.members
    case .member(let member): members = [member]
    case .type, .scenario, .exploration, .include, .importModule, .unread: members = []
    }
    return members.compactMap { member in
      guard case .function(let function) = member, function.attributes.isEmpty,
        !function.modifiers.contains(where: { $0.name.word == .override })
      else { return nil }
      let name = source.text(function.name.range)
      guard census.count(of: name) == 1 else { return nil }
      return LintWarning.neverCalled(name, at: Location(source.file, function.name.range))
    }
  }
}

extension TypeDeclaration {
  /// `true` iff nothing but a view or a class of controllers stands behind its name.
  fileprivate var isOfNoProtocol: Bool {
    switch inherited.first?.name.word {
    case nil: inherited.isEmpty
    case .View, .UIViewController, .UINavigationController, .UITabBarController:
      inherited.count == 1
    default: false
    }
  }
}

/// The screens of the root file, and which of them lived in some cell.
struct ScreenReach {
  private let plan: Plan
  private var left: [ScreenID]

  init(_ plan: Plan) {
    self.plan = plan
    let program = plan.bound.program
    let root = plan.bound.spec.sources.first?.file
    let bases = Set(program.screens.compactMap { $0.superclass })
    left = program.screens.indices.dropFirst().map { ScreenID(Int32($0)) }.filter { id in
      let screen = program.screens[Int(id.index)]
      return plan.bound.location(of: screen.site)?.file == root && !bases.contains(id)
        && id != program.unknownController
    }
  }

  /// Runs a scenario in every cell, as long as there is something left to find.
  mutating func run(_ scenario: PlannedScenario) {
    let program = plan.program(of: scenario)
    let terms = RunTerms(
      bound: plan.bound, views: ViewOwners(program.program), mayBeStale: false,
      explaining: .nothing)
    let context = RunContext(scenario, program, on: terms)
    for (index, cell) in scenario.cells.enumerated() where cell.exists && !left.isEmpty {
      var runner = CellRunner(context, cell: index)
      var met: [Bool] = []
      guard runner.begin() else { continue }
      for (number, step) in scenario.steps.enumerated() {
        guard case .action = step.kind else { continue }
        guard runner.run(step, number, &met) else { break }
        left.removeAll { screen in
          runner.questions.holds(screen)
        }
      }
    }
  }

  var unreached: [Diagnostic] {
    let program = plan.bound.program
    let census = TokenCensus(plan.bound.spec)
    return left.compactMap { id in
      let name = program.symbols[Int(program.screens[Int(id.index)].name.index)]
      return census.first(of: name, after: ["screen", "struct", "class", "container"]).map {
        LintWarning.neverReached(name, at: $0)
      }
    }
  }
}

extension VariableDeclaration {
  /// `true` iff it holds a value that its own declaration gives: what others give is named where
  /// they do, and what a class overrides or an attribute connects is read by others.
  fileprivate var isStoredHere: Bool {
    let isOwn = !modifiers.contains { $0.name.word == .override || $0.name.word == .static }
    let isPlain = attributes.allSatisfy { [.State, .AppStorage].contains($0.name.name.word) }
    let isGiven = initial != nil || isState || !attributes.isEmpty
    return isOwn && isPlain && isGiven && getter == nil && setter == nil && didSet == nil
      && willSet == nil
  }
}

/// The names in the files of a spec, and how often each stands there.
struct TokenCensus {
  private var places: [[UInt8]: [(place: Location, previous: [UInt8])]] = [:]
  private let spec: Spec

  init(_ spec: Spec) {
    self.spec = spec
    for source in spec.sources {
      var lexer = Lexer(source.bytes)
      var previous: [UInt8] = []
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile || token.kind == .unterminatedComment { break }
        var bytes = Array(source.bytes[Int(token.range.start)..<Int(token.range.end)])
        if token.kind == .dollarName { bytes.removeFirst() }
        switch token.kind {
        case .identifier, .dollarName:
          places[bytes, default: []].append((Location(source.file, token.range), previous))
        case .string: addInterpolated(bytes, Location(source.file, token.range))
        default: break
        }
        previous = bytes
      }
    }
  }

  /// Names inside of a text may be interpolated: each counts.
  private mutating func addInterpolated(_ bytes: [UInt8], _ place: Location) {
    guard bytes.contains(UInt8(ascii: "\\")) else { return }
    for word in bytes.split(whereSeparator: { !$0.isOfName }) {
      places[Array(word), default: []].append((place, []))
    }
  }

  /// Returns each place of a name.
  func places(of name: String) -> [Location] {
    (places[Array(name.utf8)] ?? []).map { $0.place }
  }

  func count(of name: String) -> Int { places[Array(name.utf8)]?.count ?? 0 }

  /// Returns the first place of a name, behind one of some words if there are any.
  func first(of name: String, after words: [String] = []) -> Location? {
    places[Array(name.utf8)]?.first { entry in
      words.isEmpty || words.contains { $0.utf8.elementsEqual(entry.previous) }
    }?.place
  }

  /// Returns the whole line of a place with its end.
  func line(of place: Location) -> Location? {
    guard let source = spec.source(place.file) else { return nil }
    var start = Int(place.range.start)
    var end = Int(place.range.end)
    let newline = UInt8(ascii: "\n")
    while start > 0, source.bytes[start - 1] != newline { start -= 1 }
    while end < source.bytes.count, source.bytes[end] != newline { end += 1 }
    end = min(end + 1, source.bytes.count)
    return Location(place.file, SourceRange(UInt32(start), UInt32(end)))
  }
}

extension UInt8 {
  /// `true` iff the byte may stand in a name.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
