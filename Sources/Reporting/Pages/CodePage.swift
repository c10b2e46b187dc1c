import Book
import Language

/// What is known of a code: what it means, a script that triggers it, and one that does not.
///
/// The scripts are run by the tests. Nothing reads the pages but `sbar explain` and reports that
/// name what a code is about.
package struct CodePage: Sendable {
  package var code: DiagnosticCode
  package var level: Level
  /// What the code is about, in a line without a full stop.
  package var title: String
  /// What it means, why it is told, and how to mend it, in a few sentences.
  package var meaning: String
  /// The flags with which the bad script has to be run to earn the code.
  package var flags: [String]
  package var frame: Frame
  /// A script, or the part of one that its frame goes around, that earns the code and no other.
  package var bad: String
  /// The same as it should be.
  package var good: String

  /// Reads the page of a code from the book; nil where there is none, or where a part of it is
  /// missing.
  private init?(_ code: DiagnosticCode) {
    guard let page = Book.page(at: CodePage.path(of: code)),
      let level = page.field("level").flatMap({ Level(spelling: $0) }),
      let frame = page.field("shows").flatMap({ Frame(spelling: $0) }),
      let change = page.change
    else { return nil }
    self.code = code
    self.level = level
    title = page.title
    meaning = page.paragraph
    let flags = page.field("flags") ?? ""
    self.flags = flags.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    self.frame = frame
    bad = change.before
    good = change.after
  }

  /// How much it matters.
  package enum Level: UInt8, Hashable, Sendable, CaseIterable {
    case note, warning, error
    /// Of a verdict: an expectation that does not hold, one that is unknown, a step that fails.
    case failed, undecided, broken
    /// An expectation that is not written yet.
    case blank

    package var spelling: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      case .failed: "failed"
      case .undecided: "undecided"
      case .broken: "broken"
      case .blank: "blank"
      }
    }

    init?(spelling: String) {
      let found = Level.allCases.first { $0.spelling.utf8.elementsEqual(spelling.utf8) }
      guard let found else { return nil }
      self = found
    }
  }
}

extension CodePage {
  /// Every page, by number.
  package static var all: [CodePage] { DiagnosticCode.allCases.compactMap { CodePage($0) } }

  /// `true` iff `sbar lint` alone tells it.
  package var isOfLint: Bool { flags.first?.utf8.elementsEqual("lint".utf8) ?? false }

  /// Returns the page of a code.
  package static func of(_ code: DiagnosticCode) -> CodePage? {
    CodePage(code)
  }

  /// Where the page is in the book.
  fileprivate static func path(of code: DiagnosticCode) -> String {
    "Codes/" + code.spelling + ".md"
  }
}

extension DiagnosticCode {
  /// What the code is about, in a line.
  package var title: String { Book.page(at: CodePage.path(of: self))?.title ?? spelling }

  /// Returns the code of `SB6004`, `sb6004` or `6004`, nil for any other text.
  package static func parse<Bytes: Collection>(_ bytes: Bytes) -> DiagnosticCode?
  where Bytes.Element == UInt8 {
    number(in: bytes).flatMap { DiagnosticCode(rawValue: $0) }
  }

  /// Returns the number of what is written as a code, whether there is one of that number or not.
  package static func number<Bytes: Collection>(in bytes: Bytes) -> UInt16?
  where Bytes.Element == UInt8 {
    var digits = Array(bytes)
    if digits.count == 6, digits[0] | 0x20 == UInt8(ascii: "s"),
      digits[1] | 0x20 == UInt8(ascii: "b")
    {
      digits.removeFirst(2)
    }
    guard digits.count == 4 else { return nil }
    var number: UInt16 = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + UInt16(digit - UInt8(ascii: "0"))
    }
    return number
  }

  /// Returns the codes next to a number that is none, one below and one above.
  package static func around(_ number: UInt16) -> [DiagnosticCode] {
    let below = allCases.last { $0.rawValue < number }
    let above = allCases.first { $0.rawValue > number }
    return [below, above].compactMap { $0 }
  }
}
