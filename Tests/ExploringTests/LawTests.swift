import Exploring
import Host
import Interpreter
import Language
import Testing

/// What becomes of each kind of law, in apps of a few lines.
@Suite struct LawTests {
  private static let gallery = """
    app Gallery {
        ios [17, 18]
        device notch
        appearance light

        state isFull = false

        NavigationStack {
            NavigationLink("Photo") { Photo() }
        }
        .statusBarHidden(isFull)
    }

    screen Photo {
        Button("Full") { isFull = true }
    }

    screen Attic { Text("Attic") }

    """

  /// A law of the gallery with what becomes of it, the steps that show it, and the fact that they
  /// expect.
  struct Case: Sendable, CustomTestStringConvertible {
    var law: String
    var verdict: ExploredLaw.Verdict
    var steps: [String] = []
    var expected: String?

    var testDescription: String { law }

    init(
      _ law: String, _ verdict: ExploredLaw.Verdict, _ steps: [String] = [],
      expects expected: String? = nil
    ) {
      (self.law, self.verdict, self.steps, self.expected) = (law, verdict, steps, expected)
    }
  }

  private static let full = ["launch", "tap \"Photo\"", "tap \"Full\""]

  static let cases: [Case] = [
    Case("always visible", .violated, full, expects: "visible"),
    Case("always visible while depth 1", .violated, full + ["back"], expects: "visible"),
    Case("always visible while top Attic", .neverTried),
    Case("always visible when ios >= 19 || !isFull", .holds),
    Case("always visible, dark while depth 1, dark", .holds),
    Case(
      "never dark while depth 2", .violated, ["launch", "tap \"Photo\""], expects: "light"),
    // A hidden bar has no colour.
    Case("always dark", .holds),
    Case("always visible, dark", .violated, full, expects: "visible, dark"),
    Case("reachable dark while hidden", .violated, full),
    Case("never hidden while depth 1", .violated, full + ["back"], expects: "visible"),
    Case("never hidden", .violated, full, expects: "visible"),
    Case("never light", .holds),
    Case("never isFull", .violated, full, expects: "!(isFull)"),
    Case("never stale", .holds), Case("always not stale", .holds),
    Case("after back unchanged", .violated, full + ["back"], expects: "visible"),
    Case("after back unchanged while depth 2", .neverTried),
    Case("after foreground, cancel unchanged", .holds),
    Case("after tab unchanged", .neverTried),
    Case("reachable hidden", .holds, full),
    Case("reachable hidden, depth 1", .holds, full + ["back"]),
    Case("reachable light", .unreachable),
    Case("reachable top Attic", .unreachable),
    Case("reachable visible while hidden", .violated, full),
    Case("reachable hidden while visible", .holds),
    Case("reachable depth 1 while depth 2", .holds),
  ]

