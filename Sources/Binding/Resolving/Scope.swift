import Language
import StatusBar

/// Where an expression stands: what its names may mean.
struct Scope: Sendable {
  var file: FileID
  /// The screen whose properties are `.own`.
  var screen: ScreenID
  /// What `self` is, an index into the owners.
  var owner: Int
  /// What `self` is in the members of an enumeration: the value that they are asked of.
  var selfValue: FormulaID?
  /// The variable that holds it, where a method may change it.
  var selfVariable: Variable?
  /// Locals that are structs, made of other locals.
  var localStructs: [Name] = []
  /// Locals of which nothing is known but that code of theirs runs where they are assigned.
  var actingLocals: [Name] = []
  /// The class that the text stands in, where that is one above the class of `self`.
  var type: Int?
  /// Parameters, constants and closure parameters, the innermost last.
  var locals: Locals = []
  /// Parameters of closures that yield views: elements, items, proxies, which are there.
  var present: [Name] = []
  /// In the body of an initializer: its assignments of which no observer is told.
  var unobserved: [SourceRange] = []
  /// What the modifiers of an `#if` clause apply to.
  var hole: ViewID?
  /// The handler that is being bound; nil in views and getters.
  var frame: Frame?
  /// `true` in a scenario, where `Album.offset` is that of the living album.
  var isScenario = false
  /// `true` in what a delegate does at the launch: `UIWindow(…)` is the app's own window.
  var isLaunch = false
  /// The constant there that is kept as the app's own window, of several.
  var ownWindow: Name?
  /// `true` where the content of a screen stands: a root, a tab, what is pushed or presented.
  var isScreen = false
  /// `true` where a property is given its first value: what is made there is kept.
  var isInitial = false
  /// `true` while a body is bound up to where something may be thrown.
  var isBegunBody = false
  /// `true` in the closure of `task`, whose cancelling is followed.
  var isViewTask = false
  /// The property whose overridden getter is being bound.
  var getter: ControllerProperty?
  /// The local that says that the loop around is over; nil outside of a loop that is followed.
  var loopExit: Int32?
  /// The call whose value is wanted: what it does is bound for that alone.
  var askedCall: SourceRange?
  /// How often the loops around repeat what is being bound.
  var copies = 1

  /// The locals of a handler.
  struct Frame: Sendable {
    var parameterCount: Int32 = 0
    var localCount: Int32 = 0
    /// The number of `$0`, `$1` that the closure is given.
    var anonymousCount: Int32 = 0
    var anonymousType = StaticType.unknown
    /// The highest of them that is used, plus one.
    var usedAnonymousCount: Int32 = 0
    /// The type of what it returns; unknown inside a closure.
    var result = StaticType.unknown
    /// The size that the function is given; nil for a function without one.
    var size: Size?
    /// Calls of the statement that answered with an object, which is asked or changed.
    var called: [(range: SourceRange, value: FormulaID)] = []
    /// What the values that were bound so far do on the way: it happens before the statement.
    var pending: [Effect] = []
  }

  /// The locals that hold a size and its sides: none where other code than UIKit calls.
  struct Size: Sendable {
    var whole: Int32
    var width: Int32
    var height: Int32
  }

  init(file: FileID, screen: ScreenID, owner: Int) {
    self.file = file
    self.screen = screen
    self.owner = owner
  }

  /// Where an initializer of a type works out what a new object starts with: names of the code
  /// that calls it mean nothing there, nor do members of the object, which is not there yet.
  func inside(_ initializer: LocatedFunction, of type: Int) -> Scope {
    var inner = Scope(file: initializer.file, screen: screen, owner: 0)
    inner.type = type
    inner.frame = frame
    return inner
  }

  /// The same where the text of another file stands.
  func inFile(_ file: FileID) -> Scope {
    var other = self
    other.file = file
    return other
  }

  /// Adds a local with the next free number and returns that number.
  mutating func addLocal(
    _ name: Name, _ type: StaticType, _ initial: Expression? = nil
  ) -> Int32 {
    let number = addUnnamedLocal()
    locals.append(name, .variable(.local(number), type), initial)
    return number
  }

  /// The same for one that no name stands for.
  mutating func addUnnamedLocal() -> Int32 {
    let number = frame?.localCount ?? 0
    frame?.localCount += 1
    return number
  }

  /// The controllers from before `depth` that a condition made: they are there behind it, too.
  func draftsMade(since depth: Int) -> [Locals.Local] {
    locals.hiding(since: depth).compactMap { made, hidden in
      guard case .variable(.local, _) = made.meaning, case .draft = hidden.meaning else {
        return nil
      }
      return made
    }
  }

  /// What a handler's locals are by the time that a closure runs which it keeps is not known.
  mutating func forgetCaptured() {
    for index in locals.indices {
      if case .variable(.local, _) = locals[index].meaning {
        locals[index].meaning = .opaque([locals[index].name], qualifier: nil)
      }
      if case .bundle = locals[index].meaning, localStructs.contains(locals[index].name) {
        locals[index].meaning = .opaque([locals[index].name], qualifier: nil)
      }
    }
  }

  /// Takes what values do on the way, which the caller puts before what it makes of them.
  mutating func takePending() -> [Effect] {
    let pending = frame?.pending ?? []
    if !pending.isEmpty { frame?.pending = [] }
    return pending
  }

  /// Returns the place of a range in this scope's file.
  func location(_ range: SourceRange) -> Location { Location(file, range) }
}
