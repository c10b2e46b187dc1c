import Foundation
import Testing

@testable import Language

/// Lines of scenarios that were read before are not read again, and the result is the same.
@Suite struct LineTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  /// What may stand behind a line: each word of a step, and what would go on with it.
  private static let followers: [String] = [
    "launch", "push Feed", "pop", "back", "popToRoot", "present Feed", "dismiss", "select tab 2",
    "scroll down 40", "pull down 40", "rotate landscape", "resize compact", "appearance dark",
    "set Feed.a = 1", "call Feed.f", "request update", "show sidebar", "hide sidebar", "wait 1 s",
    "open scene A", "close scene A", "activate scene A", "begin back", "finish", "cancel",
    "expect hidden", "expect ?", "background", "inactive", "foreground", "indicator call",
    "peek Feed",
    "tap \"a\"", "}", "when a", "because \"why\"", "by Feed", ", dark", "+ 1", ".a", "{ a }",
    "(1)", "[1]", "#2", "and dark", "as sheet", "from Feed", "for 1 s", "// a", "/* a", "/* a */",
    "/// a", ";", "\"a\"", "2", "? 1 : 2", "== 1", "!", "meanwhile", "within 1", "exactly 2 times",
    "Feed()", "window W { A() }", "light", "update", "é", "\u{201C}a\u{201D}", "`a`", "$a", "#if A",
  ]

  /// Every step of the Examples that stands in one line, before everything that may follow it: one
  /// in thirty of the pairs in every run, all of them with `SBAR_TESTS=all`.
  @Test func whateverFollowsALineItIsReadAlike() throws {
    let lines = try Self.lines()
    #expect(lines.count > 800)
    var number = 0
    var again = 0
    for line in lines {
      for follower in Self.followers {
        number += 1
        guard Self.isAll || number.isMultiple(of: 30) else { continue }
        again += expectAlike("\(line)\n    \(follower)")
      }
    }
    #expect(again * 5 > number / (Self.isAll ? 1 : 30))
  }

  /// Steps that chance makes of the grammar, one after the other.
  @Test func stepsOfTheGrammarAreReadAlike() throws {
    var generator = SentenceGenerator(try GrammarFile(), seed: 11)
    var again = 0
    for _ in 0..<(Self.isAll ? 20_000 : 300) {
      guard let first = generator.sentence("Step"), let second = generator.sentence("Step") else {
        continue
      }
      again += expectAlike(first + "    " + second)
    }
    #expect(again > 50)
  }

  /// What stands at the ends of a line, and of a file.
  @Test(arguments: [
    "pop   ", "pop\t", "pop // a", "pop /* a */", "pop\r", "pop\n\n\n", "pop\n// a\n", "pop;",
    "pop; pop", "  pop", "set A.b = \"é\"", "set A.b = \"\"\"\n  a\n  \"\"\"",
    "expect hidden,\n  dark",
    "expect hidden when a", "expect hidden because \"b\"", "push Feed(a: 1)",
    "present Feed { A() }",
  ])
  func anyEndOfALineIsReadAlike(line: String) {
    for end in ["\n}\n", "\n", "", "}\n", "}", " }\n", "\r\n}\r\n", "\n    launch\n}\n"] {
      for opening in [
        "{\n    ", "{", "{ ", "\n{ launch\n", "{\n  window W { A() }\n  ", "on ios 16 {\n ",
      ] {
        _ = expectAlike(whole: "scenario \"a\" \(opening)\(line)\(end)")
      }
    }
  }

  /// The names of a line that is not read again are those of the text where it was read.
  @Test func aLineIsOfTheSpecThatItWasReadIn() {
    let text = "scenario \"a\" {\n    launch\n    push Feed\n    push Feed\n}\n"
    var lines: LineTable? = LineTable()
    let spec = loadSpec(root: source(Array(text.utf8)), lines: &lines) { _, _ in .failed("") }
    guard case .scenario(let scenario)? = spec.scripts.first?.items.first else {
      Issue.record("no scenario")
      return
    }
    #expect(scenario.steps[1].line == scenario.steps[2].line)
    guard case .again = scenario.steps[2].kind,
      case .push(let reference) = spec.written(scenario.steps[2], in: FileID(0)).kind
    else {
      Issue.record("the line was read twice")
      return
    }
    #expect(spec.names.spelling(of: reference.name.name) == "Feed")
    #expect(reference.name.range == SourceRange(49, 53))
  }

  @Test func noMoreThanSoManyLinesAreKept() {
    #expect(LineTable.countLimit == 1 << 14)
    let steps = (0..<200).map { "    set A.b = \($0)\n" }.joined()
    let whole = "scenario \"a\" {\n\(steps)\(steps)}\n"
    #expect(expectAlike(whole: whole, countLimit: 160) == 2 * 160)
  }

  // MARK: - Helpers

  /// The lines of scenarios in the repository's specs, each once.
  private static func lines() throws -> [String] {
    var found: Set<String> = []
    for (_, bytes) in try FormattingLawTests.corpus() {
      for case .scenario(let scenario) in parsed(bytes).script.items {
        for step in scenario.steps {
          let text = String(
            decoding: bytes[Int(step.range.start)..<Int(step.range.end)], as: UTF8.self)
          if !text.contains("\n") { found.insert(text) }
        }
      }
    }
    return found.sorted()
  }

  /// Expects that a line, met for the second time in front of something else, is read as it is
  /// without a table; returns how many lines were not read again.
  private func expectAlike(_ steps: String) -> Int {
    let line = steps.prefix { $0 != "\n" }
    return expectAlike(
      whole: "scenario \"a\" {\n    \(line)\n    finish\n}\nscenario \"b\" {\n    \(steps)\n}\n")
  }

  private func expectAlike(
    whole text: String, countLimit: Int = LineTable.countLimit
  ) -> Int {
    let bytes = Array(text.utf8)
    let plain = parsed(bytes)
    let plainShape = shape(of: plain.script, bytes)
    var lines: LineTable? = LineTable(countLimit: countLimit)
    var count = 0
    // The second time all lines are known that can be.
    for _ in 0..<2 {
      var names = plain.names
      var read = parse(source(bytes), names: &names, lines: &lines)
      let diagnostics = rendered(read.diagnostics, bytes)
      #expect(diagnostics == rendered(plain.diagnostics, bytes), "\(text)")
      #expect(read.script.wordCount == plain.script.wordCount, "\(text)")
      count = restore(
        &read.script,
        Spec(
          sources: [source(bytes)], scripts: [], names: names, diagnostics: []))
      #expect(shape(of: read.script, bytes) == plainShape, "\(text)")
    }
    return count
  }

  /// Reads what was not read; returns how many lines that are.
  private func restore(_ script: inout Script, _ spec: Spec) -> Int {
    var count = 0
    for index in script.items.indices {
      guard case .scenario(var scenario) = script.items[index] else { continue }
      for place in scenario.steps.indices {
        guard case .again = scenario.steps[place].kind else { continue }
        count += 1
        scenario.steps[place] = spec.written(scenario.steps[place], in: FileID(0))
      }
      script.items[index] = .scenario(scenario)
    }
    return count
  }

  private func shape(of script: Script, _ bytes: [UInt8]) -> TreeShape.Digest {
    var lexer = Lexer(bytes)
    var tokens: [Token] = []
    while true {
      tokens.append(lexer.next())
      if tokens.last?.kind == .endOfFile { break }
    }
    var shape = TreeShape(tokens)
    shape.add(script)
    return shape.digest
  }

  private func source(_ bytes: [UInt8]) -> Source {
    Source(file: FileID(0), name: "test.sbar", bytes: bytes)
  }
}
