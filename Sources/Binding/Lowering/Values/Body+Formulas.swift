import Language
import StatusBar

// Expressions that yield a value.
extension Body {
  /// Binds an expression where a truth value is needed.
  mutating func bindTruth(_ expression: Expression, _ scope: inout Scope) -> FormulaID {
    writer.checkIsValue(expression, scope)
    let formula = bindFormula(expression, expecting: .bool, &scope)
    writer.markBoolean(formula)
    switch writer.type(of: formula).kind {
    case .bool, .unknown, .named: break
    case .number, .text, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
      .scenePhase, .controller, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle,
      .tabMode,
      .displayMode, .nothing, .closure, .list, .set:
      if writer.isSomething(formula) { break }
      var mistake = Diagnostic.notATruth(
        writer.type(of: formula).kind.spelling, at: scope.location(expression.range))
      guard case .variable(let variable) = writer.program[formula] else {
        writer.report(mistake)
        break
      }
      mistake.hint = "where it is declared it begins with a value that is neither true nor false"
      writer.findings.report(mistake, ofType: variable, in: scope.owner)
    }
    return formula
  }

  /// Binds an expression; `expected` gives a meaning to `.name` without a type.
  mutating func bindFormula(
    _ expression: Expression, expecting expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    if let value = bindExpected(expression, expected, &scope) { return value }
    // Calls stand in calls: what all other forms need of the stack is not taken for each of them.
    if case .call(let call) = expression.kind {
      return bindCallValue(call, at: expression.range, expected, &scope)
    }
    return bindUncalled(expression, expecting: expected, &scope)
  }

