import Language
import StatusBar

// Property wrappers that are not read, and slips of what those that are read are given.
extension Binder {
  /// What a wrapper that is not Apple's makes of a value is unknown.
  mutating func wrappedMeaning(
    of source: PropertySource, _ wrapper: LocatedName
  ) -> Meaning {
    let declaration = source.variable.declaration
    let name = declaration.name
    note(
      .assumed, once: wrapper, in: source.variable.file,
      "what `@\(spelling(wrapper.name))` makes of a value is not known; "
        + "`\(spelling(name.name))` is an input")
    let qualifier = source.type == declarations.appType ? nil : declarations[source.type].name
    let type = staticType(source.variable)
    let input = input([name.name], qualifier, at: name.range, source.scope(in: self))
    if type.kind == .bool { program[input].isBoolean = true }
    if type.kind != .unknown { inputs.declare(type, of: input) }
    return .opaque([name.name], qualifier: qualifier)
  }

  /// Reports the key of the environment that is one letter off from one that is read.
  mutating func refuseSlip(
    ofKey key: Name, _ declaration: VariableDeclaration, _ scope: Scope
  ) {
    let read = [
      "colorScheme", "dismiss", "horizontalSizeClass", "interposed", "isPresented",
      "presentationMode", "scenePhase", "verticalSizeClass",
    ]
    guard let near = nearest(key, among: read, from: 6) else { return }
    let attribute = declaration.attributes.first { $0.name.name.word == .Environment }
    let range = attribute?.arguments.first?.value.range ?? declaration.name.range
    let length = UInt32(names.bytes(of: key).count)
    let place = SourceRange(max(range.start, range.end - min(range.end, length)), range.end)
    report(.misspelt(spelling(key), suggestion: near, at: scope.location(place)))
  }
}

extension EnvironmentKey {
  init?(_ word: Word?) {
    switch word {
    case .colorScheme: self = .colorScheme
    case .horizontalSizeClass: self = .horizontalSizeClass
    case .verticalSizeClass: self = .verticalSizeClass
    case .isPresented: self = .isPresented
    case .scenePhase: self = .scenePhase
    case .interposed: self = .interposed
    default: return nil
    }
  }

  var type: StaticType {
    switch self {
    case .colorScheme: StaticType(.scheme)
    case .horizontalSizeClass, .verticalSizeClass: StaticType(.sizeClass)
    case .isPresented, .isPad, .hasKeyWindow, .statusBarHidden: .bool
    case .statusBarStyle: StaticType(.style)
    case .scenePhase: StaticType(.scenePhase)
    case .interposed: StaticType(.interposed)
    case .isLandscape, .isHeldInLandscape: .bool
    case .screenWidth, .screenHeight, .viewWidth, .viewHeight: .number
    }
  }
}
