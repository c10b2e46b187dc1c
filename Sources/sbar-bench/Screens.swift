/// Eight screens, of which each has a style, may hide the bar outright, and may hide it once it is
/// scrolled past a limit; simulated to know what holds.
struct Stack {
  private var stack: [(screen: Screen, offset: Int)] = [(Screen.all[0], 0)]

  private var top: Screen { stack[stack.count - 1].screen }

  private var isHidden: Bool {
    top.isHidden || (top.hidesOnScroll && stack[stack.count - 1].offset > Screen.limit)
  }

  mutating func action(_ random: inout Random) -> String {
    switch random.below(6) {
    case 0, 1, 2:
      let screen = Screen.all[1 + random.below(Screen.all.count - 1)]
      stack.append((screen, 0))
      return "push " + screen.name
    case 3 where stack.count > 1:
      stack.removeLast()
      return "pop"
    default:
      let offset = [0, 20, 40, 60, 120, 400][random.below(6)]
      stack[stack.count - 1].offset = offset
      return "set \(top.name).offset = \(offset)"
    }
  }

  func expectation(_ random: inout Random, hasGetters: Bool) -> String {
    switch random.below(3) {
    case 0: "expect " + (isHidden ? "hidden" : "visible")
    case 1 where !isHidden && hasGetters:
      "expect style .\(top.isLight ? "lightContent" : "darkContent")"
    case 1 where !isHidden: "expect " + (top.isLight ? "light" : "dark")
    default: hasGetters ? "expect depth \(stack.count)" : "expect top " + top.name
    }
  }
}

/// One screen of a stack.
struct Screen {
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

  /// The app, its container and its screens, each as `declaration` writes it.
  static func declarations(_ declaration: (Screen) -> String) -> String {
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
    for screen in all { text += declaration(screen) }
    return text
  }

  private var condition: String {
    let hides = [isHidden ? "true" : nil, hidesOnScroll ? "offset > \(Screen.limit)" : nil]
    let condition = hides.compactMap { $0 }.joined(separator: " || ")
    return condition.isEmpty ? "false" : condition
  }

  var withModifiers: String {
    """

    screen \(name) {
        state offset = 0
        List { Text("\(name)") }
            .statusBarHidden(\(condition))
            .preferredColorScheme(.\(isLight ? "dark" : "light"))
    }

    """
  }

  var withGetters: String {
    """

    class \(name): UIViewController {
        var offset = 0 { didSet { setNeedsStatusBarAppearanceUpdate() } }
        override var prefersStatusBarHidden: Bool { \(condition) }
        override var preferredStatusBarStyle: UIStatusBarStyle {
            .\(isLight ? "lightContent" : "darkContent")
        }
    }

    """
  }
}
