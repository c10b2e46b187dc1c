import Language
import StatusBar

// Structs of the author's own: values, whose properties live where the struct is held.
extension Binder {
  // MARK: - Assignments

  /// Lets what an observer of a struct changes in it pass the observer, as Swift does.
  mutating func storePast(_ observer: HandlerID, in places: [Variable]) {
    var body = bodies.writer.program[observer].body
    for index in body.indices { bodies.writer.store(&body[index], in: places) }
    bodies.writer.program[observer].body = body
  }
}
