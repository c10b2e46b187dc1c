import Editing

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

  /// Returns the path of a folder, without the slash that some write at its end.
  static func folder(of address: String) -> String {
    let name = name(of: address)
    return name.utf8.count > 1 && name.utf8.last == UInt8(ascii: "/")
      ? String(decoding: name.utf8.dropLast(), as: UTF8.self) : name
  }

  /// Returns the address of a path.
  static func address(of name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "/") else { return name }
    return "file://" + percentEncoded(name)
  }
}
