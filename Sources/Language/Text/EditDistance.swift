/// How far one spelling is from another: insertions, deletions, substitutions and swaps of
/// neighbours, without regard to case.
package enum EditDistance {
  /// Returns the restricted Damerau-Levenshtein distance of `a` and `b`, or nil beyond `limit`.
  ///
  /// - Complexity: the product of both counts, at most 64 by 64.
  package static func between(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit, a.count <= 64, b.count <= 64 else { return nil }
    var older = [Int](repeating: 0, count: b.count + 1)
    var old = Array(0...b.count)
    var new = old
    for i in 0..<a.count {
      new[0] = i + 1
      var best = new[0]
      for j in 0..<b.count {
        let isSame = a[i].folded == b[j].folded
        var cost = min(old[j] + (isSame ? 0 : 1), old[j + 1] + 1, new[j] + 1)
        if i > 0, j > 0, a[i].folded == b[j - 1].folded, a[i - 1].folded == b[j].folded {
          cost = min(cost, older[j - 1] + 1)
        }
        new[j + 1] = cost
        best = min(best, cost)
      }
      if best > limit { return nil }
      (older, old, new) = (old, new, older)
    }
    return old[b.count] <= limit ? old[b.count] : nil
  }

  /// `true` iff a text is another one with a slip of the hand in it: two neighbours swapped, a
  /// letter doubled, a letter dropped.
  package static func isSlip(
    _ text: some Sequence<UInt8>, of other: some Sequence<UInt8>
  ) -> Bool {
    let (a, b) = (Array(text), Array(other))
    guard abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    if a.count < b.count { return a[start...].elementsEqual(b[(start + 1)...]) }
    if a.count > b.count {
      return start > 0 && a[start] == a[start - 1] && a[(start + 1)...].elementsEqual(b[start...])
    }
    guard start + 1 < a.count, a[start] == b[start + 1], a[start + 1] == b[start] else {
      return false
    }
    return a[(start + 2)...].elementsEqual(b[(start + 2)...])
  }

  /// Returns the candidates that `bytes` may stand for: at most three, best first, ties by name.
  ///
  /// A distance of a third of the letters is accepted; so are the same words in another order, a
  /// plural, and a beginning of at least three letters.
  package static func closest(to bytes: [UInt8], among candidates: [[UInt8]]) -> [[UInt8]] {
    let limit = max(1, bytes.count / 3)
    // Two letters are one edit from any two others: of those only a longer word is near.
    let least = bytes.count < 3 ? bytes.count + 1 : 1
    var ranked: [(distance: Int, bytes: [UInt8])] = []
    for candidate in candidates
    where candidate.count >= least && candidate != bytes
      && !ranked.contains(where: { $0.bytes == candidate })
    {
      if let distance = between(bytes, candidate, atMost: limit), distance < candidate.count {
        ranked.append((distance, candidate))
      } else if isReordered(bytes, candidate) || isPrefix(bytes, of: candidate) {
        ranked.append((limit + 1, candidate))
      }
    }
    ranked.sort {
      $0.distance != $1.distance
        ? $0.distance < $1.distance : $0.bytes.lexicographicallyPrecedes($1.bytes)
    }
    // Beside a near one, what is far off only distracts.
    let nearest = ranked.first?.distance ?? 1
    let farthest = 2 * nearest
    return ranked.prefix(3).filter { $0.distance <= farthest }.map { $0.bytes }
  }

  /// Returns the names that `word` may stand for, as for bytes.
  package static func closest(to word: String, among names: [String]) -> [String] {
    closest(to: Array(word.utf8), among: names.map { Array($0.utf8) }).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// `true` iff both have the same words in another order, as in `styleBar` and `barStyle`.
  private static func isReordered(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count, a.count >= 6 else { return false }
    let (x, y) = (words(a), words(b))
    guard x.count > 1, x.count == y.count else { return false }
    let order: ([UInt8], [UInt8]) -> Bool = { $0.lexicographicallyPrecedes($1) }
    return x.sorted(by: order) == y.sorted(by: order)
  }

  private static func isPrefix(_ a: [UInt8], of b: [UInt8]) -> Bool {
    guard a.count >= 3, a.count < b.count else { return false }
    for index in 0..<a.count where a[index].folded != b[index].folded { return false }
    return true
  }

  /// The words of a name in camel case, in lower case.
  private static func words(_ bytes: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = [[]]
    for byte in bytes {
      if byte &- 0x41 < 26, words[words.count - 1].isEmpty == false { words.append([]) }
      words[words.count - 1].append(byte.folded)
    }
    return words
  }
}