  @Test(arguments: cases)
  func becomesOf(_ example: Case) throws {
    let explored = try explore(Self.gallery, "without rotate, appearance\n    " + example.law)
    let law = try #require(explored.laws.first)
    #expect(law.verdict == example.verdict)
    if !example.steps.isEmpty { #expect(law.steps == example.steps) }
    #expect(law.expected == example.expected)
    if example.expected != nil { #expect(law.result?.outcome == .failed) }
  }

  @Test func flashIsSeenOnTheWay() throws {
    let app = """
      app Gallery {
          ios 17
          device notch
          plist { UIStatusBarHidden = YES }

          NavigationStack { Text("Photos") }
      }

      """
    let explored = try explore(app, "always no flash\n    reachable flash hidden")
    #expect(explored.laws.map { $0.verdict } == [.violated, .unreachable])
    // The key counts for the launch screen alone.
    #expect(explored.laws[0].steps == ["launch"])
    #expect(explored.laws[0].expected == "no flash")
    #expect(explored.laws[0].result?.outcome == .failed)
  }

  @Test func movesThatAreExcludedAreNotTried() throws {
    let all = try explore(Self.gallery, "always visible while depth 1")
    #expect(all.laws.map { $0.steps } == [["launch", "rotate landscapeLeft"]])
    for without in ["tap", "tap \"Full\"", "back", "tap \"Photo\""] {
      let law = "without rotate, \(without)\n    always visible while depth 1"
      let explored = try explore(Self.gallery, law)
      #expect(explored.laws.map { $0.verdict } == [.holds], "\(without)")
      #expect(explored.seen.situations < all.seen.situations)
    }
  }

  /// Time and the finger on the content are moves as well, and may be left out.
  @Test(arguments: [
    ("always visible", ["launch", "wait 2 s"], "wait"),
    ("always light", ["launch", "scroll down 130"], "scroll"),
    ("after scroll unchanged", ["launch", "scroll down 130", "scroll up 130"], "scroll"),
  ])
  func timePassesAndContentScrolls(law: String, steps: [String], move: String) throws {
    let app = """
      app Reader {
          ios 17
          device notch
          Page()
      }

      class Page: UIViewController, UIScrollViewDelegate {
          let scrollView = UIScrollView()
          var isFull = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
          var isOver = true { didSet { setNeedsStatusBarAppearanceUpdate() } }
          override var prefersStatusBarHidden: Bool { isFull }
          override var preferredStatusBarStyle: UIStatusBarStyle {
              isOver ? .lightContent : .darkContent
          }
          override func viewDidLoad() {
              super.viewDidLoad()
              scrollView.delegate = self
              view.addSubview(scrollView)
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.isFull = true }
          }
          func scrollViewDidScroll(_ scrollView: UIScrollView) {
              if scrollView.contentOffset.y > 120 { isOver = false }
          }
      }

      """
    let other = law == "always visible" ? "scroll" : "wait"
    let all = try explore(app, "without rotate, \(other)\n    \(law)")
    #expect(all.laws.map { $0.verdict } == [.violated])
    #expect(all.laws.map { $0.steps } == [steps])
    let fewer = try explore(app, "without rotate, scroll, wait\n    \(law)")
    #expect(!fewer.laws.contains { $0.verdict == .violated }, "without \(move)")
    #expect(fewer.seen.situations < all.seen.situations)
  }

  @Test func screenMayStandThereMoreOften() throws {
    let app = """
      app Album {
          ios 17
          device notch
          NavigationStack { Photo() }
      }

      screen Photo {
          NavigationLink("Next") { Photo() }
      }

      """
    let depths = ["depth 2", "depth 3", "depth 4", "depth 5"].map { "    reachable \($0)\n" }
    let laws = depths.joined()
    let usual = try explore(app, "without rotate\n" + laws)
    #expect(usual.laws.map { $0.verdict } == [.holds, .holds, .unreachable, .unreachable])
    let more = try explore(app, "without rotate\n    at most 4 Photo\n" + laws)
    #expect(more.laws.map { $0.verdict } == [.holds, .holds, .holds, .holds])
    #expect(more.seen.situations > usual.seen.situations)
  }

  @Test func stepOfCodeIsTried() throws {
    let app = """
      app Player {
          ios 17
          device notch
          Movie()
      }

      class Movie: UIViewController {
          var isPlaying = false
          override var prefersStatusBarHidden: Bool { isPlaying }
          func play() { isPlaying = true; setNeedsStatusBarAppearanceUpdate() }
      }

      """
    let explored = try explore(app, "with call Movie.play\n    without rotate\n    never hidden")
    let law = try #require(explored.laws.first)
    #expect(law.verdict == .violated && law.isOfCode)
    #expect(law.steps == ["launch", "call Movie.play"])
    #expect(law.result?.outcome == .failed)
  }

  @Test func bothValuesOfAnUnknownAreTried() throws {
    let app = """
      app Reader {
          ios 17
          device notch
          Page()
      }

      screen Page { Text("One").statusBarHidden(session.isReading) }

      """
    let explored = try explore(app, "without rotate\n    always visible\n    reachable hidden")
    #expect(explored.tried.count == 1)
    let law = try #require(explored.laws.first)
    #expect(explored.laws.map { $0.verdict } == [.violated, .holds])
    #expect(law.body?.hasPrefix(" on session.isReading true {") == true)
    #expect(law.result?.outcome == .failed)
  }

  /// An input of an enum is tried with each case; one that carries a value is left open.
  @Test func eachValueOfAnEnumIsTried() throws {
    func app(_ cases: String) -> String {
      """
      app Reader {
          ios 17
          device notch
          Page()
      }

      enum Mode { \(cases) }

      class Page: UIViewController {
          let mode: Mode
          init(mode: Mode) { self.mode = mode; super.init(nibName: nil, bundle: nil) }
          override var prefersStatusBarHidden: Bool { mode == .full }
      }

      """
    }
    let laws = "without rotate\n    always visible\n    reachable hidden"
    let explored = try explore(app("case plain, wide, full"), laws)
    #expect(explored.tried.count == 1)
    #expect(explored.laws.map { $0.verdict } == [.violated, .holds])
    let law = try #require(explored.laws.first)
    #expect(law.body?.hasPrefix(" on mode .full {") == true, "\(law.body ?? "")")
    #expect(law.result?.outcome == .failed)
    let open = try explore(app("case plain, wide(Int), full"), laws)
    #expect(open.tried.isEmpty && open.laws[0].verdict == .undecided)
  }

  /// A law that holds by a disputed rule says so, and is undecided where that is not enough.
  @Test func lawRestsOnADisputedRule() throws {
    let app = """
      app Gallery {
          ios 17
          device notch
          NavigationStack { NavigationLink("Photo") { Photo() } }
      }

      screen Photo { Image("bridge").statusBarHidden() }

      """
    let laws = "without rotate\n    always visible\n    reachable depth 2"
    let usual = try explore(app, laws)
    #expect(usual.laws.map { $0.verdict } == [.holds, .holds])
    #expect(usual.laws[0].assumptions.contains { $0.rule == .d1 })
    var options = RunOptions()
    options.isStrict = true
    let strict = try explore(app, laws, options: options)
    #expect(strict.laws[0].verdict == .undecided)
  }

  /// A way back between bars that are not known says nothing.
  @Test func unknownBarIsNotUnchanged() throws {
    let app = """
      app Reader {
          ios 17
          device notch
          Page()
      }

      screen Page { Text("One").statusBarHidden(session.count > 3) }

      """
    let explored = try explore(
      app, "without rotate\n    after foreground unchanged\n    never dark")
    #expect(explored.laws.map { $0.verdict } == [.undecided, .undecided])
    #expect(explored.laws.allSatisfy { $0.unknown != nil })
  }

  @Test func boundLeavesLawsOpen() throws {
    var wish = Explorer.Wish()
    wish.situations = 2
    let laws = "without rotate, appearance\n    always visible\n    reachable light"
    let explored = try explore(Self.gallery, laws, wish)
    #expect(explored.laws.map { $0.verdict } == [.holdsSoFar, .undecided])
  }

  @Test func lawHoldsInSomeCells() throws {
    let explored = try explore(
      Self.gallery, "without rotate, appearance\n    always hidden when ios >= 18\n",
      header: " on ios [17, 18]")
    let law = try #require(explored.laws.first)
    #expect(law.cells == [.untried, .fails])
    #expect(law.body?.hasPrefix(" on ios 18 {\n    launch\n") == true)
  }

  @Test(arguments: [
    "always animated", "always asked [Photo]", "never top Photo", "never visible, dark",
    "never hidden by Photo", "with launch", "with expect visible", "always visible while flash",
    "at most 0 Photo", "at most 3 Nowhere", "without tap \"Nothing\"",
  ])
  func isNoLaw(line: String) {
    let explorer = DeepStack.run { planned(Self.gallery + "exploration \"e\" {\n    \(line)\n}\n") }
    #expect(explorer.plan.hasErrors)
    #expect(explorer.explorations.isEmpty)
  }
}

private func planned(
  _ text: String, _ wish: Explorer.Wish = Explorer.Wish(), options: RunOptions = RunOptions()
) -> Explorer {
  let root = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
  let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
  return Explorer(spec, options: options, wish: wish)
}

private func explore(
  _ app: String, _ laws: String, _ wish: Explorer.Wish = Explorer.Wish(), header: String = "",
  options: RunOptions = RunOptions()
) throws -> Explorer.Explored {
  let explorer = DeepStack.run {
    planned(app + "exploration \"e\"\(header) {\n    \(laws)\n}\n", wish, options: options)
  }
  #expect(!explorer.plan.hasErrors)
  return try #require(explorer.explorations.first)
}
