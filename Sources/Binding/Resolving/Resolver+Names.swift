import Language
import StatusBar

// What a bare name yields.
extension Resolver {
  /// `true` iff a name that the file does not declare may be inherited, or stand in an extension in
  /// another file.
  func mayBeElsewhere(_ scope: Scope) -> Bool {
    isCompiled(scope.file) || declarations.isPart || isController(scope.owner)
      || isUIView(scope.owner)
      || hasForeignBase(scope.owner) || isPasted(scope.owner)
  }

  /// `true` iff an owner is a type of Swift's, of which an extension may stand in another file.
  func isPasted(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    switch declarations[type].keyword {
    case .struct, .class, .enum, .actor, .extension:
      // The app's own block is ours, unless Swift's stands behind it.
      return type != declarations.appType || declarations.hasSwiftApp
    case .protocol, .screen, .container: return false
    }
  }

  /// `true` iff a name is a slip of one that could stand in its place.
  func isSlip(_ name: Name, _ scope: Scope) -> Bool {
    if isCompiled(scope.file) { return false }
    return closest(to: name, among: namesInScope(scope) + answerNames) != nil
  }

  /// `true` iff a name is one letter off from one that is in reach, and nothing of Apple's.
  func isSlipOfOwn(_ name: Name, _ scope: Scope) -> Bool {
    if name.word != nil || isCompiled(scope.file)
      || appleMembers.contains(names.bytes(of: name))
    {
      return false
    }
    let written = Array(names.bytes(of: name))
    let own = namesInScope(scope).filter { !areAlike(written, Array($0.utf8)) }
    return nearest(name, among: own, from: 3) != nil
  }

  private var answerNames: [String] { Vocabulary.answers.map { $0.spelling } }

  /// `true` iff a name is a type, a function, a module: something that is there.
  func isKnownElsewhere(_ name: Name, _ scope: Scope) -> Bool {
    if let type = typeInfo(of: scope.owner), declarations[type].functions[name] != nil {
      return true
    }
    if declarations.functions[name] != nil || declarations.type(name) != nil { return true }
    return names.isCapitalized(name)
  }

  /// The number of `$0`, or nil for another name.
  func anonymousNumber(_ name: Name) -> Int32? {
    let text = names.bytes(of: name)
    guard text.count == 2, text.first == UInt8(ascii: "$"), let digit = text.last,
      digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9")
    else { return nil }
    return Int32(digit - UInt8(ascii: "0"))
  }

  /// A getter or a definition that is not the answer to a question about the bar.
  struct Computed {
    /// The type that declares it.
    var declaringType: Int
    var file: FileID
    var place: SourceRange
    var type: StaticType
    var getter: [Statement]
  }

  /// Returns the getter of that name of an owner, of its superclasses or of their
  /// protocols.
  func computed(_ name: Name, of owner: Int) -> Computed? {
    typeInfo(of: owner).flatMap { computed(name, ofType: $0) }
  }

  /// The same of a type.
  func computed(_ name: Name, ofType type: Int) -> Computed? {
    for type in declarations.family(of: type) {
      let info = declarations[type]
      if let variable = info.variables[name], let getter = variable.declaration.getter {
        return Computed(
          declaringType: type, file: variable.file, place: variable.declaration.name.range,
          type: staticType(variable.declaration.type), getter: getter)
      }
      if let definition = info.definitions[name], definesGetter(name, of: type) {
        return Computed(
          declaringType: type, file: definition.file, place: definition.name.range, type: .unknown,
          getter: [Statement(.expression(definition.value), definition.value.range)])
      }
    }
    return nil
  }

  /// `true` iff `name = value` in a class answers a question rather than stores a value.
  private func definesGetter(_ name: Name, of type: Int) -> Bool {
    guard case .controller = declarations[type].role else { return false }
    return ControllerProperty(name.word) != nil
  }

  /// Returns the index of the type of an owner.
  func typeInfo(of owner: Int) -> Int? {
    receivers.type(of: owner)
  }

  /// `true` iff `self` is a view controller there.
  func isController(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    if case .controller = declarations[type].role { return true }
    return false
  }

  /// `true` iff Apple calls by a name what a scenario calls `hidden`.
  func namesHiding(_ name: Name) -> Bool {
    switch name.word {
    case .statusBarHidden, .isStatusBarHidden, .prefersStatusBarHidden: true
    default: false
    }
  }

