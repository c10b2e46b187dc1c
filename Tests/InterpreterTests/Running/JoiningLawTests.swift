import Foundation
import Interpreter
import Testing

/// A law of what is not known: what holds while conditions are open holds for each value of them.
///
/// The code is made by a generator with a fixed seed each, so that a failure can be repeated: first
/// conditions on which something is made, then others on which what decides the bar is set, by code
/// that may leave before its end and may call itself.
struct JoiningLawTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all" ? 0..<2_000 : 0..<16
  private static let makings = [
    "addChild(Photo())", "addChild(UIViewController())", "spare = Photo(); addChild(spare!)",
    "helper.isOn.toggle()", "view.window?.overrideUserInterfaceStyle = .dark", "count += 1",
  ]
  private static let settings = [
    "isLight = true", "isLight = false", "isLight.toggle()", "isBare = true", "isBare = false",
    "setNeedsStatusBarAppearanceUpdate()", "child = spare", "child = nil",
    "isLight = true; setNeedsStatusBarAppearanceUpdate(); isLight = false",
    "isBare = true; setNeedsStatusBarAppearanceUpdate(); isBare = false", "isLight = count == 0",
    "isBare = count > 1", "isLight = helper.isOn", "title = \"A\"", "count += 1", "count = 0",
    "overrideUserInterfaceStyle = .dark", "overrideUserInterfaceStyle = .light",
    "view.window?.overrideUserInterfaceStyle = .light",
    "navigationController?.navigationBar.barStyle = .black",
    "navigationController?.setNavigationBarHidden(true, animated: false)", "again()", "tick += 1",
  ]
  private static let facts = ["visible", "hidden", "light", "dark"]
  private static let rounds = 6

  private struct Chance {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 7919 &+ 1 }

    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    mutating func one(of list: [String]) -> String { list[below(list.count)] }
  }

  private func line(_ flags: Int, _ chance: inout Chance, isInside: Bool = false) -> String {
    let code = (0...chance.below(2)).map { _ in chance.one(of: Self.settings) }
      .joined(separator: "; ")
    if !isInside, chance.below(10) < 3 { return code }
    let inner = isInside || chance.below(5) > 0 ? code : line(flags, &chance, isInside: true)
    let leaves = chance.below(6) == 0 ? "; return" : ""
    let otherwise = chance.below(10) < 3 ? " else { \(chance.one(of: Self.settings)) }" : ""
    let whole = "if flags.f\(chance.below(flags)) { \(inner)\(leaves) }\(otherwise)"
    if isInside || chance.below(6) > 0 { return whole }
    return "if count < 2 { \(whole); \(chance.one(of: Self.settings)) }"
  }

  private func spec(_ chance: inout Chance) -> String {
    let flags = 2 + chance.below(4)
    let made = chance.below(4)
    var body = (0..<made).map { "if flags.g\($0) { \(chance.one(of: Self.makings)) }" }
    for _ in 0...chance.below(5) { body.append(line(flags, &chance)) }
    if chance.below(10) < 3 { body.append("setNeedsStatusBarAppearanceUpdate()") }
    let again = (0...chance.below(3)).map { _ in line(flags, &chance, isInside: true) }
    let observer = line(flags, &chance, isInside: true)
    let own = body.joined(separator: "\n        ")
    let code = own + again.joined() + observer
    let names = (0..<flags).map { "f\($0)" } + (0..<made).map { "g\($0)" }
    let used = names.filter { code.contains("flags.\($0) ") }
    var scenarios = Self.facts.map { "scenario \"\($0)\" {\nlaunch\nexpect \($0)\n}" }
    for round in 1...Self.rounds {
      let values = used.map { "set flags.\($0) = \(chance.below(2) == 0)\n" }.joined()
      scenarios += Self.facts.map {
        "scenario \"\($0) \(round)\" {\n\(values)launch\nexpect \($0)\n}"
      }
    }
    return """
      app A {
          ios \([12, 15, 17, 26][chance.below(4)])
          device \(chance.below(2) == 0 ? "notch" : "homeButton")
          appearance \(chance.below(2) == 0 ? "light" : "dark")
          \(chance.below(3) == 0 ? "UINavigationController { Root() }" : "Root()")
      }
      class Helper {
          var isOn = false
      }
      class Root: UIViewController {
          var isLight = false
          var isBare = false
          var count = 0
          var spare: UIViewController?
          var child: UIViewController?
          let helper = Helper()
          var rounds = 0
          var tick = 0 {
              didSet {
                  guard rounds < 4 else { return }
                  rounds += 1
                  \(observer)
              }
          }
          func again() {
              guard rounds < 4 else { return }
              rounds += 1
              \(again.joined(separator: "\n              "))
          }
          override var childForStatusBarStyle: UIViewController? { child }
          override var preferredStatusBarStyle: UIStatusBarStyle {
              isLight ? .lightContent : .default
          }
          override var prefersStatusBarHidden: Bool { isBare }
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              \(own)
          }
      }
      class Photo: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      \(scenarios.joined(separator: "\n"))
      """
  }

  @Test(arguments: seeds)
  func whatHoldsForOpenConditionsHoldsForEachValue(seed: Int) {
    var chance = Chance(seed: seed)
    let text = spec(&chance)
    let all = results(text).map { $0.outcome }
    #expect(all.count == (1 + Self.rounds) * Self.facts.count, "\(text)")
    for (index, outcome) in all.enumerated().dropFirst(Self.facts.count) {
      let general = all[index % Self.facts.count]
      if general == .undecided || outcome == .undecided { continue }
      #expect(outcome == general, "\(index) of\n\(text)")
    }
  }
}
