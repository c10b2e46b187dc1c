/// A place in a file of the project.
package struct Site: Hashable, Sendable {
  /// Below the folder of the project.
  package var file: String
  /// From 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `Home:12`, as the table has it.
  package var short: String { "\(ProjectPath.stem(of: file)):\(line)" }

  /// `App/Home.swift:12`
  package var long: String { "\(file):\(line)" }
}

/// The members of a controller by which UIKit is told of the bar.
package enum BarMember: Hashable, Sendable, CaseIterable {
  case hidden, style, animation, childForHidden, childForStyle

  /// As Swift has it.
  package var spelling: String {
    switch self {
    case .hidden: "prefersStatusBarHidden"
    case .style: "preferredStatusBarStyle"
    case .animation: "preferredStatusBarUpdateAnimation"
    case .childForHidden: "childForStatusBarHidden"
    case .childForStyle: "childForStatusBarStyle"
    }
  }

  /// Returns the member of that name, in Swift or in Objective-C.
  package static func named(_ name: String) -> BarMember? {
    switch name {
    case "childViewControllerForStatusBarHidden": .childForHidden
    case "childViewControllerForStatusBarStyle": .childForStyle
    default: allCases.first { $0.spelling == name }
    }
  }
}

/// What one way through a getter gives.
package enum Outcome: Hashable, Sendable {
  case flag(Bool)
  case style(BarStyle)
  /// `nil`, where another controller could be named.
  case nothing
  /// What the class above answers: `super.prefersStatusBarHidden`.
  case inherited
  /// Something that is worked out elsewhere, by its text.
  case named(String)
}

/// The styles that a controller can ask for.
package enum BarStyle: Hashable, Sendable {
  case automatic, light, dark

  /// `default`, `light` or `dark`, by the colour of the text.
  package var spelling: String {
    switch self {
    case .automatic: "default"
    case .light: "light"
    case .dark: "dark"
    }
  }

  /// Returns the style of a name in Swift or in Objective-C; nil for any other name.
  package static func named(_ name: String) -> BarStyle? {
    switch name {
    case "default", "UIStatusBarStyleDefault": .automatic
    case "lightContent", "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent": .light
    case "darkContent", "UIStatusBarStyleDarkContent": .dark
    default: nil
    }
  }
}

/// What a getter gives, by the conditions in it.
package indirect enum AnswerTree: Hashable, Sendable {
  case outcome(Outcome)
  /// One of several, by a condition.
  case choice(Condition, [AnswerTree])

  package enum Condition: Hashable, Sendable {
    case text(String)
    /// `#available(iOS 13, *)`: the first of two from there on.
    case release(String)
  }

  /// The number of conditions and outcomes.
  var size: Int {
    switch self {
    case .outcome: 1
    case .choice(_, let trees): trees.reduce(1) { $0 + $1.size }
    }
  }
}

/// What a class answers to one question of UIKit's.
package struct AnswerFact: Hashable, Sendable {
  package var member: BarMember
  package var tree: AnswerTree
  package var site: Site
}

/// A property of which an answer may be made.
package struct VariableFact: Hashable, Sendable {
  package var name: String
  /// A `let`.
  package var isConstant: Bool
  package var isPrivate: Bool
  package var isComputed: Bool
  /// `true` iff something else than an assignment may write it: a wrapper, the initializer of a
  /// structure, Interface Builder.
  package var isWrapped: Bool
  /// `true` for one that a protocol asks for.
  package var isRequirement: Bool
  /// `true` for a Boolean, else it is a style.
  package var isFlag: Bool
  /// Its initial value, or what its getter gives; nil where neither is written.
  package var tree: AnswerTree?
  package var site: Site
}

/// A declared type, or an extension of one.
package struct TypeFact: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, other
  }

  /// With those around it: `Outer.Inner`.
  package var name: String
  package var kind: Kind
  /// As written, without what is generic.
  package var bases: [String]
  package var site: Site
  package var isPrivate = false
  /// `@main`, or `@UIApplicationMain`.
  package var isMain = false
  package var answers: [AnswerFact] = []
  package var variables: [VariableFact] = []
  /// The classes of properties, by their names.
  package var propertyTypes: [String: String] = [:]
  /// The view of a hosting controller: `Card` of `UIHostingController<Card>`.
  package var hostedView: String?
  /// What its `body` is made of: the names of views.
  package var parts: [String] = []
  /// The methods that its code calls, and those that an extension declares.
  package var calls: Set<String> = []
  package var functions: Set<String> = []
  /// `true` iff it overrides what only a view controller answers or is told.
  package var overridesController = false
}

