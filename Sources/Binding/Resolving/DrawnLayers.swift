import Language
import StatusBar

/// What views of SwiftUI's draw behind all else, up to the edge of the screen.
struct DrawnLayers {
  private let resolver: Resolver

  /// Code of a view, and where it stands.
  struct Part {
    var file: FileID
    /// The type whose members its names mean; nil outside of any.
    var type: Int?
    var statements: [Statement]
    /// What the code of a modifier of the author's own is applied to, and given.
    var applied: Applied?

    /// The one view that it is; nil where it is none or several.
    var only: Expression? {
      guard statements.count == 1 else { return nil }
      switch statements[0].kind {
      case .expression(let view), .return(let view?): return view
      default: return nil
      }
    }
  }

  /// A modifier of the author's own where it is used.
  struct Applied {
    /// What its code calls the view that it modifies.
    var content: Name
    /// `true` iff that view is as large as the screen lets it be.
    var fillsScreen: Bool
    /// What can be read on the colours that it is given.
    var shades: [(name: Name, shade: Shade)] = []
  }

  /// What lies under the bar, and where its colour is written.
  struct Drawn {
    var shade: Shade
    var colour: Location
    /// Where it is false the other one lies there, bright or dark; nil where there is but one.
    var condition: Expression?
    /// `true` iff it hangs on something that only the code of another view can name.
    var hangsOnOther = false
  }

