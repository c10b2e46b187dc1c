import Language
import StatusBar

// Calls among views: containers, screens, controls, and everything that says nothing.
extension Body {
  mutating func bindCallView(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    switch call.callee.kind {
    case .name(let name):
      return bindTypeView(LocatedName(name, call.callee.range), call, at: range, &scope)
    case .member(let base, let name):
      if writer.resolver.names.isCapitalized(name.name), base.typeName(writer.resolver.names) != nil
      {
        // A type in a type, or in a module.
        return bindTypeView(name, call, at: range, &scope)
      }
      if let mapped = mapped(call, base, name, scope) {
        return bindContent([Statement(.if(mapped), range)], &scope, at: range)
      }
      return bindMemberCall(base, name, call, at: range, &scope)
    case .subscripted(let base, _), .optionalChain(let base), .forced(let base):
      var inner = call
      inner.callee = base
      return bindCallView(inner, at: range, &scope)
    case .implicitMember(let name):
      // A modifier without anything that it modifies: the base stands before `#if`.
      if let hole = scope.hole {
        return bindModifier(
          LocatedName(name, call.callee.range), call, over: hole, at: range, &scope)
      }
      return writer.add(.leaf(type: nil, label: nil), at: range, scope)
    case .closure(let closure) where call.arguments.isEmpty && call.closures.isEmpty:
      return bindClosureContent(closure, &scope)
    default: return transparent(nil, call, at: range, &scope)
    }
  }

  /// `session.map { Home(session: $0) }` as a branch: what stands there where a value is; nil for
  /// anything else. A list makes no view.
  private func mapped(
    _ call: Call, _ base: Expression, _ name: LocatedName, _ scope: Scope
  ) -> IfStatement? {
    guard ["map", "flatMap"].contains(writer.resolver.spelling(name.name)),
      call.arguments.isEmpty, call.closures.count == 1, base.typeName(writer.resolver.names) == nil
    else { return nil }
    let closure = call.closures[0].closure
    guard writer.resolver.looksLikeViews(closure, scope),
      let value = closure.parameters.first?.name
        ?? writer.resolver.names.name(of: Array("$0".utf8))
    else { return nil }
    let condition = Condition.binding(LocatedName(value, base.range), base)
    return IfStatement(conditions: [condition], then: closure.body, otherwise: [])
  }

