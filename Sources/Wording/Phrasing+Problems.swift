import Interpreter
import Language
import StatusBar

// Why a step cannot be done, and what could be done instead.
extension Phrasing {
  func title(
    of problem: Problem, _ controller: String, _ range: SourceRange, on release: Version
  ) -> Phrase {
    // A question has no written launch.
    let step = range.count == 0 ? "launch" : oneLine(text.text(ofStep: range))
    switch problem {
    case .notLaunched: return "the app is not running, so \(code: step) cannot be done"
    case .alreadyLaunching: return "the app is being launched already"
    case .notFound: return "\(code: step) finds nothing of that name on screen"
    case .unreadControls(let screen, _):
      let name = name(of: ScreenUse(screen))
      return "cannot tell which control of \(name) \(code: step) means: their labels are not read"
    case .covered: return "\(code: step) cannot reach it: \(name(controller)) covers it"
    case .behindDialog: return "\(code: step) cannot reach it behind the dialog that is up"
    case .several(let count): return "\(code: step) could mean \(count) things on screen"
    case .nothingToGoBackTo: return "there is no screen to go back to"
    case .nothingPresented: return "nothing is presented that could be dismissed"
    case .refusesDrag:
      return "\(name(controller)) cannot be dragged away: it refuses to be dismissed by a finger"
    case .nothingToPushOnto: return "there is no navigation container to push onto"
    case .noTabs: return "there are no tabs on screen"
    case .noScenes(let obstacle): return Phrase(obstacle.sentence)
    case .sceneOpen(let name): return "the scene \(symbolText(name)) is open already"
    case .sceneNotOpen(let name): return "the scene \(symbolText(name)) is not open"
    case .onlyScene: return "the only scene that is open cannot be closed"
    case .noSidebar: return "nothing on screen has a sidebar that could be shown or hidden"
    case .noScrollView: return "there is nothing on screen that scrolls"
    case .noMoment: return "nothing to \(code: step): no transition is under way"
    case .noFinger: return "what code began cannot be cancelled: no finger holds it"
    case .launchGoesOn: return "a launch cannot be cancelled"
    case .momentOpen:
      return "a transition is under way: say \(code: "finish") or \(code: "cancel") first"
    case .noForceTouch: return "\(code: step) needs a phone with 3D Touch and iOS 9 to 12"
    case .noInstance(let use, _): return "no \(name(of: use)) is alive"
    case .notOnTop(let screen):
      return "\(code: step) means the top screen, which is not \(name(of: ScreenUse(screen)))"
    case .noWindow(let symbol): return "there is no window \(symbolText(symbol))"
    case .hiddenWindow(let symbol): return "the window \(symbolText(symbol)) is hidden"
    case .windowWithoutScene(let symbol):
      return "the window \(symbolText(symbol)) has no scene, so it is not on screen"
    case .inOtherWindow(let use): return "\(name(of: use)) lives in another window"
    case .modelLimit: return "this step never ends, or goes too deep to follow"
    case .tooManyScreens: return "this step creates more screens than can be tracked"
    case .noRoot(_, by: nil): return "the first screen of the app is not known"
    case .noRoot(_, by: let code?) where code.end != nil:
      return "the app may end before its first screen is there"
    case .noRoot(_, by: let code?):
      return "the first screen of the app depends on \(code: name(of: code)), which is not read"
    case .undecided(let input):
      return "what \(code: step) does depends on \(code: name(of: input))"
    case .trap: return "the app crashes in this step"
    case .halfWay:
      return "code removes a controller in mid-transition in this step; UIKit does not do that"
    case .noSwiftUI:
      return "iOS \(release.spelling) has no SwiftUI, which came with iOS 13"
    }
  }

  /// Two roots stand beside one another, and with them whatever both show.
  private var wayOutOfSeveral: Phrase {
    guard let root = program.windows.first?.root,
      case .group(nil, let views) = program.views[Int(root.index)].kind, views.count > 1
    else { return "give one of them an accessibility identifier and name that" }
    return
      "the app's block has \(views.count) views at its root, which are all on screen: take out "
      + "what is left over"
  }

