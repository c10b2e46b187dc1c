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

  /// So many devices are shown.
  private static let limit = 6

  /// Creates the cast; nil for a scenario of one kind of devices that is held in one way.
  init?(_ result: ScenarioResult, at location: Location, _ plan: Plan, in book: SourceBook) {
    guard let moment = FailingMoment(location, of: result, plan) else { return nil }
    var pictures: [Picture] = []
    for (cell, planned) in moment.scenario.cells.enumerated() where planned.exists {
      let platform = planned.platform
      let isThere = pictures.contains { picture in
        let other = picture.screen.platform
        return other.hardware.deviceClass == platform.hardware.deviceClass
          && other.orientation.isLandscape == platform.orientation.isLandscape
      }
      if isThere { continue }
      let frames = moment.frames(cell: cell)
      guard frames.indices.contains(moment.step), let picture = Picture(frames[moment.step]) else {
        continue
      }
      pictures.append(picture)
      if pictures.count == HTMLCast.limit { break }
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
