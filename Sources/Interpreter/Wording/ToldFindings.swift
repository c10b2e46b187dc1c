import Language

/// What was said of the findings of one scenario, so that cells in which the same is found share
/// the words: most of a matrix does.
///
/// An object, so that all cells of the scenario add to the same one.
final class ToldFindings {
  /// More that differ at one place are said anew: looking for them would take longer.
  private static let limit = 8

  private var told: [Location: [(finding: Finding, words: Mismatch)]] = [:]

  func words(of finding: Finding, by wording: Wording) -> Mismatch {
    let others = told[finding.location] ?? []
    if let known = others.first(where: { $0.finding == finding }) { return known.words }
    let words = wording.tell(finding)
    if others.count < ToldFindings.limit {
      told[finding.location, default: []].append((finding, words))
    }
    return words
  }
}
