import Language

/// What a spec declares and does, as far as a change may begin there: its owners, the modifiers and
/// the uses of views in them, and the statements that set something.
struct MendShape {
  /// An app, a type, or a scenario with what it replaces of the app.
  struct Owner {
    var file: FileID
    var range: SourceRange
    var name: String
    var kind: Kind
    /// The whole expressions that it shows.
    var content: [SourceRange] = []

    enum Kind {
      case app(AppDeclaration)
      case type(TypeDeclaration)
      case scenario(ScenarioDeclaration)
    }

    /// What stands in the braces of an app, or replaces something of it; none of a type.
    var members: [Member] {
      switch kind {
      case .app(let app): app.members
      case .scenario(let scenario): scenario.variants
      case .type: []
      }
    }
  }

  /// A modifier with what stands before it.
  struct Modifier {
    var owner: Int
    var name: Name
    var nameRange: SourceRange
    /// What it modifies.
    var base: SourceRange
    /// The modified view, this modifier included.
    var range: SourceRange
    var call: Call
    /// The view that the chain begins with, and the end of the chain.
    var chain: SourceRange
    /// From the dot to its end.
    var link: SourceRange { SourceRange(base.end, range.end) }
  }

  /// A view or a controller made by its name.
  struct Use {
    var owner: Int
    var name: Name
    var nameRange: SourceRange
    var call: Call
    /// The call without its modifiers.
    var range: SourceRange
    /// The end of its modifiers.
    var chainEnd: UInt32
    /// The call of a function, or the statement, that it stands in, if any does.
    var statement: SourceRange?
  }

  /// A statement that gives something a value.
  struct Change {
    var owner: Int
    var target: Expression
    /// Nil for `toggle()`.
    var value: Expression?
    var range: SourceRange
    var isAnimated: Bool
    var place: Place
  }

  /// A call among statements.
  struct CallStatement {
    var owner: Int
    var call: Call
    var range: SourceRange
    var isAnimated: Bool
    var place: Place
  }

  /// An action in plain words among statements.
  struct ActionStatement {
    var owner: Int
    var step: Step
    var place: Place
  }

  /// Where a statement stands.
  struct Place {
    /// The modifier whose closure it is in: an index.
    var modifier: Int?
    /// The function that it is in.
    var function: FunctionDeclaration?
  }

  /// A property of an app or a type, or a state of the app.
  struct Property {
    var owner: Int
    var declaration: VariableDeclaration
  }

  /// A word for a style, a scheme or an interface style where it is written: `default` in
  /// `.default` and in `UIStatusBarStyle.default`.
  struct StyleWord {
    var owner: Int
    var word: Word
    var range: SourceRange
    /// The word that stands on the other side of its condition.
    var alternative: Word?
  }

  private(set) var owners: [Owner] = []
  private(set) var properties: [Property] = []
  private(set) var styleWords: [StyleWord] = []
  private(set) var modifiers: [Modifier] = []
  private(set) var uses: [Use] = []
  private(set) var changes: [Change] = []
  private(set) var calls: [CallStatement] = []
  private(set) var actions: [ActionStatement] = []
  let names: NameTable

  /// Reads a spec; of its scenarios only the one at `scenario` counts, if any does.
  init(_ spec: Spec, scenario: Location? = nil) {
    names = spec.names
    for (index, script) in spec.scripts.enumerated() {
      let file = spec.sources[index].file
      for item in script.items { read(item, in: file, scenario) }
    }
  }

  private mutating func read(_ item: Item, in file: FileID, _ wanted: Location?) {
    switch item {
    case .app(let app):
      let owner = add(Owner(file: file, range: app.range, name: "", kind: .app(app)), app.name)
      read(app.members, Walk(owner: owner))
    case .type(let type): read(type, in: file)
    case .scenario(let scenario):
      guard wanted == Location(file, scenario.name) else { return }
      owners.append(
        Owner(file: file, range: scenario.range, name: "", kind: .scenario(scenario)))
      read(scenario.variants, Walk(owner: owners.count - 1))
    case .include, .importModule, .exploration, .member, .unread: break
    }
  }

  private mutating func read(_ type: TypeDeclaration, in file: FileID) {
    let owner = add(
      Owner(file: file, range: type.range, name: "", kind: .type(type)), type.name)
    read(type.members, Walk(owner: owner))
  }

  private mutating func add(_ owner: Owner, _ name: LocatedName) -> Int {
    var owner = owner
    owner.name = names.spelling(of: name.name)
    owners.append(owner)
    return owners.count - 1
  }

  // MARK: - Walking

  /// What is known on the way down.
  struct Walk {
    var owner: Int
    var place = Place()
    var isAnimated = false
    /// `true` iff what comes next is shown by the owner itself.
    var isShown = false
    /// The end of the modifiers around, where what comes next is the base of one.
    var chainEnd: UInt32?
    /// The statement that it stands in.
    var statement: SourceRange?
    /// `true` iff what comes next is one side of a comparison.
    var isCompared = false
    /// What is chosen where a condition does not choose what comes next.
    var alternative: Name?
  }

  private mutating func read(_ members: [Member], _ walk: Walk) {
    for member in members { read(member, walk) }
  }

