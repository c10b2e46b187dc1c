import Host
import Interpreter

/// Which scenarios did not hold when they last ran, for `--last-failed`: what one run writes down
/// in a folder of the user's and the next one reads.
package struct FailureNotes: Sendable {
  /// The names of the scenarios of each file.
  private var scenarios: [[UInt8]: Names] = [:]
  /// Files that could not be read, or were not valid: whatever is in them.
  private var files: Set<[UInt8]> = []

  /// Most files that are noted are not those that run now: their lines are kept as they were read.
  private enum Names: Sendable {
    case lines(ArraySlice<UInt8>)
    case names(Set<[UInt8]>)
    /// As the run came by them, perhaps more than once.
    case list([[UInt8]])

    var set: Set<[UInt8]> {
      switch self {
      case .names(let names): names
      case .list(let names): Set(names)
      case .lines(let lines):
        Set(
          lines.split(separator: 0x0A).compactMap { line in
            line.firstIndex(of: 0x09).map { FailureNotes.unescaped(line[($0 + 1)...]) }
          })
      }
    }
  }

  package init() {}

  package var isEmpty: Bool { scenarios.isEmpty && files.isEmpty }

  /// `true` iff something of a file did not hold.
  package func mention(file: [UInt8]) -> Bool {
    files.contains(file) || scenarios[file] != nil
  }

  /// The scenarios of a file that did not hold; nil where that is known of the whole only.
  package func names(of file: [UInt8]) -> Set<[UInt8]>? {
    files.contains(file) ? nil : scenarios[file]?.set ?? []
  }

  // MARK: - Writing down

  mutating func note(file: [UInt8], isBroken: Bool) {
    if isBroken { files.insert(file) } else { files.remove(file) }
  }

  mutating func note(_ name: [UInt8], of file: [UInt8], fails: Bool) {
    // Taken out, so that the set is changed where it lies.
    var names = scenarios.removeValue(forKey: file)?.set ?? []
    if fails { names.insert(name) } else { names.remove(name) }
    if !names.isEmpty { scenarios[file] = .names(names) }
  }

  /// Notes those names of a file and forgets all others.
  mutating func set(_ names: [[UInt8]], of file: [UInt8]) {
    scenarios[file] = names.isEmpty ? nil : .list(names)
  }

  // MARK: - As text

  /// The first line; notes of another kind are not understood.
  private static let title = "sbar: what failed last, 1"

  /// A line for each: the file, a tab and the name; no name for a file as a whole.
  package var bytes: [UInt8] {
    var blocks = files.map { (file: FailureNotes.escaped($0), lines: [UInt8]()) }
    for (file, names) in scenarios {
      blocks.append((FailureNotes.escaped(file), FailureNotes.lines(of: names, file)))
    }
    blocks.sort {
      $0.file == $1.file
        ? $0.lines.count < $1.lines.count : $0.file.lexicographicallyPrecedes($1.file)
    }
    // Each start in the folder reads it: of very many, files alone are noted, which run as a whole.
    let isLong = blocks.reduce(0) { $0 + $1.lines.count } > FailureNotes.sizeLimit
    var bytes = Array(FailureNotes.title.utf8) + [0x0A]
    for block in blocks {
      bytes += block.lines.isEmpty || isLong ? block.file + [0x0A] : block.lines
    }
    return bytes
  }

  /// The most bytes that the names of scenarios may take.
  package static let sizeLimit = 1 << 17

  /// As the bytes of two lines are ordered; all but the last few of the names of a suite are alike,
  /// and are passed over eight at a time.
  private static func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        let count = min(a.count, b.count)
        var place = 0
        while place + 8 <= count,
          a.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            == b.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        { place += 8 }
        while place < count, a[place] == b[place] { place += 1 }
        return place < count ? a[place] < b[place] : a.count < b.count
      }
    }
  }

  private static func lines(of names: Names, _ file: [UInt8]) -> [UInt8] {
    switch names {
    case .lines(let lines): Array(lines)
    case .names(let names): self.lines(of: Array(names), file)
    // What stands in the order of a suite is nearly sorted.
    case .list(let names): self.lines(of: names, file)
    }
  }

  /// Each name once.
  private static func lines(of names: [[UInt8]], _ file: [UInt8]) -> [UInt8] {
    let start = escaped(file) + [0x09]
    let sorted = names.map { escaped($0) }.sorted(by: FailureNotes.precedes)
    var lines: [UInt8] = []
    for (index, name) in sorted.enumerated() where index == 0 || name != sorted[index - 1] {
      lines += start
      lines += name
      lines.append(0x0A)
    }
    return lines
  }

  /// Reads what `bytes` wrote; what cannot be read is left out.
  package init(_ bytes: [UInt8]) {
    let title = Array(FailureNotes.title.utf8) + [0x0A]
    guard bytes.starts(with: title) else { return }
    // What failed in one file stands together.
    var block = bytes[title.count..<title.count]
    var name: ArraySlice<UInt8> = []
    while block.endIndex < bytes.endIndex {
      let start = block.endIndex
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      let line = bytes[start..<end]
      let file = line.firstIndex(of: 0x09).map { line[..<$0] }
      if let file, file == name {
        block = bytes[block.startIndex..<end]
        continue
      }
      keep(block, of: name)
      block = line
      name = file ?? []
      if file == nil {
        let name = FailureNotes.unescaped(line.last == 0x0A ? line.dropLast() : line)
        if !name.isEmpty { files.insert(name) }
        block = bytes[end..<end]
      }
    }
    keep(block, of: name)
  }

  private mutating func keep(_ block: ArraySlice<UInt8>, of name: ArraySlice<UInt8>) {
    guard !block.isEmpty else { return }
    let file = FailureNotes.unescaped(name)
    if let known = scenarios[file]?.set {
      scenarios[file] = .names(known.union(Names.lines(block).set))
    } else if block.last == 0x0A {
      scenarios[file] = .lines(block)
    } else {
      // Its last line was torn off.
      scenarios[file] = .names(Names.lines(block).set)
    }
  }

  /// Control characters and `%` as `%1B`, so that a line is a line.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    // Most names are their own.
    guard bytes.contains(where: needsEscape) else { return bytes }
    let digits = Array("0123456789ABCDEF".utf8)
    var escaped: [UInt8] = []
    for byte in bytes {
      if needsEscape(byte) {
        escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        escaped.append(byte)
      }
    }
    return escaped
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return Array(bytes) }
    var plain: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        plain.append(byte)
        index += 3
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return plain
  }
}

extension FailureNotes {
  /// By which notes know the file that messages call `name`: by its path from `folder`, the one
  /// that the run works in.
  package static func key(_ name: String, in folder: String) -> [UInt8] {
    let path = Path(name).simplified.bytes
    let prefix = Array(folder.utf8) + [UInt8(ascii: "/")]
    return path.starts(with: prefix) ? Array(path.dropFirst(prefix.count)) : path
  }
}
