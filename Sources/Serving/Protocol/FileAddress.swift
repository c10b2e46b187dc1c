/// Addresses of files as editors write them, and the paths that they stand for.
enum FileAddress {
  /// Returns the path of a `file:` address; any other address is its own name.
  static func name(of address: String) -> String {
    let bytes = Array(address.utf8)
    let scheme = Array("file://".utf8)
    guard bytes.starts(with: scheme) else { return address }
    var path: [UInt8] = []
    // A host in front of the path is this machine.
    var index = bytes[scheme.count...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        path.append(byte)
        index += 3
      } else {
        path.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// Returns the address of a path.
  static func address(of name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "/") else { return name }
    var address = "file://"
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    for byte in name.utf8 {
      if isPlain(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%"
        address.unicodeScalars.append(digits[Int(byte >> 4)])
        address.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
    return address
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "+"),
      UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ","):
      true
    default: false
    }
  }
}
