import Language

/// Walks the tree of a file.
struct SwiftIndexer {
  /// Bytes that are parsed at once; a tree takes some twenty times the room of its text.
  static let pieceSize = 1 << 20

  let source: Source
  let names: NameTable
  private let file: String
  private let lines: LineIndex
  private let firstLine: Int
  var facts: FileFacts
  /// The types around the place, the outermost first, by their places in `facts`.
  private var open: [Int] = []
  /// The function around the place, by what is known in it and by its name.
  var frame = Frame()
  var function = ""

  /// The views around which modifiers stand where they are shown, by the places of those.
  var shownModifiers: [UInt32: String] = [:]
  /// Where the modifiers stand that are around all of a view's body.
  var outermost: Set<UInt32> = []

  /// What is known within one function.
  struct Frame {
    /// Screens that its variables hold.
    var screens: [Name: Target] = [:]
    /// The parameters of the function around the place.
    var parameters: Set<Name> = []
    /// `modalPresentationStyle` of them.
    var styles: [Name: PresentationStyle] = [:]
    /// Where it was set, of those that have not been presented yet.
    var styled: [Name: SourceRange] = [:]
  }

  static func read(
    _ bytes: [UInt8], file: String, line: Int, names: inout NameTable, into facts: inout FileFacts
  ) {
    let source = Source(file: FileID(0), name: file, bytes: bytes)
    let (script, diagnostics) = parse(source, names: &names)
    var indexer = SwiftIndexer(
      source: source, names: names, file: file, line: line, facts: facts)
    for item in script.items { indexer.visit(item) }
    if script.items.isEmpty, !diagnostics.isEmpty, bytes.contains(where: { !$0.isBlank }) {
      indexer.noteUnread(SourceRange(0, UInt32(bytes.count)), diagnostics.first?.message ?? "")
    }
    facts = indexer.facts
  }

  private init(source: Source, names: NameTable, file: String, line: Int, facts: FileFacts) {
    self.source = source
    self.names = names
    self.file = file
    lines = LineIndex(source.bytes)
    firstLine = line
    self.facts = facts
  }

  // MARK: - Places

  func site(_ range: SourceRange) -> Site {
    Site(file: file, line: lines.position(at: range.start).line + firstLine - 1)
  }

  /// The name of the type around the place.
  var owner: String { open.last.map { facts.types[$0].name } ?? "" }

  mutating func add(_ kind: UseFact.Kind, at range: SourceRange) {
    facts.uses.append(
      UseFact(owner: owner, function: function, site: site(range), kind: kind))
  }

  func spelling(_ name: Name) -> String { names.spelling(of: name) }

  private mutating func noteUnread(_ range: SourceRange, _ reason: String = "") {
    facts.unreadDeclarations += 1
    // What is not read may write anything that it names.
    var named: Set<Name> = []
    source.forEachName(in: range, of: names) { named.insert($0) }
    for name in named {
      let word = spelling(name)
      facts.writes[word, default: WriteFact()].isOpen = true
      // An answer that is not read is one all the same.
      if let member = BarMember.named(word), let index = open.last {
        facts.types[index].answers.append(
          AnswerFact(
            member: member, tree: .outcome(.named("code that is not read")), site: site(range)))
      }
    }
    let first = site(range).line
    let last = site(SourceRange(max(range.start, range.end &- 1), range.end)).line
    guard facts.notes.count < ReadingLimit.notes else { return }
    let words = first == last ? "this line is" : "lines \(first) to \(last) are"
    facts.notes.append(
      ReadingNote(line: first, reason: reason.isEmpty ? "\(words) not read as Swift" : reason))
  }

  // MARK: - Declarations

  private mutating func visit(_ item: Item) {
    switch item {
    case .type(let type): visit(type)
    case .member(let member): visit(member)
    case .unread(let range): noteUnread(range)
    case .include, .importModule, .app, .scenario, .exploration: return
    }
  }

  private mutating func visit(_ type: TypeDeclaration) {
    // A preview is no part of the app.
    if type.inherited.contains(where: { $0.name.word == .PreviewProvider }) { return }
    let around = type.keyword == .extension ? "" : owner
    let own = name(of: type)
    var fact = TypeFact(
      name: around.isEmpty ? own : around + "." + own, kind: TypeFact.Kind(type.keyword),
      bases: type.inherited.map { withoutGenerics($0.range) }, site: site(type.name.range))
    fact.isPrivate = type.isPrivate
    fact.hostedView = type.inherited.first.flatMap { hostedView($0.range) }
    fact.isMain = type.attributes.contains { attribute in
      attribute.name.name.word == .main
        || ["UIApplicationMain", "NSApplicationMain"].contains(spelling(attribute.name.name))
    }
    open.append(facts.types.count)
    facts.types.append(fact)
    let outer = frame
    for member in type.members { visit(member) }
    frame = outer
    open.removeLast()
  }

