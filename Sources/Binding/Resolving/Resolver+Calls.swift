import Language

// Calls as their functions take them.
extension Resolver {
  /// A call with a closure for each argument that its function takes as `@autoclosure`, and with
  /// one list for the values that it takes as `Int...`.
  func arranged(_ call: Call, for function: LocatedFunction) -> Call {
    var arranged = call
    for (place, parameter) in function.declaration.parameters.enumerated() {
      if parameter.isVariadic { gather(parameter, at: place, in: &arranged) }
      guard let type = parameter.type,
        bytes(type.range, in: function.file).starts(with: "@autoclosure".utf8),
        let index = index(of: parameter, at: place, in: arranged)
      else { continue }
      let value = arranged.arguments[index].value
      let body = [Statement(.expression(value), value.range)]
      arranged.arguments[index].value = Expression(
        .closure(Closure(range: value.range, parameters: [], body: body)), value.range)
    }
    return arranged
  }

  /// `true` iff a parameter takes the closure behind a call that does not give it otherwise: one
  /// with a default does where no later one needs the closure.
  func takesClosure(
    _ parameter: Parameter, before others: ArraySlice<Parameter>, _ call: Call?
  ) -> Bool {
    guard parameter.initial != nil else { return true }
    guard let type = parameter.type, isFunction(type) else { return false }
    var given = call?.arguments.compactMap { $0.label } ?? []
    given += call?.closures.compactMap { $0.label } ?? []
    return !others.contains { other in
      let label = other.label?.name ?? other.name.name
      return other.initial == nil && other.type.map { isFunction($0) } ?? false
        && !given.contains { $0.name == label }
    }
  }

  private func gather(_ parameter: Parameter, at place: Int, in call: inout Call) {
    let label = parameter.label?.name ?? parameter.name.name
    guard let first = index(of: parameter, at: place, in: call) else {
      let none = Expression(.array([]), call.callee.range.atEnd)
      let name = spelling(label) == "_" ? nil : LocatedName(label, call.callee.range.atEnd)
      return call.arguments.insert(
        Argument(label: name, value: none), at: min(place, call.arguments.count))
    }
    var end = first + 1
    while end < call.arguments.count, call.arguments[end].label == nil { end += 1 }
    let values = call.arguments[first..<end].map { $0.value }
    let range = values.dropFirst().reduce(values[0].range) { $0.union($1.range) }
    let list = Argument(
      label: call.arguments[first].label, value: Expression(.array(values), range))
    call.arguments.replaceSubrange(first..<end, with: [list])
  }

  private func index(of parameter: Parameter, at place: Int, in call: Call) -> Int? {
    let label = parameter.label?.name ?? parameter.name.name
    let isUnlabelled = spelling(label) == "_"
    return call.arguments.indices.first { index in
      isUnlabelled
        ? index == place && call.arguments[index].label == nil
        : call.arguments[index].label?.name == label
    }
  }
}
