/// A brace that was forgotten, found by indentation.
struct BraceRepair {
  /// The opening brace that nothing closes.
  var opener: SourceRange
  /// Where indentation says that its closing brace belongs.
  var insertion: SourceRange

  private struct Open {
    var range: SourceRange
    var indentation: Int
  }

  /// Returns the braces that `bytes` miss, by offset of the opener; none if indentation gives no
  /// clear answer.
  static func repairs(of bytes: [UInt8]) -> [BraceRepair] {
    var lexer = Lexer(bytes)
    var open: [Open] = []
    var repairs: [BraceRepair] = []
    var lineIndentation = 0
    var lastEnd: UInt32 = 0
    while true {
      let token = lexer.next()
      let isFirst = token.flags.contains(.newlineBefore) || token.range.start == 0
      if isFirst {
        lineIndentation = Parser.indentation(bytes, at: Int(token.range.start))
        closeForgotten(
          &open, &repairs, before: token, indentation: lineIndentation, lastEnd: lastEnd, bytes)
      }
      switch token.kind {
      case .leftBrace: open.append(Open(range: token.range, indentation: lineIndentation))
      case .rightBrace:
        if open.popLast() == nil { return [] }
      case .endOfFile, .unterminatedComment:
        for left in open.reversed() {
          let place = SourceRange(lastEnd, lastEnd)
          repairs.append(BraceRepair(opener: left.range, insertion: place))
        }
        return repairs.count > 8 ? [] : repairs.sorted { $0.opener.start < $1.opener.start }
      default: break
      }
      lastEnd = token.range.end
    }
  }

  private static func closeForgotten(
    _ open: inout [Open], _ repairs: inout [BraceRepair], before token: Token, indentation: Int,
    lastEnd: UInt32, _ bytes: [UInt8]
  ) {
    let closes = token.kind == .rightBrace
    let declares = token.kind == .identifier && beginsDeclaration(token, bytes)
    guard closes || declares else { return }
    while let last = open.last,
      last.indentation > indentation || (declares && last.indentation == indentation)
    {
      // Where braces and lines do not agree at all, the parser's own word is better.
      if repairs.count > 8 { return }
      open.removeLast()
      let place = SourceRange(lastEnd, lastEnd)
      repairs.append(BraceRepair(opener: last.range, insertion: place))
    }
  }

  private static func beginsDeclaration(_ token: Token, _ bytes: [UInt8]) -> Bool {
    let text = bytes[Int(token.range.start)..<Int(token.range.end)]
    return declarations.contains { text.elementsEqual($0) }
  }

  private static let declarations: [[UInt8]] =
    ([
      .app, .screen, .container, .scenario, .struct, .class, .extension, .enum, .protocol, .func,
      .var, .let, .private, .override, .window, .scene, .state, .plist,
    ] as [Word]).map { Array($0.spelling.utf8) }
}
