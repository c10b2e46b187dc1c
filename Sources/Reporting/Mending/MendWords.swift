import Interpreter
import Language

// What a mend was tried on, in words.
extension Mend {
  /// `this scenario and the 3 others of the file pass`
  ///
  /// Of a setting that is left out it says that nothing asks for it: a thin scenario passes without
  /// most of its app.
  func verdict(in book: SourceBook) -> String {
    let words = trial(in: book)
    return leavesOut && isWhole ? words + "; nothing expects what is left out" : words
  }

  private func trial(in book: SourceBook) -> String {
    let own = remaining == 0 ? "this scenario passes" : "this expectation holds"
    let rest =
      remaining == 0
      ? ""
      : ", " + SummaryText.count(remaining, "other") + " of the scenario still "
        + (remaining == 1 ? "does" : "do") + " not"
    if !others.broken.isEmpty { return own + rest + ", but " + brokenWords(in: book) }
    if !others.areRun { return own + rest + "; " + notRunWords }
    if others.count == 0 { return own + rest + (rest.isEmpty ? ", the only one of the file" : "") }
    if others.stillFailing > 0 { return own + rest + ", " + failingWords + mendedWords }
    guard rest.isEmpty else { return own + rest + ", the others of the file pass" }
    let all =
      others.count == 1
      ? "the other one" : "the " + SummaryText.grouped(others.count) + " others"
    return "this scenario and " + all + " of the file pass" + mendedWords
  }

  private var notRunWords: String {
    let rest = others.count == 1 ? "other one" : SummaryText.grouped(others.count) + " others"
    return "`sbar mend` tries it on the \(rest) of the file, too"
  }

  private var failingWords: String {
    others.count == 1
      ? "the other one of the file fails as before"
      : String(others.stillFailing) + " of the " + String(others.count)
        + " others of the file fail as before"
  }

  private var mendedWords: String {
    switch others.mended {
    case 0: ""
    case 1: ", one of which did not before"
    default: ", " + SummaryText.grouped(others.mended) + " of which did not before"
    }
  }

  private func brokenWords(in book: SourceBook) -> String {
    guard let first = others.broken.first else { return "" }
    let name = MiddleCut.shorten(book.text(of: first), to: 60)
    let more = others.broken.count - 1
    let words = printable("\"" + name + "\"")
    return words + (more > 0 ? " and " + SummaryText.grouped(more) + " more" : "")
      + (more > 0 ? " of the file fail" : " of the file fails")
  }
}
