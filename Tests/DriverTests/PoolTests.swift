import Testing

@testable import Host

/// Threads that are kept for work that comes again and again.
struct PoolTests {
  @Test(arguments: [1, 2, 3, 8]) func eachNumberIsDoneOnceEachTime(threads: Int) {
    let pool = WorkerPool(threads)
    // Works of different sizes in a row: a thread without a part must not count for the next one.
    let counts = [1, 2, threads, threads + 3, 1, threads]
    for count in counts + (0..<500).map({ $0 % (threads + 1) + 1 }) {
      let done = Monitor([Int](repeating: 0, count: count))
      pool.run(count) { number in done.change { $0[number] += 1 } }
      #expect(done.change { $0 } == [Int](repeating: 1, count: count))
    }
  }
}
