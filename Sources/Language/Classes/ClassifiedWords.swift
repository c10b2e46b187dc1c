/// The words that have a class, by their numbers in a table of names.
struct ClassifiedWords: Sendable {
  /// What a word is in any line, unless its line has another class for it.
  enum Meaning: UInt8, Sendable {
    case none, value, keyword, keywordBeforeColon, beforeName, accessor
  }

  private let names: NameTable
  /// What a word is as the first of a line, by its number.
  private var lineWords: [LineWord?]
  private var inLine: [[TokenClass?]]
  private var meanings: [Meaning]

  /// Made once.
  static let standard = ClassifiedWords()

  private init() {
    var names = NameTable()
    for word in LineWord.all { _ = names.intern(word.spelling) }
    for kind in LineKind.allCases {
      for (_, words) in ClassTable.words(in: kind) {
        for word in words { _ = names.intern(word) }
      }
    }
    self.names = names
    lineWords = [LineWord?](repeating: nil, count: names.count)
    meanings = [Meaning](repeating: .none, count: names.count)
    let nothing = [TokenClass?](repeating: nil, count: names.count)
    inLine = [[TokenClass?]](repeating: nothing, count: LineKind.allCases.count)
    fill()
  }

  private mutating func fill() {
    for word in LineWord.all { lineWords[number(of: word.spelling)] = word }
    for kind in LineKind.allCases {
      for (tokenClass, words) in ClassTable.words(in: kind) {
        for word in words where inLine[kind.rawValue][number(of: word)] == nil {
          inLine[kind.rawValue][number(of: word)] = tokenClass
        }
      }
    }
    for word in ClassTable.wordsBeforeNames { meanings[number(of: word)] = .beforeName }
    for word in ClassTable.accessors { meanings[number(of: word)] = .accessor }
    for word in ClassTable.keywords { meanings[number(of: word)] = .keyword }
    for word in ClassTable.keywordsBeforeColon { meanings[number(of: word)] = .keywordBeforeColon }
    for word in ClassTable.constants { meanings[number(of: word)] = .value }
  }

  private func number(of word: String) -> Int {
    Int(names.name(of: Array(word.utf8))?.id ?? 0)
  }

  private func number(_ bytes: [UInt8], _ range: SourceRange) -> Int? {
    names.name(bytes, from: Int(range.start), to: Int(range.end)).map { Int($0.id) }
  }

  /// The word that may begin a line, at `range`.
  func lineWord(_ bytes: [UInt8], _ range: SourceRange) -> LineWord? {
    number(bytes, range).flatMap { lineWords[$0] }
  }

  /// What the word at `range` is in a line of a kind; nil for one without a class.
  func word(
    _ bytes: [UInt8], _ range: SourceRange, in kind: LineKind
  ) -> (inLine: TokenClass?, anywhere: Meaning)? {
    number(bytes, range).map { (inLine[kind.rawValue][$0], meanings[$0]) }
  }
}
