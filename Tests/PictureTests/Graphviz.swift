import Foundation

/// The reader of graphs that others wrote.
enum Graphviz {
  /// Nil where it is not installed.
  static let path = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Lays a graph out, and returns how that ended and what it tells of nodes and edges.
  static func plain(_ text: String) throws -> (status: Int32, drawn: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "dot")
    process.arguments = ["-Tplain"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let drawn = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, drawn)
  }
}
