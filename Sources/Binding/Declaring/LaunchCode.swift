import Language
import StatusBar

/// What UIKit runs to launch an app makes, as far as its text tells.
struct Launch: Sendable {
  /// `true` iff a window is given its root.
  private(set) var setsRoot = false
  private var windows: [MadeWindow] = []
  /// Where windows are made that lie beside the app's own: others than `window` hold them.
  private var others: [Location] = []

  /// A call that makes a window.
  struct MadeWindow: Sendable {
    /// Where the name of the class stands.
    var place: Location
    /// The property of a type that holds the window; nil for any other place.
    var holder: Holder?
    /// `true` iff only properties of another name than `window` hold it.
    var isOther = false
  }

  /// A property, by the type in whose text it is named.
  struct Holder: Equatable, Sendable {
    var type: Int
    var name: Name
  }

  init() {}

  /// Reads what the delegates of an app say.
  init(of declarations: Declarations, _ spec: Spec) {
    let code = LaunchCode(declarations, of: spec)
    setsRoot = code.setsRoot
    windows = code.windows.filter { !$0.isOther }
    // The only one there is is the app's own, whatever holds it.
    if windows.isEmpty { windows = code.windows }
    if windows.count < code.windows.count {
      others = code.windows.filter { $0.isOther }.map { $0.place }
    }
  }

  /// `true` iff a window that is made at a place lies beside the app's own.
  func makesOther(at place: Location) -> Bool { others.contains(place) }

  /// `true` iff some window is made.
  var makesWindows: Bool { !windows.isEmpty }

  /// `true` iff one window is made, or several in each other's place.
  var makesOneWindow: Bool {
    guard let first = windows.first else { return false }
    if windows.count == 1 { return true }
    return first.holder != nil && windows.allSatisfy { $0.holder == first.holder }
  }

  /// `true` iff the only window is made at a place.
  func makesOnlyWindow(at place: Location) -> Bool {
    makesOneWindow && windows.contains { $0.place == place }
  }
}

/// The code that UIKit runs to launch an app: that of the delegates, what it names, and so on.
///
/// Names decide alone, so that it may hold more than runs. What screens do is no part of it, nor
/// what is named as a selector: that runs later.
private struct LaunchCode {
  private(set) var setsRoot = false
  private(set) var windows: [Launch.MadeWindow] = []

  /// A piece of text, of a type or of none.
  private struct Part {
    var place: Location
    var type: Int?
  }

  private let declarations: Declarations
  private let spec: Spec
  /// What a name brings in: members of the types that are in already.
  private var named: Table<Name, [Part]> = Table()
  private var seen: TableSet<Name> = Table()
  private var pending: [Part] = []

  /// Follows what the delegates of an app name.
  init(_ declarations: Declarations, of spec: Spec) {
    self.declarations = declarations
    self.spec = spec
    for pending in declarations.foreignExtensions {
      for member in declarations.flattened(pending.members) { add(member, of: nil) }
    }
    for index in declarations.types.indices where index != declarations.appType {
      if declarations[index].isDelegate { add(index) }
    }
    while let part = pending.popLast() { read(part) }
  }

  // MARK: - Declarations

  /// What runs where an object is made, or at the launch, is in; the rest of a type once it is
  /// named.
  private mutating func add(_ type: Int) {
    let info = declarations[type]
    for base in info.inherited { name(base.name) }
    for member in declarations.flattened(info.members) {
      switch member.member {
      case .variable(let variable) where variable.getter == nil && !variable.isStatic:
        enter(member, of: type)
      case .initializer: enter(member, of: type)
      case .function(let function) where function.launches(declarations.names):
        enter(member, of: type)
      case .variable, .function: add(member, of: type)
      case .setting, .plist, .window, .scene, .input, .type, .definition, .backdrop, .content,
        .conditional, .cases, .kept, .unread:
        continue
      }
    }
  }

  private mutating func add(_ member: LocatedMember, of type: Int?) {
    let name: Name
    switch member.member {
    case .variable(let variable): name = variable.name.name
    case .function(let function): name = function.name.name
    case .setting, .plist, .window, .scene, .input, .initializer, .type, .definition, .backdrop,
      .content, .conditional, .cases, .kept, .unread:
      return
    }
    if seen.contains(name) { return enter(member, of: type) }
    guard let range = member.member.place else { return }
    named[name, default: []].append(Part(place: Location(member.file, range), type: type))
  }

