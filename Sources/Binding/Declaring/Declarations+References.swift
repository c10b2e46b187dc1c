import Language
import StatusBar

// Which plain classes have objects that live in the world, each known by its reference. Of the
// others a property stands for its one object for good, and has the object's properties itself.
extension Declarations {
  /// The plain classes of which a property may hold one object or another, or several the same one.
  func typesByReference(_ spec: Spec) -> [Int] {
    let plain = types.indices.filter { isPlain($0, depth: 0) }
    guard !plain.isEmpty else { return [] }
    let families = Families(of: plain, in: self)
    var marks = References(declarations: self, families: families)
    marks.collect()
    for source in spec.sources { marks.read(text(of: source, spec), of: source) }
    marks.spread()
    return plain.filter { marks.isByReference($0) || types[$0].keyword == .struct }
  }

  /// `true` iff a class has nothing from a type that is declared elsewhere: a protocol without a
  /// state, or one of UIKit's delegates or data sources whose messages do not concern the bar.
  private func isInert(_ base: Name, of info: TypeInfo) -> Bool {
    let spelling = names.spelling(of: base)
    if Vocabulary.inertBases.contains(spelling) { return true }
    return info.hasQuietMessages
      && (spelling.hasSuffix("Delegate") || spelling.hasSuffix("DataSource"))
  }

  /// `true` iff the functions of a class that UIKit calls, as `navigationController(_:didShow:)`,
  /// answer nothing that decides what is shown, change no property and call nothing that leads to
  /// the bar.
  func isQuiet(_ info: TypeInfo, _ spec: Spec) -> Bool {
    guard info.role == .other, info.keyword == .class else { return false }
    return info.functions.values.joined().allSatisfy { function in
      guard isMessage(function.declaration), let source = spec.source(function.file) else {
        return true
      }
      if decides(function.declaration) { return false }
      let range = function.declaration.range
      let text = source.bytes[Int(range.start)..<Int(range.end)]
      var isQuiet = true
      text.forEachName { start, end in
        let word = names.name(source.bytes, from: start, to: end)?.word
        if let word, Vocabulary.methods.contains(word) { isQuiet = false }
      }
      text.forEachChange(in: names) { name, _ in
        let isOfBar = name.word.map { Vocabulary.members.contains($0) } ?? false
        if isOfBar || info.variables[name] != nil { isQuiet = false }
      }
      return isQuiet
    }
  }

  /// `true` iff a function has the form of what a delegate of UIKit's is told: its name begins with
  /// that of the class whose object it is given first, or asks how something is presented. What
  /// other services tell, as of a notification that comes, no step brings about.
  private func isMessage(_ function: FunctionDeclaration) -> Bool {
    let name = names.spelling(of: function.name.name)
    if name.hasPrefix("adaptivePresentation") { return true }
    guard let first = function.parameters.first?.type?.name, type(first) == nil else {
      return false
    }
    let spelling = names.spelling(of: first)
    let kind = spelling.dropFirst(2)
    guard spelling.hasPrefix("UI"), let initial = kind.first else { return false }
    return name.hasPrefix(initial.lowercased() + kind.dropFirst())
  }

  /// `true` iff what a delegate answers decides which screen is shown, or how.
  private func decides(_ function: FunctionDeclaration) -> Bool {
    guard function.result != nil else { return false }
    let label = function.parameters.last?.label.map { names.spelling(of: $0.name) }
    let isAsked: Bool
    switch names.spelling(of: function.name.name) {
    case "adaptivePresentationStyle", "splitViewController": return true
    case "tabBarController": isAsked = label == "shouldSelect"
    case "navigationBar": isAsked = label == "shouldPop"
    case "presentationController", "presentationControllerShouldDismiss": isAsked = true
    default: isAsked = false
    }
    return isAsked && !answersTrue(function.body ?? [])
  }

  /// `true` iff statements answer `true` on every way.
  private func answersTrue(_ body: [Statement]) -> Bool {
    guard let last = body.last else { return false }
    switch last.kind {
    case .return: return returnsTrue(body.map(CodePiece.statement))
    case .expression(let value) where body.count == 1:
      if case .boolean(true) = value.kind { return true }
      return false
    default: return false
    }
  }

  private func returnsTrue(_ pieces: [CodePiece]) -> Bool {
    pieces.allSatisfy { piece in
      switch piece {
      case .closure: return true
      case .statement(let statement):
        if case .return(let value) = statement.kind {
          if case .boolean(true)? = value?.kind { return true }
          return false
        }
        return returnsTrue(piece.pieces)
      case .expression: return returnsTrue(piece.pieces)
      }
    }
  }

