/// What unknown code may have done: from then on some answers are open.
package struct UnknownFacets: Hashable, Sendable {
  private var visibility: InputID?
  private var style: InputID?
  private var screens: InputID?
  private var overlap: InputID?
  /// What is not known where more ways lead on from here than are followed; nil elsewhere.
  private(set) var manyWays: InputID?

  /// `true` iff more ways lead on from here than are followed.
  package var isOfManyWays: Bool { manyWays != nil }

  /// What can be asked of a world.
  package enum Facet: UInt8, Hashable, Sendable, CaseIterable {
    case visibility, style
    /// Which controllers are on screen; hides the other two as well.
    case screens
    /// Whether the navigation bar lies over the status bar (Q9).
    case overlap
  }

  package init() {}

  /// What a facet depends on, or nil where nothing hides it.
  package subscript(_ facet: Facet) -> InputID? {
    switch facet {
    case .visibility: visibility ?? screens
    case .style: style ?? screens
    case .screens: screens
    case .overlap: overlap ?? screens
    }
  }

  /// Hides a facet from now on; what hid it first keeps the blame.
  mutating func hide(_ facet: Facet, _ input: InputID) {
    switch facet {
    case .visibility: visibility = visibility ?? input
    case .style: style = style ?? input
    case .screens: screens = screens ?? input
    case .overlap: overlap = overlap ?? input
    }
  }

  /// Hides what another one hides, too.
  mutating func join(_ other: UnknownFacets) {
    visibility = visibility ?? other.visibility
    style = style ?? other.style
    screens = screens ?? other.screens
    overlap = overlap ?? other.overlap
    manyWays = manyWays ?? other.manyWays
  }

  /// Notes that facets are hidden because there are too many ways to follow.
  mutating func noteManyWays(_ input: InputID) { manyWays = manyWays ?? input }

  /// Says that a facet is known again, but for what depends on the screens.
  mutating func settle(_ facet: Facet) {
    switch facet {
    case .visibility: visibility = nil
    case .style: style = nil
    case .screens: screens = nil
    case .overlap: overlap = nil
    }
  }
}
