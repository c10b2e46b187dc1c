import Interpreter
import Language
import Testing

struct LoadingTests {
  let shared = (name: "shared.sbar", text: "screen Shared { Text(\"Shared\") }\n")

  @Test func filesAreNumberedInTheOrderOfReading() {
    let spec = spec(
      "include \"a.sbar\"\ninclude \"b.sbar\"\n",
      files: [("a.sbar", "include \"shared.sbar\"\n"), ("b.sbar", ""), shared])
    #expect(spec.sources.map { $0.name } == ["Main.sbar", "a.sbar", "shared.sbar", "b.sbar"])
    #expect(spec.sources.map { $0.file.index } == [0, 1, 2, 3])
    #expect(spec.scripts.count == 4)
    #expect(spec.diagnostics.isEmpty)
  }

  @Test func numbersGoOnFromTheRoot() {
    let root = Source(file: FileID(7), name: "r", bytes: Array("include \"a\"\n".utf8))
    let spec = loadSpec(root: root) { path, _ in .bytes([], name: path) }
    #expect(spec.sources.map { $0.file.index } == [7, 8])
    #expect(spec.source(FileID(8))?.name == "a")
    #expect(spec.source(FileID(6)) == nil)
    #expect(spec.source(FileID(9)) == nil)
  }

  @Test func aFileThatTwoIncludeIsReadOnce() {
    let spec = spec(
      "include \"a.sbar\"\ninclude \"shared.sbar\"\n",
      files: [("a.sbar", "include \"shared.sbar\"\n"), shared])
    #expect(spec.sources.map { $0.name } == ["Main.sbar", "a.sbar", "shared.sbar"])
    #expect(spec.diagnostics.isEmpty)
  }

  @Test func theReaderIsToldWhoIncludes() {
    let root = Source(file: FileID(0), name: "x/root", bytes: Array("include \"a\"\n".utf8))
    let spec = loadSpec(root: root) { path, includer in
      .bytes(path == "a" ? Array("include \"b\"\n".utf8) : [], name: includer + ">" + path)
    }
    #expect(spec.sources.map { $0.name } == ["x/root", "x/root>a", "x/root>a>b"])
  }

  @Test func aMissingFileIsReportedAtItsPath() throws {
    let spec = spec("\ninclude \"nowhere.sbar\"\n")
    let diagnostic = try #require(spec.diagnostics.first)
    #expect(diagnostic.code.spelling == "SB2500")
    #expect(spec.sources[0].text(diagnostic.primary.location.range) == "nowhere.sbar")
    #expect(diagnostic.message == "cannot read `nowhere.sbar`: no such file")
  }

  @Test func aCycleIsReportedWithItsRoute() throws {
    let spec = spec(
      "include \"a.sbar\"\n", files: [("a.sbar", "include \"Main.sbar\"\n")])
    let diagnostic = try #require(spec.diagnostics.first)
    #expect(diagnostic.code.spelling == "SB2501")
    #expect(diagnostic.primary.location.file == FileID(1))
    #expect(diagnostic.notes == ["the way round: Main.sbar → a.sbar → Main.sbar"])
    #expect(spec.sources.count == 2)
  }

  @Test func aFileThatIncludesItselfIsACycle() {
    #expect(spec("include \"Main.sbar\"\n").diagnostics.map { $0.code.spelling } == ["SB2501"])
  }

  @Test func anEndlessChainOfFilesEnds() {
    let root = Source(file: FileID(0), name: "f", bytes: Array("include \"f\"\n".utf8))
    let spec = loadSpec(root: root) { path, includer in
      .bytes(Array("include \"f\"\n".utf8), name: includer + "f")
    }
    #expect(spec.diagnostics.map { $0.code.spelling } == ["SB2502"])
    #expect(spec.diagnostics.first?.message == "includes go more than 64 files deep")
    #expect(spec.sources.count == 64)
  }

