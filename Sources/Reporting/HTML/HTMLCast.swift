import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// The kinds of devices that a scenario runs on, side by side: the bar of each at the step where
/// the scenario does not hold.
struct HTMLCast {
  private let pictures: [Picture]
  private let step: String

  /// So many devices are shown: each of the four classes, upright and on its side.
  private static let limit = 8

  /// Creates the cast; nil for a scenario of one kind of devices that is held in one way.
  init?(_ result: ScenarioResult, at location: Location, _ plan: Plan, in book: SourceBook) {
    guard let moment = FailingMoment(location, of: result, plan) else { return nil }
    let all = moment.scenario.cells.indices.filter { moment.scenario.cells[$0].exists }
    let platforms = moment.scenario.cells.map { $0.platform }
    // Each class of devices first, then each on its side.
    var cells: [Int] = []
    for cell in all.filter({ !platforms[$0].isOnItsSide })
      + all.filter({ platforms[$0].isOnItsSide })
    where !cells.contains(where: { platforms[$0].isLike(platforms[cell]) }) {
      cells.append(cell)
    }
    let pictures = cells.prefix(HTMLCast.limit).compactMap { cell -> Picture? in
      let frames = moment.frames(cell: cell)
      return frames.indices.contains(moment.step) ? Picture(frames[moment.step]) : nil
    }
    if pictures.count < 2 { return nil }
    self.pictures = pictures
    step = book.text(
      Location(location.file, moment.scenario.steps[moment.step].range), limit: 60)
  }

  /// Writes the card; nothing where the page is full of drawings.
  func write(_ sheet: inout PictureSheet, to html: inout HTMLWriter) {
    let elements = pictures.compactMap { sheet.element($0, percent: 100) }
    guard elements.count == pictures.count else { return }
    html.raw("<section class=\"card\"><h2><span>On each device, at ")
    html.element("code", step)
    html.raw("</span></h2><div class=\"cast\">")
    for (picture, element) in zip(pictures, elements) {
      let platform = picture.screen.platform
      html.raw(platform.orientation.isLandscape ? "<figure class=\"side\">" : "<figure>")
      html.raw(element + "<figcaption>")
      html.element("b", platform.hardware.name)
      html.words(platform.orientation.isLandscape ? " in landscape: " : " ")
      html.words(picture.bar.words)
      html.raw("</figcaption></figure>")
    }
    html.raw("</div></section>")
  }
}

extension Platform {
  fileprivate var isOnItsSide: Bool { orientation.isLandscape }

  /// `true` iff it is a device of the same class, held alike.
  fileprivate func isLike(_ other: Platform) -> Bool {
    hardware.deviceClass == other.hardware.deviceClass && isOnItsSide == other.isOnItsSide
  }
}
