/// Binds all that a spec declares, in the order in which one thing needs another.
struct DeclarationBinder: Sendable {
  var bodies: Body
  /// The types whose properties are bound, or begun.
  var begunTypes: Set<Int> = []

  init(_ bodies: Body) { self.bodies = bodies }
}
