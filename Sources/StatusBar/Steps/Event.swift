/// Something that happened on the way.
package enum Event: Hashable, Sendable {
  /// Of the controller that shows the view, or of a screen inside the tree that it shows.
  case appear(ControllerID, view: ViewID, isInline: Bool)
  case disappear(ControllerID, view: ViewID, isInline: Bool)
  case callback(ControllerID, LifecycleCallback)
  case evaluated(Evaluation)
  case changed(from: Bar, to: Bar, Change)
  case ignored(Advice)

  /// Who was asked, in order, in one evaluation of the walks.
  package struct Evaluation: Hashable, Sendable {
    package var visibility: [Question]
    package var style: [Question]
    package var frequency: Frequency

    package init(visibility: [Question], style: [Question], _ frequency: Frequency) {
      self.visibility = visibility
      self.style = style
      self.frequency = frequency
    }
  }

  /// How often an evaluation takes place (U19).
  package enum Frequency: UInt8, Hashable, Sendable {
    /// Exactly once: code requested it.
    case once
    /// Some number of times: UIKit evaluates by itself as often as it likes.
    case atLeastOnce
    /// Perhaps not at all: UIKit may also evaluate before it changes anything, and afterwards.
    case perhaps
  }

  /// One getter of one controller.
  package struct Question: Hashable, Sendable {
    package var controller: ControllerID
    package var property: ControllerProperty

    package init(_ controller: ControllerID, _ property: ControllerProperty) {
      self.controller = controller
      self.property = property
    }
  }

  /// How a change looked.
  package struct Change: Hashable, Sendable {
    package var isAnimated: Bool
    /// Nil for a change of style, which has a duration and no kind (U56).
    package var animation: UpdateAnimation?
    /// Seconds.
    package var duration: Double
    /// `true` iff it came at the end of another animation, all of which showed the bar before it.
    package var isAtTheEnd: Bool

    package init(
      isAnimated: Bool, animation: UpdateAnimation?, duration: Double, isAtTheEnd: Bool = false
    ) {
      self.isAnimated = isAnimated
      self.animation = animation
      self.duration = duration
      self.isAtTheEnd = isAtTheEnd
    }
  }
}
