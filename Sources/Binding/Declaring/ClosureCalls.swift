import Language

/// Writes calls that run their closure at once, and only there, as calls of that closure.
///
/// - What sets up a new object: `UILabel().then { $0.text = "" }` is what
///   `{ let $0 = UILabel(); $0.text = ""; return $0 }()` would be, and behind `let label =` it is
///   `let label = UILabel(); label.text = ""`. Such a function is one of the app's own that hands
///   `self` to its closure and yields it, or `then` of the package Then.
/// - What runs on a queue, under a lock or in a pool: `queue.sync { count }` is `{ count }()`.
struct ClosureCalls: TreeRewriting {
  /// The names of functions that set up what they are called of.
  private let settingUp: Set<Name>
  /// `then`, where no file of the spec imports the package that has it, and none declares another:
  /// a module of the app may hand it on, so that of UIKit's objects it is that one.
  private let handedOn: Name?
  /// The names of Apple's functions that run their closure at once and yield what it does.
  private let running: Set<Name>
  /// The names of constants and variables that hold a queue or a lock.
  private let queues: Set<Name>
  private let names: NameTable
  /// What a closure calls its only parameter without naming it; nil where none does.
  private let unnamed: Name?

  /// Looks for such functions; nil where there are none.
  private init?(in spec: Spec) {
    names = spec.names
    func known(_ spellings: [String]) -> Set<Name> {
      Set(spellings.compactMap { spec.names.name(of: Array($0.utf8)) })
    }
    unnamed = spec.names.name(of: Array("$0".utf8))
    let kinds = known(ClosureCalls.queues)
    var own: Set<Name> = []
    var others: Set<Name> = []
    var queues = kinds
    for script in spec.scripts {
      for item in script.items {
        switch item {
        case .type(let type):
          for member in type.members {
            if case .function(let function) = member {
              let setsUp = type.keyword == .extension && function.setsUpItsObject
              if setsUp {
                own.insert(function.name.name)
              } else {
                others.insert(function.name.name)
              }
            } else if case .variable(let variable) = member, variable.holds(oneOf: kinds) {
              queues.insert(variable.name.name)
            }
          }
        case .member(.function(let function)): others.insert(function.name.name)
        case .member(.variable(let variable)) where variable.holds(oneOf: kinds):
          queues.insert(variable.name.name)
        case .member, .include, .importModule, .app, .scenario, .exploration, .unread: break
        }
      }
    }
    let then = known(["then"])
    if spec.importsThen { own.formUnion(then) }
    settingUp = own.subtracting(others)
    handedOn = then.subtracting(own).subtracting(others).first
    running = known(["sync", "withLock", "autoreleasepool"]).subtracting(others)
    self.queues = queues
    if settingUp.isEmpty && running.isEmpty && handedOn == nil { return nil }
  }

  /// Apple's classes that run closures one at a time.
  private static let queues = [
    "DispatchQueue", "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "Mutex",
  ]

  /// The spec with such calls written as what they do.
  static func written(in spec: Spec) -> Spec {
    guard var calls = ClosureCalls(in: spec) else { return spec }
    var spec = spec
    for place in spec.scripts.indices {
      spec.scripts[place].items = spec.scripts[place].items.map { calls.rewritten($0) }
    }
    return spec
  }

  mutating func rewritten(_ body: [Statement]) -> [Statement] {
    body.indices.flatMap { place -> [Statement] in
      let statement = body[place]
      switch statement.kind {
      case .variable(var variable):
        guard let initial = variable.initial else { break }
        if let setUp = setUp(initial), !setUp.declares(variable.name.name) {
          variable.initial = setUp.object
          var renaming = Renaming(
            from: setUp.parameter, to: variable.name.name, isUnnamed: setUp.isUnnamed)
          return rewritten(
            [Statement(.variable(variable), statement.range)]
              + renaming.rewritten(setUp.closure.body))
        }
        guard let (code, rest) = before(initial) else { break }
        let isHidden = variable.name.name == code.name
        if !isHidden, body[(place + 1)...].contains(where: { $0.names(code.name) }) { break }
        variable.initial = rest
        return rewritten(code.statements + [Statement(.variable(variable), statement.range)])
      case .expression(let value):
        guard setUp(value) == nil, let (code, rest) = before(value) else { break }
        let whole = code.statements + [Statement(.expression(rest), statement.range)]
        return [Statement(.block(rewritten(whole)), statement.range)]
      case .return(let value?):
        guard let (code, rest) = before(value) else { break }
        return rewritten(code.statements + [Statement(.return(rest), statement.range)])
      default: break
      }
      return [rewritten(statement)]
    }
  }