/// A screen that code names.
package indirect enum Target: Hashable, Sendable {
  case type(String)
  /// What a function of a type makes, which may be of it.
  case made(by: String)
  /// A container around another screen: `UINavigationController(rootViewController:)`.
  case wrapped(in: String, Target)
  /// A view in a hosting controller.
  case hosted(String, in: String)
  /// A view, and what it holds alone: where the first is of a library, the second is meant.
  case around(String, Target)
  /// A screen of a storyboard, by its identifier.
  case identifier(String)
  /// By its text.
  case unknown(String)

  /// The name of the class or view that is meant; nil where none is named.
  package var name: String? {
    switch self {
    case .type(let name), .made(let name), .hosted(let name, _): name
    case .wrapped(_, let inner): inner.name
    case .around(let name, _): name
    case .identifier, .unknown: nil
    }
  }
}

/// How a screen is shown.
package enum ShowKind: Hashable, Sendable {
  /// By UIKit, in a style; nil where none is set, and the class says.
  case present(PresentationStyle?)
  case push
  /// `show(_:sender:)`: pushed where there is a navigation controller.
  case show
  case sheet, cover, popover, link
  /// A tab of a tab bar controller.
  case tab
  /// The first screen of a navigation controller.
  case first
  /// A child that a container adds.
  case child
  case root
}

/// `modalPresentationStyle`
package enum PresentationStyle: String, Hashable, Sendable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen,
    overCurrentContext, popover, custom
  /// One that is worked out.
  case unknown
}

/// A modifier of SwiftUI's that the bar hangs on.
package enum BarModifier: Hashable, Sendable {
  /// `statusBarHidden`, `statusBar(hidden:)`
  case hidden
  /// `preferredColorScheme`
  case scheme
  /// `toolbarColorScheme`
  case toolbarScheme
  /// `toolbarVisibility(_:for: .statusBar)`, `toolbar(_:for: .statusBar)`
  case placement

  package var spelling: String {
    switch self {
    case .hidden: "statusBarHidden"
    case .scheme: "preferredColorScheme"
    case .toolbarScheme: "toolbarColorScheme"
    case .placement: "toolbarVisibility"
    }
  }
}

/// Something that code does about a bar or a screen.
package struct UseFact: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case shows(Target, ShowKind)
    /// A modifier; `isOutermost` where it stands around all that the view of that type shows.
    case modifier(BarModifier, AnswerTree, isOutermost: Bool)
    /// `barStyle` of a navigation bar is set.
    case barStyle
    /// A navigation bar is hidden somewhere.
    case hidesNavigationBar
    /// `UIApplication.shared.statusBarStyle = …` and the like, by its name.
    case applicationSetter(String)
    /// The class sets its own `modalPresentationStyle`.
    case ownStyle(PresentationStyle)
    /// `modalPresentationStyle` of a screen that is not followed is set.
    case looseStyle
    /// `modalPresentationCapturesStatusBarAppearance` is set; nil for a screen that is not named.
    case captures(Target?)
    /// `overrideUserInterfaceStyle` of a window is set: `light` or `dark`; nil for another value.
    case windowStyle(String?)
    /// A property of a screen is set, by its name, in code that a spec does not run.
    case setsUp(String)
    /// A method is called around the view, where that is shown.
    case around(String)
    /// A segue is performed, by its identifier.
    case segue(String)
    /// A screen is handed to a function of that name, which may present it; in the style that it
    /// was given before, if any.
    case handed(Target, to: String, PresentationStyle?)
  }

  /// The type whose code it is; empty outside of any.
  package var owner: String
  /// The function whose code it is; empty outside of any.
  package var function = ""
  /// `true` iff the type adds a child to itself.
  package var isOfItself = false
  package var site: Site
  package var kind: Kind
}

/// What is written to a property anywhere, by its name.
package struct WriteFact: Hashable, Sendable {
  package var values: Set<Outcome> = []
  /// `true` iff something else than a constant is written.
  package var isOpen = false

  init(values: Set<Outcome> = [], isOpen: Bool = false) {
    self.values = values
    self.isOpen = isOpen
  }

  /// What an expression may give.
  init(of tree: AnswerTree) {
    switch tree {
    case .outcome(.flag), .outcome(.style), .outcome(.nothing):
      if case .outcome(let outcome) = tree { values = [outcome] }
    case .outcome(.inherited), .outcome(.named): isOpen = true
    case .choice(_, let trees): for tree in trees { merge(WriteFact(of: tree)) }
    }
  }

  package mutating func merge(_ other: WriteFact) {
    values.formUnion(other.values)
    isOpen = isOpen || other.isOpen
  }
}

/// All that one file says of screens and of the bar.
package struct FileFacts: Sendable {
  package var types: [TypeFact] = []
  package var uses: [UseFact] = []
  package var writes: [String: WriteFact] = [:]
  /// Other names of types: `typealias Base = BaseController`.
  package var aliases: [String: String] = [:]
  /// Global variables and those of types that an answer may be made of.
  package var globals: [VariableFact] = []
  /// Functions that present what they are handed, by their names.
  package var presenters: Set<String> = []
  /// Functions outside of any type.
  package var freeFunctions: [(name: String, site: Site)] = []
  package var notes: [ReadingNote] = []
  /// The number of declarations that were not read.
  package var unreadDeclarations = 0

  package init() {}
}
