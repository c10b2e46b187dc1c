import Testing

/// Code that leaves nothing behind costs no certainty, however much of it hangs on what is unknown.
struct QuietCodeTests {
  private func app(_ members: String, expecting fact: String = "hidden") -> String {
    """
    app Fair {
        ios 16
        device notch
        appearance light
        Stall()
    }
    class Stall: UIViewController {
        var isAway = false
        override var prefersStatusBarHidden: Bool { true }
        \(members)
    }
    scenario "one" {
        launch
        expect \(fact)
    }

    """
  }

  /// Functions that answer by a theme which is not known, more of them than are tried.
  @Test func manyAnswersByATheme() {
    let cases = (0..<12).map { "case .tone\($0): return \($0 % 3)" }.joined(separator: "\n")
    let uses = (0..<40).map { "let width\($0) = shade(\($0))" }.joined(separator: "\n")
    check(
      app(
        """
        func shade(_ depth: Int) -> Int {
            if depth > 20 { return 1 }
            switch Theme.current {
            \(cases)
            default: return Theme.isFlat ? 4 : 5
            }
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            \(uses)
            if width1 > 3 { isAway = true }
        }
        """), "one: passed")
  }

  /// What is known on all ways is known, and what differs is not.
  @Test(arguments: [("2", "passed"), ("3", "undecided")])
  func whatIsReturnedIsJoined(value: String, outcome: String) {
    let code = app(
      """
      func width() -> Int {
          guard Theme.isWide else { return 2 }
          var sum = 1
          if Theme.isFlat { sum = \(value) } else { sum = 2 }
          return sum
      }
      override func viewDidLoad() { isAway = width() == 2 }
      """
    ).replacing("Bool { true }", with: "Bool { isAway }")
    if outcome == "passed" {
      check(code, "one: passed")
    } else {
      check(code, "one: undecided", "  SB4101 cannot tell whether the bar is hidden")
    }
  }

  /// A way that leaves the function early goes past what follows it.
  @Test func whatFollowsAnEarlyEndIsDoubted() {
    let code = app(
      """
      override func viewDidLoad() {
          if Theme.isWide { return }
          isAway = true
      }
      """
    ).replacing("Bool { true }", with: "Bool { isAway }")
    check(code, "one: undecided", "  SB4101 cannot tell whether the bar is hidden")
  }

  /// Functions that call one another twice are many without being deep: what they answer is unknown
  /// where the end of what is tried is reached, and nothing else.
  @Test func chainsOfUnknownsEnd() {
    let chain = (0..<7).map { level in
      """
      func step\(level)() -> Int {
          if Theme.flag\(level) { return step\(level + 1)() } else { return step\(level + 1)() + 1 }
      }
      """
    }
    let members =
      chain.joined(separator: "\n") + """

        func step7() -> Int { 1 }
        override func viewDidLoad() { let depth = step0(); if depth > 60 { isAway = false } }
        """
    check(app(members), "one: passed")
  }
}

extension QuietCodeTests {
  /// A switch over all cases of an enumeration ends in none of them: that it could is no way.
  @Test func aSwitchOverAllCasesOfWhatIsUnknown() {
    let cases = (0..<80).map { "case .tone\($0): return Palette.tone\($0)(for: depth)" }
    let names = (0..<80).map { "tone\($0)" }.joined(separator: ", ")
    let code = """
      enum Tone { case \(names) }
      class Paint {
          class func shade(_ tone: Tone, depth: Depth? = nil) -> UIColor {
              switch tone {
              \(cases.joined(separator: "\n"))
              }
          }
      }
      """
    let members = """
      var tone = Theme.current.tone
      override func viewDidLoad() {
          super.viewDidLoad()
          view.tintColor = Paint.shade(tone)
          view.backgroundColor = Paint.shade(tone, depth: .low)
          isAway = tone == .tone3
      }
      """
    check(code + "\n" + app(members), "one: passed")
  }

  /// What an unknown object is told changes what that object holds, and no other class's.
  @Test(arguments: ["isOn = true", "turnOn()", "turnOn(); isOn.toggle()"])
  func anUnknownObjectKeepsToItself(change: String) {
    let code = """
      class Lamp {
          var isOn = false
          var watts = 0
          func turnOn() { isOn = true; if Theme.isBright { watts = 60 } else { watts = 40 } }
      }
      """
    let members = """
      let own = Lamp()
      var lamps: [Lamp] = Store.shared.lamps
      override func viewDidLoad() {
          super.viewDidLoad()
          if let lamp = lamps.first(where: { $0.watts > limit }) {
              lamp.\(change.replacing("; ", with: "; lamp."))
          }
      }
      """
    check(code + "\n" + app(members), "one: passed")
    // It may be the one that is known.
    check(
      code + "\n" + app(members).replacing("Bool { true }", with: "Bool { own.isOn }"),
      "one: undecided", "  SB4101 cannot tell whether the bar is hidden")
    check(
      code + "\n" + app(members).replacing("Bool { true }", with: "Bool { isAway }"),
      "one: failed", "  SB4100 expected hidden, but the bar is visible")
  }

