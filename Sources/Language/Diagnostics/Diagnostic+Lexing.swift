/// What can be wrong with bytes and tokens, in alphabetical order.
extension Diagnostic {
  /// A string in quotes that a word processor or another language has.
  static func foreignQuotes(contents: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .foreignQuotes, .error, "use straight double quotes", at: location,
      label: "other quotes")
    diagnostic.fixes = [
      Fix("use straight quotes", .safe, [Fix.Edit(location, "\"" + contents + "\"")])
    ]
    return diagnostic
  }

  /// A character that begins no token.
  static func invalidCharacter(_ byte: UInt8, _ text: String, at location: Location) -> Diagnostic {
    let message: String
    switch byte {
    case 0: message = "a NUL byte means nothing here"
    case 0x01...0x1F, 0x7F:
      message = "the control character " + String(byte) + " means nothing here"
    case "`": message = "a name in back-ticks is not closed"
    default: message = "`" + text + "` means nothing here"
    }
    var diagnostic = Diagnostic(.invalidCharacter, .error, message, at: location)
    diagnostic.fixes = [Fix("remove it", .review, [Fix.Edit(location, "")])]
    return diagnostic
  }

  /// White space beyond ASCII, which is invisible.
  static func invisibleSpace(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .invisibleSpace, .error, "an invisible character, which is not a space", at: location,
      label: "looks like a space")
    diagnostic.fixes = [Fix("use a space", .safe, [Fix.Edit(location, " ")])]
    return diagnostic
  }

  /// An ellipsis or a dash that a word processor made.
  static func lookAlike(_ text: String, meant: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .lookAlike, .error, "`" + text + "` only looks like `" + meant + "`", at: location,
      label: "one character")
    diagnostic.fixes = [Fix("write `" + meant + "`", .safe, [Fix.Edit(location, meant)])]
    return diagnostic
  }

  /// Bytes that are not UTF-8, told once for a file.
  static func malformedText(at location: Location, places: Int, isUTF16: Bool) -> Diagnostic {
    var diagnostic = Diagnostic(
      .malformedText, .error, "the file is not UTF-8", at: location, label: "not UTF-8")
    if places > 1 { diagnostic.notes = ["there are " + String(places) + " such places"] }
    diagnostic.hint =
      isUTF16 ? "it begins like UTF-16; save it as UTF-8" : "save the file as UTF-8"
    return diagnostic
  }

  /// A comment that never ends.
  static func unterminatedComment(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unterminatedComment, .error, "this comment is not closed", at: location, label: "opens here")
    diagnostic.hint = "comments nest: each `/*` needs its `*/`"
    return diagnostic
  }

  /// A string that never ends.
  static func unterminatedString(at location: Location, isLong: Bool) -> Diagnostic {
    let quotes = isLong ? "\"\"\"" : "\""
    let opening = SourceRange(
      location.range.start,
      min(location.range.start + UInt32(quotes.utf8.count), location.range.end))
    var diagnostic = Diagnostic(
      .unterminatedString, .error, "this string is not closed",
      at: Location(location.file, opening), label: "opens here")
    let end = Location(location.file, location.range.atEnd)
    diagnostic.secondary = [Label(end, "may end here")]
    diagnostic.fixes = [Fix("close it", .review, [Fix.Edit(end, quotes)])]
    return diagnostic
  }
}
