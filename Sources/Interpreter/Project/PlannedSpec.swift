import Language

/// A spec that was read, and its scenarios planned, at one state of its texts.
package struct PlannedSpec: Sendable {
  package let spec: Spec
  package let plan: Plan

  /// Reads a root with what it includes, and plans its scenarios.
  package init(
    _ root: Source, options: RunOptions, memory: PlanMemory? = nil,
    read: @escaping (String, String) -> Loaded
  ) {
    spec = memory.map { $0.load(root, read: read) } ?? loadSpec(root: root, read: read)
    plan = makePlan(spec, options: options, memory: memory)
  }

  /// Creates one of what is read and planned already.
  package init(spec: Spec, plan: Plan) {
    self.spec = spec
    self.plan = plan
  }

  /// The bytes of all texts.
  package var size: Int { spec.sources.reduce(0) { $0 + $1.bytes.count } }
}
