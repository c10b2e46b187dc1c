import Language
import StatusBar

// `registerForTraitChanges(_:handler:)` of iOS 17: a class is told of the traits that it names.
extension DeclarationBinder {
  /// What a class registers for where its view is loaded or it is made, as events.
  mutating func bindRegistrations(of type: Int, _ owner: Int) -> [EventHandler] {
    guard bodies.writer.resolver.names.name(of: Array(Resolver.registration.utf8)) != nil else {
      return []
    }
    var handlers: [(events: [ControllerEvent], handler: HandlerID)] = []
    for name in bodies.writer.resolver.declarations[type].functionOrder
    where name.word == .viewDidLoad {
      for function in bodies.writer.resolver.declarations[type].functions[name] ?? [] {
        bindRegistrations(in: function.declaration.body ?? [], function.file, owner, &handlers)
      }
    }
    for function in bodies.writer.resolver.declarations[type].initializers {
      bindRegistrations(in: function.declaration.body ?? [], function.file, owner, &handlers)
    }
    return [ControllerEvent.didChangeStyle, .didChangeSizeClass].compactMap { event in
      let found = handlers.filter { $0.events.contains(event) }.map { $0.handler }
      guard let first = found.first else { return nil }
      if found.count == 1 { return EventHandler(event, first, callsSuper: true) }
      // Several of them are told one after the other.
      let place = bodies.writer.program[first].site
      let calls = found.map {
        bodies.writer.resolver.effect(.run(.handler($0, arguments: [])), at: place)
      }
      let all = bodies.writer.add(
        Handler(name: nil, parameterCount: 0, localCount: 0, body: calls, site: place))
      return EventHandler(event, all, callsSuper: true)
    }
  }

  /// Registrations that stand at the top of a function, or for all releases from one on.
  private mutating func bindRegistrations(
    in statements: [Statement], _ file: FileID, _ owner: Int,
    _ handlers: inout [(events: [ControllerEvent], handler: HandlerID)]
  ) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        guard let call = registration(in: expression),
          let events = bodies.writer.resolver.registeredEvents(of: call),
          let handler = bindRegistered(call, file, owner)
        else { continue }
        handlers.append((events, handler))
      case .if(let branches):
        guard branches.conditions.allSatisfy({ $0.isAvailability }) else { continue }
        bindRegistrations(in: branches.then, file, owner, &handlers)
      case .block(let body): bindRegistrations(in: body, file, owner, &handlers)
      case .variable, .function, .type, .guard, .switch, .loop, .return, .jump, .attempt,
        .deferred, .conditional, .action, .unread:
        continue
      }
    }
  }

  /// The call in `registerForTraitChanges(…)`, on `self` and with its result dropped or kept.
  private func registration(in expression: Expression) -> Call? {
    switch expression.kind {
    case .assignment(_, .assign, _, let value): return registration(in: value)
    case .call(let call):
      switch call.callee.kind {
      case .name(let name):
        return bodies.writer.resolver.spelling(name) == Resolver.registration ? call : nil
      case .member(let base, let name) where base.isSelf:
        return bodies.writer.resolver.spelling(name.name) == Resolver.registration ? call : nil
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func bindRegistered(
    _ call: Call, _ file: FileID, _ owner: Int
  ) -> HandlerID? {
    if let (function, owner) = bodies.writer.selector(of: call, owner) {
      return bodies.bindFunction(function, owner: owner).handler
    }
    guard let closure = bodies.writer.resolver.closure(of: call) else { return nil }
    var scope = Scope(
      file: file, screen: bodies.writer.resolver.receivers[owner].screen, owner: owner)
    scope.frame = Scope.Frame()
    for (index, parameter) in closure.parameters.enumerated() {
      // The first one is the controller itself, mostly under its own name.
      if index == 0, parameter.name.word == .selfWord { continue }
      guard index == 0 else {
        scope.locals.append(parameter.name, .opaque([parameter.name], qualifier: nil))
        continue
      }
      let type =
        bodies.writer.resolver.typeName(of: owner).map { StaticType(.named($0)) } ?? .unknown
      let own = bodies.writer.add(.thisController, type, at: closure.range, scope)
      scope.locals.append(parameter.name, .value(own))
    }
    let body = bodies.bindEffects(closure.body[...], &scope)
    return bodies.writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: body,
        site: bodies.writer.site(closure.range, in: file)))
  }
}

extension Condition {
  /// `true` iff it asks for a release of iOS.
  fileprivate var isAvailability: Bool {
    if case .expression(let value) = self, case .availability(_, false) = value.kind {
      true
    } else {
      false
    }
  }
}
