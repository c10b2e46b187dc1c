import Language
import StatusBar

// Names of declarations that only mean something if they are right: what overrides, what a
// protocol asks for, attributes, types.
extension DeclarationBinder {
  /// Checks the names that the declarations of the spec use of others.
  mutating func checkNames() {
    for index in bodies.writer.resolver.declarations.types.indices {
      let info = bodies.writer.resolver.declarations[index]
      if !bodies.writer.resolver.isCompiled(info.location.file) { checkInherited(info) }
      checkWitness(info)
      for member in bodies.writer.resolver.declarations.flattened(info.members)
      where !bodies.writer.resolver.isCompiled(member.file) {
        check(member.member, in: member.file)
        checkOverride(member.member, of: index, in: member.file)
      }
    }
    for (_, variable) in bodies.writer.resolver.declarations.variables
    where !bodies.writer.resolver.isCompiled(variable.file) {
      check(.variable(variable.declaration), in: variable.file)
    }
    for (_, overloads) in bodies.writer.resolver.declarations.functions {
      for function in overloads where !bodies.writer.resolver.isCompiled(function.file) {
        check(.function(function.declaration), in: function.file)
      }
    }
  }

  private mutating func check(_ member: Member, in file: FileID) {
    switch member {
    case .variable(let variable):
      checkAttributes(variable.attributes, in: file)
      check(variable.type, in: file)
    case .function(let function):
      checkAttributes(function.attributes, in: file)
      for parameter in function.parameters { check(parameter.type, in: file) }
      check(function.result, in: file)
    case .initializer(let initializer):
      for parameter in initializer.parameters { check(parameter.type, in: file) }
    case .setting, .plist, .window, .scene, .input, .type, .definition, .backdrop, .content,
      .conditional, .cases, .kept, .unread:
      break
    }
  }

  // MARK: - Types

  /// Reports slips in the reference to a type, also in what stands in its brackets.
  private mutating func check(_ type: TypeReference?, in file: FileID) {
    guard let range = type?.range else { return }
    for (name, place) in typeNames(in: range, of: file)
    where !bodies.writer.resolver.isKnownType(name) {
      guard
        let near = bodies.writer.misspeltType(name)
          ?? bodies.writer.resolver.nearest(name, among: ["Void"], from: 3)
      else {
        continue
      }
      bodies.writer.report(
        .misspelt(
          bodies.writer.resolver.spelling(name), suggestion: near, at: Location(file, place)))
    }
  }

  /// An unknown base, one letter from one that is declared, is meant to be that.
  private mutating func checkInherited(_ info: TypeInfo) {
    for reference in info.inherited where !bodies.writer.resolver.isKnownType(reference.name) {
      let declared = bodies.writer.resolver.declarations.types.filter {
        $0.keyword == .class || $0.keyword == .protocol
      }
      .map { bodies.writer.resolver.spelling($0.name) }
      let near =
        bodies.writer.misspeltType(reference.name)
        ?? bodies.writer.resolver.nearest(reference.name, among: declared, from: 4)
        ?? (info.variables[Name(.body)] == nil
          ? nil : bodies.writer.resolver.nearest(reference.name, among: ["View"], from: 3))
      guard let near else { continue }
      bodies.writer.report(
        .misspelt(
          bodies.writer.resolver.spelling(reference.name), suggestion: near,
          at: Location(info.location.file, reference.range)))
    }
  }

  /// The names in a text that begin with a capital, and their places; strings are left aside.
  private func typeNames(
    in range: SourceRange, of file: FileID
  ) -> [(name: Name, range: SourceRange)] {
    let text = bodies.writer.resolver.bytes(range, in: file)
    var found: [(name: Name, range: SourceRange)] = []
    var start = 0
    var isString = false
    while start < text.count {
      guard text[start].isOfName else {
        if text[start] == UInt8(ascii: "\"") { isString.toggle() }
        start += 1
        continue
      }
      let end = text[start...].firstIndex { !$0.isOfName } ?? text.count
      if !isString, text[start] >= UInt8(ascii: "A"), text[start] <= UInt8(ascii: "Z"),
        let name = bodies.writer.resolver.names.name(of: Array(text[start..<end]))
      {
        let place = SourceRange(range.start + UInt32(start), range.start + UInt32(end))
        found.append((name, place))
      }
      start = end
    }
    return found
  }

  // MARK: - What protocols ask for

