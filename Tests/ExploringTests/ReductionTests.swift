import Exploring
import Foundation
import Fuzzing
import Host
import Interpreter
import Language
import StatusBar
import Testing

/// A search that expands worlds on several threads, or takes what one of them leads to for others
/// that answer the same, finds what one finds that does neither.
///
/// Of what is generated a third is searched in every run, all with `SBAR_TESTS=all`.
@Suite struct ReductionTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  @Test(arguments: Apps.examples)
  func exampleIsExploredTheSame(path: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    expectSame(text, "\(path)")
  }

  @Test(arguments: Apps.examples)
  func exampleIsAuditedTheSame(path: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    for work in [1_000, 300_000] {
      let one = audited(text, jobs: 1, work: work)
      for jobs in [2, 3] {
        #expect(audited(text, jobs: jobs, work: work) == one, "\(jobs) jobs, \(work)")
      }
    }
  }

  @Test func generatedSpecsAreExploredTheSame() {
    var generator = SpecGenerator(seed: 35)
    var count = 0
    let specs = Self.isAll ? 30 : 10
    for number in 0..<specs {
      let text = String(decoding: generator.spec(), as: UTF8.self) + Apps.laws
      if expectSame(text, "spec \(number)") != nil { count += 1 }
    }
    #expect(count > specs / 4)
  }

  @Test(arguments: Array(stride(from: 0, to: 12, by: isAll ? 1 : 3)))
  func stackOfControllersIsExploredTheSame(seed: Int) throws {
    let (found, expanded) = try #require(expectSame(Apps.stack(seed), "stack \(seed)"))
    #expect(found.situations > 20)
    #expect(expanded <= found.situations)
  }

  /// Lists and texts that an app makes while it runs are the same on any number of threads.
  @Test func listsAreMadeTheSame() {
    let app = """
      app Notes {
          ios 17
          device notch
          Page()
      }

      class Page: UIViewController {
          var lines: [Int] = []
          var text = ""
          override var prefersStatusBarHidden: Bool { lines.count > 5 }
          @IBAction func write() { lines.append(1); text += "a"; ask() }
          @IBAction func draw() { lines.insert(2, at: 0); text += "b"; ask() }
          @IBAction func undo() { if !lines.isEmpty { lines.removeLast() }; ask() }
          func ask() { setNeedsStatusBarAppearanceUpdate() }
      }

      """
    let alone = audited(app, jobs: 1)
    #expect(alone.count > 0)
    for jobs in [2, 3] { #expect(audited(app, jobs: jobs) == alone, "\(jobs) jobs") }
  }

  @Test func mostOfADeepStackIsFoundBefore() throws {
    let deep = Apps.neutral(screens: 4, depth: 5)
    let found = try #require(explored(deep, remembers: true, jobs: 1, atMost: 1000).first)
    // Twice the stacks of up to four screens over the root.
    #expect(found.situations == 2 * (1 + 4 + 16 + 64 + 256))
    #expect(found.expanded * 3 < found.situations)
    let other = explored(deep, remembers: true, jobs: 3, atMost: 1000)
    #expect(other.first?.text == found.text)
  }

  @Test func unreducedSearchFindsTheSame() throws {
    var bounds = Search.Bounds()
    (bounds.turns, bounds.keepsScreens, bounds.moves) = (false, true, 4)
    for seed in 0..<6 {
      let text = Apps.stack(seed) + "scenario \"start\" {\n    launch\n    expect visible\n}\n"
      let plan = DeepStack.run { planned(text) }
      let scenario = try #require(plan.scenarios.first)
      bounds.skipsSeen = true
      let reduced = DeepStack.run { Search.run(scenario, cell: 0, of: plan, within: bounds) }
      bounds.skipsSeen = false
      let all = DeepStack.run { Search.run(scenario, cell: 0, of: plan, within: bounds) }
      #expect(reduced.leads.map { $0.cause } == all.leads.map { $0.cause }, "\(seed)")
      #expect(reduced.leads.map { $0.moves } == all.leads.map { $0.moves }, "\(seed)")
      #expect(described(reduced.screens) == described(all.screens), "\(seed)")
      #expect(reduced.situations <= all.situations)
    }
  }
}

// MARK: - Comparing

