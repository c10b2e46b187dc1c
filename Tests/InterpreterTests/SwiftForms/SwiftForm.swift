import Testing

/// A form of Swift in a controller, as a spec that asserts what the compiler makes of it.
struct SwiftForm: Sendable, CustomTestStringConvertible {
  /// What holds after the function `go` has run, and its later code, too: a formula over the
  /// properties of `Home`, or the bar.
  private var answer: String
  /// What `go` does.
  private var body: String
  /// Types that stand beside `Home`.
  private var types: [Substring] = []
  /// What `Home` declares besides.
  private var members: [Substring] = []

  /// Forms with the same declarations, each by its answer and by what `go` does.
  static func each(
    declaring declarations: String = "", _ forms: (answer: String, body: String)...
  ) -> [SwiftForm] {
    forms.map { SwiftForm($0.answer, $0.body, declarations) }
  }

  private init(_ answer: String, _ body: String, _ declarations: String) {
    (self.answer, self.body) = (answer, body)
    let starts = [
      "class ", "final class ", "struct ", "enum ", "protocol ", "extension ", "infix ", "func <",
      "func max",
    ]
    for line in declarations.split(separator: "\n") {
      if depth(of: types) > 0 || starts.contains(where: { line.hasPrefix($0) }) {
        types.append(line)
      } else {
        members.append(line)
      }
    }
  }

  private func depth(of lines: [Substring]) -> Int {
    lines.joined().reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
  }

  var testDescription: String { "\(answer): \(body)" }

  private var isBar: Bool { answer == "light" || answer == "dark" }

  var spec: String {
    """
    \(types.joined(separator: "\n"))
    class Home: UIViewController {
        var n = 0
        func t(_ x: Int) { n = n * 10 + x }
        func later(_ f: @escaping () -> Void) { DispatchQueue.main.async(execute: f) }
        \(members.joined(separator: "\n    "))
        \(style)
        func go() {
            \(body)
        }
    }
    app A {
        ios 17
        device notch
        appearance light
        Home()
    }
    scenario "one" {
        launch
        call Home.go
        wait 3 s
        call { setNeedsStatusBarAppearanceUpdate() }
        expect \(isBar ? answer : "light")
    }
    """
  }

  private var style: String {
    if isBar { return "" }
    return "override var preferredStatusBarStyle: UIStatusBarStyle "
      + "{ \(answer) ? .lightContent : .darkContent }"
  }
}
