/// A text on screen that the code puts together: what of it is written, and values between.
package struct ShownText: Sendable {
  package enum Piece: Sendable {
    case written(Symbol)
    /// A value, and what is assumed where it is unknown: that the text is the one that is meant.
    case value(FormulaID, AssumptionID)
  }

  package var pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }
}
