import Binding
import Language
import StatusBar

/// A use of something of Apple's, and the release in which it came.
struct NewerUse {
  var name: String
  var place: Location
  var version: Version
  /// `true` iff older releases have another form of it.
  var isForm = false
}

// What the oldest release that is run has not.
extension Linter {
  /// Returns a warning for each name that came later than the oldest release it is run on, at its
  /// first place; of scenarios that replace something, what stands in them is theirs alone.
  func newerNames(_ scenarios: [PlannedScenario], besides known: [Diagnostic]) -> [Diagnostic] {
    func oldest(_ scenarios: [PlannedScenario]) -> Version? {
      scenarios.lazy.flatMap { $0.cells }.filter { $0.exists }.map { $0.platform.os }.min()
    }
    guard let first = oldest(scenarios) else { return [] }
    var told = Set(known.map { $0.primary.location })
    var names: Set<String> = []
    var found: [Diagnostic] = []
    for use in NewerUses(of: plan.bound.spec, after: first).all where !names.contains(use.name) {
      let own = scenarios.filter { $0.holds(use.place) }
      guard let runs = own.isEmpty ? first : oldest(own), runs < use.version,
        told.insert(use.place).inserted
      else { continue }
      names.insert(use.name)
      found.append(
        LintWarning.tooEarly(
          use.name, isForm: use.isForm, begins: use.version, runs: runs, at: use.place))
    }
    return found
  }
}

/// Finds uses of what is newer than a release, but for code that asks for the release.
struct NewerUses {
  private(set) var all: [NewerUse] = []
  private let oldest: Version
  private let releases = AppleReleases()
  /// What the author declares under the same name.
  private var declared: Set<String> = []

  init(of spec: Spec, after oldest: Version) {
    self.oldest = oldest
    for source in spec.sources { noteDeclarations(in: source) }
    for source in spec.sources { search(source, spec.names) }
  }

  /// Modifiers of which some forms are newer than others.
  private static let formed = [
    "overlay", "background", "mask", "toolbar", "alert", "onChange", "navigationDestination",
  ]

  private mutating func noteDeclarations(in source: Source) {
    var lexer = Lexer(source.bytes)
    var declares = false
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.kind == .unterminatedComment { return }
      let text = source.text(token.range)
      if declares, token.kind == .identifier { declared.insert(text) }
      declares =
        token.kind == .identifier
        && ["func", "struct", "class", "enum", "protocol", "typealias", "screen", "container"]
          .contains(text)
    }
  }

  private mutating func search(_ source: Source, _ names: NameTable) {
    var lexer = Lexer(source.bytes)
    var guarded = GuardedCode()
    // The tokens before the one at work, the last one first.
    var before: (last: Token?, second: Token?) = (nil, nil)
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.kind == .unterminatedComment { return }
      defer { before = (token, before.last) }
      let bytes = Array(source.bytes[Int(token.range.start)..<Int(token.range.end)])
      let word = token.kind == .identifier ? names.name(of: bytes)?.word : nil
      if guarded.holds(token.kind, bytes, word) { continue }
      if guarded.isEndless { return }
      guard token.kind == .identifier else { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      let isDeclared =
        before.last.map { ["var", "let", "func"].contains(source.text($0.range)) } ?? false
      guard !isDeclared, !declared.contains(name),
        let version = version(of: name, before, lexer, source), version > oldest
      else { continue }
      let first = releases.release(of: name, as: .modifier) ?? Version(13)
      all.append(
        NewerUse(
          name: name, place: Location(source.file, token.range), version: version,
          isForm: NewerUses.formed.contains(name) && version > first))
    }
  }

  /// The release in which what stands here came; nil for what is old, or unknown.
  private func version(
    of name: String, _ before: (last: Token?, second: Token?), _ behind: Lexer, _ source: Source
  ) -> Version? {
    let call = Call(behind, source)
    guard before.last?.kind == .period else {
      if before.last?.kind == .at { return releases.release(of: name, as: .type) }
      return releases.release(of: name, as: call.isCalled ? .type : .member)
        ?? releases.release(of: name, as: .member)
    }
    if before.second?.kind == .backslash { return releases.release(of: name, as: .environment) }
    if name == "sidebarAdaptable" || name == "tabBarOnly" { return Version(18) }
    guard isModifier(before.second, source), call.isCalled else {
      return releases.release(of: name, as: .member)
    }
    return call.version(of: name) ?? releases.release(of: name, as: .modifier)
      ?? releases.release(of: name, as: .member)
  }

  /// `true` iff a dot behind a token follows a view: it begins a line, or stands behind a bracket,
  /// or behind `content` of a view modifier.
  private func isModifier(_ token: Token?, _ source: Source) -> Bool {
    guard let token else { return true }
    if token.kind == .rightParen || token.kind == .rightBrace { return true }
    guard token.kind == .identifier else { return false }
    if ["content", "self"].contains(source.text(token.range)) { return true }
    // The dot begins a line.
    return source.bytes[Int(token.range.end)...].prefix { $0 <= 0x20 }.contains(0x0A)
  }
}

