import Language

// Modifiers that the bar listens to, and ways to present.
extension MutationFinder {
  /// Those that hide the bar by a condition.
  private static let hiding: [Word] = [
    .statusBarHidden, .statusBar, .statusBarVisible, .navigationBarHidden,
  ]
  /// The others that the bar listens to.
  private static let listened: [Word] = [
    .preferredColorScheme, .toolbarColorScheme, .toolbarVisibility, .toolbarBackground,
    .toolbarBackgroundVisibility, .colorScheme, .hideUntilScrolled, .hideUntilPulled,
    .hideStatusBarUntilScrolled, .hideStatusBarUntilPulled, .statusBarHiddenUntilScrolled,
    .statusBarHiddenUntilPulled, .statusBarStyle,
  ]

  // MARK: - Modifiers

  mutating func findModifiers() {
    for modifier in shape.modifiers {
      guard let word = modifier.name.word else { continue }
      let hides = MutationFinder.hiding.contains(word)
      let isOfToolbar = word == .toolbar && modifier.call.closures.isEmpty
      if hides || isOfToolbar || MutationFinder.listened.contains(word) {
        dropLink(.modifier, modifier)
      }
      // Without the modifier nothing hides the bar.
      if hides, let value = modifier.call.arguments.first?.value, value.truth != true {
        turn(value, modifier.owner)
      }
      if word == .fullScreenCover {
        replace(.presentation, modifier.nameRange, by: Word.sheet.spelling, modifier.owner)
      } else if word == .sheet {
        replace(
          .presentation, modifier.nameRange, by: Word.fullScreenCover.spelling, modifier.owner)
      }
    }
  }

  /// Leaves a modifier out of its chain.
  mutating func dropLink(_ kind: Mutation.Kind, _ modifier: MendShape.Modifier) {
    guard modifier.base.count > 0 else { return }
    let sheet = sheet(modifier.owner)
    let shown = SourceRange(modifier.nameRange.start - 1, modifier.range.end)
    add(
      kind, .without(sheet.line(shown)), shown, modifier.owner, sheet.replace(modifier.link, ""))
  }

  // MARK: - Presentations

  mutating func findPresentations() {
    for action in shape.actions {
      guard case .present(let step) = action.step.kind, step.looseStyle == nil else { continue }
      if let style = step.style {
        for other in MutationFinder.others(than: style.name.word) {
          replace(
            .presentation, style.range, by: other.spelling, action.owner)
        }
      } else if step.content == nil {
        let range = step.screen.name.range
        let sheet = sheet(action.owner)
        replace(
          .presentation, range, by: sheet.text(range) + Code.asFullScreen, action.owner)
      }
      if step.isCapturing { dropCapture(action) }
    }
  }

  /// Leaves out `, capturing`, which may stand anywhere behind the screen.
  private mutating func dropCapture(_ action: MendShape.ActionStatement) {
    let sheet = sheet(action.owner)
    let range = action.step.range
    let bytes = Array(sheet.text(range).utf8)
    let word = Array(Word.capturing.spelling.utf8)
    guard
      let start = bytes.indices.last(where: { bytes[$0...].starts(with: word) }),
      let comma = bytes[..<start].lastIndex(of: UInt8(ascii: ","))
    else { return }
    let own = SourceRange(
      range.start + UInt32(comma), range.start + UInt32(start + word.count))
    add(
      .capture, .without(Word.capturing.spelling),
      SourceRange(range.start + UInt32(start), own.end), action.owner, sheet.replace(own, ""))
  }

  /// Other ways to present, where one of UIKit's is written.
  mutating func findStyles(in value: Expression, _ owner: Int) {
    guard let word = value.lastName?.word, let range = value.nameRange else { return }
    for other in MutationFinder.others(than: word) {
      replace(.presentation, range, by: other.spelling, owner)
    }
  }

  /// The ways to present that are taken for one another.
  private static func others(than word: Word?) -> [Word] {
    switch word {
    case .fullScreen: [.overFullScreen, .pageSheet]
    case .overFullScreen: [.fullScreen, .pageSheet]
    case .pageSheet, .formSheet, .automatic, .sheet: [.fullScreen]
    default: []
    }
  }
}

extension Expression {
  /// Where the name stands that it ends with.
  fileprivate var nameRange: SourceRange? {
    switch kind {
    case .implicitMember: SourceRange(range.start + 1, range.end)
    case .member(_, let name): name.range
    default: nil
    }
  }
}
