/// What Swift's library makes of lists and sets.
extension Questions {
  // MARK: - What is in a list

  func answer(_ function: ListFunction, _ operands: [Value], at id: FormulaID) -> Value {
    guard let elements = operands.first.flatMap({ self.elements(of: $0) }) else {
      return unread(operands, at: id)
    }
    switch function {
    case .count: return Value(whole: Int64(elements.count))
    case .isEmpty: return .bool(elements.isEmpty)
    case .first: return elements.first ?? .none
    case .last: return elements.last ?? .none
    case .reversed: return list(elements.reversed())
    case .indices: return list(elements.indices.map { Value(whole: Int64($0)) })
    case .distinct:
      return doubt(in: elements).map { .unknown($0) } ?? list(distinct(elements))
    case .minimum, .maximum, .sorted: break
    }
    guard let sorted = sorted(elements) else { return unread(elements, at: id) }
    switch function {
    case .minimum: return sorted.first ?? .none
    case .maximum: return sorted.last ?? .none
    case .sorted, .count, .isEmpty, .first, .last, .reversed, .indices, .distinct:
      return list(sorted)
    }
  }

  /// What comes of operands that are not read: what one of them depends on.
  private func unread(_ operands: [Value], at id: FormulaID) -> Value {
    .unknown(doubt(in: operands) ?? InputID(after: id))
  }

  func element(_ operands: [Value], at id: FormulaID) -> Value {
    guard operands.count > 1, let elements = elements(of: operands[0]),
      let index = operands[1].whole
    else { return unread(operands, at: id) }
    return index >= 0 && index < elements.count ? elements[Int(index)] : end(at: id)
  }

  func hasSameElements(_ operands: [Value], at id: FormulaID) -> Value {
    guard operands.count > 1, let elements = elements(of: operands[0]),
      let others = self.elements(of: operands[1]), doubt(in: elements + others) == nil
    else { return unread(operands, at: id) }
    return .bool(Set(elements) == Set(others))
  }

  func position(_ search: ListSearch, _ operands: [Value], at id: FormulaID) -> Value {
    guard operands.count > 1, let elements = elements(of: operands[0]) else {
      return unread(operands, at: id)
    }
    let value = operands[1]
    var open: InputID?
    let indices = Array(elements.indices)
    for index in search == .lastIndex ? indices.reversed() : indices {
      let element = elements[index]
      if let input = value.doubt ?? element.doubt ?? doubt(inListsOf: value, element) {
        open = open ?? input
      } else if element == value {
        switch search {
        case .contains: return .bool(true)
        // One before it may be the value as well.
        case .firstIndex, .lastIndex:
          return open.map { .unknown($0) } ?? Value(whole: Int64(index))
        }
      }
    }
    if let open { return .unknown(open) }
    return search == .contains ? .bool(false) : .none
  }

  /// The elements in order; nil where something orders them that is not known.
  private func sorted(_ elements: [Value]) -> [Value]? {
    guard doubt(in: elements) == nil else { return nil }
    if let first = elements.first, elements.contains(where: { isLess(first, $0) == nil }) {
      return nil
    }
    return elements.sorted { isLess($0, $1) ?? false }
  }

  private func isLess(_ a: Value, _ b: Value) -> Bool? {
    if case .number(let x) = a, case .number(let y) = b { return x < y }
    return order(.less, a, b).map { $0 == .bool(true) }
  }

  // MARK: - What is made of a list

  func cut(_ part: ListPart, _ operands: [Value], at id: FormulaID) -> Value {
    guard operands.count > 1, let elements = elements(of: operands[0]),
      let number = operands[1].whole.flatMap({ Int(exactly: $0) })
    else { return unread(operands, at: id) }
    if number < 0 { return end(at: id) }
    switch part {
    case .withoutFirst: return list(Array(elements.dropFirst(number)))
    case .withoutLast: return list(Array(elements.dropLast(number)))
    case .leading: return list(Array(elements.prefix(number)))
    case .trailing: return list(Array(elements.suffix(number)))
    }
  }

