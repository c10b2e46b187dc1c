import Language
import StatusBar

// Binds everything that was declared: first what there is, then what it says.
extension Resolver {
  func receiver(ofType index: Int) -> Int? {
    declarations[index].screen.flatMap { receivers.receiver(of: $0) }
  }
}

// Objects that views are given by those above them.
extension Resolver {
  /// `true` iff some code gives views an object by its type: `.environment(session)`.
  var givesObjectsToViews: Bool {
    spec.sources.contains { source in
      var isGiven = false
      let text = source.bytes[...]
      text.forEachName { start, end in
        guard text[start..<end].elementsEqual("environment".utf8), start > text.startIndex,
          text[start - 1] == UInt8(ascii: ".")
        else { return }
        let rest = text[end...].drop { $0 <= UInt8(ascii: " ") }
        guard rest.first == UInt8(ascii: "(") else { return }
        let value = rest.dropFirst().drop { $0 <= UInt8(ascii: " ") }
        if value.first != UInt8(ascii: "\\") { isGiven = true }
      }
      return isGiven
    }
  }
}

// Properties that hold objects: of the author's own, and visibility states.
extension Resolver {
  /// `true` iff a controller, or an object of the author's, keeps an object of a plain class: a
  /// change in it is not observed, as with the controller's own properties.
  func holdsPlainObject(_ index: Int, _ source: PropertySource) -> Bool {
    let declaration = source.variable.declaration
    guard !declarations[index].isByReference, isPlainObject(index), source.wrapper == .plain,
      !isView(ofOwner: source.owner)
    else {
      return false
    }
    guard let initial = declaration.initial else { return declaration.type?.isOptional ?? false }
    return madeType(by: initial) == declarations[index].name
  }

  private func isView(ofOwner owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return true }
    switch declarations[type].role {
    case .controller, .observable, .app, .other: return false
    case .view, .representable, .modifier, .visibilityState, .enumeration: return true
    }
  }

  /// `true` iff a class is the author's own, above which there is nothing with a state.
  func isPlainObject(_ index: Int) -> Bool {
    var lineage = [index]
    var next = 0
    while next < lineage.count {
      let info = declarations[lineage[next]]
      guard info.keyword == .class, info.role == .other, declarations.bringsNoState(info) else {
        return false
      }
      for reference in info.inherited {
        guard let base = declarations.type(reference.name) else { continue }
        if declarations[base].keyword != .protocol, !lineage.contains(base) {
          lineage.append(base)
        }
      }
      next += 1
    }
    return true
  }

  /// The type that a call makes: `ViewModel()`, `ViewModel.shared`.
  func madeType(by expression: Expression) -> Name? {
    switch expression.kind {
    case .call(let call): return call.callee.typeName(names)
    case .member(let base, let name) where name.name.word == .shared: return base.typeName(names)
    default: return nil
    }
  }

  func isObject(_ initial: Expression?) -> Bool {
    guard let initial, let name = madeType(by: initial) else { return false }
    if StaticType(typeWord: name.word).kind == .object { return true }
    return declarations.type(name).map { declarations[$0].role == .visibilityState } ?? false
  }

  /// The only visibility state of the screen that an inlined declaration stands in: what is
  /// injected inside the screen is that one.
  func objectOfScreen(around owner: Int) -> FormulaID? {
    let screen = receivers[owner].screen
    guard let outer = receivers.receiver(of: screen), outer != owner else { return nil }
    var found: FormulaID?
    for case .object(let object) in receivers[outer].properties.values {
      if found != nil { return nil }
      found = object
    }
    return found
  }

  /// The type that a declaration states, or that its initial value shows.
  func staticType(_ variable: LocatedVariable) -> StaticType {
    staticType(variable.declaration, in: variable.file)
  }

  /// The type that a declaration states, or that its initial value shows.
  private func staticType(_ variable: VariableDeclaration, in file: FileID) -> StaticType {
    if let type = variable.type { return staticType(type) }
    return variable.initial.map { staticType(ofInitial: $0, in: file) } ?? .unknown
  }

  private func staticType(ofInitial initial: Expression, in file: FileID) -> StaticType {
    switch initial.kind {
    case .boolean: .bool
    case .number: StaticType(NumberLiteral(bytes(initial.range, in: file))?.type ?? .int64)
    case .prefix(.negate, let inner): staticType(ofInitial: inner, in: file)
    case .string: StaticType(.text)
    case .member(let base, _): base.typeName(names).map { staticType(named: $0) } ?? .unknown
    case .call(let call):
      call.callee.typeName(names).map { staticType(named: $0) } ?? .unknown
    default: .unknown
    }
  }

  /// The type that a name stands for.
  func staticType(named name: Name) -> StaticType {
    if let number = numberType(name) { return StaticType(number) }
    let known = StaticType(typeWord: name.word)
    return known.kind == .unknown ? StaticType(.named(name)) : known
  }
}

