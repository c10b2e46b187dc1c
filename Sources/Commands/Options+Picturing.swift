import Host

/// The forms that `sbar render` writes a picture in.
package enum PictureFormat: String, Sendable, CaseIterable {
  case text, ascii, svg, dot, mermaid

  /// All of them, for messages.
  static var list: String {
    let names = allCases.map { $0.rawValue }
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}

// The flags of `sbar render`, one of which `sbar grammar` has, too.
extension FlagRow {
  /// `--format` of `render`; that of other verbs names a report.
  static let pictureFormat = FlagRow("format", value: "FORMAT", PictureFormat.list) {
    guard let format = PictureFormat(rawValue: $1) else { return PictureFormat.list }
    $0.pictureFormat = format
    return nil
  }.with {
    $0.standard = "text"
    $0.words = PictureFormat.allCases.map { $0.rawValue }
  }

  static let cell = FlagRow(
    "cell", value: "WORDS", "draw the cells that hold all WORDS, as in 'pad landscape'"
  ) {
    $0.cellWords = $1
    return nil
  }.ofOneRun

  static let pictures = FlagRow(
    "pictures", "draw the device at a step, as on a wide terminal with colours"
  ) { $0.showsPictures = true }

  static let output = FlagRow(
    "output", value: "PATH", "write to PATH in place of standard output"
  ) {
    $0.outputPath = Path($1)
    return nil
  }.ofOneRun
}

extension Options {
  /// `true` iff a page for a browser is wanted.
  var drawsPage: Bool { format.isPage || reports.contains { $0.format.isPage } }
}
