import Language

// What callbacks and actions set, and how it looks.
extension MutationFinder {
  /// What builds the app, and is never forgotten.
  private static let structure: [Word] = [
    .rootViewController, .viewControllers, .window, .frame, .title,
  ]
  private static let setters: [Word] = [
    .setStatusBarHidden, .setStatusBarStyle, .setNavigationBarHidden,
  ]

  // MARK: - Assignments

  mutating func findAssignments() {
    for change in shape.changes {
      let word = change.target.lastName?.word
      if word == .modalPresentationCapturesStatusBarAppearance {
        drop(.capture, change.range, change.owner)
      } else if word == .modalPresentationStyle {
        if let value = change.value { findStyles(in: value, change.owner) }
      } else if isForgettable(change, word) {
        drop(.assignment, change.range, change.owner)
        guard change.value == nil else { continue }
        let target = sheet(change.owner).text(change.target.range)
        replace(
          .toggle, change.range, by: Code.assignment(target, Code.truth(true)), change.owner)
      }
    }
    for call in shape.calls {
      guard let word = call.call.callee.lastName?.word, MutationFinder.setters.contains(word)
      else { continue }
      drop(.assignment, call.range, call.owner)
    }
  }

  /// `true` iff it changes something that is there already.
  private func isForgettable(_ change: MendShape.Change, _ word: Word?) -> Bool {
    if change.place.function?.name.name.word == .initWord { return false }
    return word.map { !MutationFinder.structure.contains($0) } ?? true
  }

  // MARK: - Styles

  /// Another word where a style or a scheme is written.
  mutating func findStyles() {
    for style in shape.styleWords {
      let other: Word
      switch style.word {
      case .light: other = .dark
      case .dark: other = .light
      case .lightContent: other = .darkContent
      case .default, .darkContent: other = .lightContent
      default: continue
      }
      if other == style.alternative { continue }
      let sheet = sheet(style.owner)
      let shown = SourceRange(style.range.start - 1, style.range.end)
      add(
        .literal,
        .replaced(Code.implicit(style.word.spelling), by: Code.implicit(other.spelling)), shown,
        style.owner, sheet.replace(style.range, other.spelling))
    }
  }

  // MARK: - Animations

  mutating func findAnimations() {
    for modifier in shape.modifiers where modifier.name.word == .animation {
      dropLink(.animation, modifier)
    }
    for use in shape.uses where use.name.word == .withAnimation {
      unanimate(use.call, use.range, use.owner)
    }
    for modifier in shape.modifiers where modifier.name.word == .animate {
      unanimate(modifier.call, modifier.range, modifier.owner)
    }
  }

  /// Does what stands in the braces of an animation where the animation stands.
  private mutating func unanimate(_ call: Call, _ range: SourceRange, _ owner: Int) {
    var bodies = call.closures.map { $0.closure.body }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind { bodies.append(closure.body) }
    }
    guard bodies.count == 1, let first = bodies[0].first, let last = bodies[0].last else { return }
    let sheet = sheet(owner)
    let head = SourceRange(range.start, first.range.start)
    let code = sheet.text(first.range.union(last.range))
    add(
      .animation, .withoutAnimation(sheet.line(head)), head, owner, sheet.replace(range, code))
  }
}