  /// What sets up an object in an expression, which can run before the rest of it, and the rest
  /// with the name of the object; nil where there is none, or the rest means another by that name.
  private func before(
    _ value: Expression
  ) -> (code: (name: Name, statements: [Statement]), rest: Expression)? {
    var extraction = Extraction(calls: self)
    let named = extraction.rewritten(value)
    guard let setUp = extraction.found, !setUp.declares(setUp.parameter) else { return nil }
    var others = Extraction(calls: self, omits: true)
    if others.rewritten(value).names(setUp.parameter) { return nil }
    return ((setUp.parameter, [setUp.variable] + setUp.closure.body), named)
  }

  mutating func rewritten(_ member: Member) -> Member {
    guard case .variable(var variable) = member else { return parts(of: member) }
    // A property has the type of what is set up.
    if variable.type == nil, let initial = variable.initial, let object = setUp(initial)?.object,
      case .call(let call) = object.kind, case .name(let name) = call.callee.kind
    {
      variable.type = TypeReference(name: name, range: call.callee.range, isOptional: false)
    }
    return .variable(rewritten(variable))
  }

  mutating func rewritten(_ value: Expression) -> Expression {
    if let setUp = setUp(value) {
      var closure = setUp.closure
      let result = Expression(.name(setUp.parameter), closure.range)
      closure.parameters = []
      closure.body = rewritten(
        [setUp.variable] + closure.body + [Statement(.return(result), closure.range)])
      return Expression(.call(closure.called), value.range)
    }
    let value = parts(of: value)
    guard case .call(let call) = value.kind, let closure = call.onlyClosure,
      closure.parameters.isEmpty, !isGivenValue(closure)
    else { return value }
    let isRun =
      switch call.callee.kind {
      case .name(let name): running.contains(name)
      case .member(let object, let name): running.contains(name.name) && isQueue(object)
      default: false
      }
    return isRun ? Expression(.call(closure.called), value.range) : value
  }

  /// What is set up where it is made, and how.
  fileprivate struct SetUp {
    var object: Expression
    var closure: Closure
    /// What the closure calls the object.
    var parameter: Name
    var isUnnamed: Bool

    /// The constant that is the object.
    var variable: Statement {
      var variable = VariableDeclaration(
        range: object.range, name: LocatedName(parameter, object.range))
      variable.isConstant = true
      variable.initial = object
      return Statement(.variable(variable), object.range)
    }

    /// `true` iff its code has a variable of such a name, or one that hides its parameter.
    func declares(_ name: Name) -> Bool {
      closure.body.contains { statement in
        guard case .variable(let variable) = statement.kind else { return false }
        return variable.name.name == name || variable.name.name == parameter
      }
    }
  }

  /// What a call sets up; nil for any other, and for code that may leave before its end.
  fileprivate func setUp(_ value: Expression) -> SetUp? {
    guard case .call(let call) = value.kind, case .member(let object, let name) = call.callee.kind,
      settingUp.contains(name.name) || name.name == handedOn && isOfUIKit(object), isMade(object),
      call.arguments.count + call.closures.count == 1, let closure = call.onlyClosure,
      closure.parameters.count < 2, !closure.body.contains(where: { $0.mayReturn }),
      let parameter = closure.parameters.first?.name ?? unnamed
    else { return nil }
    let isUnnamed = closure.parameters.isEmpty
    if isUnnamed && object.names(parameter) { return nil }
    return SetUp(
      object: object, closure: closure, parameter: parameter, isUnnamed: isUnnamed)
  }

  /// `true` iff a closure names what it is given: the state that a lock guards.
  private func isGivenValue(_ closure: Closure) -> Bool {
    guard let unnamed else { return false }
    return closure.body.contains { $0.names(unnamed) }
  }

  /// `true` iff a value is a queue or a lock: `queue`, `Store.lock`, `DispatchQueue.global()`.
  private func isQueue(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): queues.contains(name)
    case .member(let base, let name): queues.contains(name.name) || isQueue(base)
    case .call(let call): isQueue(call.callee)
    case .optionalChain(let inner), .forced(let inner): isQueue(inner)
    default: false
    }
  }

  /// `true` iff an expression makes an object of a class of UIKit's, by its name.
  private func isOfUIKit(_ value: Expression) -> Bool {
    guard case .call(let call) = value.kind, case .name(let name) = call.callee.kind else {
      return false
    }
    return names.bytes(of: name).starts(with: "UI".utf8)
  }

  /// `true` iff an expression makes an object: what else is set up may do so later.
  private func isMade(_ value: Expression) -> Bool {
    guard case .call(let call) = value.kind else { return false }
    switch call.callee.kind {
    case .name(let name): return names.isCapitalized(name)
    case .member(let base, let name):
      return names.isCapitalized(name.name) || name.name.word == .initWord
        || settingUp.contains(name.name) && isMade(base)
    default: return false
    }
  }
}

