import Interpreter
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is run and looked through takes time that grows with its length.
@Suite struct RunScaleTests {
  /// The time that this thread is at work, in seconds, whatever else the machine does.
  private func time(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }

  /// Four times as much takes less than six times as long, in one of three tries. What is quadratic
  /// takes sixteen times as long.
  private func checkScale<Work>(_ some: Work, _ more: Work, _ work: (Work) -> Void) {
    var tries: [(some: Double, more: Double)] = []
    while tries.count < 3 {
      tries.append((time { work(some) }, time { work(more) }))
      if tries.contains(where: { $0.more < 6 * $0.some + 0.05 }) { return }
    }
    Issue.record("\(tries) seconds")
  }

  /// So many copies, each with its number in the place of `#`.
  private func copies(_ count: Int, of piece: String) -> String {
    (0..<count).map { piece.replacing("#", with: "\($0)") }.joined(separator: "\n") + "\n"
  }

  private static let app = """
    app A {
        ios 17
        device "iPhone 14"
        V()
    }
    screen V { Text("v") }

    """

  /// Each class with a property of the same name, which hides the bar: every use of it may mean
  /// any of them. It was cubic once.
  @Test func propertiesOfOneNameTakeTheirTime() {
    func plan(_ count: Int) -> Plan {
      makePlan(
        spec(
          Self.app
            + copies(
              count,
              of: """
                class C#: UIViewController {
                    private var isFull = false
                    override var prefersStatusBarHidden: Bool { isFull }
                    func toggle() { isFull.toggle() }
                    func show() { isFull = true }
                }
                """)), options: RunOptions())
    }
    checkScale(plan(100), plan(400)) { _ = lint($0, options: RunOptions()) }
  }

  /// Each property looks for others of its name in its class. It was quadratic once.
  @Test func propertiesOfOneClassTakeTheirTime() {
    func plan(_ count: Int) -> Plan {
      makePlan(
        spec(
          Self.app + "class C: UIViewController {\n" + copies(count, of: "    var a# = 1") + "}\n"),
        options: RunOptions())
    }
    checkScale(plan(500), plan(2000)) { _ = lint($0, options: RunOptions()) }
  }

  /// A list of facts is compared with itself once. It was quadratic once, or worse.
  @Test(arguments: ["visible", "hidden"])
  func factsOfOneExpectationTakeTheirTime(fact: String) {
    func text(_ count: Int) -> String {
      let facts = [String](repeating: fact, count: count).joined(separator: ", ")
      return Self.app + "scenario \"a\" {\n    launch\n    expect \(facts)\n}\n"
    }
    checkScale(text(1000), text(4000)) {
      run(makePlan(spec($0), options: RunOptions()), options: RunOptions()) { _ in }
    }
  }

  /// Each failure looks for the bar before the last action. It was quadratic once.
  @Test func failuresOfOneScenarioTakeTheirTime() {
    func plan(_ count: Int) -> Plan {
      makePlan(
        spec(
          Self.app + "scenario \"a\" {\n    launch\n" + copies(count, of: "    expect hidden")
            + "}\n"
        ), options: RunOptions())
    }
    checkScale(plan(1000), plan(4000)) { run($0, options: RunOptions()) { _ in } }
  }
}
