import Language
import Reporting

/// The value of a flag that was given, and where.
struct GivenSetting: Sendable {
  /// Where it was given; the later ones count more.
  enum Origin: Hashable, Sendable {
    case file(String, line: Int)
    case variable(String)
    /// As it was written: `--jobs`, `-j`.
    case flag(String)

    /// As a table names it: `sbar.config:3`, `SBAR_JOBS`, `--jobs`.
    var spelling: String {
      switch self {
      case .file(let path, let line): path + ":" + String(line)
      case .variable(let name), .flag(let name): name
      }
    }
  }

  var flag: Flag
  /// "" for a flag that only switches something on, unless it says `off`.
  var value: String
  var origin: Origin

  var row: FlagRow { flag.row }

  /// Takes the value over; returns what is wrong with it.
  func apply(to options: inout Options) -> UsageError? {
    if isSwitched {
      guard let isOn = GivenSetting.isOn(value) else {
        return UsageError(message: "\(name) is `\(value)`, expected \(switchWords)", hint: nil)
      }
      if isOn { _ = row.apply(&options, "") }
      return nil
    }
    guard let expected = row.apply(&options, value) else { return nil }
    return UsageError(message: "\(name) is `\(value)`, expected \(expected)", hint: nil)
  }

  /// `true` iff it is for a verb: a format or a report that a file or a variable names for runs is
  /// not for a verb that has no such one, and a report of a file never for a search, which would
  /// replace it.
  func means(_ verb: Verb) -> Bool {
    if case .flag = origin { return true }
    guard row.name == FlagRow.format.name || row.name == FlagRow.report.name,
      let format = ReportFormat.named(String(value.prefix { $0 != "=" }))
    else { return true }
    if case .file = origin, verb.row.reports == .searches, row.name == FlagRow.report.name {
      return false
    }
    return verb.row.reports.has(format)
  }

  /// `true` iff it switches something on, or gives a value.
  var isOn: Bool { GivenSetting.isOn(value) != false }

  private static func isOn(_ word: String) -> Bool? {
    switch word {
    case "", "1", "true", "yes", "on": true
    case "0", "false", "no", "off": false
    default: nil
    }
  }

  /// `true` iff the value only says whether it is switched on.
  private var isSwitched: Bool {
    if case .flag = origin { return row.isSwitch }
    guard let isValue = row.isValue else { return row.isSwitch }
    return GivenSetting.isOn(value) != nil && !isValue(value)
  }

  private var name: String {
    switch origin {
    case .flag(let name), .variable(let name): "`\(name)`"
    case .file: "\(origin.spelling): `\(row.name)`"
    }
  }

  private var switchWords: String {
    if case .file = origin { "on or off" } else { "1 or 0" }
  }
}

extension GivenSetting {
  /// Reads what the variables of the environment say to a verb.
  static func read(_ environment: (String) -> String?, for verb: Verb) -> [GivenSetting] {
    Flag.allCases.compactMap { flag in
      let row = flag.row
      // Of several flags with one name a verb means its own.
      guard let value = environment(row.variable), !value.isEmpty,
        Flag.named(row.name, of: verb) == flag
      else { return nil }
      return GivenSetting(flag: flag, value: value, origin: .variable(row.variable))
    }
  }
}

extension FlagRow {
  /// `true` iff it only switches something on.
  var isSwitch: Bool { value == nil }

  /// `true` iff a file of settings may hold it.
  var isSetting: Bool { !isOfOneRun }

  /// What counts where no value is given, as a table says it.
  var fallback: String { standard ?? (isSwitch || isValue != nil ? "off" : "none") }
}