// What SwiftUI is told of: it renders again only where something changes that a view watches.
extension Resolver {
  /// `true` iff no view is told of the changes of an object that another one, or a screen, holds.
  func isUnobserved(_ type: Int, in holder: Int) -> Bool {
    if receivers[holder].isUnobserved || isPlainObject(type) { return true }
    guard let outer = typeInfo(of: holder), declarations[outer].role == .observable,
      !declarations[outer].isObservable, !declarations[type].isObservable
    else { return false }
    // A view that watches the outer object watches none of those that it holds.
    return !declarations.isWatched(declarations[type].name)
  }

  /// `true` iff no view is told of the changes of a property.
  func isUnobserved(_ source: PropertySource) -> Bool {
    if receivers[source.owner].isUnobserved { return true }
    guard let owner = typeInfo(of: source.owner), declarations[owner].role == .observable else {
      return false
    }
    let attributes = source.variable.declaration.attributes
    if declarations[source.type].isObservable {
      return attributes.contains { spelling($0.name.name) == "ObservationIgnored" }
    }
    guard source.wrapper == .plain, !source.variable.declaration.isConstant else { return false }
    return !declarations.sendsChanges
  }
}

extension Declarations {
  /// `true` iff some view watches an object of a type.
  func isWatched(_ type: Name) -> Bool {
    types.contains { info in
      info.role == .view
        && info.variables.values.contains { variable in
          let declaration = variable.declaration
          var made = declaration.type?.name
          if case .call(let call) = declaration.initial?.kind, made == nil {
            made = call.callee.typeName(names)
          }
          guard made == type || made == nil else { return false }
          switch Wrapper(declaration) {
          case .object, .environmentObject: return true
          case .state, .binding, .environment, .plain, .stored, .opaque: return false
          }
        }
    }
  }
}

// Stored properties: where each lives, and what it starts with.
extension Resolver {
  func isStored(_ variable: VariableDeclaration) -> Bool {
    variable.getter == nil && !variable.modifiers.contains { $0.name.word == .static }
  }

  /// `override var isOn: Bool { didSet { … } }`: the superclass of the author's own stores it.
  func observesOwn(_ variable: LocatedVariable, _ owner: Int) -> Bool {
    let declaration = variable.declaration
    return declaration.initial == nil
      && declaration.modifiers.contains { $0.name.word == .override }
      && receivers[owner].properties[declaration.name.name] != nil
  }

  /// `true` iff a property answers one of UIKit's questions rather than stores something.
  func overrides(_ name: Name, of type: Int) -> Bool {
    guard case .controller(let kind) = declarations[type].role else { return false }
    // `var barStyle` is no property of the navigation bar's.
    let isOwn = declarations[type].variables[name] != nil && Screen.isOfPart(name.word)
    return !isOwn && Screen.mayAnswer(name.word, kind)
  }

  /// `var page: () -> Page = { Page() }`: what yields a view where a use does not hand another,
  /// which would be bound in the place of the use.
  func givenContent(_ source: PropertySource) -> ClosureSource? {
    guard case .plain = source.wrapper, let type = source.variable.declaration.type,
      isFunction(type), !holdsAction(source.variable),
      case .closure(let closure)? = source.variable.declaration.initial?.kind,
      looksLikeViews(closure, source.scope(in: self))
    else { return nil }
    return ClosureSource(kind: .closure(closure), scope: source.scope(in: self), depth: 0)
  }

