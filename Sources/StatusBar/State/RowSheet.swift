/// Rows of worlds that may be new to a table, written beside it: each thread that writes has a
/// sheet of its own, and only reads the table.
package struct RowSheet: ~Copyable {
  private let table: WorldTable
  /// The rows that are kept come first, and so do their cells.
  private var cells = Column<UInt32>()
  private var rows = Column<Row>()
  private var keptRows = 0
  private var keptCells = 0
  /// Those of them that are not in the table.
  private var index = NumberIndex()
  /// What was fetched last: means nothing.
  private var fetched: UInt32 = 0

  /// One row.
  struct Row {
    /// Where its cells are; of one that the table has and that is kept, they are not.
    var start: Int
    let count: Int
    let key: UInt64
    /// The world of the table that it is, or may be; `none` for none.
    var number: Int

    var cells: Range<Int> { start..<start + count }

    static let none = -1
  }

  /// Creates an empty sheet beside a table.
  package init(beside table: WorldTable) { self.table = table }

  /// The number of rows.
  package var count: Int { rows.count }

  /// Takes all rows away.
  package mutating func removeAll() {
    rows.cut(to: 0)
    cells.cut(to: 0)
    (keptRows, keptCells) = (0, 0)
    index.removeAll()
  }

  /// Writes the row that a patch of a list makes of the row of a world.
  package mutating func write(_ patch: Int, of patches: borrowing PatchList, from world: Int) {
    let start = cells.count
    let former = Int(table.rows.starts[world])
    for place in patches.pieces(of: patch) {
      let piece = patches.pieces[place]
      if piece.count == 0 {
        cells.append(piece.value)
      } else {
        let first = former + Int(piece.value)
        table.rows.append(first..<first + Int(piece.count), to: &cells)
      }
    }
    let key = rowKey(of: start..<cells.count) { cells[$0] }
    rows.append(Row(start: start, count: cells.count - start, key: key, number: Row.none))
  }

  /// Looks for the rows that were written and are not kept.
  ///
  /// All at once: what is far away in memory takes as long to come for many as for one.
  package mutating func find() {
    let open = keptRows..<rows.count
    for place in open {
      let key = rows[place].key
      var slot = table.index.place(of: key)
      rows[place].number = table.index.nextNumber(of: key, from: &slot) ?? Row.none
    }
    var sum: UInt32 = 0
    for place in open where rows[place].number >= 0 {
      sum &+= table.rows[Int(table.rows.starts[rows[place].number])]
    }
    fetched = sum
    for place in open {
      let row = rows[place]
      if row.number < 0 || table.rows.isRow(row.number, row.cells, of: cells) { continue }
      rows[place].number = search(row) ?? Row.none
    }
  }

  /// Keeps a row that was looked for, and returns the place of one like it that is kept; of several
  /// the first one first.
  package mutating func keep(_ place: Int) -> Int {
    var row = rows[place]
    if row.number < 0 {
      var slot = index.place(of: row.key)
      while let known = index.nextNumber(of: row.key, from: &slot) {
        if cells.areEqual(rows[known].cells, row.cells, of: cells) { return known }
      }
      index.insert(keptRows, key: row.key)
      for offset in 0..<row.count { cells[keptCells + offset] = cells[row.start + offset] }
      row.start = keptCells
      keptCells += row.count
    }
    rows[keptRows] = row
    keptRows += 1
    return keptRows - 1
  }

  /// Forgets the rows that are not kept.
  package mutating func forgetOthers() {
    rows.cut(to: keptRows)
    cells.cut(to: keptCells)
  }

  /// Returns the number of the world of the table that a row is.
  private func search(_ row: Row) -> Int? {
    var slot = table.index.place(of: row.key)
    while let number = table.index.nextNumber(of: row.key, from: &slot) {
      if table.rows.isRow(number, row.cells, of: cells) { return number }
    }
    return nil
  }

  /// The number of the world that a row is; nil where the table had none when that was looked for,
  /// and it was not added.
  package func number(of place: Int) -> Int? {
    rows[place].number < 0 ? nil : rows[place].number
  }

  /// Adds the rows to the table that it does not have; all were looked for, and are kept.
  package mutating func insertAll() {
    for start in stride(from: 0, to: rows.count, by: RowSheet.chunk) {
      let chunk = start..<min(start + RowSheet.chunk, rows.count)
      // As where they are looked for.
      for place in chunk where rows[place].number < 0 {
        var slot = table.index.place(of: rows[place].key)
        if table.index.nextNumber(of: rows[place].key, from: &slot) != nil { fetched &+= 1 }
      }
      for place in chunk where rows[place].number < 0 {
        let row = rows[place]
        // It may have come meanwhile.
        rows[place].number = search(row) ?? table.add(row.cells, of: cells, key: row.key)
      }
    }
  }

  private static let chunk = 256

  /// The number of the part that the row that was written last has in the slot of a controller.
  package func lastPart(of id: ControllerID) -> Int {
    Int(cells[rows[rows.count - 1].start + WorldTable.Row.head + Int(id.index)])
  }
}
