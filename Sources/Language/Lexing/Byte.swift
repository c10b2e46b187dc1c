/// `true` iff `byte` is the ASCII code of `scalar`.
@inline(__always)
func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) == scalar.value }

/// `true` iff `byte` is not the ASCII code of `scalar`.
@inline(__always)
func != (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) != scalar.value }

/// Matches a byte in a `switch` against an ASCII character.
@inline(__always)
func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == scalar.value }

extension UInt8 {
  /// `true` iff a name may start with this byte, as far as one byte of ASCII tells.
  @inline(__always)
  var isNameStart: Bool { (self | 0x20) &- 0x61 < 26 || self == 0x5F }

  /// `true` iff a name may go on with this byte, as far as one byte of ASCII tells.
  @inline(__always)
  var isNamePart: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F }

  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }

  /// `true` iff Swift has it in operators: `/ = - + ! * % < > & | ^ ~ ?`.
  @inline(__always)
  var isOperator: Bool {
    switch self {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }

  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// Lower case, for ASCII letters.
  @inline(__always)
  var folded: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
