import Language
import StatusBar

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
}

/// What to run of a plan, and how.
package struct RunOptions: Sendable {
  /// Only the scenario that holds this byte offset of the root file; nil runs all.
  package var offset: UInt32?
  /// `false` runs without class-D rules.
  package var assumptions = true
  /// The known defects to run with, where no header says which.
  package var quirks: Quirks = []
  /// `true` makes a verdict that rests on a hint alone fail.
  package var isStrict = false
  /// `true` runs each cell again with assumptions and defects turned, and notes what changes.
  package var comparesSwitches = false
  /// Settings of the command line: `policy` name and value, checked when the plan is made.
  package var policies: [(name: String, value: String)] = []

  /// `true` lists what was kept without being read, and what was assumed, as notes.
  package var listsKept = false
  /// `true` collects settings without effect as warnings.
  package var advises = true

  package init() {}
}
