import Language
import StatusBar

// `UserDefaults`: what is kept under a key is one value with `@AppStorage` of that key.
extension Resolver {
  func isStandardDefaults(_ base: Expression) -> Bool {
    guard case .member(let type, let name) = base.kind, type.typeName(names) != nil else {
      return false
    }
    return base.rootType(names).map { spelling($0) } == "UserDefaults"
      && spelling(name.name) == "standard"
  }

  /// The key as it is written, by which properties know it as well.
  func defaultsKey(_ call: Call, _ scope: Scope) -> [UInt8]? {
    call.arguments.first { $0.label.map { spelling($0.name) } == "forKey" }
      .map { Array(bytes($0.value.range, in: scope.file)) }
  }
}

// The exchange of methods by the runtime: `method_exchangeImplementations` and its like.
extension Resolver {
  /// The facts that an exchange of methods can decide, by the getters of the bar that the texts
  /// name in selectors; nil for another function, and where they name none.
  func facets(exchangedBy function: Name) -> [UnknownFacets.Facet]? {
    switch spelling(function) {
    case "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
      "class_addMethod", "object_setClass":
      break
    default: return nil
    }
    let facets = UnknownFacets.Facet.allCases.filter { facet in
      getters(of: facet).contains { getter in
        spec.sources.contains { $0.bytes[...].names(getter, inSelector: Array("elector".utf8)) }
      }
    }
    return facets.isEmpty ? nil : facets
  }

  /// The getters that tell a fact.
  private func getters(of facet: UnknownFacets.Facet) -> [[UInt8]] {
    let walk: ControllerProperty.Walk
    switch facet {
    case .visibility: walk = .visibility
    case .style: walk = .style
    case .screens, .overlap: return []
    }
    return ControllerProperty.allCases.filter { $0.walk == walk }.flatMap { property in
      let row = property.member.row
      return [row.word, row.formerWord].compactMap { $0.map { Array($0.utf8) } }
    }
  }
}

extension ArraySlice<UInt8> {
  /// `true` iff a name stands on the line behind a word like `#selector` or `Selector`.
  fileprivate func names(_ name: [UInt8], inSelector word: [UInt8]) -> Bool {
    split(separator: UInt8(ascii: "\n")).contains { line in
      guard line.count > word.count + name.count else { return false }
      let start = line.indices.first { line[$0...].starts(with: word) }
      return start.map { line[$0...].names(name) } ?? false
    }
  }
}

// The exchange of a getter as an app writes it down: an attempt in a condition (S68).
extension Resolver {
  func attempt(in condition: Condition) -> Bool {
    switch condition {
    case .expression(let expression): isAttempt(expression)
    case .pattern(_, let value): isAttempt(value)
    case .binding(_, let value): value.map { isAttempt($0) } ?? false
    }
  }

  private func isAttempt(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let call):
      if case .member(_, let name) = call.callee.kind { return name.name.word == .interpose }
      return false
    case .binary(let left, _, _, let right): return isAttempt(left) || isAttempt(right)
    case .optionalChain(let inner), .forced(let inner): return isAttempt(inner)
    default: return false
    }
  }
}

// The two ways in which code puts right a navigation bar that lies over the status bar (Q9).
extension Resolver {
  private static let relayoutName = "_updateLayoutForStatusBarAndInterfaceOrientation"

  /// What a constant with the selector of the private method stands for.
  static let relayoutSelector: Meaning = .opaque(
    [Name(.selector), Name(.navigationBar)], qualifier: nil)

  /// `true` iff an expression is the selector of the private method that lays the bar out again.
  func isRelayoutSelector(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .call(let call):
      guard case .name(let function) = call.callee.kind, call.arguments.count == 1,
        spelling(function) == "NSSelectorFromString" || spelling(function) == "Selector",
        case .string(let string) = call.arguments[0].value.kind,
        let text = literal(
          string.parts(at: call.arguments[0].value.range), at: call.arguments[0].value.range,
          in: scope.file)
      else { return false }
      return text.elementsEqual(Resolver.relayoutName.utf8)
    case .name(let name):
      guard case .opaque(let names, nil) = meaning(of: name, in: scope) else { return false }
      return names == [Name(.selector), Name(.navigationBar)]
    default: return false
    }
  }

  /// `true` iff an expression is the lower edge of a frame, or a constant with that.
  func isBottomEdge(_ value: Expression, _ scope: Scope) -> Bool {
    var value = value
    if case .name(let name) = value.kind,
      let initial = scope.locals[name]?.initial
    {
      value = initial
    }
    return value.lastName.map { spelling($0.name) == "maxY" } ?? false
  }
}

// The techniques of ScrollKit and of the exchanged getter.
extension Resolver {
  /// `true` iff an expression is nothing but a name, or what is reached from one.
  func isPlace(_ value: Expression) -> Bool {
    switch value.kind {
    case .name: true
    case .member(let base, _): isPlace(base)
    default: false
    }
  }
}
