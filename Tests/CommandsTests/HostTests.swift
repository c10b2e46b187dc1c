import Commands
import Foundation
import Host
import Testing

@Suite struct HostTests {
  @Test func filesAreReadWhole() throws {
    let folder = try TemporaryFolder()
    for size in [0, 1, 4095, 4096, 4097, 1_000_000] {
      let text = String(repeating: "x", count: size)
      let path = try folder.write("file", text)
      #expect(try Files.read(path) == Array(text.utf8))
    }
  }

  @Test func memoryThatIsUsedIsCounted() {
    #expect(Memory.limit > 1 << 24)
    #expect(Memory.peak > 1 << 20 && Memory.peak < Memory.limit)
    let bytes = [UInt8](repeating: 1, count: 1 << 26)
    #expect(Memory.peak > bytes.count)
  }

  /// A search ends in time where more is used than it may be.
  @Test func searchEndsBeforeMemoryDoes() {
    func ends(after memory: Int) -> Bool {
      let watch = SearchWatch(Options(), redraws: false, memory: memory)
      return (0..<1000).contains { watch.isOver($0) }
    }
    #expect(ends(after: 1 << 20))
    #expect(!ends(after: Int.max))
  }

  @Test func whatCannotBeReadHasItsOwnError() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path.appending(Array("none".utf8))
    #expect(throws: HostError.missing(missing)) { try Files.read(missing) }
    #expect(throws: HostError.isDirectory(folder.path)) { try Files.read(folder.path) }
    let large = try folder.write("large", "12345")
    #expect(throws: HostError.tooLarge(large, limit: 4)) { try Files.read(large, limit: 4) }
    #expect(try Files.read(large, limit: 5).count == 5)
  }

  @Test func foldersAreWalkedInOrderAndHiddenOnesAreNot() throws {
    let folder = try TemporaryFolder()
    for name in ["b.sbar", "a/z.sbar", "a/y.sbar", "c.txt", ".hidden/x.sbar", ".h.sbar", "a/.sbar"]
    {
      try folder.write(name)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("loop"), withDestinationURL: folder.url)
    let found = try Directories.search(below: folder.path, withExtension: ".sbar").files
    let names = found.map { String($0.spelling.dropFirst(folder.url.path.count + 1)) }
    #expect(names == ["a/y.sbar", "a/z.sbar", "b.sbar"])
  }

  @Test func operandsBecomeFiles() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.sbar")
    try folder.write("empty/readme.txt")
    let line = Path(bytes: file.bytes + Array(":12".utf8))
    let column = Path(bytes: file.bytes + Array(":12:5".utf8))
    let empty = folder.path.appending(Array("empty".utf8))
    let missing = folder.path.appending(Array("b.sbar:3".utf8))
    let inputs = Inputs(
      [file, file, line, column, empty, missing, empty, missing, folder.path, Path("-")])
    #expect(
      inputs.files == [
        Input(path: file), Input(path: file, line: 12), Input(path: Path("-")),
      ])
    #expect(inputs.empty == [empty])
    #expect(inputs.errors.map { $0.error } == [.missing(missing)])
  }

  @Test(arguments: [
    ("a/b", "a/b"), ("./a", "a"), ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"),
    ("a/../../b", "../b"), ("/a/../../b", "/b"), ("/", "/"),
  ])
  func oneFileHasOneName(path: String, simple: String) {
    #expect(Path(path).simplified == Path(simple))
  }

  @Test func anIncludeIsFoundBesideItsIncluder() throws {
    let folder = try TemporaryFolder()
    let root = try folder.write("specs/a.sbar")
    try folder.write("sbar.config")
    try folder.write("common/b.sbar", "b")
    try folder.write("common/c.sbar", "c")
    let includes = Includes(root: Input(path: root))
    let first = try includes.read("../common/b.sbar", from: root.spelling)
    #expect(first.bytes == [0x62])
    #expect(try includes.read("./c.sbar", from: first.name).bytes == [0x63])
    #expect(throws: HostError.self) { try includes.read("d.sbar", from: first.name) }
  }

  @Test func aNameThatIsNotUTF8IsFoundAndRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path.appending([0x61, 0xFF] + Array(".sbar".utf8))
    let descriptor = (path.bytes + [0]).withUnsafeBytes { raw in
      open(raw.bindMemory(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o600)
    }
    guard descriptor >= 0 else { return }  // Some file systems refuse such names.
    close(descriptor)
    #expect(try Directories.search(below: folder.path, withExtension: ".sbar").files == [path])
    #expect(try Files.read(path) == [])
    #expect(path.spelling.hasSuffix("a\u{FFFD}.sbar"))
  }

  /// A handler writes without asking for memory; the process after it reads what it wrote.
  @Test func whatATrapHandsOnIsRead() throws {
    let message = try #require(RestartMessage("SBAR__TEST", trapped: [Array("a b.sbar".utf8)]))
    let digits = Restart.digits(of: Array("c\u{1B}.sbar".utf8))
    let isComplete = try digits.withUnsafeBytes { bytes in
      message.complete(
        output: 120, errors: 0, note: UInt64.max, without: try #require(bytes.baseAddress),
        count: bytes.count)
    }
    #expect(isComplete)
    let text = String(cString: message.text)
    #expect(text.hasPrefix("SBAR__TEST="))
    let remains = try #require(Restart.Remains(String(text.dropFirst("SBAR__TEST=".count))))
    #expect(remains.written == [120, 0])
    #expect(remains.note == UInt64.max)
    #expect(remains.trapped == [Array("a b.sbar".utf8), Array("c\u{1B}.sbar".utf8)])
  }

  /// Where the names have no room, the process ends as it is.
  @Test func whatATrapCannotHandOnIsNot() throws {
    #expect(RestartMessage("A", trapped: [[UInt8](repeating: 0x61, count: 40_000)]) == nil)
    let message = try #require(RestartMessage("A", trapped: []))
    let digits = [UInt8](repeating: 0x61, count: 70_000)
    for count in [0, digits.count] {
      let isComplete = try digits.withUnsafeBytes { bytes in
        message.complete(
          output: 1, errors: 2, note: 3, without: try #require(bytes.baseAddress), count: count)
      }
      #expect(!isComplete)
      #expect(String(cString: message.text).utf8.allSatisfy { $0 != 0x61 })
    }
    #expect(Restart.Remains("nothing") == nil)
  }
}
