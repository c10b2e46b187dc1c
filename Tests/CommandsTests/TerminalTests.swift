import Foundation
import Testing

/// What a person sees at a terminal.
@Suite struct TerminalTests {
  private let clear = "\r\u{1B}[K"

  @Test func keysOfAWatchAreTakenAsTheyArePressed() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let terminal = try Terminal(["test", "--watch", "--no-times", "."], in: folder.url)
    let first = terminal.read(to: "q quits")
    #expect(first.hasPrefix("\u{1B}[2J\u{1B}[3J\u{1B}[H\u{1B}["))
    #expect(first.contains("2 scenarios in 1 file") && first.contains("watching 1 file;"))
    #expect(terminal.isRaw)
    // Without the end of a line; what is pressed is not shown.
    terminal.press("a")
    let second = terminal.read(to: "q quits")
    #expect(second.contains("\u{1B}[2J") && !second.contains("\na"))
    terminal.press("f")
    #expect(terminal.read(to: "q quits").contains("1 passed, 1 failed"))
    terminal.press("x")
    terminal.press("q")
    #expect(terminal.end().status == 1)
    #expect(!terminal.isRaw)
  }

  @Test(arguments: ["\u{4}", "\u{3}"])
  func endsOfAWatchLeaveTheTerminalAsItWas(key: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.vain)
    let terminal = try Terminal(["test", "--watch", "--no-times", "."], in: folder.url)
    _ = terminal.read(to: "q quits")
    #expect(terminal.isRaw)
    // Ctrl-C is a signal only where the terminal is the one of a session.
    if key == "\u{3}" { terminal.interrupt() } else { terminal.press(key) }
    #expect(terminal.end().status == (key == "\u{3}" ? 130 : 0))
    #expect(!terminal.isRaw)
  }

  /// Of a run that no machine ends before its time is over.
  @Test func aLongRunIsToldOfInALineThatGoes() throws {
    let folder = try TemporaryFolder()
    let numbers = (1...64).map { String($0) }.joined(separator: ", ")
    for file in 1...60 {
      var long = ReportSamples.vain.replacing(
        "NavigationStack", with: "state a = \(file)\n    state b = 1\n    NavigationStack")
      long += """
        scenario "long" on a [\(numbers)], b [\(numbers)] {
            launch
            expect visible
        }

        """
      try folder.write("\(file).sbar", long)
    }
    let words = ["test", "--jobs", "1", "--color", "never", "--timeout", "1500ms", "."]
    let terminal = try Terminal(words, in: folder.url)
    let drawn = terminal.read(to: " of 60 files (")
    #expect(drawn.contains(clear), "\(drawn)")
    let (rest, status) = terminal.end()
    #expect(status == 5)
    // Whatever stood there is taken away before the result. A line may be drawn between two parts
    // of it, on a machine that is busy.
    let shown = staying(of: drawn + rest)
    #expect(shown.contains("timed out with "), "\(shown)")
    #expect(!shown.contains(" of 60 files ("), "\(shown)")
    let short = words.map { $0 == "1500ms" ? "900ms" : $0 }
    let quiet = try Terminal(short + ["--no-progress"], in: folder.url)
    #expect(!quiet.end().rest.contains(clear))
  }

  /// What is left on a screen of what was written there: no line that was taken away.
  private func staying(of written: String) -> String {
    written.components(separatedBy: clear).reduce("") { shown, next in
      let ended = shown.lastIndex(where: \.isNewline).map { shown.index(after: $0) }
      return shown[..<(ended ?? shown.startIndex)] + next
    }
  }

  /// What each verb says, of specs that are in order and of some that are not.
  private static let commands: [[String]] = [
    ["test", "."], ["test", "--strict", "--verbose", "."], ["test", "--list", "."], ["check", "."],
    ["lint", "."], ["mend", "."], ["mend", "v.sbar"], ["fmt", "--diff", "f.sbar"],
    ["explain", "a.sbar:16"], ["explain", "a.sbar", "hidden"], ["explain", "SB4102", "S18", "P2"],
    ["explain"], ["rules", "popover"], ["devices"], ["policies"], ["quirks"], ["config"],
    ["ask", "NavigationStack { Text(\"a\").statusBarHidden() }"], ["help"], ["help", "test"],
    ["render", "a.sbar:16"], ["render", "a.sbar", "hidden"],
    ["render", "a.sbar:10", "--cell", "1"],
    ["init", "new"],
  ]

  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  /// A narrow terminal and the usual one in every run; wider ones, too, with `SBAR_TESTS=all`.
  @Test(arguments: isAll ? [40, 60, 80, 100] : [40, 80])
  func linesAreAsLongAsTheTerminalIsWide(columns: UInt16) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    try folder.write("o.sbar", ReportSamples.outcomes)
    try folder.write("v.sbar", ReportSamples.vain)
    try folder.write("m.sbar", ReportSamples.malformed)
    let long = "// \u{1B}[31m" + String(repeating: "long ", count: 40) + "\n"
    try folder.write("f.sbar", long + ReportSamples.vain.replacing("    launch", with: " launch"))
    for words in TerminalTests.commands {
      let text = try Terminal(words, columns: columns, in: folder.url).end().rest
      let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      #expect(!plain.contains("\u{1B}"), "\(words)")
      for line in plain.split(whereSeparator: \.isNewline) where line.count > Int(columns) {
        // A command is one word after the other, to be pasted; an address and a path are one word.
        let isPasted = line.contains("sbar ") || line.contains("https://")
        #expect(isPasted || line.split(separator: " ").count == 1, "\(words): \(line)")
      }
    }
  }

  /// Whatever a file says, and however little a terminal says of itself.
  @Test(arguments: [80, 0])
  func nothingFromAFileIsObeyed(columns: UInt16) throws {
    let folder = try TemporaryFolder()
    let hostile = "\u{1B}]0;x\u{7}\u{1B}[31m\u{9B}31m\u{8}"
    let comment = ReportSamples.matrix.replacing("    launch", with: " launch // \(hostile)")
    try folder.write("a.sbar", comment.replacing("\"hidden\"", with: "\"hid\(hostile)den\""))
    try folder.write("b.sbar", "\(hostile)\n")
    try folder.write("c.sbar", comment)
    try folder.write("V.swift", "struct V: View { var body: some View { Text(\"\(hostile)\") } }\n")
    try folder.write("x.config", "filter \(hostile)\n")
    try folder.write("y.config", "\(hostile)\n")
    for words in [
      ["fmt", "c.sbar"], ["fmt", "--diff", "c.sbar"], ["fmt", "b.sbar"], ["test", "."],
      ["test", ".", "--verbose"], ["check", "."], ["lint", "."], ["mend", "a.sbar"],
      ["explain", "a.sbar:16"], ["explain", "a.sbar:16", "--pictures"], ["render", "a.sbar:16"],
      ["render", "a.sbar:14"], ["ask", "V.swift"], ["ask", "Text(\"\(hostile)\")"],
      ["config", "--config", "x.config"], ["test", "--config", "y.config"], ["rules", hostile],
      ["test", ".", "--filter", hostile], ["test", ".", "--format", "json"],
      ["test", ".", "--format", "junit"], ["test", ".", "--format", "sarif"],
      ["test", ".", "--format", "github"], ["test", ".", "--format", "tap"],
    ] {
      let flags = ["--color", "never"]
      let text = try Terminal(words + flags, columns: columns, in: folder.url).end().rest
      let obeyed = text.unicodeScalars.filter { scalar in
        scalar.value < 0x20 && scalar != "\n" && scalar != "\r" || (0x7F..<0xA0) ~= scalar.value
      }
      #expect(obeyed.isEmpty && !text.isEmpty, "\(words): \(text.debugDescription)")
    }
  }

  /// Pictures and pills are for a terminal with room and colours.
  @Test func barsAreDrawnWhereThereIsRoom() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let moment = try Terminal(["explain", "a.sbar:16"], in: folder.url).end().rest
    #expect(moment.contains("╭────────▂▂▂▂▂▂────────╮"), "\(moment)")
    let narrow = try Terminal(["explain", "a.sbar:16"], columns: 79, in: folder.url).end().rest
    #expect(!narrow.contains("╭"))
    let view = "TabView { Text(\"a\") }"
    let answers = try Terminal(["ask", view], in: folder.url).end().rest
    #expect(answers.hasPrefix("(▬▬) ▐▬▬▌ ") && answers.contains("\n(╌╌) "), "\(answers)")
    let unknown = try Terminal(
      ["ask", "Text(\"a\").statusBarHidden(session.isLocked)"], in: folder.url
    ).end().rest
    #expect(unknown.hasPrefix("(▬╌? "), "\(unknown)")
    for flags in [["--ascii"], ["--color", "never"]] {
      let plain = try Terminal(["ask", view] + flags, in: folder.url).end().rest
      #expect(!plain.contains("▬") && !plain.contains("(="))
    }
  }

  /// Beside a block, where both have room and colours; below it where they are asked for.
  @Test func failuresAreDrawnWhereThereIsRoom() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    func lines(_ flags: [String], _ columns: UInt16) throws -> [Substring] {
      try Terminal(["test", "a.sbar"] + flags, columns: columns, in: folder.url).end().rest
        .replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(whereSeparator: \.isNewline)
    }
    let wide = try lines([], 132)
    let head = try #require(wide.first { $0.contains("a.sbar:16") })
    #expect(head.hasSuffix("should be"), "\(wide)")
    #expect(wide.contains { $0.hasSuffix("╭────────▂▂▂▂▂▂────────╮  ╭────────▂▂▂▂▂▂────────╮") })
    let edges = wide.filter { $0.contains("│  │") }.map { $0.prefix { $0 != "│" }.count }
    #expect(wide.allSatisfy { $0.count <= 132 } && !edges.isEmpty)
    #expect(try !lines([], 131).contains { $0.contains("╭") })
    #expect(try !lines(["--color", "never"], 132).contains { $0.contains("╭") })
    let below = try lines(["--pictures"], 80)
    let drawn = try #require(below.firstIndex { $0.contains("╭") })
    let told = try #require(below.firstIndex { $0.contains("rerun") })
    #expect(drawn > told && below.allSatisfy { $0.count <= 80 }, "\(below)")
  }

  /// A reader of a pipe looks for something in a line.
  @Test func withoutATerminalARowIsALine() throws {
    let folder = try TemporaryFolder()
    for verb in ["devices", "policies", "quirks", "rules"] {
      let lines = try BuiltTool.run([verb], in: folder.url, environment: ["COLUMNS": "40"]).output
      let json = try BuiltTool.run([verb, "--json"], in: folder.url).output
      let rows = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any]
      let head = verb == "rules" ? 0 : 1
      #expect(lines.split(separator: "\n").count == (rows?.count ?? 0) + head)
    }
    // Excerpts are cut as wide as it is asked for.
    let long = ReportSamples.matrix.replacing(
      "expect hidden", with: "expect hidden because \"" + String(repeating: "x", count: 90) + "\"")
    try folder.write("a.sbar", long)
    for (columns, width) in [("40", 40), ("", 80), ("x", 80), ("9", 40)] {
      let text = try BuiltTool.run(
        ["test", "a.sbar"], in: folder.url, environment: ["COLUMNS": columns]
      ).output
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("  16 │") })
      #expect(line.count <= width && line.count > width - 3 && line.hasSuffix("…"), "\(line)")
    }
  }
}
