@_exported public import StatusBarSpecs
public import Testing

extension SpecCase {
  /// When the film of a scenario is attached to its test.
  public enum Filming: Sendable, CaseIterable {
    /// Where it does not hold, or is known not to.
    case failures
    case always
    case never
  }

  /// Runs the scenario, and records an issue for all that does not hold, at its line of the spec.
  ///
  /// ```swift
  /// import StatusBarSpecsTesting
  /// import Testing
  ///
  /// @Test(arguments: Specs.scenarios(in: "Specs"))
  /// func statusBar(_ scenario: SpecCase) { scenario.verify() }
  /// ```
  ///
  /// What a `known issue` of the spec says is a known issue of the test. The film is attached as
  /// SVG: `swift test --attachments-path` says where it is written, and Xcode keeps it.
  public func verify(
    filming: Filming = .failures, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let issues = run().issues
    let known = issues.filter { $0.isKnown }
    if !known.isEmpty {
      withKnownIssue(Comment(rawValue: knownIssue ?? name), sourceLocation: sourceLocation) {
        for issue in known { issue.record(otherwise: sourceLocation) }
      }
    }
    for issue in issues where !issue.isKnown { issue.record(otherwise: sourceLocation) }
    switch filming {
    case .failures where issues.isEmpty, .never: break
    case .failures, .always: attachFilm(sourceLocation)
    }
  }

  private func attachFilm(_ sourceLocation: SourceLocation) {
    guard let film = film(.svg) else { return }
    let letters = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    Attachment.record(
      film, named: String(letters.prefix(80)) + ".svg", sourceLocation: sourceLocation)
  }
}

extension SpecCase: CustomTestStringConvertible {
  /// The name with its place and its tags, as a list of tests shows it.
  public var testDescription: String {
    if file.isEmpty { return name }
    let words = tags.isEmpty ? "" : " [" + tags.joined(separator: ", ") + "]"
    return "\"\(name)\"\(words) · \(file):\(line)"
  }
}

extension SpecCase: CustomTestArgumentEncodable {
  /// Encodes the identifier, by which one case is run again.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    try id.encode(to: encoder)
  }
}

extension SpecIssue {
  /// Records the issue at its line, or where the test is, for one that lies in no file.
  fileprivate func record(otherwise sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: place ?? sourceLocation)
  }

  private var place: SourceLocation? {
    guard let path else { return nil }
    let parts = path.split(separator: "/")
    let name = parts.last.map { String($0) } ?? path
    // The folder stands for the module.
    let folder = parts.dropLast().last.map { String($0) } ?? "Specs"
    return SourceLocation(
      fileID: folder + "/" + name, filePath: path, line: line, column: column)
  }
}
