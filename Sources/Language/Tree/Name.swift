/// An interned identifier; equal names have equal numbers within one `NameTable`.
///
/// The first numbers are those of `Word`, in every table, so that a name can be switched over.
package struct Name: Hashable, Sendable {
  package var id: UInt32

  package init(id: UInt32) { self.id = id }

  /// The name of a word of the language.
  package init(_ word: Word) { id = word.index }

  /// The word that this name spells, or nil for a name of the author's own.
  package var word: Word? { id < Word.count ? Word.all[Int(id)] : nil }
}

/// A name and where it stands.
package struct LocatedName: Hashable, Sendable {
  package var name: Name
  package var range: SourceRange

  package init(_ name: Name, _ range: SourceRange) {
    self.name = name
    self.range = range
  }
}
