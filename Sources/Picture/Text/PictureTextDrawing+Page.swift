import StatusBar

// Windows, presentations and pages, in cells.
extension PictureTextDrawing {
  /// What is below the line of the bar.
  private var room: Box {
    let top = picture.barHeight > 0 ? 1 : 0
    let ear = picture.isPhoneOnItsSide && !picture.device.hasHomeButton ? 1 : 0
    return Box(
      screen.x + ear, screen.y + top, screen.width - 2 * ear, screen.height - top)
  }

  mutating func drawLayers() {
    let card = picture.cardLayer
    for (index, layer) in picture.screen.layers.enumerated() {
      switch layer.kind {
      case .root:
        if card == index + 1 { drawPushedBack() } else { draw(layer.page, in: room) }
      case .window(fillsScreen: true):
        canvas.fill(room, glyphs.veil)
        draw(layer.page, in: room)
      case .window(fillsScreen: false):
        let box = Box(room.x + 1, room.y, room.width - 2, 3)
        canvas.frame(box)
        draw(layer.page, in: box.inset(1))
      case .presentation(let style, let isLarge):
        if card == index + 1, style.fillsScreen {
          drawPushedBack()
        } else {
          draw(layer.page, style, isLarge: isLarge)
        }
      }
      if let dialog = layer.page.dialog { drawDialog(dialog) }
    }
  }

  /// The upper edge of a page behind a card.
  private mutating func drawPushedBack() {
    canvas.fill(room)
    canvas[room.x + 1, room.y] = glyphs.corners.0
    canvas[room.right - 2, room.y] = glyphs.corners.1
    canvas.line(glyphs.faint, x: room.x + 2, y: room.y, count: room.width - 4)
  }

  private mutating func draw(
    _ page: ShownScreen.Page, _ style: PresentationStyle, isLarge: Bool
  ) {
    switch style {
    case .fullScreen, .currentContext:
      canvas.fill(room)
      draw(page, in: room)
    case .overFullScreen, .overCurrentContext:
      canvas.fill(room, glyphs.veil)
      draw(page, in: room)
    case .alert: return
    case .popover:
      let (width, height) = (max(12, room.width * 2 / 5), max(5, room.height / 2))
      let box = Box(room.right - width - 1, room.y + 1, width, height)
      canvas.frame(box)
      canvas[box.right - 4, box.y] = glyphs.up
      draw(page, in: box.inset(1))
    case .custom: drawFramed(page, width: room.width - 4, height: room.height * 3 / 5)
    case .formSheet where picture.device.isPad:
      drawFramed(page, width: room.width * 3 / 5, height: room.height * 3 / 5)
    case .pageSheet, .formSheet, .automatic:
      if picture.device.isPad {
        drawFramed(page, width: room.width * 4 / 5, height: room.height - 2)
      } else {
        let isCovering = picture.orientation.isLandscape
        drawCard(page, from: isCovering ? 0 : isLarge ? 1 : room.height / 2)
      }
    }
  }

  /// A card that reaches down to the edge of the screen.
  private mutating func drawCard(_ page: ShownScreen.Page, from top: Int) {
    let box = Box(room.x, room.y + top, room.width, room.height - top)
    canvas.fill(box)
    canvas.line(glyphs.level, x: box.x + 1, y: box.y, count: box.width - 2)
    canvas[box.x, box.y] = glyphs.corners.0
    canvas[box.right - 1, box.y] = glyphs.corners.1
    draw(page, in: Box(box.x, box.y + 1, box.width, box.height - 1))
  }

  private mutating func drawFramed(_ page: ShownScreen.Page, width: Int, height: Int) {
    let size = (max(12, width), max(4, height))
    let box = Box(
      room.x + (room.width - size.0) / 2, room.y + (room.height - size.1) / 2, size.0, size.1)
    canvas.frame(box)
    draw(page, in: box.inset(1))
  }

  private mutating func drawDialog(_ buttons: [String]) {
    let shown = buttons.isEmpty ? ["OK"] : Array(buttons.prefix(max(1, room.height - 4)))
    let (width, height) = (min(22, room.width - 2), shown.count + 3)
    let box = Box(
      room.x + (room.width - width) / 2, room.y + max(0, (room.height - height) / 2), width,
      height)
    canvas.frame(box)
    canvas.line(glyphs.skeleton, x: box.middle - 4, y: box.y + 1, count: 8)
    for (index, label) in shown.enumerated() {
      canvas.words(
        "( " + label + " )", x: box.x + 1, y: box.y + 2 + index, room: width - 2, isCentered: true)
    }
  }

  // MARK: - Pages

  private mutating func draw(_ page: ShownScreen.Page, in box: Box) {
    guard box.height > 0, box.width > 2 else { return }
    guard page.columns.isEmpty else { return drawColumns(page, in: box) }
    var box = box
    if page.tabs.isEmpty {
      if page.pageCount > 1 {
        drawDots(page, y: box.bottom - 1, in: box)
        box.height -= 1
      }
    } else if box.height > 3 {
      drawTabs(page, in: box)
      box.height -= 2
    }
    if let navigation = page.navigation {
      if navigation.hasBackButton {
        canvas.sign(glyphs.back, x: box.x + 1, y: box.y)
        canvas.line(glyphs.skeleton, x: box.x + 3, y: box.y, count: 3)
      }
      let count = min(6, box.width / 3)
      canvas.line(glyphs.skeleton, x: box.middle - count / 2, y: box.y, count: count)
      box = Box(box.x, box.y + 1, box.width, box.height - 1)
    }
    drawContent(of: page, in: box)
  }

