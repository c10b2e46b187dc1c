import Language
import StatusBar

/// The names that a spec declares, and what is remembered while it is bound.
struct Tables: Sendable {
  /// More uses than this of helpers that use helpers are taken for a mistake.
  static let expansionLimit = 20_000

  var screens: [Name: ScreenID] = [:]
  var screenNames: [Name] = []
  /// Every declared type; extensions are merged into what they extend.
  var types: [TypeInfo] = []
  var typeIndex: [Name: Int] = [:]
  /// Uses of types as `self`; the first is the app.
  var owners: [Receiver] = []
  /// The owner of each screen, by its index.
  var screenOwners: [Int?] = []
  /// The type of each formula, by its index.
  var formulaTypes: [StaticType] = []
  var inputs: [InputEntry] = []
  var inputIndex: [InputPath: InputID] = [:]
  /// Inputs that code assigns to live in a slot of the app.
  var inputSlots: [InputID: Int32] = [:]
  var symbols: [[UInt8]: Symbol] = [:]
  var nameSymbols: [Name: Symbol] = [:]
  var windows: [Name: Symbol] = [:]
  /// The scenes beside the app's own, by name.
  var scenes: [Name: Symbol] = [:]
  var sceneDeclarations: [(file: FileID, declaration: SceneDeclaration)] = []
  /// Variables that a `NavigationStack` takes its path from.
  var paths: Set<PathVariable> = []
  /// What unknown names are slips of, so that each is compared once.
  var slips: [Name: Word?] = [:]
  /// The place of the app's name.
  var appName: Location?
  var appMembers: [LocatedMember] = []
  /// The index of the app among the types.
  var appType = 0
  var windowDeclarations: [(file: FileID, declaration: WindowDeclaration)] = []
  var extensions: [PendingExtension] = []
  /// Functions and variables outside any type.
  var globalFunctions: [Name: LocatedFunction] = [:]
  var globalVariables: [Name: LocatedVariable] = [:]
  /// Functions and variables of `extension View`.
  var viewFunctions: [Name: LocatedFunction] = [:]
  /// `forKey` and `forKeyPath`, where the spec has them (Q11).
  var keyLabels: [Name] = []
  /// Getters and functions of extensions of types that are not declared here.
  var helpers: [HelperName: Helper] = [:]
  /// The handlers of those that were used; nil for one that leads to no bar.
  var helperHandlers: [HelperName: HandlerID?] = [:]
  /// Modules by import, with the version that is written.
  var imports: [Name: (location: Location, version: SourceRange?)] = [:]
  /// Observable objects of which the app has one, by type.
  var sharedOwners: [Name: Int] = [:]
  var sharedTypes: Set<Name> = []
  /// What the app keeps in its defaults, by the text of the key: one value for all who name it.
  var storedVariables: [[UInt8]: Variable] = [:]
  /// UIKit's own classes that something inherits from, extends or uses.
  var builtins: [ControllerClass: ScreenID] = [:]
  /// The deepest nesting of inlined declarations so far is bounded.
  var inlined: [Location] = []
  /// How often a declaration was read in the place of a use.
  var expansionCount = 0
  /// Modifiers and views that were noted once.
  var noted: Set<NotedName> = []
  var reported: Set<ReportedPlace> = []
}

/// A name that was noted in a file, so that it is not noted again there.
struct NotedName: Hashable, Sendable {
  var file: FileID
  var name: Name
}

/// A variable of a screen that holds a navigation path.
struct PathVariable: Hashable, Sendable {
  var screen: ScreenID
  var variable: Variable
}

/// One diagnostic at one place, so that an inlined declaration does not report twice.
struct ReportedPlace: Hashable, Sendable {
  var location: Location
  var code: DiagnosticCode
}

/// A function with the file that it stands in.
struct LocatedFunction: Sendable {
  var file: FileID
  var declaration: FunctionDeclaration
}

/// A variable with the file that it stands in.
struct LocatedVariable: Sendable {
  var file: FileID
  var declaration: VariableDeclaration
}

