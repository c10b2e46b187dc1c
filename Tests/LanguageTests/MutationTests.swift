import Foundation
import Testing

@testable import Language

/// A small generator of numbers: the same seed gives the same run everywhere.
struct Dice: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(count, 1)))
  }
}

/// Whatever is done to a text, parsing ends, every range lies inside, and nothing traps.
@Suite struct MutationTests {
  /// How often each file is changed in each way: more often with `SBAR_TESTS=all`.
  private static let changes =
    ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all" ? 12 : 2

  /// The sketches, the pasted declarations and the examples.
  static func corpus() throws -> [(name: String, bytes: [UInt8])] {
    var corpus = try files(in: "Sketches") + files(in: "Paste")
    let examples = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples").standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: examples.path)?.allObjects ?? []
    for case let path as String in paths where path.hasSuffix(".sbar") {
      corpus.append((path, [UInt8](try Data(contentsOf: examples.appending(path: path)))))
    }
    return corpus.sorted { $0.name < $1.name }
  }

  @Test func everyPrefixOfASketchIsReadToItsEnd() throws {
    for sketch in try files(in: "Sketches") {
      for count in stride(from: 0, through: sketch.bytes.count, by: 29) {
        expectSane(Array(sketch.bytes.prefix(count)), sketch.name)
      }
    }
  }

  @Test func droppedDoubledAndSwappedTokensDoNoHarm() throws {
    var dice = Dice(seed: 1)
    for file in try Self.corpus() {
      let tokens = tokens(of: file.bytes)
      guard tokens.count > 3 else { continue }
      for _ in 0..<Self.changes {
        let (a, b) = (dice.roll(tokens.count), dice.roll(tokens.count))
        expectSane(mutated(file.bytes, tokens, a, b, kind: dice.roll(4)), file.name)
      }
    }
  }

  @Test func flippedBytesDoNoHarm() throws {
    var dice = Dice(seed: 2)
    for file in try Self.corpus() where !file.bytes.isEmpty {
      for _ in 0..<Self.changes {
        var bytes = file.bytes
        for _ in 0...dice.roll(3) {
          bytes[dice.roll(bytes.count)] = UInt8(truncatingIfNeeded: dice.roll(256))
        }
        expectSane(bytes, file.name)
      }
    }
  }

  @Test func anyBytesAreInput() {
    var dice = Dice(seed: 3)
    let alphabet = Array("{}()[]<>\"'`#@$\\/.,:;=!?&|-+*~ \n\rabifcase_019\u{0}\u{FF}".utf8)
    for round in 0..<250 {
      let count = dice.roll(120)
      let bytes = (0..<count).map { _ in
        round % 2 == 0
          ? UInt8(truncatingIfNeeded: dice.roll(256)) : alphabet[dice.roll(alphabet.count)]
      }
      expectSane(bytes, "round \(round)")
    }
    expectSane([], "the empty file")
    expectSane([0xEF, 0xBB, 0xBF], "a byte-order mark alone")
    expectSane(Array(repeating: 0, count: 1000), "NUL bytes")
  }

  private func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    var tokens: [Token] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return tokens }
      tokens.append(token)
    }
  }

  /// Returns `bytes` with the token `a` dropped, doubled, swapped with `b`, or replaced by it.
  private func mutated(
    _ bytes: [UInt8], _ tokens: [Token], _ a: Int, _ b: Int, kind: Int
  ) -> [UInt8] {
    func text(_ index: Int) -> ArraySlice<UInt8> {
      bytes[Int(tokens[index].range.start)..<Int(tokens[index].range.end)]
    }
    let (first, second) = (min(a, b), max(a, b))
    var result = Array(bytes[..<Int(tokens[first].range.start)])
    switch kind {
    case 0: break
    case 1: result += text(first) + [0x20] + text(first)
    default: result += text(second)
    }
    if kind == 2, first != second {
      result += bytes[Int(tokens[first].range.end)..<Int(tokens[second].range.start)]
      result += text(first)
      result += bytes[Int(tokens[second].range.end)...]
    } else {
      result += bytes[Int(tokens[first].range.end)...]
    }
    return result
  }

  private func expectSane(_ bytes: [UInt8], _ name: String) {
    let result = parsed(bytes)
    let end = UInt32(bytes.count)
    for diagnostic in result.diagnostics {
      let places =
        [diagnostic.primary.location] + diagnostic.secondary.map(\.location)
        + diagnostic.fixes.flatMap(\.edits).map(\.location)
      for place in places where place.range.start > place.range.end || place.range.end > end {
        Issue.record("\(name): \(diagnostic.message) at \(place.range) of \(end)")
      }
    }
    var walker = RangeWalker(end: end)
    walker.walk(result.script)
    #expect(walker.bad.isEmpty, "\(name): \(walker.bad.prefix(3))")
    #expect(result.diagnostics.count <= bytes.count + 1)
  }
}
