import Language
import StatusBar

// Controls that set what they are bound to.
extension Resolver {
  // MARK: - Rows

  /// What a `List` selects into, or nil.
  func selection(of call: Call) -> Expression? {
    guard let selection = call.arguments.first(where: { $0.label?.name.word == .selection })?.value,
      !selection.isNilLiteral
    else { return nil }
    return selection
  }

  /// The value of `Text("Dark").tag(Theme.dark)` or of `NavigationLink("Dark", value: …)`, or nil.
  func tag(of option: Statement) -> Expression? {
    guard case .expression(var current) = option.kind else { return nil }
    while case .call(let call) = current.kind {
      guard case .member(let base, let name) = call.callee.kind else {
        guard call.callee.typeName(names)?.word == .NavigationLink else { return nil }
        return call.arguments.first { $0.label?.name.word == .value }?.value
      }
      if name.name.word == .tag { return call.arguments.first?.value }
      current = base
    }
    return nil
  }

  // MARK: - Bindings

  struct MadeBinding {
    var get: Closure
    var set: Closure
  }

  /// `Binding(get: { … }, set: { … })`, or nil.
  func madeBinding(_ expression: Expression) -> MadeBinding? {
    guard case .call(let call) = expression.kind,
      call.callee.typeName(names)?.word == .Binding || call.callee.isImplicitInit
    else { return nil }
    var (get, set): (Closure?, Closure?) = (nil, nil)
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value.kind, let label = argument.label else {
        continue
      }
      if names.bytes(of: label.name).elementsEqual("get".utf8) { get = closure }
      if names.bytes(of: label.name).elementsEqual("set".utf8) { set = closure }
    }
    for (label, closure) in call.closures {
      if let label, names.bytes(of: label.name).elementsEqual("set".utf8) {
        set = closure
      } else if get == nil {
        get = closure
      } else {
        set = set ?? closure
      }
    }
    return get.flatMap { get in set.map { MadeBinding(get: get, set: $0) } }
  }
}

extension Expression {
  /// `true` iff it is `.init`.
  fileprivate var isImplicitInit: Bool {
    if case .implicitMember(let name) = kind { return name.word == .initWord }
    return false
  }
}

// Labels: the texts by which a person knows a control.
extension Resolver {
  /// `true` iff what a label names is the text itself: nothing, or `verbatim:`.
  func isText(_ label: LocatedName?) -> Bool {
    label.map { spelling($0.name) == "verbatim" } ?? true
  }

  // MARK: - Texts that no literal writes

  func isClosure(_ value: Expression) -> Bool {
    if case .closure = value.kind { return true }
    return false
  }

  func makesText(_ type: Name) -> Bool {
    ["Text", "Label", "String", "LocalizedStringKey", "LocalizedStringResource"]
      .contains(spelling(type)) && declarations.type(type) == nil
  }

  /// `true` iff a sum with it is one of texts.
  func isTextual(_ value: Expression) -> Bool {
    switch value.kind {
    case .string: true
    case .binary(let left, .add, _, let right): isTextual(left) || isTextual(right)
    case .tuple(let elements): elements.count == 1 && isTextual(elements[0].value)
    case .call(let call): call.callee.typeName(names).map { makesText($0) } ?? false
    default: false
    }
  }

  // MARK: - Titles of UIKit's

  /// `tabBarItem = UITabBarItem(title: "Me", …)` and `tabBarItem.title = "Me"` as an assignment to
  /// the title of the controller, which is what its tab shows; nil for others.
  func titled(
    _ target: Expression, _ value: Expression
  ) -> (target: Expression, value: Expression)? {
    if case .member(let item, let name) = target.kind, name.name.word == .title {
      return titleTarget(item.withoutOptionals).map { ($0, value) }
    }
    guard let title = titleTarget(target), case .call(let call) = value.kind,
      let text = call.arguments.first(where: {
        $0.label?.name.word == .title || isSystemItem($0)
      })
    else { return nil }
    return (title, text.value)
  }

  /// `tabBarSystemItem: .favorites`
  private func isSystemItem(_ argument: Argument) -> Bool {
    argument.label.map { spelling($0.name) == "tabBarSystemItem" } ?? false
  }

  /// The English title of a tab of the system's, by the name of its case.
  func systemTitle(_ name: Name) -> String? {
    switch spelling(name) {
    case "more": "More"
    case "favorites": "Favorites"
    case "featured": "Featured"
    case "topRated": "Top Rated"
    case "recents": "Recents"
    case "contacts": "Contacts"
    case "history": "History"
    case "bookmarks": "Bookmarks"
    case "search": "Search"
    case "downloads": "Downloads"
    case "mostRecent": "Most Recent"
    case "mostViewed": "Most Viewed"
    default: nil
    }
  }

