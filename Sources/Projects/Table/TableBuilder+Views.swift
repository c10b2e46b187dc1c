// Rows of SwiftUI's views: those that a window, a sheet, a cover or a hosting controller begins
// with.
extension TableBuilder {
  var viewRows: [ImportTable.Row] {
    let navigation = self.navigation()
    let mayCapture = self.mayCapture(.none)
    let isSheet = { (kind: ShowKind) in
      kind == .sheet || kind == .popover || !mayCapture && self.isSheet(kind, of: .none)
    }
    var covered: Set<String> = []
    var rows: [ImportTable.Row] = []
    for place in index.types.indices {
      let type = index.types[place]
      guard isView(type), let edges = shown[place], edges.contains(where: { isRoot($0.kind) })
      else { continue }
      let parts = self.parts(of: type)
      covered.formUnion(parts.map { $0.name })
      rows.append(reached(row(of: type, parts, edges), navigation, isSheet: isSheet))
    }
    // A modifier in a view that nothing was seen to show is not lost.
    for (place, type) in index.types.enumerated()
    where isView(type) && !covered.contains(type.name) {
      guard !modifiers(in: [type]).isEmpty else { continue }
      let row = row(of: type, [type], shown[place] ?? [])
      rows.append(reached(row, navigation, isSheet: isSheet))
    }
    return rows
  }

  /// The row of a view by itself.
  func viewRow(of type: TypeFact) -> ImportTable.Row { row(of: type, parts(of: type), []) }

  /// `true` iff a screen that is shown so has a bar of its own to ask for.
  private func isRoot(_ kind: ShowKind) -> Bool {
    switch kind {
    case .present, .push, .show, .sheet, .cover, .popover, .tab, .first, .child, .root: true
    case .link: false
    }
  }

  private func isView(_ type: TypeFact) -> Bool { TableBuilder.isView(type) }

  private static func isView(_ type: TypeFact) -> Bool {
    type.kind == .struct && type.bases.contains { $0 == "View" || $0 == "SwiftUI.View" }
  }

  /// The types of which a view is made, itself first; what it presents is none of them.
  private func parts(of type: TypeFact) -> [TypeFact] {
    var result = [type]
    var seen: Set<String> = [type.name]
    var next = 0
    while next < result.count, result.count < 2000 {
      let whole = result[next]
      next += 1
      let names = whole.parts + index.extensions(of: whole.name).flatMap { $0.parts }
      for name in names {
        guard case .type(let found) = index.find(name, in: whole.name, file: whole.site.file)
        else { continue }
        let part = index.types[found]
        if presents(whole, part, at: found) { continue }
        if seen.insert(part.name).inserted { result.append(part) }
      }
    }
    return result
  }

  /// `true` iff a view shows another in a presentation of its own.
  private func presents(_ whole: TypeFact, _ part: TypeFact, at place: Int) -> Bool {
    (shown[place] ?? []).contains { edge in
      edge.kind != .root && edge.site.file == whole.site.file
    }
  }

  private func modifiers(in parts: [TypeFact]) -> [UseFact] {
    parts.flatMap { part in
      index.uses(of: part.name).filter { use in
        guard case .modifier = use.kind else { return false }
        return use.owner == part.name || use.owner == AppIndex.lastPart(part.name)
      }
    }
  }

  /// The modifiers in functions that extensions add to views, where the parts of a view call one.
  private func modifiers(reachedFrom parts: [TypeFact]) -> [UseFact] {
    guard !loose.isEmpty else { return [] }
    let own = Set(parts.map { $0.name })
    let calls = parts.reduce(into: Set<String>()) { calls, part in
      calls.formUnion(part.calls)
      for other in index.extensions(of: part.name) { calls.formUnion(other.calls) }
      for use in index.uses(of: part.name) {
        if case .around(let name) = use.kind { calls.insert(name) }
      }
    }
    return loose.filter { use, names in
      !own.contains(use.owner) && !names.isDisjoint(with: calls)
    }.map { $0.use }
  }

  /// Modifiers outside of any view, each with the functions that may lead to it.
  static func looseModifiers(
    of index: AppIndex
  ) -> [(use: UseFact, names: Set<String>)] {
    let views = Set(
      index.types.filter { isView($0) }.flatMap { [$0.name, AppIndex.lastPart($0.name)] })
    let added = index.types.filter { $0.kind == .extension && !views.contains($0.name) }
    return index.uses.compactMap { use in
      guard case .modifier = use.kind, !views.contains(use.owner) else { return nil }
      var names: Set<String> = [use.function]
      var count = 0
      // A function of an extension that calls one of them, or makes the type, leads there, too.
      while count != names.count {
        count = names.count
        for type in added
        where !names.isDisjoint(with: type.calls) || type.parts.contains(use.owner) {
          names.formUnion(type.functions)
        }
      }
      names.remove("")
      names.remove("body")
      return (use, names)
    }
  }

