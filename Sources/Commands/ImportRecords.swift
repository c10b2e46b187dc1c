import Projects
import Reporting

extension ImportJSON.Found {
  /// Puts together what `sbar import --json` writes of an app.
  init(_ table: ImportTable, _ app: AppProject, _ unread: [Unread]) {
    self.init(
      app: ImportJSON.App(
        target: app.target, configuration: app.configuration, swiftFiles: app.swiftFiles.count,
        objectiveCFiles: app.objectiveCFiles.count, storyboards: app.storyboards.count,
        ios: app.settings.ios ?? ""),
      screens: table.rows.map { ImportJSON.Screen($0) },
      dead: table.dead.map { one in
        ImportJSON.Dead(
          name: one.name, place: ImportJSON.Place(one.site), reason: one.reason, rules: one.rules)
      },
      open: table.open.map { one in
        ImportJSON.Open(
          name: one.name.name, place: one.name.site.map { ImportJSON.Place($0) },
          values: one.values, screens: one.screens)
      },
      unread: unread.map { part in
        ImportJSON.Unread(
          place: ImportJSON.Place(file: part.file, line: part.note.line), reason: part.note.reason)
      })
  }
}

extension ImportJSON.Screen {
  fileprivate init(_ row: ImportTable.Row) {
    self.init(
      name: row.name, place: ImportJSON.Place(row.site), hidden: row.hidden.words,
      text: row.text.words, openBy: (row.hidden.opens + row.text.opens).map { $0.name },
      decidedBy: row.decider,
      shownBy: row.shown.map { TableText.words($0.kind) + " " + $0.site.long })
  }
}

extension ImportJSON.Place {
  fileprivate init(_ site: Site) { self.init(file: site.file, line: site.line) }
}
