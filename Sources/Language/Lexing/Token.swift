/// A piece of a source: what it is, how it stands among its neighbours, and where; twelve bytes.
package struct Token: Hashable, Sendable {
  package var kind: TokenKind
  package var flags: Flags
  package var range: SourceRange

  package init(_ kind: TokenKind, _ flags: Flags, _ range: SourceRange) {
    self.kind = kind
    self.flags = flags
    self.range = range
  }

  /// What the bytes around or in a token tell.
  package struct Flags: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // Written out: the tests run without optimization, where the protocol's own takes many times as
    // long, and each token, node and mark is asked.
    package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// A line ends between the token before and this one.
    package static let newlineBefore = Flags(rawValue: 1)
    /// White space or a comment stands before, or the file begins.
    package static let spaceBefore = Flags(rawValue: 2)
    /// An operator follows an operand without white space, as Swift has it.
    package static let leftBound = Flags(rawValue: 4)
    /// An operator touches the operand behind it, as Swift has it.
    package static let rightBound = Flags(rawValue: 8)
    /// A name in back-ticks.
    package static let quoted = Flags(rawValue: 16)
    /// A string with `\(…)` in it.
    package static let interpolated = Flags(rawValue: 32)
    /// A string in quotes that are not Swift's, or a look-alike of an operator.
    package static let foreign = Flags(rawValue: 64)
  }
}

/// The kinds of token; malformed input is a kind, so lexing cannot fail.
package enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  case identifier  // also Swift's keywords and our words
  case dollarName  // $isHidden, $0
  case number  // 47, 16.10, 0x1F, 1e3
  case string  // with its quotes
  case regex  // #/…/#
  case directive  // #available, #selector
  case directiveIf, directiveElseif, directiveElse, directiveEndif
  case oper  // any operator but the two below
  case equal, arrow
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, period, at, hash, backslash
  case unterminatedString, unterminatedComment
  /// A byte or a character that starts no token.
  case invalid

  /// For messages, in back-ticks where it is a fixed text.
  package var spelling: String {
    switch self {
    case .endOfFile: "the end of the file"
    case .identifier: "a name"
    case .dollarName: "a name with `$`"
    case .number: "a number"
    case .string, .unterminatedString: "a string"
    case .regex: "a regular expression"
    case .directive: "a `#` directive"
    case .directiveIf: "`#if`"
    case .directiveElseif: "`#elseif`"
    case .directiveElse: "`#else`"
    case .directiveEndif: "`#endif`"
    case .oper: "an operator"
    case .equal: "`=`"
    case .arrow: "`->`"
    case .leftParen: "`(`"
    case .rightParen: "`)`"
    case .leftBracket: "`[`"
    case .rightBracket: "`]`"
    case .leftBrace: "`{`"
    case .rightBrace: "`}`"
    case .comma: "`,`"
    case .colon: "`:`"
    case .semicolon: "`;`"
    case .period: "`.`"
    case .at: "`@`"
    case .hash: "`#`"
    case .backslash: "`\\`"
    case .unterminatedComment: "a comment"
    case .invalid: "a character that means nothing here"
    }
  }
}
