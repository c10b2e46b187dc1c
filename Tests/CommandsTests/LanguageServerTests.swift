import Foundation
import Testing

/// `sbar lsp` as an editor starts it: in any folder, with any file of settings.
@Suite struct LanguageServerTests {
  /// What the server says to messages until it has answered the last one, which has that number:
  /// work is given up once the editor is gone.
  private func say(
    _ messages: [String], untilAnswered number: Int, in folder: borrowing TemporaryFolder
  ) throws -> String {
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    try folder.write("in", input)
    try folder.write("out")
    let wait = "for i in $(seq 300); do grep -q '\"id\":\(number),' out && break; sleep 0.1; done"
    let line = "(cat in; \(wait)) | \"$SBAR\" lsp > out"
    let run = try BuiltTool.shell(line, in: folder.url)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run)")
    return try String(contentsOf: folder.url.appending(path: "out"), encoding: .utf8)
  }

  private func greeting(_ folder: URL) -> [String] {
    [
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
        + "{\"rootUri\":\"file://\(folder.path)\",\"capabilities\":{}}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}",
    ]
  }

  /// It goes on with its own settings, and says what is wrong with those of the file.
  @Test func settingsThatAreWrongAreTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("sbar.config", "wombat 7\n")
    let ask =
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"workspace/symbol\",\"params\":{\"query\":\"\"}}"
    let said = try say(greeting(folder.url) + [ask], untilAnswered: 2, in: folder)
    #expect(said.contains("\"serverInfo\"") && said.contains("window/showMessage"))
    #expect(said.contains("wombat"), "\(said)")
  }

  /// What counts is where the editor's folder is, and not where the server was started.
  @Test func settingsOfTheEditorsFolderCount() throws {
    let here = try TemporaryFolder()
    let there = try TemporaryFolder()
    try there.write("sbar.config", "strict on\n")
    let text =
      "app A {\\n    ios 17\\n    device notch\\n    Home()\\n}\\n"
      + "screen Home { Text(\\\"a\\\").shimmering() }\\n"
      + "scenario \\\"a\\\" {\\n    launch\\n    expect visible\\n}\\n"
    let open =
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":"
      + "{\"uri\":\"file://\(there.url.path)/a.sbar\",\"languageId\":\"sbar\",\"version\":1,"
      + "\"text\":\"\(text)\"}}}"
    let ask =
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/diagnostic\",\"params\":"
      + "{\"textDocument\":{\"uri\":\"file://\(there.url.path)/a.sbar\"}}}"
    let strict = try say(greeting(there.url) + [open, ask], untilAnswered: 2, in: here)
    let plain = try say(greeting(here.url) + [open, ask], untilAnswered: 2, in: here)
    #expect(strict.contains("SB4118") && !plain.contains("SB4118"), "\(strict)\n\(plain)")
    #expect(plain.contains("\"kind\":\"full\""))
  }
}
