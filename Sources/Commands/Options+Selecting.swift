import Driver
import Host

// The flags that say which scenarios are meant.
extension FlagRow {
  static let filter = FlagRow(
    "filter", value: "TEXT", "run only scenarios whose name holds TEXT, or /expression/"
  ) { pattern($1, &$0.selection.filter) }

  static let skip = FlagRow(
    "skip", value: "TEXT", "run no scenario whose name holds TEXT, or /expression/"
  ) { pattern($1, &$0.selection.skip) }

  private static func pattern(_ text: String, _ place: inout NamePattern?) -> String? {
    do throws(NamePattern.Mistake) {
      place = try NamePattern(text)
      return nil
    } catch {
      return "a regular expression between slashes: " + error.reason
    }
  }

  static let lastFailed = FlagRow(
    "last-failed", "run only what did not hold when it last ran in this folder"
  ) { $0.runsLastFailed = true }.ofOneRun

  static let shuffle = FlagRow(
    "shuffle", value: "[SEED]", "run files and scenarios in an order that SEED makes"
  ) { options, value in
    guard !value.isEmpty else {
      options.shuffling = Shuffling(seed: Clock.now / 1000 % 1_000_000_000)
      return nil
    }
    guard let seed = UInt64(value), seed < 1 << 53 else { return "a number below 2^53" }
    options.shuffling = Shuffling(seed: seed)
    return nil
  }.with { $0.isValue = { UInt64($0) != nil } }

  static let outsideIncludes = FlagRow(
    "outside-includes", "let files include others from outside of the project"
  ) { $0.includesOutside = true }

  static let update = FlagRow(
    "update", "write what the bar does in place of each `expect ?`"
  ) { $0.updates = true }.ofOneRun

  /// What editors' clients add; there is no other way to speak.
  static let stdio = FlagRow(
    "stdio", "speak on standard input and output, as it does anyway"
  ) { _ in }.ofOneRun

  static let job = FlagRow(
    "ci", value: "WHERE", "for which machine a job is written: github, gitlab or none"
  ) { options, value in
    guard let job = CIJob(rawValue: value) else { return "github, gitlab or none" }
    options.job = job
    return nil
  }.with {
    $0.isOfOneRun = true
    $0.words = CIJob.allCases.map { $0.rawValue }
  }

  static let watch = FlagRow(
    "watch", "run again what a change affects, until q or Ctrl-C"
  ) { $0.watches = true }.ofOneRun

  static let noProgress = FlagRow(
    "no-progress", "say nothing of a long run until it ends"
  ) { $0.showsProgress = false }

  static let timeout = FlagRow(
    "timeout", value: "TIME", "end the run after TIME: 30s, 500ms, 2m"
  ) { options, value in
    guard let time = nanoseconds(value) else { return "a length of time: 30s, 500ms or 2m" }
    options.timeout = time
    return nil
  }

  /// Reads a length of time; seconds where no unit is written.
  private static func nanoseconds(_ text: String) -> UInt64? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit: Double? =
      switch text.dropFirst(digits.count) {
      case "", "s": 1e9
      case "ms": 1e6
      case "m", "min": 60e9
      case "h": 3600e9
      default: nil
      }
    guard let unit, let number = Double(digits), number > 0, number * unit < 1e18 else {
      return nil
    }
    return UInt64(number * unit)
  }

  static let tags = FlagRow(
    "tags", value: "EXPR", "run only scenarios with such tags, as in 'slow && !flaky'"
  ) { options, text in
    do throws(TagExpression.Mistake) {
      options.selection.tags = try TagExpression(text)
      return nil
    } catch {
      return error.expected
    }
  }
}
