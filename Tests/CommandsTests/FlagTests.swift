import Commands
import Foundation
import Reporting
import Testing

/// Every flag of every verb, in a run that shows what it is for. The names come from the table that
/// command lines are read by: a flag without a row here fails.
@Suite struct FlagTests {
  /// One run without a flag and one with it.
  struct Use: Sendable, CustomTestStringConvertible {
    /// The words of both, verb first.
    var words: [String]
    /// What the second has more: the flag, and its value.
    var flag: [String]
    var status: Int32
    /// What only the run with the flag says, or writes to a file of that name.
    var shows = ""
    /// What only the run without it says.
    var hides = ""
    var file: String?
    var input = ""
    /// What runs before.
    var before: [[String]] = []

    init(
      _ words: String, _ flag: String, _ status: Int32, shows: String = "", hides: String = "",
      in file: String? = nil, input: String = "", before: String? = nil
    ) {
      self.words = Use.split(words)
      self.flag = Use.split(flag)
      (self.status, self.shows, self.hides, self.file) = (status, shows, hides, file)
      self.input = input
      self.before = before.map { [Use.split($0)] } ?? []
    }

    /// The name in the table, behind its verb.
    var name: String { words[0] + " " + (flag.first ?? "") }

    var testDescription: String { (words + flag).joined(separator: " ") }

    /// Words are apart by spaces; `_` stands for one within a word.
    private static func split(_ line: String) -> [String] {
      line.split(separator: " ").map { String($0.replacing("_", with: " ")) }
    }
  }

  /// Wishes of four screens that their container does not ask for.
  private static let unheard =
    "app A {\n    ios 17\n    device notch\n    Box { C1() }\n}\n"
    + "container Box: UIViewController\n"
    + (1...4).map { number in
      """
      class C\(number): UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent } // \(number)
      }
      scenario "\(number)" {
          Box { C\(number)() }
          launch
          expect dark
      }

      """
    }.joined()

  private static let files = [
    "a.sbar": ReportSamples.matrix, "v.sbar": ReportSamples.vain, "o.sbar": ReportSamples.outcomes,
    "k.sbar": ReportSamples.known, "m.sbar": ReportSamples.malformed,
    "b.sbar": ReportSamples.matrix.replacing("expect hidden", with: "expect ?"),
    "g.sbar": ReportSamples.vain.replacing("expect visible", with: "expect hidden"),
    "f.sbar": ReportSamples.vain.replacing("    launch", with: " launch"),
    "s.sbar": ReportSamples.vain.replacing("    launch", with: "    launch;"),
    "in/i.sbar": "include \"../outer/c.sbar\"\n" + ReportSamples.vain,
    "outer/c.sbar": "struct C {\n}\n", "in/.git/HEAD": "", "other.config": "filter vis\n",
    "r.jsonl": "", "d.sbar": FlagTests.unheard, "e.sbar": FlagTests.explored,
    "l.sbar": FlagTests.explored.replacing("never stale", with: "always hidden"),
    "u.sbar": ReportSamples.unnoticed,
    "p/project.yml": """
    targets:
      One: {type: application, platform: iOS, sources: [S], settings: {configs: {Debug: {X: 1}}}}
      Two: {type: application, platform: iOS, sources: [S]}
    """,
    "p/S/A.swift": "class A: UIViewController {}", "p/S/B.swift": "class B: UIViewController {\n(",
    // Who answers there is not agreed on (P2).
    "p.sbar": """
    app A {
        ios 16.4
        device "iPhone 14"
        UINavigationController { Home() }
    }
    class Home: UIViewController { override var prefersStatusBarHidden: Bool { true } }
    scenario "not asked" {
        launch
        expect visible
    }
    """,
    "V.swift": """
    import SwiftUI
    struct V: View { var body: some View { NavigationStack { W() } } }
    struct W: View { var body: some View { Button("Go") { }.statusBarHidden() } }
    """,
    "X.swift": """
    import SwiftUI
    struct X: View { var body: some View { Text("x").statusBarHidden() } }
    struct Y: View { var body: some View { Text("y") } }
    """,
  ]

