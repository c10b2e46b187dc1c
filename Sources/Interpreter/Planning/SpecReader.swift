import Language

/// Reads what stands in one file of a spec: its text, and the values that expressions spell.
struct SpecReader {
  let spec: Spec
  var file = FileID(0)

  func at(_ range: SourceRange) -> Location { Location(file, range) }

  func text(_ range: SourceRange) -> String { spec.text(range, in: file) }

  func spelling(_ name: Name) -> String { spec.names.spelling(of: name) }

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

  /// Returns the bytes of a range of the file.
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

  /// The whole step of a label between plain quotes; nil where other words stand before it.
  func tapStep(labelled range: SourceRange) -> SourceRange? {
    let front = Diagnostic.frontOfTap
    let length = UInt32(front.utf8.count)
    guard range.start >= length else { return nil }
    let step = SourceRange(range.start - length, range.end + 1)
    return text(step).utf8.starts(with: front.utf8) ? step : nil
  }
}
