import Language
import StatusBar

// Which initializer a call means, and what it gives the properties.
extension Resolver {
  /// The initializer that a call means which leaves arguments out; nil where no other does.
  func initializer(
    of type: Int, leavingOutBy call: Call
  ) -> (initializer: LocatedFunction, declaring: Int)? {
    // A class without initializers of its own has those of the class above.
    let declaring =
      declarations.lineage(of: type).first { !declarations[$0].initializers.isEmpty } ?? type
    let whole = declarations[declaring].initializers.filter { initializer in
      fits(initializer, call) && isGivenAll(initializer, call)
    }
    // One that is given all that it has comes before one that makes up for the rest.
    let isExact = whole.contains { $0.declaration.parameters.allSatisfy { $0.initial == nil } }
    guard !isExact, whole.count == 1 else { return nil }
    return (whole[0], declaring)
  }

  /// `true` iff the initializer that a call means gives a property a view of its own:
  /// `init() where Content == EmptyView { content = EmptyView() }`.
  func makesContent(_ call: Call, _ type: Int) -> Bool {
    let info = declarations[type]
    guard info.initializers.count > 1, isOnlyOne(of: type, for: call),
      let initializer = initializer(of: type, for: call)
    else { return false }
    let scope = Scope(file: initializer.file, screen: .app, owner: 0)
    return (initializer.declaration.body ?? []).contains { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      if let other = expression.ownInitializerCall {
        return !other.allClosures.isEmpty
          || other.arguments.contains { makesView($0.value, scope) }
      }
      guard case .assignment(let target, .assign, _, let value) = expression.kind,
        let name = target.ownName, let written = info.variables[name]?.declaration.type
      else { return false }
      return (isView(written) || isFree(written.name))
        && (makesView(value, scope) || written.isOptional && isNil(value))
    }
  }

  /// `true` iff labels alone tell which initializer a call means.
  private func isOnlyOne(of type: Int, for call: Call) -> Bool {
    declarations[type].initializers.count { fits($0, call) && isGivenAll($0, call) } <= 1
  }

  private func isGivenAll(_ initializer: LocatedFunction, _ call: Call) -> Bool {
    // A closure behind the call without a label is that of one parameter.
    var isFree = call.closures.contains { $0.label == nil }
    return initializer.declaration.parameters.allSatisfy { parameter in
      let label = parameter.label?.name ?? parameter.name.name
      let isNamed =
        call.arguments.contains { argument in
          argument.label.map { $0.name == label } ?? (spelling(label) == "_")
        } || call.closures.contains { $0.label?.name == label }
      if isNamed || parameter.initial != nil { return true }
      defer { isFree = false }
      return isFree
    }
  }

  /// The initializer of a type that a call means: one that is given all that it asks for before one
  /// that is given a part.
  func initializer(of type: Int, for call: Call) -> LocatedFunction? {
    let own = declarations[type].initializers
    if own.count > 1, case .own(let index) = choice(among: own, for: call) { return own[index] }
    let all = own.filter { fits($0, call) }
    return all.first { isGivenAll($0, call) } ?? all.first
  }
}

// Initializers of plain classes.
extension Resolver {
  /// What an initializer of a plain class is that a call means: a class whose own are all for
  /// convenience has those of the class above as well.
  enum PlainInitializer {
    case found(LocatedFunction)
    /// There is none but the one that Swift makes.
    case implicit
    case unclear
  }

  func plainInitializer(
    of type: Int, for call: Call, _ scope: Scope
  ) -> PlainInitializer {
    for base in declarations.lineage(of: type) {
      let all = declarations[base].initializers
      if all.isEmpty { continue }
      let found = fitting(all, call, scope)
      if all.allSatisfy({ isForConvenience($0) }), !(found.map { takes(call, $0) } ?? false) {
        continue
      }
      return found.map { .found($0) } ?? .unclear
    }
    return .implicit
  }

  /// `true` iff a call shows a controller without what its initializers ask for: the one that is
  /// asked for, in the app, or one in a spec whose class has no `init()`.
  func leavesOutAll(_ call: Call, _ scope: Scope) -> Bool {
    guard call.arguments.isEmpty, call.closures.isEmpty, let name = call.callee.ownName,
      let index = declarations.type(name), case .controller = declarations[index].role
    else { return false }
    if spec.askedRoot == name, scope.screen == .app { return true }
    return !isCompiled(scope.file) && lacksPlainInitializer(index)
  }

