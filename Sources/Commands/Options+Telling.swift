import Reporting

// The flags that say what is told, and how.
extension FlagRow {
  static let format = FlagRow("format", value: "FORMAT", ReportFormat.list) {
    guard let format = ReportFormat.named($1) else {
      return ReportFormat.list + ReportRequest.suggestion(for: $1)
    }
    $0.format = format
    return nil
  }.with {
    $0.standard = "pretty"
    $0.words = ReportFormat.allCases.map { $0.rawValue }
  }

  static let json = FlagRow("json", "as --format json") { $0.format = .json }

  static let report = FlagRow(
    "report", value: "FORMAT=PATH", "one more report, to a file or to - ; may be repeated"
  ) { options, value in
    switch ReportRequest.parse(value, beside: options.reports) {
    case .success(let request): options.reports.append(request)
    case .failure(let expected): return expected.words
    }
    return nil
  }.with {
    $0.addsUp = true
    $0.words = ReportFormat.allCases.map { $0.rawValue + "=" }
  }

  static let noTimes = FlagRow("no-times", "leave out how long it took") {
    $0.showsTimes = false
  }

  static let maxErrors = FlagRow(
    "max-errors", value: "N", "show at most N diagnostics, 0 shows all (20, 100 a run)"
  ) {
    guard let number = Int($1), number >= 0 else { return "a number" }
    $0.maxErrors = number
    return nil
  }.with { $0.standard = "20 a file, 100 a run" }

  static let color = FlagRow("color", value: "WHEN", "auto, always or never") {
    guard let choice = ColorChoice(rawValue: $1) else { return "auto, always or never" }
    $0.color = choice
    return nil
  }.with {
    $0.standard = "auto"
    $0.words = ColorChoice.allCases.map { $0.rawValue }
  }

  static let ascii = FlagRow("ascii", "use no signs outside ASCII") { $0.isASCII = true }

  static let quiet = FlagRow(
    "quiet", letter: "q", "print failures and errors only"
  ) { $0.verbosity = .quiet }

  static let verbose = FlagRow(
    "verbose", letter: "v", "print every file, scenario and reason"
  ) { $0.verbosity = .verbose }

  static let help = FlagRow("help", letter: "h", "show the help of the verb") {
    $0.wantsHelp = true
  }.ofOneRun
}
