import Language
import StatusBar

// How SwiftUI colours the text, and what stands in the way of a modifier.
extension MendFinder {
  // MARK: - Schemes

  mutating func findSchemes() {
    guard wish.isOfStyle else { return }
    for modifier in shape.modifiers {
      switch modifier.name.word {
      case .toolbarColorScheme: mendBarScheme(modifier)
      case .colorScheme: useWholeScheme(modifier, modifier.call.arguments.first?.value)
      case .environment where modifier.call.arguments.first?.value.isColorSchemeKey == true:
        useWholeScheme(modifier, modifier.call.arguments.dropFirst().first?.value)
      default: continue
      }
    }
    addSchemes()
  }

  /// The scheme of a bar counts only while its background is shown, and where there is one.
  private mutating func mendBarScheme(_ modifier: MendShape.Modifier) {
    let sheet = sheet(modifier.owner)
    let background = ".toolbarBackground(.visible, for: .navigationBar)"
    let others = shape.modifiers.filter {
      $0.owner == modifier.owner && $0.chain.start == modifier.chain.start
    }
    let hidden = others.first { other in
      [.toolbarBackground, .toolbarBackgroundVisibility].contains(other.name.word)
        && other.call.arguments.first?.value.implicitName == .hidden
    }
    let title = "show the bar's background, without which its scheme does not count"
    if let hidden, let value = hidden.call.arguments.first?.value {
      propose(
        9, .barBackground, title, swift: [background], [sheet.replace(value.range, ".visible")])
    }
    propose(
      10, .barBackground, title, swift: [background],
      [sheet.link(background, from: modifier.nameRange.start - 1, to: modifier.range.end)])
    let isOld = moment.release < Version(16)
    useWholeScheme(modifier, modifier.call.arguments.first?.value, cost: isOld ? 8 : 20)
  }

  /// `preferredColorScheme` in place of a modifier that does not reach the bar.
  private mutating func useWholeScheme(
    _ modifier: MendShape.Modifier, _ scheme: Expression?, cost: Int = 12
  ) {
    guard let scheme else { return }
    let text = ".preferredColorScheme(" + text(scheme.range, modifier.owner) + ")"
    propose(
      cost, .wholeScheme, "ask for the scheme of the whole screen, which the bar follows",
      swift: [text], [replace(modifier, by: [text])])
  }

  /// A scheme for what is on screen, where nothing asks for one.
  private mutating func addSchemes() {
    guard let content = wish.content else { return }
    let scheme = content == .light ? ".dark" : ".light"
    let whole = ".preferredColorScheme(" + scheme + ")"
    let bar = ".toolbarColorScheme(" + scheme + ", for: .navigationBar)"
    let background = ".toolbarBackground(.visible, for: .navigationBar)"
    for (owner, distance) in shownViews {
      guard let range = shape.owners[owner].content.first else { continue }
      let sheet = sheet(owner)
      propose(
        50 + distance, .scheme, "ask for a \(scheme.dropFirst()) scheme on \(name(of: owner))",
        swift: [whole], [sheet.link(whole, from: range.start, to: range.end)])
      guard moment.release >= Version(16) else { continue }
      let gap = sheet.gap(from: range.start, to: range.end)
      propose(
        52 + distance, .scheme,
        "give the navigation bar over \(name(of: owner)) a \(scheme.dropFirst()) scheme",
        swift: [bar, background],
        [sheet.link(bar + gap + background, from: range.start, to: range.end)])
    }
  }

  /// The views that declare content, those on screen first, with how far down they stand.
  var shownViews: [(owner: Int, distance: Int)] {
    var views: [(owner: Int, distance: Int)] = []
    for owner in shape.owners.indices where shape.isView(owner) {
      let distance = moment.distance(name(of: owner))
      if case .scenario = shape.owners[owner].kind, shape.owners[owner].content.isEmpty { continue }
      views.append((owner, distance ?? 4))
    }
    return views
  }

  // MARK: - What stands in the way

