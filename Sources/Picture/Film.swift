import StatusBar

/// Pictures side by side: the steps of a scenario, or a bar as it is and as it should be.
package struct Film: Hashable, Sendable {
  package var shots: [Shot]

  /// A picture with what is written above and below it.
  package struct Shot: Hashable, Sendable {
    package var picture: Picture
    /// The step: `23 tap "Photo"`.
    package var title: String
    /// A line, or two.
    package var caption: [String]

    package init(_ picture: Picture, title: String, caption: [String]) {
      self.picture = picture
      self.title = title
      self.caption = caption
    }
  }

  package init(_ shots: [Shot]) { self.shots = shots }

  private var hasTitles: Bool { shots.contains { !$0.title.isEmpty } }

  // MARK: - Text

  /// The film as lines of a terminal, none wider than `width`: as many pictures in a row as fit,
  /// larger ones where there are but two.
  package func text(width: Int, isASCII: Bool, isSmall: Bool = false) -> [String] {
    let glyphs: Glyphs = isASCII ? .ascii : .unicode
    let isLarge = shots.count <= 2 && !isSmall
    var lines: [String] = []
    var row: [[String]] = []
    var used = 0
    for shot in shots {
      let block = block(of: shot, width: width, glyphs, isLarge: isLarge)
      let cells = block.first.map { CharacterWidth.cells(of: $0) } ?? 0
      if !row.isEmpty, used + Film.gap + cells > width {
        lines += Film.joined(row) + [""]
        (row, used) = ([], 0)
      }
      used += (row.isEmpty ? 0 : Film.gap) + cells
      row.append(block)
    }
    return lines + Film.joined(row)
  }

  /// The cells between two pictures.
  private static var gap: Int { 2 }

  private func block(
    of shot: Shot, width: Int, _ glyphs: Glyphs, isLarge: Bool
  ) -> [String] {
    // Two large ones or three small ones stand in eighty columns.
    let isWide = shot.picture.orientation.isLandscape
    let small = isWide ? 39 : shot.picture.device.isPad ? 30 : 24
    let wanted = isLarge ? max(38, small) : small
    let lines = shot.picture.text(width: min(wanted, width), isASCII: glyphs == .ascii)
    guard let first = lines.first else { return [] }
    let cells = CharacterWidth.cells(of: first)
    let title = hasTitles ? [Film.fit(shot.title, to: cells, glyphs)] : []
    return title + lines
      + shot.caption.map { Film.fit($0, to: cells, glyphs, isCentered: true) }
  }

  private static func fit(
    _ words: String, to room: Int, _ glyphs: Glyphs, isCentered: Bool = false
  ) -> String {
    var line = TextCanvas(width: room, height: 1, glyphs)
    let margin = isCentered ? 0 : 1
    line.words(words, x: margin, y: 0, room: room - margin, isCentered: isCentered)
    return line.lines[0]
  }

  /// Blocks side by side, their upper edges in line.
  private static func joined(_ row: [[String]]) -> [String] {
    let height = row.reduce(0) { max($0, $1.count) }
    return (0..<height).map { y in
      var line = ""
      for (index, block) in row.enumerated() {
        if index > 0 { line += String(repeating: " ", count: gap) }
        let blank = block.first.map { CharacterWidth.cells(of: $0) } ?? 0
        line += y < block.count ? block[y] : String(repeating: " ", count: blank)
      }
      while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
      return line
    }
  }
}

// The film as one SVG.
extension Film {
  /// The most pictures in a row.
  private static var columns: Int { 4 }
  /// Points around a picture, and for what is written above and below it.
  private static var margin: Int { 28 }
  private var head: Int { hasTitles ? 52 : 20 }
  private static var foot: Int { 40 }

  /// The film as an SVG file: rows of devices, each with its step above and its bar below.
  package func svg(percent: Int = 50) -> String {
    var canvas = SVGCanvas()
    let drawings = shots.map { $0.picture.drawn }
    var (y, width, start) = (0, 0, 0)
    while start < shots.count {
      let end = min(shots.count, start + Film.columns)
      let row = start..<end
      let height = row.reduce(0) { max($0, drawings[$1].box.height) }
      var x = 0
      for index in row {
        let box = drawings[index].box
        draw(shots[index], drawings[index], at: Box(x, y, box.width, box.height), on: &canvas)
        x += box.width + 2 * Film.margin
      }
      width = max(width, x)
      let captions = row.reduce(0) { max($0, shots[$1].caption.count) }
      y += height + head + Film.foot + captions * 30
      start = end
    }
    let box = Box(0, 0, width, y)
    return canvas.document(
      width: width * percent / 100, height: y * percent / 100, box: box,
      words: "\(shots.count) pictures", isGroup: true)
  }

  private func draw(
    _ shot: Shot, _ drawing: PictureDrawing, at box: Box, on canvas: inout SVGCanvas
  ) {
    let x = box.x + Film.margin
    canvas.text(
      shot.title, x: x + 8, y: box.y + 34, size: 24, fill: "#6e7480", isBold: true,
      room: box.width)
    canvas.nest(
      drawing.canvas, at: Box(x, box.y + head, box.width, box.height), box: drawing.box,
      words: shot.picture.words)
    for (index, line) in shot.caption.enumerated() {
      canvas.text(
        line, x: x + box.width / 2, y: box.y + box.height + head + 36 + index * 30, size: 22,
        fill: "#6e7480", anchor: .middle, room: box.width)
    }
  }
}

extension CharacterWidth {
  /// Returns the cells that a text takes.
  static func cells(of text: String) -> Int {
    text.reduce(0) { $0 + cells(of: $1) }
  }
}
