import Language
import StatusBar

// Types, as far as they make for clear messages.
extension Binder {
  /// Returns the type that a reference names.
  func staticType(_ reference: TypeReference?) -> StaticType {
    guard let reference else { return .unknown }
    var type = StaticType(typeWord: reference.name.word)
    if isFunction(reference) { type = StaticType(.closure) }
    if let list = listType(reference) { type = list }
    if let number = numberType(reference.name) { type = StaticType(number) }
    if type.kind == .unknown, let word = declarations.type(reference.name) {
      if declarations[word].role == .visibilityState { type = StaticType(.object) }
    }
    if type.kind == .unknown { type = StaticType(.named(reference.name)) }
    type.isOptional = reference.isOptional
    type.isUnwrapped = reference.isUnwrapped
    return type
  }

  /// The type of a list or a set; nil for another one.
  private func listType(_ reference: TypeReference) -> StaticType? {
    guard reference.arguments.count < 2, declarations.type(reference.name) == nil else {
      return nil
    }
    let name = names.bytes(of: reference.name)
    let element = staticType(reference.arguments.first)
    if name.elementsEqual("Array".utf8) { return StaticType(.list(element)) }
    return name.elementsEqual("Set".utf8) ? StaticType(.set(element)) : nil
  }

  /// `true` iff a type is a function's.
  func isFunction(_ reference: TypeReference) -> Bool {
    names.bytes(of: reference.name).elementsEqual("Function".utf8)
  }

  /// `true` iff a property holds a closure that does something, rather than one that yields views.
  func holdsAction(_ variable: LocatedVariable) -> Bool {
    guard let type = variable.declaration.type, isFunction(type),
      !has(.ViewBuilder, variable.declaration.attributes)
    else { return false }
    let text = bytes(type.range, in: variable.file).filter {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "?")
    }
    var result = text.split(separator: UInt8(ascii: ">")).last.map { Array($0) } ?? []
    if !result.elementsEqual("()".utf8), result.last == UInt8(ascii: ")") { result.removeLast() }
    return result.elementsEqual("Void".utf8) || result.elementsEqual("()".utf8)
      || result.elementsEqual("(".utf8)
  }

  /// `true` iff a type is a view's: `some View`, `AnyView`.
  func isView(_ reference: TypeReference?) -> Bool {
    guard let reference else { return false }
    switch reference.name.word {
    case .View, .AnyView: return true
    default: break
    }
    guard let index = declarations.type(reference.name) else { return false }
    return declarations[index].role == .view
  }

  /// `true` iff an attribute of that name is written.
  func has(_ word: Word, _ attributes: [Attribute]) -> Bool {
    attributes.contains { $0.name.name.word == word }
  }

  /// `true` iff a formula yields a view controller.
  func isController(_ formula: FormulaID) -> Bool { holdsController(type(of: formula)) }

  /// `true` iff values of a type are view controllers.
  func holdsController(_ type: StaticType) -> Bool {
    switch type.kind {
    case .controller: return true
    case .named(let name):
      if ControllerClass(name.word) != nil { return true }
      guard let index = declarations.type(name) else { return false }
      if case .controller = declarations[index].role { return true }
      if declarations[index].isByReference { return true }
      return declarations[index].keyword == .protocol
        && !declarations.controllers(like: index).isEmpty
    case .unknown, .bool, .number, .text, .scheme, .visibility, .style, .animation, .sizeClass,
      .interposed, .scenePhase, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle,
      .tabMode, .displayMode, .nothing, .closure, .list, .set:
      return false
    }
  }
}

