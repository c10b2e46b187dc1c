import Testing

@testable import Language

/// What can be wrong with tokens.
@Suite struct LexicalMistakeTests {
  static let mistakes: [Mistake] = [
    Mistake("app A {\n  Text(1️⃣“Photo”)\n}", .foreignQuotes),
    Mistake("app A {\n  Text(1️⃣'Photo')\n}", .foreignQuotes),
    Mistake("app A {\n  ios 161️⃣…18\n}", .lookAlike),
    Mistake("app A {\n  state x = 3 1️⃣– 2\n}", .lookAlike),
    Mistake("app A {\n  ios1️⃣\u{A0}16\n}", .invisibleSpace),
    Mistake("app A {\n  1️⃣\u{0}ios 16\n}", .invalidCharacter),
    Mistake("app A {\n  state a = 1️⃣§ 3\n}", .invalidCharacter),
    Mistake("app A {\n  state a = 1️⃣`b\n}", .invalidCharacter),
    Mistake("app A {\n  Text(1️⃣\"Photo)\n}", .unterminatedString),
    Mistake("app A {\n  Button(1️⃣\"Photo) {\n    back()\n  }\n}", .unterminatedString),
    Mistake("app A {\n  Text(1️⃣\"\"\"\n  Photo\n}", .unterminatedString),
    Mistake("app A {\n}\n1️⃣/* never /* closed */\n", .unterminatedComment),
    Mistake(
      "scenario \"a\" {\n  launch\n  tap 1️⃣\"Photo\n  expect hidden\n}", .unterminatedString),
  ]

  @Test(arguments: mistakes) func isReportedWhereItStands(_ mistake: Mistake) { check(mistake) }

  @Test func bytesThatAreNotUTF8AreToldOnce() {
    let bytes = Array("app A {\n  Text(\"".utf8) + [0xFF, 0xFE, 0x20, 0xC3] + Array("\")\n}".utf8)
    let diagnostics = parsed(bytes).diagnostics
    #expect(diagnostics.map(\.code) == [.malformedText])
    #expect(diagnostics.first?.notes.isEmpty == false)
  }

  @Test func aFileOfUTF16IsRecognized() {
    let bytes: [UInt8] =
      [0xFF, 0xFE] + "app A".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let diagnostics = parsed(bytes).diagnostics
    #expect(diagnostics.first?.code == .malformedText)
    #expect(diagnostics.first?.hint?.contains("UTF-16") == true)
  }

  @Test func byteOrderMarksAndLineEndsAreReadAlike() {
    for end in ["\n", "\r\n", "\r"] {
      let text = "\u{FEFF}app A {\(end)  ios 16.4\(end)  Home()\(end)}\(end)"
      let result = parsed(text)
      #expect(result.diagnostics.isEmpty, "\(rendered(result.diagnostics, Array(text.utf8)))")
      #expect(result.script.items.count == 1)
    }
  }
}
