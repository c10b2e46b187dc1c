import StatusBar

// The bar: its text at both ends, or what is known of it.
extension PictureDrawing {
  /// The two ends of the bar, where its text is.
  private var ears: (leading: Box, trailing: Box) {
    // On a phone on its side there is none; a mark is where people look for it.
    let height = picture.barHeight > 0 ? picture.barHeight : picture.device.hasHomeButton ? 20 : 32
    let isSmall = picture.device.hasHomeButton && !picture.device.isPad
    if isSmall {
      let line = min(height, 20)
      return (Box(2, 1, 46, line - 2), Box(size.width - 40, 1, 38, line - 2))
    }
    if picture.device.isPad {
      let top = picture.device.hasHomeButton || height > 24 ? 0 : 6
      return (
        Box(6, top + 1, 62, height - 2), Box(size.width - 84, top + 1, 78, height - 2)
      )
    }
    let line = min(height, 36)
    let top =
      (height - line) / 2
      + (picture.device.deviceClass == .dynamicIsland && height > 36 ? 3 : 0)
    return (Box(24, top, 74, line), Box(size.width - 106, top, 98, line))
  }

  mutating func drawBar() {
    // Before the launch, and on a phone on its side, there is none, whatever is expected.
    guard picture.barHeight > 0 || picture.mark == .expected, picture.bar.mayBeVisible else {
      return
    }
    let looks = picture.bar.looks
    guard looks.count > 1 else {
      let look = looks[0]
      // Where no bar can be, what lies under it is not known.
      if picture.barHeight == 0 {
        drawPatch(look, isTrailing: false)
        return drawPatch(look, isTrailing: true)
      }
      drawGlyphs(look, isTrailing: false)
      return drawGlyphs(look, isTrailing: true)
    }
    drawPatch(looks[0], isTrailing: false)
    drawPatch(looks[1], isTrailing: true)
    let (leading, _) = ears
    let isUnderCutout = !picture.device.hasHomeButton && !picture.device.isPad
    let y = isUnderCutout ? 52 : leading.y + leading.height / 2 - 10
    let x = isUnderCutout || picture.device.isPad ? size.width / 2 - 10 : size.width / 2 - 40
    canvas.use(.question, Box(x - 3, y - 3, 26, 26))
  }

  /// One end, in the look that it may have.
  private mutating func drawPatch(_ look: ShownBar.Look, isTrailing: Bool) {
    let ear = isTrailing ? ears.trailing : ears.leading
    let radius = min(18, ear.height / 2)
    let outline = Stroke(color: "#8d929b", width: 20, dash: "5 4")
    guard let content = look.content(isTrailing: isTrailing) else {
      return canvas.rect(
        ear.inset(1), radius: radius, fill: canvas.paint(.wideHatch), stroke: outline)
    }
    canvas.rect(
      ear.inset(1), radius: radius, fill: content == .dark ? "#fff" : "#26282e", stroke: outline)
    drawGlyphs(look, isTrailing: isTrailing)
  }

  private mutating func drawGlyphs(_ look: ShownBar.Look, isTrailing: Bool) {
    guard let content = look.content(isTrailing: isTrailing) else { return }
    let color = content == .dark ? "#111" : "#fff"
    let (leading, trailing) = ears
    if picture.device.isPad {
      let y = leading.y + leading.height / 2
      if isTrailing {
        canvas.use(.wifi, Box(trailing.right - 68, y - 7, 19, 14), color: color)
        canvas.use(.battery, Box(trailing.right - 42, y - 7, 31, 14), color: color)
      } else {
        canvas.use(.time, Box(leading.x + 8, y - 8, 40, 17), color: color)
      }
    } else if picture.device.hasHomeButton {
      if isTrailing {
        canvas.use(.battery, Box(size.width - 32, 5, 25, 11), color: color)
        canvas.use(.time, Box(size.width / 2 - 15, 4, 31, 13), color: color)
      } else {
        canvas.use(.signal, Box(7, 5, 16, 10), color: color)
        canvas.use(.wifi, Box(28, 5, 15, 10), color: color)
      }
    } else {
      let y = leading.y + leading.height / 2
      if isTrailing {
        canvas.use(.signal, Box(trailing.x + 12, y - 7, 19, 13), color: color)
        canvas.use(.wifi, Box(trailing.x + 36, y - 7, 18, 13), color: color)
        canvas.use(.battery, Box(trailing.x + 59, y - 7, 29, 13), color: color)
      } else {
        canvas.use(.time, Box(leading.x + 12, y - 10, 48, 20), color: color)
      }
    }
  }

  /// Rings around both ends, where another bar is expected.
  mutating func drawMark() {
    let stroke: Stroke
    switch picture.mark {
    case .none: return
    case .actual: stroke = Stroke(color: "#b83a26", width: 35)
    case .expected: stroke = Stroke(color: "#17744b", width: 35, dash: "7 5")
    }
    for ear in [ears.leading, ears.trailing] {
      canvas.rect(ear, radius: min(18, ear.height / 2), fill: "none", stroke: stroke)
    }
  }

  // MARK: - What lies under it

  /// What lies under the bar, as far as it is not the page itself.
  mutating func drawGround(of page: ShownScreen.Page) {
    let height = picture.barHeight
    guard height > 0 else { return }
    if let color = picture.screen.platform.indicatorColor, picture.device.hasHomeButton {
      return canvas.rect(Box(0, 0, size.width, height), fill: color)
    }
    let look = picture.bar.looks.first { $0.isVisible } ?? picture.bar.looks[0]
    let half = size.width / 2
    let isSplit = look.content(isTrailing: false) != look.content(isTrailing: true)
    for isTrailing in isSplit ? [false, true] : [false] {
      let ground = picture.ground(
        under: look.content(isTrailing: isTrailing), isTrailing: isTrailing)
      // Of a bar that is known by half each end is drawn on a ground of its own.
      guard ground.isKnown || picture.bar.isKnown else { continue }
      guard ground.isDark != (page.scheme == .dark) || !ground.isKnown else { continue }
      // A backdrop is the app's own picture or colour, which goes on below the bar.
      let depth = max(height, picture.topInset) + (page.navigation == nil ? 0 : 44)
      let box = Box(isTrailing ? half : 0, 0, isSplit ? half : size.width, depth)
      canvas.rect(box, fill: ground.isDark ? "#2c3038" : "#f6f6f9")
      if !ground.isKnown { canvas.rect(box, fill: canvas.paint(.wideHatch), opacity: 45) }
    }
  }
}

extension Platform {
  /// The colour behind a bar that is twice as high; nil for the usual one.
  var indicatorColor: String? {
    switch indicator {
    case .none: nil
    case .call: "#34c759"
    case .hotspot: "#0a7aff"
    case .recording: "#ff3b30"
    }
  }
}
