import Interpreter
import StatusBar

/// How far the searches of an audit go, all together: what one of them leaves is for the others.
///
/// The first cell of each opening has as much as all others: most of what is wrong is so in each.
struct AuditBudget {
  /// How far they go at most.
  struct Limit {
    var situations: Int
    /// In the steps that a notebook counts.
    var work: Int
  }

  private var share: Share
  /// The starts that have not been searched, in parts of what is left.
  private var parts: Int
  private let partsOfFirst: Int

  init(_ limit: Limit, starts: [AuditStarts.Start]) {
    share = Share(situations: limit.situations, work: limit.work)
    let firsts = starts.count { $0.isFirst }
    partsOfFirst = max(1, (starts.count - firsts) / max(1, firsts))
    parts = partsOfFirst * firsts + starts.count - firsts
  }

  /// `true` iff nothing is left of what may be done.
  var isSpent: Bool { share.work <= 0 }

  /// Takes the part of a start.
  mutating func take(for start: AuditStarts.Start) -> Share {
    let own = start.isFirst ? partsOfFirst : 1
    let part = Share(
      situations: share.situations * own / max(1, parts),
      work: max(0, share.work) / max(1, parts) * own)
    parts -= own
    share.situations -= part.situations
    share.work -= part.work
    return part
  }

  /// Gives back what a start left.
  mutating func give(_ rest: Share) {
    share.situations += max(0, rest.situations)
    // What one used beyond its part the others have not.
    share.work += rest.work
  }

  /// What one start may use.
  struct Share {
    fileprivate var situations: Int
    fileprivate var work: Int

    /// Less than this is no search.
    private static let least = Limit(situations: 10, work: 2_000)

    /// The bounds of one of several searches of it: those that wait, and those that it may lead
    /// to, have as much.
    func bounds(_ bounds: Search.Bounds, waiting: Int) -> Search.Bounds {
      var bounds = bounds
      bounds.situations = max(Share.least.situations, situations / (waiting + 2))
      bounds.work = max(Share.least.work, work / (waiting + 2))
      return bounds
    }

    mutating func use(_ seen: Exploration) {
      situations -= seen.situations
      work -= seen.work
    }
  }
}
