import Foundation
import Testing

/// A file of settings, and what `sbar config` tells of it.
@Suite struct ConfigTests {
  private func run(
    _ words: [String], _ files: [String: String], in name: String = "",
    environment: [String: String] = [:]
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try BuiltTool.run(
      words, in: folder.url.appending(path: name), environment: environment)
  }

  private let specs = ["a.sbar": ReportSamples.matrix]

  @Test func aFileSpeaksWhereFlagsAndVariablesAreSilent() throws {
    let files = specs.merging(["sbar.config": "# ours\nformat short\nfilter = hid # no other\n\n"])
    { $1 }
    let output = try run(["test", "a.sbar"], files).output
    #expect(output.hasPrefix("a.sbar:16:12: failed[SB4100]") && output.contains("1 scenario in"))
    let variable = try run(["test", "a.sbar"], files, environment: ["SBAR_FILTER": "vis"])
    #expect(variable.status == 0)
    let flag = try run(
      ["test", "a.sbar", "--filter", "nowhere"], files, environment: ["SBAR_FILTER": "vis"])
    #expect(flag.status == 3)
    #expect(try run(["test", "a.sbar", "--config", "none", "--filter", "vis"], files).status == 0)
  }

  @Test func theNearestFileIsFoundUpwards() throws {
    let files = [
      "sbar.config": "filter vis", "in/a.sbar": ReportSamples.matrix,
      "in/own/a.sbar": ReportSamples.matrix, "in/own/sbar.config": "filter hid",
      "in/repository/.git/HEAD": "", "in/repository/a.sbar": ReportSamples.matrix,
    ]
    #expect(try run(["test", "a.sbar"], files, in: "in").status == 0)
    #expect(try run(["test", "a.sbar"], files, in: "in/own").output.contains("1 scenario in"))
    #expect(try run(["test", "a.sbar"], files, in: "in/own").status == 1)
    // What lies around a repository is not its own.
    let repository = try run(["test", "a.sbar"], files, in: "in/repository").output
    #expect(repository.contains("2 scenarios in"))
    let wanted = try run(["test", "a.sbar", "--config", "../sbar.config"], files, in: "in")
    #expect(wanted.status == 0)
  }

  @Test func aSwitchMayBeOff() throws {
    let files = specs.merging(["sbar.config": "no-times on\nstrict off\nquiet=yes\r\n"]) { $1 }
    #expect(try run(["test", "a.sbar:9"], files).output.isEmpty)
    let loud = try run(["test", "a.sbar:9"], files, environment: ["SBAR_QUIET": "0"]).output
    #expect(loud.hasSuffix("8 cells (6 passed, 2 skipped) · 6 expectations\n"))
  }

  @Test func severalPoliciesAddUp() throws {
    let text = "policy nestedHiding=innermost\npolicy coverScheme=own\n"
    let files = specs.merging(["sbar.config": text]) { $1 }
    let output = try run(["config", "policy", "--policy", "offsetReset=fires"], files).output
    let values = "nestedHiding=innermost, coverScheme=own, offsetReset=fires"
    let places = "sbar.config:1, sbar.config:2, --policy"
    #expect(output.contains("policy   \(values)  \(places)\n"))
  }

