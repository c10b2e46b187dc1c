import Language
import StatusBar

// The colour that a view of SwiftUI's draws behind all else, up to the edge of the screen.
extension Binder {
  /// Returns what lies under the bar by `ZStack { Color.black.ignoresSafeArea(); … }` or
  /// `.background(Color.black)`, or nil where something else may be drawn over it there.
  mutating func drawnBackdrop(of type: Int) -> StatusBar.Backdrop? {
    let resolver = bodies.writer.resolver
    guard let part = resolver.drawnPart(of: type), part.statements.count == 1,
      case .expression(let body) = part.statements[0].kind,
      let layers = resolver.layers(of: body, in: part.file)
    else { return nil }
    var seen: Set<Location> = [resolver.declarations[type].location]
    guard resolver.stayInSafeArea(layers.above, part.file, in: type, &seen) else { return nil }
    return StatusBar.Backdrop(
      layers.shade, at: bodies.writer.site(layers.colour, in: part.file))
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

  /// The colour that a view draws behind all else up to the edges of the screen, and what it draws
  /// over it; nil where that is not known.
  fileprivate func layers(
    of expression: Expression, in file: FileID
  ) -> (shade: Shade, colour: SourceRange, above: [Statement])? {
    var current = expression
    while case .call(let call) = current.kind {
      if let shade = edgeToEdgeColour(current, in: file) { return (shade, current.range, []) }
      guard case .member(let base, let name) = call.callee.kind else {
        return layers(ofStack: call, in: file)
      }
      if spelling(name.name) == "background" {
        guard fillsScreen(base), let painted = background(call, in: file) else {
          return nil
        }
        return (painted.shade, painted.colour, [Statement(.expression(base), base.range)])
      }
      if spelling(name.name) == "overlay" {
        // What lies on a colour that is all there is.
        guard let under = layers(of: base, in: file) else { return nil }
        let above = call.arguments.map { Statement(.expression($0.value), $0.value.range) }
        return (
          under.shade, under.colour, under.above + above + call.closures.flatMap { $0.closure.body }
        )
      }
      let isStill = spelling(name.name) == "frame" && isFilling(call)
      guard isStill || DrawnBackdrops.leaves.contains(names.bytes(of: name.name)) else {
        return nil
      }
      current = base
    }
    return nil
  }

  /// The same of `ZStack { Color.black.ignoresSafeArea(); … }`, alone in a `Group` or not.
  private func layers(
    ofStack call: Call, in file: FileID
  ) -> (shade: Shade, colour: SourceRange, above: [Statement])? {
    guard let type = call.callee.typeName(names), call.closures.count == 1 else { return nil }
    let content = call.closures[0].closure.body
    guard case .expression(let first)? = content.first?.kind else { return nil }
    switch spelling(type) {
    case "ZStack":
      guard let shade = edgeToEdgeColour(first, in: file) else { return nil }
      return (shade, first.range, Array(content.dropFirst()))
    case "Group", "GeometryReader":
      return content.count == 1 ? layers(of: first, in: file) : nil
    default: return nil
    }
  }

  /// The colour of `.background(Color.black)`, `.background { Color.black.ignoresSafeArea() }`: a
  /// colour that is a background goes on up to the edges by itself.
  private func background(
    _ call: Call, in file: FileID
  ) -> (shade: Shade, colour: SourceRange)? {
    var colour: Expression?
    if let closure = call.closures.first?.closure, call.arguments.isEmpty {
      guard closure.body.count == 1, case .expression(let only) = closure.body[0].kind,
        let shade = edgeToEdgeColour(only, in: file)
      else { return nil }
      return (shade, only.range)
    }
    for argument in call.arguments {
      switch argument.label.map({ spelling($0.name) }) {
      case nil: colour = argument.value
      case "ignoresSafeAreaEdges": if !isOfTop(argument.value) { return nil }
      default: return nil
      }
    }
    guard let colour, call.closures.isEmpty,
      let shade = edgeToEdgeColour(colour, in: file) ?? self.shade(of: colour, in: file)
    else { return nil }
    return (shade, colour.range)
  }

  /// `true` iff a view is as large as the screen lets it be.
  private func fillsScreen(_ view: Expression) -> Bool {
    var current = view
    while case .call(let call) = current.kind {
      guard case .member(let base, let name) = call.callee.kind else {
        guard let type = call.callee.typeName(names) else { return false }
        return ["ScrollView", "GeometryReader"].contains(spelling(type))
      }
      if spelling(name.name) == "frame", isFilling(call) { return true }
      // A list has a background of its own, unless it is told to have none.
      if spelling(name.name) == "scrollContentBackground" {
        guard case .implicitMember(let hidden)? = call.arguments.first?.value.kind else {
          return false
        }
        return spelling(hidden) == "hidden"
      }
      current = base
    }
    return false
  }

  /// `.frame(maxWidth: .infinity, maxHeight: .infinity)`
  private func isFilling(_ call: Call) -> Bool {
    ["maxWidth", "maxHeight"].allSatisfy { side in
      call.arguments.contains { argument in
        guard let label = argument.label, spelling(label.name) == side else { return false }
        return argument.value.lastName.map { spelling($0.name) == "infinity" } ?? false
      }
    }
  }

  /// What can be read on `Color.black.ignoresSafeArea()`; nil for anything else.
  fileprivate func edgeToEdgeColour(_ expression: Expression, in file: FileID) -> Shade? {
    guard case .call(let call) = expression.kind,
      case .member(let base, let name) = call.callee.kind, let colour = colour(drawnBy: base),
      DrawnBackdrops.reaches.contains(names.bytes(of: name.name)), call.arguments.count < 2
    else { return nil }
    if let edges = call.arguments.first, !isOfTop(edges.value) { return nil }
    return shade(of: colour, in: file)
  }

  private func isOfTop(_ edges: Expression) -> Bool {
    guard case .implicitMember(let edge) = edges.kind else { return false }
    return DrawnBackdrops.edges.contains(names.bytes(of: edge))
  }

  /// The colour that a view is, or is filled with; nil for any other view.
  private func colour(drawnBy view: Expression) -> Expression? {
    var type = view
    if case .member(let base, _) = view.kind { type = base }
    if case .call(let call) = view.kind {
      type = call.callee
      // `Rectangle().fill(.black)`
      if case .member(let shape, let name) = call.callee.kind, spelling(name.name) == "fill",
        case .call(let made) = shape.kind,
        made.callee.typeName(names).map({ spelling($0) == "Rectangle" }) == true,
        call.arguments.count == 1
      {
        return call.arguments[0].value
      }
    }
    return type.typeName(names)?.word == .Color ? view : nil
  }

  /// `true` iff views draw nothing above the safe area, as far as that can be told of all of them.
  /// `seen` are the types and members that were read, or are.
  fileprivate func stayInSafeArea(
    _ views: [Statement], _ file: FileID, in type: Int, _ seen: inout Set<Location>
  ) -> Bool {
    guard let first = views.first, let last = views.last else { return true }
    let range = first.range.union(last.range)
    let code = bytes(range, in: file).withoutTexts
    let text = code[...]
    if DrawnBackdrops.leavers.first(where: { text.names(Array($0)) }) != nil { return false }
    // What the app's own modifiers draw is not looked at.
    if declarations.viewFunctions.keys.contains(where: { text.names(Array(names.bytes(of: $0))) }) {
      return false
    }
    return names(in: code).allSatisfy { name in
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

extension [UInt8] {
  /// The code with blanks for the texts in it, which name nothing.
  fileprivate var withoutTexts: [UInt8] {
    var code = self
    var place = 0
    while place < code.count {
      guard code[place] == UInt8(ascii: "\"") else {
        place += 1
        continue
      }
      place += 1
      while place < code.count, code[place] != UInt8(ascii: "\"") {
        let isEscaped = code[place] == UInt8(ascii: "\\") && place + 1 < code.count
        for _ in 0..<(isEscaped ? 2 : 1) {
          code[place] = UInt8(ascii: " ")
          place += 1
        }
      }
      place += 1
    }
    return code
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
