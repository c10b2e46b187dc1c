/// All that could answer for the bar now, from the windows down to the decider, and what
/// became of each.
package struct Chain: Sendable {
  /// The bar that the questions lead to.
  package var resolution: Resolution
  /// The windows of the scene, the one in front first.
  package var windows: [WindowCandidate]
  /// Who lives in the window that is asked, each before what it holds and what it presents.
  package var members: [Member]
  /// The questions and the reasons of one evaluation, in the order in which they came.
  package var entries: [Entry]
  /// Who is asked for the animation, and where its class says which; nil where none is.
  package var animation: Getter?

  /// A window that could be asked.
  package struct WindowCandidate: Hashable, Sendable {
    /// Nil for the window of the app's root.
    package var name: Symbol?
    package var site: Site
    /// Why it is not asked; nil for the one that is.
    package var obstacle: Obstacle?
  }

  /// Why a window is not asked (U44, U46).
  package enum Obstacle: UInt8, Hashable, Sendable, CaseIterable {
    case isHidden, hasNoScene, isOnOtherDisplay, isSmaller, hasNoSay, isBelow

    package var rule: Rule {
      switch self {
      case .isHidden, .hasNoScene, .isBelow: .u44
      case .isOnOtherDisplay, .isSmaller, .hasNoSay: .u46
      }
    }
  }

  /// A controller that lives in the window that is asked.
  package struct Member: Hashable, Sendable {
    package var controller: ControllerID
    /// How many hold or present it, one inside the other.
    package var depth: Int
    package var site: Site
    /// Why it is not asked where no reason says so.
    package var silence: Silence
    /// Where its class says which animation a change has, if it does.
    package var animationSite: Site?
  }

  /// Why a controller is not asked, by where it is.
  package enum Silence: UInt8, Hashable, Sendable, CaseIterable {
    case isRoot, isInTree, isEmbedded, isBelowTop, isNotSelected, isOffScreen, isCovered, isUnnamed
  }

  /// One entry of an evaluation.
  package enum Entry: Hashable, Sendable {
    case question(Event.Question)
    case reason(Reason)
  }

  /// A getter of a controller, and where it is written.
  package struct Getter: Hashable, Sendable {
    package var controller: ControllerID
    /// `.none` for the class of UIKit's own.
    package var site: Site
  }
}

/// A question that was met while reasons were collected.
struct QuestionMark: Hashable, Sendable {
  var question: Event.Question
  /// How many reasons there were before.
  var reasonCount: Int
}
