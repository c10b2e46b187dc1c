import Host
import Interpreter
import Language

/// Which scenarios of the files are meant.
package struct Selection: Sendable {
  /// Only those of such a name; nil means all.
  package var filter: NamePattern?
  /// None of such a name; nil leaves none out.
  package var skip: NamePattern?
  /// Only those with such tags; nil means all.
  package var tags: TagExpression?
  /// Only those that fall to one of several machines.
  package var shard: Shard?
  /// Only those that did not hold when they last ran; nil means all.
  package var lastFailed: LastFailed?

  package init() {}

  /// `true` iff it leaves scenarios out of a file.
  package var isPartial: Bool {
    filter != nil || skip != nil || tags != nil || shard != nil
  }

  /// Leaves in a plan what is meant of the file that `input` names.
  func narrow(_ plan: inout Plan, _ input: Input, _ sources: [Source]) {
    guard let root = sources.first else { return }
    if let line = input.line { plan.keep(scenariosAtLine: line, of: root) }
    if let isWanted = filter?.matcher() { plan.keep(in: sources, isWanted) }
    if let isUnwanted = skip?.matcher() { plan.keep(in: sources) { !isUnwanted($0) } }
    if let tags { plan.keep(taggedIn: sources) { tags.holds($0) } }
    if let shard {
      let path = input.path.simplified
      plan.keep(in: sources) { shard.holds(path: path.bytes, name: $0) }
    }
    if let lastFailed {
      let file = FailureNotes.key(input.name, in: lastFailed.folder)
      if let failed = lastFailed.notes.names(of: file) {
        plan.keep(in: sources) { failed.contains(Array($0)) }
      }
    }
  }
}

/// The scenarios that did not hold when they last ran, as known in the folder of the run.
package struct LastFailed: Sendable {
  package var notes: FailureNotes
  package var folder: String

  package init(notes: FailureNotes, folder: String) {
    self.notes = notes
    self.folder = folder
  }

  /// `true` iff something of a file is meant.
  func mentions(_ input: Input) -> Bool {
    notes.mention(file: FailureNotes.key(input.name, in: folder))
  }
}

/// One of several machines that share the work.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  package var index: Int
  package var count: Int

  /// Reads `2/4`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1,
      index <= count
    else { return nil }
    self.index = index
    self.count = count
  }

  /// `2/4`.
  package var spelling: String { "\(index)/\(count)" }

  /// `true` iff the scenario falls to this machine: by its file and its name, so that it stays
  /// there whatever comes before or after it.
  func holds(path: [UInt8], name: ArraySlice<UInt8>) -> Bool {
    let hash = FNV.hash(name, FNV.hash(path + [0]))
    // The low bits alone follow the last letters too closely.
    return (hash ^ (hash >> 32)) % UInt64(count) == UInt64(index - 1)
  }
}
