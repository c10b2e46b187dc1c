import Binding
import Language
import StatusBar

// The chain from the windows to the decider.
extension Explainer {
  /// One account each for hidden, style, animation and height.
  var accounts: [Moment.Account] {
    let chain = runner.questions.chain()
    let bar = chain.resolution.bar
    return [
      walked(.visibility, chain, answer: hidden(chain.resolution), bar.hiddenOwner),
      walked(.style, chain, answer: style(chain.resolution), bar.styleOwner),
      animation(chain), height(of: bar),
    ]
  }

  private func hidden(_ resolution: Resolution) -> Moment.Answer {
    let bars = [resolution.bar] + resolution.alternatives + runner.possibleBars
    let isOpen = bars.contains { $0.isHidden != resolution.bar.isHidden }
    return isOpen ? .unknown : answer(.bool(resolution.bar.isHidden))
  }

  private func style(_ resolution: Resolution) -> Moment.Answer {
    let bar = resolution.bar
    let bars = [bar] + resolution.alternatives + runner.possibleBars
    if bars.contains(where: { $0.style != bar.style }) { return .unknown }
    return .style(bar.style, text: bar.isHidden ? nil : bar.content)
  }

  // MARK: - The two walks

  private func walked(
    _ aspect: Reason.Aspect, _ chain: Chain, answer: Moment.Answer, _ owner: Owner
  ) -> Moment.Account {
    let isOpen = answer == .unknown
    var walk = WalkAccount(
      explainer: self, aspect: aspect, chain: chain, answer: answer,
      possible: isOpen ? possibleReasonsOfWorlds : [])
    for entry in chain.entries { walk.take(entry) }
    walk.finish()
    if isOpen, let note = unknownNote { walk.notes.append(note) }
    let isStyleKept = aspect == .style && chain.resolution.bar.isHidden && !walk.isDecided
    if isStyleKept {
      walk.notes.append(Moment.Note(.styleStays, rule: .u21))
    }
    return Moment.Account(
      aspect: aspect == .visibility ? .hidden : .style, answer: answer,
      decider: party(owner), notes: walk.notes,
      candidates: walk.candidates)
  }

  /// The reasons of every walk that is possible, in every world.
  private var possibleReasonsOfWorlds: [Reason] {
    var reasons: [Reason] = []
    runner.inEachWorld { reasons += $0.questions.possibleReasons().joined() }
    return reasons
  }

  /// The unknown that the bar depends on, and where it is.
  private var unknownNote: Moment.Note? {
    switch firstUnknown {
    case .open(let rule): return Moment.Note(.open, rule: rule)
    case .condition(_, let id), .input(let id):
      if let rule = id.rule { return Moment.Note(.open, rule: rule) }
      if let end = id.end {
        let site = runner.context.program.formulas[Int(end.index)].site
        return runner.context.bound.location(of: site).map {
          Moment.Note(.ends(runner.context.program.end(at: end)), location: $0)
        }
      }
      let input = runner.context.program.inputs[Int(id.index)]
      guard let place = runner.context.bound.location(of: input.site) else { return nil }
      return Moment.Note(.unknown(code: input.name), location: place)
    case nil: return nil
    }
  }

  // MARK: - Animation and height

  private func animation(_ chain: Chain) -> Moment.Account {
    let answer = answer(.animation(chain.resolution.bar.animation))
    var account = Moment.Account(
      aspect: .animation, answer: answer, decider: .system, notes: [],
      candidates: [])
    guard let getter = chain.animation else {
      account.notes = [Moment.Note(.nobodyIsAsked, rule: .u56)]
      return account
    }
    account.decider = .controller(runner.name(of: getter.controller))
    for member in chain.members {
      let isAsked = member.controller == getter.controller
      guard isAsked || member.animationSite != nil else { continue }
      let note = Moment.Note(
        isAsked ? .answers(.preferredStatusBarUpdateAnimation, answer) : .onlyForVisibility,
        rule: .u56, location: runner.context.bound.location(of: member.animationSite ?? .none))
      account.candidates.append(
        Moment.Candidate(
          kind: .controller(runner.name(of: member.controller)), depth: 0,
          location: runner.context.bound.location(of: member.site), isAsked: isAsked, notes: [note])
      )
    }
    return account
  }

  private func height(of bar: Bar) -> Moment.Account {
    let device = Device.catalogue[Int(runner.cell.platform.device.index)].name
    let note =
      bar.isHidden
      ? Moment.Note(.hasNoHeight, rule: .u53) : Moment.Note(.inPoints(device: device), rule: .u54)
    return Moment.Account(
      aspect: .height, answer: answer(.number(bar.height)),
      decider: .device, notes: [note], candidates: [])
  }
}

