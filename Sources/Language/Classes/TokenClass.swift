/// What a piece of a text is to a reader: what editors give a colour to.
///
/// A line tells all by itself, but for comments and strings that are longer: so a grammar of
/// regular expressions says the same as the lexer does. What only the tree knows is left out.
package enum TokenClass: String, Sendable, CaseIterable {
  case comment
  /// `/// …`
  case documentation
  case string
  /// `\n`, and the signs of `\(…)`, in a string.
  case escape
  case number
  /// What begins a declaration of ours: `app`, `screen`, `scenario`, `state`.
  case declaration
  /// The subject of a setting: `ios`, `device`, `policy`.
  case setting
  /// What begins a line of a scenario.
  case step
  /// What is expected: `hidden`, `navigationBar`.
  case fact
  /// What joins the parts of a line of ours: `on`, `by`, `because`, `as`.
  case clause
  /// One of a few: `true`, `nil`, and in lines of ours `light`, `portrait`.
  case value
  /// A word of Swift's.
  case keyword
  /// `@State`
  case attribute
  /// `#if`, `#selector`
  case directive
  /// A name with a capital: a type, a view, a rule.
  case type
  /// A name behind a period: a modifier, a property, a case.
  case member
  /// Any other name, and any in back-ticks.
  case name
  case `operator`
  case punctuation
}

/// What a line is about, which its first word tells: it decides what further words are.
///
/// A line of ours goes on behind one that ends with a comma or an opening bracket.
package enum LineKind: Int, Sendable, CaseIterable {
  /// Swift, and all that has no words of its own.
  case code
  /// A scenario's name, or what stands below it: tags, a known issue, settings.
  case header
  /// A setting of an app, or a backdrop.
  case setting
  /// A step that is not an expectation.
  case step
  /// `expect …`
  case expectation
}

/// The words that a text has a class for, and by which lines: made of the tables of the parser, for
/// all that give colours.
package enum ClassTable {
  /// The classes of the words of a kind of line, the first of two for a word that stands in both.
  package static func words(in kind: LineKind) -> [(class: TokenClass, words: [String])] {
    let settings = spellings(Word.settings)
    let values = spellings(Word.settingValues) + Word.furtherSettingValues
    switch kind {
    case .code: return []
    case .header:
      return [
        (.clause, spellings(Word.headerClauses) + Word.furtherHeaderClauses), (.setting, settings),
        (.value, values),
      ]
    case .setting:
      return [(.clause, spellings(Word.backdropClauses)), (.setting, settings), (.value, values)]
    case .step: return [(.step, begun), (.clause, spellings(Word.stepClauses)), (.value, values)]
    case .expectation:
      return [
        (.fact, spellings(Word.facts + Word.looks)), (.clause, spellings(Word.factClauses)),
        (.setting, settings), (.value, values),
      ]
    }
  }

  /// What may be stopped in the middle: `begin back`.
  private static var begun: [String] {
    spellings([.launch, .back, .dismiss, .pop, .push, .present, .peek])
  }

  /// The values that are the same in every line.
  package static let constants = spellings(Word.constants)

  /// Words of Swift wherever they stand, but behind a period.
  package static let keywords = spellings(Word.all.filter { $0.isKeyword })

  /// Words of Swift that keep their meaning before a colon, where others are labels.
  package static let keywordsBeforeColon = spellings([.default, .selfWord, .super])

  /// Words of Swift where a name follows on the line: `final class`, `some View`.
  package static let wordsBeforeNames = spellings(Word.all.filter { $0.isKeywordBeforeName })

  /// Words of Swift at the beginning of an accessor: `get`, `set { … }`.
  package static let accessors = spellings([.get, .set])

  /// Every word that has a class in some line, once.
  package static var all: [String] {
    var names = NameTable()
    var found: [String] = []
    let words =
      LineWord.all.map { $0.spelling }
      + LineKind.allCases.flatMap { kind in
        self.words(in: kind).flatMap { $0.words }
      } + constants + keywords + wordsBeforeNames + accessors
    var isFound = [Bool](repeating: false, count: names.count + words.count)
    for word in words {
      let number = Int(names.intern(word).id)
      if !isFound[number] { found.append(word) }
      isFound[number] = true
    }
    return found
  }

  private static func spellings(_ words: [Word]) -> [String] { words.map { $0.spelling } }
}
