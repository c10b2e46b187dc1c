/// One thing to tell the author about a source, from whichever stage found it.
///
/// Built only by the factories named after the mistake; renderers never add meaning.
package struct Diagnostic: Sendable {
  package var code: DiagnosticCode
  package var severity: Severity
  /// States the problem without the excerpt; starts in lower case and has no full stop.
  package var message: String
  /// The smallest thing to change, and what is wrong with it in at most sixty characters.
  package var primary: Label
  /// What the primary place is compared with.
  package var secondary: [Label]
  package var notes: [String]
  /// What to do, in one sentence.
  package var hint: String?
  package var fixes: [Fix]

  /// Creates a diagnostic without notes, hint or fixes; set those afterwards.
  package init(
    _ code: DiagnosticCode, _ severity: Severity, _ message: String, at location: Location,
    label: String = ""
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    primary = Label(location, label)
    secondary = []
    notes = []
    hint = nil
    fixes = []
  }

  /// Returns the same with what to do.
  package func hint(_ text: String) -> Diagnostic {
    var copy = self
    copy.hint = text
    return copy
  }

  /// Returns the same with one more note.
  package func note(_ text: String) -> Diagnostic {
    var copy = self
    copy.notes.append(text)
    return copy
  }

  /// Adds fixes that replace what stands at `location`, or a hint if there are none.
  mutating func suggest(_ names: [String], replacing location: Location, otherwise: String?) {
    guard let first = names.first, location.range.count > 0 else {
      hint = otherwise
      return
    }
    var text = "did you mean `" + first + "`"
    for name in names.dropFirst() { text += ", `" + name + "`" }
    hint = text + "?"
    for name in names {
      fixes.append(Fix("write `" + name + "`", .review, [Fix.Edit(location, name)]))
    }
  }

  /// A place and a few words about it.
  package struct Label: Hashable, Sendable {
    package var location: Location
    package var text: String

    package init(_ location: Location, _ text: String) {
      self.location = location
      self.text = text
    }
  }

  package enum Severity: UInt8, Sendable, Comparable, CaseIterable {
    case note, warning, error

    package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }

    package var spelling: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }
}

/// Edits that mend a diagnostic.
package struct Fix: Sendable {
  /// How far an edit may be trusted.
  package enum Applicability: UInt8, Sendable, CaseIterable {
    /// May be applied unseen.
    case safe
    /// Is offered; a person decides.
    case review
    /// Has a placeholder to fill in.
    case template

    package var spelling: String {
      switch self {
      case .safe: "safe"
      case .review: "review"
      case .template: "template"
      }
    }
  }

  /// Replaces the bytes at `location` by `text`.
  package struct Edit: Hashable, Sendable {
    package var location: Location
    package var text: String

    package init(_ location: Location, _ text: String) {
      self.location = location
      self.text = text
    }
  }

  package var title: String
  package var applicability: Applicability
  package var edits: [Edit]

  package init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}
