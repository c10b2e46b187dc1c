import Language
import StatusBar

// What is equal, where the author's own types say so.
extension Resolver {
  /// `true` iff a member of a list looks for elements that are equal to one.
  func comparesElements(_ signature: String) -> Bool {
    ["contains(_:)", "firstIndex(of:)", "lastIndex(of:)", "starts(with:)", "elementsEqual(_:)"]
      .contains(signature)
  }

  /// `true` iff a type, or one above it, declares `==`.
  func saysEquality(_ type: StaticType?) -> Bool {
    guard let index = type?.name.flatMap({ declarations.type($0) }),
      let equality = names.name(of: Array("==".utf8))
    else { return false }
    return declarations.family(of: index).contains { operators(equality, of: $0) != nil }
  }
}

// Calls that yield a value.
extension Resolver {
  /// `true` iff a member is a type that the file declares in another one: `Wall.Shot`.
  func isQualified(_ name: Name, of base: Expression) -> Bool {
    declarations.type(name) != nil && base.typeName(names) != nil
  }

  /// `true` iff an initializer may yield nil: `URL(string:)`, `UIImage(named:)`.
  func mayBeNil(_ type: Name, _ call: Call) -> Bool {
    let label = call.arguments.first?.label.map { spelling($0.name) } ?? "_"
    if let index = declarations.type(type) {
      if let own = declarations[index].initializers.first(where: { fits($0, call) }) {
        return own.declaration.isFailable
      }
      // The compiler makes that one.
      return declarations[index].role == .enumeration && label == "rawValue"
    }
    return failableInitializers.contains(Array((spelling(type) + "." + label).utf8)[...])
      || ["rawValue", "exactly"].contains(label)
  }
}

// `#if`, `#available`, and the conditions of `if`, `guard` and `switch`.
extension Resolver {
  func isWildcard(_ name: Name) -> Bool { names.bytes(of: name).elementsEqual("_".utf8) }

  /// `true` iff a pattern is a name that is bound or `_`, or several of them.
  func bindsAnything(_ pattern: Expression) -> Bool {
    switch pattern.kind {
    case .binding: true
    case .name(let name): isWildcard(name)
    case .tuple(let elements): elements.allSatisfy { bindsAnything($0.value) }
    default: false
    }
  }

  /// Makes the names of a pattern known; nothing else is known of them.
  func bindPatternNames(_ pattern: Expression, _ scope: inout Scope) {
    switch pattern.kind {
    case .binding(let name): scope.locals.append(name, .opaque([name], qualifier: nil))
    case .tuple(let elements):
      for element in elements { bindPatternNames(element.value, &scope) }
    case .call(let call):
      for argument in call.arguments { bindPatternNames(argument.value, &scope) }
    case .optionalChain(let inner), .cast(let inner, _, _): bindPatternNames(inner, &scope)
    case .name, .instance, .implicitMember, .number, .string, .boolean, .nilLiteral, .array,
      .dictionary, .member, .subscripted, .forced, .prefix, .binary, .assignment, .ternary, .effect,
      .closure, .keyPath, .macro, .regex, .availability, .conditionalModifiers, .branch, .hole,
      .missing:
      break
    }
  }

  /// Returns the version of an availability condition that is about iOS, or nil if it always holds.
  func version(of availability: [Availability], in file: FileID) -> Version? {
    for platform in availability {
      switch platform.platform?.name.word {
      case .iOS, .iOSApplicationExtension, .iPadOS: break
      default: continue
      }
      return platform.version.flatMap { Version(bytes($0, in: file)) }
    }
    return nil
  }
}

// View controllers that ask one another.
extension Resolver {
  /// `true` iff a member of a controller of that name is one, or stands for the same.
  func isController(_ name: LocatedName) -> Bool {
    isItself(name) || ControllerProperty(name.name.word)?.type.kind == .controller
  }

  /// `true` iff a member of a controller says the same as the controller.
  func isItself(_ name: LocatedName) -> Bool {
    switch name.name.word {
    case .traitCollection, .navigationBar, .view, .selfWord: true
    default: false
    }
  }
}

// Expressions that yield a value.
extension Resolver {
  func ancestor(_ name: Name) -> Ancestor? {
    if let type = declarations.type(name) {
      guard declarations[type].isController || declarations[type].isByReference else { return nil }
      return declarations[type].screen.map { .author($0) }
    }
    return ControllerClass(name.word).map { .uiKit($0) }
  }

  /// The type that both branches agree on.
  func joined(_ a: StaticType, _ b: StaticType) -> StaticType {
    let isOptional = a.isOptional || b.isOptional
    if a.kind == b.kind {
      let number = a.number == b.number ? a.number : nil
      return StaticType(a.kind, isOptional: isOptional, number: number)
    }
    if a.kind == .nothing { return StaticType(b.kind, isOptional: true, number: b.number) }
    if b.kind == .nothing { return StaticType(a.kind, isOptional: true, number: a.number) }
    if holdsViewController(a), holdsViewController(b) {
      return StaticType(.controller, isOptional: isOptional)
    }
    return .unknown
  }

