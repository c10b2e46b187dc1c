import Interpreter
import Picture
import StatusBar
import Wording

extension AnswerTable.Row {
  /// The bar of the row in miniature; in light and in dark mode where it follows that.
  var pills: [Pill] {
    if followsMode, answer.looks.count == 1 {
      return [InterfaceStyle.dark, .light].map { Pill(ShownBar(.plain($0), height: 0)) }
    }
    return Pill(answer.looks).map { [$0] } ?? []
  }
}

extension Look {
  /// `true` iff rows of answers begin with pills: on a terminal that has signs and colours.
  var showsPills: Bool { isFitted && palette == .colored && symbols == .unicode }
}

extension ShownBar.Look {
  /// Creates what a picture shows of a look.
  init(_ look: BarLook) {
    if let content = look.content, !look.isHidden {
      self =
        look.isCovered ? .covered : .text(leading: content, trailing: look.trailing ?? content)
    } else {
      self = .hidden
    }
  }
}
