/// A sheet of cells of a terminal, on which a picture is drawn.
struct TextCanvas {
  let width: Int
  let height: Int
  let glyphs: Glyphs
  /// The character of each cell, line by line; empty behind one that takes two.
  private var cells: [String]

  init(width: Int, height: Int, _ glyphs: Glyphs) {
    self.width = width
    self.height = height
    self.glyphs = glyphs
    cells = [String](repeating: " ", count: max(0, width * height))
  }

  /// Its lines, all as wide as it is.
  var lines: [String] {
    (0..<height).map { y in
      cells[y * width..<(y + 1) * width].reduce(into: "") { $0 += $1 }
    }
  }

  /// What is in a cell.
  subscript(_ x: Int, _ y: Int) -> String {
    get { holds(x, y) ? cells[y * width + x] : "" }
    set {
      guard holds(x, y) else { return }
      // Half of a wide character is nothing.
      if cells[y * width + x].isEmpty, x > 0 { cells[y * width + x - 1] = " " }
      if x + 1 < width, cells[y * width + x + 1].isEmpty { cells[y * width + x + 1] = " " }
      cells[y * width + x] = newValue
    }
  }

  private func holds(_ x: Int, _ y: Int) -> Bool { x >= 0 && x < width && y >= 0 && y < height }

  /// Writes signs that take one cell each.
  mutating func sign(_ signs: String, x: Int, y: Int) {
    var x = x
    for scalar in signs.unicodeScalars {
      self[x, y] = String(scalar)
      x += 1
    }
  }

  /// Writes a sign over and over.
  mutating func line(_ sign: String, x: Int, y: Int, count: Int) {
    for offset in 0..<max(0, count) { self[x + offset, y] = sign }
  }

  mutating func fill(_ box: Box, _ sign: String = " ") {
    for y in box.y..<max(box.y, box.bottom) { line(sign, x: box.x, y: y, count: box.width) }
  }

  /// Writes words of the user's into `room` cells, with an ellipsis where they are longer.
  mutating func words(_ words: String, x: Int, y: Int, room: Int, isCentered: Bool = false) {
    let fitted = Fitted(words, to: room, glyphs)
    var x = isCentered ? x + (room - fitted.width) / 2 : x
    for character in fitted.characters {
      self[x, y] = character.text
      if character.width == 2 { cells[y * width + x + 1] = "" }
      x += character.width
    }
  }

  /// Draws a box with round corners, and clears what is in it.
  mutating func frame(_ box: Box) {
    fill(box)
    line(glyphs.level, x: box.x + 1, y: box.y, count: box.width - 2)
    line(glyphs.level, x: box.x + 1, y: box.bottom - 1, count: box.width - 2)
    for y in box.y..<max(box.y, box.bottom) {
      self[box.x, y] = glyphs.upright
      self[box.right - 1, y] = glyphs.upright
    }
    self[box.x, box.y] = glyphs.corners.0
    self[box.right - 1, box.y] = glyphs.corners.1
    self[box.x, box.bottom - 1] = glyphs.corners.2
    self[box.right - 1, box.bottom - 1] = glyphs.corners.3
  }
}

/// Words cut to a number of cells, character by character.
struct Fitted {
  var characters: [(text: String, width: Int)] = []
  var width = 0

  init(_ words: String, to room: Int, _ glyphs: Glyphs) {
    for character in words {
      let text = Fitted.text(of: character, glyphs)
      let cells = CharacterWidth.cells(of: text)
      guard cells > 0 else { continue }
      if width + cells > room {
        while let last = characters.last, width + glyphs.ellipsis.unicodeScalars.count > room {
          characters.removeLast()
          width -= last.width
        }
        for scalar in glyphs.ellipsis.unicodeScalars where width < room {
          characters.append((String(scalar), 1))
          width += 1
        }
        return
      }
      characters.append((String(text), cells))
      width += cells
    }
  }

  /// What is shown of a character: a space of a control, a question mark of what is not ASCII where
  /// only that may be shown.
  private static func text(of character: Character, _ glyphs: Glyphs) -> Character {
    for scalar in character.unicodeScalars {
      if !Label.isPrintable(scalar) { return " " }
      if glyphs == .ascii && scalar.value > 0x7E { return scalar == "…" ? "." : "?" }
    }
    return character
  }
}

/// The signs that a picture is drawn with; each takes one cell in both.
enum Glyphs: Hashable, Sendable {
  case unicode, ascii

  var corners: (String, String, String, String) {
    self == .unicode ? ("╭", "╮", "╰", "╯") : (".", ".", "'", "'")
  }
  var level: String { either("─", "-") }
  var upright: String { either("│", "|") }
  var faint: String { either("╌", "-") }
  var tees: (String, String) { self == .unicode ? ("├", "┤") : ("+", "+") }
  var block: String { either("█", "#") }
  var notch: String { either("▂", "#") }
  var shade: String { either("▓", "%") }
  /// A dark ground that is only taken to fit.
  var maybeShade: String { either("▒", ":") }
  var photo: String { either("░", "~") }
  var veil: String { either("·", ".") }
  var hatch: String { either("╱", "/") }
  var skeleton: String { either("▬", "=") }
  var indicator: String { either("━", "_") }
  var back: String { either("‹", "<") }
  var forward: String { either("›", ">") }
  var up: String { either("▲", "^") }
  var button: String { either("◯", "O") }
  var dot: String { either("●", "*") }
  var ring: String { either("○", "o") }
  var ellipsis: String { either("…", "..") }
  var signal: String { either("▂▄▆", ".:|") }
  var battery: String { either("▰▰", "[]") }
  var separator: String { either("·", "-") }

  private func either(_ sign: String, _ ascii: String) -> String {
    self == .unicode ? sign : ascii
  }
}