  /// Unknown types agree with everything.
  func agree(_ a: StaticType, _ b: StaticType) -> Bool {
    if a.kind == b.kind { return true }
    switch (a.kind, b.kind) {
    case (.unknown, _), (_, .unknown), (.nothing, _), (_, .nothing), (.named, _), (_, .named),
      (.scheme, .interfaceStyle), (.interfaceStyle, .scheme):
      return true
    case (.list(let first), .list(let second)), (.set(let first), .set(let second)):
      return agree(first, second)
    default: return false
    }
  }
}

// What `base.name` and `.name` yield.
extension Resolver {
  /// By which two inputs of the same path differ: the type, or else the screen.
  func qualifier(_ type: StaticType, _ scope: Scope) -> Name? {
    if case .named(let name) = type.kind { return name }
    return screenName(scope.screen)
  }

  func screenName(_ screen: ScreenID) -> Name? {
    declarations.types.first { $0.screen == screen }?.name
  }
}

// Numbers: literals, Swift's types of them, and what operators make of two.
extension Resolver {
  /// Returns the type of numbers that a name stands for, or nil.
  func numberType(_ name: Name) -> NumberType? {
    switch name.word {
    case .Int: return .int64
    case .Double, .CGFloat, .TimeInterval: return .double
    case .Float: return .float
    default: break
    }
    guard let word = NumberType(spelling: names.bytes(of: name)), declarations.type(name) == nil
    else { return nil }
    return word
  }

  /// `Int.max`, `.min`: nil for what is not read.
  func bound(_ word: Word?, of type: NumberType?) -> Value? {
    guard let type, type.isInteger else { return nil }
    switch word {
    case .max: return type == .uint64 ? nil : Value(whole: type.range.upperBound)
    case .min: return Value(whole: type.range.lowerBound)
    default: return nil
    }
  }
}

extension NumberType {
  /// The type that bytes spell, of those that have no word of their own.
  init?(spelling bytes: some Collection<UInt8>) {
    let known: [(StaticString, NumberType)] = [
      ("Int8", .int8), ("Int16", .int16), ("Int32", .int32), ("Int64", .int64), ("UInt", .uint64),
      ("UInt8", .uint8), ("UInt16", .uint16), ("UInt32", .uint32), ("UInt64", .uint64),
      ("NSInteger", .int64), ("Float32", .float), ("Float64", .double),
    ]
    guard bytes.count <= 9, let first = bytes.first,
      [UInt8(ascii: "I"), UInt8(ascii: "U"), UInt8(ascii: "N"), UInt8(ascii: "F")].contains(first)
    else { return nil }
    let found = known.first { word, _ in
      bytes.elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
    guard let found else { return nil }
    self = found.1
  }
}

// Whether a value lies in a range, or is one of several that are written out.
extension Resolver {
  func isWrittenOut(_ sequence: Expression, _ scope: Scope) -> Bool {
    switch sequence.kind {
    case .tuple(let elements) where elements.count == 1:
      isWrittenOut(elements[0].value, scope)
    case .binary(_, .closedRange, _, _), .binary(_, .halfOpenRange, _, _): true
    default: elements(of: sequence, scope).map { $0.count <= 32 } ?? false
    }
  }
}

// Texts that are written, and texts that are made of other values.
extension Resolver {
  /// Returns the bytes of a string without interpolations that stands at a place, escapes resolved;
  /// else nil.
  func literal(_ parts: StringParts, at range: SourceRange, in file: FileID) -> [UInt8]? {
    let written = bytes(range, in: file)
    let pounds = written.prefix { $0 == UInt8(ascii: "#") }.count
    let isLong = written.dropFirst(pounds).starts(with: Array("\"\"\"".utf8))
    var result: [UInt8] = []
    for part in parts {
      guard case .text(let range) = part else { return nil }
      let text = bytes(range, in: file)
      result += unescaped(isLong ? withoutIndentation(text, pounds: pounds) : text, pounds: pounds)
    }
    return result
  }
}

// What Swift's library makes of texts, numbers, lists and sets.
extension Resolver {
  /// `true` iff the only argument of a call chooses between functions: `rounded(.up)`.
  func isRule(_ call: Call) -> Bool {
    guard call.arguments.count == 1, case .implicitMember = call.arguments[0].value.kind,
      case .member(_, let name) = call.callee.kind
    else { return false }
    return spelling(name.name) == "rounded"
  }

  /// The type of the arguments of a member.
  func wanted(by member: ValueMember, of type: StaticType) -> StaticType {
    switch member.function {
    case .search: type.element ?? .unknown
    case .part: StaticType(.int64)
    case .ofTexts, .replaceText, .joinTexts: StaticType(.text)
    case .isMultiple: type
    case .describe, .concatenate, .ofText, .ofNumber, .list, .set, .range, .stride, .ofList,
      .element, .change, .hasSameElements:
      .unknown
    }
  }

  // MARK: - Closures