  /// Neither is read that far: what is told is told at once.
  @Test func aSpecHasABoundOfItsSize() {
    let half = [UInt8](repeating: UInt8(ascii: "\n"), count: Source.sizeLimit / 2)
    let whole = Source(file: FileID(0), name: "f", bytes: half + half)
    #expect(loadSpec(root: whole) { _, _ in .failed("") }.diagnostics.isEmpty)
    let larger = Source(file: FileID(0), name: "f", bytes: half + half + [UInt8(ascii: ")")])
    let refused = loadSpec(root: larger) { _, _ in .failed("") }
    #expect(refused.diagnostics.map { $0.message } == ["a spec has at most 8 MB"])
    let root = Source(
      file: FileID(0), name: "f", bytes: Array("include \"a\"\ninclude \"b\"\ninclude \"c\"\n".utf8)
    )
    let spec = loadSpec(root: root) { path, _ in .bytes(half, name: path) }
    #expect(spec.diagnostics.map { $0.code.spelling } == ["SB2545"])
    #expect(spec.diagnostics.first?.message == "with this one the spec has more than 8 MB")
    #expect(spec.sources.count == 2)
  }

  /// Of nothing but signs: 200,000, and one more for each 15 of them.
  @Test func aSpecHasABoundOfItsWords() {
    func spec(_ count: Int) -> Spec {
      let bytes = [UInt8](repeating: UInt8(ascii: ";"), count: count)
      return loadSpec(root: Source(file: FileID(0), name: "f", bytes: bytes)) { _, _ in
        .failed("")
      }
    }
    #expect(spec(214_285).diagnostics.isEmpty)
    let refused = spec(214_286).diagnostics
    #expect(refused.map { $0.code.spelling } == ["SB2546"])
    #expect(
      refused.first?.message
        == "for its size a spec has at most 214285 words and signs; this one is too many")
    #expect(refused.first?.primary.location.range.start == 214_285)
  }

  /// What is read again after a mistake counts once.
  @Test func wordsThatAreReadAgainCountOnce() {
    let lines = String(repeating: "  var a: = 1\n", count: 33_000)
    let text = "class C {\n\(lines)\nclass D {\n func f() {\n" + "}\n"
    let root = Source(file: FileID(0), name: "f", bytes: Array(text.utf8))
    let found = loadSpec(root: root) { _, _ in .failed("") }.diagnostics
    #expect(!found.isEmpty && !found.contains { $0.code.spelling == "SB2546" })
  }

  @Test func theWordsOfAllFilesCount() {
    let signs = [UInt8](repeating: UInt8(ascii: ";"), count: 120_000)
    let root = Source(
      file: FileID(0), name: "f", bytes: Array("include \"a\"\ninclude \"b\"\ninclude \"c\"\n".utf8)
    )
    let spec = loadSpec(root: root) { path, _ in .bytes(signs, name: path) }
    #expect(spec.diagnostics.map { $0.code.spelling } == ["SB2546"])
    #expect(
      spec.diagnostics.first?.message
        == "with this one the spec has more than 216002 words and signs")
    #expect(spec.diagnostics.first?.primary.location.file == FileID(0))
    #expect(spec.sources.count == 3)
  }

  /// The root counts; what is known already is no file more.
  @Test(arguments: [999, 1000, 5000])
  func theFilesOfASpecHaveABound(count: Int) {
    let lines = (1...count).map { "include \"\($0)\"\n" } + ["include \"1\"\n"]
    let root = Source(file: FileID(0), name: "f", bytes: Array(lines.joined().utf8))
    var reads = 0
    let spec = loadSpec(root: root) { path, _ in
      reads += 1
      return .bytes(Array((path == "1" ? "" : "include \"1\"\n").utf8), name: path)
    }
    let isTooMany = count > 999
    #expect(spec.diagnostics.map { $0.code.spelling } == (isTooMany ? ["SB2502"] : []))
    #expect(spec.sources.count == 1000 && reads < 2000)
    let message = "with this one the spec has more than 1000 files"
    #expect(spec.diagnostics.first.map { $0.message == message } ?? !isTooMany)
  }

  @Test func scenariosRunOnAnIncludedApp() {
    let app = "app A {\n ios 16\n device notch\n Home()\n}\nscreen Home { Text(\"Hi\") }\n"
    let main = """
      include "app.sbar"
      scenario "shown" {
          launch
          expect visible
      }
      """
    let plan = plan(main, files: [("app.sbar", app)])
    #expect(plan.diagnostics.filter { $0.severity == .error }.isEmpty)
    var outcomes: [Outcome] = []
    run(plan, options: RunOptions()) { outcomes.append($0.outcome) }
    #expect(outcomes == [.passed])
  }
}
