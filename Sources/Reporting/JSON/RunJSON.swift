import Interpreter
import Language
import StatusBar

/// A run as JSON Lines: one record a line, each with its kind and the version of the format.
///
/// The kinds are `start`, `file`, `diagnostic`, `error`, `scenario`, `listed` and `summary`, of a
/// question `answer` and `asked`; a reader skips those that it does not know. Bytes count from 0,
/// lines and columns from 1, columns in grapheme clusters.
package enum RunJSON {
  /// Changes when a field changes its meaning or goes; new fields do not change it.
  package static let version = 2

  static func writeKind(_ kind: String, to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("version", version)
  }

  /// Writes the first record of a run.
  package static func writeStart(verb: String, tool: String, to json: inout JSONWriter) {
    json.record { json in
      writeKind("start", to: &json)
      json.field("tool", tool)
      json.field("verb", verb)
      json.field("byteUnit", "utf-8 code unit, from 0")
      json.field("columnUnit", "grapheme cluster, from 1")
    }
  }

  /// Writes whose records come next.
  static func writeFile(_ name: String, to json: inout JSONWriter) {
    json.record { json in
      writeKind("file", to: &json)
      json.field("path", name)
    }
  }

  /// Writes what is wrong with a file, and how reports for people tell of it.
  static func writeDiagnostic(
    _ diagnostic: Diagnostic, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.record { json in
      writeKind("diagnostic", to: &json)
      DiagnosticJSON.write(diagnostic, in: book, to: &json)
      guard diagnostic.severity != .note else { return }
      json.object("finding") { FindingJSON.write(Finding(diagnostic, in: book), to: &$0) }
    }
  }

  /// Writes a problem that lies in no source: a missing file, a wrong command line.
  static func writeError(_ complaint: Complaint, to json: inout JSONWriter) {
    json.record { json in
      writeKind("error", to: &json)
      json.field("message", complaint.message)
      json.field("path", complaint.path)
      json.field("cause", complaint.cause.word)
      json.field("exit", complaint.cause.status)
    }
  }

  /// Writes one scenario with all its cells.
  package static func writeScenario(
    _ result: ScenarioResult, told: RunRecord.Scenario? = nil, in book: SourceBook,
    to json: inout JSONWriter
  ) {
    json.record { json in
      writeKind("scenario", to: &json)
      json.field("name", book.name(of: result))
      DiagnosticJSON.write(result.name, in: book, to: &json)
      writeMarks(result.tags, result.knownIssue, in: book, to: &json)
      json.field("outcome", result.outcome.spelling)
      let shared = SharedMismatches(result)
      json.array("mismatches") { json in
        for mismatch in shared.all { json.object { write(mismatch, in: book, to: &$0) } }
      }
      json.array("cells") { json in
        for (index, cell) in result.cells.enumerated() {
          json.object { json in
            write(cell, shared.numbers[index], in: book, to: &json)
            if let told { FindingJSON.write(told.cells[index].findings, to: &json) }
          }
        }
      }
      json.array("advice") { json in
        for advice in result.advice {
          json.object { DiagnosticJSON.write(advice, in: book, to: &$0) }
        }
      }
      guard let told else { return }
      if let again = told.again {
        json.object("again") { json in
          json.field("text", again.line)
          json.field("cause", again.cause)
        }
      } else {
        json.null("again")
      }
      json.array("findings") { json in
        for finding in told.findings { json.object { FindingJSON.write(finding, to: &$0) } }
      }
    }
  }

  /// Writes one scenario that is not run, with its cells.
  static func writeListed(
    _ scenario: ListedScenario, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.record { json in
      writeKind("listed", to: &json)
      json.field("name", book.text(of: scenario.name))
      DiagnosticJSON.write(scenario.name, in: book, to: &json)
      writeMarks(scenario.tags, scenario.knownIssue, in: book, to: &json)
      json.array("cells") { json in
        for cell in scenario.cells {
          json.object { json in
            json.object("axes") { json in
              for axis in cell.axes { json.field(axis.name, axis.value) }
            }
            json.field("skipped", cell.absence?.sentence)
          }
        }
      }
    }
  }

  /// Writes what stands behind the name of a scenario.
  private static func writeMarks(
    _ tags: [Location], _ knownIssue: Location?, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.array("tags") { json in for tag in tags { json.element(book.text(of: tag)) } }
    json.field("knownIssue", knownIssue.map { book.text(of: $0) })
  }

  private static func write(
    _ cell: CellResult, _ mismatches: [Int], in book: SourceBook, to json: inout JSONWriter
  ) {
    json.object("axes") { json in
      for axis in cell.axes { json.field(axis.name, axis.value) }
    }
    json.field("outcome", cell.outcome.spelling)
    json.field("skipped", cell.absence?.sentence)
    json.field("expectations", cell.expectationCount)
    json.field("steps", cell.stepCount)
    json.array("mismatches") { json in for number in mismatches { json.element(number) } }
    json.array("notes") { json in
      for note in cell.notes {
        json.object { DiagnosticJSON.write(note, in: book, to: &$0) }
      }
    }
    write(cell.assumptions, in: book, to: &json)
  }

  private static func write(
    _ mismatch: Mismatch, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.field("outcome", mismatch.kind.spelling)
    json.field("code", mismatch.code.spelling)
    json.field("message", mismatch.title)
    DiagnosticJSON.write(mismatch.location, in: book, to: &json)
    json.field("expected", mismatch.expected)
    json.field("actual", mismatch.actual)
    json.array("possible") { json in for one in mismatch.possible { json.element(one) } }
    if let decisive = mismatch.decisive {
      json.object("decisive") { DiagnosticJSON.write(decisive, in: book, to: &$0) }
    } else {
      json.null("decisive")
    }
    json.array("story") { json in
      for label in mismatch.story {
        json.object { DiagnosticJSON.write(label, in: book, to: &$0) }
      }
    }
    json.array("unheard") { json in
      for label in mismatch.unheard {
        json.object { DiagnosticJSON.write(label, in: book, to: &$0) }
      }
    }
    json.array("reasons") { json in
      for reason in mismatch.reasons { json.object { write(reason, in: book, to: &$0) } }
    }
    write(mismatch.assumptions, in: book, to: &json)
    if let other = mismatch.otherReading {
      json.object("otherReading") { json in
        json.field("rule", other.rule.spelling)
        json.field("setting", other.setting)
      }
    } else {
      json.null("otherReading")
    }
    json.field("because", mismatch.message)
    if let step = mismatch.step {
      json.object("step") { DiagnosticJSON.write(step, in: book, to: &$0) }
    } else {
      json.null("step")
    }
    json.array("hints") { json in for hint in mismatch.hints { json.element(hint) } }
    if let mend = mismatch.mend {
      json.object("mend") { MendJSON.write(mend, in: book, to: &$0) }
    } else {
      json.null("mend")
    }
  }

  static func write(
    _ reason: ReasonLine, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.field("rule", reason.rule.spelling)
    json.field("text", reason.text)
    guard let location = reason.location else { return json.null("place") }
    json.object("place") { DiagnosticJSON.write(location, in: book, to: &$0) }
  }

  static func write(
    _ assumptions: [VerdictAssumption], in book: SourceBook, to json: inout JSONWriter
  ) {
    json.array("assumptions") { json in
      for assumption in assumptions {
        json.object { write(assumption, in: book, to: &$0) }
      }
    }
  }

  private static func write(
    _ assumption: VerdictAssumption, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.field("rule", assumption.rule?.spelling)
    json.field("text", assumption.sentence)
    json.array("settings") { json in
      for line in assumption.choice?.lines ?? [] { json.element(line) }
    }
    guard let location = assumption.location else { return json.null("place") }
    json.object("place") { DiagnosticJSON.write(location, in: book, to: &$0) }
  }

  /// Writes the last record of a run.
  package static func writeSummary(
    _ end: RunEnd, showsTimes: Bool = true, to json: inout JSONWriter
  ) {
    let tally = end.tally
    json.record { json in
      writeKind("summary", to: &json)
      json.field("files", tally.files)
      json.field("invalidFiles", tally.invalidFiles)
      json.field("errors", tally.errors)
      json.field("warnings", tally.warnings)
      json.field("notes", tally.notes)
      json.field("advice", tally.advice)
      json.field("idle", tally.idle)
      json.field("unread", tally.unread)
      json.field("trapped", tally.trapped)
      json.field("emptyFolders", tally.emptyFolders)
      json.field("vainQuirks", tally.vainQuirks)
      json.field("listed", tally.listed)
      json.field("listedCells", tally.listedCells)
      json.object("scenarios") { write(tally.scenarios, to: &$0) }
      json.object("cells") { write(tally.cells, to: &$0) }
      json.field("onAssumptions", tally.onAssumptions)
      json.field("expectations", tally.expectations)
      json.field("steps", tally.steps)
      if let failures = end.stoppedAfter {
        json.field("stoppedAfter", failures)
      } else {
        json.null("stoppedAfter")
      }
      if let seed = end.seed { json.field("seed", Int(seed)) } else { json.null("seed") }
      json.array("skips") { json in
        for skips in tally.skips {
          json.object { json in
            json.field("reason", skips.absence.sentence)
            json.field("cells", skips.cells)
          }
        }
      }
      json.array("causes") { json in
        for cause in RunCause.allCases where end.causes.contains(cause) {
          json.element(cause.word)
        }
      }
      if showsTimes {
        json.field("microseconds", Int(end.nanoseconds / 1000))
      } else {
        json.null("microseconds")
      }
      json.field("exit", end.status)
    }
  }

  private static func write(_ counts: Tally.Counts, to json: inout JSONWriter) {
    json.field("total", counts.total)
    json.field("passed", counts.passed)
    json.field("failed", counts.failed)
    json.field("undecided", counts.undecided)
    json.field("skipped", counts.skipped)
    json.field("broken", counts.broken)
    json.field("known", counts.known)
    json.field("blank", counts.blank)
  }
}
