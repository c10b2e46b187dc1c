import Language
import StatusBar

// Which of several functions of one name a call means.
extension Binder {
  /// Returns the function of that name of an owner or of its superclasses, or of the app, the one
  /// whose labels fit a call if there are several.
  func function(
    _ name: Name, labels call: Call?, of owner: Int
  ) -> (function: LocatedFunction, owner: Int)? {
    if let type = typeInfo(of: owner),
      let found = function(name, labels: call, ofType: type, owner: owner)
    {
      return found
    }
    if owner != 0 { return function(name, labels: call, of: 0) }
    return fitting(declarations.functions[name] ?? [], call).map { ($0, 0) }
  }

  /// Returns the function that a bare name means in a scope.
  func function(
    _ name: Name, labels call: Call?, in scope: Scope
  ) -> (function: LocatedFunction, owner: Int)? {
    if let type = declarations.owner(of: name, inTextOf: textType(of: scope)) {
      return function(name, labels: call, ofType: type, owner: scope.owner)
    }
    return function(name, labels: call, of: scope.owner)
  }

  /// Returns the function of that name of a type, of its superclasses or of their protocols, for an
  /// owner.
  func function(
    _ name: Name, labels call: Call?, ofType type: Int, owner: Int
  ) -> (function: LocatedFunction, owner: Int)? {
    for type in declarations.family(of: type) {
      var candidates = declarations[type].functions[name] ?? []
      if declarations[type].keyword == .protocol {
        candidates.removeAll { $0.declaration.body == nil }
      }
      if !candidates.isEmpty { return fitting(candidates, call).map { ($0, owner) } }
    }
    return nil
  }

  /// Returns the one of several functions of a name that a call means, nil where only the types of
  /// its arguments would tell. Of one that does not fit a slip is told, unless there is another of
  /// that name: Apple's, or one that the compiler found.
  func fitting(_ candidates: [LocatedFunction], _ call: Call?) -> LocatedFunction? {
    guard let first = candidates.first, let call else { return candidates.first }
    let name = first.declaration.name.name
    let hasOthers =
      isOfControllers(name) || candidates.contains { isCompiled($0.file) }
    guard candidates.count > 1 || hasOthers else { return first }
    let taking = candidates.filter { takes(call, $0) }
    return taking.count > 1 ? nil : taking.first ?? (hasOthers ? nil : first)
  }

  /// `true` iff each argument of a call has its parameter, and each parameter without a default its
  /// argument.
  private func takes(_ call: Call, _ function: LocatedFunction) -> Bool {
    var arguments = call.arguments[...]
    var closures = call.closures[...]
    for parameter in function.declaration.parameters {
      let label = parameter.label?.name ?? parameter.name.name
      if let next = arguments.first,
        next.label.map({ $0.name == label }) ?? (spelling(label) == "_")
      {
        guard agrees(next.value, with: parameter) else { return false }
        arguments.removeFirst()
        // `items: Any...`
        if takesMany(parameter, in: function.file) {
          while let next = arguments.first, next.label == nil { arguments.removeFirst() }
        }
      } else if let next = closures.first, next.label.map({ $0.name == label }) ?? true,
        takesClosure(parameter)
      {
        closures.removeFirst()
      } else if parameter.initial == nil {
        return false
      }
    }
    return arguments.isEmpty && closures.isEmpty
  }

  private func takesMany(_ parameter: Parameter, in file: FileID) -> Bool {
    guard let type = parameter.type else { return false }
    let behind = SourceRange(type.range.start, type.range.end + 3)
    return bytes(behind, in: file).suffix(3).elementsEqual("...".utf8)
      || bytes(type.range, in: file).suffix(3).elementsEqual("...".utf8)
  }

  /// `false` iff a value as it is written cannot be of a parameter's type.
  private func agrees(_ value: Expression, with parameter: Parameter) -> Bool {
    let expected = staticType(parameter.type).kind
    switch value.kind {
    case .boolean: return ![.number, .text, .closure].contains(expected)
    case .number: return ![.bool, .text, .closure].contains(expected)
    case .string: return ![.bool, .number, .closure].contains(expected)
    case .closure: return takesClosure(parameter)
    default: return true
    }
  }

  private func takesClosure(_ parameter: Parameter) -> Bool {
    ![.bool, .number, .text].contains(staticType(parameter.type).kind)
  }

  /// A call that several functions of an owner would take: each of them runs perhaps.
  mutating func readOverloads(
    _ name: LocatedName, of owner: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let type = typeInfo(of: owner) else { return nil }
    for index in declarations.family(of: type) {
      let overloads = (declarations[index].functions[name.name] ?? []).filter { takes(call, $0) }
      guard overloads.count > 1 else { continue }
      note(
        .later, "which `\(spelling(name.name))` is meant is not known: each of them may run",
        at: scope.location(name.range))
      var effects: [Effect] = []
      for function in overloads {
        let handler = self.call(of: bindFunction(function, owner: owner), at: range, scope)
        let input = input(named(range, scope), nil, at: range, scope)
        effects.append(effect(.perhaps(input, handler), at: range, scope))
      }
      return .modelled(effects)
    }
    return nil
  }
}