  private mutating func enter(_ member: LocatedMember, of type: Int?) {
    guard let range = member.member.place else { return }
    pending.append(Part(place: Location(member.file, range), type: type))
  }

  // MARK: - Names

  private mutating func name(_ name: Name) {
    guard seen.insert(name) else { return }
    pending += named[name] ?? []
    for function in declarations.functions[name] ?? [] {
      pending.append(Part(place: Location(function.file, function.declaration.range)))
    }
    if let variable = declarations.variables[name] {
      pending.append(Part(place: Location(variable.file, variable.declaration.range)))
    }
    guard let type = declarations.type(name) else { return }
    switch declarations[type].role {
    case .observable, .enumeration, .other: add(type)
    case .view, .controller, .representable, .modifier, .visibilityState, .app: return
    }
  }

  private mutating func read(_ part: Part) {
    let place = part.place
    guard let source = spec.source(place.file) else { return }
    var lexer = Lexer(source.bytes)
    lexer.move(to: Int(place.range.start))
    var isSelector = false
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.range.start >= place.range.end { return }
      let (start, end) = (Int(token.range.start), Int(token.range.end))
      if token.kind == .directive { isSelector = source.bytes[start..<end].names("selector") }
      if token.kind == .rightParen { isSelector = false }
      guard token.kind == .identifier, !isSelector,
        let found = source.name(from: start, to: end, in: declarations.names)
      else { continue }
      let rest = source.bytes[end...].prefix(Int(place.range.end) - end)
      if found.word == .rootViewController, rest.isAssigned { setsRoot = true }
      if rest.first == UInt8(ascii: "("), declarations.names.isCapitalized(found),
        declarations.isWindowClass(found)
      {
        let before = source.bytes[Int(place.range.start)..<start]
        let holder = holder(before, part.type)
        windows.append(
          Launch.MadeWindow(
            place: Location(place.file, token.range), holder: holder,
            isOther: isOther(holder, before, rest)))
      }
      name(found)
    }
  }

  /// `true` iff a window goes to properties that are not the delegate's `window`: at once, or by a
  /// constant.
  private func isOther(
    _ holder: Launch.Holder?, _ before: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>
  ) -> Bool {
    if let holder { return isProperty(holder.name) && holder.name.word != .window }
    guard let local = before.declaredName else { return false }
    var holders: [Name] = []
    rest.forEachName { start, end in
      let before = rest[..<start]
      guard rest[start..<end].elementsEqual(local), let target = before.assignedName,
        let name = declarations.names.name(of: target)
      else { return }
      holders.append(name)
    }
    return !holders.isEmpty && holders.allSatisfy { isProperty($0) && $0.word != .window }
  }

  private func isProperty(_ name: Name) -> Bool {
    declarations.types.contains { $0.variables[name] != nil }
  }

  /// The property that is assigned what stands behind a text.
  private func holder(_ text: ArraySlice<UInt8>, _ type: Int?) -> Launch.Holder? {
    guard let type, let target = text.assignedName, let name = declarations.names.name(of: target)
    else { return nil }
    return Launch.Holder(type: type, name: name)
  }
}

extension ArraySlice<UInt8> {
  /// `true` iff it goes on with `=`, and not with `==`.
  fileprivate var isAssigned: Bool {
    let rest = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }

  /// The name before `=` at its end, of a variable that is declared elsewhere; nil for any other
  /// end.
  fileprivate var assignedName: [UInt8]? {
    nameBeforeSign.flatMap { $0.isDeclared ? nil : $0.name }
  }

  /// The name that is declared there, `let window =`; nil for any other end.
  fileprivate var declaredName: [UInt8]? {
    nameBeforeSign.flatMap { $0.isDeclared ? $0.name : nil }
  }

  private var nameBeforeSign: (name: [UInt8], isDeclared: Bool)? {
    var text = withoutSpacesBehind
    guard text.popLast() == UInt8(ascii: "=") else { return nil }
    text = text.withoutSpacesBehind
    let name = Array(text.reversed().prefix { $0.isNamePart }.reversed())
    let before = text.dropLast(name.count).withoutSpacesBehind
    let isDeclared = before.ends(with: "let") || before.ends(with: "var")
    return name.isEmpty ? nil : (name, isDeclared)
  }

  private func ends(with word: StaticString) -> Bool {
    word.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }

