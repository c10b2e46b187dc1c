import Interpreter
import Language
import Reporting
import StatusBar
import Wording

/// A change that an editor offers at a place.
package struct EditorAction: Sendable {
  package enum Kind: Sendable, Equatable {
    /// Mends a mistake or a warning.
    case fix
    /// Changes the structure so that an expectation holds.
    case mend
    /// Writes what the bar does in place of a blank.
    case fill
    /// Allows a warning, with a reason.
    case allow
    /// All that may be applied unseen.
    case fixAll
  }

  package var kind: Kind
  package var title: String
  /// In any file that the spec reads.
  package var edits: [Fix.Edit]
  /// The code of the problem that it mends; nil for one that mends none.
  package var code: DiagnosticCode?
  /// The place of that problem.
  package var problem: Location?
  /// `true` iff it is what a person most likely wants.
  package var isPreferred = false
  /// What one writes in the app itself to the same end; "" where that is not known.
  package var swift = ""
}

extension Analysis {
  /// Returns what is offered for a range of a file; mends are searched by `mends(at:)`, as that
  /// takes longer.
  package func actions(in file: FileID, range: SourceRange) -> [EditorAction] {
    var found: [EditorAction] = []
    for problem in problems(in: file) where touches(reach(of: problem.location), range) {
      for fix in problem.fixes {
        found.append(
          EditorAction(
            kind: .fix, title: fix.title, edits: fix.edits, code: problem.code,
            problem: problem.location,
            isPreferred: fix.applicability == .safe && problem.fixes.count == 1))
      }
      if problem.severity == .warning, problem.code.canBeAllowed {
        found.append(allowance(of: problem))
      }
    }
    for hint in hints(in: file, range: range) where hint.kind == .blank {
      guard let edit = hint.edit, touches(reach(of: hint.step), range) else { continue }
      found.append(
        EditorAction(
          kind: .fill, title: "write what the bar does: " + hint.label, edits: [edit],
          code: .expectationBlank, problem: hint.step, isPreferred: true))
    }
    return found
  }

  /// Returns all fixes of a file that may be applied unseen, as one.
  package func safeFixes(in file: FileID) -> EditorAction? {
    let own = plan.diagnostics.filter { $0.primary.location.file == file }
    let edits = FixEdits(own, upTo: .safe)
    guard edits.count > 0, let fixed = edits.applied(to: source(file)) else { return nil }
    let changes = UnifiedDiff.edits(source(file).bytes, fixed).map { edit in
      Fix.Edit(Location(file, edit.range), String(decoding: edit.text, as: UTF8.self))
    }
    return EditorAction(kind: .fixAll, title: "apply all safe fixes", edits: changes)
  }

  /// The expectations in a range for which mends can be looked for: those whose facts it touches,
  /// and then those on whose lines it lies.
  package func mendable(in file: FileID, range: SourceRange) -> [EditorProblem] {
    let near = problems(in: file).filter { problem in
      touches(reach(of: problem.location), range) && problem.failure?.canBeMended == true
    }
    return near.filter { touches($0.location.range, range) }
      + near.filter { !touches($0.location.range, range) }
  }

  /// Where a cursor stands that means a place: in a scenario on any line of its step, elsewhere on
  /// the place itself.
  private func reach(of place: Location) -> SourceRange {
    guard let (scenario, step) = step(at: place.range.start, in: place.file), let step else {
      return place.range
    }
    let lines = LineIndex(source(place.file).bytes)
    let whole = scenario.steps[step].range
    let (first, last) = (lines.line(at: whole.start), lines.line(at: whole.end))
    let end = lines.range(ofLine: last).end
    // The end of the line is that of the next one's beginning.
    let isLast = last + 1 == lines.starts.count
    return SourceRange(lines.range(ofLine: first).start, isLast || end == 0 ? end : end - 1)
  }

  /// Searches the changes of the structure that make an expectation hold, best first.
  package func mends(of problem: EditorProblem, options: RunOptions) -> [EditorAction] {
    guard let failure = problem.failure,
      let result = state.results.first(where: { result in
        result.cells.contains { $0.findings.contains { $0.location == failure.location } }
      })
    else { return [] }
    var options = options
    options.advises = false
    let search = Interpreter.mends(
      for: failure, of: result, in: state.spec, plan: plan, options: options, limits: .thorough)
    return search.mends.enumerated().map { index, mend in
      EditorAction(
        kind: .mend, title: "mend: " + mend.fix.title + " (" + tried(mend) + ")",
        edits: mend.edits, code: problem.code, problem: problem.location,
        isPreferred: index == 0 && mend.isWhole, swift: joined(mend.swift, "\n"))
    }
  }

  /// What became of the other expectations.
  private func tried(_ mend: Mend) -> String {
    if mend.remaining > 0 {
      return "tried, \(mend.remaining) more here " + (mend.remaining == 1 ? "does" : "do")
        + " not hold yet"
    }
    let broken = mend.others.broken.count
    if broken > 0 { return "tried, breaks \(broken) other" + (broken == 1 ? "" : "s") }
    if !mend.others.areRun { return "tried here alone" }
    return "tried, all holds"
  }

  /// A comment above the line, with the reason to fill in.
  private func allowance(of problem: EditorProblem) -> EditorAction {
    let place = problem.location
    let bytes = source(place.file).bytes
    var start = min(Int(place.range.start), bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    let line = UInt32(truncatingIfNeeded: start)
    let comment = indent(of: place) + "// allow " + problem.code.spelling + ": why it is right\n"
    return EditorAction(
      kind: .allow, title: "allow " + problem.code.spelling + " here, with a reason",
      edits: [Fix.Edit(Location(place.file, SourceRange(line, line)), comment)],
      code: problem.code, problem: place)
  }

  private func touches(_ a: SourceRange, _ b: SourceRange) -> Bool {
    a.start <= b.end && b.start <= a.end
  }
}