  func holdsList(_ source: PropertySource) -> Bool {
    if staticType(source.variable).element != nil { return true }
    switch source.variable.declaration.initial?.kind {
    case .array: return true
    case .call(let call): if case .array = call.callee.kind { return true }
    default: break
    }
    return false
  }
}

/// A stored property with what decides where it lives.
struct PropertySource: Sendable {
  var variable: LocatedVariable
  var type: Int
  var owner: Int
  var wrapper: Wrapper

  func scope(in resolver: Resolver) -> Scope {
    Scope(file: variable.file, screen: resolver.receivers[owner].screen, owner: owner)
  }

  /// `let name = value`
  var isConstant: Bool { variable.declaration.isConstant && wrapper == .plain }

  /// `true` iff the launch, which is no part of a screen that is asked for, may have changed a
  /// property of an object that there is for good, or a variable outside any type.
  func isLeftByLaunch(in resolver: Resolver) -> Bool {
    let declaration = variable.declaration
    if owner == 0, keepsValue, !declaration.isConstant,
      resolver.spec.globalsLeftByLaunch.contains(declaration.name.name)
    {
      return true
    }
    guard keepsValue, !declaration.isConstant,
      resolver.spec.isLeftByLaunch(
        declaration.name.name, of: resolver.declarations[type].name)
    else { return false }
    return declaration.isStatic
      || resolver.declarations.sharedTypes.contains(resolver.declarations[type].name)
  }

  /// `true` iff the property is a place of its own.
  private var keepsValue: Bool {
    switch wrapper {
    case .plain, .stored, .state: true
    case .object, .binding, .environmentObject, .environment, .opaque: false
    }
  }

  var isFocus: Bool {
    variable.declaration.attributes.contains { $0.name.name.word == .FocusState }
  }

  /// `true` for what outlives the process, or the scene.
  var isStored: Bool {
    variable.declaration.attributes.contains {
      $0.name.name.word == .AppStorage || $0.name.name.word == .SceneStorage
    }
  }

  /// `true` iff a use of the type may give the property a value.
  var isGiven: Bool { wrapper != .state || !variable.declaration.isPrivate }

  var slotKind: Slot.Kind {
    switch wrapper {
    case .binding: .binding
    case .plain: .parameter
    case .state, .object, .environmentObject, .environment, .stored, .opaque: .state
    }
  }
}

// What initializers make of properties: those of a plain object, and the states of a view.
extension Resolver {
  /// `true` iff an initializer names a state: `_isFull`, `isFull`.
  func isStart(_ assigned: Name, of state: Name) -> Bool {
    assigned == state
      || names.bytes(of: assigned).elementsEqual([UInt8(ascii: "_")] + names.bytes(of: state))
  }

  func isWritten(_ value: Expression) -> Bool {
    switch value.kind {
    case .boolean, .number, .string, .implicitMember, .nilLiteral: true
    default: false
    }
  }
}

// Variables in what yields a value: from an assignment on they stand for something else, and after
// branches for what the one that was taken has made of them.
extension Resolver {
  func isClosure(_ initial: Expression?) -> Bool { initial?.isClosure ?? false }

  // MARK: - Branches

  func local(_ target: Expression, _ scope: Scope) -> Int? {
    guard case .name(let name) = target.kind,
      let index = scope.locals.lastIndex(of: name),
      scope.locals[index].meaning.isVariable
    else { return nil }
    return index
  }
}

extension Meaning {
  /// `true` iff an assignment may change what it is.
  var isVariable: Bool {
    switch self {
    case .value, .opaque: true
    case .variable, .object, .bundle, .content, .closure, .dismissAction, .presentationMode, .draft,
      .window, .anything:
      false
    }
  }

  var formula: FormulaID? {
    if case .value(let formula) = self { formula } else { nil }
  }
}
