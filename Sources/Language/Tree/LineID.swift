/// Which line of a scenario it is, of those that were read before.
package struct LineID: Hashable, Sendable {
  package let index: UInt32

  /// A line that is not kept.
  package static let none = LineID(index: .max)
}
