import Testing

/// Declarations of Swift, and what is true of their values when a compiler runs them.
struct CompiledCode: Sendable, CustomTestStringConvertible {
  private var declarations: String
  /// Conditions that hold, and are known to.
  private var truths: [String]
  /// Conditions that hold, and may be open.
  private var open: [String]

  init(_ declarations: String, is truths: [String], orOpen open: [String] = []) {
    self.declarations = declarations
    self.truths = truths
    self.open = open
  }

  var testDescription: String { String(declarations.prefix { $0 != "\n" }) }

  /// Expects that a screen that answers with one of the conditions hides the bar.
  func check(location: SourceLocation = #_sourceLocation) {
    let told = outcomes(spec, location: location)
    for truth in truths {
      #expect(told.contains("\(truth): passed"), "\(told)", sourceLocation: location)
    }
    #expect(!told.contains { $0.hasSuffix(": failed") }, "\(told)", sourceLocation: location)
  }

  private var spec: String {
    let all = truths + open
    var text = declarations + "\napp A {\n    ios 17\n    device notch\n    Blank()\n}\n"
    text += "class Blank: UIViewController { }\n"
    for (number, truth) in all.enumerated() {
      text += """
        class Screen\(number): UIViewController {
            override var prefersStatusBarHidden: Bool { \(truth) }
        }

        """
    }
    for (number, truth) in all.enumerated() {
      text += """
        scenario "\(truth)" {
            Screen\(number)()

            launch
            expect hidden
        }

        """
    }
    return text
  }
}