extension StaticType {
  /// The type that a word names, unknown for others.
  init(typeWord word: Word?) {
    switch word {
    case .Bool: self.init(.bool)
    case .Int, .Double, .CGFloat, .Float, .TimeInterval, .CGPoint: self.init(.number)
    case .String: self.init(.text)
    case .ColorScheme: self.init(.scheme)
    case .UIUserInterfaceStyle: self.init(.interfaceStyle)
    case .UIStatusBarStyle: self.init(.style)
    case .UIStatusBarAnimation: self.init(.animation)
    case .ScenePhase: self.init(.scenePhase)
    case .UserInterfaceSizeClass, .UIUserInterfaceSizeClass: self.init(.sizeClass)
    case .Visibility: self.init(.visibility)
    case .Interposed: self.init(.interposed)
    case .UIBarStyle: self.init(.barStyle)
    case .UIModalPresentationStyle: self.init(.modalStyle)
    case .StatusBarVisibleState, .StatusBarVisibileState: self.init(.object)
    case .UIViewController: self.init(.controller)
    case .UIWindow: self.init(.window)
    default: self.init(.unknown)
    }
  }
}

extension StaticType.Kind {
  /// As messages name it.
  var spelling: String {
    switch self {
    case .unknown, .named: "a value"
    case .bool: "a Bool"
    case .number: "a number"
    case .text: "a string"
    case .scheme: "a colour scheme"
    case .visibility: "a visibility"
    case .style: "a status bar style"
    case .animation: "a status bar animation"
    case .sizeClass: "a size class"
    case .interposed: "a state of the exchange"
    case .scenePhase: "a scene phase"
    case .controller: "a view controller"
    case .object: "a visibility state"
    case .window: "a window"
    case .interfaceStyle: "an interface style"
    case .idiom: "an idiom"
    case .barStyle: "a bar style"
    case .modalStyle: "a presentation style"
    case .tabMode: "a mode of tabs"
    case .displayMode: "a display mode"
    case .nothing: "nil"
    case .list: "a list"
    case .set: "a set"
    case .closure: "a closure"
    }
  }

  /// The cases of the type, as written.
  var cases: [String] {
    switch self {
    case .scheme, .interfaceStyle: InterfaceStyle.allCases.map { "." + $0.spelling }
    case .visibility: BarVisibility.allCases.map { $0.spelling }
    case .style: StatusBarStyle.allCases.map { $0.spelling }
    case .animation: UpdateAnimation.allCases.map { "." + $0.spelling }
    case .sizeClass: SizeClass.allCases.map { "." + $0.spelling }
    case .interposed: Interposed.allCases.map { $0.spelling }
    case .scenePhase: ScenePhase.allCases.map { $0.spelling }
    case .modalStyle: PresentationStyle.allCases.map { "." + $0.spelling }
    case .barStyle: [".default", ".black"]
    case .tabMode: TabMode.allCases.map { "." + $0.spelling }
    case .displayMode: DisplayMode.allCases.map { "." + $0.spelling }
    case .unknown, .bool, .number, .text, .controller, .object, .window, .idiom, .nothing, .closure,
      .named, .list, .set:
      []
    }
  }
}

extension InterfaceStyle {
  init?(_ word: Word?) {
    switch word {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension BarVisibility {
  init?(_ word: Word?) {
    switch word {
    case .automatic: self = .automatic
    case .visible: self = .visible
    case .hidden: self = .hidden
    default: return nil
    }
  }
}

extension StatusBarStyle {
  init?(_ word: Word?) {
    switch word {
    case .default: self = .default
    case .lightContent, .blackTranslucent: self = .lightContent
    case .darkContent: self = .darkContent
    case .blackOpaque: self = .blackOpaque
    default: return nil
    }
  }
}

extension UpdateAnimation {
  init?(_ word: Word?) {
    switch word {
    case .noneWord: self = .none
    case .fade: self = .fade
    case .slide: self = .slide
    default: return nil
    }
  }
}

extension SizeClass {
  init?(_ word: Word?) {
    switch word {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension Interposed {
  init?(_ word: Word?) {
    switch word {
    case .pending: self = .pending
    case .successful: self = .successful
    case .failed: self = .failed
    default: return nil
    }
  }
}

extension ScenePhase {
  init?(_ word: Word?) {
    switch word {
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    default: return nil
    }
  }
}

extension ObjectProperty {
  init?(_ word: Word?) {
    switch word {
    case .isHidden: self = .isHidden
    case .isAnimated: self = .isAnimated
    default: return nil
    }
  }
}
