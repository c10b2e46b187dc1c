import Language
import StatusBar

// Screens that code takes out of storyboards. The name of a storyboard stands for it, so that
// values carry it to where a screen is made.
extension Body {
  /// A storyboard, or a screen that code takes out of one; nil for anything else, and where nothing
  /// is known of storyboards.
  mutating func bindStoryboardValue(_ value: Expression, _ scope: inout Scope) -> FormulaID? {
    guard !writer.resolver.declarations.storyboards.screens.isEmpty else { return nil }
    switch value.kind {
    case .call(let call):
      if let screen = bindStoryboardScreen(value, &scope) ?? bindStoryboard(call, &scope) {
        return screen
      }
      guard case .member(let base, let name) = call.callee.kind else { return nil }
      return bindStoryboardMember(base, name, call, at: value.range, &scope)
    case .member(let base, let name):
      return bindStoryboardMember(base, name, nil, at: value.range, &scope)
    default: return nil
    }
  }

  /// `UIStoryboard(name: "Main", bundle: nil)`; nil for any other call.
  private mutating func bindStoryboard(_ call: Call, _ scope: inout Scope) -> FormulaID? {
    guard case .name(let name) = call.callee.kind, writer.resolver.spelling(name) == "UIStoryboard",
      let first = call.arguments.first, let label = first.label,
      writer.resolver.spelling(label.name) == "name"
    else { return nil }
    return bindFormula(first.value, expecting: StaticType(.text), &scope)
  }

  /// `UIStoryboard.main`, `UIStoryboard.settings()`, `storyboard.page(.first)`: what an extension
  /// of the app gives storyboards; nil for anything else.
  private mutating func bindStoryboardMember(
    _ base: Expression, _ name: LocatedName, _ call: Call?, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    let members = writer.resolver.declarations.storyboards.members[name.name] ?? []
    guard members.count == 1, let body = members[0].member.yield(with: call) else { return nil }
    var inner = Scope(file: members[0].file, screen: scope.screen, owner: 0)
    let isOfType = base.typeName(writer.resolver.names).map {
      writer.resolver.spelling($0) == "UIStoryboard"
    }
    if isOfType == nil {
      let before = (scope, writer.findings)
      let board = bindFormula(base, expecting: .unknown, &scope)
      guard writer.type(of: board).kind == .text else {
        (scope, writer.findings) = before
        return nil
      }
      inner.locals.append(Name(.selfWord), .value(board))
    } else if isOfType == false {
      return nil
    }
    if let call { bindArguments(of: body.parameters, call, from: &scope, into: &inner) }
    guard enter(Location(members[0].file, body.place), at: scope.location(range)) else {
      return nil
    }
    defer { leave() }
    return bindValue(body.statements, expecting: body.type(writer.resolver), &inner, at: range)
  }

  /// What of storyboards code takes, and which screens that may be.
  private struct Taken {
    /// The name of the storyboard; nil where it is the one of the controller whose code it is.
    var board: FormulaID?
    /// The identifier; nil for the first screen.
    var identifier: FormulaID?
    var screens: [Storyboards.Screen] = []
  }

  /// Of more screens than that none is meant.
  private static let screenLimit = 24

  /// `storyboard.instantiateViewController(withIdentifier: "about")`: one of the screens that the
  /// storyboards of the app make; nil where none of them can be meant.
  private mutating func bindStoryboardScreen(
    _ value: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    let before = (scope, writer.findings)
    guard let taken = taken(value, &scope) else {
      (scope, writer.findings) = before
      return nil
    }
    let unread = writer.input(unread: value, scope)
    var result = writer.add(.input(unread), StaticType(.controller), at: value.range, scope)
    for screen in taken.screens.reversed() {
      guard let draft = draft(of: screen) else { continue }
      let made = writer.make(draft, at: value.range, scope)
      let isMeant = condition(screen, taken, at: value.range, scope)
      result =
        isMeant.map {
          writer.add(.ternary($0, made, result), StaticType(.controller), at: value.range, scope)
        } ?? made
    }
    return result
  }

  /// The screen of the app's storyboards that an expression is, cast to a class or not.
  enum StoryboardDraft {
    case none
    case always(ControllerDraft)
    /// One of several: which it is shows when the code runs.
    case chosen
  }

  mutating func storyboardDraft(_ value: Expression, _ scope: Scope) -> StoryboardDraft {
    var scope = scope
    let before = writer.findings
    defer { writer.findings = before }
    guard let taken = taken(value, &scope) else { return .none }
    guard taken.screens.count == 1,
      condition(taken.screens[0], taken, at: value.range, scope) == nil
    else { return .chosen }
    return draft(of: taken.screens[0]).map { .always($0) } ?? .none
  }

