import Commands
import Foundation
import Reporting
import Testing

/// A fenced block of a document, with the comment above it.
private struct Block {
  var language: String
  var note: String
  var text: String

  /// All blocks of a text.
  static func all(in text: String) -> [Block] {
    var blocks: [Block] = []
    var note = ""
    var current: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var open = current {
        if line == "```" {
          blocks.append(open)
          current = nil
          note = ""
        } else {
          open.text += line + "\n"
          current = open
        }
      } else if line.hasPrefix("```") {
        current = Block(language: String(line.dropFirst(3)), note: note, text: "")
      } else {
        note = line.hasPrefix("<!-- ") ? String(line.dropFirst(5).dropLast(4)) : ""
      }
    }
    return blocks
  }

  /// The words of a command as a shell takes them, with single quotes only.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in command {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Each `$ command` with the lines below it.
  var commands: [(command: String, output: String)] {
    var result: [(command: String, output: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        result.append((String(line.dropFirst(2)), ""))
      } else if !result.isEmpty {
        result[result.count - 1].output += line + "\n"
      }
    }
    return result
  }
}

/// A document for people, with its blocks.
private struct Document {
  let url: URL
  let text: String
  let blocks: [Block]

  init(_ path: String) throws {
    url = BuiltTool.root.appendingPathComponent(path)
    text = try String(contentsOf: url, encoding: .utf8)
    blocks = Block.all(in: text)
  }

  var commands: [String] { blocks.flatMap { $0.commands.map { $0.command } } }
}

/// What the README and the documents beside it say is so.
@Suite struct ReadmeTests {
  private static let front = "README.md"
  private static let examples = "Examples/README.md"
  private static let ci = "Examples/ci/README.md"
  private static let documents = [
    front, examples, ci, ".github/CONTRIBUTING.md", "Sources/README.md",
  ]

