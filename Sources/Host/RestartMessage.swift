/// What a process that traps tells the one that goes on in its place: a variable of its
/// environment, made before anything traps, as a handler asks for no memory.
package struct RestartMessage: @unchecked Sendable {
  /// The variable as `NAME=VALUE`, ended by a zero.
  package let text: UnsafeMutablePointer<CChar>
  /// Where the numbers begin, and where a further name belongs.
  private let numbersAt: Int
  private let count: Int

  private static let capacity = 1 << 16
  private static let digits = 20

  /// Makes the message of a process that leaves out `trapped`; nil where that is too much.
  package init?(_ variable: String, trapped: [[UInt8]]) {
    var start = Array((variable + "=").utf8)
    numbersAt = start.count
    start += [UInt8](repeating: UInt8(ascii: "0"), count: 3 * (RestartMessage.digits + 1))
    for place in 1...3 {
      start[numbersAt + place * (RestartMessage.digits + 1) - 1] = UInt8(ascii: " ")
    }
    for name in trapped { start += Hexadecimal.digits(of: name) + [0x20] }
    guard start.count < RestartMessage.capacity else { return nil }
    count = start.count
    text = UnsafeMutablePointer<CChar>.allocate(capacity: RestartMessage.capacity)
    for (index, byte) in start.enumerated() { text[index] = CChar(bitPattern: byte) }
    text[count] = 0
  }

  /// Writes down what stands on both streams, a note, and what is left out as well: `nameCount`
  /// digits at `name`; `false` where there are none, or no room for them. Called by a handler.
  package func complete(
    output: UInt64, errors: UInt64, note: UInt64, without name: UnsafeRawPointer,
    count nameCount: Int
  ) -> Bool {
    guard nameCount > 0, count + nameCount < RestartMessage.capacity else { return false }
    write(output, at: 0)
    write(errors, at: 1)
    write(note, at: 2)
    memcpy(text + count, name, nameCount)
    text[count + nameCount] = 0
    return true
  }

  private func write(_ number: UInt64, at place: Int) {
    var rest = number
    var index = numbersAt + place * (RestartMessage.digits + 1) + RestartMessage.digits - 1
    while rest > 0 {
      text[index] = CChar(0x30 + Int8(rest % 10))
      rest /= 10
      index -= 1
    }
  }
}

/// Bytes as digits that stand in a line.
enum Hexadecimal {
  private static let signs = Array("0123456789abcdef".utf8)

  static func digits(of bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { [signs[Int($0 >> 4)], signs[Int($0 & 15)]] }
  }

  static func bytes(_ digits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: digits.count - 1, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
    }
  }
}

extension Restart {
  /// The digits by which a handler hands on a name.
  package static func digits(of name: [UInt8]) -> [UInt8] { Hexadecimal.digits(of: name) }
}
