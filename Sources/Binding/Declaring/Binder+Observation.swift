import Language
import StatusBar

// What SwiftUI is told of: it renders again only where something changes that a view watches.
extension Binder {
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

  /// Adds a slot, and one that tells whether it was changed where views may have read it and are
  /// not told.
  mutating func addFlagged(_ slot: Slot, _ source: PropertySource) -> Variable {
    let screen = receivers[source.owner].screen
    let variable = add(slot, to: screen)
    let isByReference = typeInfo(of: source.owner).map { declarations[$0].isByReference } ?? false
    guard declarations.hasViews, isByReference || slot.isUnobserved else { return variable }
    var flag = Slot(
      name: slot.name, kind: .state,
      initial: program.add(.constant(.bool(false)), .bool, site: slot.site), site: slot.site)
    flag.isBoolean = true
    switch (variable, add(flag, to: screen)) {
    case (.own(let number), .own(let place)), (.app(let number), .app(let place)):
      program[screen].slots[Int(number)].changeFlag = place
    case (.own, _), (.app, _), (.local, _): break
    }
    return variable
  }

  /// A variable as a view sees it: where it was changed and the view was not told, what the view
  /// shows is what it was, or what it is.
  mutating func shown(
    _ variable: Variable, _ value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard scope.frame == nil, declarations.hasViews, program[scope.screen].kind == .view else {
      return value
    }
    let flag: Variable
    switch variable {
    case .app(let slot):
      guard let place = program[ScreenID.app].slots[Int(slot)].changeFlag else { return value }
      flag = .app(place)
    case .own(let slot):
      guard let place = program[scope.screen].slots[Int(slot)].changeFlag else { return value }
      flag = .own(place)
    case .local: return value
    }
    let type = type(of: value)
    let changed = add(.variable(flag), .bool, at: range, scope)
    let either = opaque(type, at: range, scope)
    return add(.ternary(changed, either, value), type, at: range, scope)
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
