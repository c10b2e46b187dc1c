import Foundation
import Testing

/// `--last-failed` runs what did not hold when it last ran.
@Suite struct LastFailedTests {
  private let specs = TemporaryBox()

  /// A folder of specs, and one of caches beside it.
  private final class TemporaryBox: Sendable {
    let folder: URL
    init() { folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString) }
    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func write(_ name: String, _ text: String) throws {
    let file = specs.folder.appending(path: "specs/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func run(_ words: String..., caches: String? = nil) throws -> BuiltTool.Result {
    let cache = caches ?? specs.folder.appending(path: "caches").path
    return try BuiltTool.run(
      ["test", "--no-times"] + words, in: specs.folder.appending(path: "specs"),
      environment: ["XDG_CACHE_HOME": cache])
  }

  private let good = ReportSamples.matrix.replacingOccurrences(
    of: "expect hidden", with: "expect visible")

  @Test func onlyWhatFailedRunsAgain() throws {
    try write("a.sbar", ReportSamples.matrix)
    try write("sub/b %\t.sbar", good)
    #expect(try run(".").status == 1)
    for words in [[], ["."], ["a.sbar"], ["--list"], [specs.folder.path + "/specs/a.sbar"]] {
      let result = try BuiltTool.run(
        ["test", "--no-times", "--last-failed", "-v"] + words,
        in: specs.folder.appending(path: "specs"),
        environment: ["XDG_CACHE_HOME": specs.folder.appending(path: "caches").path])
      #expect(result.output.contains("\"hidden\"") && !result.output.contains("\"visible\""))
      #expect(!result.output.contains("b %"))
    }
    // What is not asked for stays known.
    #expect(try run("sub").status == 0)
    #expect(try run("a.sbar:9").status == 0)
    #expect(try run("--last-failed").status == 1)
    try write("a.sbar", good)
    #expect(try run("--last-failed").status == 0)
    let none = try run("--last-failed")
    #expect(none.status == 0 && none.errors == "nothing failed when it last ran\n")
    #expect(try run("--last-failed", "--allow-empty").status == 0)
  }

  /// What is remembered of other folders does not grow without end.
  @Test func soManyFoldersAreRemembered() throws {
    let caches = specs.folder.appending(path: "caches/sbar")
    try FileManager.default.createDirectory(at: caches, withIntermediateDirectories: true)
    for number in 0..<80 {
      try Data("sbar: what failed last, 1\nx\n".utf8)
        .write(to: caches.appending(path: "last-failed-\(number)"))
    }
    try write("a.sbar", ReportSamples.matrix)
    #expect(try run(".").status == 1)
    let left = try FileManager.default.contentsOfDirectory(atPath: caches.path)
    #expect(left.count == 64, "\(left.count)")
    #expect(try run("--last-failed").status == 1)
  }

  /// Of very many failures the files are remembered, which run as a whole.
  @Test func aLongListIsKeptShort() throws {
    let scenarios = (0..<4000).map {
      "scenario \"a rather long name, number \($0)\" {\n    launch\n    expect hidden\n}\n"
    }
    let app = ReportSamples.matrix.components(separatedBy: "scenario")[0]
      .replacingOccurrences(of: "[16, 17]", with: "17")
      .replacingOccurrences(of: "[\"iPhone 15\", \"iPhone 14\"]", with: "\"iPhone 15\"")
      .replacingOccurrences(of: "[light, dark]", with: "light")
    try write("a.sbar", app + scenarios.joined())
    #expect(try run(".").status == 1)
    let caches = specs.folder.appending(path: "caches/sbar")
    let file = try #require(
      try FileManager.default.contentsOfDirectory(atPath: caches.path).first)
    let size = try Data(contentsOf: caches.appending(path: file)).count
    #expect(size < 1000, "\(size)")
    #expect(try run("--last-failed").output.contains("4,000 scenarios"))
  }

  @Test func aFileThatIsNotValidRunsWhole() throws {
    try write("a.sbar", ReportSamples.malformed)
    #expect(try run(".").status == 2)
    try write("a.sbar", ReportSamples.matrix)
    #expect(try run("--last-failed").output.contains("2 scenarios in 1 file: 1 passed, 1 failed"))
    #expect(try run("--last-failed").output.contains("1 scenario in 1 file: 1 failed"))
  }

  @Test func whatIsGoneIsForgotten() throws {
    try write("a.sbar", ReportSamples.matrix)
    #expect(try run(".").status == 1)
    try write(
      "a.sbar", ReportSamples.matrix.replacingOccurrences(of: "\"hidden\"", with: "\"other\""))
    #expect(try run("--last-failed").status == 3)
    #expect(try run(".").status == 1)
    #expect(try run("--last-failed").output.contains("\"other\""))
  }

  @Test func anotherFolderHasNotesOfItsOwn() throws {
    try write("a.sbar", ReportSamples.matrix)
    try write("other/a.sbar", good)
    #expect(try run(".").status == 1)
    let result = try BuiltTool.run(
      ["test", "--last-failed"], in: specs.folder.appending(path: "specs/other"),
      environment: ["XDG_CACHE_HOME": specs.folder.appending(path: "caches").path])
    #expect(result.status == 0)
  }

  @Test func aFolderThatCannotBeWrittenIsNoHarm() throws {
    try write("a.sbar", ReportSamples.matrix)
    try write("file", "")
    for caches in ["/dev/null/x", specs.folder.path + "/specs/file", "relative"] {
      let result = try run("a.sbar", caches: caches)
      #expect(result.status == 1 && result.errors.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: specs.folder.path + "/specs/relative"))
    let homeless = try BuiltTool.run(["test", "a.sbar"], in: specs.folder.appending(path: "specs"))
    #expect(homeless.status == 1 && homeless.errors.isEmpty)
    let asked = try BuiltTool.run(
      ["test", "--last-failed"], in: specs.folder.appending(path: "specs"))
    #expect(asked.status == 64 && asked.errors.contains("XDG_CACHE_HOME or HOME"))
  }

  @Test func notesOfAnotherKindAreNotUnderstood() throws {
    try write("a.sbar", ReportSamples.matrix)
    #expect(try run(".").status == 1)
    let caches = specs.folder.appending(path: "caches/sbar")
    let names = try FileManager.default.contentsOfDirectory(atPath: caches.path)
    let name = try #require(names.first)
    try Data([0xFF, 0x0A, 0x00, 0x25, 0x41]).write(to: caches.appending(path: name))
    #expect(try run("--last-failed").status == 0)
  }
}