  /// What a list is after a change; the app ends where there is no such place in it.
  func changed(_ change: ListChange, _ operands: [Value], at id: FormulaID) -> Value {
    guard operands.count > 1, var elements = elements(of: operands[0]) else {
      return unread(operands, at: id)
    }
    let value = operands[1]
    let place = (operands.count > 2 ? operands[2] : value).whole.flatMap { Int(exactly: $0) }
    switch change {
    case .append: elements.append(value)
    case .appendAll:
      guard let others = self.elements(of: value) else { return unread(operands, at: id) }
      elements += others
    case .insertOnce, .removeValue:
      guard !value.isUnknown, doubt(in: elements) == nil else {
        return unread([value] + elements, at: id)
      }
      elements.removeAll { change == .removeValue && $0 == value }
      if change == .insertOnce, !elements.contains(value) { elements.append(value) }
    case .insert, .replace, .remove, .swap:
      guard let place else { return unread([operands.last ?? .none], at: id) }
      let last = change == .insert ? elements.count : elements.count - 1
      guard place >= 0, place <= last else { return end(at: id) }
      switch change {
      case .insert: elements.insert(value, at: place)
      case .replace: elements[place] = value
      case .swap:
        guard let other = value.whole.flatMap({ Int(exactly: $0) }) else {
          return unread([value], at: id)
        }
        guard elements.indices.contains(other) else { return end(at: id) }
        elements.swapAt(place, other)
      case .remove, .append, .appendAll, .insertOnce, .removeValue: elements.remove(at: place)
      }
    }
    return elements.count > MadeValues.limit ? .unknown(InputID(after: id)) : list(elements)
  }

  // MARK: - Closures

  /// What a closure says of each element, put together as the member does it that calls it.
  func ask(
    _ question: ElementQuestion, of list: Value, _ parameter: ElementID, _ body: FormulaID,
    at id: FormulaID, _ context: Context
  ) -> Value {
    guard let elements = elements(of: list) else { return unread([list], at: id) }
    trace.elements.append(Trace.Element(parameter: parameter, value: .none))
    let place = trace.elements.count - 1
    trace.loops += 1
    defer {
      trace.elements.removeLast(trace.elements.count - place)
      trace.loops -= 1
    }
    var found: [Value] = []
    for (index, element) in elements.enumerated() {
      trace.elements[place].value = element
      let answer = evaluate(body, context)
      switch question {
      case .map: found.append(answer)
      case .compactMap:
        if case .unknown = answer { return answer }
        if answer != .none { found.append(answer) }
      case .filter, .reject, .contains, .allSatisfy, .first, .firstIndex, .count:
        guard case .bool(let truth) = answer else { return unread([answer], at: id) }
        // What ends the search, or else leaves the element out.
        guard truth != (question == .reject || question == .allSatisfy) else { continue }
        switch question {
        case .contains: return .bool(true)
        case .allSatisfy: return .bool(false)
        case .first: return element
        case .firstIndex: return Value(whole: Int64(index))
        case .filter, .reject, .count, .map, .compactMap: found.append(element)
        }
      }
    }
    switch question {
    case .map, .compactMap, .filter, .reject: return self.list(found)
    case .count: return Value(whole: Int64(found.count))
    case .contains: return .bool(false)
    case .allSatisfy: return .bool(true)
    case .first, .firstIndex: return .none
    }
  }

  /// What a closure makes of a first value and the elements, one after the other.
  func reduce(
    _ list: Value, _ first: Value, _ parameters: (sum: ElementID, element: ElementID),
    _ body: FormulaID, at id: FormulaID, _ context: Context
  ) -> Value {
    guard let elements = elements(of: list) else { return unread([list], at: id) }
    let place = trace.elements.count
    trace.loops += 1
    defer {
      trace.elements.removeLast(trace.elements.count - place)
      trace.loops -= 1
    }
    var result = first
    for element in elements {
      trace.elements.removeLast(trace.elements.count - place)
      trace.elements += [
        Trace.Element(parameter: parameters.sum, value: result),
        Trace.Element(parameter: parameters.element, value: element),
      ]
      result = evaluate(body, context)
      if result.doubt?.end != nil { return result }
    }
    return result
  }
}
