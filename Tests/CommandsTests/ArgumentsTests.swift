import Commands
import Host
import Testing

private func parse(
  _ words: String, _ variables: [String: String] = [:]
) throws(UsageError) -> Invocation {
  let words = words.split(separator: " ").map { Array($0.utf8) }
  return try Arguments.parse(words, environment: { variables[$0] }) { $0.spelling == "Examples" }
}

/// The message and the hint for a wrong command line, "" for a right one.
private func complaint(_ words: String, _ variables: [String: String] = [:]) -> String {
  do throws(UsageError) {
    _ = try parse(words, variables)
    return ""
  } catch {
    return error.message + (error.hint.map { " | " + $0 } ?? "")
  }
}

/// Those that a switch turns on.
private let known = "Q1, Q2, Q6, Q7, Q9, Q10, Q13, Q14, Q15, S28, S33, S47, S77"

private let verbs =
  "test, check, ask, audit, explore, mutate, mend, import, explain, render, export, lint, "
  + "fmt, rules, devices, policies, quirks, config, schema, completions, grammar, editors, man, "
  + "init, report, lsp, help, version"
private let formats =
  "pretty, short, json, html, junit, tap, github, gitlab, sarif, markdown or xcode"

@Suite struct ArgumentsTests {
  @Test(arguments: [
    ("test a.sbar b", Verb.test, ["a.sbar", "b"]), ("check Examples", .check, ["Examples"]),
    ("Examples", .test, ["Examples"]), ("a.sbar", .test, ["a.sbar"]), ("-", .test, ["-"]),
    ("a.sbar:12 check", .test, ["a.sbar:12", "check"]), ("rules S18", .rules, ["S18"]),
    ("help test", .help, ["test"]), ("--version", .version, []), ("version", .version, []),
    ("test -- --odd -q", .test, ["--odd", "-q"]), ("--ascii test x", .test, ["x"]),
    ("-h", .help, []), ("test -:9", .test, ["-:9"]),
  ])
  func theFirstWordIsAVerbOrAPath(words: String, verb: Verb, operands: [String]) throws {
    let invocation = try parse(words)
    #expect(invocation.verb == verb)
    #expect(invocation.operands.map { $0.spelling } == operands)
  }

