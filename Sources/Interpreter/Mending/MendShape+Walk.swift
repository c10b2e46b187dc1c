import Language

// The way down through statements and expressions.
extension MendShape {
  mutating func read(_ statement: Statement, _ walk: Walk) {
    var inner = walk
    inner.statement = statement.range
    switch statement.kind {
    case .expression(let expression):
      if walk.isShown { noteShown(expression.range, by: walk.owner) }
      read(expression, inner)
    case .variable(let variable):
      inner.isShown = false
      if let initial = variable.initial { read(initial, inner) }
      if let getter = variable.getter { read(getter, inner) }
    case .function(let function):
      inner.place.function = function
      inner.isShown = false
      read(function.body ?? [], inner)
    case .type, .jump, .unread: break
    case .if(let branch):
      inner.isShown = false
      read(branch.then, inner)
      read(branch.otherwise, inner)
    case .guard(_, let body), .block(let body), .deferred(let body):
      inner.isShown = false
      read(body, inner)
    case .switch(_, let cases):
      inner.isShown = false
      for one in cases { read(one.body, inner) }
    case .loop(let loop):
      inner.isShown = false
      read(loop.body, inner)
    case .return(let value): if let value { read(value, shown: walk.isShown, inner) }
    case .attempt(let body, let catching):
      inner.isShown = false
      read(body, inner)
      for clause in catching { read(clause, inner) }
    case .conditional(let clauses): for clause in clauses { read(clause.body, walk) }
    case .action(let step):
      note(ActionStatement(owner: walk.owner, step: step, place: walk.place))
    }
  }

  private mutating func read(_ value: Expression, shown: Bool, _ walk: Walk) {
    if shown { noteShown(value.range, by: walk.owner) }
    read(value, walk)
  }

  mutating func read(_ expression: Expression, _ walk: Walk) {
    var inner = walk
    inner.isShown = false
    inner.chainEnd = nil
    switch expression.kind {
    case .call(let call): read(call, expression, walk)
    case .assignment(let target, .assign, _, let value):
      note(
        Change(
          owner: walk.owner, target: target, value: value, range: expression.range,
          isAnimated: walk.isAnimated, place: walk.place))
      read(value, inner)
    case .assignment(_, _, _, let value): read(value, inner)
    case .closure(let closure): read(closure.body, inner)
    case .string(let string): for part in string.interpolations { read(part, inner) }
    case .array(let elements): for element in elements { read(element, inner) }
    case .dictionary(let entries): for entry in entries { read(entry.value, inner) }
    case .tuple(let arguments), .macro(_, let arguments):
      for argument in arguments { read(argument.value, inner) }
    case .implicitMember(let name):
      noteStyle(name, SourceRange(expression.range.start + 1, expression.range.end), walk)
    case .member(let base, let name):
      if case .name(let type) = base.kind, type.word?.isStyleType == true {
        noteStyle(name.name, name.range, walk)
      }
      read(base, inner)
    case .optionalChain(let base), .forced(let base), .prefix(_, let base),
      .cast(let base, _, _), .subscripted(let base, _), .effect(_, let base):
      read(base, inner)
    case .binary(let a, _, _, let b):
      inner.isCompared = true
      read(a, inner)
      read(b, inner)
    case .ternary(let condition, let then, let otherwise):
      read(condition, inner)
      inner.alternative = otherwise.lastName
      read(then, inner)
      inner.alternative = then.lastName
      read(otherwise, inner)
    case .conditionalModifiers(let base, let clauses):
      read(base, inner)
      for clause in clauses { read(clause.body, inner) }
    case .branch(let statement): read(statement, inner)
    case .name, .instance, .binding, .number, .boolean, .nilLiteral, .keyPath,
      .regex, .availability, .hole, .missing:
      break
    }
  }

  private mutating func read(_ call: Call, _ whole: Expression, _ walk: Walk) {
    var inner = walk
    inner.isShown = false
    inner.chainEnd = nil
    switch call.callee.kind {
    case .member(let base, let name):
      if name.name.word == .toggle, call.arguments.isEmpty {
        note(
          Change(
            owner: walk.owner, target: base, value: nil, range: whole.range,
            isAnimated: walk.isAnimated, place: walk.place))
        return
      }
      noteStatement(call, whole, walk)
      let chainEnd = walk.chainEnd ?? whole.range.end
      let index = note(
        Modifier(
          owner: walk.owner, name: name.name, nameRange: name.range, base: base.range,
          range: whole.range, call: call,
          chain: SourceRange(base.chainStart, chainEnd)))
      inner.chainEnd = chainEnd
      read(base, inner)
      inner.chainEnd = nil
      // What a closure of UIKit's does is done where it stands: `UIView.animate { … }`.
      if base.isTypeOrSelf {
        inner.isAnimated = walk.isAnimated || name.name.word == .animate
      } else {
        inner.place.modifier = index
      }
    case .name(let name):
      noteStatement(call, whole, walk)
      note(
        Use(
          owner: walk.owner, name: name, nameRange: call.callee.range, call: call,
          range: whole.range, chainEnd: walk.chainEnd ?? whole.range.end,
          statement: walk.statement))
      if name.word == .withAnimation { inner.isAnimated = true }
    default: read(call.callee, inner)
    }
    for argument in call.arguments { read(argument.value, inner) }
    for closure in call.closures { read(closure.closure.body, inner) }
  }

  private mutating func noteStyle(_ name: Name, _ range: SourceRange, _ walk: Walk) {
    guard !walk.isCompared, let word = name.word, word.isStyle else { return }
    note(
      StyleWord(
        owner: walk.owner, word: word, range: range, alternative: walk.alternative?.word))
  }

  private mutating func noteStatement(_ call: Call, _ whole: Expression, _ walk: Walk) {
    guard walk.statement == whole.range else { return }
    note(
      CallStatement(
        owner: walk.owner, call: call, range: whole.range, isAnimated: walk.isAnimated,
        place: walk.place))
  }
}

extension Expression {
  /// Where the view at the beginning of a chain of modifiers starts.
  fileprivate var chainStart: UInt32 { range.start }

  /// `true` iff it is the name of a type, or `self`: what follows is no modifier of a view.
  fileprivate var isTypeOrSelf: Bool {
    switch kind {
    case .name: true
    case .member(let base, _), .optionalChain(let base), .forced(let base): base.isTypeOrSelf
    default: false
    }
  }

  /// The name that it ends with: `b` in `a.b`.
  var lastName: Name? {
    switch kind {
    case .name(let name): name
    case .member(_, let name): name.name
    case .implicitMember(let name): name
    case .optionalChain(let inner), .forced(let inner): inner.lastName
    default: nil
    }
  }
}

extension Word {
  /// `true` iff it names a type whose values colour the bar's text.
  fileprivate var isStyleType: Bool {
    [.UIStatusBarStyle, .ColorScheme, .UIUserInterfaceStyle].contains(self)
  }

  /// `true` iff it is a value of such a type.
  fileprivate var isStyle: Bool {
    [.default, .lightContent, .darkContent, .light, .dark].contains(self)
  }
}
