import Foundation
import Host
import Interpreter
import Language

/// The specs that the rules rewrite: the examples, and Swift in the manner of real apps.
enum Corpus {
  /// The repository.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every spec, by the path below the repository, in the order of the paths.
  static let files: [SpecFile] = examples + pastes + declarations

  static let examples = specs(below: "Examples")

  /// Declarations with an app around them and a scenario.
  static let pastes = specs(below: "Tests/SoundnessTests/Pastes")

  /// Declarations that the tests of the parser read, each in an app that shows it.
  private static let declarations: [SpecFile] = PastedApp.all.map { paste in
    let path = "Tests/LanguageTests/Paste/\(paste.file).sbar"
    return SpecFile(name: path, bytes: (bytes(of: path) ?? []) + Array(paste.app.utf8))
  }

  private static func specs(below folder: String) -> [SpecFile] {
    let path = root.appending(path: folder).path(percentEncoded: false)
    let names = (FileManager.default.subpaths(atPath: path) ?? []).sorted()
    return names.filter { $0.hasSuffix(".sbar") }.map { name in
      SpecFile(name: folder + "/" + name, bytes: bytes(of: folder + "/" + name) ?? [])
    }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) }
  }

  /// Reads bytes as the file of that name, with what it includes.
  static func spec(
    _ bytes: [UInt8], named name: String, files: [String: String] = [:]
  ) -> Spec {
    loadSpec(root: Source(file: FileID(0), name: name, bytes: bytes)) { path, includer in
      if let text = files[path] { return .bytes(Array(text.utf8), name: path) }
      let file = (includer as NSString).deletingLastPathComponent + "/" + path
      guard let bytes = Corpus.bytes(of: file) else { return .failed("no such file") }
      return .bytes(bytes, name: file)
    }
  }

  /// Runs a file as it is, on a deep stack as every run does.
  static func results(of file: SpecFile) -> [ScenarioResult] {
    DeepStack.run {
      var results: [ScenarioResult] = []
      let plan = makePlan(spec(file.bytes, named: file.name), options: RunOptions())
      run(plan, options: RunOptions()) { results.append($0) }
      return results
    }
  }
}