  @Test func flagsAreReadInBothForms() throws {
    let options = try parse(
      "test --color=never --format json x --filter tab --max-errors=0 -qv --strict --quirks "
        + "--no-assumptions --policy plistStyle=ignored --policy=cardsFrom26=light --ascii"
    ).options
    #expect(options.color == .never)
    #expect(options.format == .json)
    #expect(options.selection.filter?.spelling == "tab")
    #expect(options.maxErrors == 0)
    #expect(options.verbosity == .verbose)
    #expect(
      options.isStrict && options.quirks == .released && !options.assumptions && options.isASCII)
    #expect(options.policies.map { $0.name } == ["plistStyle", "cardsFrom26"])
    #expect(options.policies.map { $0.value } == ["ignored", "light"])
  }

  @Test func aDefectThatIsNotKnownIsNoPath() {
    #expect(throws: UsageError.self) { _ = try parse("test --quirks Q99 a") }
  }

  @Test(arguments: [
    ("test --quirks a", "on", ["a"]), ("test --quirks Q7,Q9 a", "Q7,Q9", ["a"]),
    ("test --quirks=Q7 Q9", "Q7", ["Q9"]), ("test a --quirks", "on", ["a"]),
    ("test --quirks Q9 --quirks Q1 a", "Q1,Q9", ["a"]), ("test a", "off", ["a"]),
  ])
  func quirksAreAllOrSome(words: String, quirks: String, operands: [String]) throws {
    let invocation = try parse(words)
    #expect(invocation.options.quirks.spelling == quirks)
    #expect(invocation.operands.map { $0.spelling } == operands)
    let variable = ["off": "0", "on": "1"][quirks] ?? quirks
    #expect(try parse("test a", ["SBAR_QUIRKS": variable]).options.quirks.spelling == quirks)
  }

  @Test func selectionIsRead() throws {
    let words = "test x --skip a --shard 2/3 --list --allow-empty --max-failures 4 -j 3"
    let options = try parse(words).options
    #expect(options.selection.skip?.spelling == "a" && options.selection.shard?.spelling == "2/3")
    #expect(options.lists && options.allowsEmpty && options.maxFailures == 4 && options.jobs == 3)
    #expect(try parse("test x --fail-fast -qj8").options.maxFailures == 1)
    #expect(try parse("check x -qj8").options.jobs == 8)
    let variables = [
      "SBAR_SKIP": "b", "SBAR_SHARD": "1/2", "SBAR_LIST": "1", "SBAR_ALLOW_EMPTY": "1",
      "SBAR_FAIL_FAST": "1", "SBAR_JOBS": "2",
    ]
    let mirrored = try parse("test x", variables).options
    #expect(mirrored.selection.skip?.spelling == "b" && mirrored.selection.shard?.count == 2)
    #expect(mirrored.lists && mirrored.allowsEmpty && mirrored.maxFailures == 1)
    #expect(mirrored.jobs == 2)
    #expect(try parse("test x", ["SBAR_MAX_FAILURES": "9"]).options.maxFailures == 9)
  }

  @Test func reportsAreManyAndFormatsHaveOtherNames() throws {
    let options = try parse("test x --report junit=a.xml --report=jsonl=- --format compact").options
    #expect(options.reports.map { $0.format } == [.junit, .json])
    #expect(options.reports.map { $0.path.spelling } == ["a.xml", "-"])
    #expect(options.format == .short && options.showsTimes)
    let variables = ["SBAR_REPORT": "sarif=b.sarif", "SBAR_NO_TIMES": "1"]
    let mirrored = try parse("test x", variables).options
    #expect(mirrored.reports.map { $0.format } == [.sarif] && !mirrored.showsTimes)
  }

  @Test func theEnvironmentSpeaksWhereFlagsAreSilent() throws {
    let variables = [
      "SBAR_COLOR": "always", "SBAR_MAX_ERRORS": "7", "SBAR_NO_ASSUMPTIONS": "1",
      "SBAR_STRICT": "0", "SBAR_FILTER": "",
    ]
    let options = try parse("test x --max-errors 3", variables).options
    #expect(options.color == .always)
    #expect(options.maxErrors == 3)
    #expect(!options.assumptions && !options.isStrict)
    #expect(options.selection.filter?.spelling == nil)
  }

  @Test(arguments: [
    ("tset x", "`tset` is neither a verb nor a file | did you mean `test`?"),
    ("qqqqqq", "`qqqqqq` is neither a verb nor a file | the verbs are \(verbs)"),
    ("test --colour", "unknown flag `--colour` | did you mean `--color`?"),
    ("test --qqqqqq", "unknown flag `--qqqqqq` | `sbar help test` lists the flags"),
    ("test --color", "`--color` needs a value | auto, always or never"),
    ("test --color=blue", "`--color` is `blue`, expected auto, always or never"),
    ("test --max-errors -1", "`--max-errors` is `-1`, expected a number"),
    ("test --policy x", "`--policy` is `x`, expected NAME=VALUE"),
    (
      "test --quirks=yes",
      "`--quirks` is `yes`, expected a known defect: \(known)"
    ),
    (
      "test --quirks Q1,Q3 x",
      "`--quirks` is `Q1,Q3`, expected a known defect: \(known)"
    ),
    ("check --quirks x", "`sbar check` has no flag `--quirks` | `sbar help check` lists its flags"),
    ("test -x", "unknown flag `-x`"),
    ("test --skp a", "unknown flag `--skp` | did you mean `--skip`?"),
    ("test --shrad 1/2", "unknown flag `--shrad` | did you mean `--shard`?"),
    ("test --lst", "unknown flag `--lst` | did you mean `--list`?"),
    ("test --allow-emtpy", "unknown flag `--allow-emtpy` | did you mean `--allow-empty`?"),
    ("test --failfast", "unknown flag `--failfast` | did you mean `--fail-fast`?"),
    ("test --max-failure 1", "unknown flag `--max-failure` | did you mean `--max-failures`?"),
    ("test --job 2", "unknown flag `--job` | did you mean `--jobs`?"),
    ("test --max-failures 0", "`--max-failures` is `0`, expected a number from 1"),
    ("test -j", "`-j` needs a value | work on N threads: as many as cores, a search on one"),
    ("test -j0", "`-j` is `0`, expected a number from 1"),
    ("check --list", "`sbar check` has no flag `--list` | `sbar help check` lists its flags"),
    (
      "test --shard 3/2",
      "`--shard` is `3/2`, expected a part of a number of parts, for example `1/4`"
    ),
    ("test --fromat json", "unknown flag `--fromat` | did you mean `--format`?"),
    ("test --reprt x", "unknown flag `--reprt` | did you mean `--report`?"),
    ("test --no-time", "unknown flag `--no-time` | did you mean `--no-times`?"),
    ("test --format juint", "`--format` is `juint`, expected \(formats); did you mean `junit`?"),
    (
      "test --report xml",
      "`--report` is `xml`, expected FORMAT=PATH, for example `junit=report.xml`"
    ),
    (
      "test --report tpa=x",
      "`--report` is `tpa=x`, expected \(formats) before `=`; did you mean `tap`?"
    ),
    (
      "test --report tap=",
      "`--report` is `tap=`, expected a path behind `=`, or `-` for standard output"
    ),
    (
      "test --report tap=a.sbar",
      "`--report` is `tap=a.sbar`, expected a place where no source lies"
    ),
    (
      "test --report tap=a --report junit=./a",
      "`--report` is `junit=./a`, expected a place that no other report goes to"
    ),
  ])
  func wrongCommandLinesAreExplained(words: String, text: String) {
    #expect(complaint(words) == text)
  }

  @Test func wrongVariablesAreExplainedByTheirName() {
    #expect(
      complaint("test x", ["SBAR_STRICT": "maybe"]) == "`SBAR_STRICT` is `maybe`, expected 1 or 0")
    #expect(
      complaint("test x", ["SBAR_QUIRKS": "maybe"])
        == "`SBAR_QUIRKS` is `maybe`, expected a known defect: \(known)"
    )
    #expect(
      complaint("test x", ["SBAR_FORMAT": "xml"])
        == "`SBAR_FORMAT` is `xml`, expected \(formats)")
  }

  @Test func aPathNeedNotBeUTF8() throws {
    let word: [UInt8] = [0x61, 0xFF, 0x2E, 0x73]
    let invocation = try Arguments.parse([word], environment: { _ in nil }, exists: { _ in false })
    #expect(invocation.operands == [Path(bytes: word)])
  }
}
