import Language
import StatusBar

/// What types are, by what they inherit: each is asked once, however many inherit it, and one that
/// inherits itself says nothing.
struct RoleSearch {
  private enum Found {
    case asked
    case known(TypeInfo.Role)
  }

  private var found: Table<Int, Found> = Table()
  /// The delegate of the app's own scenes, where Info.plist names it: others are of displays that
  /// are connected, and of other apps' kinds of scenes.
  private let delegate: Name?
  /// Classes of which some class is a view controller by what it overrides: so are all others.
  private let screenBases: Set<Name>

  init(delegate: Name?, screenBases: Set<Name>) {
    self.delegate = delegate
    self.screenBases = screenBases
  }

  /// Returns what a type is by its keyword and what it inherits.
  mutating func role(of index: Int, in declarations: Declarations) -> TypeInfo.Role {
    switch found[index] {
    case .asked: return .other
    case .known(let role): return role
    case nil: break
    }
    found[index] = .asked
    let role = newRole(of: index, in: declarations)
    found[index] = .known(role)
    return role
  }

  private mutating func newRole(of index: Int, in declarations: Declarations) -> TypeInfo.Role {
    let info = declarations[index]
    if info.keyword == .extension {
      return ControllerClass(info.name.word).map { .controller($0) } ?? .other
    }
    if info.keyword == .enum { return .enumeration }
    if StaticType(typeWord: info.name.word).kind == .object { return .visibilityState }
    for base in info.inherited {
      if base.name.word == .UIWindowSceneDelegate, let delegate, delegate != info.name { continue }
      if let known = inherited(base.name, in: declarations) { return known }
    }
    if info.isObservable, info.keyword == .class { return .observable }
    if let base = info.libraryClass(in: declarations) {
      let known = Self.controllerClass(called: base, declarations.names)
      if let known { return .controller(known) }
      if info.overridesController || screenBases.contains(base) { return .controller(.plain) }
    }
    switch info.keyword {
    case .screen: return .view
    case .container: return .controller(.plain)
    case .struct, .class, .extension, .enum, .protocol, .actor: return .other
    }
  }

  private mutating func inherited(
    _ name: Name, in declarations: Declarations
  ) -> TypeInfo.Role? {
    if let controller = ControllerClass(name.word) { return .controller(controller) }
    switch name.word {
    case .View, .ToolbarContent: return .view
    case .ViewModifier: return .modifier
    case .App, .UIApplicationDelegate, .UIWindowSceneDelegate: return .app
    case .UIViewControllerRepresentable: return .representable
    case .ObservableObject: return .observable
    default: break
    }
    guard let base = declarations.type(name) else { return nil }
    switch role(of: base, in: declarations) {
    case .controller(let controller): return .controller(controller)
    case .observable: return .observable
    case .view, .representable, .modifier, .visibilityState, .app, .enumeration, .other:
      return nil
    }
  }
}

// Classes whose superclass is a library's.
extension RoleSearch {
  /// The class of controllers that a library's class is by its name; nil where that says nothing.
  private static func controllerClass(
    called name: Name, _ names: NameTable
  ) -> ControllerClass? {
    let text = names.bytes(of: name)
    if text.hasSuffix("NavigationController") { return .navigation }
    if text.hasSuffix("TabBarController") { return .tabBar }
    if text.hasSuffix("SplitViewController") { return .split }
    if text.hasSuffix("PageViewController") { return .page }
    return text.hasSuffix("Controller") ? .plain : nil
  }
}

extension TypeInfo {
  /// The superclass of a class where that is neither declared nor Apple's.
  fileprivate func libraryClass(in declarations: Declarations) -> Name? {
    guard keyword == .class, let base = superclass, declarations.type(base) == nil else {
      return nil
    }
    let text = declarations.names.bytes(of: base)
    return appleTypes.contains(text) || text.hasPrefix("UI") || text.hasPrefix("NS") ? nil : base
  }

  fileprivate var overridesController: Bool { members.contains { $0.member.isOfControllers } }
}

extension Spec {
  /// The superclasses of classes that override what only a view controller has, in all code that
  /// was read, whether it lives or not.
  func screenBases() -> Set<Name> {
    var bases: Set<Name> = []
    for item in scripts.flatMap({ $0.items }) {
      if case .type(let type) = item { type.noteScreenBases(&bases) }
    }
    return bases
  }
}

extension TypeDeclaration {
  fileprivate func noteScreenBases(_ bases: inout Set<Name>) {
    if keyword == .class, let base = inherited.first?.name,
      members.contains(where: { $0.isOfControllers && $0.isOverride })
    {
      bases.insert(base)
    }
    for case .type(let inner) in members { inner.noteScreenBases(&bases) }
  }
}

extension Member {
  /// `true` iff it answers or is told what only a view controller is asked or told.
  fileprivate var isOfControllers: Bool {
    switch self {
    case .variable(let variable): ControllerProperty(variable.name.name.word)?.walk != nil
    case .function(let function): LifecycleCallback(function.name.name.word) != nil
    case .input, .initializer, .type, .definition, .backdrop, .content, .conditional, .cases,
      .kept, .unread, .setting, .plist, .window, .scene:
      false
    }
  }

  fileprivate var isOverride: Bool {
    let modifiers: [LocatedName]
    switch self {
    case .variable(let variable): modifiers = variable.modifiers
    case .function(let function): modifiers = function.modifiers
    case .input, .initializer, .type, .definition, .backdrop, .content, .conditional, .cases,
      .kept, .unread, .setting, .plist, .window, .scene:
      return false
    }
    return modifiers.contains { $0.name.word == .override }
  }
}

extension Declarations {
  /// The class that `UISceneDelegateClassName` names in the Info.plist of an app; nil where none of
  /// that name is declared, and where code may say another one.
  func sceneDelegate(in app: [LocatedMember], of spec: Spec) -> Name? {
    let word = Array("delegateClass".utf8)
    if spec.sources.contains(where: { $0.bytes[...].names(word) }) { return nil }
    for case .plist(let block) in app.map({ $0.member }) {
      for entry in block.entries
      where names.spelling(of: entry.key.name) == "UISceneDelegateClassName" {
        if let name = entry.value.ownName, type(name) != nil { return name }
      }
    }
    return nil
  }
}

// What the app has one object of.
extension Declarations {
  /// Objects that are read from the environment, or by `shared`, exist once.
  /// `true` iff a static member holds an object of its own type from the start: `static let shared`
  /// of `Theme()`. What is put there later is one of several that there may be.
  private func holdsOneOfItsOwn(_ declaration: VariableDeclaration, _ info: TypeInfo) -> Bool {
    if declaration.getter != nil { return true }
    guard let initial = declaration.initial else { return false }
    guard let type = declaration.type?.name else { return true }
    if type == info.name { return true }
    guard case .call(let call) = initial.kind else { return false }
    return call.callee.typeName(names) == info.name
  }

  func typesShared() -> TableSet<Name> {
    var shared = TableSet<Name>()
    for info in types {
      for (_, variable) in info.variables {
        let declaration = variable.declaration
        if Wrapper(declaration) == .environmentObject, let type = declaration.type {
          shared.insert(type.name)
        }
        for attribute in declaration.attributes where attribute.name.name.word == .Environment {
          guard case .member(let base, _) = attribute.arguments.first?.value.kind,
            let name = base.typeName(names)
          else { continue }
          shared.insert(name)
        }
        if declaration.name.name.word == .shared, declaration.isStatic,
          holdsOneOfItsOwn(declaration, info)
        {
          shared.insert(info.name)
        }
      }
    }
    return shared
  }
}