  private mutating func read(_ member: Member, _ walk: Walk) {
    var shown = walk
    shown.isShown = true
    switch member {
    case .content(let statement): read(statement, shown)
    case .window(let window): read(window.content, shown)
    case .scene(let scene): read(scene.members, shown)
    case .variable(let variable):
      properties.append(Property(owner: walk.owner, declaration: variable))
      let isBody = variable.name.name.word == .body
      if let getter = variable.getter { read(getter, isBody ? shown : walk) }
      if let initial = variable.initial { read(initial, walk) }
      for closure in [variable.setter, variable.didSet, variable.willSet] {
        if let closure { read(closure.body, walk) }
      }
    case .function(let function), .initializer(let function):
      var inner = walk
      inner.place.function = function
      if let body = function.body { read(body, inner) }
    case .type(let type): read(type, in: owners[walk.owner].file)
    case .conditional(let clauses): for clause in clauses { read(clause.body, walk) }
    case .definition(_, let value): read(value, walk)
    case .setting, .plist, .input, .backdrop, .cases, .kept, .unread: break
    }
  }

  mutating func read(_ statements: [Statement], _ walk: Walk) {
    for statement in statements { read(statement, walk) }
  }

  mutating func noteShown(_ range: SourceRange, by owner: Int) {
    owners[owner].content.append(range)
  }

  mutating func note(_ modifier: Modifier) -> Int {
    modifiers.append(modifier)
    return modifiers.count - 1
  }

  mutating func note(_ word: StyleWord) { styleWords.append(word) }
  mutating func note(_ use: Use) { uses.append(use) }
  mutating func note(_ change: Change) { changes.append(change) }
  mutating func note(_ call: CallStatement) { calls.append(call) }
  mutating func note(_ action: ActionStatement) { actions.append(action) }
}

extension MendShape {
  /// The file that an owner stands in.
  func file(of owner: Int) -> FileID { owners[owner].file }

  func spelling(_ name: Name) -> String { names.spelling(of: name) }

  /// The first app that is no Swift.
  var app: (owner: Int, declaration: AppDeclaration)? {
    for (index, owner) in owners.enumerated() {
      if case .app(let app) = owner.kind { return (index, app) }
    }
    return nil
  }

  /// The types with their numbers.
  var types: [(owner: Int, declaration: TypeDeclaration)] {
    owners.enumerated().compactMap { index, owner in
      if case .type(let type) = owner.kind { (index, type) } else { nil }
    }
  }

  /// The class of UIKit that a type descends from; nil for what is none of its controllers.
  func controllerClass(of type: TypeDeclaration) -> Word? {
    var type = type
    for _ in 0..<16 {
      guard let base = type.inherited.first else { return nil }
      if let word = base.name.word, Word.controllerClasses.contains(word) { return word }
      let next = types.first { candidate in
        candidate.declaration.name.name == base.name && candidate.declaration.keyword != .extension
      }
      guard let next else { return nil }
      type = next.declaration
    }
    return nil
  }

  /// `true` iff the owner shows views of SwiftUI.
  func isView(_ owner: Int) -> Bool {
    switch owners[owner].kind {
    case .app, .scenario: true
    case .type(let type):
      controllerClass(of: type) == nil && !owners[owner].content.isEmpty
    }
  }

  /// The class of UIKit of an owner that is a controller.
  func controllerClass(of owner: Int) -> Word? {
    if case .type(let type) = owners[owner].kind { controllerClass(of: type) } else { nil }
  }
}

extension Word {
  /// UIKit's controllers that apps subclass.
  static let controllerClasses: [Word] = [
    .UIViewController, .UINavigationController, .UITabBarController, .UISplitViewController,
    .UIPageViewController, .UIHostingController, .UITableViewController,
    .UICollectionViewController, .UIInputViewController, .UIAlertController,
    .UIImagePickerController, .SFSafariViewController, .UISearchController,
  ]
}

extension TypeDeclaration {
  /// A stored or computed property, or a definition, of a name.
  func member(_ name: Name) -> (range: SourceRange, value: Expression?)? {
    for member in members {
      switch member {
      case .variable(let variable) where variable.name.name == name:
        return (variable.range, variable.getter?.onlyValue ?? variable.initial)
      case .definition(let own, let value) where own.name == name:
        return (own.range.union(value.range), value)
      case .setting, .plist, .window, .scene, .variable, .input, .function, .initializer, .type,
        .definition, .backdrop, .content, .conditional, .cases, .kept, .unread:
        continue
      }
    }
    return nil
  }

  /// The function of a name.
  func function(_ name: Name) -> FunctionDeclaration? {
    for case .function(let function) in members where function.name.name == name {
      return function
    }
    return nil
  }

  /// `true` iff its members are written as the language's own, `name = value`.
  var isPlain: Bool { keyword == .screen || keyword == .container }
}

extension [Statement] {
  /// What a getter of one statement returns.
  var onlyValue: Expression? {
    guard count == 1, let only = first else { return nil }
    switch only.kind {
    case .expression(let value): return value
    case .return(let value): return value
    default: return nil
    }
  }
}
