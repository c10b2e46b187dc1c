import Interpreter
import Language
import StatusBar
import Wording

extension RunRecord.Scenario {
  /// Creates what reports tell of a scenario that ran.
  init(_ result: ScenarioResult, _ book: SourceBook, _ settings: ReportSettings) {
    let name = book.name(of: result)
    var told = ToldFindings()
    let folded = result.foldedFindings(&told)
    let known = result.foldedKnown(&told)
    let text = FailureText(book: book, look: Look(), rerun: settings.rerun)
    var findings = folded.map { mismatch in
      var finding = ReportedFinding(mismatch, of: result, text)
      finding.cause = Cause(mismatch.mismatch, in: book).name
      return finding
    }
    for mismatch in known {
      var finding = ReportedFinding(mismatch, of: result, text)
      finding.kind = .known
      finding.knownIssue = result.knownIssue.map { book.text(of: $0) }
      findings.append(finding)
    }
    for advice in result.advice {
      var finding = ReportedFinding(advice, settings.deniesAdvice ? .denied : .advice, book)
      finding.scenario = name
      findings.append(finding)
    }
    self.init(
      name: name, place: book.stretch(result.name), outcome: result.outcome,
      tags: result.tags.map { book.text(of: $0) },
      knownIssue: result.knownIssue.map { book.text(of: $0) },
      cells: RunRecord.Scenario.cells(of: result, folded + known, &told), findings: findings,
      isIdle: result.isIdle)
    if let index = folded.worst {
      let worst = folded[index].mismatch
      var line = TextBuffer()
      text.writeLine(folded, of: result, to: &line)
      again = RunRecord.Again(line: line.text, cause: Cause(worst, in: book).name)
    }
  }

  private static func cells(
    of result: ScenarioResult, _ mismatches: [FoldedFinding], _ told: inout ToldFindings
  ) -> [RunRecord.Cell] {
    var own = [[RunRecord.CellFinding]](repeating: [], count: result.cells.count)
    for (index, mismatch) in mismatches.enumerated() {
      for cell in mismatch.cells {
        let all = result.cells[cell].findings + result.cells[cell].knownFindings
        let same = all.map { told.words(of: $0) }.first { $0.isSame(as: mismatch.mismatch) }
        let message = same?.title ?? mismatch.mismatch.title
        own[cell].append(RunRecord.CellFinding(index: index, message: message))
      }
    }
    return zip(result.cells, own).map { cell, own in
      RunRecord.Cell(
        axes: cell.axes, outcome: cell.outcome, absence: cell.absence,
        expectations: cell.expectationCount, findings: own)
    }
  }
}

extension ReportedFinding {
  /// Creates the finding that an error or a warning of a file is.
  init(_ diagnostic: Diagnostic, in book: SourceBook) {
    self.init(diagnostic, diagnostic.severity == .error ? .error : .warning, book)
  }

  fileprivate init(_ diagnostic: Diagnostic, _ kind: Kind, _ book: SourceBook) {
    var text = TextBuffer()
    DiagnosticText.write(diagnostic, in: book, to: &text, Look())
    self.init(
      kind: kind, code: diagnostic.code, message: diagnostic.message,
      place: book.stretch(diagnostic.primary.location), block: text.text)
    why = diagnostic.notes
    hints = diagnostic.hint.map { [$0] } ?? []
    related = diagnostic.secondary.map { Remark($0, book) }
    if let fix = diagnostic.fixes.first, diagnostic.fixes.count == 1 {
      mend = fix.title
      edits = fix.edits.map { Edit($0, book) }
      isEditSafe = fix.applicability == .safe
    }
  }

  fileprivate init(_ folded: FoldedFinding, of result: ScenarioResult, _ text: FailureText) {
    let mismatch = folded.mismatch
    var block = TextBuffer()
    text.write(folded, of: result, to: &block)
    self.init(
      kind: mismatch.kind.reported, code: mismatch.code, message: mismatch.title,
      place: text.book.stretch(mismatch.location), block: block.text,
      scenario: text.book.name(of: result), cells: result.describe(folded.cells))
    why = mismatch.reasons.map { $0.text + " (" + $0.rule.spelling + ")" }
    hints = mismatch.hints
    if let found = mismatch.mend {
      mend = found.fix.title
      edits = found.fix.edits.map { Edit($0, text.book) }
    }
    related = mismatch.marks.map { Remark($0, text.book) }
  }
}

extension ReportedFinding.Remark {
  init(_ label: Diagnostic.Label, _ book: SourceBook) {
    self.init(place: book.stretch(label.location), text: label.text)
  }
}

extension ReportedFinding.Edit {
  init(_ edit: Fix.Edit, _ book: SourceBook) {
    self.init(place: book.stretch(edit.location), text: edit.text)
  }
}

extension FindingWords {
  /// The lines that led to the actual value, and those without effect.
  fileprivate var marks: [Diagnostic.Label] {
    (story.isEmpty ? decisive.map { [$0] } ?? [] : story) + unheard
  }
}
