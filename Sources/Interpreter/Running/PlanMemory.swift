import Binding
import Language
import StatusBar

/// What is kept from one spec to the next: the files of a project are about one app, most often,
/// and what all of them declare need be read and bound but once.
///
/// An object, for one thread. Nothing that is read depends on it: a spec that was planned with
/// one, and without, runs alike. Only a run that explains the first failure of each cause asks it
/// what was explained before.
package final class PlanMemory {
  /// The spec before, as far as names go: with those that were made since.
  private var spec: Spec?
  /// What it declares, bound; kept once a second spec declares the same.
  private var binder: Binder?
  private var world: ProgramMemory?
  /// The lines of scenarios that were read before, and what they mean to the binder.
  private var lines: LineTable? = LineTable()
  private(set) var plannedLines = PlannedLines()
  /// What the specs before failed for.
  let causes = CauseBook()
  /// More names than these begin anew.
  private static let nameLimit = 1 << 16
  /// So many bytes of worlds are kept, or little more.
  private let worldLimit: Int

  /// Creates a memory that keeps about so many bytes of the worlds it met.
  package init(worldLimit: Int = PlanMemory.worldLimit) { self.worldLimit = worldLimit }

  /// Enough for some thirty thousand small worlds, of which most are rows of numbers.
  package static let worldLimit = 8 << 20

  /// Reads a spec; `read` answers as for `loadSpec`.
  package func load(_ root: Source, read: @escaping (String, String) -> Loaded) -> Spec {
    if let spec, spec.names.count <= PlanMemory.nameLimit,
      let alike = loadSpec(root: root, after: spec, lines: &lines, read: read)
    {
      // The lines that were kept are made of them.
      self.spec?.names = alike.names
      return alike
    }
    forget()
    return loadSpec(root: root, lines: &lines, read: read)
  }

  /// Keeps what lines mean, where planning them added nothing to what is bound.
  func keep(_ lines: PlannedLines, _ binder: Binder) {
    if self.binder != nil, binder.isSealed { plannedLines = lines }
  }

  /// Returns what a spec declares, bound.
  func binder(of spec: Spec) -> Binder {
    if let carried = binder?.carried(over: spec) { return carried }
    plannedLines = PlannedLines()
    var binder = Binder(spec)
    let repeats = self.spec?.declaresTheSame(as: spec) == true
    if repeats { binder.keepSealed() }
    self.binder = repeats ? binder : nil
    self.spec = binder.spec
    return binder
  }

  /// Returns what was met when that program ran before.
  func memory(of program: SharedProgram) -> ProgramMemory {
    if let world, world.program === program { return world }
    let memory = ProgramMemory(program, worldLimit: worldLimit)
    world = memory
    return memory
  }

  private func forget() {
    spec = nil
    binder = nil
    world = nil
    lines = LineTable()
    plannedLines = PlannedLines()
  }
}

/// What is known of a program, and of the worlds that it was seen in.
final class ProgramMemory {
  let program: SharedProgram
  let views: ViewOwners
  let mayBeStale: Bool
  let states: States

  init(_ program: SharedProgram, worldLimit: Int = PlanMemory.worldLimit) {
    self.program = program
    states = States(program, limit: worldLimit)
    views = ViewOwners(program.program)
    mayBeStale = program.program.mayBeStale
  }
}
