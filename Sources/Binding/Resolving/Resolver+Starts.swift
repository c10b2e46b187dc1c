import Language
import StatusBar

// What starts the actions that UIKit's controls and gestures are given, and those of observers.
extension Resolver {
  /// What starts an action.
  enum ActionStart: Equatable {
    case anything
    /// Only that; nothing else.
    case trigger(Effect.Trigger)
    /// What no step of a scenario does: a long press, a pinch.
    case never
  }

  /// What starts the actions that a function or a type of that name is given.
  func start(ofActionsOf callee: LocatedName, in file: FileID) -> ActionStart {
    let name = callee.name
    let bytes = names.bytes(of: name)
    if declarations.type(name) != nil { return .anything }
    if bytes.hasSuffix("GestureRecognizer") {
      let isOther = ["UILongPress", "UIPinch", "UIRotation", "UIHover"].contains { kind in
        bytes.starts(with: kind.utf8)
      }
      return isOther ? .never : .trigger(.touch)
    }
    switch spelling(name) {
    case "addTarget", "addAction", "UIAction", "UIBarButtonItem", "UIButton", "UIControl",
      "UISwipeActionsConfiguration", "UIContextualAction", "UIMenu", "UIKeyCommand",
      "touchesBegan", "touchesMoved", "touchesEnded":
      return .trigger(.touch)
    case "addObserver": return startOfObservation(by: callee, in: file)
    default: return .anything
    }
  }

  /// What starts what `addObserver` is given: the notification, where it is one.
  private func startOfObservation(by callee: LocatedName, in file: FileID) -> ActionStart {
    let given = GivenWords(bytes(SourceRange(callee.range.end, callee.range.end + 800), in: file))
    let isOfCenter =
      given.has(label: "forName") || given.has(label: "selector") && given.has(label: "name")
      || isOfNotificationCenter(callee, in: file)
    guard isOfCenter, given.isWhole else { return .anything }
    for (ending, start) in Resolver.notifications where given.hasWord(containing: ending) {
      return start
    }
    return .trigger(.post)
  }

  /// What the name of a notification of UIKit's holds, and what starts its observers. Those of
  /// keyboards, text fields and all others no step posts.
  private static let notifications: [(part: StaticString, ActionStart)] = [
    ("didBecomeActive", .trigger(.activation)),
    ("didActivateNotification", .trigger(.activation)),
    ("UISceneDidActivate", .trigger(.activation)),
    ("willEnterForeground", .trigger(.activation)),
    ("willResignActive", .trigger(.deactivation)),
    ("willDeactivateNotification", .trigger(.deactivation)),
    ("UISceneWillDeactivate", .trigger(.deactivation)),
    ("didEnterBackground", .trigger(.deactivation)),
    ("orientationDidChange", .trigger(.turn)),
    ("statusBarOrientation", .trigger(.turn)),
    ("statusBarFrame", .anything),
    ("keyboard", .trigger(.post)),
    ("UIScene", .anything),
    ("UIWindow", .anything),
  ]

  /// `true` iff `NotificationCenter` stands before a name.
  private func isOfNotificationCenter(_ name: LocatedName, in file: FileID) -> Bool {
    let end = name.range.start
    let start = end - min(end, 40)
    return bytes(SourceRange(start, end), in: file)[...].names(Array("NotificationCenter".utf8))
  }
}

/// The words in the brackets behind a name, as text: nothing there needs a meaning.
private struct GivenWords {
  /// In order; `isLabel` says that a colon follows, and nothing else is open around it.
  private var words: [(bytes: [UInt8], isLabel: Bool)] = []
  /// `true` iff the bracket that closes was found.
  private(set) var isWhole = false

  init(_ text: some Collection<UInt8>) {
    var depth = 0
    var word: [UInt8] = []
    for byte in text {
      if byte.isOfWord {
        word.append(byte)
        continue
      }
      if !word.isEmpty {
        words.append((word, byte == UInt8(ascii: ":") && depth == 1))
        word = []
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 {
          isWhole = true
          return
        }
      }
    }
  }

  func has(label: StaticString) -> Bool {
    words.contains { $0.isLabel && $0.bytes.elementsEqual(label.bytes) }
  }

  /// `true` iff a word holds that, in any case of its letters.
  func hasWord(containing part: StaticString) -> Bool {
    words.contains { word in
      !word.isLabel
        && word.bytes.indices.contains { start in
          let rest = word.bytes[start...].prefix(part.bytes.count)
          return rest.elementsEqual(part.bytes) { $0 | 0x20 == $1 | 0x20 }
        }
    }
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UInt8 {
  /// `true` iff it is a letter, a digit or `_`.
  fileprivate var isOfWord: Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return letters.contains(self | 0x20) || digits.contains(self) || self == UInt8(ascii: "_")
  }
}
