import Language

/// Finds the changes of an app's text that bugs of real apps are; scenarios stay as they are.
///
/// Whether a change makes a difference is another question, which a run answers.
struct MutationFinder {
  let shape: MendShape
  private let sheets: [MendSheet]
  private(set) var found: [Mutation] = []

  init(_ spec: Spec) {
    shape = MendShape(spec)
    sheets = spec.sources.map { MendSheet($0) }
  }

  /// All changes of the apps and types of a spec, in the order of the text, each once.
  static func mutations(of spec: Spec) -> [Mutation] {
    var finder = MutationFinder(spec)
    finder.findUpdates()
    finder.findAnswers()
    finder.findModifiers()
    finder.findStyles()
    finder.findAssignments()
    finder.findKeys()
    finder.findPresentations()
    finder.findAnimations()
    let ordered = finder.found.enumerated().sorted { a, b in
      let (left, right) = (a.element.place, b.element.place)
      if left.file != right.file { return left.file < right.file }
      return (left.range.start, a.offset) < (right.range.start, b.offset)
    }
    var edits: Set<[Fix.Edit]> = []
    return ordered.compactMap { edits.insert($0.element.edits).inserted ? $0.element : nil }
  }

  // MARK: - Proposing

  func sheet(_ owner: Int) -> MendSheet {
    let first = sheets.first?.source.file.index ?? 0
    return sheets[Int(shape.file(of: owner).index - first)]
  }

  /// `true` iff the file is one of Swift, where the language's own words mean nothing.
  func isSwift(_ owner: Int) -> Bool { sheet(owner).source.readsSwift }

  mutating func add(
    _ kind: Mutation.Kind, _ change: Mutation.Change, _ range: SourceRange, _ owner: Int,
    _ edit: Fix.Edit
  ) {
    found.append(
      Mutation(
        kind: kind, change: change, owner: shape.owners[owner].name,
        place: sheet(owner).at(range), edits: [edit]))
  }

  /// Leaves out a statement or a declaration.
  mutating func drop(_ kind: Mutation.Kind, _ range: SourceRange, _ owner: Int) {
    let sheet = sheet(owner)
    add(kind, .without(sheet.line(range)), range, owner, sheet.without(range))
  }

  /// Writes something else in the place of some code.
  mutating func replace(
    _ kind: Mutation.Kind, _ range: SourceRange, by text: String, _ owner: Int
  ) {
    let sheet = sheet(owner)
    let old = sheet.line(range)
    if old == text { return }
    add(kind, .replaced(old, by: text), range, owner, sheet.replace(range, text))
  }

  /// Turns a condition round: one that says the same for ever is a wish for something else.
  mutating func turn(_ value: Expression, _ owner: Int) {
    if let truth = value.truth {
      return replace(.literal, value.range, by: Code.truth(!truth), owner)
    }
    let sheet = sheet(owner)
    guard let other = sheet.opposite(of: value) else { return }
    add(
      .negation, .turned(sheet.line(value.range), to: other), value.range, owner,
      sheet.replace(value.range, other))
  }
}

/// Finds the changes of the apps and types of a spec that bugs of real apps are, in the order of
/// the text.
package func mutations(of spec: Spec) -> [Mutation] { MutationFinder.mutations(of: spec) }