  /// The title of the controller of which an expression is the `tabBarItem`.
  private func titleTarget(_ item: Expression) -> Expression? {
    guard let name = item.lastName, spelling(name.name) == "tabBarItem" else { return nil }
    let title = LocatedName(Name(.title), item.range)
    guard case .member(let owner, _) = item.kind else {
      return Expression(.name(title.name), item.range)
    }
    return Expression(.member(owner, title), item.range)
  }
}

// What looks like a view without a declaration that says so.
extension Resolver {
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

// Modifiers: those that matter to the bar, those that the spec declares, and all others.
extension Resolver {
  /// `true` iff a name is a modifier that is read.
  func isViewModifier(_ name: Name) -> Bool { Modifiers.concernsBar(name.word) }

  func isNil(_ expression: Expression) -> Bool {
    if case .nilLiteral = expression.kind { return true }
    return false
  }

  /// `true` iff a handler compares with the phases of a scene: what it is told changes at launch.
  func readsPhases(_ call: Call, _ scope: Scope) -> Bool {
    call.allClosures.contains { closure in
      let text = bytes(closure.range, in: scope.file)[...]
      return text.names(Array("active".utf8)) || text.names(Array("inactive".utf8))
    }
  }

  /// `true` iff an argument is a chain on something that may matter.
  func looksLikeDeclaredView(_ expression: Expression, _ scope: Scope) -> Bool {
    var current = expression
    while case .call(let call) = current.kind {
      switch call.callee.kind {
      case .member(let base, let name):
        if Modifiers.concernsBar(name.name.word) || isQualified(name.name, of: base) {
          return true
        }
        current = base
      case .name(let name):
        return declarations.type(name) != nil || !call.closures.isEmpty
          || function(name, labels: nil, of: scope.owner) != nil
          || ControllerClass(name.word) != nil
      default: return false
      }
    }
    return false
  }

  /// `true` iff an expression is a view that a type of the author's yields: `Pages.home()`.
  func isStaticView(_ expression: Expression, _ scope: Scope) -> Bool {
    var member = expression
    if case .call(let call) = expression.kind { member = call.callee }
    guard case .member(let base, let name) = member.kind,
      declarations.yieldsView(member: name.name), let type = type(namedBy: base, scope)
    else { return false }
    return declarations[type].declares(name.name)
  }
}

// Modifiers of style, of colour schemes and of the navigation bar.
extension Resolver {
  func isVisibility(_ call: Call) -> Bool {
    guard call.closures.isEmpty, call.arguments.count == 1,
      case .implicitMember(let name) = call.arguments[0].value.kind
    else { return false }
    return BarVisibility(name.word) != nil
  }

  /// `true` iff an argument can be a visibility rather than a style.
  func mayBeVisibility(_ value: Expression, _ scope: Scope) -> Bool {
    switch value.kind {
    case .implicitMember(let name): return BarVisibility(name.word) != nil
    case .ternary(_, let then, let otherwise):
      return mayBeVisibility(then, scope) || mayBeVisibility(otherwise, scope)
    case .tuple(let elements):
      return elements.count == 1 && mayBeVisibility(elements[0].value, scope)
    case .member(let base, let name): return mayBeVisibility(name.name, of: base)
    case .name(let name):
      // A constant goes by what it was given.
      if let initial = scope.locals[name]?.initial,
        case .member = initial.kind
      {
        return mayBeVisibility(initial, scope)
      }
      return !looksLikeStyle(value)
    case .call: return !looksLikeStyle(value)
    default: return false
    }
  }

  private func mayBeVisibility(_ name: Name, of base: Expression) -> Bool {
    if let type = base.rootType(names) {
      if type.word == .Visibility { return true }
      let text = names.bytes(of: type)
      if appleTypes.contains(text) || Views.draws(type.word, text) { return false }
    }
    return !looksLikeStyle(name)
  }

  private func looksLikeStyle(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): looksLikeStyle(name)
    case .call(let call): call.callee.lastName.map { looksLikeStyle($0.name) } ?? true
    default: false
    }
  }

  /// `true` iff a name says that it is a colour or a material: `Theme.barColor`.
  private func looksLikeStyle(_ name: Name) -> Bool {
    let text = spelling(name).utf8.map { $0 | 0x20 }
    return names.isCapitalized(name)
      || ["color", "colour", "tint", "material", "style", "gradient", "ground", "opacity"]
        .contains { word in text.suffix(word.utf8.count).elementsEqual(word.utf8) }
  }

  /// `.navigationBar`, `ToolbarPlacement.navigationBar`; nil for what only running it would tell.
  func placement(_ value: Expression) -> LocatedName? {
    switch value.kind {
    case .implicitMember: value.lastName
    case .member(let base, let name):
      base.typeName(names).map { spelling($0) == "ToolbarPlacement" } ?? false ? name : nil
    default: nil
    }
  }
}
