import StatusBar

// The views of a page, one below the other, and grey shapes for the rest.
extension PictureDrawing {
  mutating func drawContent(of page: ShownScreen.Page, in box: Box, _ paint: Paint) {
    switch page.content {
    case .unknown: return drawUnknown(in: box)
    case .controller, .system:
      var rest = box
      drawAll(page.elements, from: &rest, paint)
      return drawSkeleton(of: page.name, in: rest, paint)
    case .views: break
    }
    let elements = page.elements
    guard !elements.isEmpty else { return }
    var rest = box
    if elements.count == 1, elements[0].kind == .image {
      let height = min(box.width * 250 / 390, box.height * 4 / 5)
      return canvas.use(
        .photo, Box(box.x, box.y + (box.height - height) * 2 / 5, box.width, height))
    }
    let isCentered = !elements.contains { $0.isRow }
    if isCentered {
      let height = elements.reduce(0) { $0 + self.height(of: $1, box) }
      rest = Box(
        box.x, box.y + max(8, (box.height - height) * 2 / 5), box.width, box.height)
      rest.height = max(0, box.bottom - rest.y)
    }
    drawAll(elements, from: &rest, paint)
  }

  private func height(of element: ShownScreen.Element, _ box: Box) -> Int {
    switch element.kind {
    case .text: scaled(element.isRow ? 64 : 44)
    case .button, .link: scaled(element.isRow ? 64 : 58)
    case .image: scaled(min(box.width * 4 / 10, 220) + 12)
    case .field, .toggle, .other: scaled(64)
    case .unknown: scaled(84)
    }
  }

  private mutating func drawAll(
    _ elements: [ShownScreen.Element], from rest: inout Box, _ paint: Paint
  ) {
    for element in elements {
      let height = height(of: element, rest)
      guard rest.height > height else { return }
      draw(
        element,
        in: Box(
          rest.x + scaled(18), rest.y, rest.width - scaled(36), height - scaled(10)), paint)
      rest = Box(rest.x, rest.y + height, rest.width, rest.height - height)
    }
  }

  private mutating func draw(_ element: ShownScreen.Element, in box: Box, _ paint: Paint) {
    if let label = element.label { note(.label(label), at: box) }
    switch element.kind {
    case .image: return canvas.use(.photo, box)
    case .unknown:
      canvas.rect(
        box, radius: 12, fill: canvas.paint(.wideHatch),
        stroke: Stroke(color: "#8d929b", width: 15, dash: "6 5"))
      return canvas.use(.question, Box(box.middle - 12, box.y + box.height / 2 - 12, 24, 24))
    case .other where element.label == nil:
      return canvas.rect(box, radius: 12, fill: paint.skeleton, opacity: element.isRow ? 70 : 100)
    case .text, .button, .link, .field, .toggle, .other: break
    }
    if element.isRow || element.kind == .field || element.kind == .toggle {
      return drawRow(element, in: box, paint)
    }
    let y = box.y + box.height / 2 + scaled(7)
    guard let label = element.label else {
      return canvas.rect(
        Box(box.middle - scaled(60), box.y + box.height / 2 - 6, scaled(120), 12), radius: 6,
        fill: paint.skeleton)
    }
    if element.kind == .text {
      return canvas.text(
        label, x: box.middle, y: y, size: scaled(20), fill: paint.ink, anchor: .middle,
        room: box.width)
    }
    let width = min(box.width, scaled(max(120, label.unicodeScalars.count * 11 + 48)))
    canvas.rect(
      Box(box.middle - width / 2, box.y, width, box.height), radius: 14, fill: paint.tint,
      opacity: 12)
    canvas.text(
      label, x: box.middle, y: y, size: scaled(19), fill: paint.tint, anchor: .middle,
      room: width - 24)
  }

  private mutating func drawRow(_ element: ShownScreen.Element, in box: Box, _ paint: Paint) {
    let isField = element.kind == .field && !element.isRow
    canvas.rect(
      box, radius: 12, fill: element.isRow ? paint.card : paint.page,
      stroke: isField ? Stroke(color: paint.line, width: 15) : nil)
    let y = box.y + box.height / 2
    if let label = element.label {
      let color =
        switch element.kind {
        case .button: paint.tint
        case .field: paint.soft
        case .text, .link, .image, .toggle, .other, .unknown: paint.ink
        }
      canvas.text(
        label, x: box.x + 20, y: y + scaled(7), size: scaled(19), fill: color,
        room: box.width - scaled(60))
    } else {
      canvas.rect(
        Box(box.x + 20, y - 6, box.width * 2 / 5, 12), radius: 6, fill: paint.skeleton)
    }
    if element.kind == .link {
      canvas.path(
        "m\(box.right - 25) \(y - 7) 7 7-7 7",
        stroke: Stroke(color: paint.soft, width: 30, isRound: true))
    }
    if element.kind == .toggle {
      canvas.rect(Box(box.right - 66, y - 15, 50, 30), radius: 15, fill: paint.skeleton)
      canvas.circle(x: box.right - 51, y: y, radius: 13, fill: "#fff")
    }
  }

  // MARK: - What is not known one by one

  /// Views of which nothing is known but whose they are, and that there are some.
  private mutating func drawSkeleton(of name: String, in box: Box, _ paint: Paint) {
    guard box.height > 60 else { return }
    canvas.text(
      name, x: box.x + 20, y: box.y + 38, size: scaled(20), fill: "#8d929b", room: box.width - 40)
    guard box.height > 200 else { return }
    let height = min(96, box.height / 5)
    for (index, opacity) in [100, 70, 40].enumerated() {
      canvas.rect(
        Box(box.x + 20, box.y + 60 + index * (height + 14), box.width - 40, height), radius: 14,
        fill: paint.skeleton, opacity: opacity)
    }
  }

  private mutating func drawUnknown(in box: Box) {
    let inner = box.inset(18)
    canvas.rect(
      inner, radius: 18, fill: canvas.paint(.wideHatch),
      stroke: Stroke(color: "#8d929b", width: 20, dash: "9 7"))
    canvas.use(.question, Box(inner.middle - 28, inner.y + inner.height / 2 - 28, 56, 56))
  }
}
