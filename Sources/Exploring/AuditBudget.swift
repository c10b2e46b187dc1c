import Interpreter
import StatusBar

/// How far the searches of an audit go, all together: what one of them leaves is for the others.
///
/// The first cell of each opening has as much as all others: most of what is wrong is so in each.
struct AuditBudget {
  private var share: Share
  /// The starts that have not been searched, in parts of what is left.
  private var parts: Int
  private let partsOfFirst: Int

  /// In each situation some ten actions are tried.
  private static let triesOfSituation = 10
  /// An action takes the longer the more there is in an app: so many formulas as a small one has.
  private static let formulasOfSmallApp = 500

  init(_ limit: Int, of program: Program, starts: [AuditStarts.Start]) {
    let size = 1 + (program.formulas.count + program.views.count) / AuditBudget.formulasOfSmallApp
    share = Share(situations: limit, tries: limit * AuditBudget.triesOfSituation / size)
    let firsts = starts.count { $0.isFirst }
    partsOfFirst = max(1, (starts.count - firsts) / max(1, firsts))
    parts = partsOfFirst * firsts + starts.count - firsts
  }

  /// Takes the part of a start.
  mutating func take(for start: AuditStarts.Start) -> Share {
    let own = start.isFirst ? partsOfFirst : 1
    let part = Share(
      situations: share.situations * own / max(1, parts),
      tries: share.tries * own / max(1, parts))
    parts -= own
    share.situations -= part.situations
    share.tries -= part.tries
    return part
  }

  /// Gives back what a start left.
  mutating func give(_ rest: Share) {
    share.situations += max(0, rest.situations)
    share.tries += max(0, rest.tries)
  }

  /// What one start may use.
  struct Share {
    fileprivate var situations: Int
    fileprivate var tries: Int

    /// Fewer than these are no search.
    private static let least = (situations: 10, tries: 40)

    /// The bounds of one of several searches of it: those that wait, and those that it may lead
    /// to, have as much.
    func bounds(_ bounds: Search.Bounds, waiting: Int) -> Search.Bounds {
      var bounds = bounds
      bounds.situations = max(Share.least.situations, situations / (waiting + 2))
      bounds.tries = max(Share.least.tries, tries / (waiting + 2))
      return bounds
    }

    mutating func use(_ seen: Exploration) {
      situations -= seen.situations
      tries -= seen.tries
    }
  }
}
