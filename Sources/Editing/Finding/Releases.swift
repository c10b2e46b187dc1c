import Interpreter
import Language
import StatusBar

extension Analysis {
  /// The releases that the apps of the spec are run on, as they are written; none where that is not
  /// said.
  var releases: [Version] {
    var found: [Version] = []
    for source in sources {
      for item in items(of: source.file) {
        guard case .app(let app) = item else { continue }
        for member in app.members {
          guard case .setting(let setting) = member,
            source.text(setting.subject.range) == "ios"
          else { continue }
          found += Analysis.versions(in: source.text(setting.value.range))
        }
      }
    }
    return found
  }

  private static func versions(in text: String) -> [Version] {
    var lexer = Lexer(Array(text.utf8))
    var found: [Version] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return found }
      guard token.kind == .number else { continue }
      let bytes = Array(text.utf8)[Int(token.range.start)..<Int(token.range.end)]
      if let version = Version.parse(bytes) { found.append(version) }
    }
  }
}
