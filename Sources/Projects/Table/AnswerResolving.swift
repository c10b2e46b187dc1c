/// What a screen answers: one value, or several by names on which it hangs.
package struct Answer: Hashable, Sendable {
  /// The values that were found, none twice.
  package var values: [Outcome] = []
  /// What it hangs on; none for an answer that is certain.
  package var opens: [OpenName] = []
  /// The class that answers, and where; nil where none overrides the question.
  package var decider: (name: String, site: Site)? {
    get { deciderName.map { (name: $0, site: deciderSite) } }
    set {
      deciderName = newValue?.name
      if let site = newValue?.site { deciderSite = site }
    }
  }

  private var deciderName: String?
  private var deciderSite = Site(file: "", line: 0)

  init(values: [Outcome] = [], opens: [OpenName] = []) {
    self.values = values
    self.opens = opens
  }

  /// The value, where there is one and nothing else can be.
  package var certain: Outcome? { opens.isEmpty && values.count == 1 ? values[0] : nil }

  mutating func add(_ other: Answer) {
    for value in other.values where !values.contains(value) { values.append(value) }
    for open in other.opens where !opens.contains(open) { opens.append(open) }
  }
}

/// A name on which an answer hangs.
package struct OpenName: Hashable, Sendable {
  /// `Theme.barStyle`, `isOpen`, `topViewController`.
  package var name: String
  /// Where it is declared, as far as that was found.
  package var site: Site?
  /// `true` iff its values are all those of the answer.
  package var isWhole: Bool
}

/// Works out answers, by names and classes.
struct AnswerResolver {
  let index: AppIndex
  /// The release from which on the app runs, as numbers.
  let ios: [Int]?

  init(index: AppIndex, ios: String?) {
    self.index = index
    self.ios = ios.map { AnswerResolver.numbers($0) }
  }

