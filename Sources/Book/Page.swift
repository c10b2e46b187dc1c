/// A page in Markdown: a heading, a list of fields, a paragraph, and the change of a script.
///
/// ````markdown
/// # a comma is missing
///
/// - level: error
/// - shows: steps
///
/// Facts of an expectation, and settings of a header, are separated by commas.
///
/// ```diff
/// -expect visible dark
/// +expect visible, dark
/// ```
/// ````
///
/// A value or a paragraph that is too long for a line goes on in the next one; a value two columns
/// further right. Nothing is read before it is asked for.
package struct Page: Sendable {
  /// Where the page is in the packed text.
  private let range: Range<Int>

  init(bytes range: Range<Int>) { self.range = range }

  /// The heading.
  package var title: String {
    var lines = Lines(in: range)
    guard let first = lines.next(), Book.begins(first, with: "# ") else { return "" }
    return Book.string(in: first.dropFirst(2))
  }

  /// Returns the value of a field, the first one of that name; nil where there is none.
  package func field(_ name: String) -> String? {
    var lines = fieldLines
    while let line = lines.next(), !line.isEmpty {
      if let value = value(in: line, of: name) { return whole(value, lines) }
    }
    return nil
  }

  /// Returns the values of all fields of a name, in their order.
  package func fields(_ name: String) -> [String] {
    var values: [String] = []
    var lines = fieldLines
    while let line = lines.next(), !line.isEmpty {
      if let value = value(in: line, of: name) { values.append(whole(value, lines)) }
    }
    return values
  }

  /// The names of the fields, in their order.
  package var fieldNames: [String] {
    var names: [String] = []
    var lines = fieldLines
    while let line = lines.next(), !line.isEmpty {
      guard Book.begins(line, with: Page.bullet),
        let colon = line.first(where: { Book.bytes[$0] == UInt8(ascii: ":") })
      else { continue }
      names.append(Book.string(in: line.lowerBound + 2..<colon))
    }
    return names
  }

  /// The paragraph, as one line.
  package var paragraph: String {
    var text = ""
    var lines = Lines(in: range)
    _ = lines.next()
    while let line = lines.next() {
      let isOfField = Book.begins(line, with: Page.bullet) || Book.begins(line, with: Page.indent)
      if line.isEmpty || isOfField {
        if !text.utf8.isEmpty { break }
      } else {
        text += (text.utf8.isEmpty ? "" : " ") + Book.string(in: line)
      }
    }
    return text
  }

  /// The script before the change and after it; nil where the page shows none.
  ///
  /// `\u{A0}` in it is the character of that number, for one that cannot be seen.
  package var change: (before: String, after: String)? {
    var before: [String] = []
    var after: [String] = []
    var lines = Lines(in: range)
    while let line = lines.next(), !Book.begins(line, with: Page.fence) {}
    while let line = lines.next(), !Book.begins(line, with: Page.fence) {
      let written = Book.string(in: line.dropFirst())
      let hasEscape = written.utf8.contains(UInt8(ascii: "\\"))
      let text = hasEscape ? unescaped(written) : written
      if !Book.begins(line, with: "+") { before.append(text) }
      if !Book.begins(line, with: "-") { after.append(text) }
    }
    guard !before.isEmpty || !after.isEmpty else { return nil }
    return (before.joined(separator: "\n"), after.joined(separator: "\n"))
  }

  // MARK: - Parts

  private static let fence = "```"
  private static let bullet = "- "
  private static let indent = "  "

  /// The lines below the heading and a blank one; the fields end at the next blank one.
  private var fieldLines: Lines {
    var lines = Lines(in: range)
    _ = lines.next()
    _ = lines.next()
    return lines
  }

  /// Returns where the value begins, if the line is the field of that name.
  private func value(in line: Range<Int>, of name: String) -> Range<Int>? {
    guard Book.begins(line, with: Page.bullet) else { return nil }
    let rest = line.dropFirst(2)
    guard Book.begins(rest, with: name) else { return nil }
    let value = rest.dropFirst(name.utf8.count)
    return Book.begins(value, with: ": ") ? value.dropFirst(2) : nil
  }

  /// Returns a value with the lines below it that go on with it.
  private func whole(_ value: Range<Int>, _ lines: Lines) -> String {
    var text = Book.string(in: value)
    var lines = lines
    while let line = lines.next(), Book.begins(line, with: Page.indent) {
      text += " " + Book.string(in: line.dropFirst(2))
    }
    return text
  }

  /// Returns the text with characters in place of their numbers.
  private func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      let number = rest.starts(with: "\\u{".unicodeScalars) ? scalarNumber(in: rest) : nil
      result.unicodeScalars.append(number?.scalar ?? scalar)
      rest = rest.dropFirst(number?.length ?? 1)
    }
    return result
  }

  private func scalarNumber(
    in text: Substring.UnicodeScalarView
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let end = text.firstIndex(of: "}") else { return nil }
    let digits = String(String.UnicodeScalarView(text[..<end].dropFirst(3)))
    guard let scalar = UInt32(digits, radix: 16).flatMap({ Unicode.Scalar($0) }) else { return nil }
    return (scalar, digits.unicodeScalars.count + 4)
  }
}