  /// Takes out, or turns round, what asks for something else.
  mutating func findDrops() {
    for modifier in shape.modifiers {
      let sheet = sheet(modifier.owner)
      if let condition = hiding(modifier), wish.hides != nil || wish.isOpen {
        let isTrue = condition == "true"
        if isTrue || condition == "false", wish.hides == !isTrue || wish.isOpen {
          let value = isTrue ? "false" : "true"
          let argument = modifier.call.arguments.first.map { sheet.replace($0.value.range, value) }
          let link = ".statusBarHidden(" + value + ")"
          let edit = argument ?? replace(modifier, by: [link])
          propose(
            47, .flip, "let \(name(of: modifier.owner)) ask for the opposite", swift: [link],
            [edit])
        }
      }
      guard let word = modifier.name.word, isOfWish(word, modifier) else { continue }
      // Of several that disagree one is too much.
      let isOneOfSeveral = shape.modifiers.count { $0.name == modifier.name } > 1
      propose(
        isOneOfSeveral ? 46 : 48, .drop, "leave out `\(word.spelling)` in \(owner(modifier))",
        swift: [],
        [replace(modifier, by: [])].map { trimmed($0, modifier) })
    }
    addHiding()
  }

  private func owner(_ modifier: MendShape.Modifier) -> String {
    let name = name(of: modifier.owner)
    return name.isEmpty ? "the scenario's root" : name
  }

  /// The edit with the white space in front of a link taken too.
  func trimmed(_ edit: Fix.Edit, _ modifier: MendShape.Modifier) -> Fix.Edit {
    let gap = SourceRange(modifier.base.end, edit.location.range.start)
    guard oneLine(text(gap, modifier.owner)).isEmpty else { return edit }
    return sheet(modifier.owner).replace(modifier.link, edit.text)
  }

  /// `true` iff a modifier has a say in what is wished for.
  private func isOfWish(_ word: Word, _ modifier: MendShape.Modifier) -> Bool {
    switch word {
    case .statusBarHidden, .statusBar, .statusBarVisible: wish.hides != nil || wish.isOpen
    case .preferredColorScheme, .toolbarColorScheme, .statusBarStyle: wish.isOfStyle
    case .toolbar, .toolbarVisibility, .toolbarBackground, .toolbarBackgroundVisibility:
      wish.isOfStyle && modifier.call.arguments.first?.value.implicitName == .hidden
    case .navigationBarHidden, .isNavigationBarHidden: true
    default: false
    }
  }

  /// A modifier on what is on screen, where nothing there asks for a hidden bar.
  private mutating func addHiding() {
    guard wish.hides == true else { return }
    for (owner, distance) in shownViews {
      // Whoever asks already has said when.
      let asks = shape.modifiers.contains { $0.owner == owner && hiding($0) != nil }
      guard !asks, let range = shape.owners[owner].content.first else { continue }
      let name = name(of: owner)
      propose(
        50 + distance, .answer, "let \(name) ask for a hidden bar", swift: [".statusBarHidden()"],
        [sheet(owner).link(".statusBarHidden()", from: range.start, to: range.end)])
    }
  }

  // MARK: - Animation

  mutating func findAnimations() {
    guard wish.isAnimated else { return }
    for change in shape.changes where !change.isAnimated && shape.isView(change.owner) {
      let statement = text(change.range, change.owner)
      propose(
        10, .animate, "set it within `withAnimation`, which fades the bar",
        swift: ["withAnimation { " + statement + " }"],
        [sheet(change.owner).replace(change.range, "withAnimation { " + statement + " }")])
    }
    let duration = wish.seconds ?? "0.3"
    for call in shape.calls where !call.isAnimated && call.call.isUpdateRequest {
      let request = "self." + text(call.range, call.owner).withoutSelf
      let block = "UIView.animate(withDuration: " + duration + ") { " + request + " }"
      propose(
        10, .animate, "ask for the update within an animation, whose duration the bar takes",
        swift: [block], [sheet(call.owner).replace(call.range, block)])
    }
    guard let animation = wish.animation else { return }
    answer(
      .preferredStatusBarUpdateAnimation, "UIStatusBarAnimation", "." + animation.spelling,
      cost: 11, flipCost: 10, family: .animate)
  }
}

extension Expression {
  /// `true` for `\.colorScheme`.
  fileprivate var isColorSchemeKey: Bool {
    if case .keyPath(let names) = kind { names.map { $0.word } == [.colorScheme] } else { false }
  }
}

extension Call {
  /// `true` iff it asks for the bar to be asked again.
  var isUpdateRequest: Bool { callee.lastName?.word == .setNeedsStatusBarAppearanceUpdate }
}

extension String {
  /// Without `self.` in front.
  fileprivate var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}
