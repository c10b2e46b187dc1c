import Language

/// A piece of a text that one regular expression finds.
struct Rule: Sendable {
  /// What stands before it and has no class: the blanks before the first word of a line, a period.
  var before: Pattern?
  var pattern: Pattern
  /// nil for what is found so that nothing else finds a part of it.
  var tokenClass: TokenClass?

  init(_ tokenClass: TokenClass?, _ pattern: Pattern, behind before: Pattern? = nil) {
    self.before = before
    self.pattern = pattern
    self.tokenClass = tokenClass
  }

  init(_ tokenClass: TokenClass?, _ parts: [Pattern], behind before: Pattern? = nil) {
    self.init(tokenClass, .sequence(parts), behind: before)
  }
}

/// A part of a text from a beginning to an end, in which other things are found.
struct Region: Sendable {
  /// Its name among all, in lower camel case.
  var name: String
  var begin: Rule
  var end: Rule
  /// What its text is where nothing is found.
  var content: TokenClass?
  /// `true` iff code stands in it, in the middle of a string.
  var isEmbedded = false
  /// `true` iff it ends with its line at the latest.
  var endsWithLine = false
  var items: [Item]
}

/// What is looked for at a place: the first that is found there counts.
enum Item: Sendable {
  case rule(Rule)
  case region(Region)
  /// Those of a list, by its name.
  case list(ItemList)
  /// A region that stands in another list.
  case again(String)
}

/// The lists that others take in.
enum ItemList: String, Sendable, CaseIterable {
  /// What begins a line; then code of every line: what a sign tells, and names by themselves.
  case root, code, signs, names
  /// Lines of ours, which have words of their own between the two.
  case header, setting, step, expectation

  /// All but the one that a text begins with.
  static let others = allCases.filter { $0 != .root }

  init(_ kind: LineKind) {
    self =
      switch kind {
      case .code: .code
      case .header: .header
      case .setting: .setting
      case .step: .step
      case .expectation: .expectation
      }
  }
}