  static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }

  /// Returns what a class answers to a question, up its lineage.
  func answer(_ member: BarMember, of lineage: Lineage) -> Answer {
    answer(member, of: lineage, from: 0)
  }

  private func answer(_ member: BarMember, of lineage: Lineage, from start: Int) -> Answer {
    for place in start..<max(start, lineage.classes.count) {
      let type = lineage.classes[place]
      let all = [type] + index.extensions(of: type.name)
      let facts = all.flatMap { $0.answers.filter { $0.member == member } }
      guard let fact = facts.first else { continue }
      var answer = Answer()
      for fact in facts {
        answer.add(resolve(fact.tree, member, lineage, place: place, depth: 0))
      }
      if facts.count > 1, answer.values.count > 1 {
        answer.opens.append(OpenName(name: "two getters", site: facts[1].site, isWhole: true))
      }
      if answer.decider == nil { answer.decider = (type.name, fact.site) }
      return answer
    }
    return answer(member, atEndOf: lineage)
  }

  /// What the class answers that no read one is above.
  private func answer(_ member: BarMember, atEndOf lineage: Lineage) -> Answer {
    switch lineage.end {
    case .unknown(let name):
      return Answer(opens: [OpenName(name: "the class \(name)", site: nil, isWhole: false)])
    case .none: return Answer(values: [standard(member)])
    case .kit(let kind, let name):
      let facts = index.extensions(of: name).flatMap { type in
        type.answers.filter { $0.member == member }
      }
      if let fact = facts.first {
        var answer = resolve(fact.tree, member, lineage, place: lineage.classes.count, depth: 0)
        answer.decider = (name, fact.site)
        return answer
      }
      if kind == .system, member == .hidden || member == .style {
        return Answer(opens: [OpenName(name: "the system's \(name)", site: nil, isWhole: false)])
      }
      return Answer(values: [standard(member)])
    }
  }

  /// What a plain controller answers (U13, U14, U16).
  private func standard(_ member: BarMember) -> Outcome {
    switch member {
    case .hidden: .flag(false)
    case .style: .style(.automatic)
    case .animation, .childForHidden, .childForStyle: .nothing
    }
  }

  // MARK: - Trees

  /// Returns what a getter of a class gives, names followed as far as they are certain.
  private func resolve(
    _ tree: AnswerTree, _ member: BarMember, _ lineage: Lineage, place: Int, depth: Int
  ) -> Answer {
    switch tree {
    case .outcome(.inherited):
      var above = answer(member, of: lineage, from: place + 1)
      above.decider = nil
      return above
    case .outcome(.named(let text)):
      return resolve(name: text, member, lineage, place: place, depth: depth)
    case .outcome(let value): return Answer(values: [value])
    case .choice(.release(let version), let trees):
      if let ios, trees.count == 2,
        !ios.lexicographicallyPrecedes(AnswerResolver.numbers(version))
      {
        return resolve(trees[0], member, lineage, place: place, depth: depth)
      }
      return join(
        trees, OpenName(name: "iOS \(version)", site: nil, isWhole: true), member, lineage, place,
        depth)
    case .choice(.text(let text), let trees):
      return join(
        trees, OpenName(name: text, site: nil, isWhole: true), member, lineage, place, depth)
    }
  }

  private func join(
    _ trees: [AnswerTree], _ open: OpenName, _ member: BarMember, _ lineage: Lineage,
    _ place: Int, _ depth: Int
  ) -> Answer {
    var answer = Answer()
    for tree in trees {
      answer.add(resolve(tree, member, lineage, place: place, depth: depth + 1))
    }
    let open = declared(open, lineage)
    let isNamed = answer.opens.contains { last($0.name) == last(open.name) }
    if answer.values.count > 1 || !answer.opens.isEmpty, !isNamed {
      answer.opens.insert(open, at: 0)
    }
    return answer
  }

  /// A condition that is a property of the class by the place where that is declared.
  private func declared(_ open: OpenName, _ lineage: Lineage) -> OpenName {
    let text = open.name.hasPrefix("!") ? String(open.name.dropFirst()) : open.name
    guard let path = AnswerResolver.path(text), path.count == 1 else { return open }
    for type in lineage.classes {
      let all = [type] + index.extensions(of: type.name)
      if let fact = all.lazy.flatMap({ $0.variables }).first(where: { $0.name == path[0] }) {
        return OpenName(name: type.name + "." + fact.name, site: fact.site, isWhole: true)
      }
    }
    return open
  }

  private func last(_ name: String) -> Substring {
    name.split(separator: ".").last ?? Substring(name)
  }

  // MARK: - Names

  /// Returns what a name gives: a property of the class, a static one, or one that a single type
  /// declares, which then is open by its name.
  private func resolve(
    name text: String, _ member: BarMember, _ lineage: Lineage, place: Int, depth: Int
  ) -> Answer {
    let isNegated = text.hasPrefix("!")
    let path = AnswerResolver.path(isNegated ? String(text.dropFirst()) : text)
    guard let path, let last = path.last, depth < 8 else { return open(text) }
    // A property of that name may be one of an object that is no controller.
    if path.count > 1, BarMember.named(last) != nil,
      let found = foreign(path, last, member, depth), found.opens.contains(where: { $0.isWhole })
    {
      return isNegated ? negated(found) : found
    }
    // What another controller answers is handed on.
    if BarMember.named(last) != nil, path.count > 1 {
      return open(path.joined(separator: "."))
    }
    let answer: Answer
    if path.count == 1 {
      answer = own(last, member, lineage, place: place, depth: depth) ?? open(text)
    } else {
      answer = foreign(path, last, member, depth) ?? open(text)
    }
    return isNegated ? negated(answer) : answer
  }

  private func negated(_ answer: Answer) -> Answer {
    var answer = answer
    answer.values = answer.values.map { value in
      if case .flag(let flag) = value { .flag(!flag) } else { value }
    }
    return answer
  }

  private func open(_ name: String) -> Answer {
    Answer(opens: [OpenName(name: name, site: nil, isWhole: false)])
  }

  /// The names of `self.a?.b`; nil for anything with other signs in it.
  private static func path(_ text: String) -> [String]? {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != "?" && $0 != "!" } }
    if parts.first == "self" { parts.removeFirst() }
    let isPath = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    }
    return isPath && !parts.isEmpty ? parts : nil
  }

  /// A property of the class, or of one above it.
  private func own(
    _ name: String, _ member: BarMember, _ lineage: Lineage, place: Int, depth: Int
  ) -> Answer? {
    for (level, type) in lineage.classes.enumerated() {
      let all = [type] + index.extensions(of: type.name)
      guard let fact = all.lazy.flatMap({ $0.variables }).first(where: { $0.name == name }) else {
        continue
      }
      // A class below may override what is computed.
      let isCertain = level <= place || fact.isPrivate || fact.isConstant
      return value(
        of: fact, owner: type.name, isCertain: isCertain, member, lineage, level, depth)
    }
    let globals = index.variables(named: name).filter { $0.owner.isEmpty }
    guard globals.count == 1 else { return nil }
    return value(
      of: globals[0].fact, owner: "", isCertain: true, member, Lineage.none, 0, depth)
  }

  /// A property of another object: where one type alone declares it, or one protocol asks for it,
  /// its values are those.
  private func foreign(
    _ path: [String], _ name: String, _ member: BarMember, _ depth: Int
  ) -> Answer? {
    let all = index.variables(named: name).filter { $0.fact.isFlag == (member == .hidden) }
    let bodies = all.filter { !$0.fact.isRequirement }
    let asked = all.filter { $0.fact.isRequirement }
    guard bodies.count == 1 || asked.count == 1 && !bodies.isEmpty else { return nil }
    let isOwner = path.count == 2 && path[0] == AppIndex.lastPart(bodies[0].owner)
    if asked.isEmpty {
      return value(
        of: bodies[0].fact, owner: bodies[0].owner, isCertain: isOwner, member, Lineage.none, 0,
        depth)
    }
    // Each type that a protocol asks for it has its own.
    var answer = Answer()
    for (owner, fact) in bodies {
      answer.add(
        value(of: fact, owner: owner, isCertain: true, member, Lineage.none, 0, depth))
    }
    let isWhole = answer.opens.allSatisfy { $0.isWhole }
    answer.opens.insert(
      OpenName(
        name: asked[0].owner + "." + name, site: asked[0].fact.site, isWhole: isWhole), at: 0)
    return answer
  }

  private func value(
    of fact: VariableFact, owner: String, isCertain: Bool, _ member: BarMember,
    _ lineage: Lineage, _ level: Int, _ depth: Int
  ) -> Answer {
    var answer = Answer()
    if let tree = fact.tree {
      answer = resolve(tree, member, lineage, place: level, depth: depth + 1)
    }
    let name = owner.isEmpty ? fact.name : owner + "." + fact.name
    var isWhole = answer.opens.allSatisfy { $0.isWhole } && fact.tree != nil
    if !fact.isConstant && !fact.isComputed {
      let written = index.writes[fact.name]
      let isNeverWritten = written == nil && fact.tree != nil && !fact.isWrapped
      if isNeverWritten, isCertain, fact.isPrivate || !index.hasObjectiveC { return answer }
      if member == .hidden {
        // There are only two.
        answer.values = [.flag(false), .flag(true)]
        isWhole = true
      } else {
        let values = (written?.values ?? []).filter { !answer.values.contains($0) }
        // The order of a set is none.
        answer.values += values.sorted { "\($0)" < "\($1)" }
        isWhole = isWhole && written?.isOpen != true && !fact.isWrapped
      }
    } else if isCertain,
      answer.certain != nil || lineage.classes.contains(where: { $0.name == owner })
    {
      return answer
    }
    let own = OpenName(name: name, site: fact.site, isWhole: isWhole)
    if !answer.opens.contains(where: { $0.name == name }) { answer.opens.insert(own, at: 0) }
    return answer
  }

  /// Returns what a modifier's argument gives in a view.
  func answer(_ tree: AnswerTree, _ member: BarMember, in type: TypeFact) -> Answer {
    var lineage = Lineage.none
    lineage.classes = [type]
    return resolve(tree, member, lineage, place: 0, depth: 0)
  }
}

extension Lineage {
  /// Of no class at all.
  static let none = Lineage()

  private init() {}
}
