import Language

// Flags that are set together, of which one is set back and the other is not.
extension MendFinder {
  /// Code that opens something and hides the bar for it in one block has to bring the bar back with
  /// what is opened: where it is told that it went, or where its own flag is set back.
  mutating func findPartners() {
    for flag in shape.changes where flag.value?.truth != nil {
      guard let reset = reset(of: flag) else { continue }
      let statement = flag.isAnimated ? Code.animated(reset) : reset
      for partner in shape.changes where areTogether(flag, partner) {
        returnOnDismissal(flag, partner, statement)
        returnBeside(flag, partner, statement)
      }
    }
  }

  /// `true` iff two flags get their values in one block, a statement of which is each.
  private func areTogether(_ a: MendShape.Change, _ b: MendShape.Change) -> Bool {
    guard a.owner == b.owner, a.range != b.range, b.value?.truth != nil,
      name(a) != name(b)
    else { return false }
    let (first, last) = a.range.start < b.range.start ? (a.range, b.range) : (b.range, a.range)
    guard first.end <= last.start else { return false }
    let between = text(SourceRange(first.end, last.start), a.owner)
    return !between.utf8.contains(UInt8(ascii: "{")) && !between.utf8.contains(UInt8(ascii: "}"))
  }

  private func name(_ change: MendShape.Change) -> String {
    text(change.target.range, change.owner)
  }

  /// `.sheet(isPresented: $isOpen, onDismiss: { … })`
  private mutating func returnOnDismissal(
    _ flag: MendShape.Change, _ partner: MendShape.Change, _ statement: String
  ) {
    let binding = Code.binding(name(partner))
    for modifier in shape.modifiers where modifier.owner == partner.owner {
      guard modifier.name.word == .sheet || modifier.name.word == .fullScreenCover,
        let first = modifier.call.arguments.first,
        text(first.value.range, modifier.owner) == binding,
        !modifier.call.arguments.contains(where: { $0.label?.name.word == .onDismiss })
      else { continue }
      let handler = Code.onDismiss(statement)
      let edit = sheet(modifier.owner).replace(first.value.range.atEnd, Code.next(handler))
      let kind = shape.spelling(modifier.name)
      propose(
        11, .setBack, .setBackOnDismissal(flag: name(flag), of: name(partner)),
        swift: [Code.presentation(kind, on: binding, handler)], [edit])
    }
  }

  /// `isOpen = false; isBarHidden = false`, and the like for what a function closes.
  private mutating func returnBeside(
    _ flag: MendShape.Change, _ partner: MendShape.Change, _ statement: String
  ) {
    let edits = shape.changes.filter { other in
      other.owner == partner.owner && name(other) == name(partner) && other.range != partner.range
        && other.value?.truth.map { $0 != partner.value?.truth } ?? false
        && !shape.changes.contains { name($0) == name(flag) && areTogether($0, other) }
    }.map { sheet($0.owner).statement(statement, after: $0.range) }
    propose(
      13, .setBack, .setBackTogether(flag: name(flag), with: name(partner)), swift: [statement],
      edits)
  }
}
