import Language
import StatusBar

// `registerForTraitChanges(_:handler:)` of iOS 17: a class is told of the traits that it names.
extension Binder {
  /// What a class registers for where its view is loaded or it is made, as events.
  mutating func bindRegistrations(of type: Int, _ owner: Int) -> [EventHandler] {
    guard names.name(of: Array(Binder.registration.utf8)) != nil else { return [] }
    var handlers: [(events: [ControllerEvent], handler: HandlerID)] = []
    for name in declarations[type].functionOrder where name.word == .viewDidLoad {
      for function in declarations[type].functions[name] ?? [] {
        bindRegistrations(in: function.declaration.body ?? [], function.file, owner, &handlers)
      }
    }
    for function in declarations[type].initializers {
      bindRegistrations(in: function.declaration.body ?? [], function.file, owner, &handlers)
    }
    return [ControllerEvent.didChangeStyle, .didChangeSizeClass].compactMap { event in
      let found = handlers.filter { $0.events.contains(event) }.map { $0.handler }
      guard let first = found.first else { return nil }
      if found.count == 1 { return EventHandler(event, first, callsSuper: true) }
      // Several of them are told one after the other.
      let place = program[first].site
      let calls = found.map { effect(.run(.handler($0, arguments: [])), at: place) }
      let all = add(
        Handler(name: nil, parameterCount: 0, localCount: 0, body: calls, site: place))
      return EventHandler(event, all, callsSuper: true)
    }
  }

  private static var registration: String { "registerForTraitChanges" }

  /// Registrations that stand at the top of a function, or for all releases from one on.
  private mutating func bindRegistrations(
    in statements: [Statement], _ file: FileID, _ owner: Int,
    _ handlers: inout [(events: [ControllerEvent], handler: HandlerID)]
  ) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        guard let call = registration(in: expression), let events = registeredEvents(of: call),
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
      case .name(let name): return spelling(name) == Binder.registration ? call : nil
      case .member(let base, let name) where base.isSelf:
        return spelling(name.name) == Binder.registration ? call : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// `true` iff a call registers for traits in a way that is followed.
  func isRegistration(_ name: LocatedName, _ call: Call, _ scope: Scope) -> Bool {
    spelling(name.name) == Binder.registration && isController(scope.owner)
      && registeredEvents(of: call) != nil
      && (closure(of: call) != nil || selector(of: call, scope.owner) != nil)
  }

  /// The events of the traits that are named; nil where not all of them are known.
  private func registeredEvents(of call: Call) -> [ControllerEvent]? {
    guard let traits = call.arguments.first, traits.label == nil else { return nil }
    if case .member(_, let name) = traits.value.kind,
      spelling(name.name) == "systemTraitsAffectingColorAppearance"
    {
      return [.didChangeStyle]
    }
    guard case .array(let elements) = traits.value.kind else { return nil }
    var events: [ControllerEvent] = []
    for element in elements {
      guard case .member(let trait, let name) = element.kind, name.name.word == .selfWord,
        let type = trait.typeName(names)
      else { return nil }
      switch spelling(type) {
      case "UITraitUserInterfaceStyle": events.append(.didChangeStyle)
      case "UITraitHorizontalSizeClass", "UITraitVerticalSizeClass":
        events.append(.didChangeSizeClass)
      // No step changes any other one of Apple's.
      case let other where other.utf8.starts(with: "UITrait".utf8): continue
      default: return nil
      }
    }
    return events
  }

  /// The function that `action: #selector(…)` names.
  private func selector(of call: Call, _ owner: Int) -> (LocatedFunction, owner: Int)? {
    guard let action = call.arguments.last, action.label.map({ spelling($0.name) }) == "action",
      case .macro = action.value.kind
    else { return nil }
    let scope = Scope(file: FileID(0), screen: receivers[owner].screen, owner: owner)
    return handedFunction(action.value, scope).map { ($0.function, $0.owner) }
  }

  private mutating func bindRegistered(
    _ call: Call, _ file: FileID, _ owner: Int
  ) -> HandlerID? {
    if let (function, owner) = selector(of: call, owner) {
      return bindFunction(function, owner: owner).handler
    }
    guard let closure = closure(of: call) else { return nil }
    var scope = Scope(file: file, screen: receivers[owner].screen, owner: owner)
    scope.frame = Scope.Frame()
    for (index, parameter) in closure.parameters.enumerated() {
      // The first one is the controller itself, mostly under its own name.
      if index == 0, parameter.name.word == .selfWord { continue }
      guard index == 0 else {
        scope.locals.append(parameter.name, .opaque([parameter.name], qualifier: nil))
        continue
      }
      let type = typeName(of: owner).map { StaticType(.named($0)) } ?? .unknown
      let own = add(.thisController, type, at: closure.range, scope)
      scope.locals.append(parameter.name, .value(own))
    }
    let body = bindEffects(closure.body[...], &scope)
    return add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: body,
        site: site(closure.range, in: file)))
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
