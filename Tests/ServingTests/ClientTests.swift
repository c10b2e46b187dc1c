import Foundation
import Testing

/// Editors that others wrote, each driven without a screen against `sbar lsp`, and the types of the
/// protocol; what is not installed is left out, unless `SBAR_EDITORS` promises it or, for what
/// comes with Python, `SBAR_VALIDATORS`, as `.ci/run` does.
@Suite(.serialized) struct ClientTests {
  private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Clients")

  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// The Python that has the packages which `.ci/run` installs.
  private var python: URL? {
    environment["SBAR_VALIDATORS"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
  }

  /// The server, beside the test bundle: both are products of one build.
  private func server() throws -> String {
    let places =
      CommandLine.arguments.map { URL(fileURLWithPath: $0) }
      + Bundle.allBundles.map { $0.bundleURL }
    for place in places + [LawFiles.root.appending(path: ".build/debug/any")] {
      var folder = place
      while folder.pathComponents.count > 1 {
        folder = folder.deletingLastPathComponent()
        let tool = folder.appending(path: "sbar").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: tool, isDirectory: &isFolder),
          !isFolder.boolValue,
          FileManager.default.isExecutableFile(atPath: tool)
        {
          return tool
        }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// A folder with copies of the specs; one gets the line ends of Windows there.
  private func specs() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sbar-clients-" + UUID().uuidString)
    try FileManager.default.copyItem(
      at: ClientTests.scripts.appending(path: "Specs"), to: folder)
    for name in ["include.sbar"] {
      let example = LawFiles.root.appending(path: "Examples/gallery/" + name)
      try FileManager.default.copyItem(at: example, to: folder.appending(path: name))
    }
    let file = folder.appending(path: "windows.sbar")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    try Data(text.replacing("\n", with: "\r\n").utf8).write(to: file)
    return folder
  }

  private func path(of program: String) -> String? {
    if program.contains("/") {
      return FileManager.default.isExecutableFile(atPath: program) ? program : nil
    }
    return (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { $0 + "/" + program }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a client to its end: it has to say `ok`.
  private func run(
    _ program: String, isPromised: Bool, _ arguments: [String], in folder: URL
  ) throws {
    guard let path = path(of: program) else {
      #expect(!isPromised, "no \(program)")
      return print("left out: no \(program)")
    }
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment.merging(
      [
        "SBAR": try server(), "FOLDER": folder.path, "HOME": folder.path,
        "XDG_STATE_HOME": folder.path, "PYTHONDONTWRITEBYTECODE": "1",
      ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let said = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    #expect(said == "ok\n", "\(said)")
  }

  /// `true` iff an editor is promised, and not merely used where it is.
  private func isPromised(_ editor: String) -> Bool {
    (environment["SBAR_EDITORS"] ?? "").split { $0.isWhitespace }.contains(Substring(editor))
  }

  private func script(_ name: String) -> String {
    ClientTests.scripts.appending(path: name).path
  }

  private static let vim = ["--clean", "-i", "NONE", "--headless", "-S"]

  @Test(.timeLimit(.minutes(3))) func theNeovimOfTheSystemShowsAll() throws {
    let folder = try specs()
    defer { try? FileManager.default.removeItem(at: folder) }
    try run(
      "nvim", isPromised: isPromised("nvim"), ClientTests.vim + [script("neovim.lua")], in: folder)
  }

  /// The newest comes with Python: it has hints, classes of words and folds.
  @Test(.timeLimit(.minutes(3))) func theNewestNeovimShowsAll() throws {
    guard let python else { return print("left out: no SBAR_VALIDATORS") }
    let folder = try specs()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = python.deletingLastPathComponent().appending(path: "nvim").path
    try run(program, isPromised: true, ClientTests.vim + [script("neovim.lua")], in: folder)
  }

  @Test(.timeLimit(.minutes(3))) func emacsShowsAll() throws {
    let folder = try specs()
    defer { try? FileManager.default.removeItem(at: folder) }
    try run(
      "emacs", isPromised: isPromised("emacs"),
      ["--batch", "--no-init-file", "-l", script("eglot.el")], in: folder)
  }

  /// One of the plugins by which Vim speaks with servers.
  @Test(.timeLimit(.minutes(3))) func vimShowsWhatItsPluginCan() throws {
    let plugin = "/usr/share/vim/vimfiles/pack/dist-bundle/opt/ale"
    guard FileManager.default.fileExists(atPath: plugin) || isPromised("ale") else {
      return print("left out: no ALE")
    }
    let folder = try specs()
    defer { try? FileManager.default.removeItem(at: folder) }
    try run(
      "vim", isPromised: isPromised("ale"),
      ["-N", "-u", "NONE", "-i", "NONE", "-n", "-es", "-S", script("ale.vim")], in: folder)
  }

  /// Nine editors by what they declare; `Clients/Capabilities` says how each was found.
  @Test(.timeLimit(.minutes(3))) func answersAreOfTheProtocol() throws {
    guard let python else { return print("left out: no SBAR_VALIDATORS") }
    let folder = try specs()
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = [script("typed.py"), try server(), script("Capabilities"), folder.path]
    try run(python.path, isPromised: true, words, in: folder)
  }

  @Test(.timeLimit(.minutes(3))) func whatNoEditorSendsIsBorne() throws {
    let folder = try specs()
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = [script("robust.py"), try server()]
    try run(python?.path ?? "python3", isPromised: python != nil, words, in: folder)
  }
}
