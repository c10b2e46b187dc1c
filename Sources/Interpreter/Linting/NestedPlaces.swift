import Language

/// Values at places that may lie in each other, found by what lies in them.
struct NestedPlaces<Value> {
  private struct Entry {
    var place: Location
    var value: Value
    /// When it was added.
    var number: Int
    /// The furthest end of those up to here that lie in the same file.
    var reach: UInt32 = 0
  }

  private var entries: [Entry] = []

  mutating func add(_ value: Value, at place: Location) {
    entries.append(Entry(place: place, value: value, number: entries.count))
  }

  /// Makes what was added ready to be asked for.
  mutating func sort() {
    entries.sort {
      ($0.place.file, $0.place.range.start, $0.number)
        < ($1.place.file, $1.place.range.start, $1.number)
    }
    for index in entries.indices {
      var reach = entries[index].place.range.end
      if index > 0, entries[index - 1].place.file == entries[index].place.file {
        reach = max(reach, entries[index - 1].reach)
      }
      entries[index].reach = reach
    }
  }

  /// Returns the value that was added first, of those whose places enclose another.
  func first(around place: Location) -> Value? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle].place
      if (entry.file, entry.range.start) <= (place.file, place.range.start) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var best: Entry?
    while low > 0 {
      low -= 1
      let entry = entries[low]
      if entry.place.file != place.file || entry.reach < place.range.end { break }
      if entry.place.encloses(place), entry.number < best?.number ?? Int.max { best = entry }
    }
    return best?.value
  }
}
