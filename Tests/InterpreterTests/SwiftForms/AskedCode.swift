import Host
import Interpreter
import Language
import Testing

/// Swift code in which a comment behind a screen's declaration says what it shows when it is asked
/// for by itself: `hidden`, `light`, `dark`, `unknown`.
struct AskedCode: Sendable, CustomTestStringConvertible {
  private let text: String

  init(_ text: String) { self.text = text }

  var testDescription: String { String(text.prefix { $0 != "\n" }) }

  /// Expects of each screen what its comment says.
  func check(location: SourceLocation = #_sourceLocation) {
    var count = 0
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "/", omittingEmptySubsequences: true)
      let words = line.split { !$0.isLetter && !$0.isNumber }
      guard parts.count > 1, line.contains("{ // "), let answer = words.last,
        let keyword = words.firstIndex(where: { $0 == "class" || $0 == "struct" })
      else { continue }
      count += 1
      let name = String(words[keyword + 1])
      #expect(self.answer(of: name) == String(answer), "\(name)", sourceLocation: location)
    }
    #expect(count > 0, sourceLocation: location)
  }

  /// What the bar is on a phone in light mode; what is wrong where it cannot be asked.
  private func answer(of screen: String) -> String {
    let app = """
      include "Code.swift"
      app P {
          ios 18
          device notch
          orientation portrait
          appearance light
      }
      """
    return DeepStack.run {
      var asked = AskedSpec(file: spec(app, files: [(name: "Code.swift", text: text)]))
      guard (try? asked.chooseRoot(screen)) != nil else { return "no screen" }
      let (answers, diagnostics) = ask(asked, options: RunOptions())
      if let error = diagnostics.first(where: { $0.severity == .error }) { return error.message }
      guard let answer = answers.moments.last?.answers.first ?? nil else { return "no answer" }
      guard answer.problem == nil, answer.looks.count == 1 else { return "unknown" }
      if answer.looks[0].isHidden { return "hidden" }
      return answer.looks[0].content == .light ? "light" : "dark"
    }
  }
}