  /// Binds an expression that what is expected gives another meaning; nil for any other.
  private mutating func bindExpected(
    _ expression: Expression, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID? {
    let range = expression.range
    if scope.isScenario, let value = bindOnScreen(expression, expected, &scope) { return value }
    if expected.kind == .closure, let function = bindFunctionValue(expression, &scope) {
      return function
    }
    // `Coordinator(window: window!)`: the one that the delegate holds.
    if expected.kind == .window, expression.memberPath != nil,
      let window = writer.bindWindow(expression, scope)
    {
      return window
    }
    if let written = writer.resolver.writtenOut(expression, expected) {
      return bindFormula(written, expecting: expected, &scope)
    }
    if writer.resolver.makesOwnType(expression, expected) {
      act(onTheWayTo: expression, &scope)
      return writer.opaque(expected, at: range, scope)
    }
    return nil
  }

  private mutating func bindUncalled(
    _ expression: Expression, expecting expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    let range = expression.range
    switch expression.kind {
    case .boolean(let value):
      return writer.add(.constant(.bool(value)), .bool, at: range, scope)
    case .number:
      return writer.bindNumber(
        writer.resolver.bytes(range, in: scope.file), expected, at: range, scope)
    case .string(let string): return bindString(string.parts(at: range), at: range, &scope)
    case .nilLiteral: return writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
    case .name(let name): return bindName(LocatedName(name, range), &scope)
    case .binding(let name): return writer.bindBinding(LocatedName(name, range), &scope)
    case .implicitMember(let name):
      return bindImplicit(LocatedName(name, range), expected, scope)
    case .member(let base, let name):
      return bindMember(base, name, at: range, expected, &scope)
    case .call(let call): return bindCallValue(call, at: range, expected, &scope)
    case .tuple(let elements) where elements.count == 1:
      return bindFormula(elements[0].value, expecting: expected, &scope)
    case .optionalChain(let inner): return bindFormula(inner, expecting: expected, &scope)
    case .forced(let inner): return bindForced(inner, at: range, expected, &scope)
    case .effect(let mark, let inner):
      let value = bindFormula(inner, expecting: expected, &scope)
      return mark == .tryOptional ? writer.orNil(value, at: range, &scope) : value
    case .cast(let inner, let cast, let type) where cast == .is || cast == .asOptional:
      if cast == .asOptional, let sheet = writer.resolver.sheetController(inner, type) {
        return bindFormula(sheet, expecting: expected, &scope)
      }
      if let value = bindClassCheck(inner, cast, type, at: range, &scope) { return value }
      if cast == .is, writer.isNoEmptyView(inner, type, scope) {
        return writer.add(.constant(.bool(false)), .bool, at: range, scope)
      }
      if cast == .is {
        act(onTheWayTo: inner, &scope)
        return writer.add(.input(writer.input(unread: expression, scope)), .bool, at: range, scope)
      }
      let value = bindFormula(inner, expecting: expected, &scope)
      // One of Apple's is taken to be what the code expects it to be, unless it is something else.
      let isAlike = writer.resolver.agree(
        self.writer.type(of: value), writer.resolver.staticType(type))
      return isAlike && appleTypes.contains(writer.resolver.names.bytes(of: type.name))
        ? value : writer.orNil(value, at: range, &scope)
    case .cast(let inner, let cast, let type):
      if let forced = bindForcedCast(inner, cast, type, at: range, &scope) { return forced }
      let written = writer.resolver.staticType(type)
      let isNumber = written.kind == .number || written.element?.kind == .number
      let isOwn = writer.resolver.makesOwnType(inner, written)
      return bindFormula(
        inner, expecting: cast == .as && (isNumber || isOwn) ? written : expected, &scope)
    case .prefix(let op, let operand):
      return bindPrefix(op, operand, at: range, expected, &scope)
    case .binary(let left, let op, let place, let right):
      return bindBinary(left, op, place, right, at: range, expected, &scope)
    case .ternary(let condition, let then, let otherwise):
      return bindTernary((condition, then, otherwise), at: range, expected, &scope)
    case .availability(let platforms, let isNegated):
      return writer.bindAvailability(platforms, isNegated: isNegated, at: range, scope)
    case .branch(let statement):
      return bindValue([statement], expecting: expected, &scope, at: range)
    case .subscripted(let base, let arguments):
      if let none = bindTestSwitch(expression, &scope) { return none }
      if isNil(base, scope) {
        return writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
      }
      if let element = bindSubscript(base, arguments, at: range, &scope) { return element }
      act(onTheWayTo: expression, &scope)
      return writer.add(.input(writer.input(unread: expression, scope)), .unknown, at: range, scope)
    case .assignment(_, _, let place, _):
      writer.report(.assignmentAsValue(at: scope.location(place)))
      return writer.opaque(at: range, scope)
    case .closure(let closure) where expected.kind == .closure:
      let handler = bindClosure(closure, anonymous: 2, &scope)
      return writer.add(.closure(handler), StaticType(.closure), at: range, scope)
    case .array(let elements):
      if let list = bindList(elements, at: range, expected, &scope) { return list }
      act(onTheWayTo: expression, &scope)
      return writer.something(at: range, scope)
    case .dictionary, .tuple, .macro, .conditionalModifiers:
      act(onTheWayTo: expression, &scope)
      letRun(closuresIn: expression, &scope)
      return writer.something(at: range, scope)
    case .missing, .hole, .instance, .closure, .keyPath, .regex:
      return writer.something(at: range, scope)
    }
  }

  /// `top is Photo`, `top as? Photo` of a controller; nil where the class or the value is another.
  mutating func bindClassCheck(
    _ value: Expression, _ cast: Cast, _ type: TypeReference, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard let parts = Conformers(writer.resolver).classes(of: type, in: scope.file),
      let controller = bindController(value, &scope) ?? holdMadeController(value, &scope)
    else {
      return nil
    }
    var all: FormulaID?
    for classes in parts {
      let fits = isOne(of: classes, controller, at: range, scope)
      all = all.map { writer.add(.and($0, fits), .bool, at: range, scope) } ?? fits
    }
    guard let isOne = all else { return nil }
    guard cast == .asOptional else { return isOne }
    let none = writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
    let isClass = parts.count == 1 && writer.resolver.ancestor(type.name) != nil
    return writer.add(
      .ternary(isOne, controller, none),
      StaticType(isClass ? .named(type.name) : .controller, isOptional: true), at: range, scope)
  }

  private mutating func isOne(
    of classes: [Ancestor], _ controller: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let checks = classes.map { writer.add(.isOfClass(controller, $0), .bool, at: range, scope) }
    guard let first = checks.first else {
      return writer.add(.constant(.bool(false)), .bool, at: range, scope)
    }
    return checks.dropFirst().reduce(first) { writer.add(.or($0, $1), .bool, at: range, scope) }
  }

  /// `parent as! Container`, of a class of the author's own: another controller ends the app. Nil
  /// for any other cast.
  mutating func bindForcedCast(
    _ value: Expression, _ cast: Cast, _ type: TypeReference, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard cast == .asForced, case .author = writer.resolver.ancestor(type.name),
      let checked = bindClassCheck(value, .asOptional, type, at: range, &scope)
    else { return nil }
    return writer.add(.forced(checked), StaticType(.named(type.name)), at: range, scope)
  }

  private mutating func bindPrefix(
    _ op: Operator, _ operand: Expression, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID {
    switch op {
    case .not:
      let inner = bindTruth(operand, &scope)
      return writer.add(.not(inner), .bool, at: range, scope)
    case .negate: return bindNegative(operand, expected, at: range, &scope)
    case .bitNot: return bindComplement(operand, expected, at: range, &scope)
    case .plusSign, .bitAnd: return bindFormula(operand, expecting: expected, &scope)
    default:
      _ = bindFormula(operand, expecting: .unknown, &scope)
      return writer.opaque(at: range, scope)
    }
  }

  private mutating func bindTernary(
    _ parts: (condition: Expression, then: Expression, otherwise: Expression),
    at range: SourceRange, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    var condition = bindTruth(parts.condition, &scope)
    var expected = expected
    if expected.kind != .number, parts.then.isNumberLiteral, parts.otherwise.isNumberLiteral,
      writer.resolver.hasFraction(parts.then, in: scope.file)
        || writer.resolver.hasFraction(parts.otherwise, in: scope.file)
    {
      expected = StaticType(.double)
    }
    var then = bindUnder(&condition, true, at: parts.then.range, &scope) {
      $0.bindFormula(parts.then, expecting: expected, &$1)
    }
    let otherwise = bindAfter(&then, at: range, &scope) { binder, scope in
      binder.bindUnder(&condition, false, at: parts.otherwise.range, &scope) {
        $0.bindFormula(parts.otherwise, expecting: expected, &$1)
      }
    }
    var type = writer.resolver.joined(writer.type(of: then), writer.type(of: otherwise))
    if type.kind == .number, type.number == nil {
      if parts.then.isNumberLiteral { type.number = self.writer.type(of: otherwise).number }
      if parts.otherwise.isNumberLiteral { type.number = self.writer.type(of: then).number }
    }
    return writer.add(.ternary(condition, then, otherwise), type, at: range, scope)
  }

  private mutating func bindBinary(
    _ left: Expression, _ op: Operator, _ place: SourceRange, _ right: Expression,
    at range: SourceRange, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    switch op {
    case .and, .or: return bindJunction(left, op, right, &scope)
    case .coalesce:
      var a = bindFormula(left, expecting: expected, &scope)
      var other = writer.type(of: a).orExpected(expected)
      other.isOptional = false
      let none = writer.add(.constant(.none), StaticType(.nothing), at: left.range, scope)
      var isMissing = writer.add(.compare(.equal, a, none), .bool, at: left.range, scope)
      let b = bindAfter(&a, at: range, &scope) { binder, scope in
        binder.bindUnder(&isMissing, true, at: right.range, &scope) {
          $0.bindFormula(right, expecting: other, &$1)
        }
      }
      let type = writer.type(of: a).kind == .unknown ? writer.type(of: b) : writer.type(of: a)
      let isOptional = self.writer.type(of: b).isOptional
      return writer.add(
        .coalesce(a, b), StaticType(type.kind, isOptional: isOptional, number: type.number),
        at: range, scope)
    default: break
    }
    if op.isRange, let list = bindRange(left, op, right, at: range, &scope) { return list }
    if op == .add, let joined = bindJoined(left, right, at: range, expected, &scope) {
      return joined
    }
    if op == .identical || op == .notIdentical {
      return bindIdentity(left, op, right, at: range, &scope)
    }
    if let comparison = Comparison(op) {
      let value = bindComparison(left, comparison, right, at: range, &scope)
      return writer.comparesReferences(value) ? writer.opaque(.bool, at: range, scope) : value
    }
    guard let arithmetic = Arithmetic(op) else {
      _ = bindFormula(left, expecting: .unknown, &scope)
      _ = bindFormula(right, expecting: .unknown, &scope)
      return writer.opaque(at: range, scope)
    }
    return bindArithmetic(arithmetic, left, right, at: range, expected, &scope)
  }

  /// `value!`: where there is none the app ends.
  private mutating func bindForced(
    _ inner: Expression, at range: SourceRange, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    let value = bindFormula(inner, expecting: expected, &scope)
    var type = writer.type(of: value)
    if type.isKnown, !type.isOptional { return value }
    if case .constant(let known) = writer.program[value], known != .none { return value }
    type.isOptional = false
    return writer.add(.forced(value), type, at: range, scope)
  }

  /// `a && b && c` from the left, in a loop: such chains may be long.
  private mutating func bindJunction(
    _ left: Expression, _ op: Operator, _ right: Expression, _ scope: inout Scope
  ) -> FormulaID {
    var operands = [right]
    var rest = left
    while case .binary(let next, op, _, let operand) = rest.kind {
      operands.append(operand)
      rest = next
    }
    var result = bindTruth(rest, &scope)
    for operand in operands.reversed() {
      let next = bindUnder(&result, op == .and, at: operand.range, &scope) {
        $0.bindTruth(operand, &$1)
      }
      let range = rest.range.union(operand.range)
      result = writer.add(
        op == .and ? .and(result, next) : .or(result, next), .bool, at: range, scope)
    }
    return result
  }

  /// The side that has a type of its own gives a meaning to `.name` on the other.
  private mutating func bindComparison(
    _ left: Expression, _ comparison: Comparison, _ right: Expression, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    if let same = bindStructComparison(left, comparison, right, at: range, &scope) { return same }
    var (a, b): (FormulaID, FormulaID)
    if left.isNumberLiteral || right.isNumberLiteral {
      (a, b) = bindOperands(left, right, expecting: .unknown, at: range, &scope)
    } else if case .implicitMember = left.kind {
      b = bindFormula(right, expecting: .unknown, &scope)
      a = bindFormula(left, expecting: writer.type(of: b), &scope)
    } else {
      var first = bindFormula(left, expecting: .unknown, &scope)
      let type = writer.type(of: first)
      b = bindAfter(&first, at: range, &scope) { $0.bindFormula(right, expecting: type, &$1) }
      a = first
    }
    if writer.type(of: a).isSet || writer.type(of: b).isSet {
      return bindSetComparison(comparison, a, b, right, at: range, &scope)
    }
    if let own = bindOwnComparison(comparison, a, b, at: range, scope) { return own }
    if !writer.resolver.agree(writer.type(of: a), writer.type(of: b)) {
      writer.report(
        .differentTypes(
          writer.type(of: a).kind.spelling, writer.type(of: b).kind.spelling,
          at: scope.location(range)))
    }
    writer.learnFromComparison(a, b)
    return writer.add(.compare(comparison, a, b), .bool, at: range, scope)
  }

  /// Closures that are kept in a value which is not read may run from now on.
  private mutating func letRun(closuresIn value: Expression, _ scope: inout Scope) {
    guard scope.frame != nil else { return }
    let name = LocatedName(Name(.call), value.range)
    for operand in value.operands where isFunction(operand, scope) {
      let before = scope.takePending()
      let kept = handed(operand, name, &scope)
      let inside = scope.takePending()
      scope.frame?.pending = before + inside + kept
    }
  }
}

extension StaticType {
  /// This type, or the expected one where this one is not known, or that of nil.
  func orExpected(_ expected: StaticType) -> StaticType {
    kind == .unknown || kind == .nothing ? expected : self
  }
}

extension Comparison {
  package init?(_ op: Operator) {
    switch op {
    case .equal, .identical: self = .equal
    case .notEqual, .notIdentical: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    default: return nil
    }
  }
}
