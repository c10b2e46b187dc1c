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

  /// A line that is not read again has its own places.
  @Test func aLineStandsWhereItIs() {
    let text = "scenario \"a\" {\n    launch\n    push Feed\n    push Feed\n}\n"
    var lines: LineTable? = LineTable()
    var names = NameTable()
    for start in [0, 3] {
      let bytes = Array((String(repeating: "\n", count: start) + text).utf8)
      let script = parse(source(bytes), names: &names, lines: &lines).script
      guard case .scenario(let scenario)? = script.items.first else {
        Issue.record("no scenario")
        return
      }
      #expect(scenario.steps[1].line != .none)
      #expect(scenario.steps[1].line == scenario.steps[2].line)
      for (step, place) in zip(scenario.steps.dropFirst(), [35, 49]) {
        guard case .push(let reference) = step.kind else {
          Issue.record("no push")
          return
        }
        #expect(names.spelling(of: reference.name.name) == "Feed")
        let name = UInt32(start + place)
        #expect(reference.name.range == SourceRange(name, name + 4))
      }
    }
  }

  /// Names that mean another type in another place: each line is read where it stands.
  @Test func linesOfNamesThatAreToldApartAreReadAgain() {
    var lines: LineTable? = LineTable()
    var names = NameTable()
    var text = source(Array("scenario \"a\" {\n    push Feed\n    push Feed\n}\n".utf8))
    text.distinctNames[38] = Array("A.Feed".utf8)
    let script = parse(text, names: &names, lines: &lines).script
    guard case .scenario(let scenario)? = script.items.first,
      case .push(let first) = scenario.steps[0].kind,
      case .push(let second) = scenario.steps[1].kind
    else {
      Issue.record("no steps")
      return
    }
    #expect(names.spelling(of: first.name.name) == "Feed")
    #expect(names.spelling(of: second.name.name) != "Feed")
    #expect(lines != nil)
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
      let read = parse(source(bytes), names: &names, lines: &lines)
      let diagnostics = rendered(read.diagnostics, bytes)
      #expect(diagnostics == rendered(plain.diagnostics, bytes), "\(text)")
      #expect(read.script.wordCount == plain.script.wordCount, "\(text)")
      count = keptLines(of: read.script)
      #expect(shape(of: read.script, bytes) == plainShape, "\(text)")
    }
    return count
  }

  /// How many lines are among those that are kept.
  private func keptLines(of script: Script) -> Int {
    script.items.reduce(into: 0) { count, item in
      guard case .scenario(let scenario) = item else { return }
      count += scenario.steps.count { $0.line != .none }
    }
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
