/// An opaque number by which the builder of a program finds the text that a thing came from.
package struct Site: Hashable, Sendable {
  package var index: UInt32

  package init(_ index: UInt32) { self.index = index }

  /// Nothing in any text.
  package static let none = Site(UInt32.max)
}
