/// Reads binary property lists: a table of offsets to objects that name others by their numbers.
///
/// An object may name itself, or be named a thousand times by each of a thousand: depth and the
/// number of values are bounded.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsetSize: Int
  private let count: Int
  private let table: Int
  private var notes = NoteList()
  /// How many more values are made.
  private var budget = 200_000

  static func read(_ bytes: [UInt8]) -> Reading<PropertyValue?> {
    guard var list = BinaryPropertyList(bytes) else {
      let note = ReadingNote(line: 0, reason: "its table of objects is damaged")
      return Reading(nil, notes: [note])
    }
    let top = Int(truncatingIfNeeded: number(bytes, at: bytes.count - 16, size: 8) ?? 0)
    let value = list.value(top, depth: 0)
    return Reading(value, notes: list.notes.notes)
  }

  /// Reads the trailer: 32 bytes at the end that say how large numbers are.
  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = BinaryPropertyList.number(bytes, at: trailer + 8, size: 8),
      let table = BinaryPropertyList.number(bytes, at: trailer + 24, size: 8),
      count <= UInt64(bytes.count), table < UInt64(trailer)
    else { return nil }
    self.count = Int(count)
    self.table = Int(table)
  }

  /// Returns a number of so many bytes, the highest first; nil outside of the file.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> UInt64? {
    guard offset >= 0, size <= 8, offset <= bytes.count - size else { return nil }
    return bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func offset(of object: Int) -> Int? {
    guard object >= 0, object < count,
      let offset = BinaryPropertyList.number(
        bytes, at: table + object * offsetSize, size: offsetSize),
      offset < UInt64(table)
    else { return nil }
    return Int(offset)
  }

  private mutating func value(_ object: Int, depth: Int) -> PropertyValue? {
    guard depth < ReadingLimit.depth, budget > 0 else {
      notes.add("its objects name one another without an end", line: 0)
      return nil
    }
    budget -= 1
    guard let offset = offset(of: object) else {
      notes.add("an object is missing", line: 0)
      return nil
    }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: return marker == 0x08 ? .boolean(false) : marker == 0x09 ? .boolean(true) : .other
    case 0x1:
      let size = 1 << Int(marker & 0xF)
      guard size <= 8, let number = BinaryPropertyList.number(bytes, at: offset + 1, size: size)
      else { return .other }
      return .integer(Int(truncatingIfNeeded: Int64(bitPattern: number)))
    case 0x5, 0x7: return text(at: offset, isWide: false)
    case 0x6: return text(at: offset, isWide: true)
    case 0xA, 0xC: return list(at: offset, depth)
    case 0xD: return dictionary(at: offset, depth)
    default: return .other
    }
  }

  /// Returns the number of elements behind a marker, and where they begin.
  private func extent(at offset: Int) -> (start: Int, count: Int)? {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (offset + 1, short) }
    guard offset + 1 < bytes.count else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard let count = BinaryPropertyList.number(bytes, at: offset + 2, size: min(size, 9)),
      count <= UInt64(bytes.count)
    else { return nil }
    return (offset + 2 + size, Int(count))
  }

  private mutating func text(at offset: Int, isWide: Bool) -> PropertyValue {
    guard let (start, count) = extent(at: offset) else { return .other }
    let size = isWide ? count * 2 : count
    guard start <= bytes.count - size else {
      notes.add("a string is cut off", line: 0)
      return .other
    }
    let raw = bytes[start..<(start + size)]
    guard isWide else { return .string(String(decoding: raw, as: UTF8.self)) }
    let units = stride(from: start, to: start + size, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return .string(String(decoding: units, as: UTF16.self))
  }

  private func references(at start: Int, _ count: Int) -> [Int] {
    (0..<count).compactMap { index in
      BinaryPropertyList.number(bytes, at: start + index * referenceSize, size: referenceSize)
        .flatMap { Int(exactly: $0) }
    }
  }

  private mutating func list(at offset: Int, _ depth: Int) -> PropertyValue {
    guard let (start, count) = extent(at: offset) else { return .other }
    var values: [PropertyValue] = []
    for reference in references(at: start, min(count, budget)) {
      if let value = value(reference, depth: depth + 1) { values.append(value) }
    }
    return .array(values)
  }

  private mutating func dictionary(at offset: Int, _ depth: Int) -> PropertyValue {
    guard let (start, count) = extent(at: offset) else { return .other }
    let all = references(at: start, min(count, budget) * 2)
    guard all.count == min(count, budget) * 2, count <= budget else {
      notes.add("a dictionary is cut off", line: 0)
      return .other
    }
    var values: [String: PropertyValue] = [:]
    for index in 0..<count {
      guard case .string(let key)? = value(all[index], depth: depth + 1) else { continue }
      if let value = value(all[count + index], depth: depth + 1) { values[key] = value }
    }
    return .dictionary(values)
  }
}
