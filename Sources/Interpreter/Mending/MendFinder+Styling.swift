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
    let others = shape.modifiers.filter {
      $0.owner == modifier.owner && $0.chain.start == modifier.chain.start
    }
    let hidden = others.first { other in
      [.toolbarBackground, .toolbarBackgroundVisibility].contains(other.name.word)
        && other.call.arguments.first?.value.implicitName == .hidden
    }
    let swift = [Code.shownBackground]
    if let hidden, let value = hidden.call.arguments.first?.value {
      propose(
        9, .barBackground, .showBarBackground, swift: swift,
        [sheet.replace(value.range, ".visible")])
    }
    propose(
      10, .barBackground, .showBarBackground, swift: swift,
      [
        sheet.link(
          Code.shownBackground, from: modifier.nameRange.start - 1, to: modifier.range.end)
      ])
    let isOld = moment.release < Version(16)
    useWholeScheme(modifier, modifier.call.arguments.first?.value, cost: isOld ? 8 : 20)
  }

  /// `preferredColorScheme` in place of a modifier that does not reach the bar.
  private mutating func useWholeScheme(
    _ modifier: MendShape.Modifier, _ scheme: Expression?, cost: Int = 12
  ) {
    guard let scheme else { return }
    let link = Code.scheme(text(scheme.range, modifier.owner))
    propose(
      cost, .wholeScheme, .useWholeScheme, swift: [link], replace(modifier, by: [link]))
  }

  /// A scheme for what is on screen, where nothing asks for one.
  private mutating func addSchemes() {
    guard let content = wish.content else { return }
    // Text is light on what is dark.
    let scheme: InterfaceStyle = content == .light ? .dark : .light
    let whole = Code.scheme(Code.implicit(scheme.spelling))
    let bar = Code.schemeOfBar(Code.implicit(scheme.spelling))
    for (owner, distance) in shownViews {
      guard let range = shape.owners[owner].content.first else { continue }
      let sheet = sheet(owner)
      propose(
        50 + distance, .scheme, .askForScheme(scheme, on: name(of: owner)), swift: [whole],
        [sheet.link(whole, from: range.start, to: range.end)])
      guard moment.release >= Version(16) else { continue }
      propose(
        52 + distance, .scheme, .giveBarScheme(scheme, over: name(of: owner)),
        swift: [bar, Code.shownBackground],
        [sheet.links([bar, Code.shownBackground], from: range.start, to: range.end)])
    }
  }

  /// The views that declare content, those on screen first, with how far down they stand.
  var shownViews: [(owner: Int, distance: Int)] {
    var views: [(owner: Int, distance: Int)] = []
    for owner in shape.owners.indices where shape.isView(owner) {
      if case .scenario = shape.owners[owner].kind, shape.owners[owner].content.isEmpty { continue }
      views.append((owner, distance(of: owner)))
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
          let value = Code.truth(!isTrue)
          let argument = modifier.call.arguments.first.map { sheet.replace($0.value.range, value) }
          let link = Code.hidingBar(value)
          let edits = argument.map { [$0] } ?? replace(modifier, by: [link])
          propose(
            47, .flip, .askForOpposite(name(of: modifier.owner)), swift: [link], edits)
        }
      }
      guard let word = modifier.name.word, isOfWish(word, modifier) else { continue }
      // Of several that disagree one is too much.
      let isOneOfSeveral = shape.modifiers.count { $0.name == modifier.name } > 1
      propose(
        isOneOfSeveral ? 46 : 48, .drop, .leaveOut(word, of: name(of: modifier.owner)),
        swift: [], [removal(of: modifier)])
    }
    addHiding()
  }

  /// Takes out what a controller answers, or tells the bar, so that what is there without it
  /// counts.
  mutating func findOverrides() {
    for (owner, type) in shape.types where shape.controllerClass(of: type) != nil {
      for word in overriding {
        guard let known = type.member(Name(word)) else { continue }
        propose(
          46, .drop, .leaveOut(word, of: name(of: owner)), swift: [],
          [sheet(owner).without(known.range)])
      }
    }
    let words: [Word] = [
      .isStatusBarHidden, .statusBarHidden, .statusBarStyle, .setStatusBarHidden,
      .setStatusBarStyle, .modalPresentationStyle, .isNavigationBarHidden, .barStyle,
    ]
    func leaveOut(_ owner: Int, _ range: SourceRange, _ name: Name?) {
      guard let word = name?.word, words.contains(word), !shape.isView(owner) else { return }
      propose(
        49, .drop, .leaveOutStatement(sheet(owner).line(range), of: self.name(of: owner)),
        swift: [], [sheet(owner).without(range)])
    }
    for change in shape.changes { leaveOut(change.owner, change.range, change.target.lastName) }
    for call in shape.calls { leaveOut(call.owner, call.range, call.call.callee.lastName) }
  }

  /// The members of a controller that have a say in what is wished for.
  private var overriding: [Word] {
    var words: [Word] = [.modalPresentationStyle]
    if wish.isOfVisibility { words += [.prefersStatusBarHidden, .childForStatusBarHidden] }
    if wish.isOfStyle { words += [.preferredStatusBarStyle, .childForStatusBarStyle] }
    return words
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
      // One that asks already has said when.
      let asks = shape.modifiers.contains { $0.owner == owner && hiding($0) != nil }
      guard !asks, let range = shape.owners[owner].content.first else { continue }
      let link = Code.link(.statusBarHidden)
      propose(
        50 + distance, .answer, .askForHiddenBar(name(of: owner)), swift: [link],
        [sheet(owner).link(link, from: range.start, to: range.end)])
    }
  }

  // MARK: - Animation

  mutating func findAnimations() {
    guard wish.isAnimated else { return }
    for change in shape.changes where !change.isAnimated && shape.isView(change.owner) {
      let block = Code.animated(text(change.range, change.owner))
      propose(
        10, .animate, .setInAnimation, swift: [block],
        [sheet(change.owner).replace(change.range, block)])
    }
    let duration = wish.seconds ?? "0.3"
    for call in shape.calls where !call.isAnimated && call.call.isUpdateRequest {
      let block = Code.animated(text(call.range, call.owner), seconds: duration)
      propose(
        10, .animate, .requestInAnimation, swift: [block],
        [sheet(call.owner).replace(call.range, block)])
    }
    guard let animation = wish.animation else { return }
    answer(
      .animation, Code.implicit(animation.spelling), cost: 11, flipCost: 10, family: .animate)
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