  /// The names that a value may be given by, in a stable order.
  func namesInScope(_ scope: Scope) -> [String] {
    var names = scope.locals.names
    for owner in [scope.owner, 0] where owner < receivers.count {
      names += receivers[owner].properties.keys
      if let type = receivers[owner].type { names += declarations[type].variableOrder }
    }
    // So many a machine wrote, which makes no slips; each would be compared with each.
    return names.count > 500 ? [] : Set(names).map { spelling($0) }.sorted()
  }

  /// What the screens of the file declare, each name once.
  var membersOfScreens: [String] {
    let types = declarations.types.filter { $0.screen != nil }
    return Set(types.flatMap { $0.variableOrder + $0.definitionOrder + $0.functionOrder })
      .map { spelling($0) }.sorted()
  }

  /// Where `input name` can be inserted: at the first line of the app, if there is one.
  func inputInsertion(_ scope: Scope) -> Location? {
    guard let name = declarations.app?.location else { return nil }
    let text = bytes(SourceRange(name.range.end, name.range.end + 200), in: name.file)
    guard let brace = text.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let offset = name.range.end + UInt32(brace) + 1
    return Location(name.file, SourceRange(offset, offset))
  }
}

// Which of several functions of one name a call means.
extension Resolver {
  /// Returns the function of that name of an owner or of its superclasses, or of the app, the one
  /// whose labels fit a call if there are several.
  func function(
    _ name: Name, labels call: Call?, of owner: Int, from scope: Scope? = nil
  ) -> (function: LocatedFunction, owner: Int)? {
    if let type = typeInfo(of: owner),
      let found = function(name, labels: call, ofType: type, owner: owner, from: scope)
    {
      return found
    }
    if owner != 0 { return function(name, labels: call, of: 0, from: scope) }
    return fitting(declarations.functions[name] ?? [], call, scope).map { ($0, 0) }
  }

  /// The type around that of a scope whose own variable or function a bare name means there; nil
  /// where it means something nearer, or nothing of the kind.
  func typeAround(_ scope: Scope, having name: Name) -> Int? {
    guard !scope.locals.contains(name), let type = textType(of: scope),
      var outer = declarations[type].outer,
      !declarations.family(of: type).contains(where: { declarations[$0].declares(name) })
    else { return nil }
    for _ in 0..<64 {
      for base in declarations.lineage(of: outer) where declarations[base].declares(name) {
        let info = declarations[base]
        let isStatic =
          info.staticVariable(name)?.declaration.isStatic == true
          || info.functions[name]?.contains { $0.declaration.isStatic } == true
        return isStatic ? base : nil
      }
      guard let next = declarations[outer].outer else { return nil }
      outer = next
    }
    return nil
  }

  /// Returns the function that a bare name means in a scope.
  func function(
    _ name: Name, labels call: Call?, in scope: Scope
  ) -> (function: LocatedFunction, owner: Int)? {
    if let type = declarations.owner(of: name, inTextOf: textType(of: scope)) {
      return function(name, labels: call, ofType: type, owner: scope.owner, from: scope)
    }
    if let type = typeAround(scope, having: name), let owner = receivers.statics(of: type) {
      return function(name, labels: call, ofType: type, owner: owner, from: scope)
    }
    return function(name, labels: call, of: scope.owner, from: scope)
  }

  /// Returns the function of that name of a type, of its superclasses or of their protocols, for an
  /// owner.
  func function(
    _ name: Name, labels call: Call?, ofType type: Int, owner: Int, from scope: Scope? = nil
  ) -> (function: LocatedFunction, owner: Int)? {
    for type in declarations.family(of: type) {
      var candidates = declarations[type].functions[name] ?? []
      if declarations[type].keyword == .protocol {
        candidates.removeAll { $0.declaration.body == nil }
      }
      guard !candidates.isEmpty else { continue }
      if call != nil { addInherited(name, of: type, to: &candidates) }
      return fitting(candidates, call, scope).map { ($0, owner) }
    }
    return nil
  }

  /// Adds what a class inherits under a name, but for what it overrides.
  private func addInherited(_ name: Name, of type: Int, to candidates: inout [LocatedFunction]) {
    for base in declarations.lineage(of: type).dropFirst() {
      for inherited in declarations[base].functions[name] ?? []
      where !candidates.contains(where: { isLike($0, inherited) }) {
        candidates.append(inherited)
      }
    }
  }

