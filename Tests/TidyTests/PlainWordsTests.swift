import Testing

/// Words that read like a riddle: who is meant is named, or it is said that it is not known.
@Suite struct PlainWordsTests {
  private static let avoided = ["nobody", "somebody", "whoever"]
  private static let files =
    Repository.sources + Repository.pages
    + [
      "README.md", "Grammar.md", "Examples/README.md", "Examples/ci/README.md", "Sources/README.md",
    ].map { Repository.file($0) }

  /// Neither a message nor a comment has one of them as a word; names in code may hold them.
  @Test(arguments: files)
  func subjectsAreNamed(file: Repository.File) {
    #expect(!file.text.isEmpty)
    for (index, line) in file.lines.enumerated() {
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      let words = line.lowercased().utf8.split { !letters.contains($0) }
      for word in words.map({ String(Substring($0)) }) {
        #expect(!PlainWordsTests.avoided.contains(word), "\(word) at \(file.path):\(index + 1)")
      }
    }
  }
}