/// What a search of an exploration found, as text, and how much work that was.
private struct Found {
  var text: String
  var situations: Int
  var expanded: Int
}

/// Compares all ways to search with the one that expands each world by itself on one thread;
/// returns what that found, and how many worlds are expanded otherwise; nil for a text that does
/// not hold.
@discardableResult
private func expectSame(_ text: String, _ name: String) -> (found: Found, expanded: Int)? {
  let plain = explored(text, remembers: false, jobs: 1)
  var expanded = 0
  for (remembers, jobs) in [(true, 1), (true, 2), (true, 3), (false, 2)] {
    let other = explored(text, remembers: remembers, jobs: jobs)
    #expect(
      other.map { $0.text } == plain.map { $0.text },
      "\(name), \(jobs) jobs\(remembers ? "" : ", forgetful")")
    if remembers, jobs == 1 { expanded = other.first?.expanded ?? 0 }
  }
  return plain.first.map { ($0, expanded) }
}

/// Mends take longer to look for than all else, and are no part of what is compared: they are
/// looked for with `SBAR_TESTS=all` only.
private let options: RunOptions = {
  var options = RunOptions()
  options.findsMends = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
  return options
}()

private func explored(
  _ text: String, remembers: Bool, jobs: Int, atMost limit: Int = 300
) -> [Found] {
  var wish = Explorer.Wish()
  (wish.situations, wish.remembers) = (limit, remembers)
  (wish.keepsMoves, wish.keepsScreens, wish.keepsGraph) = (true, true, true)
  wish.workers = workers(jobs)
  let explorer = DeepStack.run { Explorer(spec(text), options: options, wish: wish) }
  if explorer.plan.hasErrors { return [] }
  return explorer.explorations.map { explored in
    let seen = explored.seen
    var lines = ["\(seen.situations) \(seen.moves) \(seen.depth) \(seen.deep) \(seen.open)"]
    lines.append("\(seen.returns) \(String(describing: seen.unknown)) \(explored.tried)")
    lines += seen.doneMoves.map { "\($0.steps) \($0.situations)" } + described(seen.screens)
    lines += seen.graph?.edges.map { "\($0.start) \($0.steps) \($0.end)" } ?? []
    lines += seen.graph?.nodes.map { "\(String(describing: $0.screen)) \($0.bar)" } ?? []
    for law in explored.laws {
      lines.append("\(law.verdict) \(law.met) \(law.failures) \(law.goals) \(law.cells)")
      lines.append("\(law.steps) \(law.assumptions) \(String(describing: law.unknown))")
      lines.append("\(String(describing: law.expected)) \(String(describing: law.body))")
    }
    return Found(
      text: lines.joined(separator: "\n"), situations: seen.situations, expanded: seen.expanded)
  }
}

private func audited(
  _ text: String, jobs: Int, work: Int = Audit.workLimit
) -> [String] {
  let audit = DeepStack.run {
    try? Audit(spec(text), options: options, limit: 2000, work: work, workers: workers(jobs))
  }
  guard let audit else { return ["nothing"] }
  let seen = audit.seen
  return ["\(seen.situations) \(seen.moves) \(seen.depth) \(seen.known) \(seen.returns)"]
    + audit.findings.map { "\($0.lead.cause) \($0.lead.isCertain) \($0.steps) \($0.supposing)" }
}

/// The bars of each screen with the ways there, a line each.
private func described(_ screens: [ReachedScreen]) -> [String] {
  screens.flatMap { screen in
    screen.bars.map { "\(String(describing: screen.name)): \($0.looks) \($0.steps)" }
  }
}

private func workers(_ count: Int) -> Workers? {
  if count < 2 { return nil }
  let pool = WorkerPool(count)
  return Workers(count: count, leastShare: 1) { pool.run($0, $1) }
}

private func spec(_ text: String) -> Spec {
  let root = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
  return loadSpec(root: root) { _, _ in .failed("no such file") }
}

private func planned(_ text: String) -> Plan { makePlan(spec(text), options: RunOptions()) }

// MARK: - Apps

