import Language
import StatusBar

/// What a receiver is, as far as its members' names then say what they can reach.
enum Standing {
  /// Of Apple's types that draw, compute, store or transport.
  case apple(Name?)
  /// A window, or something whose name says so.
  case window
  /// A view controller.
  case controller
  /// An object of the author's own, of which the file says everything.
  case declared
  /// Anything else.
  case unknown

  /// `true` iff it is a view controller.
  var isController: Bool {
    if case .controller = self { true } else { false }
  }
}

extension Binder {
  /// Returns what an expression is, as the receiver of a member that has no meaning yet.
  func standing(
    of expression: Expression, _ scope: Scope, links: Int = Self.linkLimit
  ) -> Standing {
    guard links > 0 else { return .unknown }
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner), .effect(_, let inner):
      return standing(of: inner, scope, links: links - 1)
    case .tuple(let elements) where elements.count == 1:
      return standing(of: elements[0].value, scope, links: links - 1)
    case .cast(_, _, let type): return standing(ofType: type.name)
    case .string, .number, .boolean, .array, .dictionary, .regex, .keyPath: return .apple(nil)
    case .name(let name): return standing(ofName: name, scope)
    case .member(let base, let name):
      return standing(of: name.name, of: base, scope, links: links - 1)
    case .subscripted(let base, _): return standing(of: base, scope, links: links - 1)
    case .call(let call): return standing(ofCall: call, scope, links: links - 1)
    default: return .unknown
    }
  }

  private func standing(ofName name: Name, _ scope: Scope) -> Standing {
    if name.word == .selfWord { return isController(scope.owner) ? .controller : .declared }
    if let known = meaning(of: name, in: scope) {
      if let standing = standing(of: known) { return standing }
      return isWindowLike(name) ? .window : .unknown
    }
    if let variable = variable(named: name, of: scope.owner) ?? declarations.variables[name] {
      return standing(of: variable)
    }
    if names.isCapitalized(name) { return standing(ofType: name) }
    if name.word == .super { return .apple(nil) }
    if isController(scope.owner) || isUIView(scope.owner),
      appleMembers.contains(names.bytes(of: name))
    {
      return .apple(nil)
    }
    return isWindowLike(name) ? .window : .unknown
  }

  private func standing(of meaning: Meaning) -> Standing? {
    switch meaning {
    case .variable(_, let type): return standing(of: type)
    case .value(let formula): return standing(of: type(of: formula))
    case .bundle: return .declared
    case .draft: return .controller
    case .window: return .window
    case .object, .dismissAction, .presentationMode: return .apple(nil)
    case .opaque, .content, .closure, .anything: return nil
    }
  }

  private func standing(of type: StaticType) -> Standing? {
    switch type.kind {
    case .unknown, .nothing, .closure: nil
    case .controller: .controller
    case .window: .window
    case .named(let name): standing(ofType: name)
    case .bool, .number, .text, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
      .scenePhase, .object, .interfaceStyle, .idiom, .barStyle, .modalStyle, .tabMode, .displayMode,
      .list, .set:
      .apple(nil)
    }
  }

  private func standing(of variable: LocatedVariable) -> Standing {
    standing(of: staticType(variable))
      ?? (isWindowLike(variable.declaration.name.name) ? .window : .unknown)
  }

  private func standing(ofType name: Name) -> Standing {
    if let type = declarations.type(name) {
      return declarations[type].isController ? .controller : .declared
    }
    switch name.word {
    case .UIWindow: return .window
    case .UIViewController: return .controller
    default: break
    }
    if ControllerClass(name.word) != nil { return .controller }
    if StaticType(typeWord: name.word).isKnown { return .apple(nil) }
    return appleTypes.contains(names.bytes(of: name)) ? .apple(name) : .unknown
  }

  /// What is reached by way of something of Apple's is Apple's too, but for windows, controllers
  /// and the object behind a delegate.
  private func standing(
    of name: Name, of base: Expression, _ scope: Scope, links: Int
  ) -> Standing {
    if base.isSelf || base.isSelfType {
      if let known = property(name, of: scope.owner), let standing = standing(of: known) {
        return standing
      }
      var inner = scope
      inner.locals = []
      return standing(ofName: name, inner)
    }
    if isWindowLike(name) { return .window }
    let place = Expression(.member(base, LocatedName(name, base.range)), base.range)
    if let known = meaning(of: place, scope), let standing = standing(of: known) {
      return standing
    }
    switch name.word {
    case .rootViewController, .parent, .presentedViewController, .presentingViewController,
      .topViewController, .visibleViewController, .selectedViewController,
      .navigationController, .tabBarController, .splitViewController:
      return .controller
    default: break
    }
    if names.bytes(of: name).hasSuffix("elegate") || names.bytes(of: name).hasSuffix("ontroller") {
      return .unknown
    }
    switch standing(of: base, scope, links: links) {
    case .apple: return .apple(nil)
    case .controller where appleMembers.contains(names.bytes(of: name)): return .apple(nil)
    case .window, .controller, .declared, .unknown: return .unknown
    }
  }

  private func standing(ofCall call: Call, _ scope: Scope, links: Int) -> Standing {
    if let type = call.callee.typeName(names) { return standing(ofType: type) }
    switch call.callee.kind {
    case .member(let base, let name):
      if let found = function(name.name, of: base, scope), let result = found.declaration.result {
        return standing(ofType: result.name)
      }
      if case .apple = standing(of: base, scope, links: links) { return .apple(nil) }
      return .unknown
    case .name(let name):
      let found = function(name, labels: call, of: scope.owner)?.function
      guard let result = found?.declaration.result else {
        return appleFunctions.contains(names.bytes(of: name)) ? .apple(nil) : .unknown
      }
      return standing(ofType: result.name)
    default: return .unknown
    }
  }

  private func function(
    _ name: Name, of base: Expression, _ scope: Scope
  ) -> LocatedFunction? {
    if base.isSelf { return function(name, labels: nil, of: scope.owner)?.function }
    guard case .bundle(let owner) = meaning(of: base, scope) else { return nil }
    return function(name, labels: nil, of: owner)?.function
  }

  /// The property of that name of an owner's type or of a superclass.
  func variable(named name: Name, of owner: Int) -> LocatedVariable? {
    guard let type = typeInfo(of: owner) else { return nil }
    return variable(named: name, ofType: type)
  }

  /// The property of that name of a type or of a superclass.
  func variable(named name: Name, ofType type: Int) -> LocatedVariable? {
    // A lazy sequence would keep, and so copy, the whole binder.
    for type in declarations.lineage(of: type) {
      if let found = declarations[type].variables[name] { return found }
    }
    return nil
  }

  /// `true` iff a name says that it is a window's: `window`, `keyWindow`, `overlayWindow`.
  func isWindowLike(_ name: Name) -> Bool {
    let bytes = names.bytes(of: name)
    return bytes.hasSuffix("window") || bytes.hasSuffix("Window")
  }

  /// `true` iff `self` is a view of UIKit's there.
  func isUIView(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    return declarations[type].inherited.contains {
      let bytes = names.bytes(of: $0.name)
      return bytes.hasPrefix("UI") && appleTypes.contains(bytes)
    }
  }
}

extension ArraySlice<UInt8> {
  func hasSuffix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { count >= $0.count && suffix($0.count).elementsEqual($0) }
  }

  func hasPrefix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { prefix($0.count).elementsEqual($0) }
  }
}
