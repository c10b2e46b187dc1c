import Interpreter
import Language
import StatusBar
import Wording

/// What makes a fact fail, so that one cause is told once, however many cells, scenarios and files
/// it has: the place that decided and what stands there, or the reasons where no place did.
package struct Cause: Hashable, Sendable {
  /// All of it, which tells it from others.
  private(set) var key = CauseKey()

  /// Creates the cause of a mismatch. A place counts by its text and where in its file it stands,
  /// so that copies of a file, and what several files include, have causes in common.
  package init(_ mismatch: borrowing FindingWords, in book: borrowing SourceBook) {
    key.bytes.reserveCapacity(160)
    add(mismatch.kind.spelling)
    add(mismatch.code.spelling)
    if let decisive = mismatch.decisive {
      add(decisive.location, in: book)
      add(decisive.text)
      // Whatever was asked: it is unknown because of that one place.
      if mismatch.kind != .undecided {
        add(mismatch.expected)
        add(mismatch.essence)
      }
    } else if !mismatch.reasons.isEmpty && mismatch.kind == .failed {
      add(mismatch.expected)
      add(mismatch.essence)
      for reason in mismatch.reasons {
        add(reason.rule.spelling)
        add(reason.text)
        add(reason.location, in: book)
      }
    } else if mismatch.code == .restsOnAssumptions {
      for assumption in mismatch.assumptions {
        add(assumption.sentence)
        add(assumption.location, in: book)
      }
    } else {
      add(mismatch.location, in: book)
      add(mismatch.title)
    }
  }

  private mutating func add(_ location: Location?, in book: borrowing SourceBook) {
    guard let location else { return add("") }
    var text: [UInt8] = []
    text.reserveCapacity(min(location.range.count, 160) + 16)
    book.write(location, to: &text)
    text.append(UInt8(ascii: ":"))
    text.append(decimal: Int(location.range.start))
    addLength(text.count)
    key.bytes += text
  }

  /// Adds a part with its length, so that no two lists of parts read alike.
  private mutating func add(_ part: String) {
    addLength(part.utf8.count)
    var part = part
    part.withUTF8 { key.bytes.append(contentsOf: $0) }
  }

  private mutating func addLength(_ length: Int) {
    key.bytes.append(decimal: length)
    key.bytes.append(UInt8(ascii: ":"))
  }
}

extension Cause {
  /// A short name, the same in every run.
  var name: String { Fingerprints.hash(key.bytes, FNV.start) }
}

/// What tells one cause from another, as bytes, for one is made of each failure; a list of them
/// would be hashed one by one.
struct CauseKey: Hashable, Sendable {
  var bytes: [UInt8] = []

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// The scenarios that failed, by the cause of what is worst in each, for the list at the end.
struct CauseList: Sendable {
  private struct Entry {
    /// `true` iff a block was written.
    var isTold = false
    /// The lines of its scenarios, by their places among all bytes.
    var lines: [Range<Int>] = []
  }

  /// The lines of all scenarios, as they came.
  private var text = TextBuffer()
  private var entries: [Entry] = []
  private var numbers: [CauseKey: Int] = [:]
  /// Those that have lines, in the order of their first.
  private var order: [Int] = []

  var isEmpty: Bool { order.isEmpty }

  /// The number of a cause, by whatever tells it from others.
  mutating func number(of cause: CauseKey) -> Int {
    if let number = numbers[cause] { return number }
    numbers[cause] = entries.count
    entries.append(Entry())
    return entries.count - 1
  }

  /// `true` iff no block told of a cause; from now on one did.
  mutating func isNews(_ number: Int) -> Bool {
    defer { entries[number].isTold = true }
    return !entries[number].isTold
  }

  /// Adds the line of a scenario, which `write` writes, below its cause.
  mutating func add(to number: Int, _ write: (inout TextBuffer) -> Void) {
    let start = text.bytes.count
    write(&text)
    if entries[number].lines.isEmpty { order.append(number) }
    entries[number].lines.append(start..<text.bytes.count)
  }

  /// Writes each cause with its first scenario, and the others below it, `limit` scenarios at most;
  /// 0 writes all. Nothing where only one scenario failed: its block stands above.
  func write(limit: Int, to report: inout TextBuffer) {
    let count = order.reduce(0) { $0 + entries[$1].lines.count }
    guard count > 1 else { return }
    report.append("failures again:")
    report.newline()
    var left = limit == 0 ? count : limit
    for number in order where left > 0 {
      write(entries[number].lines.prefix(left), of: entries[number].lines.count, to: &report)
      left -= entries[number].lines.count
    }
    if limit > 0, count > limit {
      report.append("… and " + SummaryText.count(count - limit, "more scenario"))
      report.append("; --max-errors 0 shows all")
      report.newline()
    }
    report.newline()
  }

  private func write(
    _ lines: ArraySlice<Range<Int>>, of count: Int, to report: inout TextBuffer
  ) {
    for (index, line) in lines.enumerated() {
      if index == 1 {
        let more = SummaryText.count(count - 1, "more scenario")
        report.append("  the same cause in " + more + ":")
        report.newline()
      }
      if index > 0 { report.space(2) }
      report.append(text.bytes[line])
    }
  }
}
