import Language

/// A small change of an app of a kind that bugs of real apps are, as edits of its text.
package struct Mutation: Sendable, Hashable {
  package var kind: Kind
  package var change: Change
  /// The type that it is in, or the app.
  package var owner: String
  /// The code that is left out, or another one in its place.
  package var place: Location
  package var edits: [Fix.Edit]

  /// What bugs have in common.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing tells UIKit that an answer has changed.
    case update
    /// A property by which a controller answers, or hands a question on, is not overridden.
    case override
    /// A modifier that the bar listens to is not there.
    case modifier
    /// A condition is the wrong way round.
    case negation
    /// Another value is asked for.
    case literal
    /// Something is not set, or not set back.
    case assignment
    /// A value is set where it was turned round.
    case toggle
    /// A key of Info.plist has another value, or is not there.
    case key
    /// Something is presented in another way.
    case presentation
    /// What is presented does not take over the bar.
    case capture
    /// A change is not animated.
    case animation
  }

  /// What becomes of the code at the place.
  package enum Change: Hashable, Sendable {
    /// It is left out.
    case without(String)
    /// A declaration of a property is left out.
    case withoutOverride(String)
    /// A key of Info.plist is left out.
    case withoutKey(String)
    /// What is done in an animation is done without one.
    case withoutAnimation(String)
    /// A condition is turned round.
    case turned(String, to: String)
    /// Something else is in its place.
    case replaced(String, by: String)
  }
}

extension Spec {
  /// The spec with edits made: only what they change is read again, where that can be.
  package func edited(_ edits: [Fix.Edit]) -> Spec {
    if let spliced = splicing(edits) { return spliced }
    var changed = self
    changed.diagnostics = []
    for (index, source) in sources.enumerated()
    where edits.contains(where: { $0.location.file == source.file }) {
      changed.sources[index] = source.applying(edits)
      let parsed = parse(changed.sources[index], names: &changed.names)
      changed.scripts[index] = parsed.script
      changed.diagnostics += parsed.diagnostics
    }
    return changed
  }
}
