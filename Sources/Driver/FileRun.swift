import Host
import Interpreter
import Language

/// One file: read, planned and run. Knows nothing of the others.
struct FileRun {
  let request: RunRequest
  let input: Input
  /// What is kept from one file to the next.
  let memory: PlanMemory
  /// Nil reads them.
  var bytes: [UInt8]?
  /// What is planned already; nil plans it.
  var planned: PlannedSpec?
  /// The number of the only scenario that is meant; nil means all that are selected.
  var only: Int?

  /// Tells what becomes of the file, from its beginning to its end.
  func run(_ tell: (RunEvent) -> Void) {
    tell(.fileBegan(name: input.name))
    if request.trapped.contains(input.path.bytes) {
      tell(.complaint(.trapped(path: input.name)))
      return tell(.fileEnded(FileEnd()))
    }
    request.announce(input)
    defer { request.announce(nil) }
    let end: FileEnd
    do throws(HostError) {
      if let planned {
        end = run(planned, tell)
      } else if let bytes {
        end = run(plan(bytes), tell)
      } else {
        end = run(plan(try input.read()), tell)
      }
    } catch {
      // Reading was given up, because the run has to end.
      if request.halt() != nil { return tell(.fileEnded(FileEnd(isCutOff: true))) }
      let path = input.path.spelling
      tell(.complaint(.unreadable(path: path, message: error.message)))
      end = FileEnd()
    }
    tell(.fileEnded(end))
  }

  /// Reads the text with what it includes, and plans its scenarios.
  private func plan(_ bytes: [UInt8]) -> PlannedSpec {
    let includes = Includes(root: input, staysInside: !request.includesOutside)
    let source = Source(file: FileID(0), name: input.name, bytes: bytes)
    return PlannedSpec(source, options: request.options, memory: memory) {
      includes.load($0, from: $1)
    }
  }

  /// Plans the file and runs nothing; nil where it cannot be read, or traps.
  func planAhead() -> PlannedSpec? {
    if request.trapped.contains(input.path.bytes) { return nil }
    request.announce(input)
    defer { request.announce(nil) }
    return (try? input.read()).map { plan($0) }
  }

  /// The cells that are left of a plan by what selects some; none where the file is not valid.
  func cellCount(of planned: PlannedSpec) -> Int {
    var plan = planned.plan
    if plan.hasErrors { return 0 }
    request.selection.narrow(&plan, input, planned.spec.sources)
    return plan.scenarios.reduce(0) { $0 + $1.cells.count }
  }

  private func run(_ planned: PlannedSpec, _ tell: (RunEvent) -> Void) -> FileEnd {
    let spec = planned.spec
    var plan = planned.plan
    let file = PlannedFile(sources: spec.sources, plan: plan)
    tell(.planned(file))
    guard file.isValid, request.verb == .test else { return FileEnd() }
    if let only { plan.keep(scenario: only) }
    request.selection.narrow(&plan, input, spec.sources)
    if let shuffling = request.shuffling {
      shuffling.shuffle(&plan.scenarios, salt: input.path.simplified.bytes)
    }
    var end = FileEnd()
    if request.selection.tags != nil { end.tags = plan.tags(in: spec.sources) }
    if request.lists {
      for scenario in plan.listed { tell(.listed(scenario)) }
      return end
    }
    let runnable = plan.scenarios.lazy.filter { $0.isRunnable }.count
    var options = request.options
    options.isOver = { [request] in request.halt() != nil }
    let count = Interpreter.run(plan, options: options, memory: memory) { tell(.scenario($0)) }
    end.isCutOff = count < runnable && request.halt() != nil
    end.possibleQuirks = plan.possible(request.options.quirks)
    return end
  }
}

extension Includes {
  /// Reads a file in the words of the interpreter.
  package func load(_ path: String, from includer: String) -> Loaded {
    do throws(HostError) {
      let file = try read(path, from: includer)
      return .bytes(file.bytes, name: file.name)
    } catch {
      return .failed(error.reason)
    }
  }
}