  private static let explored = """
    app A {
        ios 17
        device "iPhone 14"
        V()
    }
    screen V { Text("a") }
    exploration "a" {
        never stale
    }

    """

  private static let uses: [Use] =
    selecting + running + telling + answering + writing + importing + picturing

  private static let picturing = [
    Use("render a.sbar:10", "--format svg", 0, shows: "<svg xmlns"),
    Use("explain a.sbar:10", "--pictures", 0, shows: "9:41"),
    Use("test a.sbar", "--pictures", 1, shows: "should be"),
    Use("render a.sbar:10", "--cell iPhone_15", 0, shows: "iPhone 15"),
    Use("render a.sbar:10", "--output o.txt", 0, shows: "9:41", in: "o.txt"),
  ]

  private static let selecting = [
    Use("test a.sbar", "--filter vis", 0, shows: "1 scenario in 1 file"),
    Use("test a.sbar", "--skip hid", 0, shows: "1 scenario in 1 file"),
    Use("test k.sbar", "--tags !slow", 0, shows: "1 scenario in 1 file"),
    Use("test a.sbar", "--last-failed", 1, shows: "1 scenario in 1 file", before: "test a.sbar"),
    Use("test a.sbar --list", "--shard 1/3", 0, hides: "a.sbar:9  \"visible\""),
    Use("test a.sbar", "--shuffle 7", 1, shows: "shuffled by 7"),
    Use("test a.sbar", "--list", 0, shows: "a.sbar:9  \"visible\"  (8 cells)"),
    Use("test a.sbar --filter no", "--allow-empty", 0, hides: "no scenario's name holds"),
    Use("test o.sbar", "--fail-fast", 1, shows: "stopped after 1 failure"),
    Use("test o.sbar", "--max-failures 2", 1, shows: "stopped after 2 failures"),
  ]

  private static let running = [
    Use("test a.sbar", "--timeout 0.001ms", 5, shows: "timed out with 1 file left"),
    // Which one runs first is not seen here: see `JobsTests`.
    Use("config jobs", "--jobs 3", 0, shows: "jobs     3      --jobs"),
    Use("config jobs", "-j 3", 0, shows: "jobs     3      -j"),
    Use("test v.sbar", "--strict", 5, shows: "1 undecided"),
    Use("test p.sbar", "--no-assumptions", 1, hides: "1 passed"),
    Use("explore e.sbar", "--graph mermaid", 0, shows: "flowchart LR"),
    Use("explore e.sbar", "--situations 1", 5, shows: "holds so far"),
    Use("test a.sbar", "--coverage", 1, shows: "coverage  "),
    Use("explore e.sbar", "--timeout 0.001ms", 5, shows: "holds so far"),
    Use("mutate u.sbar", "--max-survivors 0", 1, shows: "✘ none of 2 changes is noticed"),
    Use("audit d.sbar", "--all", 1, shows: "{ return .lightContent } // 4"),
    Use("explore e.sbar", "--list-moves", 0, shows: "  moves  "),
    Use(
      "audit d.sbar", "--baseline known.txt", 0, shows: "4 known",
      before: "audit d.sbar --write-baseline known.txt"),
    Use(
      "explore l.sbar", "--baseline known.txt", 0, shows: "1 known to fail",
      before: "explore l.sbar --write-baseline known.txt"),
    Use("explore l.sbar", "--write-baseline r", 0, shows: " l.sbar: a: always hidden", in: "r"),
    Use("audit d.sbar", "--write-baseline r", 0, shows: "SB5101 d.sbar: override", in: "r"),
    Use("test v.sbar", "--quirks Q7", 3, shows: "no cell can have the defect Q7"),
    Use("test v.sbar", "--policy stackDestinations=16", 1, shows: "1 failed"),
    Use("test v.sbar", "--deny advice", 1, shows: "1 setting without effect denied"),
    Use("test in/i.sbar", "--outside-includes", 0, hides: "outside of the project"),
    Use("test a.sbar", "--config other.config", 0, shows: "1 scenario in 1 file"),
    Use("test a.sbar", "--watch", 1, shows: "watching 1 file", input: "q"),
    // A long run is one of `TerminalTests`.
    Use("config no-progress", "--no-progress", 0, shows: "no-progress  on     --no-progress"),
  ]