private enum Apps {
  static let examples: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/explore")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix(".sbar") }.sorted().map { root.path + "/" + $0 }
  }()

  /// Laws of each kind, for apps of which nothing is known.
  static let laws = """

    exploration "laws of each kind" {
        always visible
        never light
        always no flash
        reachable hidden
        reachable visible while hidden
        after back, cancel, dismiss, foreground, tab, rotate unchanged
    }

    """

  /// Controllers on a stack that hide the bar, colour it, push, present and set flags of each
  /// other, by seed.
  static func stack(_ seed: Int) -> String {
    var dice = Dice(seed)
    let names = Array(["A", "B", "C"].prefix(2 + dice.roll(2)))
    let platforms = [
      ("iPhone 8", "12.4"), ("iPhone 8", "15"), ("iPhone 14", "17.0"), ("iPhone 11", "[13, 26]"),
    ]
    let (device, releases) = dice.pick(platforms)
    var text = """
      app Generated {
          ios \(releases)
          device "\(device)"
          appearance light

          Stack { Home() }
      }

      class Stack: UINavigationController {

      """
    let observer = dice.pick(["", " { didSet { setNeedsStatusBarAppearanceUpdate() } }"])
    text += "    var isFull = false\(observer)\n"
    if dice.roll(2) == 0 {
      for property in ["Hidden", "Style"] {
        text += "    override var childForStatusBar\(property): UIViewController? "
        text += "{ topViewController }\n"
      }
    }
    text += "    override var prefersStatusBarHidden: Bool { isFull }\n"
    text += "    func toggle() { isFull.toggle() }\n"
    for name in names {
      text += "    func open\(name)() { pushViewController(\(name)(), animated: true) }\n"
      text += "    func show\(name)() { present(\(name)(), animated: true) }\n"
    }
    text += "}\n"
    for name in ["Home"] + names { text += screen(name, &dice) }
    var steps = ["without \(dice.pick(["rotate, ", ""]))appearance", "with call Stack.toggle"]
    for name in names {
      steps += ["with call Stack.open\(name)", "with call \(name).touch"]
      if dice.roll(3) == 0 { steps.append("with call Stack.show\(name)") }
    }
    let lines = steps.map { "    \($0)\n" }.joined()
    return text + laws.replacingOccurrences(of: "kind\" {\n", with: "kind\" {\n" + lines)
  }

  private static func screen(_ name: String, _ dice: inout Dice) -> String {
    let touch = dice.pick(["isOn = true", "isOn.toggle()", "isOn = false"])
    let whole = dice.pick(["true", "false"])
    let told = dice.pick([touch, "(navigationController as? Stack)?.isFull = \(whole)"])
    let style = dice.pick(["light", "dark"])
    return """
      class \(name): UIViewController {
          var isOn = false
          override var prefersStatusBarHidden: Bool { \(dice.pick(["false", "true", "isOn"])) }
          override var preferredStatusBarStyle: UIStatusBarStyle { .\(style)Content }
          override func view\(dice.pick(["WillAppear", "DidDisappear"]))(_ animated: Bool) {
              \(told)
          }
          func touch() { \(touch) }
      }

      """
  }

  /// Numbers that a seed makes, the same on every machine.
  fileprivate struct Dice {
    private var state: UInt64

    init(_ seed: Int) {
      state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    }

    mutating func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func pick<Element>(_ all: [Element]) -> Element { all[roll(all.count)] }
  }

  /// A stack of screens that are all alike, so deep, the top scrolled or not.
  static func neutral(screens: Int, depth: Int) -> String {
    let names = (0..<screens).map { "Screen\($0)" }
    var text = """
      app Neutral {
          ios 17.0
          device "iPhone 14"
          appearance light

          Stack { Home() }
      }

      class Stack: UINavigationController {
          var isScrolled = false
          func scroll() { isScrolled.toggle() }

      """
    for name in names {
      text += """
            func open\(name)() {
                if viewControllers.count < \(depth) {
                    pushViewController(\(name)(), animated: true)
                }
            }

        """
    }
    text += "}\n"
    for name in ["Home"] + names {
      text += """
        class \(name): UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                (navigationController as? Stack)?.isScrolled = false
            }
        }

        """
    }
    text += "exploration \"all\" {\n"
    text += "    without rotate, appearance, background, cancel, dismiss\n"
    for name in names {
      text += "    with call Stack.open\(name)\n    at most \(depth) \(name)\n"
    }
    return text + "    with call Stack.scroll\n    never hidden\n}\n"
  }
}