  private mutating func drawColumns(_ page: ShownScreen.Page, in box: Box) {
    let count = page.columns.count
    let lead = max(6, box.width * 2 / (2 * count + 1))
    var x = box.x
    for (index, column) in page.columns.enumerated() {
      let width = index == count - 1 ? box.right - x : lead
      draw(column, in: Box(x, box.y, width - (index == count - 1 ? 0 : 1), box.height))
      x += width
      guard index < count - 1 else { return }
      for y in box.y..<box.bottom { canvas[x - 1, y] = glyphs.upright }
    }
  }

  private mutating func drawTabs(_ page: ShownScreen.Page, in box: Box) {
    let y = box.bottom - 1
    canvas.line(glyphs.level, x: box.x, y: y - 1, count: box.width)
    canvas.fill(Box(box.x, y, box.width, 1))
    let shown = page.tabs.prefix(5)
    let width = box.width / shown.count
    for (index, title) in shown.enumerated() {
      let words = title ?? String(repeating: Character(glyphs.skeleton), count: 3)
      let isSelected = index == page.selectedTab
      canvas.words(
        isSelected ? "[" + words + "]" : words, x: box.x + index * width, y: y,
        room: width - (index == shown.count - 1 ? 0 : 1), isCentered: true)
    }
  }

  private mutating func drawDots(_ page: ShownScreen.Page, y: Int, in box: Box) {
    let count = min(page.pageCount, 8)
    for index in 0..<count {
      canvas.sign(
        index == min(page.selectedPage, count - 1) ? glyphs.dot : glyphs.ring,
        x: box.middle - count + 2 * index, y: y)
    }
  }

  private mutating func drawContent(of page: ShownScreen.Page, in box: Box) {
    switch page.content {
    case .unknown:
      canvas.fill(box, glyphs.hatch)
      return canvas.sign(" ? ", x: box.middle - 1, y: box.y + box.height / 2)
    case .controller, .system:
      let used = drawAll(page.elements, in: box)
      return drawSkeleton(
        of: page.name, in: Box(box.x, box.y + used, box.width, box.height - used))
    case .views: break
    }
    guard !page.elements.contains(where: { $0.isRow }) else {
      _ = drawAll(page.elements, in: Box(box.x, box.y + 1, box.width, box.height - 1))
      return
    }
    let height = page.elements.reduce(0) { $0 + self.height(of: $1, in: box) }
    let free = max(0, box.height - height) / 2
    _ = drawAll(page.elements, in: Box(box.x, box.y + free, box.width, box.height - free))
  }

  /// Views of which nothing is known but whose they are, and that there are some.
  private mutating func drawSkeleton(of name: String, in box: Box) {
    guard box.height > 1 else { return }
    canvas.words(name, x: box.x + 2, y: box.y + 1, room: box.width - 4)
    for (index, share) in [8, 7].enumerated() where 3 + 2 * index < box.height {
      canvas.line(
        glyphs.skeleton, x: box.x + 2, y: box.y + 3 + 2 * index, count: (box.width - 4) * share / 8)
    }
  }

  // MARK: - Views

  private func height(of element: ShownScreen.Element, in box: Box) -> Int {
    element.kind == .image ? max(2, min(5, box.height / 2)) : 1
  }

  /// Draws what fits; returns how many lines it takes.
  private mutating func drawAll(_ elements: [ShownScreen.Element], in box: Box) -> Int {
    // With a free line between them where there is room.
    let heights = elements.map { height(of: $0, in: box) }
    let gap = heights.reduce(0, +) + elements.count <= box.height + 1 ? 1 : 0
    var y = box.y
    for (element, height) in zip(elements, heights) {
      guard y + height <= box.bottom else { break }
      draw(element, in: Box(box.x + 1, y, box.width - 2, height))
      y += height + gap
    }
    return y - box.y
  }

  private mutating func draw(_ element: ShownScreen.Element, in box: Box) {
    let isCentered = !element.isRow
    switch element.kind {
    case .image:
      let wide = Box(box.x - 1, box.y, box.width + 2, box.height)
      canvas.fill(wide, glyphs.photo)
      guard let label = element.label else { return }
      canvas.words(
        " " + label + " ", x: box.x, y: box.y + box.height / 2, room: box.width, isCentered: true)
    case .unknown:
      canvas.line(glyphs.hatch, x: box.x, y: box.y, count: box.width)
      canvas.sign(" ? ", x: box.middle - 1, y: box.y)
    case .button where isCentered && element.label != nil,
      .link where isCentered && element.label != nil:
      canvas.words(
        "( " + (element.label ?? "") + " )", x: box.x, y: box.y, room: box.width, isCentered: true)
    case .text, .button, .link, .toggle, .other:
      guard let label = element.label else {
        let count = box.width * 3 / 5
        canvas.line(
          glyphs.skeleton, x: isCentered ? box.middle - count / 2 : box.x, y: box.y, count: count)
        return
      }
      let tail = element.kind == .link ? glyphs.forward : element.kind == .toggle ? "(o )" : ""
      let room = box.width - tail.unicodeScalars.count - (tail.isEmpty ? 0 : 1)
      canvas.words(
        label, x: box.x, y: box.y, room: room, isCentered: isCentered && tail.isEmpty)
      canvas.sign(tail, x: box.right - tail.unicodeScalars.count, y: box.y)
    case .field:
      canvas.sign("[", x: box.x, y: box.y)
      canvas.words(element.label ?? "", x: box.x + 1, y: box.y, room: box.width - 2)
      canvas.sign("]", x: box.right - 1, y: box.y)
    }
  }
}
