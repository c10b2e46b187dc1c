extension CodePage {
  /// What stands around the part of a script that a page shows.
  package enum Frame: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing: it is a whole file.
    case file
    /// Declarations, in a file with an app whose root is `Home()`.
    case screen
    /// Lines at the head of an app.
    case app
    /// Scenarios, behind an app with a few screens.
    case scenario
    /// Steps, in a scenario of that app, after its `launch`.
    case steps
    /// Nothing: it is a command line.
    case command

    /// The word of a page's field `shows`.
    private var spelling: String {
      switch self {
      case .file: "file"
      case .screen: "screen"
      case .app: "app"
      case .scenario: "scenario"
      case .steps: "steps"
      case .command: "command"
      }
    }

    init?(spelling: String) {
      let found = Frame.allCases.first { $0.spelling.utf8.elementsEqual(spelling.utf8) }
      guard let found else { return nil }
      self = found
    }

    /// Where the shown part stands, for a heading; nil for a whole file.
    package var place: String? {
      switch self {
      case .file: nil
      case .screen: "declarations"
      case .app: "in an app"
      case .scenario: "in a file with an app"
      case .steps: "in a scenario, after `launch`"
      case .command: "on the command line"
      }
    }

    /// Returns the whole file of which `part` is shown.
    package func file(of part: String) -> String {
      switch self {
      case .file, .command: part + "\n"
      case .screen: part + "\n\n" + Frame.bareApp
      case .app: Frame.appHead + indented(part) + "\n\n    Text(\"a\")\n}\n"
      case .scenario: Frame.gallery + part + "\n"
      case .steps: Frame.gallery + "scenario \"one\" {\n    launch\n" + indented(part) + "\n}\n"
      }
    }

    private static let appHead = """
      app Gallery {
          ios 17
          device "iPhone 15"

      """

    private static let bareApp = """
      app Gallery {
          ios 17
          device "iPhone 15"

          Home()
      }

      scenario "one" {
          launch
          expect definite
      }

      """

    private static let gallery = """
      app Gallery {
          ios 17
          device "iPhone 15"
          state isFull = false

          NavigationStack { Home() }
              .statusBarHidden(isFull)
      }

      screen Home {
          NavigationLink("Photo") { Photo() }
          Button("Full screen") { isFull = true }
      }

      screen Photo {
          Image("bridge")
      }


      """
  }

  /// The whole bad script.
  package var badFile: String { frame.file(of: bad) }

  /// The whole good script.
  package var goodFile: String { frame.file(of: good) }
}

/// Returns the lines four columns further right.
private func indented(_ text: String) -> String {
  let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  return lines.map { line in
    line.isEmpty ? "" : "    " + String(decoding: Array(line), as: UTF8.self)
  }.joined(separator: "\n")
}
