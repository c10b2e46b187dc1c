import StatusBar

// One page: its background, its bars, and the views that are known.
extension PictureDrawing {
  mutating func draw(
    _ page: ShownScreen.Page, in box: Box, radius: Int, hasBackground: Bool = true,
    hasGrabber: Bool = false
  ) {
    guard page.columns.isEmpty else { return drawColumns(page, in: box, radius: radius) }
    let paint = Paint(page.scheme)
    let touchesTop = box.y == 0
    if hasBackground {
      let isGrouped = page.elements.contains { $0.isRow }
      canvas.rect(box, radius: radius, fill: isGrouped ? paint.grouped : paint.page)
      // Its lower corners lie at the edge of the screen.
      if radius > 0, box.bottom >= size.height {
        let height = radius + 4
        canvas.rect(
          Box(box.x, box.bottom - height, box.width, height),
          fill: isGrouped ? paint.grouped : paint.page)
      }
      if touchesTop, box.width == size.width { drawGround(of: page) }
    }
    if hasGrabber {
      canvas.rect(Box(box.middle - 18, box.y + 7, 36, 5), radius: 2, fill: paint.soft)
    }
    let top = box.y + (touchesTop ? picture.topInset : hasGrabber ? 14 : 8)
    let bottom = box.bottom - drawTabs(page, in: box, paint)
    var room = Box(box.x, top, box.width, bottom - top)
    if picture.isPhoneOnItsSide, !picture.device.hasHomeButton {
      room = Box(box.x + 48, top, box.width - 96, bottom - top)
    }
    let under = drawNavigation(page, in: room, paint)
    drawContent(
      of: page, in: Box(room.x, room.y + under, room.width, room.height - under), paint)
  }

  private mutating func drawColumns(_ page: ShownScreen.Page, in box: Box, radius: Int) {
    let count = page.columns.count
    let lead = min(320, box.width * 2 / (2 * count + 1))
    var x = box.x
    for (index, column) in page.columns.enumerated() {
      let width = index == count - 1 ? box.right - x : lead
      draw(column, in: Box(x, box.y, width, box.height), radius: radius)
      if index < count - 1 {
        canvas.rect(
          Box(x + width - 1, box.y, 1, box.height), fill: Paint(column.scheme).line)
      }
      x += width
    }
  }

  // MARK: - Bars

  /// Draws the navigation bar; returns how much of the room it takes.
  private mutating func drawNavigation(
    _ page: ShownScreen.Page, in box: Box, _ paint: Paint
  ) -> Int {
    guard let navigation = page.navigation else { return 8 }
    let isDark = navigation.isDark ?? (page.scheme == .dark)
    if navigation.isDark != nil {
      canvas.rect(
        Box(box.x, 0, box.width, box.y + 44), fill: isDark ? "#17181c" : "#f9f9fb")
    }
    let ground = picture.ground(under: picture.bar.looks[0].content(isTrailing: false))
    let isPlain = navigation.isDark != nil || ground.isDark == isDark || box.x > 0
    let ink = !isPlain ? "#8d929b" : navigation.isDark == true ? "#ffffff" : paint.ink
    let tint = navigation.isDark == true ? "#7db8ff" : paint.tint
    let y = box.y
    if navigation.hasBackButton {
      note(.back, at: Box(box.x + 12, y, 52, 44))
      canvas.path(
        "m\(box.x + 26) \(y + 13)-9 9.5 9 9.5",
        stroke: Stroke(color: tint, width: 34, isRound: true))
      canvas.rect(Box(box.x + 36, y + 16, 52, 12), radius: 6, fill: tint, opacity: 85)
    }
    canvas.rect(Box(box.middle - 44, y + 16, 88, 12), radius: 6, fill: ink, opacity: 70)
    return 52
  }

  /// Draws the tabs; returns how much of the page they take.
  private mutating func drawTabs(_ page: ShownScreen.Page, in box: Box, _ paint: Paint) -> Int {
    if page.pageCount > 1, page.tabs.isEmpty {
      drawDots(page.pageCount, page.selectedPage, in: box, paint)
      return 44
    }
    guard !page.tabs.isEmpty else { return 0 }
    let height = scaled(picture.device.hasHomeButton ? 49 : picture.isPhoneOnItsSide ? 53 : 83)
    let y = box.bottom - height
    canvas.rect(Box(box.x, y, box.width, height), fill: paint.chrome)
    canvas.rect(Box(box.x, y, box.width, 1), fill: paint.line)
    let shown = page.tabs.prefix(5)
    let width = box.width / shown.count
    for (index, title) in shown.enumerated() {
      let color = index == page.selectedTab ? paint.tint : "#8d929b"
      let x = box.x + index * width + width / 2
      canvas.rect(
        Box(x - scaled(11), y + scaled(8), scaled(22), scaled(20)), radius: 6, fill: color)
      if let title {
        note(.label(title), at: Box(x - width / 2, y, width, min(height, scaled(49))))
        canvas.text(
          title, x: x, y: y + scaled(44), size: scaled(13), fill: color, anchor: .middle,
          room: width - 8)
      } else {
        canvas.rect(Box(x - 18, y + scaled(36), 36, 7), radius: 3, fill: paint.skeleton)
      }
    }
    return height
  }

  private mutating func drawDots(_ count: Int, _ selected: Int, in box: Box, _ paint: Paint) {
    let shown = min(count, 10)
    for index in 0..<shown {
      let color = index == min(selected, shown - 1) ? paint.ink : paint.soft
      canvas.circle(
        x: box.middle + (2 * index - shown + 1) * 9, y: box.bottom - 44, radius: 4, fill: color)
    }
  }
}
