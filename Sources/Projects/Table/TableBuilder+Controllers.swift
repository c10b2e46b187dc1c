// Rows of controllers.
extension TableBuilder {
  /// A row for each class that is a controller, but for those that are there to be derived from.
  var controllerRows: [ImportTable.Row] {
    let navigation = self.navigation()
    var known: [String: Navigation] = [:]
    return index.types.indices.compactMap { place in
      let type = index.types[place]
      guard type.kind == .class else { return nil }
      let lineage = self.lineage(type)
      guard lineage.isController else { return nil }
      if isBase(place), shown[place] == nil { return nil }
      let row = row(of: type, lineage, shown: styled(shown[place] ?? [], of: lineage))
      let mayCapture = self.mayCapture(lineage)
      var own = navigation
      if let container = onlyContainer(of: row) {
        own = known[container] ?? self.navigation(of: [container])
        known[container] = own
      }
      return reached(row, own) { !mayCapture && isSheet($0, of: lineage) }
    }
  }

  /// The ways to show a class, with the style that it gives itself where that is one, and unknown
  /// where one of several is in force, or one may be set that is not followed.
  private func styled(
    _ edges: [ImportTable.Shown], of lineage: Lineage
  ) -> [ImportTable.Shown] {
    let own = Set(ownStyles(of: lineage))
    let style: PresentationStyle? =
      if own.count == 1 {
        own.first
      } else if isSheet(.present(nil), of: lineage) {
        nil
      } else {
        .unknown
      }
    return edges.map { edge in
      var edge = edge
      if edge.kind == .present(nil) { edge.kind = .present(style) }
      return edge
    }
  }

  func lineage(_ type: TypeFact) -> Lineage {
    Lineage(of: type.name, in: "", file: type.site.file, index)
  }

  private func row(
    of type: TypeFact, _ lineage: Lineage, shown: [ImportTable.Shown]
  ) -> ImportTable.Row {
    let hidden = resolver.answer(.hidden, of: lineage)
    let style = resolver.answer(.style, of: lineage)
    let askedForHidden = asked(.childForHidden, of: lineage)
    let askedForStyle = asked(.childForStyle, of: lineage)
    let deciders = [
      askedForHidden?.decider ?? word(for: hidden, of: type),
      askedForStyle?.decider ?? word(for: style, of: type),
    ].compactMap { $0 }
    var row = ImportTable.Row(
      name: type.name, site: type.site, hidden: askedForHidden?.cell ?? flagCell(hidden),
      text: askedForStyle?.cell ?? cell(style), decider: joined(deciders), shown: shown)
    row.hiddenBy = askedForHidden == nil ? hidden.decider?.name : nil
    if askedForStyle == nil, lineage.kind == .navigation, style.decider == nil, !barStyles.isEmpty {
      let name = OpenName(name: "navigationBar.barStyle", site: barStyles.first, isWhole: true)
      row.text = .open(["default", "light"], on: [name])
    }
    if lineage.kind == .hosting { fill(&row, fromRootOf: lineage) }
    return row
  }

  /// Both deciders, or the one that they are.
  private func joined(_ words: [String]) -> String? {
    guard let first = words.first else { return nil }
    let second = words.last ?? first
    if first == second { return first }
    // Two lines of one file are near each other.
    let isSame = first.prefix { $0 != ":" } == second.prefix { $0 != ":" }
    return isSame ? first : first + ", " + second
  }

  /// `itself:12`, `Base:14`; nil where nothing overrides the question.
  private func word(for answer: Answer, of type: TypeFact) -> String? {
    guard let (name, site) = answer.decider else { return nil }
    return name == type.name ? "itself:\(site.line)" : site.short
  }

  /// A hosting controller answers what its view asks for, unless its class overrides it.
  private func fill(_ row: inout ImportTable.Row, fromRootOf lineage: Lineage) {
    guard row.decider == nil else { return }
    let inherited = lineage.classes.lazy.compactMap { $0.hostedView }.first
    if let view = inherited ?? onlyView(hostedIn: row.name),
      case .type(let found) = index.find(view, in: row.name, file: row.site.file)
    {
      let own = viewRow(of: index.types[found])
      (row.hidden, row.text, row.decider) = (own.hidden, own.text, own.decider)
      if own.decider?.hasPrefix("itself") == true {
        row.decider = own.decider.map { "\(own.name)" + $0.dropFirst("itself".count) }
      }
      return
    }
    let name = OpenName(name: "its view", site: nil, isWhole: false)
    row.hidden = .open(["no", "yes"], on: [OpenName(name: name.name, site: nil, isWhole: true)])
    row.text = .open([], on: [name])
  }

  /// The view that code gives to a hosting controller of a class; nil for none, and for several.
  private func onlyView(hostedIn container: String) -> String? {
    var views: Set<String> = []
    for use in index.uses {
      guard case .shows(.hosted(let view, let host), _) = use.kind, host == container else {
        continue
      }
      views.insert(view)
    }
    return views.count == 1 ? views.first : nil
  }

  /// Whom UIKit asks in place of a container; nil where it is asked itself.
  private func asked(
    _ member: BarMember, of lineage: Lineage
  ) -> (cell: ImportTable.Cell, decider: String)? {
    let child = resolver.answer(member, of: lineage)
    if let decider = child.decider {
      if child.certain == .nothing { return nil }
      if let open = child.opens.first, child.values.isEmpty {
        let name =
          open.name.utf8.starts(with: "self.".utf8) ? open.name.dropFirst(5) : open.name[...]
        return (.other("asks \(name)"), decider.site.short)
      }
      return (.open([], on: child.opens), decider.site.short)
    }
    switch lineage.kind {
    case .tabBar: return (.other("of the tab"), "the selected tab")
    case .split:
      guard member == .childForStyle else { return nil }
      return (.other("of the column"), "the column")
    case .plain, .navigation, .page, .hosting, .system, nil: return nil
    }
  }

  /// The cell of an answer that is one of two.
  func flagCell(_ answer: Answer) -> ImportTable.Cell {
    if let certain = answer.certain { return .certain(TableBuilder.word(certain)) }
    let opens = answer.opens.map { OpenName(name: $0.name, site: $0.site, isWhole: true) }
    return .open(["no", "yes"], on: opens)
  }

  /// The cell of an answer.
  func cell(_ answer: Answer) -> ImportTable.Cell {
    if let certain = answer.certain { return .certain(TableBuilder.word(certain)) }
    return .open(answer.values.map { TableBuilder.word($0) }, on: answer.opens)
  }

  static func word(_ outcome: Outcome) -> String {
    switch outcome {
    case .flag(let flag): flag ? "yes" : "no"
    case .style(let style): style.spelling
    case .nothing: "none"
    case .inherited: "of the class above"
    case .named(let name): name
    }
  }
}
