import Foundation
import Host
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Nothing that stands in a folder is skipped in silence, and nothing is waited for.
@Suite struct FaultTests {
  private let good = ReportSamples.matrix
    .replacingOccurrences(of: "expect hidden", with: "expect visible")

  /// Runs the tool as a user who may not read everything, as the one who runs the tests may.
  private func run(
    _ words: [String], in folder: URL, verb: [String] = ["test", "--no-times"]
  ) throws -> BuiltTool.Result? {
    if geteuid() != 0 { return try BuiltTool.run(verb + words, in: folder) }
    let tool = try BuiltTool.executable().path
    let script = "cd \"$0\" && exec \"$@\""
    let command = ["setpriv", "--reuid=65534", "--clear-groups", "sh", "-c", script, folder.path]
    let result = try Validators.run(command + [tool] + verb + words)
    if result == nil { print("left out: no `setpriv`") }
    return result
  }

  private func link(_ folder: URL, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: name).path, withDestinationPath: target)
  }

  @Test func aLinkThatLeadsNowhereIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    try link(folder.url, "dangling.sbar", to: "nowhere")
    try link(folder.url, "loop.sbar", to: "loop.sbar")
    try link(folder.url, "other", to: "nowhere")
    let result = try BuiltTool.run(["test", "--no-times", "."], in: folder.url)
    #expect(result.status == 66)
    #expect(
      result.errors == """
        error: `./dangling.sbar` is a link that leads nowhere
        error: `./loop.sbar` is a link that leads nowhere

        """)
    #expect(result.output.contains("2 scenarios in 1 file: 2 passed, 2 paths not read"))
    let operand = try BuiltTool.run(["test", "dangling.sbar"], in: folder.url)
    #expect(operand.errors.hasPrefix("error: `dangling.sbar` is a link that leads nowhere\n"))
  }

  @Test func whatIsNoFileIsRefusedAndNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    try folder.write("b.sbar", "include \"pipe.sbar\"\n")
    #expect(mkfifo(folder.url.appending(path: "pipe.sbar").path, 0o600) == 0)
    let words = "is a pipe or a device, a file is needed; - reads standard input\n"
    let whole = try BuiltTool.run(["test", "--no-times", "."], in: folder.url)
    #expect(whole.status == 66 && whole.errors == "error: `./pipe.sbar` \(words)")
    #expect(whole.output.contains("cannot read `pipe.sbar`: it is a pipe or a device"))
    #expect(whole.output.contains("2 scenarios in 2 files: 2 passed, 1 file not valid, 1 path not"))
    for name in ["pipe.sbar", "/dev/zero", "/dev/null"] {
      let result = try BuiltTool.run(["test", name], in: folder.url)
      #expect(result.status == 66 && result.errors.hasPrefix("error: `\(name)` \(words)"))
    }
    try folder.write("sbar.config")
    try FileManager.default.removeItem(at: folder.url.appending(path: "sbar.config"))
    #expect(mkfifo(folder.url.appending(path: "sbar.config").path, 0o600) == 0)
    #expect(try BuiltTool.run(["test", "a.sbar"], in: folder.url).status == 64)
  }

  /// One that may be listed and not searched, too.
  @Test(arguments: [0o000, 0o666, 0o444])
  func aFolderThatCannotBeSearchedIsTold(mode: Int) throws {
    let folder = try TemporaryFolder()
    for name in ["a.sbar", "locked/b.sbar", "locked/d.sbar", "z/c.sbar"] {
      try folder.write(name, good)
    }
    let locked = folder.url.appending(path: "locked").path
    for path in [folder.url.path, folder.url.path + "/z"] { #expect(chmod(path, 0o755) == 0) }
    #expect(chmod(locked, mode_t(mode)) == 0)
    defer { chmod(locked, 0o700) }
    guard let result = try run(["."], in: folder.url) else { return }
    #expect(result.status == 66)
    #expect(result.errors == "error: `./locked` cannot be read: permission denied\n")
    #expect(result.output.contains("4 scenarios in 2 files: 4 passed, 1 path not read"))
    let alone = try run(["locked"], in: folder.url)
    #expect(alone?.status == 66)
    #expect(alone?.errors == "error: `locked` cannot be read: permission denied\n")
  }

  /// What may not be written stays, and nothing is left beside it.
  @Test func aFileThatCannotBeWrittenStays() throws {
    let folder = try TemporaryFolder()
    let text = good.replacingOccurrences(of: "    launch", with: " launch")
    try folder.write("a.sbar", text)
    #expect(chmod(folder.url.path, 0o777) == 0)
    #expect(chmod(folder.url.appending(path: "a.sbar").path, 0o444) == 0)
    guard let result = try run(["a.sbar"], in: folder.url, verb: ["fmt", "--write"]) else { return }
    #expect(result.status == 74)
    #expect(result.errors == "error: a.sbar cannot be written: permission denied\n")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left == ["a.sbar"])
    #expect(try String(contentsOf: folder.url.appending(path: "a.sbar"), encoding: .utf8) == text)
  }

  @Test func anUnreadableFileKeepsNobodyFromRunning() throws {
    let folder = try TemporaryFolder()
    for name in ["a.sbar", "b.sbar", "c.sbar"] { try folder.write(name, good) }
    #expect(chmod(folder.url.path, 0o755) == 0)
    #expect(chmod(folder.url.appending(path: "b.sbar").path, 0) == 0)
    guard let result = try run(["."], in: folder.url) else { return }
    #expect(result.status == 66)
    #expect(result.errors == "error: `./b.sbar` cannot be read: permission denied\n")
    #expect(result.output.contains("4 scenarios in 2 files: 4 passed, 1 path not read"))
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    let large = try folder.write("b.sbar")
    // It has no bytes on the disk.
    #expect(truncate(large.spelling, 600 << 20) == 0)
    let result = try BuiltTool.run(["test", "--no-times", "."], in: folder.url)
    #expect(result.status == 66)
    #expect(result.errors == "error: `./b.sbar` is larger than 512 MB\n")
    #expect(result.output.contains("2 scenarios in 1 file: 2 passed, 1 path not read"))
    try folder.write("c.sbar", "include \"b.sbar\"\n" + good)
    let included = try BuiltTool.run(["test", "c.sbar"], in: folder.url)
    #expect(included.status == 2 && included.output.contains("it is larger than 512 MB"))
  }

  @Test func whatIsNoPlaceOfAFileIsMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    for name in ["b.sbar:3:4", "a.sbar:0", "a.sbar:x", "a.sbar:1:2:3"] {
      let result = try BuiltTool.run(["test", name], in: folder.url)
      #expect(result.status == 66 && result.errors == "error: `\(name)` does not exist\n")
    }
  }

  @Test func aPathThatIsTooLongIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    // Made step by step, for no call takes such a path as a whole.
    let script = """
      name=$(printf 'x%.0s' $(seq 200))
      cd "$0"
      for i in $(seq 24); do mkdir $name && cd $name || exit 1; done
      echo > deep.sbar
      """
    let made = try Validators.run(["bash", "-c", script, folder.url.path])
    guard made?.status == 0 else { return print("left out: no such depth") }
    defer { _ = try? Validators.run(["bash", "-c", "rm -rf \"$0\"/x*", folder.url.path]) }
    let result = try BuiltTool.run(["test", "--no-times", "."], in: folder.url)
    #expect(result.status == 66)
    #expect(result.errors.hasPrefix("error: `./xxx"))
    #expect(result.errors.hasSuffix("cannot be read: the name is too long\n"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output.contains("2 scenarios in 1 file: 2 passed, 1 path not read"))
  }

  @Test func includesStayInTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("outer.sbar", "input secret\n")
    try folder.write("project/.git/HEAD")
    try folder.write("project/shared.sbar", "struct Shared {\n}\n")
    try folder.write("project/specs/a.sbar", "include \"../shared.sbar\"\n" + good)
    try folder.write("project/specs/b.sbar", "include \"../../outer.sbar\"\n" + good)
    try folder.write("project/specs/c.sbar", "include \"/etc/hosts\"\n" + good)
    try folder.write("project/specs/d.sbar", "include \"link.sbar\"\n" + good)
    try link(folder.url.appending(path: "project/specs"), "link.sbar", to: "../../outer.sbar")
    let place = folder.url.appending(path: "project/specs")
    #expect(try BuiltTool.run(["test", "a.sbar"], in: place).status == 0)
    let stdin = try BuiltTool.run(
      ["test", "-"], in: place, input: Data(("include \"../shared.sbar\"\n" + good).utf8))
    #expect(stdin.status == 0)
    for name in ["b.sbar", "c.sbar", "d.sbar"] {
      let result = try BuiltTool.run(["test", name], in: place)
      #expect(result.status == 2)
      #expect(result.output.contains("it lies outside of the project, which `--outside-includes`"))
      let allowed = try BuiltTool.run(["test", name, "--outside-includes"], in: place)
      #expect(!allowed.output.contains("outside of the project"))
    }
    // Without a repository the folder of the spec is the project.
    try folder.write("alone/a.sbar", "include \"../outer.sbar\"\n" + good)
    try folder.write("alone/b.sbar", "include \"in/shared.sbar\"\n" + good)
    try folder.write("alone/in/shared.sbar", "struct Shared {\n}\n")
    let alone = folder.url.appending(path: "alone")
    #expect(try BuiltTool.run(["test", "a.sbar"], in: alone).status == 2)
    #expect(try BuiltTool.run(["test", "b.sbar"], in: alone).status == 0)
    try folder.write("sbar.config", "no-times\n")
    #expect(try BuiltTool.run(["test", "a.sbar"], in: alone).output.contains("SB2500") == false)
  }

  @Test func aNameWithANULIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "struct A {\n}\n")
    try Data("include \"a\0b\"\n".utf8).write(to: folder.url.appending(path: "a.sbar"))
    let result = try BuiltTool.run(["check", "a.sbar"], in: folder.url)
    #expect(result.status == 2 && result.output.contains("NUL"))
    #expect(throws: HostError.hasNUL(Path("a\0b"))) { try Files.read(Path("a\0b")) }
  }

  @Test func aFileThatIsIncludedOftenIsReadOnce() throws {
    let folder = try TemporaryFolder()
    let shared = try folder.write("b.sbar", "struct B {\n}\n")
    let includes = Includes(root: Input(path: try folder.write("a.sbar")))
    let name = try includes.read("b.sbar", from: folder.path.spelling + "/a.sbar").name
    try FileManager.default.removeItem(atPath: shared.spelling)
    for _ in 0..<10_000 {
      #expect(try includes.read("./b.sbar", from: folder.path.spelling + "/a.sbar").name == name)
    }
    try folder.write("b.sbar", "struct B {\n}\n")
    try folder.write("a.sbar", String(repeating: "include \"b.sbar\"\n", count: 10_000) + good)
    #expect(try BuiltTool.run(["test", "a.sbar"], in: folder.url).status == 0)
  }

  /// A spec whose scenarios have 10,000 cells each, and together more than a file may have.
  static var manyCells: String {
    let numbers = (1...100).map { String($0) }.joined(separator: ", ")
    var text = ReportSamples.vain.replacingOccurrences(
      of: "NavigationStack", with: "state a = 1\n    state b = 1\n    NavigationStack")
    for number in 1...12 {
      text += """
        scenario "\(number)" on a [\(numbers)], b [\(numbers)] {
            launch
            expect visible
        }

        """
    }
    return text
  }

  /// A spec of one scenario, whose 10,000 cells have more than a thousand steps each.
  static var manySteps: String {
    let parts = manyCells.components(separatedBy: "    launch\n")
    let steps = String(repeating: "    expect visible\n", count: 1_000)
    return (parts[..<2] + [steps + "}\n"]).joined(separator: "    launch\n")
  }

  @Test func theStepsOfAFileHaveABound() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", FaultTests.manySteps)
    let result = try BuiltTool.run(["test", "--format", "short", "a.sbar"], in: folder.url)
    #expect(result.status == 2)
    let errors = result.output.split(separator: "\n").filter { $0.contains("error[") }
    #expect(errors.count == 1)
    #expect(
      errors[0].contains(
        "error[SB2544]: the cells of this file would run more than 10000000 steps"))
  }

  @Test func theCellsOfAFileHaveABound() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", FaultTests.manyCells)
    let result = try BuiltTool.run(["test", "--format", "short", "a.sbar"], in: folder.url)
    #expect(result.status == 2)
    let errors = result.output.split(separator: "\n").filter { $0.contains("error[") }
    #expect(errors.count == 1)
    #expect(errors[0].contains("error[SB2542]: the scenarios of this file would run in more than"))
  }
}
