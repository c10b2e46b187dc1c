import Host
import Interpreter
import Language

/// Measures each stage on a corpus, against two floors of the same run.
struct Bench {
  let corpus: Corpus
  let rounds: Int
  private let sources: [Source]
  private var table = Table([
    "stage", "ms", "MB/s", "scenarios/s", "steps/s", "x loop", "x copy",
  ])
  private var loop = Measure()
  private var copy = Measure()

  init(_ corpus: Corpus, rounds: Int) {
    self.corpus = corpus
    self.rounds = rounds
    sources = corpus.files.map { Source(file: FileID(0), name: $0.name, bytes: $0.bytes) }
  }

  /// Returns the figures as text.
  mutating func run() -> String {
    let memory = measureMemory()
    measureFloors()
    let (lexing, tokens) = Measure.best(of: rounds) {
      sources.reduce(0) { $0 + tokenCount(of: $1.bytes) }
    }
    add("lexing", lexing)
    let (parsing, specs) = Measure.best(of: rounds) { sources.map { load($0) } }
    add("parsing, lexing included", parsing)
    let options = RunOptions()
    let (binding, plans) = Measure.best(of: rounds) {
      specs.map { makePlan($0, options: options) }
    }
    add("binding", binding)
    let (running, counts) = Measure.best(of: rounds) {
      plans.reduce(into: Counts()) { counts, plan in
        Interpreter.run(plan, options: options) { counts.add($0) }
      }
    }
    add("running", running)
    let (all, _) = Measure.best(of: rounds) {
      for source in sources {
        let plan = makePlan(load(source), options: options)
        Interpreter.run(plan, options: options) { _ in }
      }
    }
    add("all, file by file", all)
    return summary(tokens, counts, plans) + table.text + memory
  }

  private func load(_ source: Source) -> Spec {
    loadSpec(root: source) { _, _ in .failed("the corpus includes nothing") }
  }

  private func summary(_ tokens: Int, _ counts: Counts, _ plans: [Plan]) -> String {
    var text =
      corpus.shape.title
      + "\n\(corpus.files.count) files, \(short(Double(corpus.byteCount))) bytes, "
    text += "\(short(Double(tokens))) tokens, \(corpus.scenarioCount) scenarios, "
    text += "\(short(Double(counts.steps))) steps with `launch`; best of \(rounds) rounds\n"
    let errors = plans.reduce(0) { $0 + $1.diagnostics.count }
    if errors > 0 { text += "\(errors) DIAGNOSTICS: the corpus is not what it should be\n" }
    if counts.passed != corpus.scenarioCount {
      text += "ONLY \(counts.passed) SCENARIOS PASS: the corpus is not what it should be\n"
    }
    return text
  }

  private mutating func measureFloors() {
    var sum: UInt64 = 0
    (loop, _) = Measure.best(of: rounds) {
      for file in corpus.files {
        file.bytes.withUnsafeBufferPointer { for byte in $0 { sum = sum &* 31 &+ UInt64(byte) } }
      }
    }
    var last: UInt8 = 0
    (copy, _) = Measure.best(of: rounds) {
      for file in corpus.files {
        let copied = file.bytes.withUnsafeBufferPointer { Array($0) }
        last ^= copied.last ?? 0
      }
    }
    add("floor: a loop over the bytes" + (sum == UInt64(last) ? " " : ""), loop)
    add("floor: a copy of the bytes", copy)
  }

  private mutating func add(_ name: String, _ measure: Measure) {
    let isFloor = name.hasPrefix("floor")
    table.add([
      name, short(Double(measure.nanoseconds) / 1e6),
      short(measure.rate(corpus.byteCount) / 1e6),
      isFloor ? "" : short(measure.rate(corpus.scenarioCount)),
      isFloor ? "" : short(measure.rate(corpus.stepCount)),
      short(Double(measure.nanoseconds) / Double(max(loop.nanoseconds, 1))),
      short(Double(measure.nanoseconds) / Double(max(copy.nanoseconds, 1))),
    ])
  }

  /// What trees and plans of the whole corpus hold, per byte of source, and the peak of a run
  /// file by file.
  private func measureMemory() -> String {
    let before = Memory.resident
    for source in sources {
      let plan = makePlan(load(source), options: RunOptions())
      Interpreter.run(plan, options: RunOptions()) { _ in }
    }
    let streamed = Memory.resident
    let specs = sources.map { load($0) }
    let parsed = Memory.resident
    let plans = specs.map { makePlan($0, options: RunOptions()) }
    let bound = Memory.resident
    let bytes = Double(max(corpus.byteCount, 1))
    func perByte(_ more: Int) -> String { short(Double(max(more, 0)) / bytes) }
    withExtendedLifetime((specs, plans)) {}
    return "bytes held per byte of source, all files kept: tree \(perByte(parsed - streamed)), "
      + "plan \(perByte(bound - parsed)); file by file: \((streamed - before) >> 10) KB more than "
      + "the corpus itself\n"
  }
}

/// What ran.
struct Counts {
  var passed = 0
  var steps = 0

  mutating func add(_ result: ScenarioResult) {
    if result.outcome == .passed { passed += 1 }
    for cell in result.cells { steps += cell.stepCount }
  }
}
