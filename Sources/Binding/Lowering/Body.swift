import Language
import StatusBar

/// Binds the code of bodies: values, effects and views, each of which may hold the others.
struct Body: Sendable {
  var writer: Writer
  /// The declarations that are being read in the place of a use.
  var expansion: Expansion
  var privateBar: PrivateBarSearch
  /// `true` iff timers are only made as they are started; nil before that was asked for.
  var startsTimers: Bool?
  /// Functions whose bodies are bound later; nil where each is bound at once.
  var waitingBodies: [WaitingBody]?
  /// Bodies that would be bound too deep inside others, and are bound after these.
  var lateBodies: [WaitingBody] = []
  /// Objects whose initializers are bound once all properties have their places.
  var objectStarts: [ObjectStart] = []
  /// How the objects are made of which the app has one; nil before that was asked for.
  var sharedMakings: SharedMakings?
  /// Whether closures that properties of a name hold may concern the bar, once that was asked.
  var heldActions: Table<Name, Bool> = Table()
  /// Whether functions of values may do more than change the value, once that was asked.
  var valueActions: Table<Location, Bool> = Table()
  /// Objects that uses of screens make, whose code is bound then as well.
  var waitingMakings: [WaitingMaking] = []

  init(_ writer: Writer) {
    expansion = Expansion(bytes: writer.resolver.spec.sources.reduce(0) { $0 + $1.bytes.count })
    privateBar = PrivateBarSearch(writer.resolver.names, writer.resolver.declarations)
    self.writer = writer
  }
}
