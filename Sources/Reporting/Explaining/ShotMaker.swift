import Interpreter
import Language
import Picture
import StatusBar

/// Makes pictures of what scenarios bring on screen.
package struct ShotMaker: Sendable {
  private let book: SourceBook

  package init(book: SourceBook) { self.book = book }

  /// Returns the picture after the step of that number; of an expectation that does not hold two,
  /// as it is and as it should be. Empty before the launch.
  package func shots(at step: Int, of frames: [Frame]) -> [Film.Shot] {
    let frame = frames[step]
    guard var picture = Picture(frame) else { return [] }
    guard let wanted = frame.wanted else {
      return [Film.Shot(picture, title: "", caption: [picture.caption])]
    }
    var expected = picture
    picture.mark = .actual
    expected.mark = .expected
    expected.bar = ShownBar(ShownBar.Look(wanted), height: Int(wanted.height))
    return [
      Film.Shot(picture, title: "is", caption: [picture.caption]),
      Film.Shot(expected, title: "should be", caption: [expected.caption]),
    ]
  }

  /// Returns a picture for each action, with what an expectation behind it wants and does not find.
  package func film(of frames: [Frame]) -> [Film.Shot] {
    var shots: [Film.Shot] = []
    for frame in frames where frame.problem == nil {
      guard frame.isAction else {
        guard let wanted = frame.wanted, !shots.isEmpty else { continue }
        shots[shots.count - 1].picture.mark = .actual
        let look = ShownBar(ShownBar.Look(wanted), height: 0)
        let caption = shots[shots.count - 1].picture.caption
        shots[shots.count - 1].caption = [
          caption, "should be " + look.caption.joined(separator: ", "),
        ]
        continue
      }
      guard let picture = Picture(frame) else { continue }
      let line = book.position(frame.step.range.start, in: frame.step.file).line
      shots.append(
        Film.Shot(
          picture, title: "\(line) " + book.text(frame.step, limit: 48),
          caption: [picture.caption]))
    }
    return shots
  }
}

extension Picture {
  /// Creates the picture of a frame; nil before the launch.
  package init?(_ frame: Frame) {
    guard let bar = ShownBar(frame.bars) else { return nil }
    self.init(frame.screen, bar: bar)
  }
}

/// What a cell is, in words.
package enum CellWords {
  /// `iPhone 14, iOS 16.4, portrait, light mode`.
  package static func title(of cell: PlannedCell) -> String {
    parts(of: cell).joined(separator: ", ")
  }

  /// The device, the release, how it is held, the mode.
  static func parts(of cell: PlannedCell) -> [String] {
    let platform = cell.platform
    return [
      platform.hardware.name, "iOS " + platform.os.spelling, platform.orientation.spelling,
      platform.appearance.spelling + " mode",
    ]
  }

  /// All words by which it can be found: those, its class, its axes.
  package static func all(of cell: PlannedCell) -> String {
    let axes = cell.axes.map { $0.name + " " + $0.value }
    return ([title(of: cell), cell.platform.hardware.deviceClass.spelling] + axes)
      .joined(separator: " ")
  }
}
