import Language
import StatusBar

/// A quick look at a body, before it is bound: whether it can change anything but its own constants
/// and variables.
struct HiddenReach {
  let writer: Writer
  /// The receiver of the type that the body belongs to, if it has one.
  let owner: Int?
  /// What the body declares, parameters among it.
  var locals: [Name] = []
  /// Those among them that stand for a decoder or an encoder, or for what comes of one.
  private var coders: [Name] = []
  /// The properties of the value that the body makes; none where it makes an object.
  var made: [Name] = []

  init(writer: Writer, owner: Int?) {
    self.writer = writer
    self.owner = owner
  }

  /// Notes what a body is given: what a coder is asked does not concern the bar, whatever functions
  /// of those names the app has.
  mutating func enter(_ parameters: [Parameter]) {
    locals = parameters.map { $0.name.name }
    coders = parameters.filter { parameter in
      let type = parameter.type.map { writer.resolver.spelling($0.name) }
      return type.map { ["Decoder", "Encoder", "NSCoder"].contains($0) } ?? false
    }.map { $0.name.name }
  }

  /// `true` iff a value comes of a coder: `decoder.container(keyedBy: Keys.self)`.
  private func isOfCoder(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): coders.contains(name)
    case .member(let base, _), .effect(_, let base), .optionalChain(let base), .forced(let base):
      isOfCoder(base)
    case .call(let call): isOfCoder(call.callee)
    default: false
    }
  }

  mutating func mayReach(_ statements: [Statement]) -> Bool {
    for statement in statements where mayReach(statement) { return true }
    return false
  }

  private mutating func mayReach(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let expression): return mayReach(expression)
    case .variable(let variable):
      locals.append(variable.name.name)
      if let initial = variable.initial, isOfCoder(initial) { coders.append(variable.name.name) }
      return variable.initial.map { mayReach($0) } ?? false
    case .return(let value): return value.map { mayReach($0) } ?? false
    case .if(let branches):
      return branches.conditions.contains { mayReach($0) } || mayReach(branches.then)
        || mayReach(branches.otherwise)
    case .guard(let conditions, let otherwise):
      return conditions.contains { mayReach($0) } || mayReach(otherwise)
    case .switch(let subject, let cases):
      return mayReach(subject) || cases.contains { mayReach($0.body) }
    case .loop(let loop):
      if let variable = loop.variable { locals.append(variable.name) }
      locals += loop.names.map { $0.name }
      return loop.sequence.map { mayReach($0) } ?? false || mayReach(loop.body)
    case .block(let body), .deferred(let body): return mayReach(body)
    case .attempt(let body, let clauses):
      return mayReach(body) || clauses.contains { mayReach($0) }
    case .conditional(let clauses): return clauses.contains { mayReach($0.body) }
    case .function(let function): return mayReach(function.body ?? [])
    case .action: return true
    case .type, .jump, .unread: return false
    }
  }

  private mutating func mayReach(_ condition: Condition) -> Bool {
    switch condition {
    case .expression(let value), .pattern(_, let value): return mayReach(value)
    case .binding(let name, let value):
      locals.append(name.name)
      return value.map { mayReach($0) } ?? false
    }
  }

  private mutating func mayReach(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let target, _, _, let value) where isOfMade(target): return mayReach(value)
    case .assignment(let target, _, _, let value):
      guard let path = target.memberPath, let root = path.first, locals.contains(root),
        // A constant may be an object that others have, too.
        path.count == 1 || !writer.resolver.declarations.typesDeclare(path[path.count - 1])
      else { return true }
      return mayReach(value)
    case .call(let call): return mayReach(call)
    case .closure(let closure):
      locals += closure.parameters.map { $0.name }
      return mayReach(closure.body)
    case .branch(let statement): return mayReach(statement)
    // `#selector`, and what is handed over to be changed.
    case .macro, .prefix(.bitAnd, _): return true
    case .effect(_, let inner), .optionalChain(let inner), .forced(let inner),
      .prefix(_, let inner), .member(let inner, _), .cast(let inner, _, _):
      return mayReach(inner)
    case .binary(_, .custom, _, _): return true
    case .binary(let left, _, _, let right): return mayReach(left) || mayReach(right)
    case .subscripted(let base, let arguments):
      return mayReach(base) || arguments.contains { mayReach($0.value) }
    case .ternary(let condition, let then, let otherwise):
      return mayReach(condition) || mayReach(then) || mayReach(otherwise)
    case .tuple(let elements): return elements.contains { mayReach($0.value) }
    case .array(let elements): return elements.contains { mayReach($0) }
    case .dictionary(let pairs):
      return pairs.contains { mayReach($0.key) || mayReach($0.value) }
    case .string(let string): return string.interpolations.contains { mayReach($0) }
    case .name, .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .keyPath,
      .regex, .availability, .conditionalModifiers, .hole, .missing:
      return false
    }
  }

  /// `true` iff a place is the value that the body makes, or a part of it, which nothing else has.
  private func isOfMade(_ target: Expression) -> Bool {
    guard !made.isEmpty, var path = target.memberPath else { return false }
    if path.first == Name(.selfWord) {
      path.removeFirst()
      if path.isEmpty { return true }
    } else if locals.contains(path[0]) {
      return false
    }
    return path.count == 1 && made.contains(path[0])
  }

  private mutating func mayReach(_ call: Call) -> Bool {
    for argument in call.arguments where mayReach(argument.value) { return true }
    for (_, closure) in call.closures {
      if mayReach(Expression(.closure(closure), closure.range)) { return true }
    }
    switch call.callee.withoutOptionals.kind {
    case .name(let name): return acts(name)
    case .member(let base, let name):
      if mayReach(base) { return true }
      if base.isSelf { return acts(name.name) }
      if isOfCoder(base) { return false }
      if let root = base.memberPath?.first, locals.contains(root) {
        return writer.resolver.declarations.typesDeclare(name.name)
      }
      return BarMember.called(name.name.word) != nil
        || Vocabulary.methods.contains { $0 == name.name.word }
        || writer.resolver.declarations.typesDeclare(name.name)
    case .closure(let closure): return mayReach(closure.body)
    default: return true
    }
  }

  /// `true` iff a function of the file is called that does something, or that is not bound yet.
  private func acts(_ name: Name) -> Bool {
    guard let found = writer.resolver.function(name, labels: nil, of: owner ?? 0) else {
      return BarMember.called(name.word) != nil || writer.resolver.declarations.declaresMember(name)
    }
    let place = Location(found.function.file, found.function.declaration.name.range)
    guard let bound = writer.resolver.receivers[found.owner].functions[place] else { return true }
    return writer.program[bound.handler].body.contains { $0.matters }
  }
}
