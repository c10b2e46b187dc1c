/// A form of Swift in a controller, as a spec that asserts what the compiler makes of it.
///
/// Its first line is what holds after the function `go` has run and its later code, too: a formula
/// over the properties of `Home`, or the bar. Declarations follow, then `---` and what `go` does.
struct SwiftForm {
  private var answer = ""
  private var types: [Substring] = []
  private var members: [Substring] = []
  private var body: [Substring] = []

  init(_ text: String) {
    var lines = text.split(separator: "\n")[...]
    answer = lines.popFirst().map { String($0) } ?? ""
    let starts = ["class ", "struct ", "protocol ", "extension "]
    for line in lines.prefix(while: { $0 != "---" }) {
      if depth(of: types) > 0 || starts.contains(where: { line.hasPrefix($0) }) {
        types.append(line)
      } else {
        members.append(line)
      }
    }
    body = Array(lines.drop { $0 != "---" }.dropFirst())
  }

  private func depth(of lines: [Substring]) -> Int {
    lines.joined().reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
  }

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
            \(body.joined(separator: "\n        "))
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
