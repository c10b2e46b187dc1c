/// A list of values that refer to nothing, in memory that stays where it is while nothing is added.
///
/// An array counts who looks at it, which costs more than a look at one number, and far more where
/// several threads look. It has one owner, which several threads may ask while none changes it.
@usableFromInline package struct Column<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var room: Int
  @usableFromInline var length = 0

  /// Creates an empty list that takes no memory.
  @inlinable package init() {
    base = UnsafeMutablePointer<Element>.allocate(capacity: 0)
    room = 0
  }

  /// Creates a list of so many equal values.
  @inlinable package init(repeating value: Element, count: Int) {
    base = UnsafeMutablePointer<Element>.allocate(capacity: count)
    base.initialize(repeating: value, count: count)
    (room, length) = (count, count)
  }

  deinit { base.deallocate() }

  /// The number of values.
  @inlinable package var count: Int { length }

  /// About how many bytes it takes.
  @inlinable package var footprint: Int { length * MemoryLayout<Element>.stride }

  /// One value, from 0.
  @inlinable package subscript(_ place: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: length), "no such place")
      return base[place]
    }
    @inline(__always) set {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: length), "no such place")
      base[place] = newValue
    }
  }

  /// Adds a value.
  @inlinable @inline(__always)
  package mutating func append(_ value: Element) {
    if length == room { grow(to: length + 1) }
    base[length] = value
    length += 1
  }

  /// Takes all values away that come behind the first so many, and keeps the room.
  @inlinable package mutating func cut(to count: Int) {
    precondition(count >= 0 && count <= length, "more than there are")
    length = count
  }

  /// Makes room for so many values: memory that is not used yet costs nothing on most systems, and
  /// a list that grows is in memory twice for a while.
  @inlinable package mutating func reserve(_ count: Int) {
    if count > room { move(to: count) }
  }

  @inlinable mutating func grow(to count: Int) { move(to: max(count, 2 * room, 16)) }

  @inlinable mutating func move(to newRoom: Int) {
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: newRoom)
    wider.moveInitialize(from: base, count: length)
    base.deallocate()
    (base, room) = (wider, newRoom)
  }
}

extension Column where Element: FixedWidthInteger & UnsignedInteger {
  /// Adds numbers of another list, of which each has room here.
  @inlinable @inline(__always)
  package mutating func append<Other: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ range: Range<Int>, of other: borrowing Column<Other>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.length, "no such places")
    let (start, count) = (length, range.count)
    if start + count > room { grow(to: start + count) }
    for offset in 0..<count {
      base[start + offset] = Element(truncatingIfNeeded: other.base[range.lowerBound + offset])
    }
    length = start + count
  }

  /// `true` iff some numbers are the same as others of another list.
  @inlinable @inline(__always)
  package func areEqual<Other: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ range: Range<Int>, _ others: Range<Int>, of other: borrowing Column<Other>
  ) -> Bool {
    guard range.count == others.count else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "no such places")
    precondition(others.lowerBound >= 0 && others.upperBound <= other.length, "no such places")
    // All of them, for nearly always they are equal: several are compared at once.
    var difference: UInt64 = 0
    for offset in 0..<range.count {
      difference |=
        UInt64(base[range.lowerBound + offset]) ^ UInt64(other.base[others.lowerBound + offset])
    }
    return difference == 0
  }
}

/// Where some values of a list are, one after the other.
@usableFromInline package struct Places: BitwiseCopyable, Sendable {
  @usableFromInline let start: Int
  @usableFromInline let end: Int

  /// Those from one place up to another one.
  @inlinable package init(_ range: Range<Int>) {
    (start, end) = (range.lowerBound, range.upperBound)
  }

  /// The number of places.
  @inlinable package var count: Int { end - start }

  /// The places.
  @inlinable package var range: Range<Int> { start..<end }
}
