/// A controller that code makes, with what it says of it before anything shows it.
package struct NewController: Sendable {
  package var destination: Destination
  /// `modalPresentationStyle`; nil where the class says.
  package var style: FormulaID?
  /// `modalPresentationCapturesStatusBarAppearance`; nil where the class says.
  package var captures: FormulaID?
  /// `title`; nil where the class says.
  package var title: FormulaID?
  /// The controllers that it is given, where code keeps them elsewhere too; empty where what it
  /// holds is part of the destination.
  package var children: [FormulaID]
  /// The initializer of an object, which answers nil where it fails, and what it is given.
  package var initializer: (handler: HandlerID, arguments: [FormulaID])?

  package init(
    _ destination: Destination, style: FormulaID?, captures: FormulaID?,
    title: FormulaID? = nil, children: [FormulaID] = []
  ) {
    self.destination = destination
    self.style = style
    self.captures = captures
    self.title = title
    self.children = children
  }
}
