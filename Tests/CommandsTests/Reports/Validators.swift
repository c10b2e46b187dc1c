import Foundation
import Testing

/// Readers of reports that others wrote, run as processes.
///
/// With `SBAR_VALIDATORS` set to a Python that has `babi`, `html5lib`, `jsonschema`, `junitparser`,
/// `pygments`, `sarif-pydantic` and `tree_sitter`, as `.ci/run` does, they must be there, and so
/// must Perl's `prove`, Vim, `bat` and node; otherwise a test that needs one says why it is left
/// out.
enum Validators {
  /// The Python that has to have everything, nil where none was promised.
  private static var promised: String? {
    ProcessInfo.processInfo.environment["SBAR_VALIDATORS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether what a script imports is there.
  private static let interpreters = Kept<String, Bool>()

  /// Runs a script with `modules`; its standard output must be `ok`.
  static func python(
    _ script: String, _ arguments: [String] = [], needs modules: [String],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let interpreter = promised ?? "python3"
    let imports = modules.isEmpty ? "pass" : "import " + modules.joined(separator: ", ")
    let isThere = try interpreters.value(of: imports) {
      try run([interpreter, "-c", imports])?.status == 0
    }
    guard isThere else {
      try #require(promised == nil, "SBAR_VALIDATORS lacks \(modules)", sourceLocation: location)
      return print("left out: no python3 with \(modules.joined(separator: ", "))")
    }
    let result = try #require(try run([interpreter, "-c", script] + arguments))
    #expect(result.output == "ok\n", "\(result.errors)", sourceLocation: location)
  }

  /// Runs a reader that is a program of its own; nil where there is none and none was promised.
  static func reader(
    _ words: [String], location: SourceLocation = #_sourceLocation
  ) throws -> BuiltTool.Result? {
    if let result = try run(words) { return result }
    try #require(promised == nil, "no \(words[0])", sourceLocation: location)
    print("left out: no \(words[0])")
    return nil
  }

  /// `true` iff there is a program of that name.
  static func isThere(_ program: String) -> Bool { path(of: program) != nil }

  /// A program that was installed with the Python that was promised; nil where there is none.
  static func beside(_ program: String) -> String? {
    promised.map { ($0 as NSString).deletingLastPathComponent + "/" + program }
      .flatMap { isThere($0) ? $0 : nil }
  }

  /// Where a program stands.
  private static func path(of program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let places =
      program.hasPrefix("/") ? [program] : path.split(separator: ":").map { $0 + "/" + program }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program with its input; nil where there is none of that name.
  static func run(_ words: [String], input: String = "") throws -> BuiltTool.Result? {
    guard let program = path(of: words[0]) else { return nil }
    let folder = try TemporaryFolder()
    let files = ["in", "out", "err"].map { folder.url.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    try Data(input.utf8).write(to: files[0])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(words.dropFirst())
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return BuiltTool.Result(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      status: process.terminationStatus)
  }
}
