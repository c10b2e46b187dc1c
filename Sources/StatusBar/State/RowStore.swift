/// Rows of numbers, one after the other, in half of the bytes as long as all numbers are small.
///
/// Rows are written behind those that are kept, and then kept, too, or written over.
struct RowStore {
  private var narrow = CellList<UInt16>()
  /// All cells, once a number is too large for the others.
  private var wide = CellList<UInt32>()
  private var isWide = false
  /// Where each row begins, and where the next one will.
  private(set) var starts: [UInt32] = [0]

  /// The number of rows that are kept.
  var count: Int { starts.count - 1 }

  /// About how many bytes it takes.
  var footprint: Int {
    narrow.footprint + wide.footprint + starts.count * MemoryLayout<UInt32>.stride
  }

  /// Makes room for rows of so many bytes at once.
  mutating func reserve(_ bytes: Int) { narrow.reserve(bytes) }

  /// One cell of all.
  subscript(_ place: Int) -> UInt32 {
    @inline(__always) get { isWide ? wide[place] : narrow[place] }
  }

  /// Where the cells of a row are.
  func cells(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  // MARK: - Writing

  /// Forgets the rows that were written and are not kept.
  mutating func forgetWritten() { end = keptEnd }

  /// Where the rows end that are kept.
  var keptEnd: Int { Int(starts[count]) }

  /// Where the next cell is written.
  private(set) var end: Int {
    get { isWide ? wide.end : narrow.end }
    set { if isWide { wide.end = newValue } else { narrow.end = newValue } }
  }

  /// Writes a cell.
  @inline(__always)
  mutating func append(_ value: UInt32) {
    if !isWide, !narrow.holds(value) {
      wide = CellList(narrow)
      narrow = CellList()
      isWide = true
    }
    if isWide { wide.append(value) } else { narrow.append(value) }
  }

  /// Writes cells that are there once more.
  @inline(__always)
  mutating func copy(_ cells: Range<Int>) {
    if isWide { wide.copy(cells) } else { narrow.copy(cells) }
  }

  /// A number that equal rows share.
  func key(of cells: Range<Int>) -> UInt64 { isWide ? wide.key(of: cells) : narrow.key(of: cells) }

  /// `true` iff a row has the same cells as one that was written.
  func isRow(_ number: Int, _ written: Range<Int>) -> Bool {
    let cells = cells(of: number)
    return isWide ? wide.areEqual(cells, written) : narrow.areEqual(cells, written)
  }

  /// Keeps a row that was written; those that were written after it stay where they are.
  mutating func keep(_ written: Range<Int>) {
    let start = keptEnd
    if written.lowerBound > start {
      if isWide { wide.move(written, to: start) } else { narrow.move(written, to: start) }
    }
    starts.append(UInt32(start + written.count))
  }

  /// The same of a row that stands elsewhere.
  static func key(of row: [UInt32]) -> UInt64 { rowKey(of: row.indices) { row[$0] } }

  /// `true` iff a row has the same cells as one that stands elsewhere.
  func isRow(_ number: Int, _ row: borrowing [UInt32]) -> Bool {
    let cells = cells(of: number)
    guard cells.count == row.count else { return false }
    for place in 0..<row.count where self[cells.lowerBound + place] != row[place] { return false }
    return true
  }
}

/// A number that equal rows share, whatever the size of their numbers is.
@inline(__always)
private func rowKey(of places: Range<Int>, _ cell: (Int) -> UInt32) -> UInt64 {
  var key: UInt64 = 0xcbf2_9ce4_8422_2325
  var place = places.lowerBound
  // Two cells at a time: what is multiplied waits for what was multiplied before.
  while place + 1 < places.upperBound {
    key = (key ^ (UInt64(cell(place)) | UInt64(cell(place + 1)) << 32)) &* 0x9E37_79B9_7F4A_7C15
    key ^= key >> 32
    place += 2
  }
  if place < places.upperBound { key = (key ^ UInt64(cell(place))) &* 0x9E37_79B9_7F4A_7C15 }
  return key
}

/// Numbers of one size, and room behind them.
private struct CellList<Cell: FixedWidthInteger & UnsignedInteger & Sendable> {
  private var cells: [Cell] = []
  /// Behind it there is room.
  var end = 0

  init() {}

  init(_ other: CellList<UInt16>) {
    for place in 0..<other.end { append(other[place]) }
  }

  var footprint: Int { cells.count * MemoryLayout<Cell>.stride }

  mutating func reserve(_ bytes: Int) {
    cells.reserveCapacity(bytes / MemoryLayout<Cell>.stride)
  }

  subscript(_ place: Int) -> UInt32 {
    @inline(__always) get { UInt32(truncatingIfNeeded: cells[place]) }
  }

  func holds(_ value: UInt32) -> Bool { value <= UInt32(truncatingIfNeeded: Cell.max) }

  private mutating func makeRoom(for count: Int) {
    if end + count <= cells.count { return }
    let more = Swift.max(count, 64, Swift.min(cells.count, 1 << 16))
    cells.append(contentsOf: repeatElement(0, count: more))
  }

  mutating func append(_ value: UInt32) {
    makeRoom(for: 1)
    cells[end] = Cell(truncatingIfNeeded: value)
    end += 1
  }

  mutating func copy(_ range: Range<Int>) {
    makeRoom(for: range.count)
    var place = end
    for source in range {
      cells[place] = cells[source]
      place += 1
    }
    end = place
  }

  /// Moves some cells down.
  mutating func move(_ range: Range<Int>, to start: Int) {
    for offset in 0..<range.count { cells[start + offset] = cells[range.lowerBound + offset] }
  }

  func key(of range: Range<Int>) -> UInt64 { rowKey(of: range) { self[$0] } }

  /// `true` iff some cells are the same as others.
  func areEqual(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    guard range.count == other.count else { return false }
    for offset in 0..<range.count
    where cells[range.lowerBound + offset] != cells[other.lowerBound + offset] {
      return false
    }
    return true
  }
}
