import Language
import StatusBar

extension Expression {
  /// The names of `a.b.c`, or nil for anything else.
  var path: [LocatedName]? {
    var names: [LocatedName] = []
    return addPath(to: &names, length: 1) ? names : nil
  }

  /// Adds the names of a path of which `length` are known so far; `false` iff it is none.
  private func addPath(to names: inout [LocatedName], length: Int) -> Bool {
    switch kind {
    case .name(let name), .instance(let name, _):
      names.reserveCapacity(length)
      names.append(LocatedName(name, range))
      return true
    case .member(let base, let member):
      guard base.addPath(to: &names, length: length + 1) else { return false }
      names.append(member)
      return true
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return elements[0].value.addPath(to: &names, length: length)
    default: return false
    }
  }

  /// The number behind the first name of a path: that of `Photo#2.isFull`.
  var ordinal: SourceRange? {
    switch kind {
    case .instance(_, let ordinal): ordinal
    case .member(let base, _): base.ordinal
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].value.ordinal
    default: nil
    }
  }

  /// The name of `name` or `.name`, or nil for anything else.
  var word: Name? {
    switch kind {
    case .name(let name), .implicitMember(let name): name
    default: nil
    }
  }

  /// The expression without brackets around it.
  var unwrapped: Expression {
    if case .tuple(let elements) = kind, elements.count == 1, elements[0].label == nil {
      return elements[0].value.unwrapped
    }
    return self
  }
}

/// Returns the number that the UTF-8 bytes spell, with a sign, `_` and a fraction, or nil.
func parseNumber(_ text: some Sequence<UInt8>) -> Double? {
  var whole = 0.0
  var scale = 0.0
  var isNegative = false
  var hasDigit = false
  var isAtStart = true
  for byte in text {
    switch byte {
    case UInt8(ascii: "-") where isAtStart: isNegative = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      hasDigit = true
      whole = whole * 10 + Double(byte - UInt8(ascii: "0"))
      scale *= 10
    case UInt8(ascii: ".") where scale == 0: scale = 1
    case UInt8(ascii: "_"): break
    default: return nil
    }
    isAtStart = false
  }
  guard hasDigit else { return nil }
  let value = scale > 1 ? whole / scale : whole
  return isNegative ? -value : value
}

extension Planner {
  /// Returns the number of a literal with any signs before it, or nil.
  func number(_ expression: Expression) -> Double? {
    let expression = expression.unwrapped
    switch expression.kind {
    case .number: return parseNumber(bytes(expression.range))
    case .prefix(.negate, let operand): return number(operand).map { -$0 }
    case .prefix(.plusSign, let operand): return number(operand)
    case .binary(let left, let sign, _, let right):
      guard let left = number(left), let right = number(right) else { return nil }
      switch sign {
      case .add: return left + right
      case .subtract: return left - right
      case .multiply: return left * right
      case .divide: return right == 0 ? nil : left / right
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns seconds.
  func seconds(_ span: TimeSpan) -> Double? {
    parseNumber(bytes(span.number)).map { span.isMilliseconds ? $0 / 1000 : $0 }
  }

  /// Returns the bytes of a range of the file at work.
  func bytes(_ range: SourceRange) -> ArraySlice<UInt8> {
    guard let source = spec.source(file), Int(range.end) <= source.bytes.count else { return [] }
    return source.bytes[Int(range.start)..<Int(range.end)]
  }

  /// Returns the text of a string without interpolations, escapes not resolved, or nil.
  func string(_ expression: Expression) -> SourceRange? {
    let inner = expression.unwrapped
    guard case .string(let string) = inner.kind else { return nil }
    let parts = string.parts(at: inner.range)
    switch parts.count {
    case 0: return expression.range.atStart
    case 1: if case .text(let range) = parts[0] { return range } else { return nil }
    default: return nil
    }
  }

  /// `YES`, `NO`, `true`, `false`, `on`, `off`.
  func boolean(_ expression: Expression) -> Bool? {
    if case .boolean(let value) = expression.unwrapped.kind { return value }
    guard let name = expression.unwrapped.word else { return nil }
    switch spelling(name) {
    case "YES", "on": return true
    case "NO", "off": return false
    default: return nil
    }
  }

  /// The values of a list, or the value itself.
  func elements(_ expression: Expression) -> [Expression] {
    if case .array(let elements) = expression.kind { elements } else { [expression] }
  }
}
