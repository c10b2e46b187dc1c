/// The pages of codes and rules: the files below `Pages`, packed into the binary as one text.
///
/// The script `.ci/pack` writes `packed`: a line for each file with its size in bytes and its path,
/// an empty line, and then the files themselves in that order.
package enum Book {
  /// Returns the text of a file below `Pages`, such as `Rules/U1.sbar`; nil where there is none.
  package static func text(of path: String) -> String? {
    file(at: path).map { string(in: $0) }
  }

  /// Returns the page of a file below `Pages`, such as `Rules/U1.md`; nil where there is none.
  package static func page(at path: String) -> Page? {
    file(at: path).map { Page(bytes: $0) }
  }

  /// The paths of all files below `Pages`, in the order of their bytes.
  package static var paths: [String] { files.map { string(in: $0.path) } }

  // MARK: - Files

  /// Where the path of a file, and its text, are in the packed text.
  private struct File {
    var path: Range<Int>
    var text: Range<Int>
  }

  /// By their paths; it is read once, and nothing else before a page is asked for.
  private static let files: [File] = {
    var lines = Lines(in: 0..<bytes.count)
    var files: [File] = []
    var sizes: [Int] = []
    while let line = lines.next() {
      guard let entry = entry(in: line) else { break }
      files.append(File(path: entry.path, text: 0..<0))
      sizes.append(entry.size)
    }
    var start = lines.start
    for index in files.indices {
      files[index].text = start..<start + sizes[index]
      start += sizes[index]
    }
    return files
  }()

  /// Reads a size, a blank and a path; nil for any other line.
  private static func entry(in line: Range<Int>) -> (size: Int, path: Range<Int>)? {
    var place = line.lowerBound
    var size = 0
    while place < line.upperBound, isDigit(bytes[place]) {
      size = size * 10 + Int(bytes[place] - UInt8(ascii: "0"))
      place += 1
    }
    guard place < line.upperBound, bytes[place] == space else { return nil }
    return (size, place + 1..<line.upperBound)
  }

  private static func file(at path: String) -> Range<Int>? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      let found = files[middle]
      if equals(found.path, path) { return found.text }
      if bytes[found.path].lexicographicallyPrecedes(path.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  // MARK: - Bytes

  static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: packed.utf8Start, count: packed.utf8CodeUnitCount)
  }

  static func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  static func equals(_ range: Range<Int>, _ text: String) -> Bool {
    range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
  }

  /// `true` iff the bytes of the range begin with the text.
  static func begins(_ range: Range<Int>, with text: String) -> Bool {
    let bytes = bytes
    var place = range.lowerBound
    for byte in text.utf8 {
      guard place < range.upperBound, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  static let space = UInt8(ascii: " ")

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

/// The lines of a part of the packed text, without what ends them.
struct Lines {
  /// Where the next line starts.
  private(set) var start: Int
  private let end: Int

  init(in range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Range<Int>? {
    guard start < end else { return nil }
    let bytes = Book.bytes
    var place = start
    while place < end, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    defer { start = place + 1 }
    return start..<place
  }
}
