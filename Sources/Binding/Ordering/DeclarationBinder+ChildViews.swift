import Language
import StatusBar

// What a class does with the views of the controllers that it adds as children. Where one may not
// be seen, or lies below the bar, what it asks for the bar is hardly missed.
extension DeclarationBinder {
  mutating func bindChildViews() {
    let names = bodies.writer.resolver.names
    let ways = ["addChild", "addChildViewController"]
    guard ways.contains(where: { names.name(of: Array($0.utf8)) != nil }) else { return }
    for index in bodies.writer.resolver.declarations.types.indices {
      let info = bodies.writer.resolver.declarations[index]
      guard info.isController, let screen = info.screen else { continue }
      bodies.writer.program[screen].childViews = childViews(of: info)
    }
  }

  private func childViews(of info: TypeInfo) -> ChildViews {
    let texts = (info.allFunctions + info.initializers).map { function in
      let range = function.declaration.range
      return bodies.writer.resolver.bytes(range, in: function.file)[...]
    }
    let children = texts.flatMap { $0.addedChildren }
    if children.isEmpty { return .underBar }
    if texts.contains(where: { $0.hidesViews || $0.addsUnknownChild }) { return .unseen }
    let isBelow = children.contains { child in
      texts.contains { $0.laysLow(child) }
    }
    return isBelow ? .below : .underBar
  }
}

extension ArraySlice<UInt8> {
  /// The names of what a text adds as children: `player` of `addChild(player)`.
  fileprivate var addedChildren: [[UInt8]] {
    var found: [[UInt8]] = []
    forEachName { start, end in
      let name = self[start..<end]
      guard
        ["addChild", "addChildViewController"].contains(where: { name.elementsEqual($0.utf8) }),
        end < endIndex, self[end] == UInt8(ascii: "(")
      else { return }
      let argument = self[(end + 1)...].prefix { $0.isNamePart }
      if !argument.isEmpty { found.append(Array(argument)) }
    }
    return found
  }

  /// `true` iff a text hides the view of another controller, puts it beside the screen where it is
  /// added, or takes it out while the controller stays a child.
  fileprivate var hidesViews: Bool {
    if lines.contains(where: { $0.changesView("isHidden =") }) { return true }
    let moves = ["transform =", "frame.origin", "frame = CGRect(x: -"]
    let isMoved = lines.contains { line in moves.contains { line.changesView($0) } }
    if isMoved, !addedChildren.isEmpty { return true }
    // A view that fades in is seen at the end.
    if lines.contains(where: { $0.changesView("alpha = 0") }), !hasText("alpha = 1") { return true }
    return lines.contains { $0.changesView("removeFromSuperview") } && !hasText("removeFromParent")
  }

  /// `true` iff a text adds a child that it knows by the name of an optional or an element alone.
  fileprivate var addsUnknownChild: Bool {
    addedChildren.contains { name in
      let ways = ["if let ", "guard let ", "for ", "{ "]
      return ways.contains { way in
        let text = Array(way.utf8) + name
        return lines.contains { line in
          guard let rest = line.after(text) else { return false }
          // Of what is written out each is known.
          if line.hasText("[") && !line.hasText(" as ") { return false }
          return rest.first?.isNamePart == false
            && (way == "{ " ? rest.starts(with: Array(" in".utf8)) : true)
        }
      }
    }
  }

  /// `true` iff a text lays the view of a child out below the top of the screen, or in another view
  /// than that of the controller.
  fileprivate func laysLow(_ child: [UInt8]) -> Bool {
    let view = child + Array(".view".utf8)
    let own = ["view.", "self.view.", ""].flatMap { base in
      ["addSubview(", "insertSubview("].map { Array((base + $0).utf8) }
    }
    var (isConstrained, isAtTop) = (false, false)
    for line in lines where line.after(view)?.first?.isNamePart != true && line.after(view) != nil {
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if text.hasText("ubview(") || text.hasText("tableFooterView =") {
        let isOwn = own.contains { text.starts(with: $0) }
        if !isOwn { return true }
      }
      if let frame = text.after(view + Array(".frame = CGRect(".utf8)),
        let height = frame.after(Array("y: ".utf8)), !height.starts(with: Array("0,".utf8))
      {
        return true
      }
      if text.hasText("Anchor") {
        isConstrained = true
        isAtTop = isAtTop || text.hasText("topAnchor") || text.hasText("centerYAnchor")
      }
    }
    return isConstrained && !isAtTop
  }

  private var lines: [ArraySlice<UInt8>] { split(separator: UInt8(ascii: "\n")) }

  /// `true` iff a text changes something of the view of another controller.
  private func changesView(_ change: String) -> Bool {
    [".view.", ".view?.", ".view!."].contains { member in
      guard let start = firstIndex(of: Array((member + change).utf8)) else { return false }
      return !self[..<start].hasSuffix("self")
    }
  }

  /// What stands behind the first place of another text; nil where it has none.
  private func after(_ text: [UInt8]) -> ArraySlice<UInt8>? {
    firstIndex(of: text).map { self[($0 + text.count)...] }
  }

  private func firstIndex(of text: [UInt8]) -> Int? {
    guard let first = text.first, count >= text.count else { return nil }
    return (startIndex...(endIndex - text.count)).first { start in
      self[start] == first && self[start...].starts(with: text)
    }
  }
}
