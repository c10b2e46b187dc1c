import Testing

/// Files a person edits: width, ends, white space, and words that do not belong.
@Suite struct TextTests {
  static let prose =
    Repository.swift + Repository.pages + Repository.files(["Examples"], [".sbar"])
    + [
      "README.md", "Grammar.md", "Examples/README.md", "Examples/ci/README.md", "Sources/README.md",
      ".github/CONTRIBUTING.md",
    ].map { Repository.file($0) }

  @Test(arguments: Repository.swift)
  func noLineIsLongerThanAHundredColumns(file: Repository.File) {
    for (index, line) in file.lines.enumerated() where line.utf8.count > 100 {
      #expect(line.count <= 100, "\(file.path):\(index + 1)")
    }
  }

  @Test(arguments: prose)
  func filesEndWithOneNewlineAndLinesWithNoSpace(file: Repository.File) {
    #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"))
    for (index, line) in file.lines.enumerated() {
      #expect(!line.hasSuffix(" ") && !line.contains("\r"), "\(file.path):\(index + 1)")
    }
  }

  @Test(arguments: prose)
  func nothingSpeaksOfTheMachineItWasWrittenOn(file: Repository.File) {
    if file.path.hasPrefix("Tests/TidyTests/") { return }
    let text = file.text.lowercased()
    for word in TextTests.foreignWords { #expect(!text.contains(word), "\(word) in \(file.path)") }
  }

  /// Paths of one person's machine, and work left open.
  static let foreignWords = ["/root/", "/home/", "/users/", "c:\\", "colleague", "todo:", "fixme"]
}
