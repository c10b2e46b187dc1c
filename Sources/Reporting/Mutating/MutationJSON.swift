import Exploring
import Interpreter
import Language
import Wording

/// What became of the changes of an app as JSON Lines: a record `mutant` for each, then one
/// `mutated`.
package enum MutationJSON {
  /// Writes the changes in the order of the text.
  package static func write(
    _ run: MutationRun, in books: [SourceBook], to json: inout JSONWriter
  ) {
    for one in run.mutants {
      mutant.writeRecord(ToldMutant(one, of: run, in: books), in: books[one.spec], to: &json)
    }
  }

  /// Writes the last record; nil where nothing could be tried.
  package static func writeEnd(_ run: MutationRun?, exit: Int, to json: inout JSONWriter) {
    mutated.writeRecord(End(run: run, exit: exit), in: .empty, to: &json)
  }

  static let mutant = JSONTable<ToldMutant, Never>(
    record: "mutant", about: "A small change of the app, of `sbar mutate`.",
    [
      .word("change", of: Mutation.Kind.allCases.map { $0.word }) { $0.mutant.mutation.kind.word },
      .text("message") { $0.mutant.mutation.title.text },
      .maybePlace("place") { $0.mutant.mutation.place },
      .objects("edits", DiagnosticJSON.edit) { $0.mutant.mutation.edits }
        .shaped(JSONShape.array(of: DiagnosticJSON.edit.shape, "minItems", "1")),
      .word("fate", of: MutationRun.Fate.words) { $0.mutant.fate.word }
        .about(
          "`same`: a person always sees the same; `open`: as far as was searched."),
      .maybeText("noticedBy") { $0.noticing }
        .about("The first scenario that passes without the change and does not with it."),
      .texts("steps") { $0.scenario?.steps ?? [] }
        .about("The shortest way to what a person sees otherwise, of one that survives."),
      .maybeText("expected") { $0.scenario?.expectation },
      .maybeText("scenario") { $0.scenario == nil ? nil : $0.scenarioText }
        .about("The scenario that would notice it."),
    ])

  struct End: Sendable {
    var run: MutationRun?
    var exit: Int
  }

  static let mutated = JSONTable<End, Never>(
    record: "mutated", about: "The last record of `sbar mutate`.",
    [
      .count("noticed") { $0.run?.noticedCount ?? 0 },
      .count("survivors") { $0.run?.survivors.count ?? 0 },
      .count("same") { $0.run?.sameCount ?? 0 },
      .count("open") { $0.run?.openCount ?? 0 },
      .count("omitted") { $0.run?.omitted ?? 0 }
        .about("Changes that were not tried, as there are too many."),
      .count("exit") { $0.exit },
    ])
}

extension Mutation.Kind {
  /// One word, for programs.
  fileprivate var word: String {
    switch self {
    case .update: "update"
    case .override: "override"
    case .modifier: "modifier"
    case .negation: "negation"
    case .literal: "literal"
    case .assignment: "assignment"
    case .toggle: "toggle"
    case .key: "key"
    case .presentation: "presentation"
    case .capture: "capture"
    case .animation: "animation"
    }
  }
}

extension MutationRun.Fate {
  fileprivate static let words = ["noticed", "survives", "same", "open"]

  /// One word, for programs.
  fileprivate var word: String {
    switch self {
    case .noticed: "noticed"
    case .survives: "survives"
    case .same: "same"
    case .open: "open"
    }
  }
}
