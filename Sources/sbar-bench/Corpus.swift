/// The specs that are measured: a stack of screens, as a hundred files of a hundred scenarios.
///
/// Each of eight screens has a style, may hide the bar outright, and may hide it once it is
/// scrolled past a limit. A scenario has six actions (push, pop, scroll) and four expectations
/// (hidden or visible, light or dark, which screen is on top); all of them hold. The same
/// arguments give the same bytes.
struct Corpus {
  struct File {
    var name: String
    var bytes: [UInt8]
  }

  private(set) var files: [File] = []
  private(set) var scenarioCount = 0
  /// Those written as a line each, `launch` not among them.
  private(set) var stepCount = 0
  private var random = Random(state: 1)

  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  init(fileCount: Int, scenariosPerFile: Int) {
    for index in 0..<fileCount {
      var text = Screen.declarations
      for _ in 0..<scenariosPerFile { text += scenario() }
      let number = String(index)
      let padded = String(repeating: "0", count: max(0, 3 - number.utf8.count)) + number
      files.append(File(name: "corpus-\(padded).sbar", bytes: Array(text.utf8)))
    }
  }

  private mutating func scenario() -> String {
    var machine = Machine()
    // Of ten steps the first acts and the last expects; three more of those between expect.
    var expects = [Bool](repeating: false, count: 10)
    expects[9] = true
    while expects.filter({ $0 }).count < 4 { expects[1 + random.below(8)] = true }
    var text = "\nscenario \"case \(scenarioCount)\" {\n    launch\n"
    for isExpectation in expects {
      text += "    " + (isExpectation ? expectation(machine) : action(&machine)) + "\n"
    }
    scenarioCount += 1
    stepCount += 10
    return text + "}\n"
  }

  private mutating func action(_ machine: inout Machine) -> String {
    switch random.below(6) {
    case 0, 1, 2:
      let screen = Screen.all[1 + random.below(Screen.all.count - 1)]
      machine.stack.append((screen, 0))
      return "push " + screen.name
    case 3 where machine.stack.count > 1:
      machine.stack.removeLast()
      return "pop"
    default:
      let offset = [0, 20, 40, 60, 120, 400][random.below(6)]
      machine.stack[machine.stack.count - 1].offset = offset
      return "set \(machine.top.name).offset = \(offset)"
    }
  }

  private mutating func expectation(_ machine: Machine) -> String {
    switch random.below(3) {
    case 0: "expect " + (machine.isHidden ? "hidden" : "visible")
    case 1 where !machine.isHidden: "expect " + (machine.top.isLight ? "light" : "dark")
    default: "expect top " + machine.top.name
    }
  }
}

/// The stack of screens, simulated to know what holds.
private struct Machine {
  var stack: [(screen: Screen, offset: Int)] = [(Screen.all[0], 0)]

  var top: Screen { stack[stack.count - 1].screen }

  var isHidden: Bool {
    top.isHidden || (top.hidesOnScroll && stack[stack.count - 1].offset > Screen.limit)
  }
}

/// One screen of the corpus.
private struct Screen {
  static let limit = 40

  var name: String
  var isLight: Bool
  var isHidden: Bool
  var hidesOnScroll: Bool

  static let all = [
    Screen(name: "Home", isLight: false, isHidden: false, hidesOnScroll: false),
    Screen(name: "Feed", isLight: true, isHidden: false, hidesOnScroll: true),
    Screen(name: "Detail", isLight: false, isHidden: false, hidesOnScroll: false),
    Screen(name: "Player", isLight: true, isHidden: true, hidesOnScroll: false),
    Screen(name: "Profile", isLight: false, isHidden: false, hidesOnScroll: true),
    Screen(name: "Settings", isLight: false, isHidden: false, hidesOnScroll: false),
    Screen(name: "Photo", isLight: true, isHidden: true, hidesOnScroll: true),
    Screen(name: "Map", isLight: true, isHidden: false, hidesOnScroll: true),
  ]

  /// The app, its container and its screens.
  static var declarations: String {
    var text = """
      app Bench {
          ios 17.0
          device "iPhone 14"
          appearance light

          Stack { Home() }
      }

      container Stack: UINavigationController {
          childForStatusBarHidden = topViewController
          childForStatusBarStyle = topViewController
      }

      """
    for screen in all { text += screen.declaration }
    return text
  }

  private var declaration: String {
    let hides = [isHidden ? "true" : nil, hidesOnScroll ? "offset > \(Screen.limit)" : nil]
    let condition = hides.compactMap { $0 }.joined(separator: " || ")
    let scheme = isLight ? "dark" : "light"
    return """

      screen \(name) {
          state offset = 0
          List { Text("\(name)") }
              .statusBarHidden(\(condition.isEmpty ? "false" : condition))
              .preferredColorScheme(.\(scheme))
      }

      """
  }
}

/// A small generator whose numbers are the same everywhere.
private struct Random {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(((mixed ^ (mixed >> 31)) >> 33) % UInt64(bound))
  }
}
