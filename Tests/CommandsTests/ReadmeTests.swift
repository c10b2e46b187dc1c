import Foundation
import Reporting
import Testing

/// A fenced block of the README, with the comment above it.
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

/// What the README says is so.
@Suite struct ReadmeTests {
  private let blocks: [Block]

  init() throws {
    let file = BuiltTool.root.appendingPathComponent("README.md")
    blocks = Block.all(in: try String(contentsOf: file, encoding: .utf8))
  }

  @Test func everySpecHasANameAndIsRun() throws {
    let specs = blocks.filter { $0.language == "sbar" }
    #expect(specs.count >= 3)
    let commands = blocks.flatMap { $0.commands.map { $0.command } }
    for spec in specs {
      #expect(spec.note.hasPrefix("file: "))
      #expect(commands.contains("sbar test " + spec.note.dropFirst(6)))
    }
  }

  @Test func everyCommandPrintsWhatStandsBelowIt() throws {
    let folder = try TemporaryFolder()
    for file in blocks where file.note.hasPrefix("file: ") {
      try folder.write(String(file.note.dropFirst(6)), file.text)
    }
    let runs = blocks.filter { $0.note.hasPrefix("run, exit ") }
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
        if !isSame { try record(printed, insteadOf: output) }
      }
    }
  }

  /// An empty line of a difference is a space, and no line of the README ends with one.
  private func withoutTrailingSpace(_ text: String) -> String {
    text.replacing(#/ +\n/#, with: "\n")
  }

  /// With `SBAR_RECORD` set, what was printed takes its place in the README; the test still fails.
  private func record(_ printed: String, insteadOf old: String) throws {
    guard ProcessInfo.processInfo.environment["SBAR_RECORD"] != nil else { return }
    let file = BuiltTool.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacingOccurrences(of: old, with: printed).utf8).write(to: file)
  }

  /// What builds or tests this package cannot be run by a test of it; `.ci/run` does.
  @Test func noOtherCommandIsGiven() {
    let known = [
      "swift run sbar test Examples", "swift build",
      "swift build -c release --static-swift-stdlib -Xswiftc -static-executable",
      "swift test",
      "swift test --filter ReportingTests",
      "SBAR_RECORD=1 swift test --filter \"ReportingTests|ReadmeTests\"",
      "sbar ask Reader.swift --root Reader --then 'tap \"Photo\"' --then back --write photo.sbar",
      "sbar ask gallery.sbar --on 'ios 16...26, device [notch, pad]'",
      "swift format -i -r Package.swift Sources Tests", "swift run -c release sbar-bench",
      "swift run sbar-fuzz 60",
      ".ci/run", ".ci/coverage", "cp .build/release/sbar /usr/local/bin/",
    ]
    for block in blocks where block.language == "console" && !block.note.hasPrefix("run") {
      for (command, output) in block.commands {
        #expect(known.contains(command), "\(command)")
        #expect(output == "")
      }
    }
  }

  @Test func theFlagsAreThoseOfTheHelp() throws {
    let file = BuiltTool.root.appendingPathComponent("README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let help = try BuiltTool.run(["help", "test"], in: BuiltTool.root).output
    var count = 0
    for line in help.split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/  (?:-. ?, )?(--\S+(?: \S+)?)  +(.*)/#) else {
        continue
      }
      count += 1
      #expect(readme.contains("| `\(match.1)` | \(match.2) |\n"), "\(line)")
    }
    #expect(count >= 14)
  }

  @Test func theFormatsAreAllTold() throws {
    let file = BuiltTool.root.appendingPathComponent("README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    for format in ReportFormat.allCases {
      #expect(readme.contains("| `\(format.rawValue)` | "), "\(format)")
    }
  }

  @Test func theExitCodesAreThoseOfTheHelp() throws {
    let help = try BuiltTool.run(["help"], in: BuiltTool.root).output
    let file = BuiltTool.root.appendingPathComponent("README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    var count = 0
    for line in help.split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/  ([0-9]+) +(.*)/#) else { continue }
      count += 1
      #expect(readme.contains("| \(match.1) | \(match.2) |\n"))
    }
    #expect(count == 11)
  }
}
