import Host
import Interpreter

/// What a reader wants to be run, and how.
package struct RunRequest: Sendable {
  /// Where specs come from.
  package enum Specs: Sendable {
    /// Files, `FILE:LINE`, folders and `-`.
    case operands([Path])
    /// A text; the input says where its includes are looked for.
    case text([UInt8], Input)
  }

  package var verb: RunVerb
  package var specs: Specs
  package var options = RunOptions()
  /// Only scenarios whose name holds this; nil runs all.
  package var filter: String?
  /// `true` iff a setting without effect is no success.
  package var deniesAdvice = false
  /// Called before a file is read, by whoever reads it.
  package var announce: @Sendable (Input) -> Void = { _ in }

  package init(_ verb: RunVerb, _ specs: Specs) {
    self.verb = verb
    self.specs = specs
  }
}

/// What a reader says to an event.
package enum Flow: Sendable {
  case goOn
  /// Nobody reads any more: the run ends after the file at work.
  case stop
}
