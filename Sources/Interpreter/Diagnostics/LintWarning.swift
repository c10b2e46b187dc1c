import Language
import StatusBar

/// What makes a spec say less than it seems to.
enum LintWarning {
  static func neverUsed(_ name: String, _ kind: String, at location: Location, line: Location)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(
      .neverUsed, .warning, "the \(kind) `\(name)` is never used", at: location)
    diagnostic.fixes = [Fix("remove it", .review, [Fix.Edit(line, "")])]
    return diagnostic
  }

  static func neverCalled(_ name: String, at location: Location) -> Diagnostic {
    Diagnostic(.neverUsed, .warning, "the function `\(name)` is never called", at: location)
  }

  static func windowNeverShown(_ name: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .neverUsed, .warning, "the window `\(name)` is hidden, and nothing shows it", at: location)
  }

  static func neverReached(_ name: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .neverReached, .warning, "no scenario reaches `\(name)`", at: location,
      label: "never on screen"
    ).hint("add a scenario that goes there, or leave the screen out")
  }

  static func cannotFail(at location: Location) -> Diagnostic {
    Diagnostic(
      .cannotFail, .warning,
      "this scenario passes, too, in an app that asks for nothing of the bar", at: location,
      label: "what does it test?"
    ).hint("expect something that a setting of the app decides")
  }

  /// Scenarios of one file that pass on assumptions: marked at the first of them, and for each
  /// assumption how many rest on it.
  static func onAssumptions(
    _ assumptions: [(assumption: VerdictAssumption, count: Int)], scenarios: [Location]
  ) -> Diagnostic {
    let count = scenarios.count
    var diagnostic = Diagnostic(
      .onAssumptions, .warning,
      count > 1 ? "\(count) scenarios pass on assumptions" : "this scenario passes on assumptions",
      at: scenarios.first ?? Location(FileID(0), SourceRange(0, 0)),
      label: count > 1 ? "the first of \(count)" : "")
    diagnostic.notes = assumptions.map { entry in
      let rule = entry.assumption.rule.map { $0.spelling + ": " } ?? ""
      let rest = entry.assumption.remark.map { " (" + $0 + ")" } ?? ""
      let number = count > 1 ? "\(entry.count) of them, " : ""
      return number + rule + entry.assumption.sentence + rest
    }
    diagnostic.hint =
      "`--strict` lists them at length; a setting that is written is not an assumption"
    return diagnostic
  }

  static func neverSetBack(
    _ name: String, to value: String, at location: Location, fix: Fix?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .neverSetBack, .warning,
      "`\(name)` hides the bar, and nothing in the app sets it to anything but \(value)",
      at: location, label: "stays for good"
    ).hint("set it back where the screen goes, for example in `.onDisappear { … }`")
    if let fix { diagnostic.fixes = [fix] }
    return diagnostic
  }

  static func tooEarly(
    _ name: String, isForm: Bool = false, begins: Version, runs: Version, at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .tooEarly, .warning,
      isForm
        ? "this form of `\(name)` came with iOS \(begins.spelling), and iOS \(runs.spelling) is run"
        : "iOS \(runs.spelling) has no `\(name)`, which came with iOS \(begins.spelling)",
      at: location, label: "not there yet"
    ).hint("leave out the older releases, or write what they have with `#available`")
  }

  static func unmeasuredLimit(at location: Location) -> Diagnostic {
    Diagnostic(
      .unmeasuredLimit, .warning, "what this limit does was never measured on a device",
      at: location, label: "-3 and 2 are known"
    ).hint("`hideUntilScrolled` and `hideUntilPulled` take those that were measured (S53, S56)")
  }
}

extension Fix {
  static func settingBack(_ edits: [Edit]) -> Fix {
    Fix("set it back when the screen goes", .review, edits)
  }
}
