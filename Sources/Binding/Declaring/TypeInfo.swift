import Language
import StatusBar

/// A declared type with everything that its extensions add.
struct TypeInfo: Sendable {
  enum Role: Hashable, Sendable {
    case view
    case controller(ControllerClass)
    /// `UIViewControllerRepresentable`
    case representable
    case modifier
    case observable
    /// A class that is known to be the technique's own state.
    case visibilityState
    /// `struct YourApp: App`
    case app
    case enumeration
    /// Kept: nothing of the bar's business.
    case other
  }

  var name: Name
  var location: Location
  var role = Role.other
  var keyword: TypeDeclaration.Keyword
  var superclass: Name?
  /// The type that it is declared in, an index into the declared types.
  var outer: Int?
  var parameters: [Parameter] = []
  var inherited: [TypeReference] = []
  var members: [LocatedMember] = []
  private(set) var variables: Table<Name, LocatedVariable> = Table()
  /// Static variables beside which instances have one of the same name.
  private var staticNamesakes: Table<Name, LocatedVariable> = Table()
  private(set) var functions: Table<Name, [LocatedFunction]> = Table()
  private(set) var definitions: Table<Name, Definition> = Table()
  /// In the order of the text.
  private(set) var variableOrder: [Name] = []
  private(set) var functionOrder: [Name] = []
  private(set) var definitionOrder: [Name] = []
  /// Its functions, in the order of the text; those of a name one after the other.
  var allFunctions: [LocatedFunction] { functionOrder.flatMap { functions[$0] ?? [] } }
  private(set) var content: [(file: FileID, statement: Statement)] = []
  private(set) var backdrops: [(file: FileID, backdrop: Language.Backdrop)] = []
  private(set) var inputs: [LocatedName] = []
  /// What a protocol asks of those who adopt it, which is not settled by its extensions.
  private(set) var requirements: TableSet<Name> = Table()
  /// The cases of an enum.
  private(set) var cases: [Name] = []
  /// The same with what they stand for and carry.
  private(set) var enumCases: [LocatedCase] = []
  /// `true` iff part of an enum is kept as text, so that it may have further cases.
  private(set) var mayHaveMore = false
  /// Stored properties with `willSet` or `didSet`, in the order of declaration.
  private(set) var observed: [Name] = []
  /// `true` iff only what stands around it, or in its file, can name it.
  var isPrivate = false
  /// `true` iff it is declared with `@Observable`.
  var isObservable = false
  /// What it is declared with that may be a macro, which gives it members of its own.
  var macros: [Name] = []
  /// With these, parameters may be given by other names.
  private(set) var initializers: [LocatedFunction] = []
  private(set) var deinitializer: LocatedFunction?
  /// `true` iff its objects live in the world, each known by its reference.
  var isByReference = false
  /// `true` iff what UIKit tells it as a delegate does not concern the bar.
  var hasQuietMessages = false
  /// `true` iff nothing that concerns the bar happens when an object of it goes.
  var endsQuietly = true
  /// What an object does when it goes, where that may concern the bar.
  var actingEnd: LocatedFunction? { endsQuietly ? nil : deinitializer }
  /// The number of a view or a class in the program.
  var screen: ScreenID?

  /// `name = value`, in our own spelling.
  struct Definition: Sendable {
    var file: FileID
    var name: LocatedName
    var value: Expression
  }

  init(name: Name, location: Location, keyword: TypeDeclaration.Keyword, superclass: Name?) {
    self.name = name
    self.location = location
    self.keyword = keyword
    self.superclass = superclass
  }

  /// What the type itself has under a name.
  func staticVariable(_ name: Name) -> LocatedVariable? { staticNamesakes[name] ?? variables[name] }

  /// `true` iff it has a variable or a function of that name.
  func declares(_ name: Name) -> Bool { variables[name] != nil || functions[name] != nil }

  /// `true` iff it is declared as a view controller.
  var isController: Bool {
    if case .controller = role { return true }
    return false
  }

