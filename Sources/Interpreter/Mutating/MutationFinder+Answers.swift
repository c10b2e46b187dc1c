import Language

// What controllers answer, what is asked of them, and the keys that decide in their place.
extension MutationFinder {
  // MARK: - Updates

  mutating func findUpdates() {
    for call in shape.calls
    where call.call.callee.lastName?.word == .setNeedsStatusBarAppearanceUpdate {
      drop(.update, call.range, call.owner)
    }
    for action in shape.actions {
      if case .requestUpdate = action.step.kind {
        drop(.update, action.step.range, action.owner)
      }
    }
  }

  // MARK: - Overrides

  /// The properties by which a controller answers, or hands a question on.
  private static let answers: [Word] = [
    .prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
    .childForStatusBarHidden, .childForStatusBarStyle,
  ]

  mutating func findAnswers() {
    for (owner, type) in shape.types {
      for member in type.members {
        if case .variable(let variable) = member {
          let value = variable.getter?.onlyValue ?? variable.initial
          findAnswers(of: variable.name.name, value, variable.range, owner)
        } else if case .definition(let name, let value) = member {
          findAnswers(of: name.name, value, name.range.union(value.range), owner)
        }
      }
    }
  }

  private mutating func findAnswers(
    of name: Name, _ value: Expression?, _ range: SourceRange, _ owner: Int
  ) {
    guard let word = name.word else { return }
    if word == .modalPresentationCapturesStatusBarAppearance {
      return drop(.capture, range, owner)
    }
    if word == .modalPresentationStyle, let value { return findStyles(in: value, owner) }
    guard MutationFinder.answers.contains(word) else { return }
    let sheet = sheet(owner)
    add(
      .override, .withoutOverride(word.spelling), range, owner, sheet.without(range))
    // Without an override the answer is no.
    if word == .prefersStatusBarHidden, let value, value.truth != true { turn(value, owner) }
  }

  // MARK: - Info.plist

  mutating func findKeys() {
    for (owner, one) in shape.owners.enumerated() {
      for case .plist(let block) in one.members {
        for entry in block.entries { findKey(entry, owner) }
      }
    }
  }

  private mutating func findKey(_ entry: PlistBlock.Entry, _ owner: Int) {
    guard let word = entry.key.name.word else { return }
    let sheet = sheet(owner)
    let value = sheet.text(entry.value.range)
    let other: String
    switch word {
    case .UIViewControllerBasedStatusBarAppearance, .UIStatusBarHidden:
      other = value == "YES" || value == "true" ? "NO" : "YES"
    case .UIStatusBarStyle:
      let isLight = value == Word.UIStatusBarStyleLightContent.spelling
      other =
        isLight
        ? Word.UIStatusBarStyleDefault.spelling : Word.UIStatusBarStyleLightContent.spelling
    case .UIUserInterfaceStyle: other = value == "Dark" ? "Light" : "Dark"
    default: return
    }
    replace(.key, entry.value.range, by: other, owner)
    let whole = entry.key.range.union(entry.value.range)
    add(.key, .withoutKey(word.spelling), whole, owner, sheet.without(whole))
  }
}
