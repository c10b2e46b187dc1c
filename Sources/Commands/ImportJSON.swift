import Projects
import Reporting

/// `sbar import --json`: a record a screen, a finding, an open name and a part that was not read.
enum ImportJSON {
  static func write(
    _ table: ImportTable, _ app: AppProject, _ unread: [Unread], to json: inout JSONWriter
  ) {
    json.record { json in
      json.field("kind", "imported")
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
        json.field("kind", "dead")
        json.field("name", dead.name)
        json.field("file", dead.site.file)
        json.field("line", dead.site.line)
        json.field("reason", dead.reason)
        json.field("rules", dead.rules.joined(separator: " "))
      }
    }
    for open in table.open {
      json.record { json in
        json.field("kind", "open")
        json.field("name", open.name.name)
        json.field("file", open.name.site?.file ?? "")
        json.field("line", open.name.site?.line ?? 0)
        json.field("values", open.values.joined(separator: " "))
        json.field("screens", open.screens.joined(separator: " "))
      }
    }
    for part in unread {
      json.record { json in
        json.field("kind", "unread")
        json.field("file", part.file)
        json.field("line", part.note.line)
        json.field("reason", part.note.reason)
      }
    }
  }

  private static func write(_ row: ImportTable.Row, to json: inout JSONWriter) {
    json.record { json in
      json.field("kind", "screen")
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
