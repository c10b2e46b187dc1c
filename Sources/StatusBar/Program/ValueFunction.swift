/// A function of Swift's library that makes a value of others and changes nothing. The first
/// operand is what it is called on. Texts are compared and counted as Swift does.
package enum ValueFunction: Hashable, Sendable {
  /// `String(count)`, and a value inside a text.
  case describe(DescribedValue)
  /// All operands, one after the other.
  case concatenate
  case ofText(TextFunction)
  case ofTexts(TextRelation)
  /// `replacingOccurrences(of:with:)`
  case replaceText
  /// `joined(separator:)`
  case joinTexts
  case ofNumber(NumberFunction)
  case isMultiple
  /// Its operands are the elements.
  case list
  /// The same with each value once.
  case set
  /// The whole numbers from one to another.
  case range(isClosed: Bool)
  /// `stride(from:to:by:)`, or `through:`
  case stride(isClosed: Bool)
  case ofList(ListFunction)
  case search(ListSearch)
  case part(ListPart)
  /// `list[index]`
  case element
  /// What a list is after a change.
  case change(ListChange)
  /// `true` iff two sets are equal.
  case hasSameElements
}

extension ValueFunction {
  /// `true` iff it ends the app where a list has no such element, or a range no such end.
  package var mayEnd: Bool {
    switch self {
    case .element, .change, .part, .range, .stride: true
    case .describe, .concatenate, .ofText, .ofTexts, .replaceText, .joinTexts, .ofNumber,
      .isMultiple, .list, .set, .ofList, .search, .hasSameElements:
      false
    }
  }
}

/// What is shown as a text, by its type.
package enum DescribedValue: UInt8, Hashable, Sendable {
  case whole, double, float, truth, enumCase
}

/// What a text yields by itself.
package enum TextFunction: UInt8, Hashable, Sendable {
  case uppercased, lowercased, characters, whole, double
}

/// What a text and another one yield.
package enum TextRelation: UInt8, Hashable, Sendable {
  case hasPrefix, hasSuffix, contains, split
}

/// What a number yields.
package enum NumberFunction: UInt8, Hashable, Sendable {
  case sign, magnitude, roundedAway, roundedUp, roundedDown, roundedToZero, roundedToEven
}

/// What a list yields by itself.
package enum ListFunction: UInt8, Hashable, Sendable {
  case count, isEmpty, first, last, minimum, maximum, reversed, sorted, indices, distinct
}

/// Where a value stands in a list.
package enum ListSearch: UInt8, Hashable, Sendable {
  case contains, firstIndex, lastIndex
}

/// Some elements of a list, counted from an end of it.
package enum ListPart: UInt8, Hashable, Sendable {
  case withoutFirst, withoutLast, leading, trailing
}

/// A change of a list, or of a set.
package enum ListChange: UInt8, Hashable, Sendable {
  /// With a value: `append`, and for sets `insert` and `remove`.
  case append, insertOnce, removeValue
  /// `append(contentsOf:)`
  case appendAll
  /// `insert(value, at: index)`
  case insert
  /// `list[index] = value`
  case replace
  /// `remove(at: index)`
  case remove
  /// `swapAt(first, second)`
  case swap
}

/// What a closure is asked for of each element of a list.
package enum ElementQuestion: UInt8, Hashable, Sendable {
  case map, compactMap, filter, reject, contains, allSatisfy, first, firstIndex, count
}