  /// A view without a `body`, or a representable that makes nothing, has it by another name.
  private mutating func checkWitness(_ info: TypeInfo) {
    guard info.keyword == .struct || info.keyword == .class, info.content.isEmpty,
      let wanted = witness(of: info)
    else { return }
    let own = info.variableOrder + info.functionOrder
    guard !own.contains(Name(wanted)) else { return }
    let isCompiled = bodies.writer.resolver.isCompiled(info.location.file)
    for name in own
    where !isCompiled
      && bodies.writer.resolver.nearest(name, among: [wanted.spelling], from: 3) != nil
    {
      let place =
        info.variables[name].map { Location($0.file, $0.declaration.name.range) }
        ?? info.functions[name]?.first.map { Location($0.file, $0.declaration.name.range) }
      if let place {
        return bodies.writer.report(
          .misspelt(bodies.writer.resolver.spelling(name), suggestion: wanted.spelling, at: place))
      }
    }
    bodies.writer.note(
      .assumed,
      "`\(bodies.writer.resolver.spelling(info.name))` has no `\(wanted.spelling)` here: "
        + "assumed to leave the bar alone",
      at: info.location)
  }

  private func witness(of info: TypeInfo) -> Word? {
    switch info.role {
    case .view where info.keyword == .struct, .modifier: .body
    case .representable: .makeUIViewController
    case .view, .controller, .observable, .visibilityState, .app, .enumeration, .other: nil
    }
  }

  // MARK: - Overrides

  /// An `override` of what no superclass has.
  private mutating func checkOverride(_ member: Member, of type: Int, in file: FileID) {
    let (name, modifiers): (LocatedName, [LocatedName])
    switch member {
    case .variable(let variable): (name, modifiers) = (variable.name, variable.modifiers)
    case .function(let function): (name, modifiers) = (function.name, function.modifiers)
    case .setting, .plist, .window, .scene, .input, .initializer, .type, .definition, .backdrop,
      .content, .conditional, .cases, .kept, .unread:
      return
    }
    let isOverride = modifiers.contains { $0.name.word == .override }
    if case .function(let function) = member,
      bodies.writer.resolver.declarations[type].isController,
      function.parameters.isEmpty, ControllerProperty(name.name.word) != nil
    {
      return bodies.writer.report(
        .answerAsFunction(
          bodies.writer.resolver.spelling(name.name), at: Location(file, name.range)))
    }
    if !isOverride || bodies.writer.resolver.isOfControllers(name.name) { return }
    let bases = superclasses(of: type)
    let inherited = bases.flatMap { base in
      let info = bodies.writer.resolver.declarations[base]
      return info.variableOrder + info.functionOrder + info.definitionOrder
    }
    if inherited.contains(name.name) { return }
    let ofUIKit =
      bodies.writer.resolver.declarations[type].isController ? Vocabulary.overridable : []
    let near =
      bodies.writer.resolver.nearest(
        name.name, among: inherited.map { bodies.writer.resolver.spelling($0) }, from: 3)
      ?? bodies.writer.resolver.nearest(name.name, among: ofUIKit, from: 6)
    let place = Location(file, name.range)
    if let near {
      bodies.writer.report(
        .overridesNothing(bodies.writer.resolver.spelling(name.name), suggestion: near, at: place))
    } else if bodies.writer.resolver.declarations[type].isController {
      bodies.writer.note(
        .assumed,
        "`\(bodies.writer.resolver.spelling(name.name))` overrides nothing that is known "
          + "here: assumed never to run",
        at: place)
    }
  }

  /// The declared superclasses of a type of any kind, the nearest first.
  private func superclasses(of type: Int) -> [Int] {
    var found: [Int] = []
    var current = type
    while found.count < 64 {
      let base = bodies.writer.resolver.declarations[current].inherited.first { reference in
        let keyword = bodies.writer.resolver.declarations.type(reference.name).map {
          bodies.writer.resolver.declarations[$0].keyword
        }
        return keyword == .class || keyword == .container
      }
      guard let base = base.flatMap({ bodies.writer.resolver.declarations.type($0.name) }),
        base != type,
        !found.contains(base)
      else { break }
      found.append(base)
      current = base
    }
    return found
  }

  // MARK: - Attributes

  private mutating func checkAttributes(_ attributes: [Attribute], in file: FileID) {
    for attribute in attributes where !isKnownAttribute(attribute.name.name) {
      guard
        let near = bodies.writer.resolver.nearest(
          attribute.name.name, among: Vocabulary.wrappers + ["ViewBuilder"], from: 5)
      else { continue }
      bodies.writer.report(
        .misspelt(
          bodies.writer.resolver.spelling(attribute.name.name), suggestion: near,
          at: Location(file, attribute.name.range)))
    }
  }

  private func isKnownAttribute(_ name: Name) -> Bool {
    let written = bodies.writer.resolver.spelling(name)
    return Vocabulary.wrappers.contains(written) || Vocabulary.markers.contains(written)
      || bodies.writer.resolver.declarations.type(name) != nil
  }
}