  private mutating func bindMemberCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    if !base.isSelf, let view = bindMemberView(of: base, name, call, at: range, &scope) {
      return view
    }
    if case .name(let first) = base.kind {
      if first.word == .selfWord {
        if case .content(let source) = writer.resolver.meaning(of: first, in: scope) {
          let child = bindContent(of: source, at: base.range, scope)
          return bindModifier(name, call, over: child, at: range, &scope)
        }
        if writer.resolver.function(name.name, labels: call, of: scope.owner, from: scope) != nil {
          return bindTypeView(name, call, at: range, &scope)
        }
        // A modifier of an extension of View that is applied to the view itself.
        let child = writer.add(.empty, at: base.range, scope)
        return bindModifier(name, call, over: child, at: range, &scope)
      }
      if case .bundle(let owner) = writer.resolver.meaning(of: first, in: scope),
        let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope)
      {
        return inlineView(
          found.function, owner: found.owner, call, at: range, &scope, content: nil)
      }
      if writer.resolver.names.isCapitalized(first),
        writer.resolver.meaning(of: first, in: scope) == nil,
        !writer.resolver.isViewModifier(name.name),
        writer.resolver.declarations.viewFunctions[name.name] == nil
      {
        if Views.draws(first.word, writer.resolver.names.bytes(of: first)) {
          return transparent(first, call, at: range, &scope)
        }
        if !scope.isScreen,
          call.allClosures.contains(where: { writer.resolver.looksLikeViews($0, scope) })
        {
          return bindForeignContainer(base, name, call, at: range, &scope)
        }
        return writer.unknownView(of: name, Expression(.call(call), range), scope)
      }
    }
    return bindChain(base, name, call, at: range, &scope)
  }

  /// `true` iff a value is an image by the first of its modifiers, which no other view has:
  /// `phase.image.resizable()`.
  private func isImage(_ value: Expression, under modifier: LocatedName) -> Bool {
    if case .call = value.kind { return false }
    return ["antialiased", "interpolation", "renderingMode", "resizable"]
      .contains(writer.resolver.spelling(modifier.name))
      && writer.resolver.declarations.viewFunctions[modifier.name] == nil
  }

  /// Binds a chain of modifiers from the inside out, in a loop: chains may be long.
  private mutating func bindChain(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    var pending = [(name: name, call: call, range: range)]
    var current = base
    while case .call(let inner) = current.kind,
      case .member(let next, let modifier) = inner.callee.kind, !writer.resolver.isName(next),
      !writer.resolver.yieldsView(member: modifier.name)
    {
      pending.append((name: modifier, call: inner, range: current.range))
      current = next
    }
    var view =
      pending.last.map { isImage(current, under: $0.name) } ?? false
      ? writer.add(.leaf(type: nil, label: nil), at: current.range, scope)
      : bindView(current, &scope)
    for item in pending.reversed() {
      view = bindModifier(item.name, item.call, over: view, at: item.range, &scope)
    }
    return view
  }

  /// `Name(…) { … }`
  private mutating func bindTypeView(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    if case .closure(let source) = writer.resolver.meaning(of: name.name, in: scope) {
      return bindContent(of: source, givenBy: call, at: range, &scope)
    }
    if case .content(let source) = writer.resolver.meaning(of: name.name, in: scope) {
      return bindContent(of: source, at: range, scope)
    }
    if writer.resolver.meaning(of: name.name, in: scope) != nil {
      return writer.unreadView(Expression(.call(call), range), named: name.name, scope)
    }
    if let found = writer.resolver.function(name.name, labels: call, of: scope.owner, from: scope) {
      return inlineView(found.function, owner: found.owner, call, at: range, &scope, content: nil)
    }
    if case .content(let source) = writer.resolver.meaning(of: Name(.selfWord), in: scope),
      !writer.resolver.names.isCapitalized(name.name)
    {
      // In an extension of View a modifier may stand without `self`.
      let child = bindContent(of: source, at: name.range, scope)
      return bindModifier(name, call, over: child, at: range, &scope)
    }
    if let type = writer.resolver.typeOrAlias(name.name),
      let view = bindDeclared(type, call, at: range, &scope)
    {
      return view
    }
    let isScreen = scope.isScreen
    defer { scope.isScreen = isScreen }
    switch name.name.word {
    case .Group, .AnyView, .NavigationStack, .NavigationView, .NavigationSplitView, .TabView,
      .UIHostingController:
      break
    default: scope.isScreen = ControllerClass(name.name.word) != nil
    }
    let call = writer.withContentClosures(call, of: name, scope)
    if let view = bindKnownView(name, call, at: range, &scope) { return view }
    return bindUnreadView(name, call, isScreen: isScreen, at: range, &scope)
  }

  /// `transform(self)`: what a closure yields that is given views and values.
  private mutating func bindContent(
    of source: ClosureSource, givenBy call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var source = source
    switch source.kind {
    case .closure(var closure):
      for (index, argument) in call.arguments.enumerated() {
        let name =
          index < closure.parameters.count
          ? closure.parameters[index].name : writer.intern(Array("$\(index)".utf8))
        source.scope.locals.append(name, meaning(ofGiven: argument.value, &scope))
        source.scope.present.append(name)
      }
      closure.parameters.removeFirst(min(call.arguments.count, closure.parameters.count))
      source.kind = .closure(closure)
    case .function(let owner, let name):
      if let found = writer.resolver.function(name, labels: nil, of: owner) {
        return inlineView(found.function, owner: found.owner, call, at: range, &scope, content: nil)
      }
    case .expression: break
    }
    return bindContent(of: source, at: range, scope)
  }

  /// What is handed to a closure: a view as it is there, or a value.
  private mutating func meaning(ofGiven value: Expression, _ scope: inout Scope) -> Meaning {
    if case .name(let name) = value.kind,
      let known = writer.resolver.meaning(of: name, in: scope)
    {
      switch known {
      case .content, .closure, .object, .bundle, .opaque: return known
      case .variable, .value, .dismissAction, .presentationMode, .draft, .window, .anything: break
      }
    }
    guard writer.resolver.makesView(value, scope) else {
      return .value(bindFormula(value, expecting: .unknown, &scope))
    }
    let view = bindView(value, &scope)
    return .content(ContentSource(kind: .bound(view), scope: scope, depth: expansion.depth))
  }

  /// A use of a declared type; nil where it is not a view.
  private mutating func bindDeclared(
    _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID? {
    switch writer.resolver.declarations[type].role {
    case .view:
      guard let screen = writer.resolver.declarations[type].screen else { return nil }
      return bindScreenUse(screen, type, call, at: range, &scope)
    case .controller: return bindControllerUse(type, call, at: range, &scope)
    case .representable: return bindRepresentable(type, call, at: range, &scope)
    case .other where writer.resolver.isPlainRepresentable(type):
      return bindPlainRepresentable(type, call, at: range, &scope)
    case .modifier, .observable, .visibilityState, .app, .enumeration, .other: return nil
    }
  }

  /// A view that says nothing; what its closures hold still counts.
  mutating func transparent(
    _ name: Name?, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let type = name.map { writer.symbol($0) }
    var views: [ViewID] = []
    let isBuilder =
      name.map { Views.isPlain($0.word, writer.resolver.names.bytes(of: $0)) } ?? false
    for (label, closure) in call.closures {
      let isAction =
        name.map { ControlActions.runs(closure, of: $0, writer.resolver, scope) } ?? false
      if isBuilder && !closure.body.isEmpty && !isAction
        || writer.resolver.looksLikeViews(closure, scope)
      {
        let content = bindClosureContent(closure, &scope)
        views.append(shown(content, label: label, of: name, call, &scope))
      }
    }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind,
        writer.resolver.looksLikeViews(closure, scope)
      {
        let content = bindClosureContent(closure, &scope)
        views.append(shown(content, label: argument.label, of: name, call, &scope))
      } else if case .call = argument.value.kind,
        writer.resolver.looksLikeDeclaredView(argument.value, scope)
      {
        views.append(bindView(argument.value, &scope))
      }
    }
    if name?.word == .Text || name?.word == .Label, let face = face(of: call, at: range, &scope) {
      return face
    }
    let label = writer.label(of: call, scope)
    if let picture = writer.picture(of: call, scope) {
      let text = writer.add(.leaf(type: nil, label: label), at: range, scope)
      return writer.add(.group(type: type, [text, picture] + views), at: range, scope)
    }
    if views.isEmpty { return writer.add(.leaf(type: type, label: label), at: range, scope) }
    let group = writer.add(.group(type: type, views), at: range, scope)
    guard let label else { return group }
    return writer.add(.modified(group, .tap(.label(label))), at: range, scope)
  }

  /// Binds a closure that shows a screen.
  mutating func bindScreen(_ closure: Closure, _ scope: inout Scope) -> ViewID {
    let view = asScreen(&scope) { $0.bindClosureContent(closure, &$1) }
    return painted(view, closure.body, scope)
  }

  /// Binds the views of a closure; its parameters are known by name only.
  mutating func bindClosureContent(_ closure: Closure, _ scope: inout Scope) -> ViewID {
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    for parameter in closure.parameters {
      scope.locals.append(parameter.name, .opaque([parameter.name], qualifier: nil))
      scope.present.append(parameter.name)
    }
    return bindContent(closure.body, &scope, at: closure.range)
  }

  /// A declared class among views: a container with what it holds, or a controller alone.
  private mutating func bindControllerUse(
    _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID? {
    guard let screen = writer.resolver.declarations[type].screen else { return nil }
    return bindContainer(screen, call, at: range, &scope)
  }
}