  /// `true` iff a class has initializers of its own that ask for something, and does not have those
  /// of the class above.
  private func lacksPlainInitializer(_ type: Int) -> Bool {
    let own = declarations[type].initializers.filter { !isForCoder($0) }
    return !own.isEmpty
      && own.allSatisfy { initializer in
        let parameters = initializer.declaration.parameters
        let first = parameters.first.map { spelling($0.label?.name ?? $0.name.name) }
        return !isForConvenience(initializer) && first != "nibName"
          && parameters.contains { $0.initial == nil }
      }
  }

  /// `true` iff all that an initializer does is to give properties what is written, in it or in the
  /// call: `init(isOn: Bool) { self.isOn = isOn }`.
  func givesOnlyWritten(_ initializer: LocatedFunction, of type: Int, _ call: Call) -> Bool {
    guard
      declarations.lineage(of: type).dropFirst().allSatisfy({
        declarations[$0].initializers.isEmpty
      })
    else { return false }
    return (initializer.declaration.body ?? []).allSatisfy { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      if case .call(let inner) = expression.kind,
        case .member(let base, let name) = inner.callee.kind
      {
        return base.memberPath?.first?.word == .super && name.name.word == .initWord
          && inner.arguments.isEmpty
      }
      guard case .assignment(let target, .assign, _, let value) = expression.kind else {
        return false
      }
      guard let name = target.ownName,
        let variable = variable(named: name, ofType: type)?.declaration, isStored(variable)
      else { return false }
      return isWritten(value, initializer, call)
    }
  }

  /// `true` iff a value is written out, or is a parameter that a call gives such a value.
  private func isWritten(
    _ value: Expression, _ initializer: LocatedFunction, _ call: Call
  ) -> Bool {
    guard case .name(let used) = value.kind else { return value.isPlain }
    guard
      let parameter = initializer.declaration.parameters.first(where: { $0.name.name == used })
    else { return false }
    let label = (parameter.label ?? parameter.name).name
    let given = call.arguments.first { $0.label?.name == label }?.value
    return (given ?? parameter.initial)?.isPlain ?? false
  }

  private func isForConvenience(_ initializer: LocatedFunction) -> Bool {
    initializer.declaration.modifiers.contains {
      names.bytes(of: $0.name).elementsEqual("convenience".utf8)
    }
  }
}

/// Which initializer of a class a call means.
enum InitializerChoice: Equatable {
  /// One of the class, by its place among them.
  case own(Int)
  /// One of UIKit's.
  case inherited
  /// More than what the call says would have to be known.
  case unclear
}

// Which of several initializers of a controller a call means.
extension Resolver {
  /// The initializers of a class of controllers, those for storyboards last; none where the class
  /// has one alone that code calls, which does not work out anything of what it is given.
  func choices(of type: Int) -> [LocatedFunction] {
    let info = declarations[type]
    guard case .controller = info.role, !info.isByReference else { return [] }
    let called = info.initializers.filter { !isForCoder($0) }
    guard
      called.count > 1
        || called.contains(where: { handsOn($0) != nil || worksOut($0, of: type) })
    else { return [] }
    return called + info.initializers.filter { isForCoder($0) && !isNeverMeant($0) }
  }

  /// `true` iff an initializer does nothing but end the app: storyboards do not make the class.
  func isNeverMeant(_ initializer: LocatedFunction) -> Bool {
    guard let body = initializer.declaration.body, body.count == 1,
      case .expression(let expression) = body[0].kind, case .call(let call) = expression.kind,
      let name = call.callee.ownName
    else { return false }
    return ["fatalError", "preconditionFailure"].contains(spelling(name))
  }

  /// `true` iff a class, or one between it and a class above, overrides a member that is none of
  /// Apple's: what it inherits may call that.
  func overridesOwnMember(_ type: Int) -> Bool {
    var overridden: Set<Name> = []
    for index in declarations.lineage(of: type) {
      let info = declarations[index]
      if (info.variableOrder + info.functionOrder).contains(where: { overridden.contains($0) }) {
        return true
      }
      let variables = info.variables.filter { $0.value.declaration.modifiers.isOverride }
      let functions = info.functions.filter { named in
        named.value.contains { $0.declaration.modifiers.isOverride }
      }
      overridden.formUnion(
        (variables.map { $0.key } + functions.map { $0.key }).filter {
          !appleMembers.contains(names.bytes(of: $0))
        })
    }
    return false
  }

  /// `required init?(coder:)`, which only storyboards call.
  func isForCoder(_ initializer: LocatedFunction) -> Bool {
    initializer.declaration.parameters.contains { parameter in
      spelling(parameter.label?.name ?? parameter.name.name) == "coder"
    }
  }

