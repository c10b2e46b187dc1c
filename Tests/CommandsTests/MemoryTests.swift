import Foundation
import Testing

/// What a run holds is at most 100 MB and twenty times the text, of whatever the text is made.
@Suite struct MemoryTests {
  private static let app = """
    app A {
        ios 17
        device "iPhone 14"
        state s = false

        Home()
    }

    screen Home {
        Text("a")
            .statusBarHidden(s)
    }

    """

  /// Texts of one kind only, which take more room than those of many.
  enum Kind: String, CaseIterable {
    case passing, failing, classes, screens, facts

    /// The copy of that number.
    func piece(_ number: Int) -> String {
      switch self {
      case .passing: "scenario \"\(number)\" {\n    launch\n    expect visible\n}\n\n"
      case .failing: "scenario \"\(number)\" {\n    launch\n    expect hidden\n}\n\n"
      case .classes:
        """
        class C\(number): UIViewController {
            private var isFull = false
            override var prefersStatusBarHidden: Bool { isFull }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

            func toggle() {
                isFull.toggle()
                UIView.animate(withDuration: 0.3) { self.setNeedsStatusBarAppearanceUpdate() }
            }
        }

        """
      case .screens:
        """
        screen S\(number) {
            List {
                NavigationLink("Photo") { Text("a") }
                Button("b") { s = true }
            }
            .onAppear { s.toggle() }
            .statusBarHidden(s)
        }

        """
      case .facts:
        "scenario \"\(number)\" {\n    launch\n"
          + String(
            repeating: """
                  expect visible, dark by A
                  rotate landscape
                  expect hidden
                  rotate portrait

              """, count: 20) + "}\n\n"
      }
    }

    /// The most that a spec may have of it, in bytes: of scenarios by their cells, and a little
    /// less for what a build for tests holds by itself.
    var limit: Int {
      switch self {
      case .passing, .failing: 4_500_000
      case .classes, .screens, .facts: 8_000_000
      }
    }
  }

  /// With `SBAR_TESTS=all` as large as a spec may be.
  @Test(arguments: Kind.allCases)
  func whatARunHoldsIsBounded(by kind: Kind) throws {
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    let size = isAll ? kind.limit : 400_000
    var text = Self.app
    var number = 0
    while text.utf8.count < size {
      text += kind.piece(number)
      number += 1
    }
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", text)
    for verb in ["test", "lint", "fmt --check"] {
      // Where the system tells of a process how much it ever held, it is asked until the end.
      let run = """
        $SBAR \(verb) a.sbar > out 2>&1 &
        : > held
        while grep -s VmHWM /proc/$!/status >> held; do sleep 0.01; done
        wait $!
        """
      _ = try BuiltTool.shell(run, in: folder.url)
      let held = try String(contentsOf: folder.url.appending(path: "held"), encoding: .utf8)
      let kilobytes = held.matches(of: #/ (\d+) kB/#).compactMap { Int($0.1) }.max() ?? 0
      #expect(kilobytes * 1024 < 100_000_000 + 20 * text.utf8.count, "\(verb)")
    }
  }
}
