import Foundation
import Host
import Interpreter
import Language
import Reporting
import Testing
import Wording

/// Spoils a text in one place, the same way for the same seed.
struct Spoiler {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return bound > 0 ? Int(state % UInt64(bound)) : 0
  }

  /// Returns `bytes` with a byte or a token flipped, dropped, doubled or swapped.
  mutating func spoil(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    let tokens = Spoiler.tokens(of: bytes)
    guard tokens.count > 1 else { return bytes }
    var spoilt = bytes
    let first = tokens[next(below: tokens.count)]
    let second = tokens[next(below: tokens.count)]
    switch next(below: 7) {
    case 0: spoilt[next(below: bytes.count)] = UInt8(next(below: 256))
    case 1: spoilt.remove(at: next(below: bytes.count))
    case 2: spoilt.removeSubrange(first)
    case 3: spoilt.insert(contentsOf: bytes[first], at: second.lowerBound)
    case 4:
      let (low, high) =
        first.lowerBound < second.lowerBound ? (first, second) : (second, first)
      guard low.upperBound <= high.lowerBound else { return bytes }
      spoilt.replaceSubrange(high, with: bytes[low])
      spoilt.replaceSubrange(low, with: bytes[high])
    case 5: spoilt.replaceSubrange(first, with: bytes[second])
    default: spoilt.removeSubrange(bytes.count / 2..<bytes.count)
    }
    return spoilt
  }

  /// Words, numbers and single signs.
  private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      let isWord = byte >= 0x80 || (byte | 32) &- 97 < 26 || byte &- 48 < 10 || byte == 95
      if isWord {
        if start == nil { start = index }
        continue
      }
      if let begun = start { tokens.append(begun..<index) }
      start = nil
      if byte > 32 { tokens.append(index..<index + 1) }
    }
    if let begun = start { tokens.append(begun..<bytes.count) }
    return tokens
  }
}

/// Whatever stands in a file: reading, binding, running and reporting it end, and trap nowhere.
struct MutationTests {
  /// Two ways for each file in every run; `SBAR_TESTS=all` spoils it in 24 ways.
  @Test(arguments: Examples.files)
  func spoiltExamplesEnd(file: String) throws {
    let bytes = try Examples.bytes(file)
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    // Of the first four seeds each spoils one place, of the others two.
    for seed in isAll ? Array(1...24) : [1 + file.utf8.count % 4, 5 + file.utf8.count % 20] {
      var spoiler = Spoiler(seed: UInt64(seed &* 7919 &+ file.utf8.count))
      var spoilt = spoiler.spoil(bytes)
      if seed > 4 { spoilt = spoiler.spoil(spoilt) }
      let strays = DeepStack.run { self.strays(spoilt, named: file) }
      #expect(strays.isEmpty, "\(file), seed \(seed): \(strays)")
    }
  }

  /// Runs bytes through every stage, as `sbar test` does. Returns what points at no place in them.
  private func strays(_ bytes: [UInt8], named file: String) -> [String] {
    let spec = Examples.spec(bytes, named: file)
    var options = RunOptions()
    options.comparesSwitches = false
    let plan = makePlan(spec, options: options)
    let book = SourceBook(spec.sources)
    let look = Look(palette: .plain, symbols: .ascii)
    var text = TextBuffer()
    var strays: [String] = []
    for diagnostic in plan.diagnostics {
      let labels = [diagnostic.primary] + diagnostic.secondary
      let edits = diagnostic.fixes.flatMap { $0.edits }
      let places = labels.map { $0.location } + edits.map { $0.location }
      if !places.allSatisfy({ isInside($0, spec) }) { strays.append(diagnostic.message) }
      DiagnosticText.write(diagnostic, in: book, to: &text, look)
    }
    guard !plan.hasErrors else { return strays }
    let failures = FailureText(book: book, look: look, rerun: "sbar test", isVerbose: true)
    run(plan, options: options) { result in
      for mismatch in result.foldedFindings() {
        if !isInside(mismatch.mismatch.location, spec) { strays.append(mismatch.mismatch.title) }
        failures.write(mismatch, of: result, to: &text)
      }
    }
    return strays
  }

  private func isInside(_ location: Location, _ spec: Spec) -> Bool {
    let source = spec.sources.first { $0.file == location.file }
    guard let source else { return false }
    return location.range.start <= location.range.end
      && Int(location.range.end) <= source.bytes.count
  }
}
