import Testing

@testable import Host

/// Threads that are kept for work that comes again and again.
struct PoolTests {
  @Test(arguments: [1, 2, 3, 8]) func eachNumberIsDoneOnceEachTime(threads: Int) {
    let pool = WorkerPool(threads)
    for count in [1, 2, threads, threads + 3, 1, threads] {
      let done = Monitor([Int](repeating: 0, count: count))
      pool.run(count) { number in done.change { $0[number] += 1 } }
      #expect(done.change { $0 } == [Int](repeating: 1, count: count))
    }
  }
}
