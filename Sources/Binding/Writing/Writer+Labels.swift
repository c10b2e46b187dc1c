import Language
import StatusBar

// Controls that set what they are bound to.
extension Writer {
  /// `true` iff what is bound to a variable changes it past those who observe it.
  func isBoundPastObservers(_ variable: Variable, _ scope: Scope) -> Bool {
    guard case .own(let slot) = variable else { return false }
    return program[scope.screen].slots[Int(slot)].isBoundPastObservers
  }

  /// `.focused($isSearching)`: a touch may move the focus there.
  mutating func bindFocused(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let bound = call.arguments.first?.value,
      let (variable, type) = variable(bound: bound, scope)
    else { return place.child }
    let value = opaque(type, at: bound.range, scope)
    let moved = assignment(of: value, to: variable, at: place.name.range, scope)
    let handler = handler(doing: [moved], at: place.name.range, scope)
    return wrap(place, .tap(.onTap(handler, .simultaneous)), scope)
  }

  // MARK: - Rows

  /// A row, or several of which it is unknown which is touched.
  mutating func selecting(
    _ row: ViewID, _ handler: HandlerID, at range: SourceRange, _ scope: Scope
  ) -> ViewID {
    let input = input(named(range, scope), nil, at: range, scope)
    return add(.modified(row, .tap(.row(handler, input))), at: range, scope)
  }

  // MARK: - Bindings

  /// What a binding sets that is not read: a constant nothing, anything else perhaps anything.
  mutating func settingUnread(
    _ bound: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> HandlerID {
    if case .call(let call) = bound.kind, let name = call.callee.lastName?.name,
      resolver.names.bytes(of: name).elementsEqual("constant".utf8)
    {
      return emptyHandler(at: range, scope)
    }
    var effects = changed(bound, &scope)
    if effects.isEmpty {
      effects = [effect(.forget(input(unread: bound, scope)), at: range, scope)]
    }
    return handler(doing: effects, at: range, scope)
  }
}

// What a use of a view gives its properties. A state has a variable of its own, which
// only starts with what it is given.
extension Writer {
  /// What a property means that is given a value: a state goes on from there by itself.
  mutating func started(
    _ variable: LocatedVariable?, with given: Meaning, _ scope: Scope
  ) -> Meaning {
    guard let variable, Wrapper(variable.declaration) == .state else { return given }
    let name = variable.declaration.name
    let initial: FormulaID
    let type: StaticType
    switch given {
    case .value(let formula): (initial, type) = (formula, self.type(of: formula))
    case .variable(let other, let known):
      (initial, type) = (add(.variable(other), known, at: name.range, scope), known)
    case .opaque(let names, let qualifier):
      let input = input(names, qualifier, at: name.range, scope)
      type = resolver.staticType(variable)
      initial = add(.input(input), type, at: name.range, scope)
    case .object, .bundle, .closure, .content, .presentationMode, .dismissAction, .draft, .window,
      .anything:
      return given
    }
    let declared = resolver.staticType(variable)
    var slot = Slot(
      name: symbol(name.name), kind: .state, initial: initial,
      site: site(name.range, in: variable.file))
    slot.isBoolean = (declared.kind == .unknown ? type : declared).kind == .bool
    let place = add(slot, to: scope.screen)
    return .variable(place, declared.kind == .unknown ? type : declared)
  }
}

// Labels: the texts by which a person knows a control.
extension Writer {
  /// Returns the text by which a person knows a control: the first unlabelled string.
  mutating func label(of call: Call, _ scope: Scope) -> Symbol? {
    for argument in call.arguments {
      switch argument.label?.name.word {
      case nil where resolver.isText(argument.label), .systemImage, .systemName, .title: break
      default: continue
      }
      if let label = label(of: argument.value, scope) { return label }
    }
    return nil
  }

  /// Returns the picture that a control has beside its text, by whose name a tap finds it too.
  mutating func picture(of call: Call, _ scope: Scope) -> ViewID? {
    guard let image = call.arguments.first(where: { $0.label?.name.word == .systemImage }),
      let name = label(of: image.value, scope)
    else { return nil }
    let type = symbol(Array(Word.Image.spelling.utf8))
    return add(.leaf(type: type, label: name), at: image.value.range, scope)
  }

