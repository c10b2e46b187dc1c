import StatusBar

extension Picture {
  /// The picture as lines of a terminal, all equally wide and none wider than `width`; as a pill
  /// where there is no room for a device.
  package func text(width: Int = 30, isASCII: Bool) -> [String] {
    let inner = min(width - 2, widestText)
    guard inner >= 14 else {
      let pill = Pill(bar).text(isASCII: isASCII)
      return width >= 4 ? [pill] : []
    }
    var drawing = PictureTextDrawing(self, width: inner, isASCII ? .ascii : .unicode)
    drawing.draw()
    return drawing.canvas.lines
  }

  /// The cells beyond which a device gains nothing.
  private var widestText: Int {
    switch (device.isPad, orientation.isLandscape) {
    case (false, false): 28
    case (true, false): 36
    case (false, true), (true, true): 46
    }
  }

  /// The lines of the screen for a number of cells: a cell is twice as high as it is wide.
  fileprivate func textHeight(_ width: Int) -> Int {
    switch (device.isPad, orientation.isLandscape) {
    // The lower part of a phone is shortened: it has little to tell.
    case (false, false): max(9, width / 2)
    case (true, false): max(10, width * 15 / 34)
    case (false, true): max(7, width / 5)
    case (true, true): max(9, width * 12 / 46)
    }
  }
}

/// One picture in the making, as text.
struct PictureTextDrawing {
  let picture: Picture
  var canvas: TextCanvas
  /// The screen in the frame, in cells.
  let screen: Box

  init(_ picture: Picture, width: Int, _ glyphs: Glyphs) {
    self.picture = picture
    let height = picture.textHeight(width)
    // A home button has a chin of its own.
    let isBeside = picture.orientation.isLandscape
    let chin = picture.device.hasHomeButton ? (isBeside ? 4 : 2) : 0
    screen =
      isBeside
      ? Box(1 + chin, 1, width - 2 * chin, height) : Box(1, 1 + chin, width, height)
    canvas = TextCanvas(
      width: width + 2, height: height + 2 + (isBeside ? 0 : 2 * chin), glyphs)
  }

  var glyphs: Glyphs { canvas.glyphs }

  mutating func draw() {
    drawLayers()
    drawBar()
    drawFrame()
  }

  // MARK: - The device

  private mutating func drawFrame() {
    let whole = Box(0, 0, canvas.width, canvas.height)
    line(whole)
    guard picture.device.hasHomeButton else { return drawEdges() }
    if picture.orientation.isLandscape {
      for y in 1..<canvas.height - 1 {
        canvas[screen.x - 1, y] = glyphs.upright
        canvas[screen.right, y] = glyphs.upright
      }
      let isLeft = picture.orientation == .landscapeRight
      canvas[isLeft ? 2 : canvas.width - 3, canvas.height / 2] = glyphs.button
      return
    }
    for y in [screen.y - 1, screen.bottom] {
      canvas.line(glyphs.level, x: 1, y: y, count: canvas.width - 2)
      canvas[0, y] = glyphs.tees.0
      canvas[canvas.width - 1, y] = glyphs.tees.1
    }
    let isUpright = picture.orientation == .portrait
    canvas[canvas.width / 2, isUpright ? screen.bottom + 1 : 1] = glyphs.button
    canvas.line(
      glyphs.indicator, x: canvas.width / 2 - 2, y: isUpright ? 1 : screen.bottom + 1, count: 4)
  }

  /// The outline, past what is in it.
  private mutating func line(_ box: Box) {
    canvas.line(glyphs.level, x: 1, y: 0, count: box.width - 2)
    canvas.line(glyphs.level, x: 1, y: box.bottom - 1, count: box.width - 2)
    for y in 1..<box.bottom - 1 {
      canvas[0, y] = glyphs.upright
      canvas[box.right - 1, y] = glyphs.upright
    }
    canvas[0, 0] = glyphs.corners.0
    canvas[box.right - 1, 0] = glyphs.corners.1
    canvas[0, box.bottom - 1] = glyphs.corners.2
    canvas[box.right - 1, box.bottom - 1] = glyphs.corners.3
  }

  /// The notch, the island, and the line at the bottom.
  private mutating func drawEdges() {
    let count = canvas.width / 10 * 2
    canvas.line(
      glyphs.indicator, x: (canvas.width - count) / 2, y: canvas.height - 1, count: count)
    guard !picture.device.isPad else { return }
    if picture.orientation.isLandscape {
      let x = picture.orientation == .landscapeLeft ? screen.x : screen.right - 1
      let middle = canvas.height / 2
      for y in middle - 1...middle + 1 { canvas[x, y] = glyphs.block }
      return
    }
    let cut = canvas.width / 8 * 2
    let x = (canvas.width - cut) / 2
    let y = picture.orientation == .portrait ? screen.y : screen.bottom - 1
    canvas.line(glyphs.block, x: x, y: y, count: cut)
    if picture.device.deviceClass == .notch {
      canvas.line(glyphs.notch, x: x, y: y == screen.y ? 0 : canvas.height - 1, count: cut)
    } else {
      canvas[x - 1, y] = " "
      canvas[x + cut, y] = " "
    }
  }

  // MARK: - The bar

  private mutating func drawBar() {
    guard picture.barHeight > 0 else { return }
    let looks = picture.bar.looks
    let y = screen.y
    // Nothing of a page lies in the line of the bar.
    canvas.fill(Box(screen.x, y, screen.width, 1))
    for isTrailing in [false, true] {
      let look = looks.count > 1 && isTrailing ? looks[1] : looks[0]
      let content = look.content(isTrailing: isTrailing)
      drawGround(under: content, isTrailing: isTrailing)
      drawEnd(content, isTrailing: isTrailing, isKnown: looks.count == 1)
    }
  }

  private mutating func drawGround(under content: InterfaceStyle?, isTrailing: Bool) {
    var ground = picture.ground(under: content, isTrailing: isTrailing)
    if !picture.bar.isKnown, let content {
      ground = Picture.Ground(isDark: content == .light, isKnown: true)
    }
    guard ground.isDark, content != nil || picture.bar.isKnown else { return }
    let half = screen.width / 2
    canvas.line(
      ground.isKnown ? glyphs.shade : glyphs.maybeShade,
      x: isTrailing ? screen.x + half : screen.x, y: screen.y,
      count: isTrailing ? screen.width - half : half)
  }

  private mutating func drawEnd(_ content: InterfaceStyle?, isTrailing: Bool, isKnown: Bool) {
    let y = screen.y
    if content == nil && isKnown { return }
    let isOld = picture.device.hasHomeButton && !picture.device.isPad
    let isNarrow = screen.width < 26
    let blank = String(repeating: Character(glyphs.faint), count: 4)
    let doubt = isKnown ? "" : "?"
    if isTrailing {
      let right = screen.right - 1
      canvas.sign(content == nil ? String(blank.prefix(2)) : glyphs.battery, x: right - 2, y: y)
      if isOld {
        canvas.sign((content == nil ? blank : "9:41") + doubt, x: screen.middle - 2, y: y)
      } else {
        canvas.sign(
          doubt + (content == nil ? String(blank.prefix(3)) : glyphs.signal),
          x: right - (isNarrow ? 6 : 7) - doubt.utf8.count, y: y)
      }
    } else {
      let words = isOld ? glyphs.signal : "9:41"
      canvas.sign(
        (content == nil ? String(blank.prefix(isOld ? 3 : 4)) : words) + doubt, x: screen.x + 1,
        y: y)
    }
  }
}
