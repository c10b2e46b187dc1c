import Foundation
import Testing

/// What somebody sees who sits at a terminal.
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

  @Test func aLongRunIsToldOfInALineThatGoes() throws {
    let folder = try TemporaryFolder()
    let numbers = (1...32).map { String($0) }.joined(separator: ", ")
    var long = ReportSamples.vain.replacingOccurrences(
      of: "NavigationStack", with: "state a = 1\n    state b = 1\n    NavigationStack")
    long += """
      scenario "long" on a [\(numbers)], b [\(numbers)] {
          launch
          expect visible
      }

      """
    for name in ["a.sbar", "b.sbar", "c.sbar"] { try folder.write(name, long) }
    let words = ["test", "--jobs", "1", "--color", "never", "."]
    let terminal = try Terminal(words, in: folder.url)
    let drawn = terminal.read(to: " of 3 files (")
    #expect(drawn.hasSuffix(clear + "0 of 3 files (") || drawn.hasSuffix(" of 3 files ("))
    let (rest, status) = terminal.end()
    #expect(status == 0)
    // Whatever stood there is taken away before the result.
    let last = try #require(rest.components(separatedBy: clear).last)
    #expect(rest.contains("✔ 6 scenarios in 3 files: 6 passed"))
    #expect(!last.contains(" of 3 files ("), "\(last)")
    let quiet = try Terminal(words + ["--no-progress"], in: folder.url)
    #expect(!quiet.end().rest.contains(clear))
  }

  @Test(arguments: [60, 80, 100])
  func linesAreAsLongAsTheTerminalIsWide(columns: UInt16) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let words = ["test", "--no-times", "--color", "never", "a.sbar"]
    let text = try Terminal(words, columns: columns, in: folder.url).end().rest
    let block = text.components(separatedBy: "failures again")[0]
    #expect(text.contains("2 scenarios in 1 file: 1 passed, 1 failed"))
    for line in block.split(whereSeparator: \.isNewline) {
      // A command is one word after the other, to be pasted.
      if line.contains("rerun") || line.contains("more ") { continue }
      #expect(line.count <= Int(columns), "\(line)")
    }
  }
}
