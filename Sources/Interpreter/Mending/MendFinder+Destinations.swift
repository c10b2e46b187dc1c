import Language

// What a state that is there already says: that something is pushed, or which scheme is chosen.
extension MendFinder {
  // MARK: - Destinations that a state pushes

  /// A stack asks no pushed screen; where a state of its own view pushes it, that state says when
  /// the bar is to be hidden, and no other one is needed.
  mutating func findDestinations() {
    guard wish.hides == true else { return }
    for destination in shape.modifiers where destination.name.word == .navigationDestination {
      guard let condition = condition(of: destination),
        let stack = shape.uses.first(where: {
          $0.owner == destination.owner && $0.name.word == .NavigationStack
            && $0.range.contains(destination.range)
        }), !shape.modifiers.contains(where: { hides($0, stack) })
      else { continue }
      let shown = Set(shape.uses.filter { isShown($0, by: destination) }.map { $0.name })
      for modifier in shape.modifiers where hiding(modifier) == "true" {
        let isInside =
          modifier.owner == destination.owner
          && SourceRange(destination.nameRange.end, destination.range.end).contains(modifier.range)
        guard isInside || shown.contains(where: { isNamed(modifier.owner, $0) }) else { continue }
        let link = Code.hidingBar(condition)
        propose(
          17, .hoist, .hideByStack(while: variable(of: destination) ?? ""),
          swift: [Code.use("NavigationStack") + link],
          [self.link(link, on: stack), removal(of: modifier)])
      }
    }
  }

  /// The variable behind the `$` of `isPresented:` or `item:`.
  private func variable(of destination: MendShape.Modifier) -> String? {
    guard let first = destination.call.arguments.first, let label = first.label?.name.word,
      label == .isPresented || label == .item, case .binding = first.value.kind
    else { return nil }
    return String(text(first.value.range, destination.owner).dropFirst())
  }

  private func condition(of destination: MendShape.Modifier) -> String? {
    guard let variable = variable(of: destination) else { return nil }
    let isItem = destination.call.arguments.first?.label?.name.word == .item
    return isItem ? Code.comparison(variable, "!=", "nil") : variable
  }

  private func hides(_ modifier: MendShape.Modifier, _ use: MendShape.Use) -> Bool {
    modifier.owner == use.owner && modifier.chain.start == use.range.start
      && hiding(modifier) != nil
  }

  private func isShown(_ use: MendShape.Use, by destination: MendShape.Modifier) -> Bool {
    use.owner == destination.owner
      && SourceRange(destination.nameRange.end, destination.range.end).contains(use.range)
  }

  private func isNamed(_ owner: Int, _ name: Name) -> Bool {
    if case .type(let type) = shape.owners[owner].kind { type.name.name == name } else { false }
  }

  // MARK: - Modifiers of a bar that the stack itself has not

  /// `.toolbarColorScheme` on a stack speaks to a bar around it; the stack's own bar listens to
  /// what the stack shows.
  mutating func findMisplacedBars() {
    guard wish.isOfStyle else { return }
    for stack in shape.uses
    where stack.name.word == .NavigationStack || stack.name.word == .NavigationView {
      let outer = shape.modifiers.filter {
        $0.owner == stack.owner && $0.chain.start == stack.range.start && $0.isOfBar
      }
      guard outer.contains(where: { $0.name.word == .toolbarColorScheme }),
        let content = stack.call.closures.first?.closure.body.first?.range
      else { continue }
      let sheet = sheet(stack.owner)
      let links = outer.sorted { $0.nameRange.start < $1.nameRange.start }.map { modifier in
        text(SourceRange(modifier.nameRange.start - 1, modifier.range.end), stack.owner)
      }
      for (rank, added) in [[], [Code.shownBackground]].enumerated() {
        let all = links + added
        let move = sheet.links(all, from: content.start, to: content.end)
        propose(
          7 + rank, .barBackground, .moveBarModifiers, swift: all,
          [move] + outer.map { removal(of: $0) })
      }
    }
  }

  // MARK: - A scheme that only a sheet asks for

  /// What a sheet asks for counts for the sheet; the view behind it has to ask for the same.
  mutating func findSharedSchemes() {
    guard wish.isOfStyle else { return }
    for modifier in shape.modifiers where modifier.name.word == .preferredColorScheme {
      guard let scheme = modifier.call.arguments.first?.value, scheme.implicitName == nil else {
        continue
      }
      let link = Code.scheme(text(scheme.range, modifier.owner))
      for (owner, distance) in shownViews where owner != modifier.owner {
        guard let range = shape.owners[owner].content.first,
          !shape.modifiers.contains(where: { $0.owner == owner && $0.name == modifier.name })
        else { continue }
        propose(
          30 + distance, .scheme, .askForSchemeToo(name(of: owner)), swift: [link],
          [sheet(owner).link(link, from: range.start, to: range.end)])
      }
    }
  }
}

extension MendShape.Modifier {
  /// `true` iff it is about the bar of the container around.
  fileprivate var isOfBar: Bool {
    [.toolbarColorScheme, .toolbarBackground, .toolbarBackgroundVisibility].contains(name.word)
  }
}