  func yielded(
    by question: ElementQuestion, _ element: StaticType, _ answer: StaticType
  ) -> StaticType {
    switch question {
    case .map: return StaticType(.list(answer))
    case .compactMap:
      var inner = answer
      inner.isOptional = false
      return StaticType(.list(inner))
    case .filter, .reject: return StaticType(.list(element))
    case .contains, .allSatisfy: return .bool
    case .count: return StaticType(.int64)
    case .firstIndex: return StaticType(.number, isOptional: true, number: .int64)
    case .first:
      var inner = element
      inner.isOptional = true
      return inner
    }
  }

  /// `true` iff a closure only comes to a value: what it calls changes nothing.
  func onlyYields(_ closure: Closure) -> Bool { onlyYields(closure.body) }

  private func onlyYields(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      switch statement.kind {
      case .expression(let value): onlyYields(value)
      case .return(let value): value.map { onlyYields($0) } ?? true
      case .variable(let variable):
        variable.isConstant && variable.initial.map { onlyYields($0) } ?? false
      case .if(let branches):
        onlyYields(branches.conditions) && onlyYields(branches.then)
          && onlyYields(branches.otherwise)
      case .guard(let conditions, let otherwise): onlyYields(conditions) && onlyYields(otherwise)
      case .switch(let subject, let cases):
        onlyYields(subject) && cases.allSatisfy { onlyYields($0.body) }
      case .function, .type, .loop, .jump, .block, .attempt, .deferred, .conditional, .action,
        .unread:
        false
      }
    }
  }

  private func onlyYields(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .expression(let value), .pattern(_, let value): onlyYields(value)
      case .binding(_, let value): value.map { onlyYields($0) } ?? true
      }
    }
  }

  func onlyYields(_ value: Expression) -> Bool {
    switch value.kind {
    case .assignment, .closure, .macro, .missing, .hole: return false
    case .branch(let statement): return onlyYields([statement])
    case .call(let call):
      guard call.arguments.allSatisfy({ onlyYields($0.value) }),
        call.closures.allSatisfy({ onlyYields($0.closure) })
      else { return false }
      switch call.callee.kind {
      case .implicitMember: return true
      case .name(let name):
        return numberType(name) != nil
          || ["String", "Bool", "min", "max", "abs", "Array", "Set"].contains(spelling(name))
      case .member(let base, let name):
        let signature = signature(of: name, call)
        let families: [ValueFamily] = [.text, .whole, .fraction, .list, .set]
        return onlyYields(base)
          && (families.contains { ValueMember(signature, of: $0) != nil }
            || closure(of: call) != nil && ElementQuestion(spelling(name.name)) != nil)
      default: return false
      }
    case .name, .instance, .binding, .implicitMember, .number, .string, .boolean, .nilLiteral,
      .array, .dictionary, .tuple, .member, .subscripted, .optionalChain, .forced, .prefix,
      .binary, .ternary, .cast, .effect, .keyPath, .regex, .availability, .conditionalModifiers:
      return !value.hasOperand { !onlyYields($0) }
    }
  }
}

// The value of a getter or of a function: statements read as one expression.
extension Resolver {
  func isKept(_ value: Expression) -> Bool {
    switch value.kind {
    case .closure(let closure): !onlyYields(closure)
    case .call(let call): call.closures.contains { !onlyYields($0.closure) }
    default: false
    }
  }
}

extension Resolver {
  /// `true` iff a literal is of a type of the author's own, which makes what it likes of it:
  /// `ExpressibleByStringLiteral`, `OptionSet`.
  func makesOwnType(_ expression: Expression, _ expected: StaticType) -> Bool {
    let isLiteral =
      switch expression.kind {
      case .number, .string, .boolean, .array, .dictionary: true
      case .name, .instance, .binding, .implicitMember, .nilLiteral, .tuple, .member, .call,
        .subscripted, .optionalChain, .forced, .prefix, .binary, .assignment, .ternary, .cast,
        .effect, .closure, .keyPath, .macro, .regex, .availability, .conditionalModifiers,
        .branch, .hole, .missing:
        false
      }
    guard isLiteral else { return false }
    guard case .named(let name) = expected.kind, let type = declarations.type(name) else {
      return false
    }
    return declarations[type].inherited.contains {
      let word = names.bytes(of: $0.name)
      return word.hasPrefix("ExpressibleBy") || word.elementsEqual("OptionSet".utf8)
        || word.elementsEqual("SetAlgebra".utf8)
    }
  }

  /// `Model(true)` for `.init(true)`, where an object of a class of the author's is expected; nil
  /// for anything else.
  func writtenOut(_ expression: Expression, _ expected: StaticType) -> Expression? {
    guard case .call(var call) = expression.kind,
      case .implicitMember(let name) = call.callee.kind, name.word == .initWord,
      case .named(let type) = expected.kind, let index = declarations.type(type),
      declarations[index].keyword == .class, declarations[index].isByReference
    else { return nil }
    call.callee = Expression(.name(type), call.callee.range)
    return Expression(.call(call), expression.range)
  }

  /// What a method of a value is; nil for one that is not followed: a list of lists has no text.
  func valueMember(
    _ signature: String, of family: ValueFamily, _ type: StaticType
  ) -> ValueMember? {
    if signature == "joined()", type.element?.kind != .text { return nil }
    return ValueMember(signature, of: family)
  }
}
