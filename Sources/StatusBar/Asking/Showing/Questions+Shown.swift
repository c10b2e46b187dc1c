// What is on the screen of a world at rest.
extension Questions {
  /// Returns what is on screen besides the bar: windows, presentations, containers, labels.
  package func shownScreen() -> ShownScreen {
    let outer = turnPage()
    defer { trace = outer }
    var screen = ShownScreen(platform: world.platform)
    screen.isBackdropDark = isBackdropDark()
    guard let main = actionWindow else { return screen }
    let isBehind = { (window: Window) in
      (window.level, window.order) < (world.windows[main].level, world.windows[main].order)
    }
    let fronts = world.windows.indices.filter {
      $0 != main && isShown(world.windows[$0]) && world.windows[$0].isOnMainScreen
        && !isBehind(world.windows[$0])
    }.sorted {
      (world.windows[$0].level, world.windows[$0].order)
        < (world.windows[$1].level, world.windows[$1].order)
    }
    for index in [main] + fronts {
      guard let root = world.windows[index].root else { continue }
      let fillsScreen = world.windows[index].fillsScreen
      screen.layers.append(
        ShownScreen.Layer(
          kind: index == main ? .root : .window(fillsScreen: fillsScreen), page: page(of: root)))
      addPresentations(above: root, to: &screen)
    }
    return screen
  }

  private func addPresentations(above root: ControllerID, to screen: inout ShownScreen) {
    var current = root
    for _ in 0...world.controllers.count {
      guard let next = presented(above: current) else { return }
      let isLarge = self[next].presentation?.isLarge ?? true
      screen.layers.append(
        ShownScreen.Layer(
          kind: .presentation(effectiveStyle(of: next), isLarge: isLarge), page: page(of: next)))
      current = next
    }
  }

  // MARK: - Controllers

  private func page(of id: ControllerID) -> ShownScreen.Page {
    var page = ShownScreen.Page(name: "", scheme: .light)
    describe(id, in: &page, depth: 0)
    return page
  }

  /// Describes a controller: a container adds its bars, and what is visible in it.
  func describe(_ id: ControllerID, in page: inout ShownScreen.Page, depth: Int) {
    guard depth < Limits.chain, isAlive(id) else { return }
    page.name = name(of: id)
    page.scheme = interfaceStyle(of: id)
    if unknownControllerInput(id) != nil {
      page.content = .unknown
      return
    }
    switch self[id].controllerClass {
    case .navigation: describeStack(id, in: &page, depth: depth)
    case .tabBar where mayShowSidebar(id) && self[id].isSidebarHidden == false:
      describeSidebar(of: id, in: &page, depth: depth)
    case .tabBar:
      page.tabs = self[id].children.map { tabTitle(of: $0) }
      page.selectedTab = Int(self[id].selected)
      describeVisibleChild(of: id, in: &page, depth: depth)
    case .page:
      page.pageCount = self[id].children.count
      page.selectedPage = Int(self[id].selected)
      describeVisibleChild(of: id, in: &page, depth: depth)
    case .split: describeColumns(columns(of: id), in: &page, depth: depth)
    case .hosting:
      guard let (view, context) = tree(of: id) else { return }
      collect(view, context, ElementPlace(depth: depth), into: &page)
    case .plain:
      if let child = visibleChild(of: id) {
        describe(child, in: &page, depth: depth + 1)
      } else {
        page.content = .controller
      }
      page.elements += labels(ofControlsOf: id).map {
        ShownScreen.Element(kind: .button, label: $0, isRow: false)
      }
    case .alert: page.dialog = labels(ofControlsOf: id)
    case .imagePicker, .safari, .search, .system: page.content = .system
    }
  }

  /// Tabs as a column of rows, beside what is selected.
  private func describeSidebar(of id: ControllerID, in page: inout ShownScreen.Page, depth: Int) {
    var sidebar = ShownScreen.Page(name: "the sidebar", scheme: page.scheme)
    sidebar.elements = self[id].children.map {
      ShownScreen.Element(kind: .link, label: tabTitle(of: $0), isRow: true)
    }
    var content = ShownScreen.Page(name: "", scheme: page.scheme)
    describeVisibleChild(of: id, in: &content, depth: depth)
    page.columns = [sidebar, content]
  }

  private func describeVisibleChild(
    of id: ControllerID, in page: inout ShownScreen.Page, depth: Int
  ) {
    if let child = visibleChild(of: id) { describe(child, in: &page, depth: depth + 1) }
  }

  private func describeStack(_ id: ControllerID, in page: inout ShownScreen.Page, depth: Int) {
    let top = self[id].children.last
    if let sidebar = sidebar(of: id), let top {
      return describeColumns([sidebar, top], in: &page, depth: depth)
    }
    page.navigation = navigation(of: id)
    if let top { describe(top, in: &page, depth: depth + 1) }
  }

  private func navigation(of id: ControllerID) -> ShownScreen.Navigation? {
    guard !self[id].isBarViewHidden, isNavigationBarShown(id) else { return nil }
    var navigation = ShownScreen.Navigation(hasBackButton: self[id].children.count > 1)
    if !self[id].isSwiftUIContainer {
      navigation.isDark = hasBlackBar(id) ? true : nil
    } else if isSchemeActive(id), let top = self[id].children.last,
      case .scheme(let style)? = toolbar(.scheme, .navigationBar, of: top)?.value
    {
      navigation.isDark = style == .dark
    }
    return navigation
  }

  private func describeColumns(
    _ columns: [ControllerID], in page: inout ShownScreen.Page, depth: Int
  ) {
    if columns.count == 1 { return describe(columns[0], in: &page, depth: depth + 1) }
    page.columns = columns.map { column in
      var part = ShownScreen.Page(name: "", scheme: page.scheme)
      describe(column, in: &part, depth: depth + 1)
      return part
    }
  }

  private func labels(ofControlsOf id: ControllerID) -> [String] {
    var targets: [TapTarget] = []
    if !world.offers.isEmpty { collectOffers(of: id, &targets) }
    return targets.compactMap { $0.names.first }.map { program.text(of: $0) }
  }

  private func tabTitle(of child: ControllerID) -> String? {
    if let label = self[child].label { return program.text(of: label) }
    let item = item(of: child)
    return item.names.first.map { program.text(of: $0) }
  }
}
