/// Rows of numbers, one after the other, in half of the bytes as long as all numbers are small.
///
/// A row is written behind those that are kept, and then kept, too, or written over.
struct RowStore: ~Copyable {
  private var narrow = Column<UInt16>()
  /// All cells, once a number is too large for the others.
  private var wide = Column<UInt32>()
  private var isWide = false
  /// Where each row begins, and where the next one will.
  private(set) var starts = Column<UInt32>(repeating: 0, count: 1)

  /// The number of rows that are kept.
  var count: Int { starts.count - 1 }

  /// About how many bytes it takes.
  var footprint: Int { narrow.footprint + wide.footprint + starts.footprint }

  /// Makes room for so many rows, which are as long as the last one.
  mutating func reserve(_ rows: Int) {
    guard count > 0 else { return }
    let width = cells(of: count - 1).count
    starts.reserve(rows + 1)
    if isWide { wide.reserve(rows * width) } else { narrow.reserve(rows * width) }
  }

  /// One cell of all.
  subscript(_ place: Int) -> UInt32 {
    @inline(__always) get { isWide ? wide[place] : UInt32(narrow[place]) }
  }

  /// Where the cells of a row are.
  func cells(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  // MARK: - Writing

  /// Forgets the row that was written and is not kept.
  mutating func forgetWritten() {
    if isWide { wide.cut(to: keptEnd) } else { narrow.cut(to: keptEnd) }
  }

  /// The cells that were written and are not kept.
  var written: Range<Int> { keptEnd..<(isWide ? wide.count : narrow.count) }

  private var keptEnd: Int { Int(starts[count]) }

  /// Writes a cell.
  @inline(__always)
  mutating func append(_ value: UInt32) {
    if !isWide, value > UInt32(UInt16.max) { widen() }
    if isWide { wide.append(value) } else { narrow.append(UInt16(truncatingIfNeeded: value)) }
  }

  private mutating func widen() {
    wide.reserve(narrow.count)
    for place in 0..<narrow.count { wide.append(UInt32(narrow[place])) }
    narrow = Column()
    isWide = true
  }

  /// Keeps the row that was written.
  mutating func keepWritten() { starts.append(UInt32(written.upperBound)) }

  // MARK: - Comparing

  /// A number that equal rows share.
  func key(of cells: Range<Int>) -> UInt64 { rowKey(of: cells) { self[$0] } }

  /// `true` iff a row has the same cells as others of the store.
  func isRow(_ number: Int, _ others: Range<Int>) -> Bool {
    isWide
      ? wide.areEqual(cells(of: number), others, of: wide)
      : narrow.areEqual(cells(of: number), others, of: narrow)
  }

  /// `true` iff a row has the same cells as one that stands in a list.
  func isRow(_ number: Int, _ others: Range<Int>, of list: borrowing Column<UInt32>) -> Bool {
    isWide
      ? wide.areEqual(cells(of: number), others, of: list)
      : narrow.areEqual(cells(of: number), others, of: list)
  }

  /// Adds cells to a list.
  @inline(__always)
  func append(_ cells: Range<Int>, to list: inout Column<UInt32>) {
    if isWide { list.append(cells, of: wide) } else { list.append(cells, of: narrow) }
  }

  /// Writes cells of a list.
  mutating func append(_ cells: Range<Int>, of list: borrowing Column<UInt32>) {
    if !isWide {
      var all: UInt32 = 0
      for place in cells { all |= list[place] }
      if all <= UInt32(UInt16.max) { return narrow.append(cells, of: list) }
      widen()
    }
    wide.append(cells, of: list)
  }
}

/// A number that equal rows share, whatever the size of their numbers is.
@inline(__always)
func rowKey(of places: Range<Int>, _ cell: (Int) -> UInt32) -> UInt64 {
  var (key, other): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4)
  var place = places.lowerBound
  // Four cells at a time, on two ways: what is multiplied waits for what was multiplied before.
  while place + 3 < places.upperBound {
    key = (key ^ pair(cell(place), cell(place + 1))) &* 0x9E37_79B9_7F4A_7C15
    other = (other ^ pair(cell(place + 2), cell(place + 3))) &* 0x9E37_79B9_7F4A_7C15
    key ^= key >> 32
    other ^= other >> 32
    place += 4
  }
  while place < places.upperBound {
    key = (key ^ UInt64(cell(place))) &* 0x9E37_79B9_7F4A_7C15
    key ^= key >> 32
    place += 1
  }
  return (key ^ (other << 23 | other >> 41)) &* 0x9E37_79B9_7F4A_7C15
}

@inline(__always)
private func pair(_ low: UInt32, _ high: UInt32) -> UInt64 { UInt64(low) | UInt64(high) << 32 }