  /// The name with the dots in it: `extension Outer.Inner`.
  private func name(of type: TypeDeclaration) -> String {
    guard type.keyword == .extension else { return source.text(type.name.range) }
    let head = SourceRange(type.range.start, type.name.range.end)
    return source.text(head).split { $0.isWhitespace }.last.map { String($0) } ?? ""
  }

  /// The view in `UIHostingController<Card>`.
  private func hostedView(_ range: SourceRange) -> String? {
    let text = source.text(range)
    guard text.hasPrefix("UIHostingController<") else { return nil }
    let view = text.dropFirst("UIHostingController<".count).prefix { $0 != ">" && $0 != "<" }
    return String(view).trimmed
  }

  private func withoutGenerics(_ range: SourceRange) -> String {
    let text = source.text(range)
    let words = text.split(separator: "<").first ?? ""
    return String(words.filter { !$0.isWhitespace && $0 != "?" })
  }

  private mutating func visit(_ member: Member) {
    switch member {
    case .variable(let variable): visit(variable, isMember: true)
    case .function(let function), .initializer(let function): visit(function)
    case .type(let type): visit(type)
    case .conditional(let clauses):
      for body in BuildCondition.kept(clauses, source) {
        for member in body { visit(member) }
      }
    case .content(let statement): visit(statement)
    case .definition(_, let value): visit(value)
    case .kept(let range): noteAlias(range)
    case .unread(let range): noteUnread(range)
    case .setting, .plist, .window, .scene, .input, .backdrop, .cases: return
    }
  }

  /// Notes `typealias A = B`.
  private mutating func noteAlias(_ range: SourceRange) {
    let words = source.text(range).split(whereSeparator: { $0.isWhitespace || $0 == "=" })
    guard let keyword = words.firstIndex(of: "typealias"), words.count == keyword + 3 else {
      return
    }
    let target = words[keyword + 2].split(separator: "<").first.map { String($0) } ?? ""
    facts.aliases[String(words[keyword + 1])] = target
  }

  private mutating func visit(_ function: FunctionDeclaration) {
    guard let body = function.body else { return }
    let (outer, around) = (frame, self.function)
    self.function = spelling(function.name.name)
    defer { self.function = around }
    if open.isEmpty, around.isEmpty {
      facts.freeFunctions.append((self.function, site(function.name.range)))
    }
    if let index = open.last, facts.types[index].kind == .extension {
      facts.types[index].functions.insert(self.function)
    }
    frame = Frame()
    for parameter in function.parameters {
      frame.parameters.insert(parameter.name.name)
      guard let type = parameter.type else { continue }
      frame.screens[parameter.name.name] = .made(by: withoutGenerics(type.range))
    }
    if let member = BarMember.named(spelling(function.name.name)), function.parameters.isEmpty {
      answer(member, body, at: function.name.range)
    }
    noteMade(self.function, function.result, body)
    for statement in body { visit(statement) }
    if self.function == "makeUIViewController" { noteEmbedded(function.result, body) }
    // Where such a screen goes is not followed.
    if let range = frame.styled.values.min(by: { $0.start < $1.start }) {
      add(.looseStyle, at: range)
    }
    frame = outer
  }

  mutating func visit(_ variable: VariableDeclaration, isMember: Bool) {
    if isMember { note(variable) } else { noteLocal(variable) }
    if let initial = variable.initial { visit(initial) }
    guard variable.getter != nil || variable.didSet != nil || variable.setter != nil else {
      return
    }
    let (outer, around) = (frame, function)
    defer { function = around }
    if isMember {
      frame = Frame()
      function = spelling(variable.name.name)
      if let index = open.last, facts.types[index].kind == .extension {
        facts.types[index].functions.insert(function)
      }
    }
    if isMember, variable.name.name.word == .body { noteOutermost(variable.getter ?? []) }
    if isMember { noteMade(spelling(variable.name.name), variable.type, variable.getter ?? []) }
    for statement in variable.getter ?? [] { visit(statement) }
    for accessor in [variable.setter, variable.didSet, variable.willSet] {
      for statement in accessor?.body ?? [] { visit(statement) }
    }
    frame = outer
  }

  /// Notes which view a member yields, so that its name stands for that.
  private mutating func noteMade(_ name: String, _ type: TypeReference?, _ body: [Statement]) {
    guard let index = open.last, name != "body", let type,
      source.text(type.range).contains("View"), let made = view(in: body).name
    else { return }
    facts.types[index].propertyTypes[name] = made
  }

  /// Notes the class of the controller that a representable makes.
  private mutating func noteEmbedded(_ result: TypeReference?, _ body: [Statement]) {
    guard let index = open.last else { return }
    var made: String?
    switch body.last?.kind {
    case .return(let value?), .expression(let value): made = target(value).name
    default: break
    }
    let declared = result.map { withoutGenerics($0.range) }
    facts.types[index].propertyTypes["makeUIViewController"] = made ?? declared
  }

