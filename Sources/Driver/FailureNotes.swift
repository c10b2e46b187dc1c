import Host
import Interpreter

/// Which scenarios did not hold when they last ran, for `--last-failed`: what one run writes down
/// in a folder of the user's and the next one reads.
package struct FailureNotes: Hashable, Sendable {
  /// The names of the scenarios of each file, as bytes.
  private var scenarios: [[UInt8]: Set<[UInt8]>] = [:]
  /// Files that could not be read, or were not valid: whatever is in them.
  private var files: Set<[UInt8]> = []

  package init() {}

  package var isEmpty: Bool { scenarios.isEmpty && files.isEmpty }

  /// `true` iff something of a file did not hold.
  package func mention(file: [UInt8]) -> Bool {
    files.contains(file) || scenarios[file] != nil
  }

  /// `true` iff a scenario did not hold, or nobody knows.
  package func mention(_ name: ArraySlice<UInt8>, of file: [UInt8]) -> Bool {
    files.contains(file) || scenarios[file]?.contains(Array(name)) == true
  }

  // MARK: - Writing down

  mutating func note(file: [UInt8], isBroken: Bool) {
    if isBroken { files.insert(file) } else { files.remove(file) }
  }

  mutating func note(_ name: [UInt8], of file: [UInt8], fails: Bool) {
    if fails {
      scenarios[file, default: []].insert(name)
    } else if scenarios[file]?.remove(name) != nil, scenarios[file]?.isEmpty == true {
      scenarios[file] = nil
    }
  }

  /// Forgets what was known of a file.
  mutating func forgetScenarios(of file: [UInt8]) { scenarios[file] = nil }

  // MARK: - As text

  /// The first line; notes of another kind are not understood.
  private static let title = "sbar: what failed last, 1"

  /// A line for each: the file, a tab and the name; no name for a file as a whole.
  package var bytes: [UInt8] {
    var lines = files.map { FailureNotes.escaped($0) }
    for (file, names) in scenarios {
      lines += names.map { FailureNotes.escaped(file) + [0x09] + FailureNotes.escaped($0) }
    }
    lines.sort { $0.lexicographicallyPrecedes($1) }
    return Array(([Array(FailureNotes.title.utf8)] + lines).joined(separator: [0x0A])) + [0x0A]
  }

  /// Reads what `bytes` wrote; what cannot be read is left out.
  package init(_ bytes: [UInt8]) {
    let title = Array(FailureNotes.title.utf8) + [0x0A]
    guard bytes.starts(with: title) else { return }
    var rest = bytes[title.count...]
    // What failed in one file stands together: its name is read once.
    var name: ArraySlice<UInt8> = []
    var names: Set<[UInt8]> = []
    func keep(_ notes: inout FailureNotes) {
      if !names.isEmpty {
        notes.scenarios[FailureNotes.unescaped(name), default: []].formUnion(names)
      }
      names = []
    }
    while !rest.isEmpty {
      let line = rest[..<(rest.firstIndex(of: 0x0A) ?? rest.endIndex)]
      rest = rest[line.endIndex...].dropFirst()
      guard let tab = line.firstIndex(of: 0x09) else {
        if !line.isEmpty { files.insert(FailureNotes.unescaped(line)) }
        continue
      }
      if line[..<tab] != name { keep(&self) }
      name = line[..<tab]
      names.insert(FailureNotes.unescaped(line[(tab + 1)...]))
    }
    keep(&self)
  }

  /// Control characters and `%` as `%1B`, so that a line is a line.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var escaped: [UInt8] = []
    for byte in bytes {
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
        escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        escaped.append(byte)
      }
    }
    return escaped
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