  /// `true` iff an initializer is given a value that it does not just hand on to a property.
  private func worksOut(_ initializer: LocatedFunction, of type: Int) -> Bool {
    let kept = namesKept(by: initializer)
    return initializer.declaration.parameters.contains {
      !kept.contains($0.name.name) && isHandedOver($0, by: initializer, of: type)
    }
  }

  /// What an initializer hands on to properties as it stands.
  private func namesKept(by initializer: LocatedFunction) -> [Name] {
    (initializer.declaration.body ?? []).compactMap { statement in
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        case .name(let used) = value.kind, target.ownName != nil
      else { return nil }
      return used
    }
  }

  /// `true` iff a property may be given what initializers of a type take under its name: a class
  /// says so in a statement of its own, or hands it on under that name.
  func mayKeep(_ label: Name, _ type: Int, among initializers: [LocatedFunction]?) -> Bool {
    let all = (initializers ?? declarations[type].initializers).filter { initializer in
      initializer.declaration.parameters.contains { ($0.label ?? $0.name).name == label }
    }
    guard declarations[type].keyword == .class, !all.isEmpty else { return true }
    return all.contains { initializer in
      let given = initializer.declaration.parameters.first {
        ($0.label ?? $0.name).name == label
      }
      guard let name = given?.name.name else { return false }
      let scope = Scope(file: initializer.file, screen: .app, owner: 0)
      // `_name` is what wraps it.
      let word = Array(names.bytes(of: label))
      let wrapped = [UInt8(ascii: "_")] + word
      return (initializer.declaration.body ?? []).contains { statement in
        guard case .expression(let expression) = statement.kind else { return false }
        if case .assignment(let target, .assign, _, let value) = expression.kind {
          let written = bytes(target.range, in: initializer.file)[...]
          return (written.names(word) || written.names(wrapped))
            && names(name, in: value.range, scope)
        }
        guard case .call(let call) = expression.withoutOptionals.kind,
          case .member(_, let member) = call.callee.kind, member.name.word == .initWord
        else { return false }
        return call.arguments.contains {
          $0.label?.name == label && names(name, in: $0.value.range, scope)
        }
      }
    }
  }

  /// `true` iff what an initializer of a class is given for a parameter is followed into its
  /// statements: simple values, and objects that no property keeps. To the screen that is asked for
  /// no code gives objects.
  func isHandedOver(
    _ parameter: Parameter, by initializer: LocatedFunction, of type: Int
  ) -> Bool {
    let given = staticType(parameter.type)
    if isSimple(given) { return true }
    return holdsController(given) && declarations[type].name != spec.askedRoot
      && !namesKept(by: initializer).contains(parameter.name.name)
  }

  /// `self.init(…)`, with which a convenience initializer begins; nil for others.
  func handsOn(_ initializer: LocatedFunction) -> Call? {
    guard case .expression(let first)? = initializer.declaration.body?.first?.kind else {
      return nil
    }
    return first.ownInitializerCall
  }

  /// `true` iff a value of a type is no object and no closure, and all of it is known.
  func isSimple(_ type: StaticType) -> Bool {
    switch type.kind {
    case .bool, .number, .text, .scheme, .visibility, .style, .interfaceStyle, .barStyle,
      .modalStyle, .idiom, .sizeClass:
      true
    case .named(let name):
      declarations.type(name).map { declarations[$0].keyword == .enum } ?? false
    case .unknown, .animation, .interposed, .scenePhase, .controller, .object, .window, .tabMode,
      .displayMode, .nothing, .list, .set, .closure:
      false
    }
  }

  /// Which of the initializers of a class a call means: one that is given all that it has comes
  /// before one that makes up for the rest.
  func choice(among all: [LocatedFunction], for call: Call) -> InitializerChoice {
    let taking = all.indices.filter { takes(call, all[$0]) }
    let given = call.arguments.count + call.closures.count
    let exact = taking.filter { all[$0].declaration.parameters.count == given }
    if exact.count == 1 { return .own(exact[0]) }
    if exact.isEmpty, taking.count == 1 { return .own(taking[0]) }
    guard taking.isEmpty else { return .unclear }
    if given > 0 { return all.contains { fits($0, call) } ? .unclear : .inherited }
    // `init()` of UIKit calls the one with the name of a file.
    let named = all.indices.filter { index in
      all[index].declaration.parameters.first.map {
        spelling($0.label?.name ?? $0.name.name) == "nibName"
      } ?? false
    }
    return named.first.map { .own($0) } ?? .inherited
  }
}

