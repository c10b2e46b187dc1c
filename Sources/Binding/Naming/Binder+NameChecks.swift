import Language
import StatusBar

// Names of declarations that only mean something if they are right: what overrides, what a
// protocol asks for, attributes, types.
extension Binder {
  /// Checks the names that the declarations of the spec use of others.
  mutating func checkNames() {
    for index in declarations.types.indices {
      let info = declarations[index]
      if !isCompiled(info.location.file) { checkInherited(info) }
      checkWitness(info)
      for member in declarations.flattened(info.members)
      where !isCompiled(member.file) {
        check(member.member, in: member.file)
        checkOverride(member.member, of: index, in: member.file)
      }
    }
    for (_, variable) in declarations.variables where !isCompiled(variable.file) {
      check(.variable(variable.declaration), in: variable.file)
    }
    for (_, overloads) in declarations.functions {
      for function in overloads where !isCompiled(function.file) {
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
    for (name, place) in typeNames(in: range, of: file) where !isKnownType(name) {
      guard let near = misspeltType(name) ?? nearest(name, among: ["Void"], from: 3) else {
        continue
      }
      report(.misspelt(spelling(name), suggestion: near, at: Location(file, place)))
    }
  }

  /// An unknown base, one letter from one that is declared, is meant to be that.
  private mutating func checkInherited(_ info: TypeInfo) {
    for reference in info.inherited where !isKnownType(reference.name) {
      let declared = declarations.types.filter { $0.keyword == .class || $0.keyword == .protocol }
        .map { spelling($0.name) }
      let near =
        misspeltType(reference.name)
        ?? nearest(reference.name, among: declared, from: 4)
        ?? (info.variables[Name(.body)] == nil
          ? nil : nearest(reference.name, among: ["View"], from: 3))
      guard let near else { continue }
      report(
        .misspelt(
          spelling(reference.name), suggestion: near,
          at: Location(info.location.file, reference.range)))
    }
  }

  /// The names in a text that begin with a capital, and their places; strings are left aside.
  private func typeNames(
    in range: SourceRange, of file: FileID
  ) -> [(name: Name, range: SourceRange)] {
    let text = bytes(range, in: file)
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
        let name = names.name(of: Array(text[start..<end]))
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
    let isCompiled = isCompiled(info.location.file)
    for name in own where !isCompiled && nearest(name, among: [wanted.spelling], from: 3) != nil {
      let place =
        info.variables[name].map { Location($0.file, $0.declaration.name.range) }
        ?? info.functions[name]?.first.map { Location($0.file, $0.declaration.name.range) }
      if let place {
        return report(.misspelt(spelling(name), suggestion: wanted.spelling, at: place))
      }
    }
    note(
      .assumed,
      "`\(spelling(info.name))` has no `\(wanted.spelling)` here: assumed to leave the bar alone",
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
    if case .function(let function) = member, declarations[type].isController,
      function.parameters.isEmpty, ControllerProperty(name.name.word) != nil
    {
      return report(.answerAsFunction(spelling(name.name), at: Location(file, name.range)))
    }
    if !isOverride || isOfControllers(name.name) { return }
    let bases = superclasses(of: type)
    let inherited = bases.flatMap { base in
      let info = declarations[base]
      return info.variableOrder + info.functionOrder + info.definitionOrder
    }
    if inherited.contains(name.name) { return }
    let ofUIKit = declarations[type].isController ? Vocabulary.overridable : []
    let near =
      nearest(name.name, among: inherited.map { spelling($0) }, from: 3)
      ?? nearest(name.name, among: ofUIKit, from: 6)
    let place = Location(file, name.range)
    if let near {
      report(.overridesNothing(spelling(name.name), suggestion: near, at: place))
    } else if declarations[type].isController {
      note(
        .assumed,
        "`\(spelling(name.name))` overrides nothing that is known here: assumed never to run",
        at: place)
    }
  }

  /// `true` iff a name is a member that UIKit's controllers have.
  func isOfControllers(_ name: Name) -> Bool {
    ControllerProperty(name.word) != nil || BarMember.assigned(name.word) != nil
      || BarMember.called(name.word) != nil || appleMembers.contains(names.bytes(of: name))
      || Vocabulary.overridable.contains(spelling(name))
  }

  /// The declared superclasses of a type of any kind, the nearest first.
  private func superclasses(of type: Int) -> [Int] {
    var found: [Int] = []
    var current = type
    while found.count < 64 {
      let base = declarations[current].inherited.first { reference in
        let keyword = declarations.type(reference.name).map { declarations[$0].keyword }
        return keyword == .class || keyword == .container
      }
      guard let base = base.flatMap({ declarations.type($0.name) }), base != type,
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
        let near = nearest(
          attribute.name.name, among: Vocabulary.wrappers + ["ViewBuilder"], from: 5)
      else { continue }
      report(
        .misspelt(
          spelling(attribute.name.name), suggestion: near,
          at: Location(file, attribute.name.range)))
    }
  }

  private func isKnownAttribute(_ name: Name) -> Bool {
    let written = spelling(name)
    return Vocabulary.wrappers.contains(written) || Vocabulary.markers.contains(written)
      || declarations.type(name) != nil
  }

  /// The attribute of a property that makes something unknown of its value, or nil.
  func unknownWrapper(_ variable: VariableDeclaration) -> LocatedName? {
    variable.attributes.lazy.map { $0.name }.first { attribute in
      let written = spelling(attribute.name)
      return names.isCapitalized(attribute.name) && !Vocabulary.wrappers.contains(written)
        && !Vocabulary.markers.contains(written) && !written.hasSuffix("Builder")
    }
  }
}
