/// Finds a few patterns in Objective-C: what a class is, what it answers of the bar, and which
/// screens it shows. It is no parser: what it does not find is not said.
///
/// - Complexity: linear; comments and strings are passed over.
package func scanObjectiveC(_ bytes: [UInt8], file: String) -> FileFacts {
  var scanner = ObjectiveCScanner(bytes, file: file)
  scanner.scan()
  return scanner.facts
}

struct ObjectiveCScanner {
  private enum Token: Hashable {
    case word(String)
    case text(String)
    case sign(UInt8)
    /// `@interface`, with its at sign.
    case keyword(String)
  }

  private let file: String
  private var tokens: [(token: Token, line: Int)] = []
  private var index = 0
  var facts = FileFacts()
  /// The class whose implementation is around the place, by its place in `facts`.
  private var open: Int?
  /// The class whose interface is around the place, likewise.
  private var interface: Int?
  private var screens: [String: Target] = [:]
  private var styles: [String: PresentationStyle] = [:]
  /// The method around the place, and its line.
  private var method = ""

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    tokens = ObjectiveCScanner.tokens(of: bytes)
  }

  // MARK: - Tokens

  private static func tokens(of bytes: [UInt8]) -> [(Token, Int)] {
    var cursor = ByteCursor(bytes)
    var result: [(Token, Int)] = []
    while let byte = cursor.byte {
      let line = cursor.line
      if byte.isBlank {
        cursor.advance()
      } else if cursor.isAt("//") {
        while let next = cursor.byte, next != UInt8(ascii: "\n") { cursor.advance() }
      } else if cursor.isAt("/*") {
        _ = cursor.skip(to: "*/")
        cursor.advance(by: 2)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        result.append((.text(string(&cursor)), line))
      } else if byte.isLetter || byte == UInt8(ascii: "_") {
        result.append((.word(word(&cursor)), line))
      } else if byte == UInt8(ascii: "@"), cursor.byte(ahead: 1)?.isLetter == true {
        cursor.advance()
        result.append((.keyword(word(&cursor)), line))
      } else {
        // `@"text"` is its text alone.
        if byte != UInt8(ascii: "@") { result.append((.sign(byte), line)) }
        cursor.advance()
      }
    }
    return result
  }

  private static func word(_ cursor: inout ByteCursor) -> String {
    let start = cursor.index
    while let byte = cursor.byte, byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") {
      cursor.advance()
    }
    return cursor.text(from: start)
  }

  /// Reads a string of one line.
  private static func string(_ cursor: inout ByteCursor) -> String {
    let quote = cursor.byte
    cursor.advance()
    let start = cursor.index
    while let byte = cursor.byte, byte != quote, byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") { cursor.advance() }
      cursor.advance()
    }
    let text = cursor.text(from: start)
    if cursor.byte == quote { cursor.advance() }
    return text
  }

  private func token(_ offset: Int) -> Token? {
    let place = index + offset
    return place >= 0 && place < tokens.count ? tokens[place].token : nil
  }

  private func word(_ offset: Int) -> String? {
    if case .word(let word)? = token(offset) { word } else { nil }
  }

  private func isSign(_ sign: StaticString, _ offset: Int) -> Bool {
    token(offset) == .sign(sign.utf8Start[0])
  }

  private var site: Site { Site(file: file, line: tokens[index].line) }

  private var owner: String { open.map { facts.types[$0].name } ?? "" }

  private mutating func add(_ kind: UseFact.Kind) {
    facts.uses.append(UseFact(owner: owner, function: method, site: site, kind: kind))
  }

  // MARK: - Patterns

  mutating func scan() {
    while index < tokens.count {
      switch tokens[index].token {
      case .keyword("interface"): readInterface()
      case .keyword("implementation"): readImplementation()
      case .keyword("end"): (open, interface) = (nil, nil)
      case .keyword("property"): readProperty()
      case .sign(UInt8(ascii: "-")) where isSign("(", 1): readMethod()
      case .word(let word): readWord(word)
      case .sign(UInt8(ascii: "[")): readMessage()
      case .keyword, .sign, .text: break
      }
      index += 1
    }
  }

  /// Reads `@interface Name : Base`; `NS_SWIFT_NAME(Other)` before it renames it for Swift.
  private mutating func readInterface() {
    guard let name = word(1) else { return }
    var fact = TypeFact(name: name, kind: .class, bases: [], site: site)
    if isSign(":", 2), let base = word(3) {
      fact.bases = [base]
    } else {
      // A category, or a class extension.
      fact.kind = .extension
    }
    if isSign(")", -1), isSign("(", -3), word(-4) == "NS_SWIFT_NAME", let other = word(-2) {
      facts.aliases[other] = name
    }
    interface = facts.types.count
    facts.types.append(fact)
  }

  /// Reads `@property (strong) Type *name;`.
  private mutating func readProperty() {
    guard let type = interface else { return }
    var place = 1
    while place < 20, token(place) != nil, !isSign(";", place) {
      if isSign("*", place), let name = word(place + 1), let className = word(place - 1) {
        facts.types[type].propertyTypes[name] = className
      }
      place += 1
    }
  }

  private mutating func readImplementation() {
    guard let name = word(1) else { return }
    open = facts.types.count
    facts.types.append(TypeFact(name: name, kind: .extension, bases: [], site: site))
  }

  /// Reads `- (Type)name {`, and what a getter of the bar returns.
  private mutating func readMethod() {
    screens = [:]
    styles = [:]
    method = ""
    guard let type = open, word(2) != nil else { return }
    var place = 2
    while place < 12, !isSign(")", place) { place += 1 }
    // Two of one name differ in their lines.
    method = (word(place + 1) ?? "") + ":\(site.line)"
    guard let name = word(place + 1), isSign("{", place + 2) else { return }
    notePresentation(name, from: place + 3)
    guard let member = BarMember.named(name) else { return }
    let answer = AnswerFact(member: member, tree: returned(from: place + 3), site: site)
    facts.types[type].answers.append(answer)
  }

  /// Notes a getter that says how its class is presented.
  private mutating func notePresentation(_ getter: String, from start: Int) {
    switch getter {
    case "modalPresentationStyle":
      guard case .outcome(.named(let value)) = returned(from: start) else {
        return add(.ownStyle(.unknown))
      }
      add(.ownStyle(PresentationStyle(objectiveC: value) ?? .unknown))
    case "modalPresentationCapturesStatusBarAppearance":
      if returned(from: start) != .outcome(.flag(false)) { add(.captures(.type(owner))) }
    default: return
    }
  }

  /// Returns what the statements from a place up to the closing brace return.
  private func returned(from start: Int) -> AnswerTree {
    var depth = 1
    var place = start
    var trees: [AnswerTree] = []
    var hasConditions = false
    while depth > 0, let token = token(place), place - start < 2000 {
      switch token {
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")): depth -= 1
      case .word("if"), .word("switch"), .word("for"), .word("while"): hasConditions = true
      case .word("return"):
        trees.append(value(from: place + 1))
      case .word, .keyword, .text, .sign: break
      }
      place += 1
    }
    guard trees.count == 1, !hasConditions else {
      return trees.isEmpty
        ? .outcome(.named("the end of the getter"))
        : .choice(.text("a condition in Objective-C"), trees)
    }
    return trees[0]
  }

  /// Reads the value of a `return`, up to its semicolon.
  private func value(from start: Int) -> AnswerTree {
    var words: [String] = []
    var place = start
    while let token = token(place), token != .sign(UInt8(ascii: ";")), words.count < 40 {
      switch token {
      case .word(let word): words.append(word)
      case .sign(let sign): words.append(String(UnicodeScalar(sign)))
      case .text, .keyword: words.append("…")
      }
      place += 1
    }
    if words.count == 1 {
      switch words[0] {
      case "YES", "true": return .outcome(.flag(true))
      case "NO", "false": return .outcome(.flag(false))
      case "nil": return .outcome(.nothing)
      default:
        if let style = BarStyle.named(words[0]) { return .outcome(.style(style)) }
      }
    }
    if words.first == "[", words.dropFirst().first == "super" { return .outcome(.inherited) }
    return .outcome(.named(words.joined().prefix(60).description))
  }

  /// Reads `x.property = …` and `Type *x = …`.
  private mutating func readWord(_ word: String) {
    guard isSign("=", 1), !isSign("=", 2) else { return }
    let isProperty = isSign(".", -1)
    let subject = isProperty ? self.word(-2) : nil
    if isProperty, let subject, screens[subject] != nil, !Self.harmless.contains(word) {
      add(.setsUp(word))
    }
    switch word {
    case "rootViewController": add(.shows(target(at: 2), .root))
    case "barStyle" where isProperty:
      if subject != "tabBar" && subject != "toolbar" && subject != "searchBar" { add(.barStyle) }
    case "navigationBarHidden" where isProperty:
      if self.word(2) != "NO" { add(.hidesNavigationBar) }
    case "statusBarStyle", "statusBarHidden":
      // One of the class's own is none of the application's.
      if isProperty, subject != "self" { add(.applicationSetter(word)) }
    case "modalPresentationCapturesStatusBarAppearance":
      if self.word(2) != "NO" {
        add(.captures(subject == "self" ? .type(owner) : subject.flatMap { screens[$0] }))
      }
    case "overrideUserInterfaceStyle" where subject == "window":
      let value = ["UIUserInterfaceStyleLight": "light", "UIUserInterfaceStyleDark": "dark"]
      add(.windowStyle(isSign(";", 3) ? self.word(2).flatMap { value[$0] } : nil))
    case "modalPresentationStyle":
      let style = PresentationStyle(objectiveC: self.word(2) ?? "")
      if subject == "self" {
        add(.ownStyle(style ?? .unknown))
      } else if let subject {
        styles[subject] = style ?? .unknown
      }
    default: if !isProperty { screens[word] = target(at: 2) }
    }
    facts.writes[word, default: WriteFact()].merge(written(at: 2))
  }

  /// Properties of screens that leave the bar alone.
  private static let harmless: Set<String> = [
    "automaticallyAdjustsScrollViewInsets", "delegate", "edgesForExtendedLayout",
    "managedObjectContext", "modalPresentationCapturesStatusBarAppearance",
    "modalPresentationStyle", "modalTransitionStyle", "persistentContainer", "preferredContentSize",
    "restorationIdentifier", "tabBarItem", "title",
  ]

  private func written(at offset: Int) -> WriteFact {
    var fact = WriteFact()
    if isSign(";", offset + 1), case .outcome(let outcome) = value(from: offset) {
      switch outcome {
      case .flag, .style: fact.values = [outcome]
      case .nothing, .inherited, .named: fact.isOpen = true
      }
    } else {
      fact.isOpen = true
    }
    return fact
  }

  /// Reads the messages that show a screen.
  private mutating func readMessage() {
    var place = 1
    var depth = 0
    // The first selector of the message itself.
    while place < 60, let token = token(place) {
      if token == .sign(UInt8(ascii: "[")) { depth += 1 }
      if token == .sign(UInt8(ascii: "]")) { depth -= 1 }
      if depth < 0 { return }
      if depth == 0, case .word(let word) = token, isSign(":", place + 1) {
        return readMessage(word, place + 2)
      }
      place += 1
    }
  }

  private mutating func readMessage(_ selector: String, _ argument: Int) {
    let target = { [self] in self.target(at: argument) }
    switch selector {
    case "presentViewController":
      let style = word(argument).flatMap { styles[$0] }
      add(.shows(target(), .present(style)))
    case "pushViewController": add(.shows(target(), .push))
    case "showViewController": add(.shows(target(), .show))
    case "initWithRootViewController": add(.shows(target(), .first))
    case "addChildViewController": add(.shows(target(), .child))
    case "setRootViewController": add(.shows(target(), .root))
    case "setViewControllers", "setSelectedIndex": add(.setsUp(selector))
    case "setNavigationBarHidden": if word(argument) != "NO" { add(.hidesNavigationBar) }
    case "setStatusBarHidden", "setStatusBarStyle": add(.applicationSetter(selector))
    case "setModalPresentationStyle": add(.ownStyle(.unknown))
    case "setBarStyle": add(.barStyle)
    default: break
    }
  }

  /// Returns the screen of an expression: `[[Type alloc] init…]`, `[Type new]`, a variable.
  private func target(at offset: Int) -> Target {
    if let word = word(offset), !isSign("[", offset) {
      if word == "self", isSign(".", offset + 1), let name = self.word(offset + 2) {
        return .unknown("self." + name)
      }
      return screens[word] ?? .unknown(word)
    }
    if isSign("[", offset), isSign("[", offset + 1), let type = word(offset + 2),
      word(offset + 3) == "alloc"
    {
      if word(offset + 5) == "initWithRootViewController", offset < 40 {
        return .wrapped(in: type, target(at: offset + 7))
      }
      return .type(type)
    }
    if isSign("[", offset), let type = word(offset + 1), word(offset + 2) == "new" {
      return .type(type)
    }
    return .unknown("an expression of Objective-C")
  }
}

extension PresentationStyle {
  /// The style of `UIModalPresentationFullScreen`; nil for any other word.
  fileprivate init?(objectiveC name: String) {
    let prefix = "UIModalPresentation"
    guard name.hasPrefix(prefix) else { return nil }
    let bare = name.dropFirst(prefix.count)
    self.init(rawValue: bare.prefix(1).lowercased() + bare.dropFirst())
  }
}