  /// A text without the scenarios at its end: what they say may differ from one file to another
  /// that declares the same.
  private func text(of source: Source, _ spec: Spec) -> ArraySlice<UInt8> {
    guard source.file == spec.sources.first?.file, let scenarios = spec.scenarioText else {
      return source.bytes[...]
    }
    return source.bytes[..<min(scenarios.startIndex, source.bytes.endIndex)]
  }

  /// `true` iff a class is the author's own, above which there is nothing with a state.
  private func isPlain(_ index: Int, depth: Int) -> Bool {
    let info = types[index]
    if isKept(index) { return true }
    guard depth < 64, info.keyword == .class, info.role == .other else { return false }
    return bringsNoState(info)
      && info.inherited.allSatisfy { reference in
        guard let base = type(reference.name) else { return true }
        return types[base].keyword == .protocol || isPlain(base, depth: depth + 1)
      }
  }

  /// What stands first behind a class, or one above it, where that is neither declared here nor
  /// Apple's: what stands behind it are protocols, which bring no state. Nil where there is none.
  func unreadBase(of index: Int) -> String? {
    lineage(of: index).lazy.compactMap { self[$0].inherited.first?.name }
      .first { self.type($0) == nil && self.names.isOfLibrary($0) && !self.isClass($0) }
      .map { self.names.spelling(of: $0) }
  }

  /// `true` iff a class has no state of what it inherits from that is declared elsewhere.
  func bringsNoState(_ info: TypeInfo) -> Bool {
    // What stands behind the class above is a protocol, and brings no state.
    let hasClass = info.inherited.first.map { isClass($0.name) } ?? false
    return info.inherited.enumerated().allSatisfy { place, reference in
      type(reference.name) != nil || isInert(reference.name, of: info)
        || (hasClass || place > 0) && names.isOfLibrary(reference.name)
    }
  }

  /// `true` iff a name is one of a class that is known: of the app, or of those at the top.
  private func isClass(_ name: Name) -> Bool {
    if let type = type(name) { return types[type].keyword == .class }
    return ["NSObject", "UIResponder"].contains(names.spelling(of: name))
  }
}

/// Plain classes that inherit from one another: a property of one may hold an object of another.
private struct Families {
  /// The family of each plain class: the topmost class above it.
  private var roots: Table<Int, Int> = Table()
  private var counts: Table<Int, Int> = Table()

  init(of plain: [Int], in declarations: Declarations) {
    for index in plain {
      let root = declarations.lineage(of: index).last ?? index
      roots[index] = root
      counts[root, default: 0] += 1
    }
  }

  func root(of type: Int) -> Int? { roots[type] }

  /// `true` iff there are several classes in a family.
  func isLarge(_ root: Int) -> Bool { counts[root] ?? 0 > 1 }
}

/// What is found of the objects of plain classes.
private struct References {
  let declarations: Declarations
  let families: Families
  /// Families of whose objects one property is not all.
  private var shared: TableSet<Int> = Table()
  /// Families that are read as they are: what they hold is followed in another way.
  private var excluded: TableSet<Int> = Table()
  /// How often each class is made where a property begins with it.
  private var initials: Table<Name, Int> = Table()
  /// What the objects of a family hold objects of.
  private var held: [(by: Int, family: Int)] = []
  /// The families of properties, by their names.
  private var properties: Table<Name, Int> = Table()

  init(declarations: Declarations, families: Families) {
    self.declarations = declarations
    self.families = families
  }

  func isByReference(_ type: Int) -> Bool {
    guard let root = families.root(of: type), !excluded.contains(root) else { return false }
    return shared.contains(root) || families.isLarge(root)
  }

  // MARK: - Declarations

  mutating func collect() {
    for (index, info) in declarations.types.enumerated() {
      for name in info.variableOrder {
        guard let variable = info.variables[name] else { continue }
        collect(variable.declaration, in: info)
        if let holder = families.root(of: index), let (root, _) = family(of: variable.declaration) {
          held.append((holder, root))
        }
      }
      guard let root = families.root(of: index) else { continue }
      if isFollowedElsewhere(info) { excluded.insert(root) }
      if info.initializers.count > 1 { shared.insert(root) }
    }
    for info in declarations.types { collect(answersOf: info) }
    for variable in declarations.variables.values {
      guard let (root, _) = family(of: variable.declaration) else { continue }
      shared.insert(root)
    }
  }