  /// Returns the text of a string, or of a `Text("…")` around one.
  mutating func label(of expression: Expression, _ scope: Scope) -> Symbol? {
    switch expression.kind {
    case .string(let string):
      let range = expression.range
      return resolver.literal(string.parts(at: range), at: range, in: scope.file).map {
        symbol(text: $0)
      }
    case .call(let call):
      guard let type = call.callee.typeName(resolver.names),
        type.word == .Text || type.word == .Label
      else {
        return nil
      }
      return label(of: call, scope)
    default: return nil
    }
  }

  // MARK: - Texts that no literal writes

  /// `true` iff all names of an expression are declared here, so that reading it reports nothing.
  func isReadable(_ value: Expression, _ scope: Scope) -> Bool {
    switch value.kind {
    case .boolean, .number, .nilLiteral: return true
    case .string(let string):
      return resolver.literal(string.parts(at: value.range), at: value.range, in: scope.file) != nil
    case .name(let name):
      switch resolver.meaning(of: name, in: scope) {
      case .variable, .value: return true
      case nil:
        return resolver.computed(name, of: scope.owner) != nil
          || resolver.declarations.variables[name] != nil
      case .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft,
        .window, .anything:
        return false
      }
    case .member(let base, let name):
      if base.isSelf { return isReadable(Expression(.name(name.name), name.range), scope) }
      switch meaning(of: value, scope) {
      case .variable, .value: return true
      case nil, .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode,
        .draft, .window, .anything:
        return false
      }
    case .prefix(.not, let inner), .optionalChain(let inner), .forced(let inner):
      return isReadable(inner, scope)
    case .tuple(let elements): return elements.count == 1 && isReadable(elements[0].value, scope)
    case .binary(let left, _, _, let right):
      return isReadable(left, scope) && isReadable(right, scope)
    case .ternary(let condition, let then, let otherwise):
      return [condition, then, otherwise].allSatisfy { isReadable($0, scope) }
    default: return false
    }
  }

  mutating func unknownPiece(
    _ value: Expression, _ scope: inout Scope
  ) -> ShownText.Piece {
    let formula = add(
      .opaque(input(unread: value, scope), isThere: true), StaticType(.text), at: value.range,
      scope)
    return .value(formula, assumption(of: value, scope))
  }

  mutating func assumption(of value: Expression, _ scope: Scope) -> AssumptionID {
    let words = String(
      decoding: resolver.bytes(value.range, in: scope.file).prefix(40), as: UTF8.self)
    return findings.assume(
      "the text that `\(words)` makes is assumed to be the one that is named",
      at: scope.location(value.range))
  }
}

// Modifiers: those that matter to the bar, those that the spec declares, and all others.
extension Writer {
  /// Wraps a node in a modifier.
  mutating func wrap(
    _ place: ModifierPlace, _ modifier: Modifier, _ scope: Scope
  ) -> ViewID {
    add(
      .modified(place.child, modifier), at: SourceRange(place.name.range.start, place.range.end),
      scope)
  }

  /// Something is injected that may be a visibility state: a reader may find one (S55).
  mutating func noteStrayInjection(_ value: Expression, _ scope: Scope) {
    program.noteStrayInjection(
      input(named(value.range, scope), nil, at: value.range, scope))
  }

  /// `true` iff a state may be one that is made elsewhere.
  func isUnknownState(_ value: Expression, _ scope: Scope) -> Bool {
    switch value.kind {
    case .member(let base, _): base.isSelf ? false : meaning(of: value, scope) == nil
    case .call: true
    case .name(let name):
      if case .opaque = resolver.meaning(of: name, in: scope) { true } else { false }
    default: false
    }
  }

  /// Reports a label that is not the one that the modifier takes.
  mutating func checkLabel(
    _ argument: Argument, _ label: Word?, of place: ModifierPlace, _ scope: inout Scope
  ) {
    guard argument.label?.name.word != label || (label == nil && argument.label != nil) else {
      return
    }
    report(
      .wrongLabel(
        argument.label.map { resolver.spelling($0.name) }, expected: label?.spelling,
        of: resolver.spelling(place.name.name),
        at: scope.location(argument.label?.range ?? argument.value.range),
        argument: scope.location(argument.value.range)))
  }