/// A member with the file that it stands in.
struct LocatedMember: Sendable {
  var file: FileID
  var member: Member
}

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
  var role: Role
  var keyword: TypeDeclaration.Keyword
  var superclass: Name?
  var parameters: [Parameter]
  var inherited: [TypeReference] = []
  var members: [LocatedMember] = []
  var variables: [Name: LocatedVariable] = [:]
  var functions: [Name: [LocatedFunction]] = [:]
  var definitions: [Name: (file: FileID, name: LocatedName, value: Expression)] = [:]
  /// In the order of the text.
  var variableOrder: [Name] = []
  var functionOrder: [Name] = []
  var definitionOrder: [Name] = []
  var content: [(file: FileID, statement: Statement)] = []
  var backdrops: [(file: FileID, backdrop: Language.Backdrop)] = []
  var inputs: [LocatedName] = []
  var enumCases: Set<Name> = []
  /// With these, parameters may be given by other names.
  var initializers: [LocatedFunction] = []
  var screen: ScreenID?
  /// `@Observable`
  var isObservable = false
}

/// One use of a type as `self`: where its properties live.
struct Receiver: Sendable {
  /// The index of the type; nil for the app.
  var type: Int?
  var screen: ScreenID
  var properties: [Name: Meaning] = [:]
  /// In the order of declaration: what a use may give a value.
  var parameters: [BoundParameter] = []
  /// Bound once, by the place of the declaration.
  var functions: [Location: BoundFunction] = [:]
  var functionNames: [Name: Location] = [:]
}

/// What a name stands for.
indirect enum Meaning: Sendable {
  case variable(Variable, StaticType)
  case value(FormulaID)
  /// A visibility state of ScrollKit's kind.
  case object(FormulaID)
  /// An observable object of the author's own: its properties are an owner's.
  case bundle(owner: Int)
  /// Something of which nothing is known but its name; its members are inputs.
  case opaque([Name], qualifier: Name?)
  /// Content that the use of a view gives.
  case content(ContentSource)
  /// A closure or a function that a parameter stands for.
  case closure(ClosureSource)
  /// `@Environment(\.dismiss)`
  case dismissAction
  case presentationMode
  case draft(ControllerDraft)
  /// A constant that holds a window.
  case window(WindowTarget)
  /// Agrees with everything; its mistake is reported.
  case anything
}

/// Views and the scope that they were written in.
struct ContentSource: Sendable {
  enum Kind: Sendable {
    case statements([Statement])
    case expression(Expression)
    case bound(ViewID)
  }

  var kind: Kind
  var scope: Scope
}

/// A closure and the scope that it was written in.
struct ClosureSource: Sendable {
  enum Kind: Sendable {
    case closure(Closure)
    /// A function of an owner.
    case function(owner: Int, Name)
    case expression(Expression)
  }

  var kind: Kind
  var scope: Scope
}

/// A view controller that a local constant holds before it is shown.
struct ControllerDraft: Sendable {
  var screen: ScreenID
  var content: ViewID?
  var arguments: [(slot: Int32, value: FormulaID)] = []
  var style: PresentationStyle?
  var captures: FormulaID?
}

/// The path of an input, and the type or screen by which two of the same path differ.
struct InputPath: Hashable, Sendable {
  var names: [Name]
  var qualifier: Name?
}

/// An input with the names by which scenarios find it.
struct InputEntry: Sendable {
  var path: InputPath
  var input: InputID
}

/// The type of an expression, as far as it matters.
struct StaticType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Agrees with everything.
    case unknown
    case bool, number, text, scheme, visibility, style, animation, sizeClass, interposed
    case scenePhase, controller, object, interfaceStyle, idiom, barStyle, modalStyle
    case tabMode, displayMode
    case nothing
    /// A function type: what is handed in can be called.
    case closure
    /// A type of the author's own.
    case named(Name)
  }

  var kind: Kind
  var isOptional = false

  init(_ kind: Kind, isOptional: Bool = false) {
    self.kind = kind
    self.isOptional = isOptional
  }

  static let unknown = StaticType(.unknown)
  static let bool = StaticType(.bool)
  static let number = StaticType(.number)
}
