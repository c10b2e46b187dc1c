/// All that one file says, in the order in which it says it.
package struct Script: Sendable {
  package var items: [Item]
  /// What stands before the first scenario; nil where something is declared behind it.
  package var head: Head?
  /// The number of words and signs that were read.
  package var wordCount: Int
  /// `true` iff a function declares a type for itself.
  package var hasLocalTypes = false

  package init(items: [Item], head: Head? = nil, wordCount: Int = 0) {
    self.items = items
    self.head = head
    self.wordCount = wordCount
  }

  /// The declarations of a file whose scenarios all come last.
  package struct Head: Hashable, Sendable {
    /// The number of items.
    package var count: Int
    /// From behind their last token to the first scenario.
    package var gap: SourceRange
    /// The number of words and signs in them.
    package var wordCount: Int
  }
}

/// A declaration at the outermost level of a file; the large ones stand by themselves, so that the
/// others take no room for them.
package enum Item: Sendable {
  indirect case include(Include)
  indirect case importModule(Import)
  indirect case app(AppDeclaration)
  indirect case type(TypeDeclaration)
  indirect case scenario(ScenarioDeclaration)
  indirect case exploration(ExplorationDeclaration)
  /// A Swift declaration that stands outside any type: kept.
  case member(Member)
  /// A declaration that could not be read; the diagnostic is already there.
  case unread(SourceRange)
}

/// `include "shared.sbar"`
package struct Include: Sendable {
  package var range: SourceRange
  /// Between the quotes.
  package var path: SourceRange

  package init(range: SourceRange, path: SourceRange) {
    self.range = range
    self.path = path
  }
}

/// `import SwiftUI`, `import ScrollKit 0.6`
package struct Import: Sendable {
  package var range: SourceRange
  package var module: LocatedName
  /// The text of the version number.
  package var version: SourceRange?

  package init(range: SourceRange, module: LocatedName, version: SourceRange?) {
    self.range = range
    self.module = module
    self.version = version
  }
}

/// `app Gallery { … }`
package struct AppDeclaration: Sendable {
  package var range: SourceRange
  package var name: LocatedName
  /// The text of the `///` comment above, empty if none.
  package var documentation: SourceRange
  package var members: [Member]

  package init(
    range: SourceRange, name: LocatedName, documentation: SourceRange, members: [Member]
  ) {
    self.range = range
    self.name = name
    self.documentation = documentation
    self.members = members
  }
}

/// A setting of an app or of a scenario's header: `ios 16...18`, `session.isNight [true, false]`.
package struct Setting: Sendable {
  package var range: SourceRange
  /// A name or a member of one.
  package var subject: Expression
  /// One value, a range, or an array literal of values and ranges.
  package var value: Expression

  package init(range: SourceRange, subject: Expression, value: Expression) {
    self.range = range
    self.subject = subject
    self.value = value
  }
}

/// `screen`, `container`, `struct`, `class`, `extension` and the rest of Swift's types.
package struct TypeDeclaration: Sendable {
  package enum Keyword: UInt8, Sendable {
    case screen, container, `struct`, `class`, `extension`, `enum`, `protocol`, actor
  }

  package var range: SourceRange
  package var keyword: Keyword
  package var name: LocatedName
  /// The parameters of a screen: `screen Photo(id: Int)`.
  package var parameters: [Parameter]
  package var inherited: [TypeReference]
  package var members: [Member]
  /// `@Observable`, `@MainActor`, …
  package var attributes: [Attribute] = []
  /// `true` iff only what stands around it, or in its file, can name it.
  package var isPrivate = false
  /// What an extension asks of the types that it is for, `where Self: Page`; empty where it asks
  /// for anything else, or for nothing.
  package var bounds: [Name] = []

  package init(
    range: SourceRange, keyword: Keyword, name: LocatedName, parameters: [Parameter],
    inherited: [TypeReference], members: [Member]
  ) {
    self.range = range
    self.keyword = keyword
    self.name = name
    self.parameters = parameters
    self.inherited = inherited
    self.members = members
  }
}

/// What may stand in the braces of an app, a screen, a container, a window or a Swift type; the
/// large ones stand by themselves, as in `Item`.
package enum Member: Sendable {
  indirect case setting(Setting)
  indirect case plist(PlistBlock)
  indirect case window(WindowDeclaration)
  indirect case scene(SceneDeclaration)
  indirect case variable(VariableDeclaration)
  /// `input name`
  case input(LocatedName)
  indirect case function(FunctionDeclaration)
  indirect case initializer(FunctionDeclaration)
  indirect case type(TypeDeclaration)
  /// `name = value`: a getter's answer, or a property's value.
  indirect case definition(LocatedName, Expression)
  /// `backdrop dark until -220, then bright`
  indirect case backdrop(Backdrop)
  /// A view, or a statement of a view builder, bare in a screen or an app.
  case content(Statement)
  case conditional([ConditionalClause<[Member]>])
  /// The cases that one `case` of an enum declares.
  case cases([EnumCase])
  /// Kept: `typealias`, `subscript`, `deinit` and the like.
  case kept(SourceRange)
  /// Could not be read; the diagnostic is already there.
  case unread(SourceRange)
}