  private func row(
    of type: TypeFact, _ parts: [TypeFact], _ edges: [ImportTable.Shown]
  ) -> ImportTable.Row {
    let found = modifiers(in: parts) + modifiers(reachedFrom: parts)
    // What an embedded controller overrides counts in the view's place (S8).
    let (ownHidden, ownStyle) = (embedded(.hidden, in: parts), embedded(.style, in: parts))
    let hidden =
      ownHidden ?? answer([.hidden, .placement], found, parts, edges.count, standard: .flag(false))
    let plain =
      ownStyle
      ?? answer(
        [.scheme, .toolbarScheme], found, parts, edges.count, standard: .style(.automatic))
    let text = hasBarStyle ? barStyled(plain) : plain
    let deciders = found.map { use in
      use.owner == type.name && use.site.file == type.site.file
        ? "itself:\(use.site.line)" : use.site.short
    }
    var row = ImportTable.Row(
      name: type.name, site: type.site, hidden: flagCell(hidden), text: cell(text),
      decider: deciders.first, shown: edges)
    row.isView = true
    if deciders.count > 1 { row.decider = "\(deciders[0]) and \(deciders.count - 1) more" }
    if let decider = (ownHidden ?? ownStyle)?.decider { row.decider = decider.site.short }
    return row
  }

  /// `true` iff a navigation bar may ask for light text, a view's among them.
  private var hasBarStyle: Bool { !barStyles.isEmpty }

  private func barStyled(_ answer: Answer) -> Answer {
    var answer = answer
    let light = Outcome.style(.light)
    if !answer.values.contains(light) { answer.values.append(light) }
    answer.opens.append(
      OpenName(
        name: "navigationBar.barStyle", site: barStyles.first, isWhole: true))
    return answer
  }

  /// What the modifiers of some kinds make of a bar. One that is not around all of the view holds
  /// only while what it stands at is shown.
  private func answer(
    _ kinds: [BarModifier], _ uses: [UseFact], _ parts: [TypeFact], _ placeCount: Int,
    standard: Outcome
  ) -> Answer {
    var answer = Answer()
    var count = 0
    for use in uses {
      guard case .modifier(let modifier, let tree, let isOutermost) = use.kind,
        kinds.contains(modifier)
      else { continue }
      count += 1
      let owner =
        parts.first { $0.name == use.owner || AppIndex.lastPart($0.name) == use.owner } ?? parts[0]
      var own = resolver.answer(tree, standard.member, in: owner)
      own.values = own.values.map { $0 == .nothing ? standard : $0 }
      answer.add(own)
      // One that stands where the view is shown holds there alone.
      let isAlways = !use.function.isEmpty || placeCount == 1
      let isPlain =
        isOutermost && isAlways && owner.name == parts[0].name && modifier != .toolbarScheme
      if !isPlain {
        let name = "`\(modifier.spelling)` in \(use.owner)"
        answer.add(Answer(opens: [OpenName(name: name, site: use.site, isWhole: true)]))
      }
    }
    if count == 0 || count > 0 && !answer.opens.isEmpty, !answer.values.contains(standard) {
      answer.values.append(standard)
    }
    if count > 1, answer.opens.isEmpty, answer.values.count > 1 {
      answer.opens.append(OpenName(name: "several modifiers", site: uses[0].site, isWhole: true))
    }
    // A controller that is embedded may answer in the view's place (S8).
    if let embedded = parts.first(where: { embeds($0) }) {
      let name = OpenName(
        name: "the controller in \(embedded.name)", site: embedded.site, isWhole: false)
      if embedsOverride, lineage(embeddedIn: embedded) == nil { answer.opens.append(name) }
    }
    return answer
  }

  /// Modifiers of views in which an embedded controller answers (S8).
  var deadModifiers: [ImportTable.Dead] {
    index.types.filter { isView($0) }.flatMap { type -> [ImportTable.Dead] in
      let parts = parts(of: type)
      guard let decider = embedded(.hidden, in: parts)?.decider else { return [] }
      return modifiers(in: [type]).compactMap { use in
        guard case .modifier(.hidden, _, _) = use.kind else { return nil }
        return ImportTable.Dead(
          name: type.name + "." + BarModifier.hidden.spelling, site: use.site,
          reason: "the controller that is embedded below answers, at \(decider.site.short)",
          rules: ["S8"])
      }
    }
  }

  /// What the controller answers that a view embeds, where its class overrides the question; nil
  /// where it does not, or is not known.
  private func embedded(_ member: BarMember, in parts: [TypeFact]) -> Answer? {
    for part in parts where embeds(part) {
      guard let lineage = lineage(embeddedIn: part) else { continue }
      let answer = resolver.answer(member, of: lineage)
      if answer.decider != nil { return answer }
    }
    return nil
  }

  /// The class of the controller that a representable makes; nil where it is not known, or hands
  /// its answers on.
  private func lineage(embeddedIn type: TypeFact) -> Lineage? {
    let all = [type] + index.extensions(of: type.name)
    guard let name = all.lazy.compactMap({ $0.propertyTypes["makeUIViewController"] }).first
    else { return nil }
    let lineage = Lineage(of: name, in: type.name, file: type.site.file, index)
    guard lineage.isController, lineage.kind == .plain,
      resolver.answer(.childForHidden, of: lineage).decider == nil,
      resolver.answer(.childForStyle, of: lineage).decider == nil
    else { return nil }
    return lineage
  }

  private func embeds(_ type: TypeFact) -> Bool {
    let all = [type] + index.extensions(of: type.name)
    return all.contains { $0.bases.contains("UIViewControllerRepresentable") }
  }

  /// `true` iff a class of the app overrides a question of the bar, so that an embedded one may.
  private var embedsOverride: Bool {
    index.types.contains { type in
      type.answers.contains { $0.member == .hidden || $0.member == .style }
    }
  }
}

extension Outcome {
  /// The question that it answers.
  fileprivate var member: BarMember {
    if case .flag = self { .hidden } else { .style }
  }
}
