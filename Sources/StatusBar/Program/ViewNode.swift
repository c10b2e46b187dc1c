/// One node of a screen's view tree: what can matter to the status bar, to taps and to callbacks.
package struct ViewNode: Sendable {
  package var kind: Kind
  package var site: Site
  /// What of the bar's business lies in this subtree; lets a walk skip the rest.
  package var contents: Contents

  package init(_ kind: Kind, site: Site, contents: Contents = []) {
    self.kind = kind
    self.site = site
    self.contents = contents
  }

  package enum Kind: Sendable {
    /// A view that says nothing, with the name of its type and its label, if it has them.
    case leaf(type: Symbol?, label: Symbol?)
    /// Views that stand beside each other, in declaration order.
    case group(type: Symbol?, [ViewID])
    case conditional(FormulaID, then: ViewID, otherwise: ViewID)
    /// One row for each element of data that the program does not know.
    case repeated(ViewID)
    case modified(ViewID, Modifier)
    /// A use of a screen, with the values of its parameters by slot.
    case screen(ScreenID, arguments: [(slot: Int32, value: FormulaID)])
    /// A SwiftUI button, its label and what it does.
    case button(label: Symbol?, HandlerID, content: ViewID?)
    case link(label: Symbol?, LinkTarget, content: ViewID?)
    case navigation(NavigationKind, root: ViewID, path: FormulaID?)
    /// Tabs, which an adaptable view may show in a sidebar (U26).
    case tabs([Tab], selection: FormulaID?, isAdaptable: Bool)
    /// A scroll view; the height of a sticky header in points, if it has one.
    case scroll(content: ViewID, header: StickyHeader?)
    /// A UIKit controller used as a view (S8).
    case representable(ScreenID, arguments: [(slot: Int32, value: FormulaID)])
    /// A UIKit controller used as a view, which code makes and tells of changes (S8).
    case made(MadeController)
    /// A UIKit container written by hand, with what it holds.
    case controllerContainer(
      ScreenID, arguments: [(slot: Int32, value: FormulaID)], children: [ViewID],
      titles: [Symbol?])
    /// The strip that seed 001 shows where the exchange failed (S69).
    case fallbackStrip
    /// A screen of which nothing is known but that it is there: it may ask for anything.
    case unknown(InputID)
    case empty
  }

  /// A set of things found in a subtree.
  package struct Contents: OptionSet, Hashable, Sendable {
    package var rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    // Written out: the tests run without optimization, where the protocol's own takes many times as
    // long, and each token, node and mark is asked.
    package func contains(_ other: Contents) -> Bool { rawValue & other.rawValue == other.rawValue }
    package func isDisjoint(with other: Contents) -> Bool { rawValue & other.rawValue == 0 }
    package init(arrayLiteral elements: Contents...) {
      rawValue = 0
      for element in elements { rawValue |= element.rawValue }
    }

    /// A modifier that sets a preference for visibility.
    package static let hiding = Contents(rawValue: 1)
    /// A modifier that sets a preference for style, scheme or the navigation bar.
    package static let styling = Contents(rawValue: 2)
    /// A container that is hosted by a controller of its own.
    package static let container = Contents(rawValue: 4)
    /// Something that is told of appearing, disappearing or a change.
    package static let lifecycle = Contents(rawValue: 8)
    /// A use of another screen.
    package static let screen = Contents(rawValue: 16)
    /// A UIKit controller used as a view.
    package static let representable = Contents(rawValue: 32)
    /// A sheet, a cover, a popover or a destination bound to a state.
    package static let presentation = Contents(rawValue: 64)
    package static let scroll = Contents(rawValue: 128)
    /// A condition: what is there may change.
    package static let condition = Contents(rawValue: 256)
    /// Something that was not understood.
    package static let assumed = Contents(rawValue: 512)
    /// What says how high the sheet begins that shows it.
    package static let detents = Contents(rawValue: 1024)
  }
}

/// A `UIViewControllerRepresentable`: what makes its controller, and what is told of each change.
package struct MadeController: Sendable {
  /// Makes the controller and leaves it in the local.
  package var handler: HandlerID
  package var local: Int32
  /// Is given the controller and a context of which nothing is known.
  package var update: HandlerID?
  /// What it depends on whatever is not known of it.
  package var input: InputID

  package init(_ handler: HandlerID, local: Int32, update: HandlerID?, input: InputID) {
    self.handler = handler
    self.local = local
    self.update = update
    self.input = input
  }
}

/// Where a link leads.
package enum LinkTarget: Sendable {
  case view(ViewID)
  /// `NavigationLink(value:)`: the type's name selects the `navigationDestination(for:)`, which is
  /// given the value.
  case value(Symbol?, FormulaID?)
}

/// The containers of SwiftUI that push.
package enum NavigationKind: UInt8, Hashable, Sendable {
  case stack, view, splitView

  package var spelling: String {
    switch self {
    case .stack: "NavigationStack"
    case .view: "NavigationView"
    case .splitView: "NavigationSplitView"
    }
  }
}

/// One tab with its title and its tag.
package struct Tab: Sendable {
  package var label: Symbol?
  package var tag: Value?
  package var content: ViewID

  package init(label: Symbol?, tag: Value?, content: ViewID) {
    self.label = label
    self.tag = tag
    self.content = content
  }
}

/// The header of a ScrollKit scroll view; heights in points.
package struct StickyHeader: Sendable {
  package var height: FormulaID
  package var minimumHeight: FormulaID?
  package var stretches: FormulaID
  /// Told of the offset and of the header's visible ratio, in this order.
  package var onScroll: HandlerID?

  package init(
    height: FormulaID, minimumHeight: FormulaID?, stretches: FormulaID, onScroll: HandlerID?
  ) {
    self.height = height
    self.minimumHeight = minimumHeight
    self.stretches = stretches
    self.onScroll = onScroll
  }
}
