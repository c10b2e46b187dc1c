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
  var open: [Int] = []
  /// The function around the place, by what is known in it and by its name.
  var frame = Frame()
  var function = ""
  /// How many branches there are around the place.
  var depth = 0

  /// The views around which modifiers stand where they are shown, by the places of those.
  var shownModifiers: [UInt32: String] = [:]
  /// Where the modifiers stand that are around all of a view's body.
  var outermost: Set<UInt32> = []

  /// `true` iff the code is that of an initializer, and another one of the class makes it, too.
  private(set) var isInOneOfSeveralInitializers = false
  /// `true` iff the type around the place has several initializers that code may call.
  private var hasSeveralInitializers = false

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
    let (outer, hadSeveral) = (frame, hasSeveralInitializers)
    hasSeveralInitializers = type.members.count { isCalledInitializer($0) } > 1
    for member in type.members { visit(member) }
    (frame, hasSeveralInitializers) = (outer, hadSeveral)
    open.removeLast()
  }

  /// `true` iff a member is an initializer that makes the object by itself: none that unpacks it,
  /// or that calls another one.
  private func isCalledInitializer(_ member: Member) -> Bool {
    guard case .initializer(let function) = member else { return false }
    return !function.parameters.contains { label($0.label ?? $0.name) == "coder" }
      && function.name.name.word != .deinit
      && !function.modifiers.contains { $0.name.word == .convenience }
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

  func withoutGenerics(_ range: SourceRange) -> String {
    let text = source.text(range)
    let words = text.split(separator: "<").first ?? ""
    return String(words.filter { !$0.isWhitespace && $0 != "?" })
  }

  private mutating func visit(_ member: Member) {
    switch member {
    case .variable(let variable): visit(variable, isMember: true)
    case .function(let function): visit(function)
    case .initializer(let function):
      isInOneOfSeveralInitializers = hasSeveralInitializers
      visit(function)
      isInOneOfSeveralInitializers = false
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
    if let index = open.last, Self.lifecycle.contains(self.function),
      function.modifiers.contains(where: { $0.name.word == .override })
    {
      facts.types[index].overridesController = true
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
    noteLoose()
    frame = outer
  }

  /// Methods that a view controller overrides, and hardly any other class.
  private static let lifecycle: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear", "viewDidLayoutSubviews",
  ]

  /// Notes that a screen was given a style which goes where that is not followed.
  private mutating func noteLoose() {
    if let range = frame.styled.values.min(by: { $0.start < $1.start }) {
      add(.looseStyle, at: range)
    }
  }

  mutating func visit(_ variable: VariableDeclaration, isMember: Bool) {
    if isMember { note(variable) } else { noteLocal(variable) }
    let around = frame
    if isMember { frame = Frame() }
    if let initial = variable.initial { visit(initial) }
    if isMember {
      noteLoose()
      frame = around
    }
    guard variable.getter != nil || variable.didSet != nil || variable.setter != nil else {
      return
    }
    let (outer, formerFunction) = (frame, function)
    defer { function = formerFunction }
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
    if isMember { noteLoose() }
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
