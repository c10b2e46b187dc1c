/// What Swift's library makes of values. What it makes of an unknown one is unknown; where it ends
/// the app, the app ends.
extension Questions {
  func apply(_ function: ValueFunction, _ operands: [Value], at id: FormulaID) -> Value {
    switch function {
    case .list: return list(operands)
    case .set: return list(distinct(operands))
    case .ofList(let function): return answer(function, operands, at: id)
    case .search(let search): return position(search, operands, at: id)
    case .part(let part): return cut(part, operands, at: id)
    case .element: return element(operands, at: id)
    case .change(let change): return changed(change, operands, at: id)
    case .hasSameElements: return hasSameElements(operands, at: id)
    case .describe, .concatenate, .ofText, .ofTexts, .replaceText, .joinTexts, .ofNumber,
      .isMultiple, .range, .stride:
      break
    }
    if let input = doubt(in: operands) { return .unknown(input) }
    let known: Value? =
      switch function {
      case .describe(let type): described(type, operands)
      case .concatenate: concatenated(operands)
      case .ofText(let function): texts(function, operands)
      case .ofTexts(let relation): texts(relation, operands)
      case .replaceText: replaced(operands)
      case .joinTexts: joined(operands)
      case .ofNumber(let function): numbers(function, operands)
      case .isMultiple: isMultiple(operands)
      case .range(let isClosed): range(isClosed: isClosed, operands, at: id)
      case .stride(let isClosed): stride(isClosed: isClosed, operands, at: id)
      case .list, .set, .ofList, .search, .part, .element, .change, .hasSameElements: nil
      }
    return known ?? .unknown(InputID(after: id))
  }

  /// The value of a list.
  func list(_ elements: [Value]) -> Value { .list(program.made.list(of: elements)) }

  /// The elements of a list; nil for anything else.
  func elements(of value: Value) -> [Value]? {
    if case .list(let id) = value { program.made[id] } else { nil }
  }

  /// The first unknown of several values.
  func doubt(in values: [Value]) -> InputID? {
    for value in values {
      if let input = value.doubt { return input }
    }
    return nil
  }

  /// What an element of two lists depends on, so that it is unknown whether they are equal.
  func doubt(inListsOf a: Value, _ b: Value) -> InputID? {
    guard let x = elements(of: a), let y = elements(of: b), x.count == y.count else { return nil }
    let differs = zip(x, y).contains { !$0.isUnknown && !$1.isUnknown && $0 != $1 }
    return differs ? nil : doubt(in: x) ?? doubt(in: y)
  }

  /// The values of a list, each where it stands first.
  func distinct(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { $0.isUnknown || seen.insert($0).inserted }
  }

  // MARK: - Numbers

  private func numbers(_ function: NumberFunction, _ operands: [Value]) -> Value? {
    guard let first = operands.first else { return nil }
    if let whole = first.whole {
      switch function {
      case .sign: return Value(whole: whole.signum())
      case .magnitude: return whole == Int64.min ? nil : Value(whole: abs(whole))
      case .roundedAway, .roundedUp, .roundedDown, .roundedToZero, .roundedToEven: return first
      }
    }
    guard case .number(let number) = first else { return nil }
    switch function {
    case .sign: return nil
    case .magnitude: return .number(number.magnitude)
    case .roundedAway: return .number(number.rounded(.toNearestOrAwayFromZero))
    case .roundedUp: return .number(number.rounded(.up))
    case .roundedDown: return .number(number.rounded(.down))
    case .roundedToZero: return .number(number.rounded(.towardZero))
    case .roundedToEven: return .number(number.rounded(.toNearestOrEven))
    }
  }

  private func isMultiple(_ operands: [Value]) -> Value? {
    guard operands.count == 2, let x = operands[0].whole, let y = operands[1].whole else {
      return nil
    }
    if y == 0 { return .bool(x == 0) }
    return .bool(y == -1 || x % y == 0)
  }

  // MARK: - Ranges

  /// The numbers from one to another; the app ends where they do not go up. A long range is not
  /// followed.
  private func range(isClosed: Bool, _ operands: [Value], at id: FormulaID) -> Value? {
    guard operands.count > 1, let low = operands[0].whole, let high = operands[1].whole else {
      return nil
    }
    if low > high { return end(at: id) }
    let (length, overflows) = high.subtractingReportingOverflow(low)
    guard !overflows, length < MadeValues.limit else { return nil }
    return list((0..<(isClosed ? length + 1 : length)).map { Value(whole: low + $0) })
  }

  private func stride(isClosed: Bool, _ operands: [Value], at id: FormulaID) -> Value? {
    guard operands.count > 2, let low = operands[0].whole, let high = operands[1].whole,
      let step = operands[2].whole
    else { return nil }
    if step == 0 { return end(at: id) }
    var (numbers, next): ([Value], Int64) = ([], low)
    while step > 0 ? next < high : next > high {
      guard numbers.count < MadeValues.limit else { return nil }
      numbers.append(Value(whole: next))
      let (sum, overflows) = next.addingReportingOverflow(step)
      if overflows { return list(numbers) }
      next = sum
    }
    if isClosed, next == high { numbers.append(Value(whole: next)) }
    return list(numbers)
  }
}
