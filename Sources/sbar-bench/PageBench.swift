import Interpreter
import Language
import Reporting

/// How long the HTML report of a long run takes, and how large it is: at most 2 MB for ten thousand
/// scenarios, of which two hundred fail. `Tests/BrowserTests/report.mjs` sees it painted.
struct PageBench {
  /// One scenario in so many fails.
  private static let failing = 50

  private let file: PlannedFile
  private let results: [ScenarioResult]
  private let account: RunAccount

  /// Runs so many scenarios, the first of each fifty in vain.
  init(scenarios count: Int) {
    var text = """
      app Gallery {
          ios 16
          device "iPhone 14"
          NavigationStack { Home() }
      }
      screen Home { List { NavigationLink("Photo") { Photo() } } }
      screen Photo { Image("bridge").statusBarHidden() }

      """
    for number in 0..<count {
      let fact = number % PageBench.failing == 0 ? "hidden" : "visible"
      text += "scenario \"a photo with the number \(number)\" {\n    launch\n    tap \"Photo\"\n"
      text += "    expect \(fact)\n}\n"
    }
    let source = Source(file: FileID(0), name: "long.sbar", bytes: Array(text.utf8))
    let spec = loadSpec(root: source) { _, _ in .failed("the text includes nothing") }
    let plan = makePlan(spec, options: RunOptions())
    file = PlannedFile(sources: spec.sources, plan: plan)
    var results: [ScenarioResult] = []
    Interpreter.run(plan, options: RunOptions()) { results.append($0) }
    self.results = results
    var account = RunAccount(deniesAdvice: false)
    account.add(.planned(file))
    for result in results { account.add(.scenario(result)) }
    self.account = account
  }

  /// Returns the figures as text: the quickest of the rounds.
  func run(rounds: Int) -> String {
    let (measure, bytes) = Measure.best(of: rounds) { page() }
    var table = Table(["html report", "scenarios", "failures", "MB", "ms"])
    table.add([
      "a page", short(Double(results.count)), String(account.failures),
      short(Double(bytes) / 1e6, digits: 2), short(Double(measure.nanoseconds) / 1e6),
    ])
    return table.text + "\n"
  }

  /// Makes the page, and returns how many bytes it has.
  private func page() -> Int {
    var report = Report(.html, ReportSettings(tool: "sbar", rerun: "sbar test"))
    var open = OpenFile()
    func receive(_ event: RunEvent) {
      open.take(event)
      report.receive(event, &open)
    }
    receive(.began(.test))
    receive(.fileBegan(name: "long.sbar"))
    receive(.planned(file))
    for result in results { receive(.scenario(result)) }
    receive(.fileEnded(FileEnd()))
    receive(.ended(RunEnd(tally: account.tally, causes: account.causes, nanoseconds: 0)))
    return report.bytes.count
  }
}
