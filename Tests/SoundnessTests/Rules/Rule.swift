import Language

/// A way to rewrite a spec, and what has to hold of the verdicts on what it makes.
struct Rule: Sendable {
  /// As tables name it.
  var name: String
  var promise: Promise
  /// Every place of a file where the rule applies, one rewrite each.
  var rewrites: @Sendable (SpecFile) -> [Rewrite]

  init(
    _ name: String, _ promise: Promise, _ rewrites: @escaping @Sendable (SpecFile) -> [Rewrite]
  ) {
    self.name = name
    self.promise = promise
    self.rewrites = rewrites
  }
}

/// What has to hold of the verdicts on a rewritten spec.
enum Promise: Sendable {
  /// The rewritten text leaves open which of several cases holds, the original one among them:
  /// the verdict is unknown, or the one on which all cases agree.
  case coversItsCases
  /// The rewritten text may do what the original does: the same, under a named assumption, or
  /// unknown.
  case isAssumedAtMost
  /// The rewritten text says the same: the same verdicts.
  case changesNothing
  /// The rewritten text has a slip in it: a diagnostic says so, or the verdict is unknown, or the
  /// same.
  case isNoticed
}

/// One application of a rule to one file.
struct Rewrite: Sendable {
  var edits: [TextEdit]
  /// For rewrites that leave something open: what the text could be instead, a case each, beside
  /// the original.
  var cases: [[TextEdit]] = []
  /// Files that the rewritten text includes, by name.
  var files: [String: String] = [:]
  /// `false` where what was rewritten is no Swift, so that an error is a fair answer.
  var hasToCompile = true

  init(_ edits: [TextEdit], cases: [[TextEdit]] = []) {
    self.edits = edits
    self.cases = cases
  }

  init(_ edit: TextEdit, cases: [[TextEdit]] = []) { self.init([edit], cases: cases) }

  /// Where the first edit applies.
  var offset: UInt32 { edits.map { $0.range.start }.min() ?? 0 }
}

extension SpecFile {
  /// The text after a rewrite.
  func applying(_ rewrite: Rewrite) -> String {
    String(decoding: bytes.applying(rewrite.edits), as: UTF8.self)
  }
}