  /// An object that a function or a getter answers with has that name besides another.
  private mutating func collect(answersOf info: TypeInfo) {
    let functions = info.functions.values.flatMap { $0.map { $0.declaration.result } }
    let getters = info.variables.values.map { $0.declaration }.filter { $0.getter != nil }
      .map { $0.type }
    for type in functions + getters {
      if let type = type.flatMap({ declarations.type($0.name) }), let root = families.root(of: type)
      {
        shared.insert(root)
      }
    }
  }

  private mutating func collect(_ variable: VariableDeclaration, in info: TypeInfo) {
    guard let (root, made) = family(of: variable) else { return }
    properties[variable.name.name] = root
    if let made { initials[made, default: 0] += 1 }
    let isPlainView = info.role == .view && Wrapper(variable) == .plain
    // One that is given from outside, by code that is not read, is one as well.
    let isGiven = variable.type?.isUnwrapped == true && variable.initial == nil
    let isOne =
      (made != nil || isGiven) && !variable.isStatic && !isWeak(variable) && info.role != .view
    if !isOne, !isPlainView { shared.insert(root) }
    switch Wrapper(variable) {
    case .plain, .state: break
    case .object, .binding, .environmentObject, .environment, .stored, .opaque:
      excluded.insert(root)
    }
  }

  /// The family of the objects that a variable holds, and the class that it begins with one of.
  private func family(of variable: VariableDeclaration) -> (root: Int, made: Name?)? {
    guard variable.getter == nil else { return nil }
    var made: Name?
    if case .call(let call) = variable.initial?.kind {
      made = call.callee.typeName(declarations.names)
    }
    guard let name = variable.type?.name ?? made, let type = declarations.type(name),
      let root = families.root(of: type)
    else { return nil }
    // A type of functions, of lists and the like has the name of what stands last in it.
    return (root, made == name ? made : nil)
  }

  private func isWeak(_ variable: VariableDeclaration) -> Bool { declarations.isWeak(variable) }

  /// `true` iff the objects of a class do more than hold values: one is shared by its name, acts
  /// when it goes, or makes windows.
  private func isFollowedElsewhere(_ info: TypeInfo) -> Bool {
    if declarations.sharedTypes.contains(info.name) || info.actingEnd != nil { return true }
    return info.isDelegate || info.inherited.contains { $0.name.word == .UIWindowSceneDelegate }
  }

  /// What an object that is known by its reference holds is known by its own as well.
  mutating func spread() {
    var isChanging = true
    while isChanging {
      isChanging = false
      for (holder, family) in held
      where isShared(holder) && !excluded.contains(holder) && !isShared(family) {
        shared.insert(family)
        isChanging = true
      }
    }
  }

  private func isShared(_ root: Int) -> Bool { shared.contains(root) || families.isLarge(root) }

  // MARK: - Texts

  /// Reads a text once: whether a property is assigned, or handed on, and whether a class is made
  /// anywhere but where a property begins with one.
  mutating func read(_ text: ArraySlice<UInt8>, of source: Source) {
    var made: Table<Name, Int> = Table()
    text.forEachName { start, end in
      guard let name = source.name(from: start, to: end, in: declarations.names) else { return }
      let rest = text[end...]
      if let root = properties[name], !isMember(rest), !isDeclared(text[..<start]) {
        shared.insert(root)
      }
      if rest.first == UInt8(ascii: "("), let type = declarations.type(name),
        families.root(of: type) != nil
      {
        made[name, default: 0] += 1
      }
    }
    for (name, count) in made where count > initials[name] ?? 0 {
      if let root = declarations.type(name).flatMap({ families.root(of: $0) }) {
        shared.insert(root)
      }
    }
  }

  /// `true` iff a text goes on with a member, or says that the name was a label.
  private func isMember(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    if rest.first == UInt8(ascii: "?") || rest.first == UInt8(ascii: "!") { rest.removeFirst() }
    return rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ":")
  }

  /// `true` iff a text ends with `var` or `let`.
  private func isDeclared(_ text: ArraySlice<UInt8>) -> Bool {
    var text = text
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return text.suffix(3).elementsEqual("let".utf8) || text.suffix(3).elementsEqual("var".utf8)
  }
}

extension Declarations {
  /// `true` iff what a variable refers to does not live by that.
  func isWeak(_ variable: VariableDeclaration) -> Bool {
    variable.modifiers.contains { modifier in
      let word = names.bytes(of: modifier.name)
      return word.elementsEqual("weak".utf8) || word.elementsEqual("unowned".utf8)
    }
  }
}
