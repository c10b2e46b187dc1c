import Language
import StatusBar

/// Whether views stay within the safe area, so that nothing of them lies under the bar.
struct SafeAreaReading {
  private let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// `true` iff views draw nothing above the safe area, as far as that can be told of all of them;
  /// of those that lie at the edge themselves, nothing that would be seen behind the bar.
  func holds(_ part: DrawnLayers.Part, isAtEdge: Bool) -> Bool {
    var seen: Set<Location> = []
    return holds(part, isAtEdge ? SafeArea.atEdge : SafeArea.plain, &seen)
  }

  /// `seen` are the types and members that were read, or are.
  private func holds(
    _ part: DrawnLayers.Part, _ plain: WordList, _ seen: inout Set<Location>
  ) -> Bool {
    guard let first = part.statements.first, let last = part.statements.last else { return true }
    let range = first.range.union(last.range)
    let code = resolver.bytes(range, in: part.file).withoutTexts
    let text = code[...]
    if SafeArea.leavers.first(where: { text.names(Array($0)) }) != nil { return false }
    return resolver.names(in: code).allSatisfy { name in
      if let other = resolver.declarations.type(name) { return holds(other, plain, &seen) }
      if resolver.names.isCapitalized(name) {
        return plain.contains(resolver.names.bytes(of: name))
      }
      // What the app's own modifiers draw.
      let own = resolver.declarations.viewFunctions[name] ?? []
      guard own.allSatisfy({ holds($0, nil, plain, &seen) }) else { return false }
      return part.type.map { memberHolds(name, in: $0, plain, &seen) } ?? true
    }
  }

  private func holds(_ type: Int, _ plain: WordList, _ seen: inout Set<Location>) -> Bool {
    let info = resolver.declarations[type]
    switch info.role {
    case .view:
      guard let part = resolver.drawnPart(of: type), seen.insert(info.location).inserted else {
        return true
      }
      return holds(part, plain, &seen)
    case .modifier:
      guard let body = info.functions[Name(.body)]?.first else { return false }
      return holds(body, type, plain, &seen)
    case .controller, .representable: return false
    case .observable, .visibilityState, .app, .enumeration, .other: return true
    }
  }

  private func holds(
    _ function: LocatedFunction, _ type: Int?, _ plain: WordList, _ seen: inout Set<Location>
  ) -> Bool {
    let place = Location(function.file, function.declaration.name.range)
    guard seen.insert(place).inserted else { return true }
    let part = DrawnLayers.Part(
      file: function.file, type: type, statements: function.declaration.body ?? [])
    return holds(part, plain, &seen)
  }

  /// The same of what has a name in a view, or is none of its members.
  private func memberHolds(
    _ name: Name, in type: Int, _ plain: WordList, _ seen: inout Set<Location>
  ) -> Bool {
    // Free functions and views that are handed in may draw anywhere.
    let free = resolver.declarations.functions[name] ?? []
    if free.contains(where: { resolver.isView($0.declaration.result) }) { return false }
    let info = resolver.declarations[type]
    var parts: [DrawnLayers.Part] = []
    if let variable = info.variables[name] {
      if let getter = variable.declaration.getter {
        if resolver.isView(variable.declaration.type) {
          parts.append(DrawnLayers.Part(file: variable.file, type: type, statements: getter))
        }
      } else if mayHoldView(variable.declaration) {
        return false
      }
    }
    for function in info.functions[name] ?? []
    where resolver.isView(function.declaration.result) {
      parts.append(
        DrawnLayers.Part(
          file: function.file, type: type, statements: function.declaration.body ?? []))
    }
    return parts.allSatisfy { part in
      guard let first = part.statements.first,
        seen.insert(Location(part.file, first.range)).inserted
      else { return true }
      return holds(part, plain, &seen)
    }
  }

  /// `true` iff a stored property is not known to be something else than a view.
  private func mayHoldView(_ variable: VariableDeclaration) -> Bool {
    if variable.isState { return false }
    guard let type = variable.type else {
      guard case .call = variable.initial?.kind else { return false }
      return variable.attributes.isEmpty
    }
    if resolver.has(.ViewBuilder, variable.attributes) || resolver.isView(type) { return true }
    let isPlain = SafeArea.plain.contains(resolver.names.bytes(of: type.name))
    return variable.attributes.isEmpty && !isPlain
      && resolver.declarations.type(type.name) == nil
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
private enum SafeArea {
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

  /// Those that leave what lies behind them to be seen, wherever they stand.
  static let atEdge = WordList(
    """
    Bool Button CGFloat Divider Double EmptyView Font ForEach Group HStack Int Label
    NavigationLink ProgressView Spacer String Text Toggle URL VStack ZStack
    """)
}
