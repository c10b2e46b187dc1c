import Reporting
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    var text = TextBuffer()
    UnifiedDiff.write(Array(old.utf8), Array(new.utf8), named: "a", to: &text, Look())
    return text.text
  }

  @Test func equalTextsHaveNone() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func changesFarApartHaveHunksOfTheirOwn() {
    let lines = (1...20).map { "\($0)\n" }
    var changed = lines
    changed[1] = "two\n"
    changed.remove(at: 17)
    #expect(
      diff(lines.joined(), changed.joined()) == """
        --- a
        +++ a
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  @Test func aBlockThatComesEndsWithItsOwnBrace() {
    #expect(
      diff("a {\n}\n\nc {\n}\n", "A {\n}\n\nb {\n}\n\nc {\n}\n") == """
        --- a
        +++ a
        @@ -1,5 +1,8 @@
        -a {
        +A {
         }
        \(" ")
        +b {
        +}
        +
         c {
         }

        """)
  }

  @Test func linesAreAddedAtTheEnds() {
    #expect(diff("", "a\n") == "--- a\n+++ a\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a\n+++ a\n@@ -1 +0,0 @@\n-a\n")
    #expect(
      diff("a", "a\n")
        == "--- a\n+++ a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  /// Every difference, applied, gives the new text.
  @Test func whatIsRemovedAndAddedIsTheWholeDifference() {
    var state: UInt64 = 9
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for _ in 0..<200 {
      let old = (0..<roll(12)).map { _ in ["a", "b", "c"][roll(3)] }
      let new = (0..<roll(12)).map { _ in ["a", "b", "c"][roll(3)] }
      let lines = diff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
        .split(separator: "\n").dropFirst(2).filter { !$0.hasPrefix("@@") }
      if old == new { continue }
      // Within twelve lines there is one hunk, but for what stands further than three lines away.
      let before = lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
      let after = lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
      let removed = lines.filter { $0.hasPrefix("-") }.count
      let added = lines.filter { $0.hasPrefix("+") }.count
      #expect(old.count - removed == new.count - added)
      #expect(after.count - before.count == new.count - old.count)
      #expect(isPart(before, of: old) && isPart(after, of: new))
    }
  }

  private func isPart(_ lines: [String], of all: [String]) -> Bool {
    var rest = all[...]
    for line in lines {
      guard let index = rest.firstIndex(of: line) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  @Test func textsWithNothingInCommonAreReplacedAtOnce() {
    let old = (0..<20_000).map { "a\($0)\n" }.joined()
    let new = (0..<20_000).map { "b\($0)\n" }.joined()
    #expect(diff(old, new).utf8.count > old.utf8.count + new.utf8.count)
  }

  @Test func aTextOfCarriageReturnsHasLines() {
    #expect(
      diff("a\r b\rc\r", "a\r  b\rc\r") == """
        --- a
        +++ a
        @@ -1,3 +1,3 @@
         a\r
        - b\r
        +  b\r
         c\r

        """)
    // What it becomes has lines of its own.
    #expect(diff("a\rb\r", "a\nb\n").contains("@@ -1,2 +1,2 @@\n-a\r\n-b\r\n+a\n+b\n"))
  }
}
