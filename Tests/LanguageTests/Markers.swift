import Testing

@testable import Language

/// A text with its markers taken out, and where they stood.
struct Marked {
  var text: String
  var offsets: [Int]

  /// Takes `1️⃣`, `2️⃣` … out of `marked`, in the order of their numbers.
  init(_ marked: String) {
    var bytes: [UInt8] = []
    var found: [(number: UInt8, offset: Int)] = []
    let source = Array(marked.utf8)
    var index = 0
    // A digit, a variation selector, an enclosing keycap.
    let tail: [UInt8] = [0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3]
    while index < source.count {
      if index + 7 <= source.count, Array(source[index + 1..<index + 7]) == tail {
        found.append((source[index], bytes.count))
        index += 7
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    offsets = found.sorted { $0.number < $1.number }.map(\.offset)
  }
}

/// One mistake: what is written, with markers, and the codes at the markers.
struct Mistake: Sendable, CustomStringConvertible {
  var text: String
  var codes: [DiagnosticCode]

  init(_ text: String, _ codes: DiagnosticCode...) {
    self.text = text
    self.codes = codes
  }

  var description: String { text }
}

/// Expects that `mistake` is reported at its markers, and nothing else is.
func check(_ mistake: Mistake, _ location: Testing.SourceLocation = #_sourceLocation) {
  let marked = Marked(mistake.text)
  let diagnostics = parsed(marked.text).diagnostics
  let expected = zip(marked.offsets, mistake.codes).map { "\($0): \($1.spelling)" }.sorted()
  let actual = diagnostics.map {
    "\($0.primary.location.range.start): \($0.code.spelling)"
  }.sorted()
  #expect(marked.offsets.count == mistake.codes.count, sourceLocation: location)
  #expect(
    expected == actual,
    "\(marked.text)\n\(rendered(diagnostics, Array(marked.text.utf8)))", sourceLocation: location)
  for diagnostic in diagnostics { checkShape(of: diagnostic, marked.text, location) }
}

/// Expects what holds of every diagnostic: its prose, its ranges, its fixes.
func checkShape(
  of diagnostic: Diagnostic, _ text: String, _ location: Testing.SourceLocation
) {
  let count = UInt32(text.utf8.count)
  let message = diagnostic.message
  #expect(message.first?.isUppercase != true || message.hasPrefix("NUL"), "\(message)")
  #expect(!message.hasSuffix("."), "\(message)")
  #expect(diagnostic.primary.text.count <= 60, "\(diagnostic.primary.text)")
  let edits = diagnostic.fixes.flatMap(\.edits).map(\.location)
  for place in [diagnostic.primary.location] + diagnostic.secondary.map(\.location) + edits {
    #expect(place.range.start <= place.range.end && place.range.end <= count, "\(message)")
  }
  let before = parsed(text).diagnostics
  for fix in diagnostic.fixes {
    let mended = apply(fix, to: text)
    let after = parsed(mended).diagnostics
    let report = "\(fix.title)\n\(mended)\n\(rendered(after, Array(mended.utf8)))"
    // A safe fix takes one diagnostic away; one to review may show the next mistake behind it.
    #expect(
      fix.applicability == .safe
        ? after.count == before.count - 1
        : after.count { $0.code == diagnostic.code }
          < before.count { $0.code == diagnostic.code },
      "\(report)", sourceLocation: location)
  }
}

/// Returns `text` with the edits of `fix` made.
func apply(_ fix: Fix, to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in fix.edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
    let range = edit.location.range
    bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(edit.text.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
