import Language

/// The specs that are being worked on: each is read, planned and run once, and again after one of
/// its texts has changed.
///
/// An object, for one thread. What it answers never depends on what it was asked before.
package final class Project {
  package let options: RunOptions
  private var kept: [String: Kept] = [:]
  /// Counts the uses, so that what was not used for longest can go.
  private var clock = 0

  /// More specs than these are not kept. An editor has all that it has open looked at after each
  /// key: were one more open than are kept, none of them would be found.
  private static let limit = 128

  /// What is known of one spec.
  private struct Kept {
    /// Nil once a text of it has changed.
    var state: ProjectSpec?
    /// What it declares, for the next reading of it.
    let memory: PlanMemory
    var use: Int
  }

  package init(options: RunOptions) { self.options = options }

  /// Returns a spec as its texts are now, with the results of its scenarios.
  ///
  /// `isOver` is asked now and then while it runs; a run that was ended so is not kept.
  package func spec(
    of root: Source, read: @escaping (String, String) -> Loaded,
    isOver: (@Sendable () -> Bool)? = nil
  ) -> ProjectSpec {
    clock += 1
    if let known = kept[root.name]?.state, known.spec.sources.first?.bytes == root.bytes {
      kept[root.name]?.use = clock
      return known
    }
    let memory = kept[root.name]?.memory ?? PlanMemory(worldLimit: 1 << 20)
    var options = self.options
    options.isOver = isOver
    var state = ProjectSpec(root, options: options, memory: memory, read: read)
    state.revision = clock
    kept[root.name] = Kept(state: state.isWhole ? state : nil, memory: memory, use: clock)
    if kept.count > Project.limit, let oldest = kept.min(by: { $0.value.use < $1.value.use }) {
      kept[oldest.key] = nil
    }
    return state
  }

  /// Takes note that a file has changed, or is there now, or is gone.
  package func change(_ name: String) {
    for (root, entry) in kept {
      guard let state = entry.state else { continue }
      // What could not be found may be it.
      if state.spec.sources.contains(where: { $0.name == name }) || state.missesFiles {
        kept[root]?.state = nil
      }
    }
  }

  /// Takes note that any file may have changed.
  package func changeAll() {
    for root in kept.keys { kept[root]?.state = nil }
  }
}

/// A spec with what its scenarios came to, at one state of its texts.
package struct ProjectSpec: Sendable {
  package let planned: PlannedSpec
  /// In the order of the text; none where the spec has errors.
  package let results: [ScenarioResult]
  /// Another one at each state of the texts; 0 where it was only read.
  package fileprivate(set) var revision = 0
  /// `false` iff the run was ended before its end.
  package let isWhole: Bool

  package var spec: Spec { planned.spec }
  package var plan: Plan { planned.plan }

  init(
    _ root: Source, options: RunOptions, memory: PlanMemory,
    read: @escaping (String, String) -> Loaded
  ) {
    planned = PlannedSpec(root, options: options, memory: memory, read: read)
    var results: [ScenarioResult] = []
    let canRun = ProjectSpec.canRun(planned)
    let runnable = canRun ? planned.plan.scenarios.count { $0.isRunnable } : 0
    if canRun {
      run(planned.plan, options: options, memory: memory) { results.append($0) }
    }
    self.results = results
    isWhole = results.count >= runnable
  }

  /// Reads and plans a spec, and runs nothing.
  package init(
    reading root: Source, options: RunOptions, read: @escaping (String, String) -> Loaded
  ) {
    planned = PlannedSpec(root, options: options, read: read)
    results = []
    isWhole = true
  }

  /// `true` iff no error is outside of scenarios: one in a scenario, which may just be in the
  /// writing, says nothing of the others.
  private static func canRun(_ planned: PlannedSpec) -> Bool {
    planned.plan.diagnostics.allSatisfy { diagnostic in
      guard diagnostic.severity == .error, !diagnostic.isOfSilence else { return true }
      let place = diagnostic.primary.location
      return planned.plan.scenarios.contains { scenario in
        !scenario.isRunnable && scenario.name.file == place.file
          && scenario.range.contains(place.range)
      }
    }
  }

  /// `true` iff something that it includes could not be read.
  fileprivate var missesFiles: Bool {
    spec.diagnostics.contains { $0.code == .includeUnreadable }
  }
}
