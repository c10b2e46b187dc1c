import Foundation
import Testing

/// What a run holds is at most 100 MB and twenty times the text, of whatever the text is made; of
/// the small texts that each run takes, at most 9 MB and a hundred times the text more than of one
/// that says next to nothing: that much of the tool itself lies in memory.
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
    /// Of the shortest words that make something: they are not written by hand, but may be sent.
    case views, variables, undeclared, undeclaredFacts, failingFacts, patterns, postponed, sums
    case notes, includes

    var isOrdinary: Bool {
      switch self {
      case .passing, .failing, .classes, .screens, .facts: true
      case .views, .variables, .undeclared, .undeclaredFacts, .failingFacts, .patterns, .postponed,
        .sums, .notes, .includes:
        false
      }
    }

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
      case .views: "A{}\n"
      case .variables: "var a\(number)=1\n"
      case .undeclared: "q\(number)=1\n"
      case .undeclaredFacts: "expect q\(number)\n"
      case .failingFacts: "expect hidden\n"
      case .patterns: "1,"
      case .postponed: "defer{}\n"
      case .sums: "s=a" + String(repeating: "+a", count: 200) + "\n"
      case .notes: "// allow SB6009: a\n"
      case .includes: "include \"a\"\n"
      }
    }

    /// What the pieces stand in.
    var frame: (opening: String, closing: String) {
      switch self {
      case .passing, .failing, .classes, .screens, .facts, .notes, .includes: ("", "")
      case .views: ("screen B {\n", "}\n")
      case .variables: ("class H: UIViewController {\n", "}\n")
      case .undeclared, .postponed, .sums:
        ("class H: UIViewController {\nvar s = 1\nfunc f() {\n", "}\n}\n")
      case .undeclaredFacts, .failingFacts: ("scenario \"a\" {\nlaunch\n", "}\n")
      case .patterns:
        ("class H: UIViewController {\nfunc f() {\nswitch s {\ncase ", "2: s=1\n}\n}\n}\n")
      }
    }

    /// The most that a spec may have of it, in bytes: by its words, and a little less.
    var limit: Int {
      let piece = piece(10_000)
      let words = piece.matches(of: #/"[^"]*"|\w+|[^\s\w]/#).count
      let bytesOfOne = Double(piece.utf8.count) / Double(words)
      guard bytesOfOne < 14 else { return 8_000_000 }
      return min(8_000_000, Int(190_000 * bytesOfOne / (1 - bytesOfOne / 15)))
    }
  }

  /// What is promised of the tool as it is released; without the optimizer frames are larger, and
  /// generic code keeps more in boxes.
  private static func fullBound(_ text: String) -> Int {
    let bound = 100_000_000 + 20 * text.utf8.count
    #if DEBUG
      return bound * 5 / 2
    #else
      return bound
    #endif
  }

  /// A spec that says next to nothing.
  private static let least = app + "scenario \"a\" {\n    launch\n    expect visible\n}\n"

  private static let verbs = ["test", "lint", "fmt --check"]

  /// The most bytes that a run of it held, by the words before the name of the file. What is seen
  /// last of so short a run may be less than the most, of a busy machine too: so of several.
  private static let heldByLeast = Result {
    let folder = try TemporaryFolder()
    try folder.write("least.sbar", least)
    var held: [String: Int] = [:]
    for verb in verbs {
      let words = verb.split(separator: " ").map { String($0) } + ["least.sbar"]
      for _ in 0..<5 {
        let run = try BuiltTool.runMeasured(words, in: folder.url)
        #expect(run.result.status == 0, "\(verb)")
        held[verb] = max(held[verb] ?? 0, run.held)
      }
    }
    return held
  }

  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
  /// What people write, and every second of the others.
  private static let sample: [Kind] =
    Kind.allCases.filter { $0.isOrdinary }
    + Kind.allCases.filter { !$0.isOrdinary }.enumerated()
    .compactMap { $0.offset.isMultiple(of: 2) ? $0.element : nil }

  /// With `SBAR_TESTS=all` of every kind, and as large as a spec may be.
  @Test(arguments: isAll ? Kind.allCases : sample)
  func whatARunHoldsIsBounded(by kind: Kind) throws {
    let isAll = Self.isAll
    let size = isAll ? kind.limit : kind.isOrdinary ? 40_000 : 10_000
    var text = Self.app + kind.frame.opening
    var number = 0
    while text.utf8.count < size {
      text += kind.piece(number)
      number += 1
    }
    text += kind.frame.closing
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", text)
    for verb in isAll || kind.isOrdinary ? Self.verbs : ["test"] {
      let words = verb.split(separator: " ").map { String($0) } + ["a.sbar"]
      let (result, held) = try BuiltTool.runMeasured(words, in: folder.url)
      let told = result.output + result.errors
      #expect(!told.contains("SB2546") && !told.contains("a bug in sbar"), "\(verb)")
      let least = try #require(Self.heldByLeast.get()[verb])
      let bound = isAll ? Self.fullBound(text) : least + 9_000_000 + 100 * text.utf8.count
      #expect(held < bound, "\(verb)")
    }
  }
}