  /// Enters a member under its name; returns the place of an earlier one of that name in the file.
  mutating func index(_ member: LocatedMember) -> Location? {
    switch member.member {
    case .variable(let variable):
      let name = variable.name.name
      if keyword == .protocol, variable.getter == nil { requirements.insert(name) }
      if let first = variables[name], first.declaration.isStatic != variable.isStatic {
        let other = LocatedVariable(file: member.file, declaration: variable)
        staticNamesakes[name] = variable.isStatic ? other : first
        if !variable.isStatic { variables[name] = other }
        return nil
      }
      if let first = variables[name], first.file == member.file, keyword != .protocol {
        return Location(first.file, first.declaration.name.range)
      }
      // Of a protocol the default counts, wherever it stands, and not the requirement.
      if variables[name] != nil, variable.getter == nil { return nil }
      variableOrder.append(name)
      if variable.willSet != nil || variable.didSet != nil { observed.append(name) }
      var located = LocatedVariable(file: member.file, declaration: variable)
      if let first = variables[name], first.file != member.file,
        first.declaration.isPrivate || variable.isPrivate, keyword != .protocol
      {
        // Each file has its own: which one is meant is not told by the name.
        located.declaration.getter = [Statement(.unread, variable.name.range)]
        located.declaration.initial = nil
      }
      variables[name] = located
    case .function(let function):
      if keyword == .protocol, function.body == nil { requirements.insert(function.name.name) }
      if functions[function.name.name] == nil { functionOrder.append(function.name.name) }
      functions[function.name.name, default: []].append(
        LocatedFunction(file: member.file, declaration: function))
    case .definition(let name, _)
    where [.compilationConditions, .unreadNames, .storyboards].contains(name.name.word):
      // What these list is of the build and of other files, and no value here.
      break
    case .definition(let name, let value):
      definitionOrder.append(name.name)
      definitions[name.name] = Definition(file: member.file, name: name, value: value)
    case .content(let statement): content.append((member.file, statement))
    case .backdrop(let backdrop): backdrops.append((member.file, backdrop))
    case .input(let name): inputs.append(name)
    case .initializer(let function) where function.name.name.word == .deinit:
      deinitializer = LocatedFunction(file: member.file, declaration: function)
    case .initializer(let function):
      initializers.append(LocatedFunction(file: member.file, declaration: function))
    case .cases(let all):
      cases += all.map { $0.name.name }
      enumCases += all.map { LocatedCase(file: member.file, declaration: $0) }
    case .kept, .unread: mayHaveMore = true
    case .setting, .plist, .window, .scene, .type, .conditional: break
    }
    return nil
  }
}

// Stored properties that a subclass overrides by what it computes.
extension [TypeInfo] {
  /// Makes unknown what such a property yields, in its class and in the subclass: which of both is
  /// meant depends on the object.
  mutating func blurOverriddenStorage() {
    var overridden: [(name: Name, superclass: Name)] = []
    for index in indices where self[index].keyword == .class {
      guard let base = self[index].superclass else { continue }
      for (name, variable) in self[index].variables
      where variable.declaration.getter != nil && variable.declaration.isOverride {
        overridden.append((name, base))
      }
    }
    for (name, superclass) in overridden {
      var base: Name? = superclass
      for _ in 0..<64 {
        guard let index = firstIndex(where: { $0.name == base }) else { break }
        if self[index].stores(name) {
          self[index].blur(name)
          for other in indices where self[other].overridesByGetter(name) { self[other].blur(name) }
        }
        base = self[index].superclass
      }
    }
  }
}

extension TypeInfo {
  fileprivate func stores(_ name: Name) -> Bool {
    guard let declared = variables[name]?.declaration else { return false }
    return declared.getter == nil && !declared.isStatic
  }

  fileprivate func overridesByGetter(_ name: Name) -> Bool {
    guard let declared = variables[name]?.declaration else { return false }
    return declared.getter != nil && declared.isOverride
  }

  /// Makes unknown what a property yields; what is assigned to it is not kept.
  fileprivate mutating func blur(_ name: Name) {
    guard var variable = variables[name] else { return }
    let place = variable.declaration.name.range
    variable.declaration.getter = [Statement(.unread, place)]
    variable.declaration.initial = nil
    if variable.declaration.setter == nil {
      variable.declaration.setter = Closure(range: place, parameters: [], body: [])
    }
    variables[name] = variable
  }
}

extension VariableDeclaration {
  fileprivate var isOverride: Bool { modifiers.contains { $0.name.word == .override } }
}

/// An extension whose type may be declared later.
struct PendingExtension: Sendable {
  var name: LocatedName
  var file: FileID
  var inherited: [TypeReference]
  var members: [LocatedMember]
  /// What it asks of the types that it is for.
  var bounds: [Name]
}

/// What a property wrapper makes of a property.
enum Wrapper: Sendable {
  case state, object, binding, environmentObject, environment, plain
  /// A stored property of a class.
  case stored
  /// Wrapped by something of which nothing is known.
  case opaque

  init(_ variable: VariableDeclaration) {
    self = variable.isState ? .state : .plain
    for attribute in variable.attributes {
      switch attribute.name.name.word {
      case .State, .GestureState, .FocusState, .SceneStorage, .AppStorage, .Published,
        .ScaledMetric:
        self = .state
      case .StateObject, .ObservedObject, .Bindable: self = .object
      case .Binding: self = .binding
      case .EnvironmentObject: self = .environmentObject
      case .Environment: self = .environment
      case .FetchRequest, .Query, .Namespace: self = .opaque
      default: break
      }
    }
  }
}