  private mutating func taken(_ value: Expression, _ scope: inout Scope) -> Taken? {
    let storyboards = writer.resolver.declarations.storyboards
    guard let call = StoryboardCall(value, writer.resolver) else { return nil }
    var taken = Taken()
    let storyboard: Expression
    switch call {
    case .first(let board): storyboard = board
    case .identified(let identifier, let board):
      storyboard = board
      taken.identifier = bindFormula(identifier, expecting: StaticType(.text), &scope)
    case .generated(let board, let scene):
      let names = writer.resolver.names
      let identifier = scene.map { Array(names.bytes(of: $0)) } ?? []
      taken.screens = storyboards.screens(namedAfter: identifier, in: names.bytes(of: board))
      return taken.screens.count == 1 ? taken : nil
    }
    if !isOwnStoryboard(storyboard, scope) {
      let board = bindFormula(storyboard.withoutOptionals, expecting: .unknown, &scope)
      guard mayBeStoryboard(board) else { return nil }
      taken.board = board
    }
    taken.screens = storyboards.screens(
      by: taken.identifier.map { text($0) }, in: taken.board.flatMap { text($0) })
    guard !taken.screens.isEmpty, taken.screens.count <= Body.screenLimit,
      taken.board != nil || taken.screens.count == 1
    else { return nil }
    return taken
  }

  /// `true` iff a value may stand for a storyboard: an enumeration of the app's, or a controller,
  /// may have functions of these names as well.
  private func mayBeStoryboard(_ value: FormulaID) -> Bool {
    let kind = writer.type(of: value).kind
    if case .named(let name) = kind { return writer.resolver.spelling(name) == "UIStoryboard" }
    return kind == .text || kind == .unknown
  }

  /// Whether a screen is the one that code takes; nil where it is no other.
  private mutating func condition(
    _ screen: Storyboards.Screen, _ taken: Taken, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    var conditions: [FormulaID] = []
    for (formula, wanted) in [(taken.board, screen.board), (taken.identifier, screen.identifier)] {
      guard let formula, let wanted, text(formula) == nil else { continue }
      let symbol = writer.symbol(text: wanted)
      let name = writer.add(.constant(.text(symbol)), StaticType(.text), at: range, scope)
      conditions.append(writer.add(.compare(.equal, formula, name), .bool, at: range, scope))
    }
    guard let first = conditions.first else { return nil }
    return conditions.dropFirst().reduce(first) {
      writer.add(.and($0, $1), .bool, at: range, scope)
    }
  }

  /// `storyboard` of a controller: the one that made it.
  private func isOwnStoryboard(_ value: Expression, _ scope: Scope) -> Bool {
    let value = value.withoutOptionals
    guard let last = value.lastName, writer.resolver.spelling(last.name) == "storyboard" else {
      return false
    }
    if case .name(let name) = value.kind {
      return writer.resolver.meaning(of: name, in: scope) == nil
        && writer.resolver.computed(name, of: scope.owner) == nil
    }
    return writer.meaning(of: value, scope) == nil
  }

  /// The text that a formula always is; nil for one that is not always the same.
  private func text(_ formula: FormulaID) -> [UInt8]? {
    guard case .constant(.text(let symbol)) = writer.program[formula] else { return nil }
    return Array(writer.text(symbol).utf8)
  }

  private mutating func draft(of screen: Storyboards.Screen) -> ControllerDraft? {
    let before = writer.findings
    defer { writer.findings = before }
    var scope = Scope(file: screen.file, screen: .app, owner: 0)
    guard case .call(let call) = screen.content.kind,
      case .call(let inner) = screen.content.beforeSettings.kind
    else { return nil }
    if case .name = call.callee.kind, call.closures.isEmpty {
      return bindDraft(screen.content, &scope)
    }
    guard let name = inner.callee.typeName(writer.resolver.names), let made = screenID(of: name)
    else { return nil }
    return ControllerDraft(
      screen: made, content: asScreen(&scope) { $0.bindView(screen.content, &$1) })
  }

  private mutating func screenID(of name: Name) -> ScreenID? {
    if let kind = ControllerClass(name.word) { return writer.builtin(kind) }
    return writer.resolver.declarations.type(name).flatMap {
      writer.resolver.declarations[$0].screen
    }
  }
}

extension Member {
  /// A member that yields a value.
  fileprivate struct Yield {
    var statements: [Statement]
    var parameters: [Parameter] = []
    var written: TypeReference?
    var place: SourceRange

    func type(_ resolver: Resolver) -> StaticType { resolver.staticType(written) }
  }

  /// What it yields where it is read, or called; nil where nothing says that.
  fileprivate func yield(with call: Call?) -> Yield? {
    if call == nil, case .variable(let variable) = self {
      let initial = variable.initial.map { [Statement(.return($0), $0.range)] }
      return (variable.getter ?? initial).map {
        Yield(statements: $0, written: variable.type, place: variable.name.range)
      }
    }
    guard call != nil, case .function(let function) = self else { return nil }
    return function.body.map {
      Yield(
        statements: $0, parameters: function.parameters, written: function.result,
        place: function.name.range)
    }
  }
}

extension Expression {
  /// `Home()` of `Home().barStyle(.black)`.
  fileprivate var beforeSettings: Expression {
    var value = self
    while case .call(let call) = value.kind, case .member(let base, _) = call.callee.kind {
      value = base
    }
    return value
  }
}