/// A stored, observed or computed property.
package struct VariableDeclaration: Sendable {
  package var range: SourceRange
  /// `@State`, `@Environment(\.colorScheme)`, …
  package var attributes: [Attribute]
  /// `private`, `static`, `override`, …
  package var modifiers: [LocatedName]
  /// `state` in our own spelling counts as `@State` with `isState`.
  package var isState: Bool
  package var isConstant: Bool
  package var name: LocatedName
  package var type: TypeReference?
  package var initial: Expression?
  /// The getter's statements; nil for a stored property.
  package var getter: [Statement]?
  /// What `set` does; nil where there is none.
  package var setter: Closure?
  package var didSet: Closure?
  package var willSet: Closure?

  package init(range: SourceRange, name: LocatedName) {
    self.range = range
    attributes = []
    modifiers = []
    isState = false
    isConstant = false
    self.name = name
    type = nil
    initial = nil
    getter = nil
    setter = nil
    didSet = nil
    willSet = nil
  }
}

/// `@name(arguments)`
package struct Attribute: Sendable {
  package var name: LocatedName
  package var arguments: [Argument]

  package init(name: LocatedName, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }
}

/// A parameter of a function or a screen.
package struct Parameter: Sendable {
  package var label: LocatedName?
  package var name: LocatedName
  package var type: TypeReference?
  package var initial: Expression?
  /// `true` iff it takes any number of values, as `Int...` does; the type is that of their list.
  package var isVariadic = false

  package init(
    label: LocatedName?, name: LocatedName, type: TypeReference?, initial: Expression?
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.initial = initial
  }
}

/// One case of an enum.
package struct EnumCase: Sendable {
  package var name: LocatedName
  /// The raw value, where one is written.
  package var value: Expression?
  /// `true` iff it carries values.
  package var hasPayload = false

  package init(name: LocatedName) { self.name = name }
}

/// `func name(parameters) -> Type { … }`, or an initializer.
package struct FunctionDeclaration: Sendable {
  package var range: SourceRange
  package var attributes: [Attribute]
  package var modifiers: [LocatedName]
  package var name: LocatedName
  package var parameters: [Parameter]
  package var result: TypeReference?
  /// Nil where the declaration has no body.
  package var body: [Statement]?
  /// `true` for `init?` and `init!`.
  package var isFailable = false

  package init(range: SourceRange, name: LocatedName) {
    self.range = range
    attributes = []
    modifiers = []
    self.name = name
    parameters = []
    result = nil
    body = nil
  }
}

/// `plist { UIStatusBarHidden~ipad = YES }`
package struct PlistBlock: Sendable {
  /// One key with its value.
  package struct Entry: Sendable {
    package var key: LocatedName
    /// The device suffix after `~`.
    package var suffix: LocatedName?
    package var value: Expression

    package init(key: LocatedName, suffix: LocatedName?, value: Expression) {
      self.key = key
      self.suffix = suffix
      self.value = value
    }
  }

  package var range: SourceRange
  package var entries: [Entry]

  package init(range: SourceRange, entries: [Entry]) {
    self.range = range
    self.entries = entries
  }
}

/// `window Palette(level: .statusBar + 1, isHidden: true) { Swatches() }`
package struct WindowDeclaration: Sendable {
  package var range: SourceRange
  package var name: LocatedName
  package var arguments: [Argument]
  package var content: [Statement]

  package init(
    range: SourceRange, name: LocatedName, arguments: [Argument], content: [Statement]
  ) {
    self.range = range
    self.name = name
    self.arguments = arguments
    self.content = content
  }
}

/// `scene Second { Detail() }`: a further scene of an app, with windows and a root of its own.
package struct SceneDeclaration: Sendable {
  package var range: SourceRange
  package var name: LocatedName
  /// Windows and a root.
  package var members: [Member]

  package init(range: SourceRange, name: LocatedName, members: [Member]) {
    self.range = range
    self.name = name
    self.members = members
  }
}

/// `backdrop dark until -220, then bright`: what lies under the bar, by scroll offset in points.
package struct Backdrop: Sendable {
  package var range: SourceRange
  package var first: LocatedName
  /// The offset at which the second one begins, and that one.
  package var change: (offset: Expression, second: LocatedName)?

  package init(
    range: SourceRange, first: LocatedName, change: (offset: Expression, second: LocatedName)?
  ) {
    self.range = range
    self.first = first
    self.change = change
  }
}
