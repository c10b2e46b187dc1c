import Interpreter
import StatusBar

extension Catalogue {
  /// Every device that an app can run on, by class.
  package static var devices: Catalogue {
    Catalogue(["device", "class", "screen", "bar", "iOS"], Device.catalogue.map { row($0) })
  }

  private static func row(_ device: Device) -> Row {
    let screen = spelling(points: device.width) + " x " + spelling(points: device.height)
    let bar = spelling(points: device.barHeight) + (device.isHeightUncertain ? " ?" : "")
    let releases = device.firstOS.spelling + " to " + device.lastOS.spelling
    return Row(
      columns: [device.name, device.deviceClass.spelling, screen, bar, releases],
      fields: [
        ("name", .text(device.name)), ("class", .text(device.deviceClass.spelling)),
        ("width", .number(device.width)), ("height", .number(device.height)),
        ("barHeight", .number(device.barHeight)),
        ("barHeightBefore14", .number(device.barHeightBefore14)),
        ("isHeightUncertain", .flag(device.isHeightUncertain)),
        ("topInset", .number(device.topInset)),
        ("isRegularWidthInLandscape", .flag(device.isRegularWidthInLandscape)),
        ("first", .text(device.firstOS.spelling)), ("last", .text(device.lastOS.spelling)),
      ])
  }

  /// Every point that a header or `--policy` decides; the first value is taken where none is
  /// written.
  package static var policies: Catalogue {
    Catalogue(["policy", "values", "rule", "decides"], Policy.allCases.map { row($0) })
  }

  private static func row(_ policy: Policy) -> Row {
    let entry = policy.rule.entry
    let release = policy.takesRelease ? ", or a release" : ""
    let values = policy.choices.joined(separator: ", ") + release
    return Row(
      columns: [policy.spelling, values, policy.rule.spelling, entry.title],
      fields: [
        ("name", .text(policy.spelling)), ("values", .texts(policy.choices)),
        ("default", .text(policy.choices.first)), ("takesRelease", .flag(policy.takesRelease)),
        ("rule", .text(policy.rule.spelling)), ("title", .text(entry.title)),
      ], more: entry.statement)
  }

  /// Every known defect that a header or `--quirks` switches on.
  package static var quirks: Catalogue {
    Catalogue(["quirk", "where", "on", "defect"], Quirk.allCases.map { row($0) })
  }

  private static func row(_ quirk: Quirk) -> Row {
    let entry = quirk.rule.entry
    return Row(
      columns: [
        quirk.spelling, quirk.range, quirk.wasReleased ? "on" : "by its name", entry.title,
      ],
      fields: [
        ("name", .text(quirk.spelling)), ("title", .text(entry.title)),
        ("range", .text(quirk.range)), ("isInOn", .flag(quirk.wasReleased)),
        ("statement", .text(entry.statement)),
      ], more: entry.statement)
  }

  /// Every rule of the model.
  package static var rules: Catalogue {
    Catalogue(["rule", "confidence", "title"], Rule.allCases.map { row($0.entry) })
  }

  /// The rules of that list, in its order.
  package static func rules(_ rules: [Rule]) -> Catalogue {
    Catalogue(["rule", "confidence", "title"], rules.map { row($0.entry) })
  }

  private static func row(_ entry: RuleEntry) -> Row {
    let isModelled = entry.status != .notModelled
    let policy = Policy.allCases.first { $0.rule == entry.rule }
    return Row(
      columns: [
        entry.rule.spelling, entry.confidence.spelling,
        entry.title + (isModelled ? "" : " (not modelled)"),
      ],
      fields: [
        ("rule", .text(entry.rule.spelling)), ("title", .text(entry.title)),
        ("statement", .text(entry.statement)), ("first", .text(entry.first.spelling)),
        ("last", .text(entry.last?.spelling)), ("sdk", .text(entry.sdk)),
        ("confidence", .text(entry.confidence.spelling)),
        ("classes", .text(entry.classes.spelling)), ("status", .text(entry.status.spelling)),
        ("remark", .text(entry.remark)), ("without", .text(entry.fallback)),
        ("policy", .text(policy?.spelling)), ("related", .texts(entry.related.map { $0.spelling })),
        ("sources", .texts(entry.sources)),
      ], more: RuleEntry.searched(entry))
  }
}

extension RuleEntry {
  /// The prose of a rule besides its title.
  fileprivate static func searched(_ entry: RuleEntry) -> String {
    [entry.statement, entry.remark ?? "", entry.fallback ?? "", entry.sdk ?? ""]
      .joined(separator: "\n")
  }
}
