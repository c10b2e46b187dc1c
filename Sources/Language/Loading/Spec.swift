/// What a reader of files answers to an `include`.
package enum Loaded: Sendable {
  /// The bytes, and the path by which messages name the file.
  case bytes([UInt8], name: String)
  /// Why it cannot be read, in a few words: "no such file".
  case failed(String)
}

/// One file with all that it includes, read and parsed.
package struct Spec: Sendable {
  /// The root first; `FileID` counts from the root's.
  package var sources: [Source]
  package var scripts: [Script]
  package var names: NameTable
  package var diagnostics: [Diagnostic]
  /// The screen that is asked for by itself, without what code gives it; nil for none.
  package var askedRoot: Name?
  /// `true` iff that is a guess: a delegate may begin the app with another.
  package var isRootAssumed = false
  /// The properties that the launch of the app may have changed, by their types, where it is no
  /// part of the screen that is asked for.
  package var leftByLaunch: [Name: Set<Name>] = [:]
  /// The variables outside any type of which the same holds.
  package var globalsLeftByLaunch: Set<Name> = []

  package init(
    sources: [Source], scripts: [Script], names: NameTable, diagnostics: [Diagnostic]
  ) {
    self.sources = sources
    self.scripts = scripts
    self.names = names
    self.diagnostics = diagnostics
  }
}

// Specs that begin alike: the scenarios of one app in many files.
extension Spec {
  /// Returns the head of the root where another root begins with it, byte for byte, and nothing is
  /// wrong here.
  func head(of other: Source) -> Script.Head? {
    guard diagnostics.isEmpty, let root = sources.first, root.file == other.file,
      root.readsSwift == other.readsSwift, other.looksLikeText,
      let head = scripts.first?.head
    else { return nil }
    let length = Int(head.gap.end)
    guard other.bytes.count >= length, length <= root.bytes.count else { return nil }
    let isSame = root.bytes.withUnsafeBytes { mine in
      other.bytes.withUnsafeBytes { theirs in
        UnsafeRawBufferPointer(rebasing: mine[..<length])
          .holdsTheSame(as: UnsafeRawBufferPointer(rebasing: theirs[..<length]))
      }
    }
    return isSame ? head : nil
  }

  /// Returns what was parsed of a file that is included in both, if its text is the same.
  func script(of source: Source) -> Script? {
    let index = Int(source.file.index) - Int(sources.first?.file.index ?? 0)
    guard diagnostics.isEmpty, index > 0, index < sources.count,
      sources[index].name == source.name, sources[index].bytes == source.bytes
    else { return nil }
    return scripts[index]
  }

  /// `true` iff all that both say is the same but their scenarios, which come last.
  package func declaresTheSame(as other: Spec) -> Bool {
    guard diagnostics.isEmpty, other.diagnostics.isEmpty, sources.count == other.sources.count,
      let root = other.sources.first, let head = head(of: root), other.scripts.first?.head == head
    else { return false }
    return other.sources.dropFirst().allSatisfy { script(of: $0) != nil }
  }

  /// The text of the scenarios of the root, where they come last.
  package var scenarioText: ArraySlice<UInt8>? {
    guard let root = sources.first, let head = scripts.first?.head else { return nil }
    return root.bytes[min(Int(head.gap.end), root.bytes.count)...]
  }
}