// The parts of one account.
extension Explainer {
  private func answer(_ value: Value) -> Moment.Answer { .values([found(value)]) }

  /// Who gave the value that a reason read; nil where it was not given since the launch.
  fileprivate func authorship(of reason: Reason) -> Moment.Note? {
    guard let told = runner.replay(), let author = author(of: reason, among: told) else {
      return nil
    }
    let range = range(ofStep: author.step)
    let place = runner.context.bound.location(of: author.write.site)
    let by: Moment.Note.Author =
      place == nil ? .step : author.name.map { .named($0) } ?? .code
    return Moment.Note(
      .set(by: by), location: place ?? runner.context.at(range),
      step: runner.context.at(range))
  }
}

/// One walk in the making: who is met, what they answer, who is passed over.
private struct WalkAccount {
  let explainer: Explainer
  let aspect: Reason.Aspect
  let answer: Moment.Answer
  var candidates: [Moment.Candidate] = []
  var notes: [Moment.Note] = []
  /// What the reasons may say where something is unknown; empty where all is known.
  private let possible: [Reason]
  private var hasAsked = false
  /// Who decides without asking a controller, or nil.
  private var decider: (owner: Owner, rule: Rule)?
  private let members: [Chain.Member]
  /// Where the members begin among the candidates.
  private let first: Int
  /// The modifiers that were read in the tree of each member.
  private var modifiers: [[Moment.Candidate]]
  /// The member that was spoken of last.
  private var current: Int?

  /// `true` iff a controller was asked for the style, or none would be if the bar were shown.
  var isDecided: Bool {
    guard !hasAsked, let decider else { return hasAsked }
    return decider.owner == .plist || decider.owner == .application
  }

  init(
    explainer: Explainer, aspect: Reason.Aspect, chain: Chain, answer: Moment.Answer,
    possible: [Reason]
  ) {
    self.possible = possible
    self.explainer = explainer
    self.aspect = aspect
    self.answer = answer
    members = chain.members
    let bound = explainer.runner.context.bound
    candidates = chain.windows.map { window in
      // Of a window alone nothing need be said.
      let rule = window.obstacle?.rule ?? (chain.windows.count > 1 ? .u44 : nil)
      return Moment.Candidate(
        kind: .window(window.name), depth: 0,
        location: bound.location(of: window.site), isAsked: window.obstacle == nil,
        notes: rule.map { [Moment.Note(.window(window.obstacle), rule: $0)] } ?? [])
    }
    // The controllers stand below the window that is asked.
    let asked = candidates.firstIndex { $0.isAsked } ?? 0
    first = min(asked + 1, candidates.count)
    let below = chain.members.map { member in
      Moment.Candidate(
        kind: .controller(explainer.runner.name(of: member.controller)), depth: member.depth + 1,
        location: bound.location(of: member.site), isAsked: false, notes: [])
    }
    candidates.insert(contentsOf: below, at: first)
    modifiers = [[Moment.Candidate]](repeating: [], count: chain.members.count)
  }

  /// Takes in a question or a reason that is about this walk.
  mutating func take(_ entry: Chain.Entry) {
    switch entry {
    case .question(let question):
      guard question.property.isAsked(in: aspect), let index = index(of: question.controller)
      else { return }
      hasAsked = true
      candidates[first + index].isAsked = true
      candidates[first + index].notes.append(Moment.Note(.asked(question.property)))
      current = index
    case .reason(let reason):
      if aspect.includes(reason.aspect) { take(reason) }
    }
  }

  private mutating func take(_ reason: Reason) {
    let place = explainer.runner.context.bound.location(of: reason.site)
    switch reason.kind {
    case .asked(let id, let property, let value):
      answer(id, property, .values(values(value, like: reason)), reason.rule, place)
      if let author = explainer.authorship(of: reason) { note(author, at: index(of: id)) }
    case .notAsked(let id):
      note(Moment.Note(.passedOver, rule: reason.rule, location: place), at: index(of: id))
      current = index(of: id) ?? current
    case .preference(let id, let value):
      addModifier(
        reason, place, isAsked: true, .asksFor(values(value, like: reason)),
        at: index(of: id))
    case .ineffective: addModifier(reason, place, isAsked: false, .ineffective, at: current)
    // The list of windows says as much.
    case .remark(.topmostWindow), .remark(.windowPassedOver): break
    case .remark(let remark):
      if remark == .cardTookOver { decider = (.system, reason.rule) }
      if remark == .landscape { decider = (.device, reason.rule) }
      note(Moment.Note(.remark(remark), rule: reason.rule, location: place), at: current)
    case .decided(let owner, let value):
      if case .controller = owner { return }
      decider = decider ?? (owner, reason.rule)
      notes.append(
        Moment.Note(
          .decides(explainer.party(owner), explainer.found(value)), rule: reason.rule,
          location: place))
      if let author = explainer.authorship(of: reason) { note(author, at: nil) }
    }
  }

