import Editing
import Language
import Testing

@Suite struct PositionTests {
  /// Ends of lines of all kinds, characters of one to four bytes, a family, a mark of byte order.
  static let texts = [
    "", "a", "\n", "a\r\nb\rc\n", "é€👨‍👩‍👧x\n👨‍👩‍👧\r\n", "\u{FEFF}app A {\n}\n", "😀😀\n😀",
  ]

  @Test(arguments: texts, [PositionEncoding.utf8, .utf16])
  func everyCharacterComesBack(text: String, encoding: PositionEncoding) {
    let source = Source(file: FileID(0), name: "", bytes: Array(text.utf8))
    let positions = TextPositions(source, encoding)
    var offset: UInt32 = 0
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // Within the two bytes of one end of a line is no place.
      if !(before == "\r" && scalar == "\n") {
        let position = positions.position(of: offset)
        #expect(positions.offset(of: position) == offset)
      }
      offset += UInt32(String(scalar).utf8.count)
      before = scalar
    }
    #expect(positions.offset(of: positions.position(of: offset)) == offset)
  }

  @Test func unitsAreThoseOfTheEncoding() {
    let source = Source(file: FileID(0), name: "", bytes: Array("a\n😀é€b".utf8))
    let utf16 = TextPositions(source, .utf16)
    let utf8 = TextPositions(source, .utf8)
    #expect(utf16.position(of: 2 + 4 + 2 + 3) == TextPosition(line: 1, character: 4))
    #expect(utf8.position(of: 2 + 4 + 2 + 3) == TextPosition(line: 1, character: 9))
    #expect(utf16.offset(of: TextPosition(line: 1, character: 2)) == 6)
    // Half of a pair is where the character begins.
    #expect(utf16.offset(of: TextPosition(line: 1, character: 1)) == 2)
    #expect(utf8.offset(of: TextPosition(line: 1, character: 2)) == 2)
  }

  @Test func whatIsOutsideIsTheNearestPlace() {
    let source = Source(file: FileID(0), name: "", bytes: Array("ab\r\ncd".utf8))
    let positions = TextPositions(source, .utf16)
    #expect(positions.offset(of: TextPosition(line: 0, character: 99)) == 2)
    #expect(positions.offset(of: TextPosition(line: 9, character: 0)) == 6)
    #expect(positions.offset(of: TextPosition(line: -1, character: 0)) == 0)
    #expect(positions.offset(of: TextPosition(line: 1, character: -5)) == 4)
  }

  /// A document that is edited bit by bit has the text that a string has.
  @Test(arguments: [PositionEncoding.utf8, .utf16], 0..<20)
  func editsAreThoseOfAString(encoding: PositionEncoding, seed: Int) {
    var random = Seeded(seed)
    var scalars: [Unicode.Scalar] = []
    var document = Document(name: "a.sbar", version: 0, text: "")
    let pieces = ["a", "é", "€", "😀", "\n", "\r\n", "  ", "expect visible", "\u{FEFF}", ""]
    for _ in 0..<60 {
      // Ends of lines of two bytes are taken as a whole.
      let places = (0...scalars.count).filter { place in
        !(place > 0 && place < scalars.count && scalars[place - 1] == "\r"
          && scalars[place] == "\n")
      }
      let (a, b) = (places[random.next(places.count)], places[random.next(places.count)])
      let (start, end) = (min(a, b), max(a, b))
      let bytes = { (count: Int) in
        UInt32(scalars[..<count].reduce(0) { $0 + String($1).utf8.count })
      }
      let positions = document.positions(encoding)
      let range = positions.range(of: SourceRange(bytes(start), bytes(end)))
      let new = pieces[random.next(pieces.count)]
      document.replace(range, with: new, encoding)
      scalars.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      #expect(String(decoding: document.bytes, as: UTF8.self) == text)
    }
  }
}

/// The same numbers for the same seed.
struct Seeded {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
