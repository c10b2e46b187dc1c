import Exploring
import Interpreter
import Language
import Wording

/// What became of the laws of explorations as JSON Lines: a record `law` for each, but for
/// those that were told before, then one `explored`.
package enum ExploreJSON {
  /// Writes the laws in their order.
  package static func write(_ explorer: Explorer, in book: SourceBook, to json: inout JSONWriter) {
    for explored in explorer.explorations {
      for one in explored.laws where !one.isToldBefore {
        law.writeRecord(ToldLaw(one, of: explored, in: explorer), in: book, to: &json)
      }
    }
  }

  /// Writes the last record; `all` are the explorations of all files.
  package static func writeEnd(
    _ all: [Explorer.Explored], exit: Int, to json: inout JSONWriter
  ) {
    explored.writeRecord(End(all: all, exit: exit), in: .empty, to: &json)
  }

  static let law = JSONTable<ToldLaw, Never>(
    record: "law", about: "What became of a law of an exploration, of `sbar explore`.",
    [
      .text("exploration") { $0.exploration },
      .maybePlace("place") { $0.place },
      .word("verdict", of: ExploredLaw.Verdict.all.map { $0.word }) { $0.law.verdict.word },
      .count("met") { $0.law.met }.about("The situations, moves or ways back at which it counted."),
      .count("failures") { $0.law.failures },
      .texts("steps") { $0.law.steps }
        .about("The shortest way to where it fails, or to what is to be reached."),
      .maybeText("cells") { $0.cells },
      .maybeText("unknown") { $0.unknown },
      .maybeText("scenario") { $0.scenario },
      .texts("why") { $0.why },
      .texts("assumptions") { $0.law.assumptions.map { $0.sentence } }
        .about("What its holding rests on besides what is known."),
      .texts("hints") { $0.hints },
      .maybeObject("mend", MendJSON.mend) { $0.words?.mend },
    ])

  struct End: Sendable {
    var all: [Explorer.Explored]
    var exit: Int

    func count(_ verdict: ExploredLaw.Verdict) -> Int {
      all.reduce(0) { $0 + $1.laws.count { $0.verdict == verdict && !$0.isToldBefore } }
    }
  }

  static let explored = JSONTable<End, Never>(
    record: "explored", about: "The last record of `sbar explore`.",
    [
      .count("explorations") { $0.all.count },
      .count("laws") { $0.all.reduce(0) { $0 + $1.laws.count } },
      .count("violated") { $0.count(.violated) + $0.count(.unreachable) },
      .count("undecided") { $0.count(.undecided) + $0.count(.holdsSoFar) },
      .count("neverTried") { $0.count(.neverTried) },
      .count("known") { $0.all.reduce(0) { $0 + $1.laws.count { $0.isToldBefore } } }
        .about("What the baseline holds, and is not told."),
      .count("situations") { $0.all.reduce(0) { $0 + $1.seen.situations } },
      .count("moves") { $0.all.reduce(0) { $0 + $1.seen.moves } },
      .count("open") { $0.all.reduce(0) { $0 + $1.seen.open } }
        .about("Situations that were not gone on from."),
      .count("exit") { $0.exit },
    ])
}
