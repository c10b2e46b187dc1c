import Language

/// What a block says of the variables that its closures share with it: which of them may run later,
/// and where each name is changed last.
struct LaterUses {
  /// Code that may run after the statement that it stands in.
  struct Later {
    var range: SourceRange
    /// Where that statement begins, or the loop around it, which comes back to it.
    var start: Int
    /// The names that it keeps as they are where it is written.
    var copied: [Name]
  }

  fileprivate(set) var closures: [Later] = []
  fileprivate(set) var changes: Table<Name, Int> = Table()

  /// `true` iff code that runs later uses a variable which changes after that code was written, or
  /// by it. `end` is where its declaration ends, in bytes from the start of the file.
  func shares(_ name: Name, declaredBefore end: Int, isNamed: (SourceRange) -> Bool) -> Bool {
    guard let change = changes[name], change >= end else { return false }
    return closures.contains { closure in
      Int(closure.range.start) >= end && change >= closure.start && !closure.copied.contains(name)
        && isNamed(closure.range)
    }
  }
}

extension Resolver {
  /// `true` iff a name stands in a piece of code, by itself.
  func names(_ name: Name, in range: SourceRange, _ scope: Scope) -> Bool {
    bytes(range, in: scope.file)[...].names(Array(names.bytes(of: name)))
  }

  func laterUses(in block: ArraySlice<Statement>, _ scope: Scope) -> LaterUses {
    var uses = LaterUses()
    guard let first = block.first, let last = block.last else { return uses }
    var search = EscapingClosures(resolver: self, scope: scope)
    search.read(Array(block))
    search.addNamed()
    // Most blocks let nothing run later, so that nothing more has to be read.
    if search.found.isEmpty { return uses }
    uses.closures = search.found
    let range = first.range.union(last.range)
    let text = bytes(range, in: scope.file)
    let named = search.namedRanges
    text[...].forEachChange(in: names, calls: true) { name, start in
      let place = Int(range.start) + start
      // What code does that has a name is done where that is called.
      let isNamed = named.contains { Int($0.start) <= place && place < Int($0.end) }
      uses.changes[name] = max(uses.changes[name] ?? -1, isNamed ? .max : place)
    }
    return uses
  }
}

/// The closures of a block that may run after the statement that they stand in.
struct EscapingClosures {
  let resolver: Resolver
  let scope: Scope
  private(set) var found: [LaterUses.Later] = []
  /// Closures and functions that a name of the block stands for.
  private var named: [(name: Name, code: LaterUses.Later)] = []
  /// Where the code stands that a name of the block stands for.
  var namedRanges: [SourceRange] { named.map { $0.code.range } }
  /// Names that stand for a function and are not called where they stand.
  private var handed: [Name] = []
  /// Where the outermost loop around begins.
  private var loop: Int?

  init(resolver: Resolver, scope: Scope) {
    self.resolver = resolver
    self.scope = scope
  }

  /// Adds what has a name and is handed on by it, or is called by code that runs later.
  mutating func addNamed() {
    var rest = named
    var isChanging = !rest.isEmpty
    while isChanging {
      isChanging = false
      for index in rest.indices.reversed() {
        let name = rest[index].name
        let isLater =
          handed.contains(name)
          || found.contains { resolver.names(name, in: $0.range, scope) }
        guard isLater else { continue }
        found.append(rest.remove(at: index).code)
        isChanging = true
      }
    }
  }

  // MARK: - Statements

  mutating func read(_ statements: [Statement]) {
    for statement in statements { read(statement) }
  }

