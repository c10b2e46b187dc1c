/// One line of source as it is printed: whole, or cut around what matters in it.
struct FittedLine {
  /// The printable form, with an ellipsis where something is cut off.
  private(set) var bytes: [UInt8] = []
  private let visible: VisibleText
  /// Where the line begins, if it is shown as it is, a cell for each byte: most lines are.
  private var plainStart: Int?
  /// The cells of the uncut line that are shown.
  private var shown: Range<Int>
  /// The cells that the ellipsis in front takes.
  private var shift = 0

  /// Fits `source[line]` into `width` cells so that `focus` is seen.
  ///
  /// - Complexity: O(width), however long the line is.
  init(
    _ source: [UInt8], _ line: Range<Int>, around focus: Range<Int>, width: Int, ellipsis: String
  ) {
    let isPlain =
      line.count <= width
      && source.withUnsafeBufferPointer { source in
        isPrintableASCII(UnsafeBufferPointer(rebasing: source[line]))
      }
    if isPlain {
      visible = VisibleText([], 0..<0)
      plainStart = line.lowerBound
      shown = 0..<line.count
      bytes += source[line]
      return
    }
    let near = FittedLine.window(source, line, around: focus.lowerBound, reach: 4 * width)
    visible = VisibleText(source, near)
    shown = 0..<visible.width
    let isCut = near != line || visible.width > width
    if isCut { shown = FittedLine.choose(visible, focus, width: width - 2) }
    let first = visible.units.firstIndex { $0.cell >= shown.lowerBound } ?? 0
    let last = visible.units.lastIndex { $0.cell <= shown.upperBound } ?? first
    let cutsFront = first > 0 || near.lowerBound > line.lowerBound
    let cutsBack = last < visible.units.count - 1 || near.upperBound < line.upperBound
    shown = visible.units[first].cell..<max(visible.units[first].cell, visible.units[last].cell)
    if cutsFront {
      bytes += Array(ellipsis.utf8)
      shift = ellipsis.unicodeScalars.count
    }
    bytes += visible.bytes[visible.units[first].rendered..<visible.units[last].rendered]
    if cutsBack { bytes += Array(ellipsis.utf8) }
  }

  /// Returns the cells, from the left, over which `range` is drawn; one at least.
  func cells(of range: Range<Int>) -> Range<Int> {
    if let plainStart {
      let start = min(max(range.lowerBound - plainStart, 0), shown.upperBound)
      let end = min(max(range.upperBound - plainStart, 0), shown.upperBound)
      return start..<max(end, start + 1)
    }
    let start = clamp(visible.units[visible.unitIndex(at: range.lowerBound)].cell)
    var endIndex = visible.unitIndex(at: range.upperBound)
    if visible.units[endIndex].source < range.upperBound, endIndex + 1 < visible.units.count {
      endIndex += 1
    }
    let end = max(clamp(visible.units[endIndex].cell), start + 1)
    return start + shift..<end + shift
  }

  private func clamp(_ cell: Int) -> Int {
    min(max(cell, shown.lowerBound), shown.upperBound) - shown.lowerBound
  }

  /// The part of a very long line that can matter, cut at whole scalars.
  private static func window(
    _ source: [UInt8], _ line: Range<Int>, around focus: Int, reach: Int
  ) -> Range<Int> {
    if line.count <= 2 * reach { return line }
    var start = max(line.lowerBound, focus - reach)
    var end = min(line.upperBound, focus + reach)
    while start > line.lowerBound, source[start] & 0xC0 == 0x80, focus - start < reach + 4 {
      start -= 1
    }
    while end < line.upperBound, source[end] & 0xC0 == 0x80, end - focus < reach + 4 { end += 1 }
    return start..<end
  }

  /// The cells to show: from the start if the focus lies in front, else around it.
  private static func choose(
    _ visible: VisibleText, _ focus: Range<Int>, width: Int
  ) -> Range<Int> {
    let start = visible.units[visible.unitIndex(at: focus.lowerBound)].cell
    if start < width * 2 / 3 { return 0..<min(width, visible.width) }
    let end = min(visible.width, max(start - width / 3, 0) + width)
    return max(0, end - width)..<end
  }
}
