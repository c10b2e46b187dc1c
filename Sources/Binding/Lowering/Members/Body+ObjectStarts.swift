import Language
import StatusBar

/// An object that a property begins with, whose initializer runs as the holder is made.
struct ObjectStart: Sendable {
  /// What stands for the object.
  var owner: Int
  var initializer: LocatedFunction
  var call: Call
  var range: SourceRange
  /// Where the call stands.
  var scope: Scope
  /// `true` iff it is made when it is first named, which may be later.
  var isLazy = false
}

// What the initializers of observable objects do.
extension Body {
  /// Makes an object that a property begins with: the values that its initializer is seen to give
  /// are known from the start, any other initializer runs as the holder is made.
  ///
  /// One that is made when it is first named runs it then: it counts where it changes nothing but
  /// the object itself.
  mutating func begin(
    _ owner: Int, of type: Int, _ call: Call, isLazy: Bool = false, _ scope: Scope
  ) {
    let resolver = writer.resolver
    guard resolver.declarations[type].role == .observable || resolver.isPlainObject(type),
      case .found(let initializer) = resolver.plainInitializer(of: type, for: call, scope),
      !resolver.givesOnlyWritten(initializer, of: type, call)
    else { return start(owner, of: type, call, scope) }
    objectStarts.append(
      ObjectStart(
        owner: owner, initializer: initializer, call: call, range: call.callee.range, scope: scope,
        isLazy: isLazy))
  }

  /// Binds the initializers that run as objects are made, once all properties have their places.
  mutating func bindObjectStarts() {
    while !objectStarts.isEmpty || !waitingMakings.isEmpty {
      let (starts, makings) = (objectStarts, waitingMakings)
      (objectStarts, waitingMakings) = ([], [])
      for start in starts { bind(start) }
      for making in makings { bind(making) }
    }
  }

  private mutating func bind(_ start: ObjectStart) {
    var scope = start.scope
    scope.frame = Scope.Frame()
    let effects = bindOwnCall(
      start.initializer, start.owner, start.call, at: start.range, &scope)
    if start.isLazy, let type = writer.resolver.typeInfo(of: start.owner) {
      guard writer.stayInside(effects, of: start.owner) else {
        writer.receivers.leave(type)
        self.start(start.owner, of: type, start.call, start.scope)
        return writer.forgetStart(of: start.owner)
      }
    }
    addObjectInitializer(effects, of: start.owner, at: start.range, scope)
  }

  /// Lets a screen do something whenever one of it is made.
  mutating func addObjectInitializer(
    _ effects: [Effect], of owner: Int, at range: SourceRange, _ scope: Scope
  ) {
    guard effects.contains(where: { $0.matters || $0.assumes }) else { return }
    let screen = writer.resolver.receivers[owner].screen
    let handler = writer.handler(doing: effects, at: range, scope)
    writer.program[screen].objectInitializers.append(handler)
  }
}
