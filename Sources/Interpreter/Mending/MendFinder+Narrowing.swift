import Language

// A modifier that hides the bar of a whole container, where one screen in it is meant.
extension MendFinder {
  mutating func findNarrowings() {
    guard wish.hides == false else { return }
    for modifier in shape.modifiers where hiding(modifier) == "true" {
      let containers = shape.uses.filter { use in
        use.owner == modifier.owner && use.range.start == modifier.chain.start
      }
      guard let container = containers.first else { continue }
      switch container.name.word {
      case .TabView: narrowToTabs(modifier, of: container)
      case .NavigationStack, .NavigationView, .NavigationSplitView: break
      default: continue
      }
      narrowToScreens(modifier, of: container)
    }
  }

  /// `.statusBarHidden(tab == 1)`, by the variable that chooses the tab.
  private mutating func narrowToTabs(
    _ modifier: MendShape.Modifier, of container: MendShape.Use
  ) {
    let selection = container.call.arguments.first { $0.label?.name.word == .selection }
    guard let selection, case .binding = selection.value.kind else { return }
    let variable = String(text(selection.value.range, container.owner).dropFirst())
    for tag in shape.modifiers
    where tag.owner == container.owner && tag.name.word == .tag
      && container.range.contains(tag.range)
    {
      guard let value = tag.call.arguments.first?.value else { continue }
      let number = text(value.range, tag.owner)
      let condition = Code.hidingBar(Code.comparison(variable, "==", number))
      propose(
        21, .narrow, .hideForTab(tag: number), swift: [condition],
        replace(modifier, by: [condition]))
    }
  }

  /// A state that one of the screens sets while it is there.
  private mutating func narrowToScreens(
    _ modifier: MendShape.Modifier, of container: MendShape.Use
  ) {
    let flag = freshName("isBarHidden")
    guard let declaration = newState(flag), !isSwift(modifier.owner) else { return }
    let condition = Code.hidingBar(flag)
    let links = [
      Code.onAppear(Code.assignment(flag, "true")),
      Code.onDisappear(Code.assignment(flag, "false")),
    ]
    for (owner, type) in shape.types where owner != modifier.owner && shape.isView(owner) {
      guard !isSwift(owner), let content = shape.owners[owner].content.first else { continue }
      let sheet = sheet(owner)
      let edit = sheet.links(links, from: content.start, to: content.end)
      let kind = shape.spelling(container.name)
      let screen = shape.spelling(type.name.name)
      propose(
        23, .narrow, .hideForScreen(screen), lines: sharing(flag, of: screen, with: kind, links),
        [declaration] + replace(modifier, by: [condition]) + [edit])
    }
  }
}
