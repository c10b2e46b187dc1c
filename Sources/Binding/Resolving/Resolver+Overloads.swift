import Language
import StatusBar

// Functions of one name and the same labels: the types of the arguments tell which one a call
// means, as far as they show without binding them.
extension Resolver {
  /// Returns the function that Swift prefers for the arguments of a call; nil where that is not
  /// known.
  func preferred(
    _ candidates: [LocatedFunction], for call: Call, _ scope: Scope
  ) -> LocatedFunction? {
    let types = call.arguments.map { knownType(of: $0.value, scope) }
    var possible: [(function: LocatedFunction, fits: [Fit])] = []
    for function in candidates {
      let parameters = parameters(of: function, for: call)
      let fits = types.indices.map { index in
        index < parameters.count ? fit(types[index], parameters[index].type) : .unknown
      }
      if !fits.contains(.impossible) { possible.append((function, fits)) }
    }
    let best = possible.filter { one in
      possible.allSatisfy { other in
        zip(one.fits, other.fits).allSatisfy { $0.isAtLeast(as: $1) }
      }
    }
    return best.count == 1 ? best[0].function : nil
  }

  /// The parameters that the arguments of a call go to, one each.
  private func parameters(of function: LocatedFunction, for call: Call) -> [Parameter] {
    var rest = function.declaration.parameters[...]
    var found: [Parameter] = []
    for argument in call.arguments {
      let next = rest.firstIndex { parameter in
        let label = spelling(parameter.label?.name ?? parameter.name.name)
        return label == (argument.label.map { spelling($0.name) } ?? "_")
      }
      guard let next else { return found }
      found.append(rest[next])
      rest = rest[next...].dropFirst(rest[next].isVariadic ? 0 : 1)
    }
    return found
  }

  // MARK: - Types

  /// What a value's type is as a parameter's.
  private enum Fit: Equatable {
    case exact
    /// A superclass or a protocol, so many away.
    case base(Int)
    /// A literal of another type, an optional, or a type of which nothing is known.
    case converted
    /// Nothing is known of the value.
    case unknown
    case impossible

    /// `true` iff Swift does not prefer the other one.
    func isAtLeast(as other: Fit) -> Bool {
      switch (self, other) {
      case (.exact, _), (_, .impossible), (.unknown, .unknown), (.converted, .converted): true
      case (.base(let steps), .base(let others)): steps <= others
      case (.base, .converted): true
      case (.base, _), (.converted, _), (.unknown, _), (.impossible, _): false
      }
    }
  }

  private func fit(_ value: KnownType?, _ reference: TypeReference?) -> Fit {
    guard let value, let reference else { return .unknown }
    let expected = staticType(reference)
    if value.type.kind == expected.kind, value.type.number == expected.number {
      if value.type.isOptional == expected.isOptional { return .exact }
      return expected.isOptional ? .converted : .unknown
    }
    switch (value.type.kind, expected.kind) {
    case (.number, .number): return value.isLiteral ? .converted : .impossible
    case (.named(let name), .named(let other)):
      guard let type = declarations.type(name), let base = declarations.type(other) else {
        return .converted
      }
      return declarations.family(of: type).firstIndex(of: base).map { .base($0) } ?? .impossible
    case (.text, .named(let other)), (.number, .named(let other)), (.bool, .named(let other)):
      let isOwn = declarations.type(other).map { declarations[$0].keyword != .protocol } ?? false
      return isOwn && !value.isLiteral ? .impossible : .converted
    case (.text, .number), (.text, .bool), (.bool, .number), (.bool, .text), (.number, .bool),
      (.number, .text):
      return .impossible
    case (_, _): return .converted
    }
  }

  /// The type of a value that shows in its text.
  private struct KnownType {
    var type: StaticType
    var isLiteral = false
  }

  private func knownType(of value: Expression, _ scope: Scope) -> KnownType? {
    switch value.kind {
    case .string: return KnownType(type: StaticType(.text), isLiteral: true)
    case .boolean: return KnownType(type: .bool, isLiteral: true)
    case .number:
      let number = NumberLiteral(bytes(value.range, in: scope.file))?.type ?? .int64
      return KnownType(type: StaticType(number), isLiteral: true)
    case .effect(.try, let inner), .effect(.tryForced, let inner), .effect(.await, let inner),
      .forced(let inner):
      guard var known = knownType(of: inner, scope) else { return nil }
      if case .forced = value.kind { known.type.isOptional = false }
      return known
    case .call(let call):
      guard let name = call.callee.typeName(names), names.isCapitalized(name),
        meaning(of: name, in: scope) == nil
      else { return nil }
      return KnownType(type: staticType(named: name))
    case .name, .member:
      guard let name = value.ownName else { return nil }
      let isLocal = value.isName && scope.locals.contains(name)
      if !isLocal, let type = typeOfProperty(name, scope) { return KnownType(type: type) }
      guard case .variable(_, let type) = meaning(of: name, in: scope), type.kind != .unknown else {
        return nil
      }
      return KnownType(type: type)
    default: return nil
    }
  }

  /// The type of a property of the type that a scope stands in, or of one above it.
  private func typeOfProperty(_ name: Name, _ scope: Scope) -> StaticType? {
    guard let type = textType(of: scope) else { return nil }
    for index in declarations.family(of: type) {
      guard let variable = declarations[index].variables[name] else { continue }
      let found = staticType(variable)
      return found.kind == .unknown ? nil : found
    }
    return nil
  }
}
