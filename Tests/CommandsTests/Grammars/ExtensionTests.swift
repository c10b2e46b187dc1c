import Foundation
import Grammars
import Testing

/// The extension for VS Code, taken out of its archive and driven in node.
@Suite struct ExtensionTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  /// Writes the extension as a user does, and takes it apart with Python's reader of archives.
  private func extracted(in folder: borrowing TemporaryFolder) throws {
    let result = try BuiltTool.run(
      ["grammar", "vsix", "--output", "new/sbar.vsix"], in: folder.url)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
    let script = """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1] + "/new/sbar.vsix")
      assert archive.testzip() is None
      archive.extractall(sys.argv[1])
      print("ok")
      """
    try Validators.python(script, [folder.url.path], needs: [])
  }

  @Test func theArchiveHoldsWhatTheManifestNames() throws {
    let folder = try TemporaryFolder()
    try extracted(in: folder)
    let root = folder.url.appending(path: "extension")
    guard FileManager.default.fileExists(atPath: root.path) else { return }
    let package = try #require(
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: root.appending(path: "package.json"))) as? [String: Any])
    let version = try BuiltTool.run(["version"], in: folder.url).output
    #expect(version == "sbar \(package["version"] ?? "")\n")
    let text = try String(contentsOf: root.appending(path: "package.json"), encoding: .utf8)
    let files = text.matches(of: #/"\.\/([^"]+)"/#).map { String($0.1) }
    #expect(files.count == 3)
    for file in files {
      let data = try Data(contentsOf: root.appending(path: file))
      #expect(!data.isEmpty)
      if file.hasSuffix(".json") { _ = try JSONSerialization.jsonObject(with: data) }
    }
    let manifest = try String(
      contentsOf: folder.url.appending(path: "extension.vsixmanifest"), encoding: .utf8)
    #expect(manifest.contains("Version=\"\(package["version"] ?? "")\""))
    #expect(Grammar.vsix.files(version: "1.0.0").count == 1)
  }

  /// Everything that the client registers, against a server with fixed answers.
  @Test func theClientSpeaksTheProtocol() throws {
    let folder = try TemporaryFolder()
    try extracted(in: folder)
    let client = ExtensionTests.here.appending(path: "Client")
    let words = [
      "node", client.appending(path: "drive.js").path, folder.url.path + "/extension",
      client.appending(path: "server.js").path,
    ]
    guard let result = try Validators.reader(words) else { return }
    #expect(result.output == "ok\n", "\(result.errors)")
  }

  /// Small enough to be read before it is trusted.
  @Test(arguments: ["extension.js", "protocol.js", "providers.js", "tests.js"])
  func theClientIsSmall(name: String) throws {
    let file = ExtensionTests.here.appending(
      path: "../../../Sources/Book/Pages/Editors/VSCode/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 151)
    for line in lines { #expect(line.count <= 100, "\(line)") }
  }
}
