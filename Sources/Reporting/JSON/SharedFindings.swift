import Interpreter
import Language
import Wording

/// What does not hold in a scenario, equal ones once, and which of them each cell has.
struct SharedFindings {
  /// In the order of their first cells.
  private(set) var all: [FindingWords] = []
  /// For each cell the places of its mismatches in `all`, from 0.
  private(set) var numbers: [[Int]] = []

  init(_ result: ScenarioResult) {
    // By place, for a scenario may have thousands.
    var known: [Location: [Int]] = [:]
    var told = ToldFindings()
    for cell in result.cells {
      var own: [Int] = []
      for mismatch in (cell.findings + cell.knownFindings).map({ told.words(of: $0) }) {
        let same = known[mismatch.location, default: []].first { all[$0].reads(like: mismatch) }
        if let same {
          own.append(same)
          continue
        }
        known[mismatch.location, default: []].append(all.count)
        own.append(all.count)
        all.append(mismatch)
      }
      numbers.append(own)
    }
  }
}

extension FindingWords {
  /// `true` iff a record of one would be the same as that of the other.
  fileprivate func reads(like other: FindingWords) -> Bool {
    kind == other.kind && code == other.code && title == other.title
      && location == other.location && expected == other.expected && actual == other.actual
      && possible == other.possible && decisive == other.decisive && story == other.story
      && unheard == other.unheard && reasons == other.reasons
      && assumptions == other.assumptions && otherReading == other.otherReading
      && message == other.message && step == other.step && hints == other.hints
      && mend?.fix.title == other.mend?.fix.title
  }
}
