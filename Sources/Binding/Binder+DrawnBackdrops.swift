import Language
import StatusBar

// The colour that a view of SwiftUI's draws behind all else, up to the edge of the screen.
extension Binder {
  /// Returns what lies under the bar by `ZStack { Color.black.ignoresSafeArea(); … }`, or nil
  /// where something else may be drawn over it there.
  mutating func drawnBackdrop(of type: Int) -> StatusBar.Backdrop? {
    let resolver = bodies.writer.resolver
    guard let part = resolver.drawnPart(of: type), part.statements.count == 1,
      case .expression(let body) = part.statements[0].kind,
      let view = resolver.withoutStillModifiers(body, in: part.file)
    else { return nil }
    var layers: [Statement] = []
    if case .call(let call) = view.kind, call.callee.typeName(resolver.names)?.word == .ZStack {
      guard let content = call.closures.first?.closure.body, call.closures.count == 1 else {
        return nil
      }
      layers = content
    } else {
      layers = part.statements
    }
    guard case .expression(let first)? = layers.first?.kind,
      let isDark = resolver.edgeToEdgeColour(first, in: part.file)
    else { return nil }
    var seen: Set<Location> = [resolver.declarations[type].location]
    guard resolver.stayInSafeArea(Array(layers.dropFirst()), part.file, in: type, &seen) else {
      return nil
    }
    let site = bodies.writer.site(first.range, in: part.file)
    var backdrop = StatusBar.Backdrop(isDark: isDark, changesAt: nil, at: site)
    backdrop.isOfView = true
    return backdrop
  }
}

extension Resolver {
  /// The statements that a view draws, and its file.
  fileprivate func drawnPart(of type: Int) -> (file: FileID, statements: [Statement])? {
    let info = declarations[type]
    if let body = info.variables[Name(.body)], let getter = body.declaration.getter {
      return (body.file, getter)
    }
    return info.content.first.map { ($0.file, info.content.map { $0.statement }) }
  }

  /// The view behind modifiers that leave it where it is, in full; nil where another one follows.
  fileprivate func withoutStillModifiers(
    _ expression: Expression, in file: FileID
  ) -> Expression? {
    var current = expression
    while case .call(let call) = current.kind, case .member(let base, let name) = call.callee.kind {
      // `Color.black.ignoresSafeArea()` is a layer by itself.
      if edgeToEdgeColour(current, in: file) != nil { return current }
      guard DrawnBackdrops.leaves.contains(names.bytes(of: name.name)) else { return nil }
      current = base
    }
    return current
  }

  /// `true` for `Color.black.ignoresSafeArea()`, `false` for white; nil for anything else.
  fileprivate func edgeToEdgeColour(_ expression: Expression, in file: FileID) -> Bool? {
    guard case .call(let call) = expression.kind,
      case .member(let base, let name) = call.callee.kind, isColourView(base),
      DrawnBackdrops.reaches.contains(names.bytes(of: name.name)), call.arguments.count < 2
    else { return nil }
    if let edges = call.arguments.first {
      guard case .implicitMember(let edge) = edges.value.kind,
        DrawnBackdrops.edges.contains(names.bytes(of: edge))
      else { return nil }
    }
    return isDark(base, in: file)
  }

  /// `true` iff a view is a colour, named or made.
  private func isColourView(_ view: Expression) -> Bool {
    var type = view
    if case .member(let base, _) = view.kind { type = base }
    if case .call(let call) = view.kind { type = call.callee }
    return type.typeName(names)?.word == .Color
  }

  /// `true` iff views draw nothing above the safe area, as far as that can be told of all of them.
  /// `seen` are the types and members that were read, or are.
  fileprivate func stayInSafeArea(
    _ views: [Statement], _ file: FileID, in type: Int, _ seen: inout Set<Location>
  ) -> Bool {
    guard let first = views.first, let last = views.last else { return true }
    let range = first.range.union(last.range)
    let text = bytes(range, in: file)[...]
    if DrawnBackdrops.leavers.first(where: { text.names(Array($0)) }) != nil { return false }
    // What the app's own modifiers draw is not looked at.
    if declarations.viewFunctions.keys.contains(where: { text.names(Array(names.bytes(of: $0))) }) {
      return false
    }
    return names(in: range, of: file).allSatisfy { name in
      if let other = declarations.type(name) { return staysInSafeArea(other, &seen) }
      if names.isCapitalized(name) { return DrawnBackdrops.plain.contains(names.bytes(of: name)) }
      return memberStays(name, in: type, &seen)
    }
  }

