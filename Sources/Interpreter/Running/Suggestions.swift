/// Returns the candidates that differ from `word` by at most a third of its letters, at most
/// `limit` of them, best first, ties in their order; upper and lower case count as equal.
func suggestions(for word: String, among candidates: [String], limit: Int = 3) -> [String] {
  let target = folded(word)
  let allowed = max(1, target.count / 3)
  var found: [(distance: Int, candidate: String)] = []
  for candidate in candidates where !found.contains(where: { $0.candidate == candidate }) {
    let other = folded(candidate)
    guard abs(other.count - target.count) <= allowed else { continue }
    let distance = editDistance(target, other)
    if distance <= allowed { found.append((distance, candidate)) }
  }
  // An insertion sort: stable, and there are few.
  var sorted: [(distance: Int, candidate: String)] = []
  for entry in found {
    let place = sorted.firstIndex { $0.distance > entry.distance } ?? sorted.count
    sorted.insert(entry, at: place)
  }
  return sorted.prefix(limit).map { $0.candidate }
}

private func folded(_ word: String) -> [UInt8] {
  word.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 32 : $0 }
}

/// The number of insertions, removals, replacements and swaps of neighbours between the two.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
