import Language

/// Whether the `deinit` of a class concerns the bar: code that runs when no one can say when, but
/// that mostly takes observers away and cancels what is under way.
struct QuietEnds {
  private let declarations: Declarations
  private let spec: Spec
  /// What has been looked at for one `deinit`, so that functions which call one another end.
  private var seen: Set<Visit> = []

  /// A function that is called, of the object that goes or of another one.
  private struct Visit: Hashable {
    var place: Location
    var isOwn: Bool
  }

  private static let depthLimit = 4
  /// What tells others, who may do anything then.
  private static let telling: Set<String> = ["post", "send", "onNext", "accept", "perform"]

  init(_ declarations: Declarations, _ spec: Spec) {
    self.declarations = declarations
    self.spec = spec
  }

  /// `true` iff the class has no `deinit`, or one that changes no more than properties of the
  /// object that goes, and does nothing that leads to the bar.
  mutating func endsQuietly(_ type: Int) -> Bool {
    guard let last = declarations[type].deinitializer else { return true }
    seen = []
    return isQuiet(last, of: type, depth: 0)
  }

  private mutating func isQuiet(_ function: LocatedFunction, of type: Int?, depth: Int) -> Bool {
    let range = function.declaration.range
    guard depth < QuietEnds.depthLimit, let source = spec.source(function.file) else {
      return false
    }
    let visit = Visit(place: Location(function.file, range), isOwn: type != nil)
    guard seen.insert(visit).inserted else { return true }
    let text = source.bytes[Int(range.start)..<Int(range.end)]
    var isQuiet = true
    var called: [Name] = []
    text.forEachName { start, end in
      guard let name = declarations.names.name(source.bytes, from: start, to: end) else { return }
      if let word = name.word, Vocabulary.methods.contains(word) { isQuiet = false }
      if text[end...].isCall, start != Int(function.declaration.name.range.start) {
        called.append(name)
        if QuietEnds.telling.contains(declarations.names.spelling(of: name)) { isQuiet = false }
      }
    }
    text.forEachChange(in: declarations.names) { name, place in
      let isOfBar = name.word.map { Vocabulary.members.contains($0) } ?? false
      let isOwn = isOwn(name, type) && !text.isOfOther(at: place)
      if isOfBar || !isOwn, !text.isDeclared(at: place) { isQuiet = false }
    }
    guard isQuiet else { return false }
    for name in called where !areQuiet(calls: name, by: type, depth: depth) { return false }
    return true
  }

  /// `true` iff a name is a stored property of the object that goes, which nothing observes.
  private func isOwn(_ name: Name, _ type: Int?) -> Bool {
    guard let type else { return false }
    return declarations.lineage(of: type).contains { index in
      let info = declarations[index]
      guard let variable = info.variables[name]?.declaration, !variable.isStatic else {
        return false
      }
      return variable.getter == nil && variable.setter == nil && !info.observed.contains(name)
    }
  }

  /// `true` iff all that a call by a name can mean is quiet: functions of the app, or of Apple's.
  private mutating func areQuiet(calls name: Name, by type: Int?, depth: Int) -> Bool {
    // A closure that something holds may do anything.
    let isHeld = declarations.types.contains { $0.variables[name] != nil }
    if isHeld || declarations.variables[name] != nil { return false }
    let lineage = type.map { declarations.lineage(of: $0) } ?? []
    for (index, info) in declarations.types.enumerated() {
      let own = lineage.contains(index) || info.keyword == .protocol ? type : nil
      for function in info.functions[name] ?? []
      where function.declaration.body != nil && !isQuiet(function, of: own, depth: depth + 1) {
        return false
      }
    }
    for function in declarations.functions[name] ?? []
    where !isQuiet(function, of: nil, depth: depth + 1) {
      return false
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// `true` iff what stands at a place is a member of something else than `self`.
  fileprivate func isOfOther(at place: Int) -> Bool {
    let before = self[..<place]
    guard before.last == UInt8(ascii: ".") else { return false }
    let word = before.dropLast().reversed().drop { $0 == UInt8(ascii: "?") }
      .prefix { $0.isNamePart }
    return !word.reversed().elementsEqual("self".utf8)
  }

  /// `true` iff what stands before it is called: `stop()`, `end?()`.
  fileprivate var isCall: Bool {
    let rest = drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
    return rest.first == UInt8(ascii: "(")
  }
}