  @Test(arguments: [
    ("stirct", "sbar.config:2: unknown setting `stirct`", "did you mean `strict`?"),
    ("--strict", "sbar.config:2: unknown setting `--strict`", "did you mean `strict`?"),
    ("qqqqqq 1", "sbar.config:2: unknown setting `qqqqqq`", "`sbar config` lists the settings"),
    ("jobs many", "sbar.config:2: `jobs` is `many`, expected a number from 1", nil),
    (
      "jobs", "sbar.config:2: `jobs` needs a value",
      "work on N threads: as many as cores, a search on one"
    ),
    ("strict maybe", "sbar.config:2: `strict` is `maybe`, expected on or off", nil),
    ("filter /(/", "sbar.config:2: `filter` is `/(/`, expected a regular expression", nil),
    (
      "help", "sbar.config:2: `help` is of one run, and no setting of a file",
      "give it on the command line: `--help`"
    ),
    (
      "apply 1", "sbar.config:2: `apply` is of one run, and no setting of a file",
      "give it on the command line: `--apply`"
    ),
    (
      "fix all", "sbar.config:2: `fix` is of one run, and no setting of a file",
      "give it on the command line: `--fix`"
    ),
    ("\u{1B}[31m", "sbar.config:2: unknown setting `\\u{1B}[31m`", nil),
  ])
  func whatIsWrongIsToldWithItsLine(text: String, message: String, hint: String?) throws {
    let result = try run(["test", "a.sbar"], specs.merging(["sbar.config": "\n" + text]) { $1 })
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: " + message), "\(result.errors)")
    if let hint { #expect(result.errors.hasSuffix("  hint: \(hint)\n"), "\(result.errors)") }
  }

  @Test func anyBytesAreASettingsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.vain)
    let statuses: [([UInt8], Int32)] = [
      ([0xFF, 0xFE, 0x00], 64), ([], 0), ([0xEF, 0xBB, 0xBF, 0x23], 0), ([0x3D], 64), ([0x00], 64),
    ]
    for (bytes, expected) in statuses {
      try Data(bytes).write(to: folder.url.appending(path: "sbar.config"))
      let status = try BuiltTool.run(["test", "a.sbar"], in: folder.url).status
      #expect(status == expected, "\(bytes)")
    }
    try Data([0x71]).write(to: folder.url.appending(path: "sbar.config"))
    #expect(try BuiltTool.run(["help"], in: folder.url).status == 0)
    #expect(try BuiltTool.run(["test", "a.sbar", "--config", "none"], in: folder.url).status == 0)
    let missing = try BuiltTool.run(["test", "a.sbar", "--config", "x"], in: folder.url)
    #expect(missing.status == 64 && missing.errors.contains("`--config none` reads no settings"))
  }

  @Test func eachSettingIsShown() throws {
    let files = ["sbar.config": "strict\njobs 4\n"]
    let result = try run(
      ["config", "--max-errors", "7"], files, environment: ["SBAR_JOBS": "2", "SBAR_ASCII": "1"])
    #expect(result.status == 0)
    let rows = result.output.split(separator: "\n").map { line in
      line.split(separator: #/  +/#).map { String($0) }
    }
    #expect(rows[0] == ["setting", "value", "from"] && rows.count > 25)
    for row in [
      ["strict", "on", "sbar.config:1"], ["jobs", "2", "SBAR_JOBS"], ["ascii", "on", "SBAR_ASCII"],
      ["max-errors", "7", "--max-errors"], ["color", "auto", "default"],
      ["quirks", "off", "default"], ["filter", "none", "default"],
    ] {
      #expect(rows.contains(row), "\(row)")
    }
    let words = try run(["config", "--json", "jobs"], files).output
    let objects = try JSONSerialization.jsonObject(with: Data(words.utf8)) as? [[String: Any]]
    let jobs = try #require(objects?.first { $0["name"] as? String == "jobs" })
    #expect(jobs["value"] as? String == "4" && jobs["variable"] as? String == "SBAR_JOBS")
    #expect(jobs["from"] as? [String] == ["sbar.config:2"])
  }

  /// Every flag has its variable, and `sbar config` knows both.
  @Test func everyFlagHasAVariable() throws {
    let output = try run(["config", "--json"], [:]).output
    let objects = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
    let names = Set((objects ?? []).compactMap { $0["name"] as? String })
    let help = try run(["help", "test"], [:]).output
    let flags = help.matches(of: #/\n  (?:-. ?, )?--([a-z-]+)/#).map { String($0.1) }
    #expect(flags.count > 20)
    let ofOneRun = ["help", "config", "update", "watch", "list", "shard", "last-failed"]
    #expect(Set(flags).subtracting(names) == Set(ofOneRun))
    let shard = try run(["config", "shard"], [:], environment: ["SBAR_SHARD": "1/4"]).output
    #expect(shard.contains("shard    1/4    SBAR_SHARD\n"), "\(shard)")
  }
}
