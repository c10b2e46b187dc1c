import Language
import StatusBar

// What is written where another value is meant: the word for a style, a truth that a variable
// begins with or that the application is told.
extension MendFinder {
  mutating func findLiterals() {
    findStyleWords()
    findBeginnings()
    findSetTruths()
  }

  // MARK: - Styles

  private mutating func findStyleWords() {
    guard let content = wish.content else { return }
    // Of several that disagree one is too much.
    let schemeCount = shape.modifiers.count { $0.name.word == .preferredColorScheme }
    for style in shape.styleWords {
      let other = other(style.word, for: content)
      if other == style.word || other == style.alternative { continue }
      // On older releases the default is dark; from iOS 13 on it follows the mode.
      let cost = style.word == .default ? 29 : 37
      let isScheme = style.word == .light || style.word == .dark
      let sheet = sheet(style.owner)
      propose(
        isScheme ? (schemeCount > 1 ? 47 : 39) : cost, .literal,
        .changeLiteral(style.word, to: other, in: name(of: style.owner)),
        swift: [sheet.line(with: style.range, replacedBy: other.spelling)],
        [sheet.replace(style.range, other.spelling)])
    }
  }

  /// The word for text of a colour in place of another word of its kind.
  private func other(_ word: Word, for content: InterfaceStyle) -> Word {
    if word == .light || word == .dark { return content == .light ? .dark : .light }
    if content == .light { return .lightContent }
    return moment.release < Version(13) ? .default : .darkContent
  }

  // MARK: - Truths

  /// Lets a variable begin with the other truth.
  private mutating func findBeginnings() {
    guard wish.isOfVisibility else { return }
    for property in shape.properties {
      let variable = property.declaration
      guard variable.getter == nil, let initial = variable.initial, let start = initial.truth else {
        continue
      }
      let name = shape.spelling(variable.name.name)
      let value = Code.truth(!start)
      // Turned round, what is read would say the contrary of its name.
      let saysHidden = !start && name.isOfHiding
      propose(
        saysHidden ? 29 : 38, .literal, .beginWith(name, value, in: self.name(of: property.owner)),
        swift: [sheet(property.owner).line(with: initial.range, replacedBy: value)],
        [sheet(property.owner).replace(initial.range, value)])
    }
  }

  /// Tells the application the other truth, and last of all sets a variable of a controller so.
  private mutating func findSetTruths() {
    guard let hides = wish.hides else { return }
    for call in shape.calls where call.call.callee.lastName?.word == .setStatusBarHidden {
      guard let first = call.call.arguments.first?.value, first.truth == !hides else { continue }
      set(first.range, hides, call.owner, cost: 40)
    }
    for change in shape.changes {
      guard let value = change.value, let truth = value.truth else { continue }
      if change.target.lastName?.word?.isHiddenSetter == true {
        if truth == !hides { set(value.range, hides, change.owner, cost: 40) }
      } else if shape.controllerClass(of: change.owner) != nil {
        set(value.range, !truth, change.owner, cost: 60)
      }
    }
  }

  private mutating func set(_ range: SourceRange, _ truth: Bool, _ owner: Int, cost: Int) {
    let value = Code.truth(truth)
    propose(
      cost, .literal, .changeTruth(to: value, in: name(of: owner)),
      swift: [sheet(owner).line(with: range, replacedBy: value)],
      [sheet(owner).replace(range, value)])
  }
}

extension String {
  /// `true` iff the name of a variable speaks of hiding: `isBarHidden`, `hidesChrome`.
  fileprivate var isOfHiding: Bool {
    let letters = utf8.map { $0 | 0x20 }
    let word = Array("hid".utf8)
    return letters.indices.contains { letters[$0...].starts(with: word) }
  }
}

extension Word {
  /// `true` iff it is the application's property that hides the bar.
  var isHiddenSetter: Bool { self == .isStatusBarHidden || self == .statusBarHidden }
}
