import Interpreter

/// What an import found as JSON Lines: a record `imported` of the app, then one for each screen,
/// setting without effect, open name and part that was not read.
///
/// All fields are written; those that the schema does not require may go in a later version.
package enum ImportJSON {
  /// Writes the records of an app in their order.
  package static func write(_ found: Found, to json: inout JSONWriter) {
    imported.writeRecord(found.app, in: .empty, to: &json)
    for one in found.screens { screen.writeRecord(one, in: .empty, to: &json) }
    for one in found.dead { dead.writeRecord(one, in: .empty, to: &json) }
    for one in found.open { open.writeRecord(one, in: .empty, to: &json) }
    for one in found.unread { unread.writeRecord(one, in: .empty, to: &json) }
  }

  /// All that is written of an app.
  package struct Found: Sendable {
    var app: App
    var screens: [Screen]
    var dead: [Dead]
    var open: [Open]
    var unread: [Unread]

    package init(
      app: App, screens: [Screen], dead: [Dead], open: [Open], unread: [Unread]
    ) {
      self.app = app
      self.screens = screens
      self.dead = dead
      self.open = open
      self.unread = unread
    }
  }

  /// A line of a file of the app; lines from 1, and 0 where it is not known.
  package struct Place: Sendable {
    var file: String
    var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  // MARK: - The app

  /// The app that was read: what it is called, how many files it has, and its oldest iOS.
  package struct App: Sendable {
    var target: String
    var configuration: String
    var swiftFiles: Int
    var objectiveCFiles: Int
    var storyboards: Int
    var ios: String

    package init(
      target: String, configuration: String, swiftFiles: Int, objectiveCFiles: Int,
      storyboards: Int, ios: String
    ) {
      self.target = target
      self.configuration = configuration
      self.swiftFiles = swiftFiles
      self.objectiveCFiles = objectiveCFiles
      self.storyboards = storyboards
      self.ios = ios
    }
  }

  static let imported = JSONTable<App, Never>(
    record: "imported", about: "The app that was read.",
    [
      .text("target") { $0.target },
      .text("configuration") { $0.configuration },
      .count("swiftFiles") { $0.swiftFiles }.optional,
      .count("objectiveCFiles") { $0.objectiveCFiles }.optional,
      .count("storyboards") { $0.storyboards }.optional,
      .text("ios") { $0.ios }.about("Empty where nothing says so.").optional,
    ])

  // MARK: - Screens

  /// What a screen answers, on which names that hangs, who decides it, and who shows the screen.
  package struct Screen: Sendable {
    var name: String
    var place: Place
    var hidden: String
    var text: String
    var openBy: [String]
    var decidedBy: String?
    var shownBy: [String]

    package init(
      name: String, place: Place, hidden: String, text: String, openBy: [String],
      decidedBy: String?, shownBy: [String]
    ) {
      self.name = name
      self.place = place
      self.hidden = hidden
      self.text = text
      self.openBy = openBy
      self.decidedBy = decidedBy
      self.shownBy = shownBy
    }
  }

  static let screen = JSONTable<Screen, Never>(
    record: "screen", about: "What a screen answers when it is asked.",
    [
      .text("name") { $0.name },
      .text("file") { $0.place.file },
      .count("line") { $0.place.line },
      .text("hidden") { $0.hidden }.about("Several with `|`; `?` for another."),
      .text("text") { $0.text },
      .text("openBy") { $0.openBy.joined(separator: "; ") }.optional,
      .text("decidedBy") { $0.decidedBy ?? "" }.optional,
      .text("shownBy") { $0.shownBy.joined(separator: "; ") }.optional,
    ])

  // MARK: - Findings

  /// A setting, an override or a modifier without effect, and the rules that say so.
  package struct Dead: Sendable {
    var name: String
    var place: Place
    var reason: String
    var rules: [String]

    package init(name: String, place: Place, reason: String, rules: [String]) {
      self.name = name
      self.place = place
      self.reason = reason
      self.rules = rules
    }
  }

  static let dead = JSONTable<Dead, Never>(
    record: "dead", about: "What has no effect, by a rule.",
    [
      .text("name") { $0.name },
      .text("file") { $0.place.file },
      .count("line") { $0.place.line }.optional,
      .text("reason") { $0.reason },
      .text("rules") { $0.rules.joined(separator: " ") },
    ])

  /// A name on which answers hang, the values that were found for it, and the screens that answer.
  package struct Open: Sendable {
    var name: String
    var place: Place?
    var values: [String]
    var screens: [String]

    package init(name: String, place: Place?, values: [String], screens: [String]) {
      self.name = name
      self.place = place
      self.values = values
      self.screens = screens
    }
  }

  static let open = JSONTable<Open, Never>(
    record: "open", about: "A name on which answers hang.",
    [
      .text("name") { $0.name },
      .text("file") { $0.place?.file ?? "" }.optional,
      .count("line") { $0.place?.line ?? 0 }.optional,
      .text("values") { $0.values.joined(separator: " ") }.optional,
      .text("screens") { $0.screens.joined(separator: " ") },
    ])

  /// A part of a file that was not read, and why.
  package struct Unread: Sendable {
    var place: Place
    var reason: String

    package init(place: Place, reason: String) {
      self.place = place
      self.reason = reason
    }
  }

  static let unread = JSONTable<Unread, Never>(
    record: "unread", about: "A part of the project that was not read.",
    [
      .text("file") { $0.place.file },
      .count("line") { $0.place.line }.optional,
      .text("reason") { $0.reason },
    ])
}
