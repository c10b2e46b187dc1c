import Host
import Interpreter
import Language

/// How long the search takes whose first find stands in the block of a failure.
struct MendBench {
  let folder: Path

  /// Returns the figures as text: the quickest of the rounds, over the failures of a folder.
  func run(rounds: Int) -> String {
    var times: [(nanoseconds: UInt64, name: String, isFound: Bool)] = []
    for input in Inputs([folder]).files {
      guard let bytes = try? Files.read(input.path) else { continue }
      let source = Source(file: FileID(0), name: "a.sbar", bytes: bytes)
      let spec = loadSpec(root: source) { _, _ in .failed("samples include nothing") }
      let plan = makePlan(spec, options: RunOptions())
      var failed: ScenarioResult?
      Interpreter.run(plan, options: RunOptions()) { result in
        if failed == nil, result.outcome.isFailure { failed = result }
      }
      guard let failed, let target = failed.cells.lazy.flatMap({ $0.findings }).first else {
        continue
      }
      let (measure, search) = Measure.best(of: rounds) {
        mends(
          for: target, of: failed, in: spec, plan: plan, options: RunOptions(), limits: .brief)
      }
      let isFound = search.mends.contains { $0.isWhole }
      times.append((measure.nanoseconds, input.name, isFound))
    }
    return figures(times.sorted { $0.nanoseconds < $1.nanoseconds })
  }

  private func figures(
    _ times: [(nanoseconds: UInt64, name: String, isFound: Bool)]
  ) -> String {
    guard let last = times.last else { return "no file fails\n" }
    func milliseconds(_ share: Double) -> String {
      let index = Int(Double(times.count - 1) * share)
      return short(Double(times[index].nanoseconds) / 1e6, digits: 2)
    }
    var table = Table(["mends for a block", "failures", "found", "p50 ms", "p90 ms", "max ms"])
    table.add([
      "brief search", String(times.count), String(times.count { $0.isFound }), milliseconds(0.5),
      milliseconds(0.9), milliseconds(1),
    ])
    return table.text + "the slowest: " + last.name + "\n"
  }
}
