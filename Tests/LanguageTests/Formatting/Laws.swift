import Foundation
import Host
import Testing

@testable import Language

/// Reads `bytes` on a deep stack.
func reading(_ bytes: [UInt8]) -> Reading { DeepStack.run { Reading(source(bytes)) } }

/// Returns the canonical layout of `bytes`, nil if they are left alone.
func laidOut(_ bytes: [UInt8], width: Int = defaultLineWidth) -> [UInt8]? {
  DeepStack.run { format(source(bytes), width: width) }.text
}

func laidOut(_ text: String, width: Int = defaultLineWidth) -> String? {
  laidOut(Array(text.utf8), width: width).map { String(decoding: $0, as: UTF8.self) }
}

func source(_ bytes: [UInt8]) -> Source {
  Source(file: FileID(0), name: "test.sbar", bytes: bytes)
}

extension Formatted {
  /// The layout, nil where the text is left alone.
  fileprivate var text: [UInt8]? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}

/// What holds for every layout of every text.
enum Laws {
  /// Expects that a layout reads as the text does, and that it is its own layout. Returns `false`
  /// for a text that is left alone because of its mistakes.
  @discardableResult
  static func hold(_ bytes: [UInt8], _ name: String, width: Int = defaultLineWidth) -> Bool {
    let (before, formatted) = DeepStack.run {
      (Reading(source(bytes)), format(source(bytes), width: width))
    }
    switch formatted {
    case .refused(let errors):
      #expect(!errors.isEmpty && !before.errors.isEmpty, "\(name)")
      return false
    case .unsafe:
      Issue.record("\(name): no layout reads the same\n\(String(decoding: bytes, as: UTF8.self))")
      return false
    case .text(let text):
      let (free, again, isSame) = DeepStack.run {
        (
          layOut(bytes, width: width, freedom: .full), format(source(text), width: width),
          before.isSame(as: Reading(source(text)))
        )
      }
      #expect(
        free == text, "\(name): fell back\n\(String(decoding: bytes, as: UTF8.self))")
      #expect(before.errors.isEmpty, "\(name)")
      #expect(isSame, "\(name)")
      #expect(comments(bytes) == comments(text), "\(name)")
      #expect(
        again.text == text,
        """
        \(name), width \(width): not its own layout
        \(String(decoding: text, as: UTF8.self))
        ---
        \(again.text.map { String(decoding: $0, as: UTF8.self) } ?? "left alone")
        """)
      expectTidy(text, name)
      return true
    }
  }

  /// The comments of a text in their order, without the white space around and inside them, which
  /// is what a layout may change; knows nothing of the code that compares layouts.
  static func comments(_ bytes: [UInt8]) -> [[UInt8]] {
    var lexer = Lexer(bytes)
    var comments: [[UInt8]] = []
    var end = lexer.position
    while true {
      let token = lexer.next()
      let gap = bytes[end..<Int(token.range.start)].filter { $0 > 0x20 && $0 != UInt8(ascii: ";") }
      if gap.contains(UInt8(ascii: "/")) { comments.append(gap) }
      if token.kind != .semicolon { end = Int(token.range.end) }
      if token.kind == .endOfFile { return comments }
    }
  }

  /// Expects no blanks at ends of lines and no two blank lines, but in strings and comments.
  private static func expectTidy(_ text: [UInt8], _ name: String) {
    var lexer = Lexer(text)
    var end = lexer.position
    while true {
      let token = lexer.next()
      let gap = text[end..<Int(token.range.start)]
      if !gap.contains(UInt8(ascii: "/")) {
        #expect(!gap.starts(with: [0x20, 0x0A]), "\(name)")
        #expect(gap.filter { $0 == 0x0A }.count <= 2, "\(name)")
        #expect(!gap.contains(0x09), "\(name)")
      }
      end = Int(token.range.end)
      if token.kind == .endOfFile { return }
    }
  }
}

/// A tree in words, without places: what stands in each range is told by its tokens. Knows nothing
/// of the code that compares layouts.
struct TreeText {
  let bytes: [UInt8]
  private(set) var lines: [String] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    walk(parsed(bytes).script, 0)
  }

  private mutating func walk(_ value: Any, _ depth: Int) {
    if let range = value as? SourceRange {
      lines.append("\(depth) " + tokens(range))
      return
    }
    let mirror = Mirror(reflecting: value)
    lines.append("\(depth) \(type(of: value))")
    if mirror.children.isEmpty { lines.append("\(depth) \(value)") }
    // Semicolons may go.
    for child in mirror.children where child.label != "wordCount" {
      lines.append("\(depth) \(child.label ?? "")")
      walk(child.value, depth + 1)
    }
  }

  private func tokens(_ range: SourceRange) -> String {
    var lexer = Lexer(bytes, range: range)
    var words: [String] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return words.joined(separator: " ") }
      if token.kind == .semicolon { continue }
      let place = Int(token.range.start)..<Int(token.range.end)
      words.append(String(decoding: bytes[place], as: UTF8.self))
    }
  }
}
