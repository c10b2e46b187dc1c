import Language
import StatusBar

/// What closures do that properties of a name hold, as far as the text of the spec tells: those
/// that are assigned to one, or handed to it by its label.
struct HeldActions {
  private let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// `true` iff a property of the name holds a closure, and one of these may concern the bar: it
  /// changes a property of the app, shows a screen, or calls what does.
  func mayConcernBar(_ name: Name) -> Bool {
    let holds = resolver.declarations.types.contains { info in
      info.variables[name].map { resolver.holdsAction($0) } ?? false
    }
    guard holds else { return false }
    let spelling = Array(resolver.names.bytes(of: name))
    return resolver.spec.sources.contains { source in
      mayConcernBar(source.bytes[...], given: spelling)
    }
  }

  private func mayConcernBar(_ text: ArraySlice<UInt8>, given name: [UInt8]) -> Bool {
    var seen: TableSet<Name> = Table()
    var rest = text
    while let start = place(of: name, in: rest) {
      rest = rest[(start + name.count)...]
      let isWhole =
        !(start > text.startIndex && text[start - 1].isNamePart)
        && rest.first.map { !$0.isNamePart } ?? true
      guard isWhole else { continue }
      let behind = rest.drop { $0 == UInt8(ascii: " ") }
      guard let sign = behind.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") else {
        continue
      }
      let value = behind.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      if value.first == UInt8(ascii: "{") {
        if acts(value.block, &seen) { return true }
      } else if sign == UInt8(ascii: "="), value.first != UInt8(ascii: "="),
        !value.starts(with: "nil".utf8)
      {
        // A function, or a closure that came from elsewhere.
        return true
      }
    }
    return false
  }

  private func place(of name: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0] == name.first && text[$0...].starts(with: name) }
  }

  private func acts(_ text: ArraySlice<UInt8>, _ seen: inout TableSet<Name>) -> Bool {
    let (resolver, names) = (resolver, resolver.names)
    var acts = false
    text.forEachChange(in: names, calls: true) { name, start in
      let matters =
        resolver.declarations.declaresMember(name) || BarMember.assigned(name.word) != nil
      if matters, !text.isDeclared(at: start) { acts = true }
    }
    if acts { return true }
    var called: [Name] = []
    let bytes = Array(text)
    bytes[...].forEachName { start, end in
      guard let name = names.name(bytes, from: start, to: end) else { return }
      if BarMember.called(name.word) != nil { acts = true }
      called.append(name)
    }
    if acts { return true }
    for name in called where seen.insert(name) {
      let functions =
        (resolver.declarations.functions[name] ?? [])
        + resolver.declarations.types.flatMap { $0.functions[name] ?? [] }
      for function in functions {
        guard let body = function.declaration.body, let first = body.first, let last = body.last
        else { continue }
        let text = resolver.bytes(first.range.union(last.range), in: function.file)[...]
        if self.acts(text, &seen) { return true }
      }
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// The text from a brace up to the one that closes it.
  fileprivate var block: Self {
    var depth = 0
    for place in indices {
      if self[place] == UInt8(ascii: "{") { depth += 1 }
      if self[place] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return self[startIndex...place] }
    }
    return self
  }
}
