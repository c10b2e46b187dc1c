import Testing

/// Words that read like a riddle: who is meant is named, or it is said that it is not known.
@Suite struct PlainWordsTests {
  private static let avoided = ["anybody", "nobody", "somebody", "whoever"]
  private static let files =
    Repository.sources + Repository.pages + Repository.files(["Examples"], [".sbar"])
    + [
      "README.md", "Grammar.md", "Examples/README.md", "Examples/ci/README.md", "Sources/README.md",
    ].map { Repository.file($0) }
  private static let tests = Repository.files(["Tests"], [".swift", ".sbar"])

  private func avoided(in text: some StringProtocol) -> [String] {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return text.lowercased().utf8.split { !letters.contains($0) }
      .map { String(Substring($0)) }.filter { PlainWordsTests.avoided.contains($0) }
  }

  /// Neither a message nor a comment has one of them as a word; names in code may hold them.
  @Test(arguments: files)
  func subjectsAreNamed(file: Repository.File) {
    #expect(!file.text.isEmpty)
    for (index, line) in file.lines.enumerated() {
      #expect(avoided(in: line) == [], "\(file.path):\(index + 1)")
    }
  }

  /// What tests try out may hold any word; what they say of it is as plain as the rest.
  @Test(arguments: tests)
  func commentsOfTestsAreAsPlain(file: Repository.File) {
    for (index, line) in file.lines.enumerated() {
      guard let comment = line.firstRange(of: "//") else { continue }
      #expect(avoided(in: line[comment.lowerBound...]) == [], "\(file.path):\(index + 1)")
    }
  }
}
