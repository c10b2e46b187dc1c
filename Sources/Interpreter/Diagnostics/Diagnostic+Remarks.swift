import Language
import StatusBar

// Remarks on settings and on ranges.
extension Diagnostic {
  /// A setting that has no effect.
  static func advice(_ advice: Advice, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      advice.kind.code, .warning, advice.kind.sentence, at: location,
      label: "no effect: advice \(advice.kind.spelling)")
    diagnostic.notes = ["\(advice.rule.spelling): \(advice.rule.entry.title)"]
    diagnostic.hint = advice.hint
    return diagnostic
  }

  /// A range that holds more releases than those that are written.
  static func widerRange(_ version: Version, _ rule: Rule, at location: Location) -> Diagnostic {
    Diagnostic(
      .widerRange, .note,
      "this range also holds iOS \(version.spelling), where \(rule.spelling) changes",
      at: location)
  }
}
