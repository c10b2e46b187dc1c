import Host
import Language

/// Returns the one of a few things that an operand names.
///
/// `what` says what another word is not, `otherwise` what to do where no name is near it.
func chosen<Choice: CaseIterable & RawRepresentable>(
  _ operand: Path, _ what: String, otherwise: String? = nil
) throws(UsageError) -> Choice where Choice.RawValue == String {
  let word = operand.spelling
  if let choice = Choice(rawValue: word) { return choice }
  throw UsageError(
    message: "`\(word)` is not \(what)",
    hint: didYouMean(word, Choice.allCases.map { $0.rawValue }) ?? otherwise)
}