/// What stands behind a name that may be called.
private struct Call {
  var first: TokenKind
  private let lexer: Lexer
  private let source: Source

  init(_ lexer: Lexer, _ source: Source) {
    var copy = lexer
    first = copy.next().kind
    self.lexer = lexer
    self.source = source
  }

  var isCalled: Bool { first == .leftParen || first == .leftBrace }

  /// The release of modifiers of which some forms are newer; nil where the name alone says it.
  func version(of name: String) -> Version? {
    if ["overlay", "background", "mask"].contains(name) {
      return Version(first == .leftBrace || firstArgument == "alignment" ? 15 : 13)
    }
    if name == "toolbar" {
      let isOfBar = firstArgument.map { ["visible", "hidden", "automatic"].contains($0) }
      return Version(isOfBar == true ? 16 : 14)
    }
    if name == "alert" {
      return Version(firstArgument == "isPresented" || firstArgument == "item" ? 13 : 15)
    }
    if name == "onChange" {
      return Version(hasLabel("initial") || parameterCount != 1 ? 17 : 14)
    }
    return name == "navigationDestination" ? Version(hasLabel("item") ? 17 : 16) : nil
  }

  /// The first word behind the bracket, a string as nothing; nil where there is no bracket.
  private var firstArgument: String? {
    var copy = lexer
    guard copy.next().kind == .leftParen else { return nil }
    var token = copy.next()
    if token.kind == .period { token = copy.next() }
    return token.kind == .string ? "" : source.text(token.range)
  }

  /// `true` iff an argument of the call itself has that label.
  private func hasLabel(_ label: String) -> Bool {
    var copy = lexer
    guard copy.next().kind == .leftParen else { return false }
    var depth = 1
    var last: Token?
    while depth > 0 {
      let token = copy.next()
      if token.kind == .endOfFile { return false }
      depth += token.kind.depth
      if token.kind == .colon, depth == 1, let last, source.text(last.range) == label {
        return true
      }
      last = token
    }
    return false
  }

  /// How many parameters the closure behind the arguments names.
  private var parameterCount: Int {
    var copy = lexer
    guard copy.next().kind == .leftParen else { return 0 }
    var depth = 1
    while depth > 0 {
      let kind = copy.next().kind
      if kind == .endOfFile { return 0 }
      depth += kind.depth
    }
    // A function or a closure of `perform:` takes the new value.
    guard copy.next().kind == .leftBrace else { return 1 }
    var count = 0
    while true {
      let token = copy.next()
      let text = source.text(token.range)
      let isName = token.kind == .identifier || text == "_"
      if text == "in" { return count }
      // `$0` alone is the new value.
      if token.kind == .dollarName { return text == "$1" ? 2 : 1 }
      let isBetween = [.comma, .leftParen, .rightParen].contains(token.kind)
      guard isName || isBetween else { return 0 }
      if isName { count += 1 }
    }
  }
}

extension TokenKind {
  /// How much deeper it lies behind a bracket.
  fileprivate var depth: Int {
    if self == .leftParen || self == .leftBracket || self == .leftBrace { return 1 }
    return self == .rightParen || self == .rightBracket || self == .rightBrace ? -1 : 0
  }
}
