/// Everything that can be asked of a world: lends it, its program and the caller's notes.
///
/// Nothing here is `mutating`, so that no question can change the world; only a `Turn` does.
package struct Questions {
  package internal(set) var world: World
  let shared: SharedProgram
  /// `true` while SwiftUI publishes its own preferences: the exchanged getter is not asked.
  var isRendering = false
  /// How the device is held already while the app turns after it; nil at rest.
  var turningTo: Orientation?
  /// What the screen is pushed with that is being made.
  var arriving: PushedValue?
  private let notebook: Notebook

  package init(_ world: consuming World, _ program: SharedProgram) {
    self.world = consume world
    shared = program
    notebook = Notebook()
  }

  /// Takes a world to ask, and leaves none that may be asked.
  package init(
    taking world: inout World, _ program: SharedProgram, writingIn notebook: Notebook
  ) {
    self.world = World(movedOutFrom: world.platform)
    self.notebook = notebook
    shared = program
    swap(&self.world, &world)
  }

  package var program: Program { _read { yield shared.program } }

  /// What the evaluation at work notes on its way.
  var trace: Trace {
    _read { yield notebook.page }
    nonmutating _modify { yield &notebook.page }
  }

  /// So many evaluations tell enough of a bar that is known to be undecided.
  var fewEvaluations: Int { notebook.fewEvaluations }

  /// Counts what is done, in steps of about the same length.
  func count(work: Int) { notebook.count(work) }

  /// How much was done so far, in such steps.
  var work: Int { notebook.work }

  /// Starts a new page of notes and returns the one before, to go on with afterwards.
  func turnPage() -> Trace {
    var page = Trace()
    swap(&page, &trace)
    return page
  }

  // Past the world's own subscripts: where nothing is optimized, a world that is asked for one of
  // its elements is copied, with all of them.
  subscript(_ id: ControllerID) -> Controller { _read { yield world.controllers[id.index] } }
  subscript(_ id: InstanceID) -> Instance { _read { yield world.instances[id.index] } }
  subscript(_ id: ObjectID) -> VisibleState { _read { yield world.objects[id.index] } }

  /// `true` iff that slot of the arena holds an element.
  package func isAlive(_ id: ControllerID) -> Bool { world.isAlive(id) }

  /// What the world rests on, each once.
  package var assumptions: [Assumption] { world.assumptions }

  /// What an unknown facet depends on; nil where it is known.
  package func unknownFacets(_ facet: UnknownFacets.Facet) -> InputID? {
    world.unknownFacets[facet]
  }

  /// Returns what is set for an input, or nil.
  package func setting(of input: InputID) -> Value? {
    input.index >= 0 && Int(input.index) < world.inputs.count ? world.inputs[Int(input.index)] : nil
  }
}

/// Where evaluations write notes, and change nothing else; shared by all copies of the questions,
/// and by those of other worlds that are asked one after the other.
package final class Notebook {
  // The runtime would check at each note whether other code writes, which costs a fifteenth of a
  // run.
  @exclusivity(unchecked) var page = Trace()
  /// How much was done, in steps of about the same length: the same on any machine.
  @exclusivity(unchecked) package private(set) var work = 0
  /// So many evaluations tell enough of a bar that is known to be undecided: what it may be, and
  /// what all of that depends on, is not complete then.
  let fewEvaluations: Int

  /// Creates one for evaluations of a bar that is looked at in each way; where it only matters
  /// whether it is known, `isBrief` says so.
  package init(isBrief: Bool = false) {
    fewEvaluations = isBrief ? Limits.briefEvaluations : Limits.evaluations
  }

  /// Counts what is done.
  fileprivate func count(_ work: Int) { self.work &+= work }
}

/// Notes of what is asked on the way to an answer.
extension Questions {
  /// Returns what an answer is where nothing may be tried: the value, or what it depends on.
  func settled(_ answer: () -> Value) -> Value {
    let outer = trace.takeDoubt()
    let value = answer()
    defer { trace.restore(doubt: outer) }
    return trace.doubt.map { .unknown($0) } ?? value
  }

  /// Looks at something that does not bear the answer.
  func aside<Result>(_ body: () -> Result) -> Result {
    let kept = trace.reliances
    defer { trace.restore(reliances: kept) }
    return body()
  }

  /// Returns what a superclass answers, asked once in a run.
  func superAnswer(_ question: Trace.SuperQuestion, _ answer: () -> Value) -> Value {
    if let known = trace.knownAnswer(to: question) { return known }
    let value = answer()
    trace.keep(value, for: question)
    return value
  }
}
