import Language

/// Looks whether a function of a view runs a handler that the view is given, by itself or by way of
/// other functions of the view. What waits for a touch, a notification or a stream does not run.
struct HandlerSearch {
  let handler: Name
  let info: TypeInfo
  let resolver: Resolver
  private var searched: Set<Name> = []

  init(handler: Name, info: TypeInfo, resolver: Resolver) {
    (self.handler, self.info, self.resolver) = (handler, info, resolver)
  }

  /// `true` iff the view runs its handler as it is made or laid out, or when it is given one.
  mutating func runsByItself(_ calledByUIKit: [LocatedFunction]) -> Bool {
    for function in info.initializers + calledByUIKit where runs(function) { return true }
    guard let variable = info.variables[handler] else { return false }
    let declaration = variable.declaration
    let observers = [declaration.setter, declaration.didSet, declaration.willSet]
    return runs(observers.compactMap { $0 }.map(CodePiece.closure), in: variable.file)
  }

  private mutating func runs(_ function: LocatedFunction) -> Bool {
    runs(function.declaration.body?.map(CodePiece.statement) ?? [], in: function.file)
  }

  private mutating func runs(_ pieces: [CodePiece], in file: FileID) -> Bool {
    for piece in pieces where runs(piece, in: file) { return true }
    return false
  }

  private mutating func runs(_ piece: CodePiece, in file: FileID) -> Bool {
    guard case .expression(let expression) = piece else { return runs(piece.pieces, in: file) }
    switch expression.kind {
    case .assignment(let target, _, _, let value):
      // What is assigned runs when that is called.
      let isLater = value.isClosure || value.lastName?.name == handler
      return runs(target.pieces, in: file) || !isLater && runs(value, in: file)
    case .call(let call) where waits(call, in: file):
      return runs(.expression(call.callee), in: file)
    case .name(let name): return isHandler(name) || runsFunction(name)
    case .member(let base, let member):
      return isHandler(member.name) || base.isSelf && runsFunction(member.name)
        || runs(.expression(base), in: file)
    case .binding, .implicitMember, .instance, .number, .string, .boolean, .nilLiteral, .array,
      .dictionary, .tuple, .call, .subscripted, .optionalChain, .forced, .prefix, .binary,
      .ternary, .cast, .effect, .closure, .keyPath, .macro, .regex, .availability,
      .conditionalModifiers, .branch, .hole, .missing:
      return runs(expression.pieces, in: file)
    }
  }

  private func isHandler(_ name: Name) -> Bool { name == handler }

  private mutating func runs(_ value: Expression, in file: FileID) -> Bool {
    runs(.expression(value), in: file)
  }

  /// `true` iff what a call is given waits for what is not done as a view is made.
  private func waits(_ call: Call, in file: FileID) -> Bool {
    guard let name = call.callee.lastName else { return false }
    return resolver.start(ofKnown: name, in: file) != .anything
  }

  private mutating func runsFunction(_ name: Name) -> Bool {
    guard let functions = info.functions[name], searched.insert(name).inserted else {
      return false
    }
    for function in functions where runs(function) { return true }
    return false
  }
}