/// Puts its name in the place of the first object that an expression sets up.
private struct Extraction: TreeRewriting {
  let calls: ClosureCalls
  /// `true` iff nothing is put there.
  var omits = false
  private(set) var found: ClosureCalls.SetUp?

  init(calls: ClosureCalls, omits: Bool = false) {
    self.calls = calls
    self.omits = omits
  }

  mutating func rewritten(_ value: Expression) -> Expression {
    if found != nil { return value }
    switch value.kind {
    case .ternary, .binary, .closure, .branch: return value
    default: break
    }
    guard let setUp = calls.setUp(value) else { return parts(of: value) }
    found = setUp
    return Expression(omits ? .missing : .name(setUp.parameter), value.range)
  }

  mutating func rewritten(_ closure: Closure) -> Closure { closure }
}

/// Calls an object by another name.
private struct Renaming: TreeRewriting {
  var from: Name
  var to: Name
  /// `true` iff it is `$0`, which means another one in each closure.
  var isUnnamed: Bool

  mutating func rewritten(_ value: Expression) -> Expression {
    if case .name(from) = value.kind { return Expression(.name(to), value.range) }
    return parts(of: value)
  }

  mutating func rewritten(_ closure: Closure) -> Closure {
    if isUnnamed || closure.parameters.contains(where: { $0.name == from }) { return closure }
    return parts(of: closure)
  }
}

extension Closure {
  /// A call of the closure where it stands.
  fileprivate var called: Call {
    Call(callee: Expression(.closure(self), range), arguments: [], closures: [], brackets: nil)
  }
}

extension Expression {
  /// `true` iff it says such a name, closures apart.
  fileprivate func names(_ name: Name) -> Bool {
    if case .name(name) = kind { return true }
    return hasOperand { $0.names(name) }
  }
}

extension Statement {
  /// `true` iff it says such a name, closures apart.
  fileprivate func names(_ name: Name) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .expression(let value): value.names(name)
      case .statement(let statement): statement.names(name)
      case .closure: false
      }
    }
  }
}

extension FunctionDeclaration {
  /// `true` iff it hands `self` to the closure that it is given, and yields it.
  fileprivate var setsUpItsObject: Bool {
    guard let body, body.count == 2, let parameter = parameters.first, parameters.count == 1,
      case .expression(let first) = body[0].kind, case .return(let result?) = body[1].kind,
      result.isSelf
    else { return false }
    var call = first
    if case .effect(_, let inner) = call.kind { call = inner }
    guard case .call(let call) = call.kind, case .name(parameter.name.name) = call.callee.kind,
      call.closures.isEmpty, call.arguments.count == 1
    else { return false }
    return call.arguments[0].value.isSelf
  }
}

extension Call {
  /// The only closure that it is given.
  fileprivate var onlyClosure: Closure? {
    let written = arguments.compactMap { argument in
      if case .closure(let closure) = argument.value.kind { closure } else { nil }
    }
    let all = written + closures.map { $0.closure }
    return all.count == 1 ? all[0] : nil
  }
}

extension Statement {
  /// `true` iff a `return` stands in it, but for those of closures and functions in it.
  fileprivate var mayReturn: Bool {
    if case .return = kind { return true }
    return pieces.contains { piece in
      if case .statement(let statement) = piece { statement.mayReturn } else { false }
    }
  }
}

extension VariableDeclaration {
  /// `true` iff it is declared with one of such types, or with an initializer of one.
  fileprivate func holds(oneOf types: Set<Name>) -> Bool {
    if let type { return types.contains(type.name) }
    guard case .call(let call)? = initial?.kind, case .name(let name) = call.callee.kind else {
      return false
    }
    return types.contains(name)
  }
}

extension Spec {
  /// `true` iff a file of the app imports the package Then.
  fileprivate var importsThen: Bool {
    guard let module = names.name(of: Array("Then".utf8)) else { return false }
    return scripts.contains { script in
      script.items.contains { item in
        if case .importModule(let found) = item { found.module.name == module } else { false }
      }
    }
  }
}