  /// A colour that reaches the edges, and what lies over it.
  fileprivate struct Layers {
    var shade: Shade
    var colour: Location
    /// What the colour hangs on, and where that is written.
    var condition: (truth: Expression, part: Part)?
    var above: [Part]
    /// `true` iff what lies over it may lie under the bar, too.
    var isAboveAtEdge = false
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// What lies under the bar behind a declared view; nil where that is not known.
  func backdrop(of type: Int) -> Drawn? {
    resolver.drawnPart(of: type).flatMap { backdrop(of: $0) }
  }

  /// The same behind views that are written in place.
  func backdrop(of part: Part) -> Drawn? {
    guard let view = part.only, let layers = layers(of: view, part) else { return nil }
    let safeArea = SafeAreaReading(resolver)
    let isFree = layers.above.allSatisfy {
      safeArea.holds($0, isAtEdge: layers.isAboveAtEdge)
    }
    guard isFree else { return nil }
    var drawn = Drawn(
      shade: layers.shade, colour: layers.colour, condition: layers.condition?.truth)
    if let other = layers.condition?.part {
      drawn.hangsOnOther =
        other.type != part.type || other.file != part.file || other.applied != nil
    }
    return drawn
  }

  // MARK: - Layers

  private func layers(of expression: Expression, _ part: Part, depth: Int = 0) -> Layers? {
    guard depth < 8 else { return nil }
    var current = expression
    while true {
      if let colour = edgeToEdgeColour(current, part) { return colour }
      guard case .call(let call) = current.kind else {
        return named(current, part).flatMap { inner in
          inner.only.flatMap { layers(of: $0, inner, depth: depth + 1) }
        }
      }
      guard let (base, name) = modified(by: call, part) else {
        return layers(ofCall: call, part, depth: depth)
      }
      switch resolver.spelling(name) {
      case "background":
        guard fillsScreen(base, part), let painted = background(call, part) else { return nil }
        return painted.under(part.with(base))
      case "overlay":
        // What lies on a colour that is all there is.
        guard var under = layers(of: base, part, depth: depth + 1) else { return nil }
        under.above += call.arguments.map { part.with($0.value) }
        under.above += call.closures.map { part.with($0.closure.body) }
        return under
      case "ignoresSafeArea", "edgesIgnoringSafeArea":
        guard isOfTop(call) else { return nil }
        return layers(ofStretched: base, part)
      default: break
      }
      guard leaves(name, call, part) else {
        return layers(applying: name, call, to: base, part, depth: depth)
      }
      current = base
    }
  }

  /// The view that a call modifies, which may be `self` without a word, and the modifier.
  private func modified(by call: Call, _ part: Part) -> (base: Expression, modifier: Name)? {
    if case .member(let base, let name) = call.callee.kind { return (base, name.name) }
    guard let content = part.applied?.content, content.word == .selfWord,
      case .name(let name) = call.callee.kind, !resolver.names.isCapitalized(name)
    else { return nil }
    return (Expression(.name(content), call.callee.range), name)
  }

  /// What a modifier of the author's own draws behind the view that it modifies.
  private func layers(
    applying name: Name, _ call: Call, to base: Expression, _ part: Part, depth: Int
  ) -> Layers? {
    guard let inner = code(ofModifier: name, call, on: base, part), let view = inner.only,
      var under = layers(of: view, inner, depth: depth + 1)
    else { return nil }
    if base.ownName != part.applied?.content || part.applied == nil {
      under.above.append(part.with(base))
    }
    return under
  }

  /// The code of `.page()`, or of `.modifier(Page())`, as it stands there.
  private func code(
    ofModifier name: Name, _ call: Call, on base: Expression, _ part: Part
  ) -> Part? {
    let fills = fillsScreen(base, part)
    if resolver.spelling(name) == "modifier" {
      guard case .call(let made)? = call.arguments.first?.value.kind,
        let type = made.callee.typeName(resolver.names).flatMap({ resolver.declarations.type($0) }),
        resolver.declarations[type].role == .modifier,
        let body = resolver.declarations[type].functions[Name(.body)]?.first,
        let content = body.declaration.parameters.first?.name.name
      else { return nil }
      var applied = Applied(content: content, fillsScreen: fills)
      if resolver.declarations[type].initializers.isEmpty {
        applied.shades = made.arguments.compactMap { argument in
          guard let label = argument.label?.name,
            resolver.declarations[type].variables[label]?.declaration.type?.name.word == .Color
          else { return nil }
          return colourShade(given: argument.value, part).map { (name: label, shade: $0) }
        }
      }
      return Part(
        file: body.file, type: type, statements: body.declaration.body ?? [], applied: applied)
    }
    guard let own = resolver.declarations.viewFunctions[name], own.count == 1 else { return nil }
    var applied = Applied(content: Name(.selfWord), fillsScreen: fills)
    applied.shades = shades(of: own[0], call, part)
    return Part(
      file: own[0].file, type: nil, statements: own[0].declaration.body ?? [], applied: applied)
  }

  /// What can be read on the colours that a function is given, or has where a call gives none.
  private func shades(
    of function: LocatedFunction, _ call: Call, _ part: Part
  ) -> [(name: Name, shade: Shade)] {
    var rest = call.arguments[...]
    return function.declaration.parameters.compactMap { parameter in
      let label = parameter.label ?? parameter.name
      let isUnlabelled = resolver.spelling(label.name) == "_"
      var given: Expression?
      if let next = rest.first, isUnlabelled ? next.label == nil : next.label?.name == label.name {
        given = next.value
        rest.removeFirst()
      }
      guard parameter.type?.name.word == .Color else { return nil }
      let shade =
        given.map { colourShade(given: $0, part) }
        ?? parameter.initial.map { resolver.shade(of: $0, in: function.file) }
      return shade.flatMap { $0 }.map { (name: parameter.name.name, shade: $0) }
    }
  }

  private func colourShade(given value: Expression, _ part: Part) -> Shade? {
    colourShade(value, part) ?? resolver.shade(of: value, in: part.file)
  }

  /// `true` iff a view, or the one that a modifier of the author's own is applied to, is as large
  /// as the screen lets it be.
  private func fillsScreen(_ view: Expression, _ part: Part) -> Bool {
    if resolver.fillsScreen(view) { return true }
    guard let applied = part.applied else { return false }
    var current = view
    while case .call(let call) = current.kind {
      guard let (base, name) = modified(by: call, part) else { return false }
      if resolver.spelling(name) == "frame", resolver.isFilling(call) { return true }
      guard leaves(name, call, part) else { return false }
      current = base
    }
    return applied.fillsScreen && current.ownName == applied.content
  }

  /// `ZStack { Color.black; … }.ignoresSafeArea()`: all of it reaches the edges.
  private func layers(ofStretched view: Expression, _ part: Part) -> Layers? {
    guard case .call(let call) = view.kind, let content = stack(call), let first = content.first,
      case .expression(let colour) = first.kind, var painted = painted(colour, part)
    else { return nil }
    painted.above = [part.with(Array(content.dropFirst()))]
    painted.isAboveAtEdge = true
    return painted
  }

  /// The same of `ZStack { Color.black.ignoresSafeArea(); … }`, of a declared view, and of either
  /// alone in a `Group`.
  private func layers(ofCall call: Call, _ part: Part, depth: Int) -> Layers? {
    guard let type = call.callee.typeName(resolver.names) else { return nil }
    if let declared = resolver.declarations.type(type) {
      guard resolver.declarations[declared].backdrops.isEmpty, call.closures.isEmpty,
        let inner = resolver.drawnPart(of: declared), let view = inner.only
      else { return nil }
      return layers(of: view, inner, depth: depth + 1)
    }
    if let content = stack(call) {
      guard case .expression(let first)? = content.first?.kind,
        var under = layers(of: first, part, depth: depth + 1)
      else { return nil }
      under.above.append(part.with(Array(content.dropFirst())))
      return under
    }
    guard ["Group", "GeometryReader"].contains(resolver.spelling(type)), call.closures.count == 1,
      let only = part.with(call.closures[0].closure.body).only
    else { return nil }
    return layers(of: only, part, depth: depth + 1)
  }

  /// What a `ZStack` holds; nil for anything else.
  private func stack(_ call: Call) -> [Statement]? {
    guard let type = call.callee.typeName(resolver.names), resolver.spelling(type) == "ZStack",
      call.closures.count == 1
    else { return nil }
    return call.closures[0].closure.body
  }

  /// What a computed property of a view draws: `background`, `self.background`.
  private func named(_ expression: Expression, _ part: Part) -> Part? {
    guard let name = expression.ownName, let type = part.type,
      let variable = resolver.declarations[type].variables[name],
      resolver.isView(variable.declaration.type), let getter = variable.declaration.getter
    else { return nil }
    return Part(file: variable.file, type: type, statements: getter)
  }

  // MARK: - Modifiers

  /// `true` iff a modifier leaves a view where it is, and as large.
  func leaves(_ name: Name, _ call: Call, in file: FileID) -> Bool {
    leaves(name, call, Part(file: file, type: nil, statements: []))
  }

  /// How many modifiers of the author's own are followed, each in the one before.
  private static let modifierDepth = 6

  /// `true` iff a modifier leaves a view where it is, and as large: one of Apple's, or one of the
  /// author's that is made of such, not too deep: one may apply itself.
  private func leaves(_ name: Name, _ call: Call, _ part: Part, depth: Int = 0) -> Bool {
    guard depth < DrawnLayers.modifierDepth else { return false }
    if DrawnViews.leaves.contains(resolver.names.bytes(of: name)) { return true }
    switch resolver.spelling(name) {
    case "frame": return resolver.isFilling(call)
    case "toolbarBackground":
      return call.arguments.first.map { $0.value.lastName?.name.word == .hidden } ?? false
    case "modifier":
      guard case .call(let made)? = call.arguments.first?.value.kind,
        let type = made.callee.typeName(resolver.names).flatMap({ resolver.declarations.type($0) }),
        resolver.declarations[type].role == .modifier,
        let body = resolver.declarations[type].functions[Name(.body)]?.first,
        let content = body.declaration.parameters.first?.name.name
      else { return false }
      return leaves(body.declaration.body ?? [], content, part, depth: depth + 1)
    default:
      guard let own = resolver.declarations.viewFunctions[name], own.count == 1 else {
        return false
      }
      return leaves(own[0].declaration.body ?? [], Name(.selfWord), part, depth: depth + 1)
    }
  }

  /// `true` iff what statements yield, on each way, is a view with nothing but such modifiers.
  private func leaves(
    _ statements: [Statement], _ content: Name, _ part: Part, depth: Int
  ) -> Bool {
    guard statements.count == 1 else { return false }
    switch statements[0].kind {
    case .expression(let view), .return(let view?): return leaves(view, content, part, depth: depth)
    case .if(let branches):
      return leaves(branches.then, content, part, depth: depth)
        && leaves(branches.otherwise, content, part, depth: depth)
    default: return false
    }
  }

  private func leaves(
    _ view: Expression, _ content: Name, _ part: Part, depth: Int
  ) -> Bool {
    var current = view
    while case .call(let call) = current.kind {
      // `preferredColorScheme(.dark)` in an extension of views.
      if let name = call.callee.ownName, content.word == .selfWord {
        return leaves(name, call, part, depth: depth)
      }
      guard case .member(let base, let name) = call.callee.kind,
        leaves(name.name, call, part, depth: depth)
      else { return false }
      current = base
    }
    if case .name(let name) = current.kind { return name == content }
    return false
  }

  // MARK: - Colours

  /// What can be read on `Color.black.ignoresSafeArea()`; nil for anything else.
  private func edgeToEdgeColour(_ expression: Expression, _ part: Part) -> Layers? {
    guard case .call(let call) = expression.kind,
      case .member(let base, let name) = call.callee.kind,
      DrawnViews.reaches.contains(resolver.names.bytes(of: name.name)), isOfTop(call),
      var painted = painted(base, part)
    else { return nil }
    painted.colour = Location(part.file, expression.range)
    return painted
  }

  /// The colour that a view is, or one of two: `isNight ? Color.black : Color.white`.
  private func painted(_ view: Expression, _ part: Part) -> Layers? {
    let colour = Location(part.file, view.range)
    if let shade = colourShade(view, part) {
      return Layers(shade: shade, colour: colour, above: [])
    }
    switch view.kind {
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return painted(elements[0].value, part)
    case .ternary(let condition, let then, let otherwise):
      return either(
        condition, colourShade(given: then, part), colourShade(given: otherwise, part), colour,
        part)
    case .call(let call):
      // `Color(isNight ? .black : .white)`
      guard resolver.isColourInitializer(call.callee), call.arguments.count == 1,
        case .ternary = call.arguments[0].value.kind
      else { return nil }
      return painted(call.arguments[0].value, part)
    default: return nil
    }
  }

  /// One of two colours, of which one is dark and the other one bright.
  private func either(
    _ condition: Expression, _ then: Shade?, _ otherwise: Shade?, _ colour: Location, _ part: Part
  ) -> Layers? {
    guard let then, let otherwise, then != otherwise, then != .ofAppearance,
      otherwise != .ofAppearance
    else { return nil }
    return Layers(shade: then, colour: colour, condition: (condition, part), above: [])
  }

  /// The colour of `.background(Color.black)`, `.background { Color.black.ignoresSafeArea() }`: a
  /// colour that is a background goes on up to the edges by itself.
  private func background(_ call: Call, _ part: Part) -> Layers? {
    var colour: Expression?
    if let closure = call.closures.first?.closure, call.arguments.isEmpty {
      return part.with(closure.body).only.flatMap { edgeToEdgeColour($0, part) }
    }
    for argument in call.arguments {
      switch argument.label.map({ resolver.spelling($0.name) }) {
      case nil: colour = argument.value
      case "ignoresSafeAreaEdges": if !isTop(argument.value) { return nil }
      default: return nil
      }
    }
    guard let colour, call.closures.isEmpty else { return nil }
    let place = Location(part.file, colour.range)
    if var painted = edgeToEdgeColour(colour, part) ?? painted(colour, part) {
      painted.colour = place
      return painted
    }
    return resolver.shade(of: colour, in: part.file).map {
      Layers(shade: $0, colour: place, above: [])
    }
  }

  /// What can be read on the colour that a view is, or is filled with; nil for any other view.
  private func colourShade(_ view: Expression, _ part: Part) -> Shade? {
    var type = view
    switch view.kind {
    case .member(let base, _): type = base
    case .call(let call):
      type = call.callee
      // `Rectangle().fill(.black)`
      if case .member(let shape, let name) = call.callee.kind,
        resolver.spelling(name.name) == "fill", case .call(let made) = shape.kind,
        made.callee.typeName(resolver.names).map({ resolver.spelling($0) == "Rectangle" }) == true,
        call.arguments.count == 1
      {
        return resolver.shade(of: call.arguments[0].value, in: part.file)
      }
    default: break
    }
    if type.typeName(resolver.names)?.word == .Color {
      return resolver.shade(of: view, in: part.file)
    }
    if case .call(let call) = view.kind, let shade = resolver.shade(ofGradient: call, in: part.file)
    {
      return shade
    }
    if let name = view.ownName,
      let given = part.applied?.shades.first(where: { $0.name == name })
    {
      return given.shade
    }
    if let name = view.ownName, let owner = part.type,
      let variable = resolver.declarations[owner].variables[name],
      variable.declaration.isConstant, let initial = variable.declaration.initial
    {
      return resolver.shade(of: initial, in: variable.file)
    }
    // `Palette.page`
    guard case .member(let base, _) = view.kind,
      base.typeName(resolver.names).flatMap({ resolver.declarations.type($0) }) != nil
    else { return nil }
    return resolver.shade(of: view, in: part.file)
  }

  /// `true` iff what a call makes reach the edges reaches that of the bar.
  private func isOfTop(_ call: Call) -> Bool {
    guard call.arguments.count < 2 else { return false }
    return call.arguments.first.map { isTop($0.value) } ?? true
  }

  private func isTop(_ edges: Expression) -> Bool {
    guard case .implicitMember(let edge) = edges.kind else { return false }
    return DrawnViews.edges.contains(resolver.names.bytes(of: edge))
  }
}

extension DrawnLayers.Layers {
  /// The same colour, with something over it.
  fileprivate func under(_ part: DrawnLayers.Part) -> DrawnLayers.Layers {
    var layers = self
    layers.above = [part]
    return layers
  }
}

extension DrawnLayers.Part {
  /// Other code that stands in the same place.
  fileprivate func with(_ view: Expression) -> DrawnLayers.Part {
    with([Statement(.expression(view), view.range)])
  }

