import Language

// Most changes lie within one declaration, and nothing else need be read again.
extension Spec {
  /// The spec with edits, of which each lies within one declaration of an app or a type: that is
  /// read again, from behind all of its file, so that every other place is where it was. Nil where
  /// an edit lies elsewhere, or where what becomes of a declaration is not one.
  func splicing(_ edits: [Fix.Edit]) -> Spec? {
    var changed = self
    changed.diagnostics = []
    for (index, source) in sources.enumerated() {
      let own = edits.filter { $0.location.file == source.file }
      if own.isEmpty { continue }
      guard let place = scripts[index].items.firstIndex(where: { $0.holds(own) }),
        let range = scripts[index].items[place].range, source.standsAlone(range)
      else { return nil }
      let edited = source.applying(own)
      let growth = edited.bytes.count - source.bytes.count
      let declaration = SourceRange(range.start, UInt32(Int(range.end) + growth))
      changed.sources[index] = source.appending(declaration, of: edited, inPlaceOf: range)
      let blank = SourceRange(0, UInt32(source.bytes.count))
      let alone = source.appending(declaration, of: edited, inPlaceOf: blank)
      let parsed = parse(alone, names: &changed.names)
      guard parsed.script.items.count == 1 else { return nil }
      changed.scripts[index].items[place] = parsed.script.items[0]
      changed.scripts[index].head = nil
      changed.diagnostics += parsed.diagnostics
    }
    return changed
  }
}

extension Item {
  /// Where an app or a type stands.
  fileprivate var range: SourceRange? {
    switch self {
    case .app(let app): app.range
    case .type(let type): type.range
    case .include, .importModule, .scenario, .exploration, .member, .unread: nil
    }
  }

  /// `true` iff all edits lie within it.
  fileprivate func holds(_ edits: [Fix.Edit]) -> Bool {
    guard let range else { return false }
    return edits.allSatisfy { edit in
      edit.location.range.start > range.start && edit.location.range.end < range.end
    }
  }
}

extension Source {
  /// `true` iff nothing but the end of another declaration stands before one, so that it has no
  /// attribute and no comment that lies without its range.
  fileprivate func standsAlone(_ range: SourceRange) -> Bool {
    let before = bytes[..<Int(range.start)].last { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }
    return before == nil || before == UInt8(ascii: "}")
  }

  /// The same with blanks where some of it was, and a part of another text behind its end.
  fileprivate func appending(
    _ part: SourceRange, of edited: Source, inPlaceOf range: SourceRange
  ) -> Source {
    let text = edited.bytes[Int(part.start)..<Int(part.end)]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(self.bytes.count + text.count + 1)
    bytes += self.bytes[..<Int(range.start)]
    bytes += repeatElement(0x20, count: range.count)
    bytes += self.bytes[Int(range.end)...]
    bytes.append(0x0A)
    let start = UInt32(bytes.count)
    bytes += text
    var changed = Source(file: file, name: name, bytes: bytes)
    changed.distinctNames = distinctNames.moved { offset in
      range.start <= offset && offset < range.end ? nil : offset
    }
    let appended = edited.distinctNames.moved { offset in
      part.start <= offset && offset < part.end ? offset - part.start + start : nil
    }
    changed.distinctNames.add(appended)
    return changed
  }
}
