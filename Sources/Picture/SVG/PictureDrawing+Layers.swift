import StatusBar

// Windows and presentations, one over the other.
extension PictureDrawing {
  private var screenBox: Box { Box(0, 0, size.width, size.height) }

  mutating func drawLayers() {
    guard !picture.screen.layers.isEmpty else {
      return drawLaunchScreen()
    }
    let card = picture.cardLayer
    for (index, layer) in picture.screen.layers.enumerated() {
      draw(layer, index: index, card: card)
    }
  }

  /// The launch screen, of which nothing is known but its bar.
  private mutating func drawLaunchScreen() {
    let look = picture.bar.looks.first { $0.isVisible } ?? picture.bar.looks[0]
    let isDark = picture.ground(under: look.content(isTrailing: false)).isDark
    canvas.rect(screenBox, fill: isDark ? "#16181c" : "#f2f2f7")
    canvas.rect(
      Box(size.width / 2 - 44, size.height / 2 - 60, 88, 88), radius: 20,
      fill: isDark ? "#2c2f36" : "#dcdce3")
  }

  private mutating func draw(_ layer: ShownScreen.Layer, index: Int, card: Int?) {
    switch layer.kind {
    case .root: drawScreen(layer.page, isPushedBack: card == index + 1)
    case .window(fillsScreen: true): drawSeeThrough(layer.page)
    case .window(fillsScreen: false):
      draw(layer.page, in: Box(16, picture.topInset + 8, size.width - 32, 72), radius: 20)
    case .presentation(let style, let isLarge):
      if style.fillsScreen {
        if style.isTranslucent {
          drawSeeThrough(layer.page)
        } else {
          drawScreen(layer.page, isPushedBack: card == index + 1)
        }
      } else {
        drawOver(layer.page, style, isLarge: isLarge)
      }
    }
    if let dialog = layer.page.dialog { drawDialog(dialog, layer.page.scheme) }
  }

  /// A page that fills the screen, or stands behind a card.
  private mutating func drawScreen(_ page: ShownScreen.Page, isPushedBack: Bool) {
    if isPushedBack {
      let top = picture.topInset + 4
      canvas.rect(screenBox, fill: "#000")
      return canvas.rect(
        Box(16, top, size.width - 32, size.height), radius: 12,
        fill: page.scheme == .dark ? "#26282e" : "#8d8d92")
    }
    draw(page, in: screenBox, radius: 0)
  }

  private mutating func drawSeeThrough(_ page: ShownScreen.Page) {
    dim()
    canvas.rect(screenBox, fill: Paint(page.scheme).page, opacity: 78)
    drawGround(of: page)
    draw(page, in: screenBox, radius: 0, hasBackground: false)
  }

  private mutating func dim() { canvas.rect(screenBox, fill: "#000", opacity: 22) }

  /// What leaves the presenter in sight.
  private mutating func drawOver(
    _ page: ShownScreen.Page, _ style: PresentationStyle, isLarge: Bool
  ) {
    switch style {
    case .alert: return
    case .popover: drawPopover(page)
    case .formSheet where picture.device.isPad:
      dim()
      let (width, height) = (min(540, size.width - 80), min(620, size.height - 80))
      draw(
        page, in: Box((size.width - width) / 2, (size.height - height) / 2, width, height),
        radius: 13)
    case .pageSheet, .formSheet, .automatic:
      if picture.device.isPad {
        dim()
        let width = min(704, size.width - 80)
        draw(page, in: Box((size.width - width) / 2, 44, width, size.height - 88), radius: 13)
      } else if picture.orientation.isLandscape {
        draw(page, in: Box(0, 8, size.width, size.height), radius: 12)
      } else if isLarge {
        let top = picture.topInset + 15
        draw(page, in: Box(0, top, size.width, size.height - top), radius: 12, hasGrabber: true)
      } else {
        dim()
        let top = size.height / 2
        draw(page, in: Box(0, top, size.width, size.height - top), radius: 16, hasGrabber: true)
      }
    case .custom:
      dim()
      let top = size.height * 2 / 5
      draw(
        page, in: Box(20, top, size.width - 40, size.height - top - 40), radius: 16)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return
    }
  }

  private mutating func drawPopover(_ page: ShownScreen.Page) {
    let width = min(320, size.width - 48)
    let box = Box(size.width - width - 24, picture.topInset + 62, width, size.height * 2 / 5)
    let fill = Paint(page.scheme).page
    let shade = Stroke(color: "#8d929b", width: 30, opacity: 60)
    let x = box.right - 44
    let arrow = "M\(x - 18) \(box.y + 2)L\(x) \(box.y - 16)L\(x + 18) \(box.y + 2)"
    canvas.rect(box, radius: 14, fill: fill, stroke: shade)
    canvas.path(arrow, fill: fill, stroke: shade)
    draw(page, in: box, radius: 14)
    canvas.path(arrow + "Z", fill: fill)
  }

  /// An alert or a dialog of SwiftUI's, with its buttons.
  private mutating func drawDialog(_ buttons: [String], _ scheme: InterfaceStyle) {
    dim()
    let paint = Paint(scheme)
    let labels = buttons.isEmpty ? ["OK"] : Array(buttons.prefix(5))
    let height = 84 + labels.count * 44
    let box = Box((size.width - 270) / 2, (size.height - height) / 2, 270, height)
    canvas.rect(box, radius: 16, fill: scheme == .dark ? "#2a2c31" : "#f7f7f9")
    canvas.rect(Box(box.middle - 70, box.y + 24, 140, 13), radius: 6, fill: paint.ink, opacity: 80)
    canvas.rect(Box(box.middle - 95, box.y + 48, 190, 9), radius: 4, fill: paint.soft)
    for (index, label) in labels.enumerated() {
      let y = box.y + 84 + index * 44
      note(.label(label), at: Box(box.x, y, box.width, 44))
      canvas.rect(Box(box.x, y, box.width, 1), fill: paint.line)
      canvas.text(
        label, x: box.middle, y: y + 29, size: 18, fill: paint.tint, anchor: .middle, room: 240)
    }
  }
}