  private mutating func read(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): read(value)
    case .variable(let variable):
      if case .closure(let closure)? = variable.initial?.kind {
        note(variable.name.name, later(closure))
        read(closure.body)
      } else if let initial = variable.initial {
        read(initial)
      }
    case .function(let function):
      let start = Int(statement.range.start)
      note(
        function.name.name,
        LaterUses.Later(range: statement.range, start: loop ?? start, copied: []))
      read(function.body ?? [])
    case .if(let branches):
      read(branches.conditions)
      read(branches.then)
      read(branches.otherwise)
    case .guard(let conditions, let otherwise):
      read(conditions)
      read(otherwise)
    case .switch(let subject, let cases):
      read(subject)
      for item in cases { read(item.body) }
    case .loop(let inner):
      let outer = loop
      loop = outer ?? Int(statement.range.start)
      if let sequence = inner.sequence { read(sequence) }
      read(inner.body)
      loop = outer
    case .return(let value): if let value { read(value) }
    case .block(let body), .deferred(let body): read(body)
    case .attempt(let body, let clauses):
      read(body)
      for clause in clauses { read(clause) }
    case .conditional(let clauses): for clause in clauses { read(clause.body) }
    case .type, .jump, .action, .unread: break
    }
  }

  private mutating func read(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .pattern(_, let value): read(value)
      case .binding(_, let value): if let value { read(value) }
      }
    }
  }

  private mutating func note(_ name: Name, _ code: LaterUses.Later) {
    named.append((name, code))
  }

  private func later(_ closure: Closure) -> LaterUses.Later {
    LaterUses.Later(
      range: closure.range, start: loop ?? Int(closure.range.start),
      copied: closure.captures.compactMap { $0.value == nil ? $0.name.name : nil })
  }

  // MARK: - Expressions

  private mutating func read(_ value: Expression) {
    switch value.kind {
    case .closure(let closure): found.append(later(closure))
    case .name(let name): handed.append(name)
    case .call(let call):
      if case .name = call.callee.kind {} else { read(call.callee) }
      let isKept = keeps(call)
      for argument in call.arguments { read(argument.value, isKept: isKept) }
      for (_, closure) in call.closures { read(closure, isKept: isKept) }
    case .branch(let statement): read(statement)
    case .member(let base, _), .optionalChain(let base), .forced(let base): readBase(base)
    default: for operand in value.operands { read(operand) }
    }
  }

  /// What a member is asked of is handed on by nothing.
  private mutating func readBase(_ base: Expression) {
    if case .name = base.kind { return }
    read(base)
  }

  private mutating func read(_ argument: Expression, isKept: Bool) {
    if case .closure(let closure) = argument.kind { return read(closure, isKept: isKept) }
    if !isKept, case .name = argument.kind { return }
    read(argument)
  }

  private mutating func read(_ closure: Closure, isKept: Bool) {
    if isKept { found.append(later(closure)) } else { read(closure.body) }
  }

  /// `true` iff what is called may keep the closures that it is given.
  private func keeps(_ call: Call) -> Bool {
    let own: LocatedFunction?
    switch call.callee.kind {
    case .closure: return false
    case .name(let name):
      if case .closure = resolver.meaning(of: name, in: scope) { return false }
      if named.contains(where: { $0.name == name }) { return false }
      own = resolver.function(name, labels: call, in: scope)?.function
    case .member(let base, let name) where base.isSelf:
      own = resolver.function(name.name, labels: call, of: scope.owner)?.function
    case .member(_, let name):
      return !EscapingClosures.runAtOnce.contains(resolver.spelling(name.name))
    default: return true
    }
    guard let own else {
      return call.callee.lastName.map {
        !EscapingClosures.runAtOnce.contains(resolver.spelling($0.name))
      } ?? true
    }
    return own.declaration.parameters.contains { parameter in
      guard let type = parameter.type else { return false }
      let text = resolver.bytes(type.range, in: own.file)
      return text.starts(with: "@escaping".utf8) || text.last == UInt8(ascii: "?")
    }
  }

  /// Functions of Swift's and Apple's that are over with their closures when they return.
  static let runAtOnce: [String] = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "contains", "first", "last",
    "firstIndex", "lastIndex", "allSatisfy", "sorted", "sort", "min", "max", "removeAll", "drop",
    "prefix", "mapValues", "compactMapValues", "partition", "withAnimation", "autoreleasepool",
    "performWithoutAnimation", "withTransaction", "sync", "withLock", "withUnsafePointer",
    "withExtendedLifetime",
  ]
}
