import Testing

/// Who finds something says nothing: sentences are made in one place, of data.
@Suite struct WordingTests {
  private static let rooms = Repository.sources.filter { file in
    let name = file.path.split(separator: "/").last ?? ""
    return file.path.hasPrefix("Sources/Interpreter/") && !name.hasPrefix("Diagnostic+")
      && !["/Diagnostics/", "/PlainText.swift"].contains { file.path.contains($0) }
  }
  private static let silent = rooms.filter { !writers.contains($0.path) }
  /// Where code is put together that mends and fixes write into the text, and that has blanks.
  private static let writers = [
    "Sources/Interpreter/Code.swift", "Sources/Interpreter/Mending/MendSheet.swift",
  ]

  @Test func thereIsSomethingToLookAt() {
    #expect(WordingTests.silent.count > 80)
    #expect(WordingTests.rooms.count == WordingTests.silent.count + WordingTests.writers.count)
  }

  /// What is written between quotes is a name, a sign of the language or a number's sign, but no
  /// words.
  @Test(arguments: silent)
  func noRoomHoldsProse(file: Repository.File) {
    for (index, line) in file.lines.enumerated() {
      for literal in WordingTests.literals(in: line) where literal.contains(" ") && literal != " " {
        #expect(Bool(false), "“\(literal)” at \(file.path):\(index + 1)")
      }
    }
  }

  /// Nor does it put words together.
  @Test(arguments: silent)
  func noRoomBuildsSentences(file: Repository.File) {
    for (index, line) in file.lines.enumerated() where !WordingTests.literals(in: line).isEmpty {
      #expect(!line.contains("\" +") && !line.contains("+ \""), "\(file.path):\(index + 1)")
    }
    let makers = [
      "FindingWords(", "ReasonLine(", "Diagnostic.Label(", " joined(", "oneLine(", " Diagnostic(",
      " Fix(",
    ]
    for (index, line) in file.code.enumerated() {
      for maker in makers {
        #expect(!line.contains(maker), "\(maker) at \(file.path):\(index + 1)")
      }
    }
  }

  /// Code has no two words in a row, but where one of them is a word of Swift's.
  @Test(arguments: rooms.filter { writers.contains($0.path) })
  func whoWritesCodeWritesNoProse(file: Repository.File) {
    let keywords = ["as", "class", "else", "func", "guard", "if", "let", "override", "var"]
    for (index, line) in file.lines.enumerated() {
      for literal in WordingTests.literals(in: line) {
        let words = literal.split(separator: " ", omittingEmptySubsequences: false)
        for (first, second) in zip(words, words.dropFirst()) {
          let isProse = [first, second].allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0.isLetter } && !keywords.contains(String(word))
          }
          #expect(!isProse, "“\(literal)” at \(file.path):\(index + 1)")
        }
      }
    }
  }

  /// What stands between the quotes of a line of code.
  static func literals(in line: Substring) -> [String] {
    var found: [String] = []
    var literal: String?
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" {
        if let whole = literal { found.append(whole) }
        literal = literal == nil ? "" : nil
      } else if literal == nil, character == "/", previous == "/" {
        break
      } else {
        literal?.append(character)
      }
      previous = previous == "\\" && character == "\\" ? " " : character
    }
    return found
  }
}
