import Binding
import Language

/// A scenario that passes, with one of the things that it rests on.
struct AssumedVerdict: Hashable {
  var assumption: VerdictAssumption
  /// The place of its name.
  var scenario: Location

  /// The warning of this one alone, as a comment allows it.
  var diagnostic: Diagnostic { LintWarning.onAssumptions([(assumption, 1)], scenarios: [scenario]) }
}

extension Linter {
  /// One warning for each file, with a line for each assumption, of the scenarios that no comment
  /// of `plan` allows: what depends on one point is settled in one place.
  func foldedAssumptions(of plan: Plan) -> [Diagnostic] {
    var files: [FileID] = []
    let open = assumed.all.filter { !plan.allows($0.diagnostic) }
    for verdict in open where !files.contains(verdict.scenario.file) {
      files.append(verdict.scenario.file)
    }
    return files.map { file in
      var scenarios: [Location] = []
      var counts: [(assumption: VerdictAssumption, count: Int)] = []
      for verdict in open where verdict.scenario.file == file {
        if !scenarios.contains(verdict.scenario) { scenarios.append(verdict.scenario) }
        if let known = counts.firstIndex(where: { $0.assumption == verdict.assumption }) {
          counts[known].count += 1
        } else {
          counts.append((verdict.assumption, 1))
        }
      }
      return LintWarning.onAssumptions(counts, scenarios: scenarios)
    }
  }
}
