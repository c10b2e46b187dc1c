import Reporting
import Serving
import Testing

@Suite struct FramingTests {
  private static func messages(_ bytes: [UInt8], step: Int) -> [String] {
    var reader = MessageReader()
    var found: [String] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + step)
      reader.append(Array(bytes[start..<end]))
      start = end
      while let next = reader.next() {
        switch next {
        case .message(let message): found.append(String(decoding: message.bytes, as: UTF8.self))
        case .malformed: found.append("malformed")
        case .badHeader: found.append("bad header")
        }
      }
    }
    return found
  }

  private static func framed(_ body: String, header: String? = nil) -> [UInt8] {
    Array("\(header ?? "Content-Length: \(body.utf8.count)")\r\n\r\n\(body)".utf8)
  }

  /// However the stream is cut, the messages are the same.
  @Test(arguments: [1, 2, 3, 7, 64, 4096]) func piecesMakeNoDifference(step: Int) {
    let stream =
      Self.framed("{\"a\":\"é😀\"}")
      + Self.framed("[]", header: "Content-Type: x\r\ncontent-length:2")
      + Self.framed("{", header: nil) + Self.framed("{\"b\":[1,null,true,[2]]}")
    #expect(
      Self.messages(stream, step: step)
        == ["{\"a\":\"é😀\"}", "[]", "malformed", "{\"b\":[1,null,true,[2]]}"])
  }

  /// A body that is shorter or longer than its header says costs no more than the next message.
  @Test(arguments: -3...7) func aWrongLengthIsGotOver(difference: Int) {
    let body = "{\"a\":1}"
    let wrong = Self.framed(body, header: "Content-Length: \(body.utf8.count + difference)")
    let found = Self.messages(wrong + Self.framed("{\"b\":2}") + Self.framed("{}"), step: 5)
    #expect(found.last == "{}")
    #expect(found.contains("{\"b\":2}"), "\(found)")
  }

  @Test func whatComesBehindABadHeaderIsRead() {
    let good = Self.framed("{}")
    #expect(Self.messages(Self.framed("", header: "X: 1") + good, step: 9) == ["bad header", "{}"])
    #expect(
      Self.messages(Self.framed("", header: "Content-Length: -4") + good, step: 9)
        == ["bad header", "{}"])
    let long = MessageReader.sizeLimit + 1
    let stream =
      Self.framed("", header: "Content-Length: \(long)") + [UInt8](repeating: 0x20, count: long)
      + good
    #expect(Self.messages(stream, step: 1 << 20) == ["bad header", "{}"])
    #expect(Self.messages([UInt8](repeating: 0x41, count: 9000), step: 500).contains("bad header"))
  }
}
