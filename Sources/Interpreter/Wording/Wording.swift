import Binding
import Language
import StatusBar

/// Makes sentences of what was found, in plain English, for every reader: it lends the names of the
/// program and the words of the text; no other type has any.
///
/// An object, so that all cells of a scenario share it.
final class Wording {
  let spec: Spec
  private let shared: SharedProgram
  private let explaining: RunOptions.Explaining
  /// Where the scenario stands.
  private let source: Source?

  init(
    of scenario: PlannedScenario, in spec: Spec, _ program: SharedProgram,
    explaining: RunOptions.Explaining
  ) {
    self.spec = spec
    shared = program
    self.explaining = explaining
    source = spec.source(scenario.name.file)
  }

  /// Says all of a finding.
  func tell(_ finding: Finding) -> Mismatch {
    let (expected, actual) = (expected(finding), actual(finding))
    var mismatch = Mismatch(
      kind: finding.kind, code: finding.code,
      title: title(of: finding, expected: expected, actual: actual), location: finding.location,
      expected: expected, actual: actual)
    mismatch.titleSays = saying(finding)
    mismatch.otherReading = finding.otherReading
    // Who tells a cause once tells nothing of each possible world.
    if explaining == .all { mismatch.possible = possible(finding) }
    mismatch.essence = essence(of: finding, actual)
    mismatch.decisive = finding.decisive.map { label($0) }
    mismatch.story = finding.story.map { label($0) }
    mismatch.unheard = finding.unheard.map { label($0) }
    mismatch.isAsBefore = finding.isAsBefore
    mismatch.reasons = lines(finding.reasons)
    mismatch.assumptions = finding.assumptions
    mismatch.message = finding.message.map { text($0.range) }
    mismatch.messagePlace = finding.message
    mismatch.step = finding.step
    mismatch.expectation = finding.expectation
    mismatch.hints = hints(of: finding)
    mismatch.isEarly = finding.isEarly
    return mismatch
  }

  /// Says what makes a finding fail, the same in every file that has it: the place that decided by
  /// its text and where it stands, what stands there, and what was expected and found.
  func cause(of finding: Finding) -> String {
    var parts = [finding.code.spelling, expected(finding), essence(of: finding, actual(finding))]
    if let decisive = finding.decisive {
      let place = decisive.location
      parts += [spec.text(place), String(place.range.start), label(decisive).text]
    }
    return joined(parts, "\0")
  }

  var program: Program { _read { yield shared.program } }

  func text(_ range: SourceRange) -> String { source?.text(range) ?? "" }

  /// The words of a step, as an engineer cites them.
  func words(ofStep range: SourceRange) -> String { "`" + oneLine(text(range)) + "`" }
}