  private static let telling = [
    Use("test a.sbar", "--format short", 1, shows: "a.sbar:16:12: failed[SB4100]"),
    Use("devices notch", "--format json", 0, shows: "[{\"name\":\"iPhone X\""),
    Use("devices notch", "--json", 0, shows: "[{\"name\":\"iPhone X\""),
    Use("test a.sbar", "--report tap=r", 1, shows: "TAP version 13\n", in: "r"),
    Use("audit d.sbar", "--report html=r", 1, shows: "<!doctype html>", in: "r"),
    Use("test a.sbar", "--no-times", 1, hides: "scenarios/s"),
    Use("check m.sbar", "--max-errors 1", 2, shows: "1 more in this file"),
    Use("test a.sbar", "--color always", 1, shows: "\u{1B}["),
    Use("test a.sbar", "--ascii", 1, hides: "✘"),
    Use("test a.sbar", "--quiet", 1, hides: "2 scenarios in 1 file"),
    Use("test a.sbar", "-q", 1, hides: "2 scenarios in 1 file"),
    Use("test a.sbar", "--verbose", 1, shows: "✔ passed  a.sbar:9"),
    Use("test a.sbar", "-v", 1, shows: "✔ passed  a.sbar:9"),
    Use("test a.sbar", "--help", 0, shows: "usage: sbar test"),
    Use("test a.sbar", "-h", 0, shows: "usage: sbar test"),
  ]

  private static let answering = [
    Use("ask X.swift", "--root Y", 0, shows: "visible"),
    Use("ask V.swift --root V", "--then tap_\"Go\"", 0, shows: "after tap \"Go\""),
    Use("ask V.swift --then tap_\"Go\"", "--all-steps", 0, shows: "\n\nafter tap \"Go\"\n"),
    Use("ask V.swift --root V", "--on ios_17,_device_notch", 0, shows: "a notch"),
    Use("ask X.swift --root Y", "--want hidden", 4, shows: "mend 1: "),
    Use("ask V.swift --root V", "--write w.sbar", 0, shows: "scenario ", in: "w.sbar"),
    Use("mend g.sbar:12", "--apply 1", 0, shows: ".statusBarHidden(isBarHidden)", in: "g.sbar"),
  ]

  private static let writing = [
    Use(
      "test b.sbar", "--update", 4, shows: "expect visible, light when appearance == dark",
      in: "b.sbar"),
    Use("check s.sbar", "--fix all", 0, shows: "fixed s.sbar"),
    Use("check s.sbar", "--diff", 4, shows: "-    launch;"),
    Use("fmt f.sbar", "--check", 4, hides: "scenario"),
    Use("fmt f.sbar", "--diff", 4, shows: "+    launch\n"),
    Use("fmt f.sbar", "--write", 0, shows: "\n    launch\n", in: "f.sbar"),
    Use("fmt v.sbar", "--width 40", 0, hides: "List { NavigationLink(\"Photo\")"),
    Use("init new", "--ci gitlab", 0, shows: ".gitlab-ci.yml"),
  ]

  private static let importing = [
    Use("import p", "--target Two", 0, shows: "app       Two, Release"),
    Use("import p", "--configuration Debug", 0, shows: "app       One, Debug"),
    Use("import p", "--exclude S/B.swift", 0, shows: "read      1 Swift file\n"),
    Use("import p", "--unread", 0, shows: "S/B.swift:2: ", hides: "screen"),
  ]

  private func run(
    _ words: [String], _ use: Use, in folder: URL, variables: [String: String] = [:]
  ) throws -> BuiltTool.Result {
    try BuiltTool.run(
      words, in: folder, input: Data(use.input.utf8),
      environment: variables.merging([
        "XDG_CACHE_HOME": folder.path + "/cache", "HOME": folder.path,
      ]) { given, _ in given })
  }

