/// A value that a step gives to a property of the screen that it makes.
package struct GivenValue: Hashable, Sendable {
  package var slot: Int32
  package var value: Value

  package init(slot: Int32, _ value: Value) {
    self.slot = slot
    self.value = value
  }
}