  func hints(for problem: Problem, _ range: SourceRange) -> [Phrase] {
    switch problem {
    case .notLaunched: return ["say \(code: "launch") first"]
    case .notFound(let available): return tapHints(available, range)
    case .unreadControls(let screen, let available):
      let call: Phrase =
        "run what the control does: \(code: "call " + name(of: ScreenUse(screen)) + ".…")"
      return [call] + (available.isEmpty ? [] : tapHints(available, range))
    case .behindDialog(let buttons):
      let labels = joined(buttons.map { "\"\(symbolText($0))\"" }, ", ")
      return ["tap one of its buttons first: \(labels)"]
    case .several: return [wayOutOfSeveral]
    case .covered: return ["dismiss what covers it first"]
    case .noFinger:
      let ways = ["begin back", "begin dismiss", "begin peek"].map { Phrase(code: $0) }
      return ["say \(code: "finish"), or begin with a finger: \(joined(ways, ", "))"]
    case .launchGoesOn: return ["say \(code: "finish")"]
    case .refusesDrag:
      return [
        "take \(code: "interactiveDismissDisabled") or "
          + "\(code: "isModalInPresentation") away, or let code dismiss it: "
          + "name what goes behind \(code: "dismiss")"
      ]
    case .noForceTouch:
      return [
        "the phones are iPhone 6s to iPhone XS Max without SE and XR; later there are menus instead"
      ]
    case .noScenes, .sceneOpen, .sceneNotOpen, .onlyScene: return sceneHints(for: problem)
    case .noSidebar:
      let kinds = ["mode(.tabSidebar)", "tabViewStyle(.sidebarAdaptable)"]
      return [
        "a sidebar needs tabs of \(joined(kinds.map { Phrase(code: $0) }, " or ")), on an iPad of "
          + "regular width from iOS 18"
      ]
    case .noInstance(let use, let living): return instanceHints(use, Int(living))
    case .notOnTop(let screen):
      return ["name the screen that is meant: \(code: "\(name(of: ScreenUse(screen))).…")"]
    case .hiddenWindow(let symbol):
      return ["say \(code: "show window \(symbolText(symbol))") first"]
    case .windowWithoutScene: return ["leave out \(code: "windowScene: nil")"]
    case .modelLimit:
      return [
        "look for handlers that set each other's states, or for a screen that shows itself"
      ]
    case .noSwiftUI:
      return [
        "write the screen as a view controller, show it from iOS 13 on with "
          + "\(code: "#available"), or leave out the older release"
      ]
    case .tooManyScreens:
      return ["look for screens that show others more than once, which show others in their turn"]
    case .noRoot:
      return ["write the first screen in the app's block: \(code: "app … { Home() }")"]
    case .trap(let rule, _): return hints(forTrap: rule)
    case .halfWay: return ["do it in \(code: "viewDidAppear"), when the transition is over"]
    case .alreadyLaunching, .nothingToGoBackTo, .nothingPresented, .nothingToPushOnto, .noTabs,
      .noScrollView, .noMoment, .momentOpen, .noWindow, .inOtherWindow, .undecided:
      return []
    }
  }

  /// What to do about a scene that cannot come or go; nothing for any other problem.
  private func sceneHints(for problem: Problem) -> [Phrase] {
    if case .noScenes(let obstacle) = problem { return [obstacle.hint] }
    if case .sceneOpen(let name) = problem {
      return ["bring it to the front: \(code: "activate scene \(symbolText(name))")"]
    }
    if case .sceneNotOpen(let name) = problem {
      return ["say \(code: "open scene \(symbolText(name))") first"]
    }
    if case .onlyScene = problem { return ["send it away with \(code: "background")"] }
    return []
  }

  private func hints(forTrap rule: Rule) -> [Phrase] {
    switch rule {
    case .q11: ["from iOS 13 on there is no such view: read the scene's statusBarManager"]
    case .u47: ["give the window a root view controller, or hide it until it has one"]
    default: []
    }
  }

  private func tapHints(_ available: [TapName], _ range: SourceRange) -> [Phrase] {
    let step = text.text(ofStep: range)
    let wanted = quoted(step)
    let isTap = step.utf8.starts(with: "tap".utf8)
    var labels: [String] = []
    var shown: [Phrase] = []
    for name in available {
      switch name {
      case .label(let symbol): labels.append(symbolText(symbol))
      // The name of a type stands without quotes.
      case .type(let symbol): shown.append(Phrase(code: "tap \(symbolText(symbol))"))
      case .tab(let symbol) where !isTap: labels.append(symbolText(symbol))
      case .tab(let symbol):
        guard symbolText(symbol) == wanted else { continue }
        return ["a tab is selected: \(code: "select tab \"\(wanted)\"")"]
      case .untitledTabs:
        return ["the tabs have no titles here: \(code: "select tab 2") is the second one"]
      }
    }
    let near = suggestions(for: wanted, among: labels, limit: 1)
    shown = labels.map { Phrase("\"\($0)\"") } + shown
    guard !shown.isEmpty else { return ["nothing on screen can be tapped"] }
    let rest: Phrase = shown.count > 7 ? " and \(shown.count - 7) more" : ""
    let list = "on screen there is " + joined(Array(shown.prefix(7)), ", ") + rest
    return near.map { Phrase("did you mean \"\($0)\"?") } + [list]
  }

  private func instanceHints(_ use: ScreenUse, _ living: Int) -> [Phrase] {
    guard use.ordinal != nil, living > 0 else {
      return ["bring the screen up first, or set the value before \(code: "launch")"]
    }
    let screen = name(of: ScreenUse(use.screen))
    return living == 1
      ? ["there is one: \(code: screen)"]
      : [
        "there are \(living): \(code: screen + "#1") lies at the back, "
          + "\(code: screen) alone is the topmost"
      ]
  }
}

extension Problem.SceneObstacle {
  fileprivate var sentence: String {
    switch self {
    case .release: "before iOS 13 an app has one scene"
    case .phone: "on a phone an app has one scene"
    case .appDelegate: "an app whose delegate makes the window has one scene"
    case .plist: "Info.plist does not allow several scenes"
    }
  }

  fileprivate var hint: Phrase {
    switch self {
    case .release: "run it from iOS 13 on: \(code: "on ios 13...26")"
    case .phone: "run it on an iPad: \(code: "on device pad")"
    case .appDelegate: "say \(code: "lifecycle sceneDelegate") or \(code: "lifecycle swiftUI")"
    case .plist:
      "say \(code: "plist { UIApplicationSupportsMultipleScenes = YES }"); a missing key means NO"
    }
  }
}

/// Returns what stands between the quotes, or the last word.
private func quoted(_ text: String) -> String {
  let bytes = Array(text.utf8)
  if let first = bytes.firstIndex(of: UInt8(ascii: "\"")),
    let last = bytes.lastIndex(of: UInt8(ascii: "\"")), first < last
  {
    return String(decoding: bytes[(first + 1)..<last], as: UTF8.self)
  }
  let start = bytes.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
  return String(decoding: bytes[start...], as: UTF8.self)
}
