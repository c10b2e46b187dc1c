/// A word that begins a line of ours, and what has to follow it, so that Swift is left alone.
package struct LineWord: Sendable {
  package var spelling: String
  package var tokenClass: TokenClass
  /// What the line is about behind it.
  package var kind: LineKind
  package var follower: Follower

  /// What follows a word, behind blanks.
  package enum Follower: Sendable, CaseIterable {
    /// A name, a string: `app Gallery`.
    case name
    /// Those, a number, or a list: `ios [16, 17]`.
    case value
    /// Those of a name, or a block: `plist {`.
    case block
    /// A period, a name and a value: `policy.nestedHiding innermost`.
    case path
    /// A name, a string, a number, or the end of the line: `tap "Photo"`, `back`.
    case operand
    /// Those, or a block: `call { … }`.
    case operandOrBlock
    /// Anything but `=`: `expect !isOn`.
    case anything

    /// The signs that may follow, beside letters, `_` and `"`.
    package var signs: StaticString {
      switch self {
      case .name, .operand: "`"
      case .value: "`[.-"
      case .block, .operandOrBlock: "`{"
      case .path: "`[.-"
      case .anything: "`{[(?!-.~&#\\'"
      }
    }

    /// `true` iff a digit may follow.
    package var mayBeNumber: Bool {
      switch self {
      case .name, .block: false
      case .value, .path, .operand, .operandOrBlock, .anything: true
      }
    }

    /// `true` iff the line may end with the word.
    package var mayBeMissing: Bool {
      switch self {
      case .name, .value, .block, .path: false
      case .operand, .operandOrBlock, .anything: true
      }
    }
  }

  /// Every such word, once.
  package static let all: [LineWord] = declarations + settings + clauses + steps + laws

  private static let declarations: [LineWord] =
    (Word.items + Word.appMembers + [.tab])
    .filter { !$0.isKeyword && !$0.isSetting }
    .map { word in
      switch word {
      case .scenario, .exploration: LineWord(word, .declaration, .header, .name)
      case .backdrop: LineWord(word, .declaration, .setting, .name)
      case .plist: LineWord(word, .declaration, .code, .block)
      default: LineWord(word, .declaration, .code, .name)
      }
    }

  /// Those that are steps, too, look the same as both: `appearance dark`.
  private static let settings: [LineWord] = Word.settings.map { word in
    LineWord(word, .setting, .setting, word == .policy ? .path : .value)
  }

  private static let clauses: [LineWord] =
    [LineWord(.on, .clause, .header, .name)]
    + Word.headerStarts.map {
      LineWord(spelling: $0, tokenClass: .clause, kind: .header, follower: .name)
    }

  private static let steps: [LineWord] = Word.steps.filter { !$0.isSetting }.map { word in
    switch word {
    case .expect: LineWord(word, .step, .expectation, .anything)
    case .call: LineWord(word, .step, .code, .operandOrBlock)
    case .set: LineWord(word, .step, .code, .operand)
    default: LineWord(word, .step, .step, .operand)
    }
  }

  private static let laws: [LineWord] = Word.laws.map { word in
    switch word {
    case .always, .never, .reachable: LineWord(word, .step, .expectation, .anything)
    default: LineWord(word, .step, .step, .name)
    }
  }

  private init(
    _ word: Word, _ tokenClass: TokenClass, _ kind: LineKind, _ follower: Follower
  ) {
    self.init(
      spelling: word.spelling, tokenClass: tokenClass, kind: kind, follower: follower)
  }

  private init(
    spelling: String, tokenClass: TokenClass, kind: LineKind, follower: Follower
  ) {
    self.spelling = spelling
    self.tokenClass = tokenClass
    self.kind = kind
    self.follower = follower
  }
}
