import Host
import Interpreter

/// Runs files on several threads and hands out their events in the order of the files, the same
/// whatever thread was first.
struct ParallelFiles {
  let request: RunRequest
  let inputs: [Input]
  /// What is planned already, by the places of the files.
  var plans: [Int: PlannedSpec] = [:]

  /// A run that is over sooner than this is not worth a thread, in nanoseconds.
  private static let patience: UInt64 = 2_000_000
  /// How many files may lie finished and untold, for each thread.
  private static let window = 8

  /// What the threads share.
  private struct Queue: Sendable {
    /// The first file that is not begun.
    var next = 0
    /// The files whose events were handed out.
    var told = 0
    var finished: [Int: Told] = [:]
    /// What was told of, for each thread that is to let it go.
    var spent: [[Told]]
    var isStopped = false
  }

  /// What a thread has to tell of a file. That thread lets it go, too: memory is given back cheaply
  /// only by the thread that took it, else both wait for one another.
  private struct Told: Sendable {
    var events: [RunEvent] = []
    /// The number of the thread; none for the one that tells.
    var worker: Int?
  }

  private enum Turn {
    case run(Int)
    case tell(Told)
  }

  /// Runs all files; `tell` says whether the next file is wanted.
  func run(_ tell: (RunEvent) -> Flow) {
    let queue = Monitor(Queue(spent: Array(repeating: [], count: request.jobs)))
    var workers: [Worker] = []
    let memory = newMemory()
    let start = Clock.now
    for index in inputs.indices {
      if workers.isEmpty, index > 0, inputs.count - index > 1,
        Clock.now &- start > ParallelFiles.patience
      {
        workers = startWorkers(queue, rest: inputs.count - index)
      }
      guard runOrWait(for: index, queue, memory, tell) == .goOn else { break }
    }
    queue.change { $0.isStopped = true }
    for worker in workers { worker.join() }
  }

  /// What one of the threads keeps of worlds: each comes by all those that a suite begins with, and
  /// works out again what it has no room for. All of them together keep no more than four that run
  /// alone.
  private func newMemory() -> PlanMemory {
    PlanMemory(worldLimit: min(PlanMemory.worldLimit, PlanMemory.worldLimit * 4 / request.jobs))
  }

  private func startWorkers(_ queue: Monitor<Queue>, rest: Int) -> [Worker] {
    (1..<max(2, min(request.jobs, rest))).compactMap { number in
      Worker { work(number, queue) }
    }
  }

  /// Tells of a file: runs it here if it is not begun, and later ones while another thread is
  /// still at it.
  private func runOrWait(
    for index: Int, _ queue: Monitor<Queue>, _ memory: PlanMemory, _ tell: (RunEvent) -> Flow
  ) -> Flow {
    var flow = Flow.goOn
    func hand(_ event: RunEvent) { flow = tell(event) }
    while true {
      let turn: Turn = queue.wait { queue in
        if let told = queue.finished.removeValue(forKey: index) { return .tell(told) }
        return claim(&queue).map { .run($0) }
      }
      switch turn {
      case .run(index): run(index, memory, hand)
      case .tell(let told):
        // Who reads an event is busy with the file, too.
        request.announce(inputs[index])
        for event in told.events { hand(event) }
        request.announce(nil)
        if let worker = told.worker { queue.change { $0.spent[worker].append(told) } }
      case .run(let other):
        let events = events(of: other, memory)
        queue.change { $0.finished[other] = Told(events: events) }
        continue
      }
      queue.change { $0.told = index + 1 }
      return flow
    }
  }

  /// Runs one file after the other until none is left.
  private func work(_ number: Int, _ queue: Monitor<Queue>) {
    let memory = newMemory()
    var spent: [Told] = []
    while true {
      spent.removeAll(keepingCapacity: true)
      let turn: Int? = queue.wait { queue in
        if queue.isStopped || queue.next >= inputs.count { return .some(nil) }
        swap(&queue.spent[number], &spent)
        return claim(&queue).map { .some($0) }
      }
      guard let index = turn else { return }
      let events = events(of: index, memory)
      queue.change { $0.finished[index] = Told(events: events, worker: number) }
    }
  }

  /// Takes the next file, nil where none is left or too many wait for their turn.
  private func claim(_ queue: inout Queue) -> Int? {
    let isFar = queue.next - queue.told >= ParallelFiles.window * request.jobs
    guard queue.next < inputs.count, !isFar, !queue.isStopped else { return nil }
    queue.next += 1
    return queue.next - 1
  }

  private func events(of index: Int, _ memory: PlanMemory) -> [RunEvent] {
    var events: [RunEvent] = []
    run(index, memory) { events.append($0) }
    return events
  }

  private func run(_ index: Int, _ memory: PlanMemory, _ tell: (RunEvent) -> Void) {
    FileRun(request: request, input: inputs[index], memory: memory, planned: plans[index])
      .run(tell)
  }
}
