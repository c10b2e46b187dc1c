import Interpreter
import Language
import StatusBar

/// What makes a fact fail, so that one cause is told once, however many cells, scenarios and files
/// it has: the place that decided and what stands there, or the reasons where no place did.
package struct Cause: Hashable, Sendable {
  /// All of it, which tells it from others.
  private(set) var key = CauseKey()

  /// Creates the cause of a mismatch. A place counts by its text and where in its file it stands,
  /// so that copies of a file, and what several files include, have causes in common.
  package init(_ mismatch: Mismatch, in book: SourceBook) {
    key.bytes.reserveCapacity(160)
    add(mismatch.kind.spelling)
    add(mismatch.code.spelling)
    if let decisive = mismatch.decisive {
      add(decisive.location, in: book)
      add(decisive.text)
      // Whatever was asked: nobody knows because of that one place.
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

  private mutating func add(_ location: Location?, in book: SourceBook) {
    guard let location else { return add("") }
    let text = book.visibleText(location)
    let start = String(location.range.start)
    addLength(text.count + 1 + start.utf8.count)
    key.bytes += text
    key.bytes.append(UInt8(ascii: ":"))
    append(start)
  }

  /// Adds a part with its length, so that no two lists of parts read alike.
  private mutating func add(_ part: String) {
    addLength(part.utf8.count)
    append(part)
  }

  private mutating func addLength(_ length: Int) {
    append(String(length))
    key.bytes.append(UInt8(ascii: ":"))
  }

  private mutating func append(_ part: String) {
    var part = part
    part.withUTF8 { key.bytes.append(contentsOf: $0) }
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
    var lines: [TextBuffer]
  }

  private var entries: [Entry] = []
  private var places: [CauseKey: Int] = [:]
  /// The causes whose block was written.
  private var told: Set<Cause> = []

  var isEmpty: Bool { entries.isEmpty }

  /// `true` iff no block told of the cause; from now on one did.
  mutating func isNews(_ cause: Cause) -> Bool { told.insert(cause).inserted }

  /// Adds the line of a scenario, below its cause, by whatever tells that from others.
  mutating func add(_ line: TextBuffer, of cause: CauseKey) {
    if let place = places[cause] { return entries[place].lines.append(line) }
    places[cause] = entries.count
    entries.append(Entry(lines: [line]))
  }

  /// Writes each cause with its first scenario, and the others below it.
  func write(to text: inout TextBuffer) {
    for entry in entries {
      for (index, line) in entry.lines.enumerated() {
        if index == 1 {
          let more = SummaryText.count(entry.lines.count - 1, "more scenario")
          text.append("  the same cause in " + more + ":")
          text.newline()
        }
        if index > 0 { text.space(2) }
        text.append(line)
      }
    }
  }
}
