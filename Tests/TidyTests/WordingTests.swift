import Testing

/// Who finds something says nothing: sentences are made in one place, of data.
@Suite struct WordingTests {
  private static let silent = Repository.sources.filter {
    $0.path.hasPrefix("Sources/Interpreter/Running/")
      || $0.path.hasPrefix("Sources/Interpreter/Findings/")
  }

  @Test func thereIsSomethingToLookAt() { #expect(WordingTests.silent.count > 20) }

  /// What is written between quotes is a name, a sign of the language or a number's sign, but no
  /// words.
  @Test(arguments: silent)
  func theRunnerHoldsNoProse(file: Repository.File) {
    for (index, line) in file.lines.enumerated() {
      for literal in WordingTests.literals(in: line) where literal.contains(" ") {
        #expect(Bool(false), "“\(literal)” at \(file.path):\(index + 1)")
      }
    }
  }

  /// Nor does it put words together.
  @Test(arguments: silent)
  func theRunnerBuildsNoSentences(file: Repository.File) {
    for (index, line) in file.lines.enumerated() where !WordingTests.literals(in: line).isEmpty {
      #expect(!line.contains("\" +") && !line.contains("+ \""), "\(file.path):\(index + 1)")
    }
    for (index, line) in file.code.enumerated() {
      for maker in ["Mismatch(", "ReasonLine(", "Diagnostic.Label(", " joined(", "oneLine("] {
        #expect(!line.contains(maker), "\(maker) at \(file.path):\(index + 1)")
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