  /// Returns how it ended, and what was said or is in the file.
  private func outcome(
    of words: [String], _ use: Use, variables: [String: String] = [:],
    files: [String: String] = files
  ) throws -> (status: Int32, text: String) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    for words in use.before { _ = try run(words, use, in: folder.url) }
    let result = try run(words, use, in: folder.url, variables: variables)
    guard let file = use.file else { return (result.status, result.output + result.errors) }
    let text = try? String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
    return (result.status, text ?? "")
  }

  /// What runs without a flag say: several flags are compared with one of them.
  private static let plain = Kept<String, String>()

  @Test(arguments: uses)
  func aFlagDoesWhatItIsFor(use: Use) throws {
    // A watch without its end would go on for ever.
    let key = "\(use.words) \(use.before) \(use.input) \(use.file ?? "")"
    let plain = try Self.plain.value(of: key) { try outcome(of: use.words, use).text }
    let (status, text) = try outcome(of: use.words + use.flag, use)
    #expect(status == use.status, "\(text)")
    #expect(use.shows != use.hides)
    if !use.shows.isEmpty { #expect(text.contains(use.shows) && !plain.contains(use.shows)) }
    if !use.hides.isEmpty { #expect(plain.contains(use.hides) && !text.contains(use.hides)) }
  }

  /// Without the letters, and the flags whose origin is what the run shows.
  private static let ofVariables = uses.filter { use in
    use.flag[0].hasPrefix("--") && use.words[0] != "config"
  }

  @Test(arguments: ofVariables)
  func itsVariableDoesTheSame(use: Use) throws {
    let name = "SBAR_" + use.flag[0].dropFirst(2).uppercased().replacing("-", with: "_")
    let variables = [name: use.flag.count > 1 ? use.flag[1] : "1"]
    let (status, text) = try outcome(of: use.words, use, variables: variables)
    #expect(status == use.status, "\(text)")
    if !use.shows.isEmpty { #expect(text.contains(use.shows)) }
    if !use.hides.isEmpty { #expect(!text.contains(use.hides)) }
  }

  /// What clients of editors add, which is so without it.
  @Test func stdioChangesNothing() throws {
    let greeting = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}"
    let input = "Content-Length: \(greeting.utf8.count)\r\n\r\n\(greeting)"
    let use = Use("lsp", "--stdio", 1, input: input)
    let (plain, with) = (try outcome(of: ["lsp"], use), try outcome(of: ["lsp", "--stdio"], use))
    #expect(plain.status == 1 && with.status == 1)
    #expect(plain.text.contains("serverInfo") && plain.text == with.text)
  }

  @Test func noFlagIsLeftOut() {
    let shown = FlagTests.uses.map { $0.name }
    let names = Set(shown.map { $0.split(separator: " ")[1] }).union(["--stdio"])
    for verb in Verb.allCases {
      for flag in verb.flags { #expect(names.contains("--\(flag)"), "no run shows --\(flag)") }
    }
    // Two verbs may mean two things by one name.
    for name in ["fmt --write", "ask --write", "fmt --diff", "check --diff"] {
      #expect(shown.contains(name))
    }
  }

  @Test func eachFlagIsOfAVerbAndNoVerbHasTwoOfOneName() {
    for flag in Flag.allCases {
      #expect(Verb.allCases.contains { $0.takes(flag) }, "no verb takes \(flag)")
    }
    for verb in Verb.allCases { #expect(Set(verb.flags).count == verb.flags.count, "\(verb)") }
  }

  /// The words of a run that each verb takes flags in.
  private static let operands: [Verb: [String]] = [
    .test: ["s.sbar"], .check: ["s.sbar"], .ask: ["s.sbar"], .mend: ["a.sbar"],
    .explain: ["SB4100"], .render: ["s.sbar:8"], .export: ["xcuitest", "s.sbar"],
    .lint: ["s.sbar"], .fmt: ["s.sbar"],
    .rules: ["S18"],
    .devices: ["notch"], .grammar: ["vim"], .editors: ["vim"],
    .completions: ["bash"], .initialize: ["new"],
    .report: ["merge", "r.jsonl"], .import: ["p"], .audit: ["s.sbar"],
    .explore: ["e.sbar"], .mutate: ["u.sbar"],
  ]

  private static let values = [
    "filter": "a", "skip": "x", "tags": "x", "shard": "1/2", "timeout": "9s",
    "max-failures": "3", "jobs": "1", "policy": "nestedHiding=innermost", "deny": "advice",
    "format": "json", "report": "html=r", "max-errors": "3", "color": "never", "config": "none",
    "root": "V", "then": "rotate landscape", "write": "w.sbar", "apply": "1", "width": "80",
    "ci": "none", "on": "ios 17", "want": "hidden", "target": "One", "configuration": "Release",
    "exclude": "Old", "situations": "9", "max-survivors": "3", "graph": "dot", "cell": "17",
    "baseline": "r.jsonl", "write-baseline": "new.txt",
    "output": "o.svg",
  ]

  /// A spec of one cell, which is soon done, and one that fails.
  private static let brief = [
    "s.sbar": """
    app A {
        ios 17
        device "iPhone 14"
        V()
    }
    screen V { Text("a") }
    scenario "a" {
        launch
        expect visible
    }

    """,
    "e.sbar": explored, "u.sbar": ReportSamples.unnoticed,
    "a.sbar": ReportSamples.matrix, "r.jsonl": "",
    "p/project.yml": "targets: {One: {type: application, platform: iOS, sources: [S]}}\n",
    "p/S/A.swift": "class A: UIViewController {}\nclass V: UIViewController {}",
  ]

  /// No verb lists a flag that it then refuses.
  @Test(arguments: Verb.allCases)
  func aVerbTakesItsFlags(verb: Verb) throws {
    let use = Use("test", "", 0, input: "q")
    for flag in verb.flags {
      var value = verb == .fmt && flag == "write" ? nil : FlagTests.values[flag]
      if verb == .render && flag == "format" { value = "svg" }
      var words = [verb.rawValue] + (FlagTests.operands[verb] ?? [])
      words.append("--" + flag + (value.map { "=" + $0 } ?? ""))
      if flag == "apply" { words[1] = "a.sbar:16" }
      let (status, text) = try outcome(of: words, use, files: FlagTests.brief)
      #expect(![64, 70].contains(status), "\(words): \(text)")
    }
  }

  /// What is listed is asked for in either way.
  @Test(arguments: ["rules", "devices", "policies", "quirks", "config", "explain"])
  func theCataloguesAreJSON(verb: String) throws {
    let folder = try TemporaryFolder()
    let one = try BuiltTool.run([verb, "--format", "json"], in: folder.url)
    let other = try BuiltTool.run([verb, "--format=jsonl"], in: folder.url)
    let short = try BuiltTool.run([verb, "--json"], in: folder.url)
    for result in [one, short] {
      #expect(result.status == 0 && result.errors.isEmpty)
      for line in result.output.split(separator: "\n") {
        _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
      }
    }
    // `config` tells which of the flags it was, and how it was spelled.
    #expect((one.output == short.output) == (verb != "config"))
    #expect((one.output == other.output) == (verb != "config") && other.status == 0)
    let colored = try BuiltTool.run([verb, "--no-color"], in: folder.url)
    #expect(colored.status == 64 && colored.errors.hasPrefix("error: unknown flag `--no-color`\n"))
    let help = try BuiltTool.run(["help", verb], in: folder.url).output
    #expect(help.contains(verb == "config" ? ReportFormat.list + "\n" : "pretty or json\n"))
    for format in ["short", "junit"] where verb != "config" {
      let refused = try BuiltTool.run([verb, "--format", format], in: folder.url)
      #expect(refused.status == 64)
      #expect(
        refused.errors == """
          error: `sbar \(verb)` has no report of the format \(format)
            hint: pretty or json

          """)
    }
  }

  @Test func theVersionIsForProgramsToo() throws {
    let folder = try TemporaryFolder()
    let words = try BuiltTool.run(["version", "--json"], in: folder.url).output
    let object = try JSONSerialization.jsonObject(with: Data(words.utf8)) as? [String: String]
    #expect(object?["name"] == "sbar")
    let version = try #require(object?["version"])
    #expect(try BuiltTool.run(["--version"], in: folder.url).output == "sbar \(version)\n")
  }
}