  private mutating func noteLocal(_ variable: VariableDeclaration) {
    if let initial = variable.initial {
      let target = target(initial)
      if target.name == nil, let type = variable.type {
        frame.screens[variable.name.name] = .made(by: withoutGenerics(type.range))
      } else {
        frame.screens[variable.name.name] = target
      }
    } else if let type = variable.type {
      frame.screens[variable.name.name] = .made(by: withoutGenerics(type.range))
    }
  }

  /// Notes a property: an answer, or one that an answer may be made of.
  private mutating func note(_ variable: VariableDeclaration) {
    let name = spelling(variable.name.name)
    if let member = BarMember.named(name), let getter = variable.getter,
      variable.modifiers.contains(where: { $0.name.word == .override })
        || isExtensionOfUIKit
    {
      return answer(member, getter, at: variable.name.range)
    }
    if let getter = variable.getter { noteGetter(name, getter, at: variable.name.range) }
    if let index = open.last, let type = className(of: variable) {
      facts.types[index].propertyTypes[name] = type
    }
    guard isOfAnswer(variable) else { return }
    var reader = AnswerReader(source: source, names: names)
    let fact = VariableFact(
      name: name, isConstant: variable.isConstant && variable.getter == nil,
      isPrivate: variable.modifiers.contains {
        $0.name.word == .private || $0.name.word == .fileprivate
      },
      isComputed: variable.getter != nil, isWrapped: isWrapped(variable),
      isRequirement: open.last.map { facts.types[$0].kind == .protocol } ?? false,
      isFlag: isFlag(variable),
      tree: variable.getter.map { reader.answer($0) } ?? variable.initial.map { reader.answer($0) },
      site: site(variable.name.range))
    if let index = open.last {
      facts.types[index].variables.append(fact)
    } else {
      facts.globals.append(fact)
    }
  }

  /// Notes how a class says that it is presented, where it overrides the property.
  private mutating func noteGetter(_ name: String, _ getter: [Statement], at range: SourceRange) {
    var value: Expression?
    if getter.count == 1 {
      if case .expression(let only) = getter[0].kind { value = only }
      if case .return(let only) = getter[0].kind { value = only }
    }
    switch name {
    case "modalPresentationStyle": add(.ownStyle(presentationStyle(value)), at: range)
    case "modalPresentationCapturesStatusBarAppearance":
      if case .boolean(false)? = value?.kind { return }
      add(.captures(.type(owner)), at: range)
    default: return
    }
  }

  /// `extension UINavigationController`, where no `override` is needed.
  private var isExtensionOfUIKit: Bool {
    guard let index = open.last else { return false }
    return facts.types[index].kind == .extension && facts.types[index].name.hasPrefix("UI")
  }

  private mutating func answer(
    _ member: BarMember, _ body: [Statement], at range: SourceRange
  ) {
    guard let index = open.last else { return }
    var reader = AnswerReader(source: source, names: names)
    facts.types[index].answers.append(
      AnswerFact(member: member, tree: reader.answer(body), site: site(range)))
  }

  private func isFlag(_ variable: VariableDeclaration) -> Bool {
    if let type = variable.type { return type.name.word == .Bool }
    if case .boolean = variable.initial?.kind { return true }
    return false
  }

  private func isWrapped(_ variable: VariableDeclaration) -> Bool {
    if !variable.attributes.isEmpty { return true }
    return open.last.map { facts.types[$0].kind == .struct } ?? false
  }

  /// `true` iff a property may hold what a getter of the bar gives.
  private func isOfAnswer(_ variable: VariableDeclaration) -> Bool {
    if let type = variable.type {
      return type.name.word == .Bool || spelling(type.name) == "UIStatusBarStyle"
    }
    switch variable.initial?.kind {
    case .boolean: return true
    case .member(let base, _):
      if case .name(let name) = base.kind { return spelling(name) == "UIStatusBarStyle" }
      return false
    default: return false
    }
  }

  /// The class that a property is declared with, or made of.
  private func className(of variable: VariableDeclaration) -> String? {
    if let type = variable.type { return withoutGenerics(type.range) }
    if case .call(let call) = variable.initial?.kind, case .name(let name) = call.callee.kind {
      let word = spelling(name)
      return word.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true ? word : nil
    }
    return nil
  }

  /// Notes a method that the type around the place calls, where that may be a view.
  mutating func addCall(_ name: String) {
    guard let index = open.last else { return }
    switch facts.types[index].kind {
    case .struct, .extension, .protocol, .enum: facts.types[index].calls.insert(name)
    case .class, .other: return
    }
  }

  /// Adds a view to the parts of the type around the place.
  mutating func addPart(_ name: String) {
    guard let index = open.last, !facts.types[index].parts.contains(name) else { return }
    facts.types[index].parts.append(name)
  }
}

extension TypeFact.Kind {
  init(_ keyword: TypeDeclaration.Keyword) {
    switch keyword {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .protocol: self = .protocol
    case .extension: self = .extension
    case .screen, .container, .actor: self = .other
    }
  }
}
