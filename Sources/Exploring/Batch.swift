import StatusBar

/// Situations one after the other for which it was found before what they lead to, and where that
/// is.
struct Batch {
  /// The first, and the one behind the last.
  private var start = 0
  private(set) var end = 0
  /// One a thread: each has a share of the situations, one after the other.
  private let scouts: [Scout]
  private var share = 1
  /// So many situations there are at most.
  private(set) var limit = Batch.leastLimit

  /// For fewer it takes longer to begin another thread than to do the work.
  private static let leastLimit = 64
  private static let mostShare = 1024

  init(_ scouts: [Scout] = []) { self.scouts = scouts }

  /// Begins with one situation.
  mutating func start(at number: Int, knowing known: Int) {
    scouts[0].go(through: number, knowing: known)
    scouts[0].insertAll()
    (start, end, share) = (number, number + 1, 1)
  }

  /// Begins with some situations, as far as it was found before what they lead to.
  mutating func start(_ numbers: Range<Int>, _ workers: Workers?) {
    start = numbers.lowerBound
    share = numbers.count
    if let workers, numbers.count > Batch.leastLimit {
      share = (numbers.count + scouts.count - 1) / scouts.count
      let (scouts, share) = (scouts, share)
      workers.run(scouts.count) { place in
        let first = min(numbers.lowerBound + place * share, numbers.upperBound)
        scouts[place].go(through: first..<min(first + share, numbers.upperBound))
      }
    } else {
      scouts[0].go(through: numbers)
    }
    end = start
    for scout in scouts where end < numbers.upperBound {
      end += scout.found.count
      scout.insertAll()
      if scout.found.count < share { break }
    }
    // Where nothing is missing, more is likely there.
    let most = scouts.count == 1 ? Batch.leastLimit : scouts.count * Batch.mostShare
    limit = end < numbers.upperBound ? Batch.leastLimit : min(2 * limit, most)
  }

  /// The scout who has a situation, and its situations.
  func share(of number: Int) -> (scout: Scout, numbers: Range<Int>) {
    let place = (number - start) / share
    let first = start + place * share
    return (scouts[place], first..<min(first + share, end))
  }
}
