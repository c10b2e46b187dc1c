import Reporting

extension VerbRow {
  /// `sbar config`
  static let config = VerbRow(
    "show each setting, and where its value comes from",
    operands: "[WORD...]",
    completes: .words { Flag.rows.filter { $0.isSetting }.map { $0.name } },
    takesAllFlags: true,
    flags: Flag.records,
    details: [
      "A flag wins over its variable (SBAR_JOBS for --jobs), and that over the file of settings:",
      "the nearest `sbar.config` in this folder and in those around it, up to the one that holds",
      "a repository. It has a flag a line without its dashes, and its value behind it:", "",
      "  # What our specs are run with.",
      "  strict",
      "  jobs 4",
      "  policy nestedHiding=innermost", "",
      "`sbar config` takes the flags of all verbs, and shows what they make of it. Words list",
      "the settings that hold them all.",
    ]
  ) { invocation, environment throws(UsageError) in
    try CatalogueCommand.list(.config, invocation, environment)
  }
}

/// `sbar config`: each setting with its value and where it comes from.
struct ConfigCommand {
  let invocation: Invocation

  /// The settings of all verbs, and what else a variable gives, in the order of the table; those
  /// that hold the operands.
  var catalogue: Catalogue {
    var seen: Set<String> = []
    let given = Set(invocation.settings.map { $0.row.name })
    let rows = Flag.rows.filter { row in
      (row.isSetting || given.contains(row.name)) && seen.insert(row.name).inserted
    }
    var catalogue = Catalogue(["setting", "value", "from"], rows.map { row($0) })
    catalogue.search(invocation.operands.map { $0.spelling })
    return catalogue
  }

  private func row(_ row: FlagRow) -> Catalogue.Row {
    let all = invocation.settings.filter { $0.row.name == row.name }
    let given = row.addsUp ? all[...] : all.suffix(1)
    let values = given.map { setting in
      setting.value.isEmpty || (row.isSwitch && setting.isOn) ? "on" : setting.value
    }
    let value = given.isEmpty ? row.fallback : values.joined(separator: ", ")
    let places = given.map { $0.origin.spelling }
    let from = given.isEmpty ? "default" : places.joined(separator: ", ")
    return Catalogue.Row(
      columns: [row.name, value, from],
      fields: [
        ("name", .text(row.name)), ("value", .text(given.isEmpty ? nil : value)),
        ("default", .text(row.fallback)), ("from", .texts(places)),
        ("variable", .text(row.variable)),
      ])
  }
}
