import Language

/// What the aliases of types stand for, as far as that is a function or one name.
///
/// They go by their names: where several types have one of a name, it counts only if all of them
/// stand for the same.
struct TypeAliases: Sendable {
  /// What one stands for.
  enum Target: Equatable, Sendable {
    /// A function that returns nothing, or something.
    case function(isAction: Bool)
    case type(Name)
  }

  private var targets: [Name: Target] = [:]

  init() {}

  /// Reads the aliases of a spec.
  init(of spec: Spec) {
    var clashing: Set<Name> = []
    for source in spec.sources {
      for (name, text) in source.bytes[...].aliases {
        guard let name = source.name(from: name.startIndex, to: name.endIndex, in: spec.names)
        else { continue }
        let target = TypeAliases.target(of: text, in: source, spec.names)
        if let known = targets[name], known != target { clashing.insert(name) }
        targets[name] = target
      }
    }
    for name in clashing { targets[name] = nil }
  }

  /// What an alias stands for; nil where no more than its name is known.
  subscript(_ name: Name) -> Target? { targets[name] }

  private static func target(
    of text: ArraySlice<UInt8>, in source: Source, _ names: NameTable
  ) -> Target? {
    let isOptional = text.last == UInt8(ascii: "?") || text.last == UInt8(ascii: "!")
    let text = text.withoutBrackets
    if let result = text.behindLastArrow {
      let word = Array(result.filter { $0 != UInt8(ascii: " ") })
      return .function(isAction: word.elementsEqual("Void".utf8) || word.elementsEqual("()".utf8))
    }
    guard !isOptional, text.allSatisfy({ $0.isNamePart || $0 == UInt8(ascii: ".") }),
      let last = text.split(separator: UInt8(ascii: ".")).last
    else { return nil }
    return source.name(from: last.startIndex, to: last.endIndex, in: names).map { .type($0) }
  }
}

extension ArraySlice<UInt8> {
  /// The aliases in a text: their names, and what stands behind `=`.
  fileprivate var aliases: [(name: ArraySlice<UInt8>, text: ArraySlice<UInt8>)] {
    let word = Array("typealias ".utf8)
    var found: [(name: ArraySlice<UInt8>, text: ArraySlice<UInt8>)] = []
    var place = startIndex
    while let start = self[place...].firstIndex(of: word[0]), start + word.count < endIndex {
      place = start + 1
      guard self[start...].starts(with: word) else { continue }
      let rest = self[(start + word.count)...].drop { $0 == UInt8(ascii: " ") }
      let name = rest.prefix { $0.isNamePart }
      let behind = rest[name.endIndex...].drop { $0 == UInt8(ascii: " ") }
      // What is generic stands for more than one type.
      guard behind.first == UInt8(ascii: "=") else { continue }
      found.append((name, behind.dropFirst().typeAtStart))
      place = behind.startIndex
    }
    return found
  }

  /// A type up to the end of its line, or of the bracket that is open there.
  private var typeAtStart: ArraySlice<UInt8> {
    var depth = 0
    for place in indices {
      switch self[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return self[..<place].trimmed }
        depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: ";"):
        if depth == 0 { return self[..<place].trimmed }
      default: continue
      }
    }
    return trimmed
  }

  /// The same without `?` behind it, and without the brackets around all of it.
  fileprivate var withoutBrackets: ArraySlice<UInt8> {
    var rest = trimmed
    while rest.last == UInt8(ascii: "?") || rest.last == UInt8(ascii: "!") { rest.removeLast() }
    guard rest.first == UInt8(ascii: "("), rest.last == UInt8(ascii: ")"), rest.count > 2 else {
      return rest
    }
    var depth = 0
    for place in rest.indices.dropLast() {
      if rest[place] == UInt8(ascii: "(") { depth += 1 }
      if rest[place] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return rest }
    }
    return rest.dropFirst().dropLast().withoutBrackets
  }

  /// What stands behind the last `->` that is in no bracket; nil where there is none.
  fileprivate var behindLastArrow: ArraySlice<UInt8>? {
    var depth = 0
    var found: Int?
    for place in indices.dropLast() {
      if self[place] == UInt8(ascii: "(") || self[place] == UInt8(ascii: "[") { depth += 1 }
      if self[place] == UInt8(ascii: ")") || self[place] == UInt8(ascii: "]") { depth -= 1 }
      let isArrow = self[place] == UInt8(ascii: "-") && self[place + 1] == UInt8(ascii: ">")
      if depth == 0, isArrow { found = place + 2 }
    }
    return found.map { self[$0...] }
  }
}
