import Language
import StatusBar

// What starts the actions that UIKit's controls and gestures are given, and those of observers.
extension Resolver {
  /// What starts an action.
  enum ActionStart: Equatable {
    case anything
    /// Only that; nothing else.
    case trigger(Effect.Trigger)
    /// A notification which code posts, and no step.
    case notification
    /// A value that a stream sends.
    case stream
    /// A touch of a view of the author's own, which calls what it is given: that is assumed.
    case view
    /// A touch, if anything, of an object of a library's that keeps what it is given: assumed, too.
    case library
    /// Time: what is handed to it comes back in another turn.
    case time
    /// Other code, later, if at all: that is assumed.
    case others
    /// What no step of a scenario does: a long press, a pinch.
    case never
  }

  /// What starts the actions that a function or a type of that name is given.
  func start(ofActionsOf callee: LocatedName, in file: FileID) -> ActionStart {
    if declarations.type(callee.name) == nil, isHandlerOfViews(callee.name) { return .view }
    return start(ofKnown: callee, in: file)
  }

  /// The same of what UIKit and streams have, but for handlers of views: those ask this themselves.
  func start(ofKnown callee: LocatedName, in file: FileID) -> ActionStart {
    let name = callee.name
    let bytes = names.bytes(of: name)
    if let type = declarations.type(name) {
      return declarations.rowTypes.contains(type) ? .trigger(.touch) : .anything
    }
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
    case "sink", "subscribe", "drive", "bind", "emit":
      return startOfStream(to: callee, in: file)
    case "onReceive":
      let end = callee.range.end
      let chain = self.bytes(SourceRange(end, end + 800), in: file)[...].firstArgument
      return chain.isEmpty ? .anything : start(ofChain: chain)
    case "asyncAfter", "dataTask", "downloadTask", "uploadTask", "evaluateJavaScript",
      "evaluatePolicy", "getNotificationSettings", "requestAccess", "requestAuthorization",
      "scheduledTimer":
      return .time
    default: return .anything
    }
  }

  /// What starts a closure that refers to its object weakly, which is written where it is kept: a
  /// function of a library's that is not known calls it later.
  func start(ofKept closure: Closure, givenTo callee: LocatedName, in file: FileID) -> ActionStart?
  {
    let name = names.bytes(of: callee.name)
    guard closure.captures.contains(where: { $0.isWeak }),
      !declarations.declaresMember(callee.name), declarations.type(callee.name) == nil,
      !EscapingClosures.runAtOnce.contains(where: { name.elementsEqual($0.utf8) }),
      !Resolver.callingAtOnce.contains(where: { name.elementsEqual($0.utf8) }),
      !Resolver.startsOfCallingAtOnce.contains(where: { name.starts(with: $0.utf8) }),
      start(ofActionsOf: callee, in: file) == .anything
    else { return nil }
    return .others
  }

  /// What starts a method that a call is given as `#selector(help)`: what makes buttons and items
  /// of bars calls it with a touch. Nil for another value, and for what calls by itself.
  func start(
    ofSelector value: Expression, givenTo callee: LocatedName, in file: FileID
  ) -> ActionStart? {
    guard case .macro(let macro, _) = value.kind, macro.word == .selector,
      start(ofActionsOf: callee, in: file) == .anything
    else { return nil }
    let name = names.bytes(of: callee.name)
    let callsItself = ["perform", "CADisplayLink", "Timer", "schedule", "observe", "notify"]
    if callsItself.contains(where: { name.starts(with: $0.utf8) }) { return nil }
    // `.init(title: "Help", style: .plain, target: self, action: #selector(help))`
    return callee.name.word == .call ? .trigger(.touch) : .view
  }

  /// Functions that may call at once what they are given, and how the names of others begin.
  private static let callingAtOnce: [String] = [
    "add", "apply", "assign", "bind", "create", "deferred", "do", "drive", "emit", "from", "init",
    "just", "map", "on", "run", "set", "sink", "start", "sync", "then", "use", "write",
  ]
  private static let startsOfCallingAtOnce: [String] = [
    "animate", "asObservable", "batch", "begin", "configure", "enumerate", "make", "modify",
    "mutate", "observe", "perform", "register", "remake", "setup", "subscribe", "transaction",
    "transition", "update", "with",
  ]

  /// What starts a closure that an object which is not followed is given by a property's name.
  func start(ofHandler name: LocatedName) -> ActionStart {
    if isHandlerOfViews(name.name) { return .view }
    let isOfLibrary =
      !declarations.declaresMember(name.name)
      && !appleMembers.contains(names.bytes(of: name.name))
    return isOfLibrary ? .library : .anything
  }

  /// `true` iff a name is that of closures which only views of the author's own hold, and which
  /// none of these calls as it is made, laid out or drawn.
  private func isHandlerOfViews(_ name: Name) -> Bool {
    guard declarations.typesDeclare(name) else { return false }
    let holders = declarations.types.filter { $0.variables[name] != nil }
    return !holders.isEmpty
      && holders.allSatisfy { info in
        guard isUIViewClass(info), let type = info.variables[name]?.declaration.type,
          isFunction(type)
        else { return false }
        var search = HandlerSearch(handler: name, info: info, resolver: self)
        return !search.runsByItself(calledByUIKit(info))
      }
  }

  /// The functions of a view that UIKit calls as it lays it out and draws it.
  private func calledByUIKit(_ info: TypeInfo) -> [LocatedFunction] {
    Resolver.ofViews.flatMap { word in
      info.functions.filter { names.bytes(of: $0.key).elementsEqual(word.utf8) }.flatMap {
        $0.value
      }
    }
  }

  /// `true` iff a class inherits from a view of UIKit's, by way of others or not.
  private func isUIViewClass(_ info: TypeInfo) -> Bool {
    guard info.keyword == .class, let index = declarations.type(info.name) else { return false }
    return declarations.lineage(of: index).contains { base in
      declarations[base].inherited.contains {
        let bytes = names.bytes(of: $0.name)
        return bytes.hasPrefix("UI") && appleTypes.contains(bytes)
          && ControllerClass($0.name.word) == nil
      }
    }
  }

  /// What UIKit calls on a view by itself.
  private static let ofViews: [String] = [
    "awakeFromNib", "didMoveToSuperview", "didMoveToWindow", "draw", "layoutSubviews",
    "traitCollectionDidChange", "updateConstraints", "willMove",
  ]

  /// What starts what `addObserver` is given: the notification, where it is one.
  private func startOfObservation(by callee: LocatedName, in file: FileID) -> ActionStart {
    let given = GivenWords(bytes(SourceRange(callee.range.end, callee.range.end + 800), in: file))
    let isOfCenter =
      given.has(label: "forName") || given.has(label: "selector") && given.has(label: "name")
      || isOfNotificationCenter(callee, in: file)
    guard isOfCenter, given.isWhole else { return .anything }
    return start(ofNotification: given)
  }

  func start(ofNotification given: GivenWords) -> ActionStart {
    for (part, start) in Resolver.notifications where given.hasWord(containing: part) {
      return start
    }
    return .notification
  }

  /// What the name of a notification of UIKit's holds, and what starts its observers. Those of
  /// keyboards, text fields and all others no step posts.
  private static let notifications: [(part: StaticString, ActionStart)] = [
    ("didBecomeActive", .trigger(.activity(.didBecomeActive))),
    ("didActivateNotification", .trigger(.activity(.didBecomeActive))),
    ("UISceneDidActivate", .trigger(.activity(.didBecomeActive))),
    ("willEnterForeground", .trigger(.activity(.willEnterForeground))),
    ("willResignActive", .trigger(.activity(.willResignActive))),
    ("willDeactivateNotification", .trigger(.activity(.willResignActive))),
    ("UISceneWillDeactivate", .trigger(.activity(.willResignActive))),
    ("didEnterBackground", .trigger(.activity(.didEnterBackground))),
    ("orientationDidChange", .trigger(.turn)),
    ("statusBarOrientation", .trigger(.turn)),
    ("statusBarFrame", .anything),
    ("keyboard", .notification),
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