  /// Takes it that a value from elsewhere stays as it is: a scenario may set another one.
  mutating func assumeUnchanging(_ value: Expression, _ scope: Scope) -> HandlerID {
    let text = String(
      decoding: resolver.bytes(value.range, in: scope.file).prefix(40), as: UTF8.self)
    let assumption = findings.assume(
      "`\(text)` is assumed not to change by itself; a step can `set` it",
      at: scope.location(value.range))
    return handler(
      doing: [effect(.assume(assumption), at: value.range, scope)], at: value.range, scope)
  }
}

/// Where a modifier stands and what it modifies.
struct ModifierPlace: Sendable {
  var name: LocatedName
  /// The whole expression.
  var range: SourceRange
  var child: ViewID
}

// Modifiers of style, of colour schemes and of the navigation bar.
extension Writer {
  /// Returns the first argument, which must have no label.
  mutating func firstValue(
    _ place: ModifierPlace, _ call: Call, _ what: String, _ scope: inout Scope
  ) -> Expression? {
    guard let argument = call.arguments.first else {
      report(
        .missingArgument(
          what, of: resolver.spelling(place.name.name), at: scope.location(place.name.range)))
      return nil
    }
    checkLabel(argument, nil, of: place, &scope)
    return argument.value
  }

  /// The bars that a modifier is for, and those that it may be for.
  struct Bars {
    var certain: Placements = []
    var doubt: InputID?

    /// Where this is not known, the navigation bar or the status bar may be meant too.
    var all: Placements {
      doubt == nil || certain.contains(.navigationBar)
        ? certain : certain.union([.navigationBar, .statusBar])
    }
  }

  /// A value for a bar that is perhaps not meant.
  mutating func perhaps(
    _ value: FormulaID, in bars: Bars, _ scope: Scope
  ) -> FormulaID {
    guard let doubt = bars.doubt, !bars.certain.contains(.navigationBar) else { return value }
    let range = SourceRange(UInt32(0), UInt32(0))
    program[doubt].isBoolean = true
    let isMeant = add(.input(doubt), .bool, at: range, scope)
    let none = add(.constant(.none), StaticType(.nothing), at: range, scope)
    return add(.ternary(isMeant, value, none), type(of: value), at: range, scope)
  }

  /// The bars after `for:`; none means the navigation bar (S41).
  mutating func placements(_ call: Call, _ scope: Scope) -> Bars {
    var placements: Placements = []
    var doubt: InputID?
    var isFor = false
    for argument in call.arguments {
      if argument.label?.name.word == .for {
        isFor = true
      } else if argument.label != nil {
        isFor = false
      }
      guard isFor else { continue }
      guard let name = resolver.placement(argument.value) else {
        note(
          .assumed, "which bar is meant here is not known",
          at: scope.location(argument.value.range))
        doubt = input(unread: argument.value, scope)
        continue
      }
      switch name.name.word {
      case .navigationBar: placements.insert(.navigationBar)
      case .tabBar: placements.insert(.tabBar)
      case .bottomBar: placements.insert(.bottomBar)
      case .statusBar: placements.insert(.statusBar)
      case .automatic: placements.insert(.automatic)
      default:
        reportPlacement(name, scope)
      }
    }
    return Bars(certain: placements.isEmpty && !isFor ? .automatic : placements, doubt: doubt)
  }

  /// Placements of other platforms are kept; anything else is a slip.
  private mutating func reportPlacement(_ name: LocatedName, _ scope: Scope) {
    let kept = ["windowToolbar", "windowToolbarContainer", "bottomOrnament", "accessoryBar"]
    let written = resolver.spelling(name.name)
    guard !kept.contains(written) else { return }
    let legal = ["navigationBar", "tabBar", "bottomBar", "statusBar", "automatic"]
    report(
      .noSuchCase(
        written, of: "a placement of a toolbar", legal: legal,
        suggestion: resolver.closest(to: name.name, among: legal), at: scope.location(name.range)))
  }
}
