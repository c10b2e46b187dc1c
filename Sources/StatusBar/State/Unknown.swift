/// Something that is not said, or not known.
package enum Unknown: Hashable, Sendable {
  /// An input that no scenario sets.
  case input(InputID)
  /// A condition that depends on more than one input, or compares one.
  case condition(FormulaID, InputID)
  /// A question that no source answers.
  case open(Rule)

  /// What an unknown depends on.
  package var input: InputID {
    switch self {
    case .input(let input), .condition(_, let input): input
    case .open(let rule): InputID(open: rule)
    }
  }

  /// Creates what an unknown value depends on.
  package init(_ input: InputID) {
    if let rule = input.rule { self = .open(rule) } else { self = .input(input) }
  }
}
