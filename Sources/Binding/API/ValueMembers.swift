import StatusBar

/// What a member of a value yields.
struct ValueMember {
  /// The type of what it yields, by that of what it is asked of.
  enum Yield {
    case truth, whole, text, texts
    /// A number that may not be there.
    case parsedWhole, parsedDouble
    /// The same type, or one of its elements.
    case same, element, optionalElement
    case optionalWhole, wholes
  }

  var function: ValueFunction
  var yield: Yield
  /// What follows the operands of the code: `first` in place of a number.
  var implied: Int64?

  init(_ function: ValueFunction, _ yield: Yield, implied: Int64? = nil) {
    self.function = function
    self.yield = yield
    self.implied = implied
  }
}

/// The kinds of values that have such members.
enum ValueFamily {
  case text, whole, fraction, list, set
}

extension ValueMember {
  /// Returns what a property, or a method with arguments of these labels, is of a kind of value;
  /// nil for what is not followed. A method has brackets: `first`, but `reversed()`.
  init?(_ name: String, of family: ValueFamily) {
    switch family {
    case .text: self.init(ofText: name)
    case .whole, .fraction: self.init(ofNumber: name, isWhole: family == .whole)
    case .list: self.init(ofList: name)
    case .set:
      switch name {
      case "count", "isEmpty", "contains(_:)": self.init(ofList: name)
      default: return nil
      }
    }
  }

  private init?(ofText name: String) {
    switch name {
    case "hasPrefix(_:)": self.init(.ofTexts(.hasPrefix), .truth)
    case "hasSuffix(_:)": self.init(.ofTexts(.hasSuffix), .truth)
    case "contains(_:)": self.init(.ofTexts(.contains), .truth)
    case "uppercased()": self.init(.ofText(.uppercased), .text)
    case "lowercased()": self.init(.ofText(.lowercased), .text)
    case "replacingOccurrences(of:with:)": self.init(.replaceText, .text)
    case "components(separatedBy:)": self.init(.ofTexts(.split), .texts)
    default: return nil
    }
  }

  private init?(ofNumber name: String, isWhole: Bool) {
    switch name {
    case "magnitude" where !isWhole: self.init(.ofNumber(.magnitude), .same)
    case "signum()" where isWhole: self.init(.ofNumber(.sign), .same)
    case "isMultiple(of:)" where isWhole: self.init(.isMultiple, .truth)
    case "rounded()" where !isWhole: self.init(.ofNumber(.roundedAway), .same)
    case "rounded(.up)" where !isWhole: self.init(.ofNumber(.roundedUp), .same)
    case "rounded(.down)" where !isWhole: self.init(.ofNumber(.roundedDown), .same)
    case "rounded(.towardZero)" where !isWhole: self.init(.ofNumber(.roundedToZero), .same)
    case "rounded(.toNearestOrAwayFromZero)" where !isWhole:
      self.init(.ofNumber(.roundedAway), .same)
    case "rounded(.toNearestOrEven)" where !isWhole: self.init(.ofNumber(.roundedToEven), .same)
    default: return nil
    }
  }

  private init?(ofList name: String) {
    switch name {
    case "count": self.init(.ofList(.count), .whole)
    case "endIndex": self.init(.ofList(.count), .whole)
    case "isEmpty": self.init(.ofList(.isEmpty), .truth)
    case "first": self.init(.ofList(.first), .optionalElement)
    case "last": self.init(.ofList(.last), .optionalElement)
    case "indices": self.init(.ofList(.indices), .wholes)
    case "min()": self.init(.ofList(.minimum), .optionalElement)
    case "max()": self.init(.ofList(.maximum), .optionalElement)
    case "reversed()": self.init(.ofList(.reversed), .same)
    case "sorted()": self.init(.ofList(.sorted), .same)
    case "contains(_:)": self.init(.search(.contains), .truth)
    case "firstIndex(of:)": self.init(.search(.firstIndex), .optionalWhole)
    case "lastIndex(of:)": self.init(.search(.lastIndex), .optionalWhole)
    case "joined()": self.init(.joinTexts, .text)
    case "joined(separator:)": self.init(.joinTexts, .text)
    case "dropFirst()": self.init(.part(.withoutFirst), .same, implied: 1)
    case "dropFirst(_:)": self.init(.part(.withoutFirst), .same)
    case "dropLast()": self.init(.part(.withoutLast), .same, implied: 1)
    case "dropLast(_:)": self.init(.part(.withoutLast), .same)
    case "prefix(_:)": self.init(.part(.leading), .same)
    case "suffix(_:)": self.init(.part(.trailing), .same)
    default: return nil
    }
  }
}

extension ElementQuestion {
  /// What a method asks that is handed a closure; nil for another one.
  init?(_ name: String) {
    switch name {
    case "map": self = .map
    case "compactMap": self = .compactMap
    case "filter": self = .filter
    case "contains": self = .contains
    case "allSatisfy": self = .allSatisfy
    case "first": self = .first
    case "firstIndex": self = .firstIndex
    case "count": self = .count
    default: return nil
    }
  }
}

/// What a method does to the list, the set or the text that it is called on.
struct ValueChange {
  var function: ValueFunction
  /// What the method yields of what was there before.
  var yield: ValueMember?
  /// What follows the operands of the code.
  var implied: Int64?

  init(_ function: ValueFunction, yield: ValueMember? = nil, implied: Int64? = nil) {
    self.function = function
    self.yield = yield
    self.implied = implied
  }

  /// Returns what a method with arguments of these labels does; nil for what is not followed.
  init?(_ name: String, of family: ValueFamily) {
    switch (family, name) {
    case (.text, "append(_:)"): self.init(.concatenate)
    case (.list, "append(_:)"): self.init(.change(.append))
    case (.list, "append(contentsOf:)"): self.init(.change(.appendAll))
    case (.list, "insert(_:at:)"): self.init(.change(.insert))
    case (.list, "remove(at:)"):
      self.init(.change(.remove), yield: ValueMember(.element, .element))
    case (.list, "removeFirst()"):
      self.init(.change(.remove), yield: ValueMember(.element, .element), implied: 0)
    case (.list, "removeFirst(_:)"): self.init(.part(.withoutFirst))
    case (.list, "removeLast(_:)"): self.init(.part(.withoutLast))
    case (.list, "popLast()"):
      self.init(
        .part(.withoutLast), yield: ValueMember(.ofList(.last), .optionalElement), implied: 1)
    case (.list, "swapAt(_:_:)"): self.init(.change(.swap))
    case (.list, "sort()"): self.init(.ofList(.sorted))
    case (.list, "reverse()"): self.init(.ofList(.reversed))
    case (.set, "insert(_:)"): self.init(.change(.insertOnce))
    case (.set, "remove(_:)"): self.init(.change(.removeValue))
    default: return nil
    }
  }
}
