import Language
import StatusBar

// Of which type a value is, told from its text before it is bound.
extension Binder {
  /// Returns the type of an expression that is a text, a number, a list or a set, as far as it
  /// shows without binding it; an unknown one for anything else.
  func valueType(of expression: Expression, _ scope: Scope, depth: Int = 0) -> StaticType {
    guard depth < 32 else { return .unknown }
    switch expression.kind {
    case .string: return StaticType(.text)
    case .number:
      let text = bytes(expression.range, in: scope.file)
      return StaticType(NumberLiteral(text)?.type ?? .int64)
    case .array: return StaticType(.list(.unknown))
    case .tuple(let elements) where elements.count == 1:
      return valueType(of: elements[0].value, scope, depth: depth + 1)
    case .optionalChain(let inner), .forced(let inner), .effect(.await, let inner):
      return valueType(of: inner, scope, depth: depth + 1)
    case .binary(_, .closedRange, _, let high), .binary(_, .halfOpenRange, _, let high):
      if case .hole = high.kind { return .unknown }
      return StaticType(.list(StaticType(.int64)))
    case .binary(let left, .add, _, let right):
      let type = valueType(of: left, scope, depth: depth + 1)
      return type.kind == .unknown ? valueType(of: right, scope, depth: depth + 1) : type
    case .ternary(_, let then, _): return valueType(of: then, scope, depth: depth + 1)
    case .subscripted(let base, let arguments):
      guard arguments.count == 1, arguments[0].label == nil,
        case .list(let element) = valueType(of: base, scope, depth: depth + 1).kind
      else { return .unknown }
      return element
    case .name, .member: return namedType(of: expression, scope, depth: depth)
    case .call(let call): return callType(of: call, scope, depth: depth)
    default: return .unknown
    }
  }

  private func namedType(
    of expression: Expression, _ scope: Scope, depth: Int
  ) -> StaticType {
    switch meaning(of: expression, scope) {
    case .variable(_, let type): return type
    case .value(let formula): return type(of: formula)
    case nil: break
    case .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft,
      .window, .anything:
      return .unknown
    }
    if let name = expression.ownName, let found = computed(name, of: scope.owner) {
      return found.type
    }
    guard case .member(let base, let name) = expression.kind else { return .unknown }
    if let owner = className(of: base, scope), let type = declarations.type(owner) {
      for index in declarations.lineage(of: type) {
        if let variable = declarations[index].variables[name.name] {
          return staticType(variable)
        }
      }
    }
    if spelling(name.name) == "allCases", let type = base.typeName(names),
      enumeration(StaticType(.named(type))) != nil
    {
      return StaticType(.list(StaticType(.named(type))))
    }
    let type = valueType(of: base, scope, depth: depth + 1)
    guard let family = family(of: type),
      let member = ValueMember(spelling(name.name), of: family)
    else { return .unknown }
    return self.type(of: member, askedOf: type)
  }

  private func callType(of call: Call, _ scope: Scope, depth: Int) -> StaticType {
    switch call.callee.kind {
    case .member(let base, let name):
      let type = valueType(of: base, scope, depth: depth + 1)
      guard let family = family(of: type) else { return .unknown }
      if let member = ValueMember(signature(of: name, call), of: family) {
        return self.type(of: member, askedOf: type)
      }
      guard family == .list, closure(of: call) != nil || call.isKeyPath,
        let question = ElementQuestion(spelling(name.name))
      else { return .unknown }
      switch question {
      case .map, .compactMap: return StaticType(.list(.unknown))
      case .filter, .reject: return type
      case .contains, .allSatisfy: return .bool
      case .first, .firstIndex, .count: return .unknown
      }
    case .name(let name):
      if let made = madeType(of: name, call, scope) { return made }
      guard let found = function(name, labels: call, in: scope) else { return .unknown }
      return staticType(found.function.declaration.result)
    case .array(let elements):
      guard elements.count == 1, case .name(let name) = elements[0].kind,
        names.isCapitalized(name)
      else { return .unknown }
      return StaticType(.list(staticType(named: name)))
    default: return .unknown
    }
  }

  /// The type of `String(…)`, `Array(…)` and `Set(…)`; nil for another call.
  private func madeType(of name: Name, _ call: Call, _ scope: Scope) -> StaticType? {
    guard declarations.type(name) == nil else { return nil }
    switch spelling(name) {
    case "String": return StaticType(.text)
    case "Array", "Set":
      let element = elementType(of: call.arguments.first?.value, scope)
      return spelling(name) == "Set" ? StaticType(.set(element)) : StaticType(.list(element))
    case "stride": return StaticType(.list(StaticType(.int64)))
    default: return nil
    }
  }

  private func elementType(of sequence: Expression?, _ scope: Scope) -> StaticType {
    guard let sequence else { return .unknown }
    let type = valueType(of: sequence, scope)
    return type.element ?? (type.kind == .text ? type : .unknown)
  }

  // MARK: - Members

  /// Which members a type has; nil for one without such members.
  func family(of type: StaticType) -> ValueFamily? {
    switch type.kind {
    case .text: return .text
    case .number: return type.number.map { $0.isInteger ? .whole : .fraction }
    case .list: return .list
    case .set: return .set
    case .unknown, .bool, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
      .scenePhase, .controller, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle,
      .tabMode, .displayMode, .nothing, .closure, .named:
      return nil
    }
  }

  /// The type of what a member yields.
  func type(of member: ValueMember, askedOf type: StaticType) -> StaticType {
    let element = type.element ?? .unknown
    var optional = element
    optional.isOptional = true
    var same = type
    same.isOptional = false
    switch member.yield {
    case .truth: return .bool
    case .whole: return StaticType(.int64)
    case .text: return StaticType(.text)
    case .texts: return StaticType(.list(StaticType(.text)))
    case .parsedWhole: return StaticType(.number, isOptional: true, number: .int64)
    case .parsedDouble: return StaticType(.number, isOptional: true, number: .double)
    case .same: return same
    case .element: return element
    case .optionalElement: return optional
    case .optionalWhole: return StaticType(.number, isOptional: true, number: .int64)
    case .wholes: return StaticType(.list(StaticType(.int64)))
    }
  }

  /// How a call is written in a table: its name, its labels, and a case that is its only argument.
  func signature(of name: LocatedName, _ call: Call) -> String {
    if call.arguments.count == 1, call.closures.isEmpty, call.arguments[0].label == nil,
      case .implicitMember(let rule) = call.arguments[0].value.kind
    {
      return spelling(name.name) + "(." + spelling(rule) + ")"
    }
    var text = spelling(name.name) + "("
    for argument in call.arguments {
      text += (argument.label.map { spelling($0.name) } ?? "_") + ":"
    }
    return text + (call.closures.isEmpty ? ")" : "{})")
  }

  /// The only closure that a call is handed.
  func closure(of call: Call) -> Closure? {
    let closures = call.allClosures
    return closures.count == 1 ? closures[0] : nil
  }
}

extension Call {
  /// `true` iff it is handed a key path alone: `items.map(\.count)`.
  fileprivate var isKeyPath: Bool {
    guard arguments.count == 1, closures.isEmpty else { return false }
    if case .keyPath = arguments[0].value.kind { return true }
    return false
  }
}
