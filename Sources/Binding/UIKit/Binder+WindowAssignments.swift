import Language
import StatusBar

// Windows in code: how they are made, which of them is meant, and what code makes of them.
extension Binder {
  /// Reads an assignment to a property of a window; nil for one to anything else.
  mutating func readWindowAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    switch name.name.word {
    case .isHidden, .windowLevel, .windowScene, .overrideUserInterfaceStyle, .rootViewController:
      break
    default: return nil
    }
    guard let target = windowTarget(base, scope) else { return nil }
    switch name.name.word {
    case .overrideUserInterfaceStyle:
      let style = bindTyped(value, StaticType(.interfaceStyle, isOptional: true), &scope)
      return .modelled([effect(.configure(.setWindowStyle(target, style)), at: range, scope)])
    case .rootViewController: return .modelled(bindRoot(of: target, value, &scope, at: range))
    default: break
    }
    // Of several windows nothing is known but that each has a style.
    if target == .each { return nil }
    switch name.name.word {
    case .isHidden:
      let isHidden = bindTyped(value, .bool, &scope)
      return .modelled([
        effect(.configure(.setWindow(target, isHidden: isHidden, asKey: false)), at: range, scope)
      ])
    case .windowLevel:
      let level = bindLevel(value, &scope)
      return .modelled([effect(.configure(.setWindowLevel(target, level)), at: range, scope)])
    default:
      let isThere = !value.isNilLiteral
      return .modelled([
        effect(.configure(.setWindowScene(target, isThere: isThere)), at: range, scope)
      ])
    }
  }

  /// `.alert + 1`; something unknown where the level is not written.
  private mutating func bindLevel(_ value: Expression, _ scope: inout Scope) -> FormulaID {
    if let level = writtenLevel(value, scope) {
      return add(.constant(.number(level)), .number, at: value.range, scope)
    }
    return opaque(.number, at: value.range, scope)
  }

  private mutating func bindRoot(
    of target: WindowTarget, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    if let draft = draft(value, &scope) {
      return [
        effect(
          .configure(.setRoot(target, destination(draft, at: value.range, scope))), at: range, scope
        )
      ]
    }
    let root = bindShown(value, &scope)
    return root.effects
      + [effect(.configure(.setRoot(target, .controller(root.formula))), at: range, scope)]
  }

  /// The window that an expression means, or nil where it is none that is known.
  mutating func windowTarget(_ expression: Expression, _ scope: Scope) -> WindowTarget? {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner): return windowTarget(inner, scope)
    case .tuple(let elements) where elements.count == 1:
      return windowTarget(elements[0].value, scope)
    case .name(let name):
      if case .window(let target) = meaning(of: name, in: scope) { return target }
      if name.word == .window, scope.owner == 0, meaning(of: name, in: scope) == nil {
        return .own
      }
    case .call(let call)
    where scope.isLaunch && call.callee.typeName(names).map { isWindowClass($0) } == true:
      return .own
    case .member(let owner, let name) where owner.isSelf && name.name.word == .window:
      return scope.owner == 0 ? .own : nil
    case .member(let owner, let name):
      let isOfApplication = owner.rootType(names)?.word == .UIApplication
      switch name.name.word {
      case .first where isOfApplication && owner.lastName?.name.word == .windows: return .own
      case .keyWindow where isOfApplication: return .key
      case .window where isOfApplication: return .own
      case .window where isController(scope.owner) && isView(owner): return .ofController
      default: break
      }
    default: break
    }
    if let symbol = windowSymbol(expression, scope) { return .named(symbol) }
    if case .window(let target) = sceneResult(expression, scope) { return target }
    return heldWindow(expression, scope).map { .value($0) }
  }

  /// The window that a property, a parameter or a constant holds, or nil for anything else.
  private mutating func heldWindow(_ expression: Expression, _ scope: Scope) -> FormulaID? {
    switch meaning(of: expression, scope) {
    case .variable(let variable, let type) where type.kind == .window:
      add(.variable(variable), type, at: expression.range, scope)
    case .value(let formula) where type(of: formula).kind == .window: formula
    case .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything, nil:
      nil
    }
  }

  /// A window as a value: one that is made here, or that is there; nil for anything else.
  mutating func bindWindow(_ expression: Expression, _ scope: Scope) -> FormulaID? {
    if let target = windowTarget(expression, scope), target != .each {
      if case .value(let formula) = target { return formula }
      let type = StaticType(.window, isOptional: true)
      return add(.window(target), type, at: expression.range, scope)
    }
    switch expression.kind {
    case .call(let call):
      guard let name = call.callee.typeName(names), isWindowClass(name) else { return nil }
      return makeWindow(call, at: expression.range, scope)
    // A scene is there where its window is.
    case .member(let base, let name) where name.name.word == .windowScene:
      return bindWindow(base.withoutOptionals, scope)
    default: break
    }
    guard case .scene = sceneResult(expression, scope) else { return nil }
    return add(
      .window(.own), StaticType(.window, isOptional: true), at: expression.range, scope)
  }

  /// `true` iff a class is UIKit's of windows, or one below it.
  func isWindowClass(_ name: Name) -> Bool {
    if let type = declarations.type(name) {
      return declarations.lineage(of: type).contains { index in
        declarations[index].inherited.contains { $0.name.word == .UIWindow }
      }
    }
    return name.word == .UIWindow
  }

  /// `UIWindow(windowScene: scene)`, `UIWindow(frame: UIScreen.main.bounds)`, `UIWindow()`; nil
  /// where nothing says how large it is.
  private mutating func makeWindow(
    _ call: Call, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let making = input(named(range, scope), nil, at: range, scope)
    let first = call.arguments.first
    switch first?.label?.name.word {
    case .windowScene:
      let new = NewWindow(hasScene: true, fillsScreen: true, making: making)
      return add(.makeWindow(new), StaticType(.window), at: range, scope)
    default:
      if let first {
        guard let size = first.value.lastName, spelling(size.name) == "bounds" else { return nil }
      }
      let new = NewWindow(hasScene: false, fillsScreen: true, making: making)
      return add(.makeWindow(new), StaticType(.window), at: range, scope)
    }
  }

  /// `view`, `self.view`, `navigationController?.view`, and the same once it is loaded.
  private func isView(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner): isView(inner)
    case .name(let name): name.word == .view || name.word == .viewIfLoaded
    case .member(_, let name): name.name.word == .view || name.name.word == .viewIfLoaded
    default: false
    }
  }
}