  /// `true` iff two functions have parameters of the same labels and types.
  private func isLike(_ a: LocatedFunction, _ b: LocatedFunction) -> Bool {
    let (first, second) = (a.declaration.parameters, b.declaration.parameters)
    return first.count == second.count
      && zip(first, second).allSatisfy { one, other in
        (one.label?.name ?? one.name.name) == (other.label?.name ?? other.name.name)
          && one.type?.name == other.type?.name
      }
  }

  /// Returns the one of several functions of a name that a call in a scope means, nil where only
  /// the types of its arguments would tell, which do not show. Of one that does not fit a slip is
  /// told, unless there is another of that name: Apple's, or one that the compiler found.
  func fitting(
    _ candidates: [LocatedFunction], _ call: Call?, _ scope: Scope? = nil
  ) -> LocatedFunction? {
    guard let first = candidates.first, let call else { return candidates.first }
    let name = first.declaration.name.name
    let hasOthers =
      isOfControllers(name) || candidates.contains { isCompiled($0.file) }
    guard candidates.count > 1 || hasOthers else { return first }
    let taking = candidates.filter { takes(call, $0) }
    if taking.count > 1 { return scope.flatMap { preferred(taking, for: call, $0) } }
    return taking.first ?? (hasOthers ? nil : first)
  }

  /// `true` iff each argument of a call has its parameter, and each parameter without a default its
  /// argument.
  func takes(_ call: Call, _ function: LocatedFunction) -> Bool {
    var arguments = call.arguments[...]
    var closures = call.closures[...]
    for parameter in function.declaration.parameters {
      let label = parameter.label?.name ?? parameter.name.name
      if let next = arguments.first,
        next.label.map({ $0.name == label }) ?? (spelling(label) == "_")
      {
        guard agrees(next.value, with: parameter, in: function.file) else { return false }
        arguments.removeFirst()
        // `items: Any...`
        if parameter.isVariadic {
          while let next = arguments.first, next.label == nil { arguments.removeFirst() }
        }
      } else if let next = closures.first, next.label.map({ $0.name == label }) ?? true,
        takes(next.closure, parameter, in: function.file)
      {
        closures.removeFirst()
      } else if parameter.initial == nil {
        return false
      }
    }
    return arguments.isEmpty && closures.isEmpty
  }

  /// `false` iff a value as it is written cannot be of a parameter's type.
  private func agrees(_ value: Expression, with parameter: Parameter, in file: FileID) -> Bool {
    let expected = staticType(parameter.type).kind
    switch value.kind {
    case .boolean: return ![.number, .text, .closure].contains(expected)
    case .number: return ![.bool, .text, .closure].contains(expected)
    case .string: return ![.bool, .number, .closure].contains(expected)
    case .closure(let closure): return takes(closure, parameter, in: file)
    default: return true
    }
  }

  /// `false` iff a parameter is no closure, or one of another number of parameters.
  private func takes(_ closure: Closure, _ parameter: Parameter, in file: FileID) -> Bool {
    if [.bool, .number, .text].contains(staticType(parameter.type).kind) { return false }
    guard !closure.parameters.isEmpty, let type = parameter.type,
      let count = bytes(type.range, in: file)[...].parameterCount
    else { return true }
    // Two names may stand for the parts of a tuple.
    return count == closure.parameters.count || count == 1 && closure.parameters.count > 1
  }
}

extension Resolver {
  /// Returns the candidate that a name is one edit away from, or nil.
  func misspelt(_ name: Name, among candidates: [String]) -> String? {
    nearest(name, among: candidates, from: 6)
  }

  /// Returns the candidate that is one edit away from a name of at least so many letters, or nil.
  func nearest(_ name: Name, among candidates: [String], from length: Int) -> String? {
    let written = Array(names.bytes(of: name))
    guard written.count >= length else { return nil }
    return candidates.first {
      abs($0.utf8.count - written.count) <= 1
        && EditDistance.between(written, Array($0.utf8), atMost: 1) == 1
    }
  }

  /// Returns the candidate that a misspelt name is nearest to, or nil.
  func closest(to name: Name, among candidates: [String]) -> String? {
    let written = Array(names.bytes(of: name))
    let texts = candidates.map { Array($0.utf8.drop { $0 == UInt8(ascii: ".") }) }
    guard let best = EditDistance.closest(to: written, among: texts).first,
      let index = texts.firstIndex(of: best)
    else { return nil }
    return candidates[index]
  }
}