  /// A value, with the others that a reason of its kind may speak of.
  private func values(_ value: Value, like reason: Reason) -> [FoundValue] {
    let others = possible.compactMap { other -> Value? in
      guard other.rule == reason.rule, other.site == reason.site else { return nil }
      switch reason.kind {
      case .asked(let id, let property, _):
        guard case .asked(let other, let same, let value) = other.kind else { return nil }
        return id == other && property == same ? value : nil
      case .preference(let id, _):
        guard case .preference(let other, let value) = other.kind else { return nil }
        return id == other ? value : nil
      case .notAsked, .ineffective, .decided, .remark: return nil
      }
    }
    var values: [FoundValue] = []
    for next in ([value] + others).map({ explainer.found($0) }) where !values.contains(next) {
      values.append(next)
    }
    return values
  }

  /// Completes the questions that no reason speaks of, and says why others were not asked.
  mutating func finish() {
    for index in members.indices {
      let place = first + index
      for number in candidates[place].notes.indices {
        guard case .asked(let property) = candidates[place].notes[number].clause else { continue }
        candidates[place].notes[number].clause =
          property.namesChild ? .namesNobody(property) : .answers(property, answer)
      }
      if candidates[place].notes.isEmpty {
        candidates[place].notes = [silence(of: index)]
      }
    }
    for index in members.indices.reversed() {
      candidates.insert(contentsOf: modifiers[index], at: first + index + 1)
    }
  }

  /// Why a member was not asked that no reason speaks of.
  private func silence(of index: Int) -> Moment.Note {
    guard hasAsked else {
      guard let decider else { return Moment.Note(.silent(.isRoot)) }
      return Moment.Note(.unasked(explainer.party(decider.owner)), rule: decider.rule)
    }
    let depth = members[index].depth
    let holder = members[..<index].lastIndex { $0.depth < depth }
    let isPassedOver =
      holder.map { holder in
        !candidates[first + holder].isAsked && members[holder].silence != .isInTree
          && members[index].silence != .isInTree
      } ?? false
    if isPassedOver { return Moment.Note(.heldByOneNotAsked) }
    let silence = members[index].silence
    // A controller was asked that can only have come over the root.
    return Moment.Note(.silent(silence == .isRoot ? .isCovered : silence))
  }

  private func index(of id: ControllerID) -> Int? {
    members.firstIndex { $0.controller == id }
  }

  private mutating func note(_ note: Moment.Note, at index: Int?) {
    guard let index else {
      if !notes.contains(note) { notes.append(note) }
      return
    }
    if !candidates[first + index].notes.contains(note) {
      candidates[first + index].notes.append(note)
    }
  }

  private mutating func answer(
    _ id: ControllerID, _ property: ControllerProperty, _ value: Moment.Answer, _ rule: Rule,
    _ place: Location?
  ) {
    let answered = Moment.Note(.answers(property, value), rule: rule, location: place)
    guard let index = index(of: id) else { return note(answered, at: nil) }
    let candidate = first + index
    let open = candidates[candidate].notes.lastIndex {
      $0.question == property && ($0.answer == nil || $0.answer == value)
    }
    if let open {
      candidates[candidate].notes[open] = answered
    } else {
      candidates[candidate].notes.append(answered)
    }
    current = index
  }

  private mutating func addModifier(
    _ reason: Reason, _ place: Location?, isAsked: Bool, _ clause: Moment.Note.Clause,
    at index: Int?
  ) {
    guard let index, let place else {
      return note(Moment.Note(clause, rule: reason.rule, location: place), at: index)
    }
    let modifier = Moment.Candidate(
      kind: .modifier,
      depth: candidates[first + index].depth + 1, location: place, isAsked: isAsked,
      notes: [Moment.Note(clause, rule: reason.rule)]
        + (explainer.authorship(of: reason).map { [$0] } ?? []))
    if !modifiers[index].contains(modifier) { modifiers[index].append(modifier) }
  }
}

extension ControllerProperty {
  /// `true` iff it names the child that is asked instead.
  fileprivate var namesChild: Bool {
    self == .childForStatusBarHidden || self == .childForStatusBarStyle
  }

  /// `true` iff the walk asks for it.
  fileprivate func isAsked(in aspect: Reason.Aspect) -> Bool {
    switch walk {
    case .visibility: aspect != .style
    case .style: aspect != .visibility
    case .animation, nil: false
    }
  }
}