extension [LocatedName] {
  /// `true` iff `override` is among the modifiers of a declaration.
  fileprivate var isOverride: Bool { contains { $0.name.word == .override } }
}

// What makes the object of a property.
extension Resolver {
  /// The call by which an expression makes an object of a class: `Model(isOn: true)`, `.init()`.
  func call(making type: Int, _ value: Expression) -> Call? {
    guard case .call(let call) = value.kind else { return nil }
    if case .implicitMember(let name) = call.callee.kind {
      return name.word == .initWord ? call : nil
    }
    return call.callee.typeName(names) == declarations[type].name ? call : nil
  }

  /// What an initializer keeps: `Model()` of `StateObject(wrappedValue: Model())`, and of a
  /// constant that begins with it and is named once.
  func made(by value: Expression, in body: [Statement], _ file: FileID) -> Expression {
    if makesObservable(value) { return value }
    let inner = unwrapped(value)
    guard let name = inner.ownName else { return inner }
    let uses = body.filter { self.names(in: $0.range, of: file).contains(name) }
    guard uses.count == 2, case .variable(let variable) = uses[0].kind, variable.isConstant,
      variable.name.name == name, let initial = variable.initial
    else { return inner }
    return initial
  }

  /// The parameters that a call gives a value, in their order; nil where one of them takes more, or
  /// other than values.
  func parameters(
    of initializer: LocatedFunction?, givenBy call: Call
  ) -> [(parameter: Parameter, value: Expression)]? {
    guard let initializer else { return [] }
    var result: [(parameter: Parameter, value: Expression)] = []
    var remaining = call.arguments[...]
    for parameter in initializer.declaration.parameters {
      guard let next = remaining.first else { break }
      let label = (parameter.label ?? parameter.name).name
      guard next.label.map({ $0.name == label }) ?? (spelling(label) == "_") else { continue }
      guard !parameter.isVariadic, let type = parameter.type,
        !bytes(type.range, in: initializer.file).starts(with: "@autoclosure".utf8)
      else { return nil }
      remaining.removeFirst()
      result.append((parameter, next.value))
    }
    return remaining.isEmpty ? result : nil
  }

  /// The call of an initializer that gives parameters what their own names mean.
  func call(giving parameters: [Parameter], at range: SourceRange) -> Call {
    let arguments = parameters.map { parameter in
      let label = parameter.label ?? parameter.name
      return Argument(
        label: spelling(label.name) == "_" ? nil : label,
        value: Expression(.name(parameter.name.name), range))
    }
    return Call(
      callee: Expression(.name(Name(.initWord)), range), arguments: arguments, closures: [],
      brackets: nil)
  }

  /// `true` iff an expression makes an object that tells of its changes.
  func makesObservable(_ value: Expression) -> Bool {
    madeType(by: value).flatMap { declarations.type($0) }
      .map { declarations[$0].role == .observable } ?? false
  }

  /// `true` iff a use gives a property of a screen what a parameter has where a call leaves it out.
  func takesDefault(_ name: Name, of owner: Int) -> Bool {
    switch property(name, of: owner) {
    case .variable(.own, _): true
    case .bundle(let object): !isStruct(object)
    case nil, .variable, .value, .object, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      false
    }
  }

  /// `true` iff an object answers as one of the class does that it is handed over as: it is of that
  /// class, or of one below it that overrides nothing.
  func isAsDeclared(_ given: Int, _ target: Int) -> Bool {
    guard let type = typeInfo(of: given), let declared = typeInfo(of: target) else { return true }
    let below = declarations.lineage(of: type).prefix { $0 != declared }
    guard type != declared else { return true }
    let above = declarations.lineage(of: declared)
    return below.allSatisfy { index in
      let info = declarations[index]
      return (info.variableOrder + info.functionOrder).allSatisfy { name in
        !above.contains { declarations[$0].declares(name) }
      }
    }
  }

  /// What the functions, initializers, setters and observers of a class change, by name.
  func changed(byCodeOf type: Int) -> TableSet<Name> {
    var changed = TableSet<Name>()
    for index in declarations.lineage(of: type) {
      let info = declarations[index]
      var code = (info.allFunctions + info.initializers).map { ($0.declaration.range, $0.file) }
      for variable in info.variables.values {
        let acting = [
          variable.declaration.willSet, variable.declaration.didSet, variable.declaration.setter,
        ]
        for closure in acting { if let closure { code.append((closure.range, variable.file)) } }
      }
      for (range, file) in code {
        bytes(range, in: file)[...].forEachChange(in: names, calls: true) { name, _ in
          changed.insert(name)
        }
      }
    }
    return changed
  }
}
