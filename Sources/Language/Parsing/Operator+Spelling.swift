extension Operator {
  /// The binary operator that the bytes at `range` spell.
  init(binary bytes: [UInt8], _ range: SourceRange) {
    let start = Int(range.start)
    let first = bytes[start]
    switch range.count {
    case 1: self = Operator.single(first)
    case 2:
      switch (first, bytes[start + 1]) {
      case (0x26, 0x26): self = .and
      case (0x7C, 0x7C): self = .or
      case (0x3F, 0x3F): self = .coalesce
      case (0x3D, 0x3D): self = .equal
      case (0x21, 0x3D): self = .notEqual
      case (0x3C, 0x3D): self = .lessOrEqual
      case (0x3E, 0x3D): self = .greaterOrEqual
      case (0x7E, 0x3D): self = .patternMatch
      case (0x26, 0x2B): self = .addWrapping
      case (0x26, 0x2D): self = .subtractWrapping
      case (0x26, 0x2A): self = .multiplyWrapping
      case (0x3C, 0x3C): self = .shiftLeft
      case (0x3E, 0x3E): self = .shiftRight
      default: self = .custom
      }
    case 3:
      switch (first, bytes[start + 1], bytes[start + 2]) {
      case (0x2E, 0x2E, 0x2E), (0xE2, 0x80, 0xA6): self = .closedRange
      case (0x2E, 0x2E, 0x3C): self = .halfOpenRange
      case (0x3D, 0x3D, 0x3D): self = .identical
      case (0x21, 0x3D, 0x3D): self = .notIdentical
      case (0xE2, _, _): self = .subtract
      default: self = .custom
      }
    default: self = .custom
    }
  }

  private static func single(_ byte: UInt8) -> Operator {
    switch byte {
    case "+": .add
    case "-": .subtract
    case "*": .multiply
    case "/": .divide
    case "%": .remainder
    case "<": .less
    case ">": .greater
    case "&": .bitAnd
    case "|": .bitOr
    case "^": .bitXor
    default: .custom
    }
  }

  /// The prefix operator that the bytes at `range` spell.
  init(prefix bytes: [UInt8], _ range: SourceRange) {
    if range.count == 3, bytes[Int(range.start)] == 0xE2 {
      self = bytes[Int(range.start) + 2] == 0xA6 ? .closedRange : .negate
      return
    }
    guard range.count == 1 else {
      self = .custom
      return
    }
    switch bytes[Int(range.start)] {
    case "!": self = .not
    case "-": self = .negate
    case "+": self = .plusSign
    case "~": self = .bitNot
    case "&": self = .bitAnd
    default: self = .custom
    }
  }

  /// The operator that assigns, such as `+=`; nil if the bytes at `range` spell none.
  init?(assigning bytes: [UInt8], _ range: SourceRange) {
    guard range.count >= 2, bytes[Int(range.end) - 1] == "=" else { return nil }
    let first = bytes[Int(range.start)]
    guard range.count == 2 else {
      // `&&=`, `??=`: kept. `===`, `!==` compare.
      if first == "=" || first == "!" { return nil }
      self = range.count == 3 ? Operator.assigning(first, bytes[Int(range.start) + 1]) : .custom
      return
    }
    switch first {
    case "+": self = .addAssign
    case "-": self = .subtractAssign
    case "*": self = .multiplyAssign
    case "/": self = .divideAssign
    case "%": self = .remainderAssign
    case "&": self = .bitAndAssign
    case "|": self = .bitOrAssign
    case "^": self = .bitXorAssign
    default: return nil
    }
  }

  /// The operator that assigns, by what stands before `=`.
  private static func assigning(_ first: UInt8, _ second: UInt8) -> Operator {
    switch (first, second) {
    case ("&", "+"): .addWrappingAssign
    case ("&", "-"): .subtractWrappingAssign
    case ("&", "*"): .multiplyWrappingAssign
    case ("<", "<"): .shiftLeftAssign
    case (">", ">"): .shiftRightAssign
    default: .custom
    }
  }

  /// How tightly the operator binds, from 1; Swift's order.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .patternMatch:
      3
    case .coalesce: 4
    case .closedRange, .halfOpenRange: 6
    case .add, .subtract, .addWrapping, .subtractWrapping, .bitOr, .bitXor, .custom: 7
    case .multiply, .divide, .remainder, .multiplyWrapping, .bitAnd: 8
    case .shiftLeft, .shiftRight: 9
    case .not, .negate, .plusSign, .bitNot, .assign, .addAssign, .subtractAssign, .multiplyAssign,
      .divideAssign, .remainderAssign, .addWrappingAssign, .subtractWrappingAssign,
      .multiplyWrappingAssign, .shiftLeftAssign, .shiftRightAssign, .bitAndAssign, .bitOrAssign,
      .bitXorAssign:
      10
    }
  }

  var isRightAssociative: Bool { self == .coalesce }
}
