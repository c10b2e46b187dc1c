import Language

/// Returns the candidates that `word` may stand for: at most `limit`, the nearest first.
package func suggestions(for word: String, among candidates: [String], limit: Int = 3) -> [String] {
  Array(EditDistance.closest(to: word, among: candidates).prefix(limit))
}
