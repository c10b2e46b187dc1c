import Foundation
import Fuzzing
import Testing

@testable import Language

/// The laws of layout over all that is written in this repository, and over what chance makes of
/// it.
@Suite struct FormattingLawTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  /// Every `.sbar` file of the repository and every block of code in its documents.
  static func corpus() throws -> [(name: String, bytes: [UInt8])] { try texts.get() }

  /// Every so manieth of them, from another one on for each of the tests that take a sample; all of
  /// them with `SBAR_TESTS=all`.
  private static func sample(
    _ step: Int, from start: Int
  ) throws -> [(name: String, bytes: [UInt8])] {
    let corpus = try corpus()
    let indices = stride(from: isAll ? 0 : start % step, to: corpus.count, by: isAll ? 1 : step)
    return indices.map { corpus[$0] }
  }

  private static let texts: Result<[(name: String, bytes: [UInt8])], any Error> = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    var corpus: [(name: String, bytes: [UInt8])] = []
    for folder in ["Examples", "Tests"] {
      let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for case let path as String in paths?.allObjects ?? [] where path.hasSuffix(".sbar") {
        let file = root.appending(path: folder).appending(path: path)
        corpus.append((path, [UInt8](try Data(contentsOf: file))))
      }
    }
    for document in ["README.md", "Grammar.md", "Examples/README.md"] {
      let text = try String(contentsOf: root.appending(path: document), encoding: .utf8)
      for fence in ["sbar", "sbar fragment", "swift"] {
        for (index, block) in GrammarFile.fences(fence, in: text).enumerated() {
          corpus.append(("\(document) \(fence) \(index)", Array(block.utf8)))
        }
      }
    }
    return corpus.sorted { $0.name < $1.name }
  }

  @Test func theCorpusIsLarge() throws {
    let corpus = try Self.corpus()
    #expect(corpus.count > 170)
    let read = corpus.filter { reading($0.bytes).errors.isEmpty }
    #expect(read.count > 160)
  }

  /// In one of two widths in every run, in three with `SBAR_TESTS=all`.
  @Test(arguments: isAll ? [100, 44, 400] : [100, 44])
  func everyFileKeepsItsMeaning(width: Int) throws {
    let files = try Self.sample(2, from: width == 44 ? 1 : 0)
    for file in files { Laws.hold(file.bytes, file.name, width: width) }
  }

  /// An independent witness: the trees, in words, are equal.
  @Test func theTreesAreEqual() throws {
    var count = 0
    for file in try Self.sample(3, from: 2) + files(in: "Paste") + files(in: "Sketches") {
      guard let text = laidOut(file.bytes, width: count % 2 == 0 ? 100 : 50) else { continue }
      #expect(TreeText(file.bytes).lines == TreeText(text).lines, "\(file.name)")
      count += 1
    }
    #expect(count > (Self.isAll ? 250 : 100))
  }

  /// Specs that a generator makes, and the same with other white space and with comments in it.
  @Test func generatedSpecsKeepTheirMeaning() {
    var dice = Dice(seed: 79)
    var count = 0
    for seed in UInt64(1)...(Self.isAll ? 600 : 20) {
      var generator = SpecGenerator(seed: seed)
      let plain = generator.spec()
      for bytes in [plain, Self.shaken(plain, &dice, comments: true)] {
        guard Laws.hold(bytes, "seed \(seed)", width: seed % 2 == 0 ? 100 : 44) else { continue }
        count += 1
        let text = laidOut(bytes, width: 60)
        #expect(text.map { TreeText($0).lines } == TreeText(bytes).lines, "seed \(seed)")
      }
    }
    #expect(count > (Self.isAll ? 40 : 15))
  }

  /// Whatever white space the author has, and however it is commented: two ways for every fourth
  /// file in every run, six for all files with `SBAR_TESTS=all`.
  @Test(arguments: 0..<(isAll ? 6 : 2))
  func otherWhiteSpaceHasALayoutToo(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed) + 40)
    for file in try Self.sample(4, from: seed) where file.bytes.count < 6_000 {
      let ugly = Self.shaken(file.bytes, &dice, comments: seed % 2 == 1)
      guard reading(ugly).errors.isEmpty else { continue }
      Laws.hold(ugly, file.name, width: [100, 44][seed % 2])
    }
  }

  /// Broken texts are left alone, or what is left of them keeps its meaning: once for every second
  /// file in every run, three times for all of them with `SBAR_TESTS=all`.
  @Test func brokenTextsAreNeverDamaged() throws {
    var dice = Dice(seed: 77)
    for file in try Self.sample(2, from: 1) where (1..<8_000).contains(file.bytes.count) {
      for _ in 0..<(Self.isAll ? 3 : 1) {
        var bytes = file.bytes
        switch dice.roll(3) {
        case 0: bytes.remove(at: dice.roll(bytes.count))
        case 1: bytes.insert(bytes[dice.roll(bytes.count)], at: dice.roll(bytes.count))
        default: bytes.removeLast(dice.roll(bytes.count))
        }
        Laws.hold(bytes, file.name)
      }
    }
  }

  @Test func anyBytesAreInput() {
    var dice = Dice(seed: 78)
    let alphabet = Array("{}()[]<>\"`#@$\\/.,:;=!?&|-* \n\rabif_1".utf8)
    for round in 0..<400 {
      let bytes = (0..<dice.roll(60)).map { _ in alphabet[dice.roll(alphabet.count)] }
      Laws.hold(bytes, "round \(round)")
    }
  }

  @Test func sentencesOfTheGrammarKeepTheirMeaning() throws {
    var generator = SentenceGenerator(try GrammarFile(), seed: 19)
    var count = 0
    for _ in 0..<600 {
      guard let sentence = generator.sentence("File"), sentence.utf8.count > 1 else { continue }
      if Laws.hold(Array(sentence.utf8), sentence, width: 60) { count += 1 }
    }
    #expect(count > 100)
  }

  /// Returns `bytes` with other blanks and lines wherever they mean nothing.
  private static func shaken(_ bytes: [UInt8], _ dice: inout Dice, comments: Bool) -> [UInt8] {
    var lexer = Lexer(bytes)
    var result: [UInt8] = []
    var end = lexer.position
    var depth: [TokenKind] = []
    var previous = TokenKind.endOfFile
    var isDirective = false
    while true {
      let token = lexer.next()
      let gap = Array(bytes[end..<Int(token.range.start)])
      if gap.contains(0x0A) { isDirective = false }
      if token.kind == .directiveIf || token.kind == .directiveElseif { isDirective = true }
      let isInList = depth.last == .leftParen || depth.last == .leftBracket
      let mayBreak =
        previous == .leftBrace || token.kind == .rightBrace
        || (isInList && (previous == .comma || previous == .leftParen))
      if gap.contains(0x0A) {
        if comments, dice.roll(6) == 0 { result += Array(" // why\t".utf8) }
        result += dice.roll(3) == 0 ? [0x20, 0x0A, 0x0A, 0x0A] : [0x0A]
        if comments, dice.roll(6) == 0 { result += Array("   /* a\n b */\n".utf8) }
        result += gap.filter { $0 != 0x0A && $0 != 0x20 && $0 != 0x09 }.isEmpty ? [] : gap
        result.append(contentsOf: repeatElement(0x20, count: dice.roll(9)))
      } else if mayBreak, !isDirective, dice.roll(3) == 0 {
        result += gap + [0x0A, 0x09]
      } else if !gap.isEmpty {
        result += gap
        if dice.roll(4) == 0 { result += [0x20, 0x20] }
        if comments, dice.roll(9) == 0 { result += Array("/* b */ ".utf8) }
      }
      result += bytes[Int(token.range.start)..<Int(token.range.end)]
      end = Int(token.range.end)
      previous = token.kind
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: depth.append(token.kind)
      case .rightParen, .rightBracket, .rightBrace: _ = depth.popLast()
      case .endOfFile: return result
      default: break
      }
    }
  }
}
