import Language
import StatusBar

// What looks like a view without a declaration that says so.
extension Binder {
  /// `true` iff a closure of something undeclared builds views rather than does something.
  func looksLikeViews(_ closure: Closure, _ scope: Scope) -> Bool {
    !closure.body.contains { isDone($0) } && closure.body.contains { looksLikeView($0, scope) }
  }

  /// `true` iff a statement can only stand where something is done.
  private func isDone(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement.kind else { return false }
    if case .assignment = expression.kind { return true }
    if case .effect(.await, _) = expression.kind { return true }
    return false
  }

  private func looksLikeView(_ statement: Statement, _ scope: Scope) -> Bool {
    switch statement.kind {
    case .expression(let expression): looksLikeView(expression, scope)
    case .if(let branches): branches.then.contains { looksLikeView($0, scope) }
    case .switch(_, let cases):
      cases.contains { $0.body.contains { looksLikeView($0, scope) } }
    case .conditional(let clauses):
      clauses.contains { $0.body.contains { looksLikeView($0, scope) } }
    case .return(let value): value.map { looksLikeView($0, scope) } ?? false
    case .variable, .function, .type, .guard, .loop, .jump, .block, .attempt, .deferred, .action,
      .unread:
      false
    }
  }

  private func looksLikeView(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .call(let call): return looksLikeView(call, scope)
    case .name, .conditionalModifiers: return true
    case .member(let base, _):
      return looksLikeMember(of: base, scope)
    case .ternary(_, let then, _): return looksLikeView(then, scope)
    default: return false
    }
  }

  private func looksLikeView(_ call: Call, _ scope: Scope) -> Bool {
    switch call.callee.kind {
    case .name(let name):
      if names.isCapitalized(name) { return mayBeView(name) }
      if yieldsView(name, call, scope) || isHandedIn(name, scope) { return true }
      return !call.closures.isEmpty && name.word != .withAnimation
        && !appleFunctions.contains(names.bytes(of: name))
        && function(name, labels: call, of: scope.owner) == nil
    case .member(let base, let name):
      if let type = base.typeName(names) {
        return names.isCapitalized(name.name) ? mayBeView(name.name) : isViewType(type)
      }
      return looksLikeMember(of: base, scope)
    default: return false
    }
  }

  private func looksLikeMember(of base: Expression, _ scope: Scope) -> Bool {
    switch base.kind {
    case .name(let name) where names.isCapitalized(name): return isViewType(name)
    case .name(let name): return isHandedIn(name, scope)
    case .member(let inner, _): return looksLikeMember(of: inner, scope)
    case .call, .ternary, .tuple, .conditionalModifiers, .optionalChain, .forced:
      return looksLikeView(base.withoutOptionals, scope)
    default: return false
    }
  }

  /// `true` iff a type is a view, or one of which nothing is known.
  private func mayBeView(_ type: Name) -> Bool {
    if isViewType(type) { return true }
    return declarations.type(type) == nil && !appleTypes.contains(names.bytes(of: type))
      && !StaticType(typeWord: type.word).isKnown && type.word != .Task
  }

  private func isViewType(_ type: Name) -> Bool {
    if let index = declarations.type(type) {
      switch declarations[index].role {
      case .view, .controller, .representable: return true
      case .modifier, .observable, .visibilityState, .app, .enumeration, .other: return false
      }
    }
    return Views.draws(type.word, names.bytes(of: type))
      || Views.concernsBar(type.word) || ControllerClass(type.word) != nil
  }

  /// `true` iff a name is a closure or content that a use of the view gives.
  private func isHandedIn(_ name: Name, _ scope: Scope) -> Bool {
    switch meaning(of: name, in: scope) {
    case .closure, .content: true
    case nil, .variable, .value, .object, .bundle, .opaque, .dismissAction, .presentationMode,
      .draft, .window, .anything:
      false
    }
  }

  /// `true` iff a call names a declared function that builds a view.
  private func yieldsView(_ name: Name, _ call: Call, _ scope: Scope) -> Bool {
    let found = function(name, labels: call, of: scope.owner)?.function
    return found?.declaration.result?.name.word == .View
  }
}
