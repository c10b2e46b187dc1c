/// The moves of a search, each once and named by a number, and how often each was done.
struct MoveList {
  private var moves: [Move] = []
  private var numbers: [Move: UInt32] = [:]
  /// How often each was done, by number.
  private var times: [Int] = []
  /// Those that were done, in the order in which that was met.
  private var order: [UInt32] = []

  subscript(_ number: UInt32) -> Move { moves[Int(number)] }

  /// Returns the number of a move.
  mutating func number(of move: Move) -> UInt32 {
    if let number = numbers[move] { return number }
    let number = UInt32(moves.count)
    numbers[move] = number
    moves.append(move)
    times.append(0)
    return number
  }

  /// Counts that a move was done.
  mutating func count(_ number: UInt32) {
    if times[Int(number)] == 0 { order.append(number) }
    times[Int(number)] += 1
  }

  /// The moves that were counted, in the order in which they were met, and how often.
  var done: [(move: Move, times: Int)] {
    order.map { (moves[Int($0)], times[Int($0)]) }
  }
}
