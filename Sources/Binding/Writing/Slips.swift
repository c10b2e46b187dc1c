import Language

/// Names that are slips of names which matter to the bar, each compared once.
struct Slips: Sendable {
  private var slips: Table<Name, Word?> = Table()
  private var members: Table<Name, Word?> = Table()
  /// Names of types that are not declared, and the types that they are slips of.
  private var types: Table<Name, String?> = Table()
  /// Likewise of SwiftUI's modifiers and views, and of the views that are declared.
  private var modifiers: Table<Name, String?> = Table()
  private var appleViews: Table<Name, String?> = Table()
  private var views: Table<Name, String?> = Table()
  /// How the declared views and classes are spelled; nil before the first use.
  var screens: [String]?
  /// The last chain of members that was found to be without slips.
  var readChain: ReadChain?

  struct ReadChain {
    let place: Location
    /// Who reads it: the names that it may begin with are another's for another.
    let owner: Int

    /// `true` iff a chain is the whole of this one or how it begins.
    func begins(with place: Location, readBy owner: Int) -> Bool {
      self.owner == owner && self.place.file == place.file
        && self.place.range.start == place.range.start && self.place.range.end >= place.range.end
    }
  }

  /// Returns the word among those legal here that a name is a slip of, as written; else nil.
  mutating func misspelt(_ name: Name, among words: [Word], _ names: NameTable) -> String? {
    guard name.word == nil else { return nil }
    let slip: Word?
    if let known = slips[name] {
      slip = known
    } else {
      slip = Word.misspelt(name, in: names)
      slips[name] = .some(slip)
    }
    guard let slip, words.contains(slip) else { return nil }
    return slip.spelling
  }

  /// Returns the modifier that a name is a slip of, or nil.
  mutating func modifier(_ name: Name, _ names: NameTable) -> String? {
    guard name.word == nil else { return nil }
    if let known = modifiers[name] { return known }
    let meant = Modifiers.meant(by: names.bytes(of: name))
    modifiers[name] = .some(meant)
    return meant
  }

  /// Returns the view of SwiftUI's that a name is a slip of, or nil.
  mutating func appleView(_ name: Name, _ names: NameTable) -> String? {
    guard name.word == nil else { return nil }
    if let known = appleViews[name] { return known }
    let meant = Views.meant(by: names.bytes(of: name))
    appleViews[name] = .some(meant)
    return meant
  }

  /// Returns the type that a name is a slip of, nil for none, and nil again before it is known.
  func type(_ name: Name) -> String?? { types[name] }

  mutating func keep(_ near: String?, ofType name: Name) { types[name] = .some(near) }

  /// Returns the view that a name is a slip of, as `type` does for types.
  func view(_ name: Name) -> String?? { views[name] }

  mutating func keep(_ near: String?, ofView name: Name) { views[name] = .some(near) }
}

extension Slips {
  /// Returns the member of the bar's vocabulary that a name is one edit away from; names of fewer
  /// than six letters only if `isLoose`. A method is meant only where something is called.
  mutating func member(
    _ name: Name, _ names: NameTable, isLoose: Bool, isCalled: Bool
  ) -> String? {
    let written = Array(names.bytes(of: name))
    guard name.word == nil, written.count >= (isLoose ? 4 : 6) else { return nil }
    if let known = members[name] { return named(known, isCalled: isCalled) }
    let found = Vocabulary.members.first {
      EditDistance.between(written, Array($0.spelling.utf8), atMost: 1) == 1
    }
    members[name] = .some(found)
    return named(found, isCalled: isCalled)
  }

  private func named(_ word: Word?, isCalled: Bool) -> String? {
    guard let word, isCalled || !Vocabulary.methods.contains(word) else { return nil }
    return word.spelling
  }
}
