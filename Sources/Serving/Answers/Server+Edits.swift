import Editing
import Language
import Reporting

/// What changes in one file.
struct FileEdits {
  let source: Source
  let edits: [TextEdit]
}

// Edits as an editor applies them, by file.
extension Server {
  /// The edits of an action, in the files of its spec.
  func edit(_ edits: [Fix.Edit], _ analysis: Analysis) -> JSONValue {
    edit(
      analysis.sources.compactMap { source in
        let own = edits.filter { $0.location.file == source.file }
        if own.isEmpty { return nil }
        return FileEdits(
          source: source, edits: own.map { TextEdit($0.location.range, $0.text) })
      })
  }

  /// `asksAboutSwift` has a person confirm those of Swift, where the editor can ask.
  func edit(_ changes: [FileEdits], asksAboutSwift: Bool = false) -> JSONValue {
    let asks = asksAboutSwift && features.asksAboutEdits && features.hasVersionedEdits
    func isAsked(_ change: FileEdits) -> Bool { asks && change.source.name.hasSuffix(".swift") }
    guard features.hasVersionedEdits else {
      return [
        "changes": .object(
          changes.map { change in
            (FileAddress.address(of: change.source.name), .list(json(change, isAsked: false)))
          })
      ]
    }
    let annotation: JSONValue = [
      "label": "in Swift", "needsConfirmation": true,
      "description": "the same word in your app's code, told by its letters alone",
    ]
    let whole: JSONValue = [
      "documentChanges": .list(
        changes.map { change in
          let version = workspace.documents[change.source.name].map { JSONValue.whole($0.version) }
          return [
            "textDocument": [
              "uri": .text(FileAddress.address(of: change.source.name)),
              "version": version ?? .null,
            ],
            "edits": .list(json(change, isAsked: isAsked(change))),
          ]
        }),
      "changeAnnotations": changes.contains { isAsked($0) } ? ["swift": annotation] : .null,
    ]
    return whole.withoutNulls
  }

  private func json(_ change: FileEdits, isAsked: Bool) -> [JSONValue] {
    let positions = TextPositions(change.source, features.encoding)
    return change.edits.map { edit in
      var fields: [(key: String, value: JSONValue)] = [
        ("range", positions.range(of: edit.range).json), ("newText", .text(edit.text)),
      ]
      if isAsked { fields.append(("annotationId", "swift")) }
      return .object(fields)
    }
  }
}
