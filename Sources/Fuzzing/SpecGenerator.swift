/// Writes specs that people could have written, and some that they would not: an app of SwiftUI or
/// of UIKit, with states, handlers and containers, and scenarios of steps and facts.
///
/// What it writes is near what is valid, so that most of it is bound and run, where bytes at random
/// end in the parser.
package struct SpecGenerator: Sendable {
  private var dice: Dice
  /// Those of laws, so that an app and its scenarios are the same without them.
  private var lawDice: Dice
  private var text = ""
  private var screens: [String] = []
  private var controllers: [String] = []
  private let flags = ["isOn", "isShown", "isHidden"]

  package init(seed: UInt64) {
    dice = Dice(seed: seed)
    lawDice = Dice(seed: ~seed)
  }

  /// Returns the next spec.
  package mutating func spec() -> [UInt8] {
    text = ""
    screens = (0...dice.roll(4)).map { "Screen\($0)" }
    controllers = dice.once(in: 2) ? (0...dice.roll(3)).map { "Controller\($0)" } : []
    writeApp()
    for screen in screens { writeScreen(screen) }
    for controller in controllers { writeController(controller) }
    for number in 0...dice.roll(3) { writeScenario(number) }
    if lawDice.once(in: 2) { writeExploration() }
    return dice.once(in: 6) ? damaged(Array(text.utf8)) : Array(text.utf8)
  }

  /// The text with a piece doubled, moved or left out.
  private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    switch dice.roll(3) {
    case 0: lines.remove(at: dice.roll(lines.count))
    case 1: lines.insert(lines[dice.roll(lines.count)], at: dice.roll(lines.count))
    default: lines.swapAt(dice.roll(lines.count), dice.roll(lines.count))
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  private mutating func line(_ depth: Int, _ words: String) {
    text += String(repeating: "    ", count: depth) + words + "\n"
  }

  // MARK: - The app

  private mutating func writeApp() {
    line(0, "app Fuzzed {")
    let platforms = [
      ("iPhone 8", ["12.4", "13", "15", "16.4", "[13, 16]"]),
      ("iPhone X", ["12.4", "13", "15.2", "[14, 16]"]),
      ("iPhone 14 Pro", ["16.4", "17", "18", "26", "[16, 26]"]),
    ]
    let (device, releases) = dice.pick(platforms)
    line(1, "ios " + dice.pick(releases))
    line(1, "device \"\(device)\"")
    if dice.once(in: 3) { line(1, "appearance " + dice.pick(["light", "dark", "[light, dark]"])) }
    if dice.once(in: 4) {
      let name = "UIViewControllerBasedStatusBarAppearance"
      line(1, "plist { \(name) = \(dice.pick(["YES", "NO"])) }")
    }
    let begins = controllers.isEmpty || dice.once(in: 2)
    line(1, begins ? container(dice.pick(screens), 0) : controller())
    line(0, "}\n")
  }

  private mutating func container(_ screen: String, _ depth: Int) -> String {
    let view = screen + "()" + (dice.once(in: 3) ? modifier(depth) : "")
    switch dice.roll(depth > 2 ? 1 : 6) {
    case 1: return "NavigationStack { \(view) }"
    case 2: return "NavigationView { \(view) }"
    case 3:
      let other = container(dice.pick(screens), depth + 1)
      return "TabView { \(view).tabItem { Text(\"One\") }; \(other).tabItem { Text(\"Two\") } }"
    case 4: return "NavigationSplitView { \(view) } detail: { \(dice.pick(screens))() }"
    default: return view
    }
  }

  private mutating func controller() -> String {
    let inside = dice.pick(controllers) + "()"
    switch dice.roll(4) {
    case 0: return "UINavigationController(rootViewController: \(inside))"
    case 1: return "UITabBarController { \(inside); \(dice.pick(controllers))() }"
    default: return inside
    }
  }

  // MARK: - SwiftUI

  private mutating func writeScreen(_ name: String) {
    line(0, "struct \(name): View {")
    for flag in flags { line(1, "@State var \(flag) = \(dice.pick(["true", "false"]))") }
    line(1, "@State var path = 0")
    line(1, "@Environment(\\.dismiss) var dismiss")
    line(1, "var body: some View {")
    writeView(2, 0)
    line(1, "}")
    if dice.once(in: 2) {
      line(1, "func change() {")
      for _ in 0...dice.roll(3) { line(2, statement(0)) }
      line(1, "}")
    } else {
      line(1, "func change() { }")
    }
    line(0, "}\n")
  }

  private mutating func writeView(_ depth: Int, _ nesting: Int) {
    switch dice.roll(nesting > 3 ? 3 : 8) {
    case 0: line(depth, "Text(\"words\")" + modifier(nesting))
    case 1: line(depth, "Button(\"Do\") { \(statement(0)) }" + modifier(nesting))
    case 2: line(depth, "NavigationLink(\"Go\") { \(dice.pick(screens))() }" + modifier(nesting))
    case 3:
      line(depth, "if \(condition()) {")
      writeView(depth + 1, nesting + 1)
      line(depth, "} else {")
      writeView(depth + 1, nesting + 1)
      line(depth, "}")
    case 4:
      line(depth, "ScrollView {")
      writeView(depth + 1, nesting + 1)
      line(depth, "}" + modifier(nesting))
    case 5: line(depth, "Toggle(\"Turn\", isOn: $\(dice.pick(flags)))")
    default:
      line(depth, dice.pick(["VStack {", "ZStack {", "List {", "Group {", "HStack(spacing: 4) {"]))
      for _ in 0...dice.roll(3) { writeView(depth + 1, nesting + 1) }
      line(depth, "}" + modifier(nesting))
    }
  }

  private mutating func modifier(_ depth: Int) -> String {
    var words = ""
    while words.utf8.count < 400, dice.once(in: 2) {
      switch dice.roll(11) {
      case 0: words += ".statusBarHidden(\(condition()))"
      case 1: words += ".statusBar(hidden: \(condition()))"
      case 2: words += ".preferredColorScheme(\(dice.pick([".dark", ".light", "nil"])))"
      case 3: words += ".onAppear { \(statement(0)) }"
      case 4: words += ".onDisappear { \(statement(0)) }"
      case 5: words += ".onChange(of: \(dice.pick(flags))) { \(statement(0)) }"
      case 6: words += ".sheet(isPresented: $\(dice.pick(flags))) { \(dice.pick(screens))() }"
      case 7: words += ".fullScreenCover(isPresented: $isShown) { \(dice.pick(screens))() }"
      case 8: words += ".toolbarColorScheme(\(dice.pick([".dark", ".light"])), for: .navigationBar)"
      case 9: words += ".persistentSystemOverlays(.hidden).navigationTitle(\"Title\")"
      default: words += ".onTapGesture { \(statement(0)) }"
      }
    }
    return words
  }

  private mutating func condition() -> String {
    switch dice.roll(7) {
    case 0: "true"
    case 1: "!" + dice.pick(flags)
    case 2: "path == \(dice.roll(3))"
    case 3: dice.pick(flags) + " && " + dice.pick(flags)
    case 4: dice.pick(flags) + " || path > 1"
    case 5: "unknown.isLocked"
    default: dice.pick(flags)
    }
  }

  private mutating func statement(_ depth: Int) -> String {
    switch dice.roll(depth > 2 ? 4 : 8) {
    case 0: dice.pick(flags) + ".toggle()"
    case 1: dice.pick(flags) + " = " + condition()
    case 2: "path += 1"
    case 3: "dismiss()"
    case 4: "if \(condition()) { \(statement(depth + 1)) }"
    case 5: "withAnimation { \(statement(depth + 1)) }"
    case 6: "change()"
    default: "\(statement(depth + 1)); \(statement(depth + 1))"
    }
  }

  // MARK: - UIKit

  private mutating func writeController(_ name: String) {
    line(0, "class \(name): UIViewController {")
    line(1, "var isOn = \(dice.pick(["true", "false"]))")
    if dice.once(in: 2) {
      let answer = dice.pick(["true", "false", "isOn", "!isOn"])
      line(1, "override var prefersStatusBarHidden: Bool { \(answer) }")
    }
    if dice.once(in: 2) {
      let answer = dice.pick([".lightContent", ".darkContent", ".default"])
      line(1, "override var preferredStatusBarStyle: UIStatusBarStyle { \(answer) }")
    }
    for call in ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear"]
    where dice.once(in: 3) {
      let appears = call != "viewDidLoad"
      line(1, "override func \(call)(\(appears ? "_ animated: Bool" : "")) {")
      line(2, "super.\(call)(\(appears ? "animated" : ""))")
      for _ in 0...dice.roll(2) { line(2, message()) }
      line(1, "}")
    }
    line(0, "}\n")
  }

  private mutating func message() -> String {
    let other = dice.pick(controllers) + "()"
    switch dice.roll(7) {
    case 0: return "isOn.toggle()"
    case 1: return "setNeedsStatusBarAppearanceUpdate()"
    case 2: return "present(\(other), animated: true)"
    case 3: return "dismiss(animated: true)"
    case 4: return "navigationController?.pushViewController(\(other), animated: true)"
    case 5: return "navigationController?.setNavigationBarHidden(isOn, animated: false)"
    default: return "navigationController?.popViewController(animated: true)"
    }
  }

  // MARK: - Scenarios

  private mutating func writeScenario(_ number: Int) {
    let spread = dice.once(in: 4) ? " on orientation [portrait, landscapeLeft]" : ""
    line(0, "scenario \"\(number)\"\(spread) {")
    line(1, "launch")
    for _ in 0...dice.roll(9) { line(1, dice.once(in: 2) ? fact() : step()) }
    line(1, fact())
    line(0, "}\n")
  }

  private mutating func writeExploration() {
    line(0, "exploration \"laws\" {")
    if lawDice.once(in: 3) {
      line(1, "without " + lawDice.pick(["rotate", "tap, back", "cancel"]))
    }
    if lawDice.once(in: 3) {
      line(1, "with " + lawDice.pick(["request update", "indicator call", "scroll to -3"]))
    }
    if lawDice.once(in: 3) {
      line(1, "at most \(1 + lawDice.roll(3)) \(lawDice.pick(screens + controllers))")
    }
    let looks = ["visible", "hidden", "light", "dark"]
    let ways = ["back, dismiss, tab", "cancel, foreground", "page, rotate", "foreground"]
    for _ in 0...lawDice.roll(4) {
      let premise =
        (lawDice.once(in: 3) ? " while depth \(lawDice.roll(3))" : "")
        + (lawDice.once(in: 5) ? " because \"of this\"" : "")
      switch lawDice.roll(5) {
      case 0: line(1, "never " + lawDice.pick(looks) + premise)
      case 1: line(1, "after \(lawDice.pick(ways)) unchanged" + premise)
      case 2: line(1, "reachable " + lawDice.pick(looks) + premise)
      case 3: line(1, "always no flash" + premise)
      default: line(1, "always " + lawDice.pick(looks) + premise)
      }
    }
    line(0, "}\n")
  }

  private mutating func fact() -> String {
    "expect "
      + dice.pick([
        "visible", "hidden", "light", "dark", "visible, light", "hidden because \"of this\"",
        "visible, animated",
      ])
  }

  private mutating func step() -> String {
    let all = screens + controllers
    switch dice.roll(12) {
    case 0: return "tap \"\(dice.pick(["Do", "Go", "Turn", "One", "Two"]))\""
    case 1: return "back"
    case 2: return "dismiss"
    case 3: return "rotate \(dice.pick(["landscapeLeft", "portrait"]))"
    case 4: return "appearance \(dice.pick(["dark", "light"]))"
    case 5: return "push \(dice.pick(all))()"
    case 6: return "present \(dice.pick(all))()"
    case 7: return "set \(dice.pick(screens)).\(dice.pick(flags)) = \(dice.pick(["true", "false"]))"
    case 8: return "scroll \(dice.roll(300))"
    case 9: return "wait 1 s"
    case 10: return "background"
    default: return "foreground"
    }
  }
}