  fileprivate func names(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { names(Array($0)) }
  }
}

extension Declarations {
  /// `true` iff a type is a delegate of the application, or of its scenes.
  func isDelegate(_ name: Name) -> Bool {
    guard hasDelegate, let type = type(name) else { return false }
    return self[type].isDelegate
  }

  /// `true` iff a type is a protocol that only delegates adopt, one of which gives itself to others
  /// under a name: `splash.delegate = self`.
  func isAdoptedByDelegates(_ name: Name, as property: Name, in spec: Spec) -> Bool {
    guard isAdoptedByDelegatesAlone(name) else { return false }
    let label = names.bytes(of: property)
    return spec.sources.contains { source in
      [" = self", ": self"].contains { source.bytes[...].names(Array(label) + Array($0.utf8)) }
    }
  }

  /// `true` iff a parameter of a function is a delegate: by its class, or by a protocol that only
  /// delegates adopt, one of which gives itself: `start(window: self)`, `start(self)`.
  func isDelegate(_ parameter: Parameter, of function: FunctionDeclaration, in spec: Spec) -> Bool {
    guard hasDelegate, let type = parameter.type?.name else { return false }
    if isDelegate(type) { return true }
    guard isAdoptedByDelegatesAlone(type) else { return false }
    let label = (parameter.label ?? parameter.name).name
    let given =
      names.spelling(of: label) == "_"
      ? names.spelling(of: function.name.name) + "(self" : names.spelling(of: label) + ": self"
    return spec.sources.contains { $0.bytes[...].names(Array(given.utf8)) }
  }

  private func isAdoptedByDelegatesAlone(_ name: Name) -> Bool {
    guard hasDelegate, let type = type(name), self[type].keyword == .protocol else { return false }
    let adopters = types.filter { info in
      info.keyword != .protocol && info.inherited.contains { $0.name == name }
    }
    return !adopters.isEmpty && adopters.allSatisfy { $0.isDelegate }
  }

  /// `extension UIApplication { var app: AppDelegate { delegate as! AppDelegate } }`
  func namesOfDelegates() -> Table<Name, Name> {
    var found: Table<Name, Name> = Table()
    for pending in foreignExtensions {
      for member in flattened(pending.members) {
        guard case .variable(let variable) = member.member, let type = variable.type?.name,
          isDelegate(type)
        else { continue }
        found[variable.name.name] = type
      }
    }
    return found
  }
}

extension TypeInfo {
  /// `true` iff UIKit tells it of the launch: a delegate of the application, or of its scenes.
  var isDelegate: Bool {
    role == .app
      && inherited.contains { reference in
        reference.name.word == .UIApplicationDelegate
          || reference.name.word == .UIWindowSceneDelegate
      }
  }
}

extension FunctionDeclaration {
  /// `true` iff UIKit calls it while an app is launched, or once the app is active.
  fileprivate func launches(_ names: NameTable) -> Bool {
    let name = names.spelling(of: name.name)
    return name == LaunchFunction.unlabelled || LaunchFunction.activations.contains(name)
      || parameters.contains { parameter in
        parameter.label.map { LaunchFunction.labels.contains(names.spelling(of: $0.name)) } ?? false
      }
  }
}

/// What UIKit calls of the delegates of an app while it is launched.
enum LaunchFunction {
  /// The labels by which such a function is known; those of the application come before those of
  /// a scene.
  static let labels = [
    "willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions", "willConnectTo",
  ]

  /// What UIKit calls after these, too, each time that the app comes to the front.
  static let activations = [
    "sceneWillEnterForeground", "sceneDidBecomeActive", "applicationDidBecomeActive",
  ]

  /// The function of a delegate that is told that the app comes to the front, or goes.
  static func name(of change: ActivityChange, isOfScene: Bool) -> String {
    switch change {
    case .willEnterForeground:
      isOfScene ? "sceneWillEnterForeground" : "applicationWillEnterForeground"
    case .didBecomeActive: isOfScene ? "sceneDidBecomeActive" : "applicationDidBecomeActive"
    case .willResignActive: isOfScene ? "sceneWillResignActive" : "applicationWillResignActive"
    case .didEnterBackground:
      isOfScene ? "sceneDidEnterBackground" : "applicationDidEnterBackground"
    }
  }

  /// What has none of these labels.
  static let unlabelled = "applicationDidFinishLaunching"
}
