/// The words in the brackets behind a name, as text: nothing there needs a meaning.
struct GivenWords {
  /// In order; `isLabel` says that a colon follows, and nothing else is open around it.
  private var words: [(bytes: [UInt8], isLabel: Bool, hasColon: Bool)] = []
  /// What stands behind each label, up to the next comma.
  private var values: [(label: [UInt8], text: [UInt8])] = []
  /// `true` iff the bracket that closes was found.
  private(set) var isWhole = false

  /// Reads up to the bracket that closes, or to the end of a text that begins in no bracket.
  init(_ text: some Collection<UInt8>) {
    var depth = 0
    var word: [UInt8] = []
    for byte in text {
      if depth == 1, byte == UInt8(ascii: ",") { values.append(([], [])) }
      if byte.isNamePart {
        word.append(byte)
        keep(byte)
        continue
      }
      if !word.isEmpty {
        let hasColon = byte == UInt8(ascii: ":")
        let isLabel = hasColon && depth == 1
        words.append((word, isLabel, hasColon))
        if isLabel { values.append((word, [])) }
        word = []
        if isLabel { continue }
      }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) {
        depth -= 1
        if depth == 0 {
          isWhole = true
          return
        }
      }
      keep(byte)
    }
    if !word.isEmpty { words.append((word, false, false)) }
  }

  private mutating func keep(_ byte: UInt8) {
    if !values.isEmpty { values[values.count - 1].text.append(byte) }
  }

  func has(label: StaticString) -> Bool {
    words.contains { $0.isLabel && $0.bytes.elementsEqual(label.bytes) }
  }

  /// What is given behind a label; nil where there is none.
  func value(label: StaticString) -> [UInt8]? {
    values.first { $0.label.elementsEqual(label.bytes) }?.text
  }

  /// `true` iff a word is one of those, and no label.
  func hasWord(of others: [StaticString]) -> Bool {
    words.contains { word in
      !word.hasColon && others.contains { $0.bytes.elementsEqual(word.bytes) }
    }
  }

  /// `true` iff a word holds that, in any case of its letters.
  func hasWord(containing part: StaticString) -> Bool {
    words.contains { word in
      !word.isLabel
        && word.bytes.indices.contains { start in
          let rest = word.bytes[start...].prefix(part.bytes.count)
          return rest.elementsEqual(part.bytes) { $0 | 0x20 == $1 | 0x20 }
        }
    }
  }

  /// The words, each as often as it stands there.
  var all: [[UInt8]] { words.map { $0.bytes } }
}

extension StaticString {
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