  private func staysInSafeArea(_ type: Int, _ seen: inout Set<Location>) -> Bool {
    switch declarations[type].role {
    case .view:
      guard let part = drawnPart(of: type), seen.insert(declarations[type].location).inserted else {
        return true
      }
      return stayInSafeArea(part.statements, part.file, in: type, &seen)
    case .controller, .representable, .modifier: return false
    case .observable, .visibilityState, .app, .enumeration, .other: return true
    }
  }

  /// The same of what has a name in a view, or is none of its members.
  private func memberStays(_ name: Name, in type: Int, _ seen: inout Set<Location>) -> Bool {
    // Free functions and views that are handed in may draw anywhere.
    if declarations.functions[name]?.contains(where: { isView($0.declaration.result) }) == true {
      return false
    }
    let info = declarations[type]
    var parts: [(file: FileID, statements: [Statement])] = []
    if let variable = info.variables[name] {
      if let getter = variable.declaration.getter {
        if isView(variable.declaration.type) { parts.append((variable.file, getter)) }
      } else if mayHoldView(variable.declaration) {
        return false
      }
    }
    for function in info.functions[name] ?? [] where isView(function.declaration.result) {
      parts.append((function.file, function.declaration.body ?? []))
    }
    return parts.allSatisfy { part in
      guard let first = part.statements.first,
        seen.insert(Location(part.file, first.range)).inserted
      else { return true }
      return stayInSafeArea(part.statements, part.file, in: type, &seen)
    }
  }

  /// `true` iff a stored property is not known to be something else than a view.
  private func mayHoldView(_ variable: VariableDeclaration) -> Bool {
    if variable.isState { return false }
    guard let type = variable.type else {
      guard case .call = variable.initial?.kind else { return false }
      return variable.attributes.isEmpty
    }
    if has(.ViewBuilder, variable.attributes) || isView(type) { return true }
    let isPlain = DrawnBackdrops.plain.contains(names.bytes(of: type.name))
    return variable.attributes.isEmpty && !isPlain && declarations.type(type.name) == nil
  }
}

/// Words of SwiftUI's that tell where something is drawn.
private enum DrawnBackdrops {
  /// What a view reaches the edges of the screen by, and which edges those of the bar are.
  static let reaches = WordList("edgesIgnoringSafeArea ignoresSafeArea")
  static let edges = WordList("all top vertical")

  /// What leaves a view where it is, and as large.
  static let leaves = WordList(
    """
    accentColor alert colorScheme confirmationDialog environment environmentObject font
    foregroundColor foregroundStyle fullScreenCover navigationBarBackButtonHidden
    navigationBarHidden navigationBarTitle navigationBarTitleDisplayMode navigationDestination
    navigationTitle onAppear onChange onDisappear onReceive onTapGesture preferredColorScheme
    sheet statusBar statusBarHidden task tint toolbarColorScheme
    """)

  /// What draws outside of the safe area, or may.
  static let leavers = WordList(
    """
    background contentMode edgesIgnoringSafeArea ignoresSafeArea offset overlay position
    safeAreaInset scaleEffect scaledToFill toolbarBackground
    """)

  /// Views that stay in the safe area, and what they are given.
  static let plain = WordList(
    """
    AsyncImage Bool Button CGFloat Capsule Circle Color Date Divider Double Ellipse EmptyView
    Font ForEach Group HStack Image Int Label LazyHStack LazyVStack Link NavigationLink
    ProgressView Rectangle RoundedRectangle ScrollView SecureField Slider Spacer String Text
    TextField Toggle URL VStack ZStack
    """)
}
