import Foundation
import Testing

/// Which target may know which, and what the inner ones must do without.
@Suite struct ArchitectureTests {
  static let inner: Set<String> = [
    "Book", "StatusBar", "Picture", "Language", "Binding", "Interpreter", "Exploring",
    "Wording", "Reporting", "Editing", "Serving", "Grammars", "Playground",
  ]

  static let outer: Set<String> = [
    "Binding", "Host", "Interpreter", "Language", "Reporting", "StatusBar", "Wording",
  ]

  /// Imports run one way; `StatusBar` and `Language` know nothing of each other.
  static let allowed: [String: Set<String>] = [
    "Book": [],
    "StatusBar": ["Book"],
    "Language": [],
    "Grammars": ["Book", "Language"],
    "Binding": ["Language", "StatusBar"],
    "Interpreter": ["Binding", "Language", "StatusBar"],
    "Exploring": ["Binding", "Interpreter", "Language", "StatusBar"],
    "Wording": ["Exploring", "Interpreter", "Language", "StatusBar"],
    "Picture": ["StatusBar"],
    "Reporting": [
      "Binding", "Book", "Exploring", "Interpreter", "Language", "Picture", "StatusBar",
      "Wording",
    ],
    "Editing": [
      "Binding", "Interpreter", "Language", "Picture", "Reporting", "StatusBar", "Wording",
    ],
    "Serving": ["Editing", "Interpreter", "Language", "Picture", "Reporting"],
    "Playground": ["Interpreter", "Language", "Reporting", "Serving"],
    "Host": ["Glibc", "Musl", "Darwin"],
    "Driver": ["Host", "Interpreter", "Language", "StatusBar"],
    "Projects": ["Language"],
    "Commands": outer.union([
      "Driver", "Exploring", "Grammars", "Picture", "Projects", "Serving",
    ]),
    "StatusBarSpecs": outer.union(["Driver", "Picture"]),
    "StatusBarSpecsTesting": ["StatusBarSpecs", "Testing"],
    "sbar": ["Commands"],
    "sbar-bench": outer.union(["Serving"]),
    "Fuzzing": [
      "Binding", "Editing", "Exploring", "Interpreter", "Language", "Reporting", "Serving",
    ],
    "sbar-fuzz": ["Fuzzing", "Host"],
    "sbar-libfuzzer": ["Fuzzing", "Host"],
  ]

  /// A file that was only made to try something is no part of the project.
  @Test func nothingElseStandsAtTheTop() throws {
    let known = ["Package.swift", "Grammar.md", "README.md"]
    let ends = [".md", ".py", ".sbar", ".sh", ".swift", ".txt"]
    let found = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let stray = found.filter { name in
      !name.hasPrefix(".") && !known.contains(name) && ends.contains { name.hasSuffix($0) }
    }
    #expect(stray.sorted() == [])
  }

  @Test func everyTargetStandsInTheTable() {
    #expect(Set(Repository.sources.map { $0.target }) == Set(ArchitectureTests.allowed.keys))
  }

  @Test(arguments: Repository.sources)
  func importsRunOneWay(file: Repository.File) {
    let allowed = ArchitectureTests.allowed[file.target] ?? []
    for line in file.code where line.contains("import ") {
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { continue }
      #expect(allowed.contains(String(words[place + 1])), "\(file.path): \(line)")
    }
  }

  @Test func nobodyElseIsNeeded() {
    #expect(!Repository.file("Package.swift").text.contains(".package("))
  }

  @Test(arguments: Repository.sources)
  func nothingTrapsOnPurpose(file: Repository.File) {
    let code = file.code
    let found = Repository.found(["try!", "as!", "fatalError(", "import Foundation"], in: code)
    for (index, line) in code.enumerated() {
      for word in found {
        #expect(!line.contains(word), "\(word) at \(file.path):\(index + 1)")
      }
    }
  }

  /// What Embedded Swift has not, or what prints nonsense there.
  @Test(arguments: Repository.sources.filter { inner.contains($0.target) })
  func innerTargetsStayEmbeddable(file: Repository.File) {
    let words = [
      "any ", "(\\.", " \\.", "Codable", "Mirror(", "String(describing", "weak ", "unowned ",
      "print(", "AnyHashable", " Any ", "Any]", "@objc", "Task {", "async ", "await ",
    ]
    let code = file.code
    let found = Repository.found(words, in: code)
    for (index, line) in code.enumerated() where !isListOfCases(line) {
      for word in found {
        #expect(!(" " + line).contains(word), "\(word) at \(file.path):\(index + 1)")
      }
      #expect(!isUntypedThrows(line), "throws without a type at \(file.path):\(index + 1)")
    }
  }

  /// The cases of an enum may be named after anything.
  private func isListOfCases(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("case ") && !line.contains(":")
  }

  private func isUntypedThrows(_ line: String) -> Bool {
    line.contains(" throws ") || line.hasSuffix(" throws")
  }
}
