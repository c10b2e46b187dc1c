import Language
import StatusBar

// What an app is launched with: a person opens it, by its icon.
extension Body {
  /// What a scene is connected with beside its session: nothing, as a person opens the app. Nil for
  /// anything else.
  mutating func bindLaunchOption(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard let path = Expression(.member(base, name), range).memberPath, path.count > 1,
      scope.locals.lastIndex(of: path[0]) != nil,
      ["connectionOptions", "options"].contains(writer.resolver.spelling(path[0])),
      !writer.resolver.declarations.declaresMember(path[1])
    else { return nil }
    let isList: Bool
    switch writer.resolver.spelling(path[1]) {
    case "shortcutItem", "notificationResponse", "handoffUserActivityType",
      "cloudKitShareMetadata":
      isList = false
    case "urlContexts", "userActivities": isList = true
    default: return nil
    }
    let option: FormulaID
    switch (isList, path.count, writer.resolver.spelling(name.name)) {
    case (true, 2, _):
      let none = Expression(.array([]), range)
      option = bindFormula(none, expecting: StaticType(.list(.unknown)), &scope)
    case (true, 3, "isEmpty"): option = writer.add(.constant(.bool(true)), .bool, at: range, scope)
    case (true, 3, "count"):
      option = writer.add(.constant(.number(0)), StaticType(.number), at: range, scope)
    case (true, _, _), (false, _, _):
      option = writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
    }
    let assumption = writer.assume(launchAssumption, name, scope)
    let effect = writer.effect(.assume(assumption), at: range, scope)
    scope.frame?.pending.append(effect)
    return option
  }

  /// `NSClassFromString("XCTest")`, `environment["UITest"]`, `arguments.contains("-demo")`: what a
  /// test or Xcode gives an app, and a person does not. Nil for anything else.
  mutating func bindTestSwitch(_ expression: Expression, _ scope: inout Scope) -> FormulaID? {
    let resolver = writer.resolver
    let name: LocatedName
    var isTruth = false
    switch expression.kind {
    case .call(let call):
      if case .name(let function) = call.callee.kind {
        guard resolver.spelling(function) == "NSClassFromString",
          let argument = call.arguments.first?.value,
          resolver.bytes(argument.range, in: scope.file).starts(with: Array("\"XC".utf8))
        else { return nil }
        name = LocatedName(function, call.callee.range)
      } else {
        guard case .member(let list, let method) = call.callee.kind,
          resolver.spelling(method.name) == "contains", isOfProcess(list, "arguments")
        else { return nil }
        (name, isTruth) = (method, true)
      }
    case .subscripted(let base, _):
      guard isOfProcess(base, "environment"), let last = base.lastName else { return nil }
      name = last
    default: return nil
    }
    let assumption = writer.assume(launchAssumption, name, scope)
    let effect = writer.effect(.assume(assumption), at: expression.range, scope)
    scope.frame?.pending.append(effect)
    let value = isTruth ? Value.bool(false) : .none
    let type = isTruth ? StaticType.bool : StaticType(.nothing)
    return writer.add(.constant(value), type, at: expression.range, scope)
  }

  /// `CommandLine.arguments`, `ProcessInfo.processInfo.environment`
  private func isOfProcess(_ value: Expression, _ member: String) -> Bool {
    guard let path = value.memberPath, path.count > 1 else { return false }
    let names = path.map { writer.resolver.spelling($0) }
    return names == ["CommandLine", member] || names == ["ProcessInfo", "processInfo", member]
  }

  /// `true` iff a value is known to be nil: what is asked of it is nil, too.
  func isNil(_ value: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name) = value.withoutOptionals.kind,
      case .value(let formula)? = writer.resolver.meaning(of: name, in: scope),
      case .constant(.none) = writer.program[formula]
    else { return false }
    return true
  }

  var launchAssumption: String { "the app is assumed to be opened by its icon" }
}