  @Test func theFrontPageIsShort() throws {
    let lines = try Document(ReadmeTests.front).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 250)
  }

  @Test(arguments: [front, examples])
  func everySpecHasANameAndIsRun(path: String) throws {
    let document = try Document(path)
    let specs = document.blocks.filter { $0.language == "sbar" }
    #expect(specs.count >= 3)
    for spec in specs {
      #expect(spec.note.hasPrefix("file: "))
      let name = spec.note.dropFirst(6)
      let isRun = document.commands.contains {
        $0.hasPrefix("sbar test " + name) || $0.hasPrefix("sbar explore " + name)
      }
      #expect(isRun, "\(name)")
    }
  }

  /// The files of the front page and the projects of the examples are there in each folder.
  @Test(arguments: [front, examples])
  func everyCommandPrintsWhatStandsBelowIt(path: String) throws {
    let folder = try TemporaryFolder()
    let document = try Document(path)
    for file in try Document(ReadmeTests.front).blocks + document.blocks
    where file.note.hasPrefix("file: ") {
      try folder.write(String(file.note.dropFirst(6)), file.text)
    }
    try copyProjects(to: folder.url)
    let runs = document.blocks.filter { $0.note.hasPrefix("run, exit ") }
    #expect(runs.count >= 3)
    for run in runs {
      let status = Int32(run.note.dropFirst(10))
      for (command, output) in run.commands {
        let words = Block.words(of: command)
        #expect(words.first == "sbar")
        let result = try BuiltTool.run(Array(words.dropFirst()), in: folder.url)
        #expect(result.status == status, "\(command)")
        let printed = withoutTrailingSpace(result.output)
        let isSame = BuiltTool.steady(printed) == BuiltTool.steady(output)
        #expect(isSame, "\(command) prints:\n\(result.output)")
        if !isSame { try record(printed, below: command, insteadOf: output, in: document.url) }
      }
    }
  }

  private func copyProjects(to folder: URL) throws {
    let projects = BuiltTool.root.appendingPathComponent("Examples/projects")
    for name in try FileManager.default.contentsOfDirectory(atPath: projects.path)
    where !name.hasPrefix(".") {
      try FileManager.default.copyItem(
        at: projects.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
  }

  /// An empty line of a difference is a space, and no line of a document ends with one.
  private func withoutTrailingSpace(_ text: String) -> String {
    text.replacing(#/ +\n/#, with: "\n")
  }

  /// With `SBAR_RECORD` set, the document shows what was printed; the test still fails.
  private func record(
    _ printed: String, below command: String, insteadOf old: String, in file: URL
  ) throws {
    guard ProcessInfo.processInfo.environment["SBAR_RECORD"] != nil else { return }
    let text = try String(contentsOf: file, encoding: .utf8)
    let head = "$ \(command)\n"
    let new = text.replacingOccurrences(of: head + old, with: head + printed)
    try Data(new.utf8).write(to: file)
  }

  /// What builds or tests this package cannot be run by a test of it; `.ci/run` does.
  @Test(arguments: documents)
  func noOtherCommandIsGiven(path: String) throws {
    let known = [
      "swift run sbar test Examples", "swift build", "swift build -c release",
      "swift build -c release --static-swift-stdlib -Xswiftc -static-executable",
      "swift test",
      "swift test --filter ReportingTests",
      "SBAR_RECORD=1 swift test --filter \"ReportingTests|ReadmeTests\"",
      "sbar ask Reader.swift --root Reader --then 'tap \"Photo\"' --then back --write photo.sbar",
      "sbar ask gallery.sbar --on 'ios 16...26, device [notch, pad]'",
      "swift format -i -r Package.swift Sources Tests", "swift run -c release sbar-bench",
      "swift run sbar-fuzz 60",
      "sbar test Examples --report html=examples.html",
      ".ci/pack", ".ci/run", ".ci/nightly", ".ci/coverage", ".ci/sweep Checkouts",
      "cp .build/release/sbar /usr/local/bin/",
    ]
    for block in try Document(path).blocks
    where block.language == "console" && !block.note.hasPrefix("run") {
      for (command, output) in block.commands {
        #expect(known.contains(command), "\(command)")
        #expect(output == "")
      }
    }
  }

  /// Links to files of the repository lead somewhere.
  @Test(arguments: documents + ["Grammar.md"])
  func everyLinkLeadsToAFile(path: String) throws {
    let document = try Document(path)
    let folder = document.url.deletingLastPathComponent()
    for match in document.text.matches(of: #/\]\(([^)#]+)(#[^)]*)?\)/#)
    where !match.1.hasPrefix("http") {
      let target = folder.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(match.1)")
    }
  }

  /// A flag that a document names in its prose is one of the tool's.
  @Test func theFlagsThatAreNamedExist() throws {
    let help = try Verb.allCases.map {
      try BuiltTool.run(["help", $0.rawValue], in: BuiltTool.root).output
    }.joined()
    var count = 0
    for path in [ReadmeTests.front, ReadmeTests.examples, ReadmeTests.ci] {
      let text = try Document(path).text.replacing(#/(?s)```.*?\n```/#, with: "")
      for match in text.matches(of: #/`[^`\n]*?(--[a-z-]+)[^`\n]*`/#) {
        count += 1
        #expect(help.contains("\(match.1)"), "\(match.1)")
      }
    }
    #expect(count >= 20)
  }

  @Test func theFormatsAreAllTold() throws {
    let text = try Document(ReadmeTests.ci).text
    for format in ReportFormat.allCases {
      #expect(text.contains("| `\(format.rawValue)` | "), "\(format)")
    }
  }

  @Test func theExitCodesAreThoseOfTheHelp() throws {
    let help = try BuiltTool.run(["help"], in: BuiltTool.root).output
    let text = try Document(ReadmeTests.ci).text
    var count = 0
    for line in help.split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/  ([0-9]+) +(.*)/#) else { continue }
      count += 1
      #expect(text.contains("| \(match.1) | \(match.2) |\n"))
    }
    #expect(count == 11)
  }

  @Test func theRulesAreCountedByConfidence() throws {
    let rules = try BuiltTool.run(["rules"], in: BuiltTool.root).output
    var counts: [Substring: Int] = [:]
    for line in rules.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^\S+ +(single source|\S+)/#) else { continue }
      counts[match.1, default: 0] += 1
    }
    let text = try Document(ReadmeTests.front).text
    #expect(counts.count == 5)
    for (confidence, count) in counts {
      let words = "\(count) \(confidence)"
      #expect(text.contains(" " + words) || text.contains("\n" + words), "\(words)")
    }
  }

  /// The commands of the jobs, as far as a shell can run them: all but the building of sbar.
  @Test(arguments: ["action.yml", "cached.yml", "github.yml", "gitlab.yml"])
  func theJobsRun(name: String) throws {
    let job = BuiltTool.root.appendingPathComponent("Examples/ci/" + name)
    let text = try String(contentsOf: job, encoding: .utf8)
      .replacing(#/\n +--report/#, with: " --report")
    let folder = try TemporaryFolder()
    try folder.write("Specs/one.sbar", ReadmeTests.spec)
    var count = 0
    for line in text.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/(?:^| |\/)sbar ((?:test|report) .*)/#) else {
        continue
      }
      count += 1
      for part in 1...3 {
        let command = match.1
          .replacing("${{ matrix.shard }}", with: "\(part)")
          .replacing("$CI_NODE_INDEX/$CI_NODE_TOTAL", with: "\(part)/3")
          .replacing("$CI_NODE_INDEX", with: "\(part)")
        let words = command.split(separator: " ").flatMap { word in
          word == "shard-*.jsonl" ? (1...3).map { "shard-\($0).jsonl" } : [String(word)]
        }
        let result = try BuiltTool.run(words, in: folder.url)
        #expect(result.status == 0, "\(words): \(result.output)")
      }
    }
    #expect(count == (name == "action.yml" ? 0 : name == "cached.yml" ? 1 : 2))
  }

  private static let spec = """
    app A {
        ios 16...18
        device notch
        Text("a").statusBarHidden()
    }

    scenario "one" {
        launch
        expect hidden
    }

    scenario "two" {
        launch
        expect hidden
    }

    scenario "three" {
        launch
        expect hidden
    }

    """
}