  // MARK: - Objects

  private func keeping(_ members: String, _ more: String) -> String {
    """
    app Fair {
        ios 16
        device notch
        appearance light
        Stall()
    }
    \(more)
    class Stall: UIViewController {
        var isAway = true
        override var prefersStatusBarHidden: Bool { isAway }
        \(members)
    }
    scenario "one" {
        launch
        expect hidden
    }

    """
  }

  /// What is made in code that may run, or on one way only, and is not shown, decides nothing.
  @Test(arguments: [
    "Registry.register { Clerk(list: Ledger()) }",
    "if Theme.isFlat { clerk = Clerk(list: Ledger()) }",
    "if Theme.isFlat { clerk = Clerk(list: Ledger()) } else { clerk = nil }",
    "Registry.register { self.clerk = Clerk(list: Ledger()); self.clerk = nil }",
    "Registry.register { self.note = Clerk.latest; self.seen = true }",
  ])
  func objectsThatNothingShowsDecideNothing(code: String) {
    let members = """
      var clerk: Clerk?
      var note: Int?
      var seen = false
      override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
          if clerk != nil { title = "Open" }
      }
      """
    let classes = """
      class Ledger { var lines = 0; init() { lines = 3 } }
      class Clerk {
          let list: Ledger
          static var latest = 0
          init(list: Ledger) { self.list = list; tidy() }
          func tidy() { count += 1 }
          var count = 0
      }
      """
    check(keeping(members, classes), "one: passed")
  }

  /// What an object does as it is made counts.
  @Test(arguments: [
    ("Registry.register { Clerk(stall: self) }", "undecided"),
    ("Registry.register { let clerk = Clerk(stall: self) }", "undecided"),
    ("_ = Clerk(stall: self)", "failed"), ("Clerk(stall: self)", "failed"),
    ("use(Clerk(stall: self))", "failed"), ("let clerk = Clerk(stall: self)", "failed"),
  ])
  func anInitializerThatChangesMoreIsHeard(code: String, outcome: String) {
    let classes = "class Clerk { init(stall: Stall) { stall.isAway = false } }"
    let found = outcomes(keeping("override func viewDidLoad() { \(code) }", classes))
    #expect(found.first == "one: " + outcome)
  }

  /// A control that is there on one way only decides nothing before it is tapped.
  @Test func aControlMayBeThere() {
    let members = """
      override func viewDidLoad() {
          super.viewDidLoad()
          if Theme.isFlat {
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                  title: "Go", style: .plain, target: self, action: #selector(leave))
          }
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
      }
      @objc func leave() { isAway = false; setNeedsStatusBarAppearanceUpdate() }
      """
    let tap = """
      scenario "go" {
          launch
          expect hidden
          tap "Go"
          expect visible
      }

      """
    check(
      keeping(members, "") + tap, "one: passed", "go: undecided",
      "  SB4101 cannot tell whether the bar is visible")
  }

  // MARK: - Functions as values

  private func running(_ function: String) -> String {
    keeping(
      """
      let store = Store()
      func leave(_ count: Int) { isAway = count != 1 }
      func stay(_ count: Int) { isAway = count == 1 }
      override func viewDidLoad() { Runner(step: \(function)).run() }
      """,
      """
      class Store {
          static let shared = Store()
          func note(_ count: Int) { last = count }
          var last = 0
      }
      class Runner {
          typealias Step = (Int) -> Void
          private let step: Step
          init(step: @escaping Step = Store.shared.note) { self.step = step }
          func run() { step(1) }
      }
      """)
  }

  @Test(arguments: [
    ("stay", "passed"), ("self.stay", "passed"), ("leave", "failed"), ("store.note", "passed"),
    ("Store.shared.note", "passed"), ("Keychain.shared.add", "passed"),
    ("session.keychain.add", "undecided"),
  ])
  func aFunctionStandsForAClosure(function: String, outcome: String) {
    let found = outcomes(running(function))
    #expect(found.first == "one: " + outcome)
  }
}
