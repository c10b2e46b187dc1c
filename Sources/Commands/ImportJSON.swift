import Projects
import Reporting

/// `sbar import --json`: a record a screen, a finding, an open name and a part that was not read.
enum ImportJSON {
  static func write(
    _ table: ImportTable, _ app: AppProject, _ unread: [Unread], to json: inout JSONWriter
  ) {
    json.record { json in
      begin("imported", &json)
      json.field("target", app.target)
      json.field("configuration", app.configuration)
      json.field("swiftFiles", app.swiftFiles.count)
      json.field("objectiveCFiles", app.objectiveCFiles.count)
      json.field("storyboards", app.storyboards.count)
      json.field("ios", app.settings.ios ?? "")
    }
    for row in table.rows { write(row, to: &json) }
    for dead in table.dead {
      json.record { json in
        begin("dead", &json)
        json.field("name", dead.name)
        json.field("file", dead.site.file)
        json.field("line", dead.site.line)
        json.field("reason", dead.reason)
        json.field("rules", dead.rules.joined(separator: " "))
      }
    }
    for open in table.open {
      json.record { json in
        begin("open", &json)
        json.field("name", open.name.name)
        json.field("file", open.name.site?.file ?? "")
        json.field("line", open.name.site?.line ?? 0)
        json.field("values", open.values.joined(separator: " "))
        json.field("screens", open.screens.joined(separator: " "))
      }
    }
    for part in unread {
      json.record { json in
        begin("unread", &json)
        json.field("file", part.file)
        json.field("line", part.note.line)
        json.field("reason", part.note.reason)
      }
    }
  }

  /// Writes what each record begins with.
  private static func begin(_ kind: String, _ json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("version", RunJSON.version)
  }

  private static func write(_ row: ImportTable.Row, to json: inout JSONWriter) {
    json.record { json in
      begin("screen", &json)
      json.field("name", row.name)
      json.field("file", row.site.file)
      json.field("line", row.site.line)
      json.field("hidden", row.hidden.words)
      json.field("text", row.text.words)
      json.field(
        "openBy", (row.hidden.opens + row.text.opens).map { $0.name }.joined(separator: "; "))
      json.field("decidedBy", row.decider ?? "")
      json.field(
        "shownBy",
        row.shown.map { TableText.words($0.kind) + " " + $0.site.long }.joined(separator: "; "))
    }
  }
}
