import Language
import Reporting
import Testing

@Suite struct SourceBookTests {
  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n", 2, 2, 1), ("", 0, 1, 1),
    ("ab", 2, 1, 3), ("a\r\nb", 2, 1, 2), ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}ab", 0, 1, 1),
    ("é x", 3, 1, 3), ("e\u{301}x", 3, 1, 2), ("\n\n\nx", 99, 4, 2), ("\r\r\n\n", 3, 3, 1),
  ])
  func everyOffsetHasALineAndAColumn(text: String, offset: UInt32, line: Int, column: Int) {
    let sample = Sample(text)
    let position = sample.book.position(offset, in: FileID(0))
    #expect(position == SourceBook.Position(line: line, column: column))
  }

  @Test func aHugeLineIsStillCheap() {
    let sample = Sample(bytes: Array(repeating: UInt8(ascii: "x"), count: 1 << 20))
    let text = sample.render(sampleError("huge", sample.at(900_000, 900_003), "here"))
    #expect(text.utf8.count < 600)
    #expect(text.contains(":1:900001"))
  }

  @Test func everyRangeOfEveryTextCanBeDrawn() {
    let text = "\tä日\r\n\u{0}x\rq\n\n🇫🇷e\u{301}"
    let bytes = Array(text.utf8) + [0xE2, 0x82]
    let sample = Sample(bytes: bytes)
    for start in 0...bytes.count {
      for end in start...bytes.count {
        let drawn = sample.render(sampleError("m", sample.at(start, end), "l"))
        #expect(drawn.contains("^"))
      }
    }
  }
}
