import StatusBar

extension Picture {
  /// The picture as an SVG file: the whole device, at `percent` of a point for each pixel.
  package func svg(percent: Int = 60) -> String {
    let drawing = drawn
    return drawing.canvas.document(
      width: drawing.box.width * percent / 100, height: drawing.box.height * percent / 100,
      box: drawing.box, words: words)
  }

  /// The picture without a file around it.
  var drawn: PictureDrawing {
    var drawing = PictureDrawing(self)
    drawing.draw()
    return drawing
  }
}

/// One picture in the making, as SVG.
struct PictureDrawing {
  let picture: Picture
  let size: Size
  let body: DeviceBody
  var canvas = SVGCanvas()
  /// The middle of what is about to be touched, once that is drawn.
  private var touched: (x: Int, y: Int)?

  init(_ picture: Picture) {
    self.picture = picture
    size = picture.size
    body = DeviceBody(picture.device)
  }

  /// Returns a length of a page: what is on a large screen is drawn larger, so that it can be read.
  func scaled(_ points: Int) -> Int { picture.device.isPad ? points * 3 / 2 : points }

  /// The device with what is around its screen.
  var box: Box {
    let edge = body.edge
    guard picture.orientation.isLandscape else {
      return Box(
        -edge.side, -edge.end, size.width + 2 * edge.side, size.height + 2 * edge.end)
    }
    return Box(-edge.end, -edge.side, size.width + 2 * edge.end, size.height + 2 * edge.side)
  }

  mutating func draw() {
    inPortrait { $0.drawBody() }
    let clip = SVGDefinition.clip(size, radius: body.screenRadius)
    canvas.define(clip)
    canvas.open("clip-path=\"url(#\(clip.id))\"")
    drawLayers()
    canvas.close()
    inPortrait { $0.drawCutout() }
    canvas.open("clip-path=\"url(#\(clip.id))\"")
    drawHomeIndicator()
    drawBar()
    canvas.close()
    drawMark()
    drawTouch()
  }

  /// Keeps where something stands that may be about to be touched; what lies in front counts.
  mutating func note(_ touch: Picture.Touch, at box: Box) {
    if touch == picture.touch { touched = (box.middle, box.y + box.height / 2) }
  }

  private mutating func drawTouch() {
    guard let (x, y) = touched else { return }
    canvas.circle(
      x: x, y: y, radius: scaled(20), fill: "#3b4048", opacity: 18,
      stroke: Stroke(color: "#3b4048", width: 30))
    canvas.circle(x: x, y: y, radius: scaled(11), fill: "#3b4048", opacity: 45)
  }

  /// Draws in the coordinates of the device as it stands, turned as it is held.
  private mutating func inPortrait(_ draw: (inout PictureDrawing) -> Void) {
    let (width, height) = (Int(picture.device.width), Int(picture.device.height))
    switch picture.orientation {
    case .portrait: return draw(&self)
    // The top of the device is on the left.
    case .landscapeLeft: canvas.open("transform=\"matrix(0 -1 1 0 0 \(width))\"")
    case .landscapeRight: canvas.open("transform=\"matrix(0 1 -1 0 \(height) 0)\"")
    case .portraitUpsideDown: canvas.open("transform=\"matrix(-1 0 0 -1 \(width) \(height))\"")
    }
    draw(&self)
    canvas.close()
  }

  // MARK: - The device

  private mutating func drawBody() {
    let (width, height) = (Int(picture.device.width), Int(picture.device.height))
    let edge = body.edge
    let outer = Box(-edge.side, -edge.end, width + 2 * edge.side, height + 2 * edge.end)
    canvas.rect(outer.inset(1), radius: body.radius, fill: canvas.paint(.edge))
    canvas.rect(outer.inset(5), radius: body.radius - 4, fill: "#0b0c0e")
    guard picture.device.hasHomeButton else { return }
    let button = Stroke(color: "#3a3d44", width: 40)
    let center = height + edge.end / 2
    if picture.device.isPad {
      canvas.circle(x: width / 2, y: -edge.end / 2, radius: 6, fill: "#1b2033")
      canvas.circle(x: width / 2, y: center, radius: 30, fill: "none", stroke: button)
    } else {
      canvas.rect(
        Box(width / 2 - 35, -edge.end / 2 - 4, 70, 8), radius: 4, fill: "#2a2c31")
      canvas.circle(x: width / 2, y: center, radius: 30, fill: "none", stroke: button)
    }
  }

  /// The notch or the island.
  private mutating func drawCutout() {
    let width = Int(picture.device.width)
    let middle = width / 2
    switch picture.device.deviceClass {
    case .homeButton, .pad: return
    case .notch:
      canvas.open("transform=\"translate(\(middle - 91) 0)\"")
      canvas.path(
        "M0 -1H182V0A9 9 0 0 0 173 9V12A21 21 0 0 1 152 33H30A21 21 0 0 1 9 12V9A9 9 0 0 0 0 0Z",
        fill: "#0b0c0e")
      canvas.circle(x: 122, y: 13, radius: 5, fill: "#1b2033")
      canvas.close()
    case .dynamicIsland:
      canvas.rect(Box(middle - 63, 11, 126, 37), radius: 18, fill: "#0b0c0e")
      canvas.circle(x: middle + 44, y: 30, radius: 5, fill: "#1b2033")
    }
  }

  private mutating func drawHomeIndicator() {
    guard !picture.device.hasHomeButton else { return }
    let width = picture.device.isPad ? 300 : picture.orientation.isLandscape ? 250 : 134
    let isDark = picture.screen.layers.last?.page.scheme == .dark
    canvas.rect(
      Box((size.width - width) / 2, size.height - 13, width, 5), radius: 2,
      fill: isDark ? "#fff" : "#111", opacity: 75)
  }
}

/// What is around the screen of a device; lengths in points.
struct DeviceBody: Hashable, Sendable {
  /// Beside the screen as the device stands, and above and below it.
  var edge: (side: Int, end: Int) { (side, end) }
  private var side: Int
  private var end: Int
  var radius: Int
  var screenRadius: Int

  init(_ device: Device) {
    switch device.deviceClass {
    case .homeButton: (side, end, radius, screenRadius) = (16, 96, 62, 0)
    case .notch: (side, end, radius, screenRadius) = (16, 16, 62, 47)
    case .dynamicIsland: (side, end, radius, screenRadius) = (16, 16, 70, 55)
    case .pad:
      (side, end, radius, screenRadius) =
        device.hasHomeButton ? (36, 96, 58, 0) : (40, 40, 70, 30)
    }
  }
}
