import Language

/// Applies rules to the files of the corpus and gathers what becomes of the rewrites.
struct Campaign: Sendable {
  /// One rewrite of one file.
  struct Trial: Sendable {
    var rule: Int
    var file: Int
    var rewrite: Rewrite
    /// The same in every run for the same rule, line and edit.
    var hash: UInt64
  }

  struct Finding: Sendable {
    var trial: Trial
    var outcome: Outcome
    var grades: [Grade: Int]
  }

  let rules: [Rule]
  let files: [SpecFile]
  /// The most rewrites of one rule; nil for all.
  let limit: Int?
  /// The most cells in which a scenario is run.
  let cellLimit: Int

  /// Runs the trials, those of a file one after the other, files at the same time.
  func findings() async -> [Finding] {
    let trials = await chosenTrials()
    let byFile = Dictionary(grouping: trials) { $0.file }
    var findings = await withTaskGroup(of: [Finding].self) { group in
      for file in files.indices {
        guard let trials = byFile[file] else { continue }
        group.addTask { run(trials, of: files[file]) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    findings.sort { $0.trial.order < $1.trial.order }
    return findings
  }

  // MARK: - Choosing

  private func chosenTrials() async -> [Trial] {
    let all = await withTaskGroup(of: [Trial].self) { group in
      for file in files.indices { group.addTask { trials(of: file) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    guard let limit else { return all }
    // The smallest hashes: a file more or less exchanges a few trials, not all.
    let byRule = Dictionary(grouping: all) { $0.rule }
    return byRule.values.flatMap { trials in
      trials.sorted { $0.hash < $1.hash }.prefix(limit)
    }
  }

  private func trials(of index: Int) -> [Trial] {
    let file = files[index]
    var trials: [Trial] = []
    for (number, rule) in rules.enumerated() {
      var seen: [UInt64: UInt64] = [:]
      for rewrite in rule.rewrites(file) {
        var hash = StableHash()
        hash.add(rule.name)
        hash.add(file.name)
        hash.add(file.lineText(at: rewrite.offset))
        for edit in rewrite.edits { hash.add(edit.text) }
        // Equal edits of equal lines are told apart by their order.
        let count = seen[hash.value, default: 0]
        seen[hash.value] = count + 1
        hash.add(count)
        trials.append(Trial(rule: number, file: index, rewrite: rewrite, hash: hash.value))
      }
    }
    return trials
  }

  // MARK: - Running

  private func run(_ trials: [Trial], of file: SpecFile) -> [Finding] {
    let probes = Probes.edits(in: file)
    func observe(_ edits: [TextEdit], _ files: [String: String] = [:]) -> Observation {
      Observation(
        of: file.bytes.applying(edits + probes), named: file.name, files: files,
        cellLimit: cellLimit)
    }
    let original = observe([])
    return trials.map { trial in
      let rewrite = trial.rewrite
      var comparison = Comparison(
        rules[trial.rule].promise, original: original, cases: rewrite.cases.map { observe($0) },
        rewritten: observe(rewrite.edits, rewrite.files))
      let outcome = comparison.outcome(hasToCompile: rewrite.hasToCompile)
      return Finding(trial: trial, outcome: outcome, grades: comparison.grades)
    }
  }
}

extension Campaign.Trial {
  /// By rule, then by place.
  fileprivate var order: (Int, Int, UInt32, UInt64) { (rule, file, rewrite.offset, hash) }
}

/// FNV-1a: the same number for the same text in every process.
struct StableHash: Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt8(0))
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
