/// Returns a text as part of an address: letters and digits stay, most other bytes become `%2F` and
/// the like.
package func percentEncoded(_ text: String) -> String {
  var encoded = ""
  let digits = Array("0123456789ABCDEF".unicodeScalars)
  for byte in text.utf8 {
    if isPlainInAddress(byte) {
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      encoded += "%"
      encoded.unicodeScalars.append(digits[Int(byte >> 4)])
      encoded.unicodeScalars.append(digits[Int(byte & 15)])
    }
  }
  return encoded
}

private func isPlainInAddress(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "+"),
    UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ","):
    true
  default: false
  }
}
