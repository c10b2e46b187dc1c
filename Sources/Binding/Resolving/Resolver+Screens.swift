import Language
import StatusBar

// What scenarios ask for.
extension Resolver {
  /// The name of the app; nil where there is none.
  var appName: Name? { declarations.app?.name }

  /// Returns the slot of a state or property; `ScreenID.app` means the app.
  func slot(_ name: Name, of screen: ScreenID) -> Int32? {
    guard let receiver = receivers.receiver(of: screen) else { return nil }
    switch receivers.property(name, of: receiver) {
    case .variable(.own(let slot), _) where screen != .app: return slot
    case .variable(.app(let slot), _) where screen == .app: return slot
    case nil, .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  /// The type of a property of a screen, as far as it is known.
  func slotType(_ name: Name, of screen: ScreenID) -> StaticType {
    guard let receiver = receivers.receiver(of: screen),
      case .variable(_, let type) = receivers.property(name, of: receiver)
    else { return .unknown }
    return type
  }
}

// The app's root and its further windows.
extension Resolver {
  /// `.statusBar + 1`, `.alert`, `2000`, `UIWindow.Level(rawValue: 2000)`
  func writtenLevel(_ expression: Expression, _ scope: Scope) -> Double? {
    switch expression.kind {
    case .number: return Double(decimal: bytes(expression.range, in: scope.file))
    case .prefix(.negate, let inner): return writtenLevel(inner, scope).map { -$0 }
    case .tuple(let elements) where elements.count == 1:
      return writtenLevel(elements[0].value, scope)
    case .binary(let left, let op, _, let right):
      guard let a = writtenLevel(left, scope), let b = writtenLevel(right, scope) else {
        return nil
      }
      switch op {
      case .add: return a + b
      case .subtract: return a - b
      default: return nil
      }
    case .call(let call):
      guard call.arguments.count == 1,
        call.arguments[0].label.map({ spelling($0.name) }) == "rawValue"
      else {
        return nil
      }
      return writtenLevel(call.arguments[0].value, scope)
    case .implicitMember, .member:
      switch expression.lastName?.name.word {
      case .normal: return 0
      case .statusBar: return 1000
      case .alert: return 2000
      default:
        guard case .member(let base, let name) = expression.kind, spelling(name.name) == "rawValue"
        else { return nil }
        return writtenLevel(base, scope)
      }
    default: return nil
    }
  }
}

// In a scenario the name of a screen means its topmost use: `Feed.offset = 60`, `Feed.refresh()`.
extension Resolver {
  /// A chain that starts at the name of a screen, as that screen sees it.
  struct ScreenChain {
    var screen: ScreenID
    var owner: Int
    var name: Name
    var member: LocatedName
  }

  /// Returns what a chain speaks of that starts at the name of a screen; nil for other chains.
  func chain(_ expression: Expression, _ scope: Scope) -> ScreenChain? {
    guard let (name, member) = expression.chainStart, meaning(of: name, in: scope) == nil,
      let screen = directory.screen(name), let owner = receivers.receiver(of: screen),
      let type = receivers.type(of: owner)
    else { return nil }
    for type in declarations.lineage(of: type) {
      let functions = declarations[type].functions[member.name] ?? []
      let modifiers =
        (declarations[type].variables[member.name]?.declaration.modifiers ?? [])
        + functions.flatMap { $0.declaration.modifiers }
      if modifiers.contains(where: { $0.name.word == .static || $0.name.word == .class }) {
        return nil
      }
    }
    return ScreenChain(screen: screen, owner: owner, name: name, member: member)
  }

  func scope(of chain: ScreenChain, in scope: Scope) -> Scope {
    var inner = Scope(file: scope.file, screen: chain.screen, owner: chain.owner)
    inner.isScenario = true
    inner.frame = scope.frame
    inner.locals = scope.locals
    return inner
  }

  /// `true` iff a screen has a member of that name, its own or one of UIKit's.
  func has(_ member: Name, _ owner: Int) -> Bool {
    if property(member, of: owner) != nil || computed(member, of: owner) != nil { return true }
    if function(member, labels: nil, of: owner)?.owner == owner { return true }
    guard isController(owner) else { return false }
    return ControllerProperty(member.word) != nil || ControllerSetting(member.word) != nil
      || BarMember.assigned(member.word) != nil || BarMember.called(member.word) != nil
      || appleMembers.contains(names.bytes(of: member))
  }

  func noMember(_ chain: ScreenChain, _ scope: Scope) -> Diagnostic {
    let type = receivers.type(of: chain.owner)
    let types = type.map { declarations.lineage(of: $0) } ?? []
    let legal = types.flatMap {
      declarations[$0].variableOrder + declarations[$0].definitionOrder
        + declarations[$0].functionOrder
    }.map { spelling($0) }
    let known = isController(chain.owner) ? legal + appleMembers.words : legal
    let near =
      closest(to: chain.member.name, among: legal)
      ?? closest(to: chain.member.name, among: known)
    var diagnostic = Diagnostic.noSuchMember(
      spelling(chain.member.name), of: spelling(chain.name), legal: near == nil ? legal : [],
      at: scope.location(chain.member.range))
    if let near { Diagnostic.suggest(near, [], &diagnostic) }
    return diagnostic
  }
}

extension Expression {
  /// The name that a chain of members starts at, and the first member behind it.
  fileprivate var chainStart: (name: Name, member: LocatedName)? {
    switch kind {
    case .member(let base, let member):
      if case .name(let name) = base.withoutOptionals.kind { return (name, member) }
      return base.chainStart
    case .call(let call): return call.callee.chainStart
    case .optionalChain(let inner), .forced(let inner), .subscripted(let inner, _):
      return inner.chainStart
    default: return nil
    }
  }

  /// The same chain from another start.
  func startingAt(_ start: Expression) -> Expression {
    switch kind {
    case .name: return start
    case .member(let base, let member):
      return Expression(.member(base.startingAt(start), member), range)
    case .call(var call):
      call.callee = call.callee.startingAt(start)
      return Expression(.call(call), range)
    case .optionalChain(let inner):
      return Expression(.optionalChain(inner.startingAt(start)), range)
    case .forced(let inner): return Expression(.forced(inner.startingAt(start)), range)
    case .subscripted(let inner, let arguments):
      return Expression(.subscripted(inner.startingAt(start), arguments), range)
    default: return self
    }
  }
}

// The statements of a step: they mean the screen on top, whichever that is when the step runs.
extension Resolver {
  /// The names in a part of a text that may be a screen's own: not those behind a dot, unless
  /// `self` stands before it.
  func names(in range: SourceRange, of file: FileID) -> Set<Name> {
    names(in: bytes(range, in: file))
  }

  /// The same of a text.
  func names(in text: [UInt8]) -> Set<Name> {
    var found: Set<Name> = []
    var start = 0
    while start < text.count {
      guard text[start].isOfName else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { !$0.isOfName } ?? text.count
      let front = text[..<start]
      let isMember = front.last == UInt8(ascii: ".")
      if !isMember || front.hasSuffix("self.") || front.hasSuffix("self?."),
        let name = names.name(of: Array(text[start..<end]))
      {
        found.insert(name)
      }
      start = end
    }
    return found
  }
}

extension UInt8 {
  /// `true` iff it is part of a name.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}

// The usual ways from the application to its scenes and windows:
// `UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow`.
extension Resolver {
  /// What an expression of that kind yields.
  enum SceneResult {
    case scenes
    case scene
    case windows
    /// The key window of each scene.
    case keyWindows
    case window(WindowTarget)
  }

  /// Returns what a way from the application yields; nil for anything else, and where the app has
  /// several scenes, of which it may be any.
  func sceneResult(
    _ expression: Expression, _ scope: Scope, links: Int = Resolver.linkLimit
  ) -> SceneResult? {
    guard links > 0, declarations.scenes.isEmpty else { return nil }
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner), .cast(let inner, _, _),
      .effect(_, let inner):
      return sceneResult(inner, scope, links: links - 1)
    case .tuple(let elements) where elements.count == 1:
      return sceneResult(elements[0].value, scope, links: links - 1)
    case .name(let name):
      guard let initial = scope.locals[name]?.initial else { return nil }
      return sceneResult(initial, scope, links: links - 1)
    case .member(let base, let name):
      if name.name.word == .connectedScenes, isApplication(base) { return .scenes }
      if name.name.word == .windows, isApplication(base) { return .windows }
      if let (value, inner) = AppleExtensions(self).value(of: base, name.name, scope) {
        return sceneResult(value, inner, links: links - 1)
      }
      guard let before = sceneResult(base, scope, links: links - 1) else { return nil }
      return member(name.name, of: before)
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind,
        let before = sceneResult(base, scope, links: links - 1)
      else { return nil }
      return result(of: call, name.name, on: before, scope)
    default: return nil
    }
  }

  private func member(_ name: Name, of result: SceneResult) -> SceneResult? {
    switch (result, name.word) {
    case (.scene, .windows): .windows
    case (.scene, .keyWindow): .window(.key)
    case (.scenes, .first): .scene
    case (.windows, .first): .window(.own)
    case (.keyWindows, .first): .window(.key)
    default: spelling(name) == "lazy" ? result : nil
    }
  }

  /// `compactMap { $0 as? UIWindowScene }`, `flatMap { $0.windows }`, `first { $0.isKeyWindow }`
  private func result(
    of call: Call, _ name: Name, on result: SceneResult, _ scope: Scope
  ) -> SceneResult? {
    guard call.arguments.count + call.closures.count == 1,
      let range = call.closures.first?.closure.range ?? call.arguments.first?.value.range
    else { return nil }
    let text = bytes(range, in: scope.file)[...]
    switch (spelling(name), result) {
    case ("first", .scenes): return .scene
    case ("first", .windows), ("last", .windows):
      return text.names(Array("isKeyWindow".utf8)) ? .window(.key) : nil
    case ("map", .scenes), ("compactMap", .scenes), ("flatMap", .scenes):
      if text.names(Array("windows".utf8)) { return .windows }
      if text.names(Array("keyWindow".utf8)) { return .keyWindows }
      return text.names(Array("UIWindowScene".utf8)) ? .scenes : nil
    case ("filter", .scenes): return .scenes
    default: return nil
    }
  }
}

// Windows in code: how they are made, which of them is meant, and what code makes of them.
extension Resolver {
  /// `true` iff a class is UIKit's of windows, or one below it; one that was not read is by its
  /// name.
  func isWindowClass(_ name: Name) -> Bool { declarations.isWindowClass(name) }

  /// `true` iff a call makes the app's own window: in what a delegate does at the launch, and where
  /// the only one is made that the launch makes.
  func makesOwnWindow(_ call: Call, _ scope: Scope) -> Bool {
    guard let name = call.callee.typeName(names), isWindowClass(name) else { return false }
    let place = scope.location(call.callee.range)
    if declarations.launch.makesOther(at: place) { return false }
    return scope.isLaunch || declarations.launch.makesOnlyWindow(at: place)
  }

  /// `view`, `self.view`, `navigationController?.view`, and the same once it is loaded.
  func isView(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner): isView(inner)
    case .name(let name): name.word == .view || name.word == .viewIfLoaded
    case .member(_, let name): name.name.word == .view || name.name.word == .viewIfLoaded
    default: false
    }
  }
}