  fileprivate func with(_ statements: [Statement]) -> DrawnLayers.Part {
    DrawnLayers.Part(file: file, type: type, statements: statements, applied: applied)
  }
}

extension Resolver {
  /// The statements that a view draws.
  func drawnPart(of type: Int) -> DrawnLayers.Part? {
    let info = declarations[type]
    if let body = info.variables[Name(.body)], let getter = body.declaration.getter {
      return DrawnLayers.Part(file: body.file, type: type, statements: getter)
    }
    return info.content.first.map {
      DrawnLayers.Part(
        file: $0.file, type: type, statements: info.content.map { $0.statement })
    }
  }

  /// `true` iff a view is as large as the screen lets it be.
  fileprivate func fillsScreen(_ view: Expression) -> Bool {
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
  fileprivate func isFilling(_ call: Call) -> Bool {
    ["maxWidth", "maxHeight"].allSatisfy { side in
      call.arguments.contains { argument in
        guard let label = argument.label, spelling(label.name) == side else { return false }
        return argument.value.lastName.map { spelling($0.name) == "infinity" } ?? false
      }
    }
  }
}

/// Words of SwiftUI's that tell how far a view reaches.
private enum DrawnViews {
  /// What a view reaches the edges of the screen by, and which edges those of the bar are.
  static let reaches = WordList("edgesIgnoringSafeArea ignoresSafeArea")
  static let edges = WordList("all top vertical")

  /// What leaves a view where it is, and as large.
  static let leaves = WordList(
    """
    accentColor accessibilityElement accessibilityHidden accessibilityIdentifier
    accessibilityLabel alert animation colorScheme confirmationDialog contentShape disabled
    dynamicTypeSize environment environmentObject focused font foregroundColor foregroundStyle
    fullScreenCover gesture id interactiveDismissDisabled modelContainer
    navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
    navigationBarTitleDisplayMode
    navigationDestination navigationTitle onAppear onChange onDisappear onLongPressGesture onOpenURL
    onReceive onTapGesture persistentSystemOverlays preferredColorScheme presentationDetents
    refreshable sheet statusBar statusBarHidden tabItem tag task tint toolbar toolbarColorScheme
    toolbarRole toolbarTitleDisplayMode toolbarVisibility transition zIndex
    """)
}
