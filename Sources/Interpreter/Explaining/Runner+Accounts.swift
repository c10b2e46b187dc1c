import Binding
import Language
import StatusBar

// The chain from the windows to whoever decides, in words.
extension CellRunner {
  /// One account each for hidden, style, animation and height.
  var accounts: [Moment.Account] {
    let chain = questions.chain()
    let bar = chain.resolution.bar
    return [
      walked(.visibility, chain, answer: hiddenWords(chain.resolution), bar.hiddenOwner),
      walked(.style, chain, answer: styleWords(chain.resolution), bar.styleOwner),
      animation(chain), height(of: bar),
    ]
  }

  private func hiddenWords(_ resolution: Resolution) -> String {
    let bars = [resolution.bar] + resolution.alternatives + possibleBars
    let isOpen = bars.contains { $0.isHidden != resolution.bar.isHidden }
    return isOpen ? CellRunner.openAnswer : resolution.bar.isHidden ? "true" : "false"
  }

  fileprivate static let openAnswer = "unknown"

  private func styleWords(_ resolution: Resolution) -> String {
    let bars = [resolution.bar] + resolution.alternatives + possibleBars
    let isOpen = bars.contains { $0.style != resolution.bar.style }
    if isOpen { return CellRunner.openAnswer }
    let bar = resolution.bar
    return bar.isHidden
      ? bar.style.spelling : bar.style.spelling + ", " + bar.content.spelling + " text"
  }

  // MARK: - The two walks

  private func walked(
    _ aspect: Reason.Aspect, _ chain: Chain, answer: String, _ owner: Owner
  ) -> Moment.Account {
    let isOpen = answer == CellRunner.openAnswer
    var walk = WalkAccount(
      runner: self, aspect: aspect, chain: chain, answer: answer,
      possible: isOpen ? possibleReasonsOfWorlds : [])
    for entry in chain.entries { walk.take(entry) }
    walk.finish()
    if isOpen, let note = unknownNote { walk.notes.append(note) }
    let isStyleKept = aspect == .style && chain.resolution.bar.isHidden && !walk.isDecided
    if isStyleKept {
      walk.notes.append(
        Moment.Note(rule: .u21, text: "the style is not asked while the bar is hidden; it stays"))
    }
    return Moment.Account(
      aspect: aspect == .visibility ? .hidden : .style, answer: answer,
      decider: wording.words(of: party(owner)), notes: walk.notes,
      candidates: walk.candidates)
  }

  /// The reasons of every walk that is possible, in every world.
  private var possibleReasonsOfWorlds: [Reason] {
    var reasons: [Reason] = []
    inEachWorld { reasons += $0.questions.possibleReasons().joined() }
    return reasons
  }

  /// What nobody said that the bar hangs on, and where it stands.
  private var unknownNote: Moment.Note? {
    switch firstUnknown {
    case .open(let rule): return unknownNote(rule)
    case .condition(_, let id), .input(let id):
      if let rule = id.rule { return unknownNote(rule) }
      let input = context.program.inputs[Int(id.index)]
      guard let place = context.bound.location(of: input.site) else { return nil }
      let label = wording.label(Mark(place, .unknown(code: input.name)))
      return Moment.Note(text: label.text, location: place)
    case nil: return nil
    }
  }

  private func unknownNote(_ rule: Rule) -> Moment.Note {
    Moment.Note(rule: rule, text: "nobody knows: " + titleClause(rule))
  }

  // MARK: - Animation and height

  private func animation(_ chain: Chain) -> Moment.Account {
    let property = ControllerProperty.preferredStatusBarUpdateAnimation.spelling
    let answer = "." + chain.resolution.bar.animation.spelling
    var account = Moment.Account(
      aspect: .animation, answer: answer, decider: "system", notes: [], candidates: [])
    guard let getter = chain.animation else {
      account.notes = [Moment.Note(rule: .u56, text: "no controller is asked for it")]
      return account
    }
    account.decider = spokenName(of: getter.controller)
    for member in chain.members {
      let isAsked = member.controller == getter.controller
      guard isAsked || member.animationSite != nil else { continue }
      let place = context.bound.location(of: member.animationSite ?? .none)
      let note =
        isAsked
        ? Moment.Note(
          rule: .u56, text: property + " answers " + answer, location: place,
          property: property, answer: answer)
        : Moment.Note(
          rule: .u56, text: "only who answers for visibility is asked for it", location: place)
      account.candidates.append(
        Moment.Candidate(
          kind: .controller, name: spokenName(of: member.controller), depth: 0,
          location: context.bound.location(of: member.site), isAsked: isAsked, notes: [note]))
    }
    return account
  }

  private func height(of bar: Bar) -> Moment.Account {
    let device = Device.catalogue[Int(cell.platform.device.index)].name
    let note =
      bar.isHidden
      ? Moment.Note(rule: .u53, text: "a hidden bar has no height")
      : Moment.Note(rule: .u54, text: "in points, on " + device + " as it is held")
    return Moment.Account(
      aspect: .height, answer: decimal(bar.height), decider: "device", notes: [note],
      candidates: [])
  }
}

// The words of one account.
extension CellRunner {
  fileprivate func spokenName(of controller: ControllerID) -> String {
    wording.name(name(of: controller))
  }

  fileprivate func words(of value: Value) -> String { wording.words(of: found(value)) }

  /// Who gave the value that a reason read, in words; nil where nobody has since the launch.
  fileprivate func authorship(of reason: Reason) -> Moment.Note? {
    guard let told = retelling(), let author = author(of: reason, among: told) else { return nil }
    let range = range(ofStep: author.step)
    let place = context.bound.location(of: author.write.site)
    let name = author.name.map { " by " + wording.name($0) + "," } ?? ""
    let by = place == nil ? " by the step" : name + " at"
    return Moment.Note(
      text: "set" + by + " " + wording.words(ofStep: range), location: place ?? context.at(range),
      step: context.at(range))
  }
}

/// One walk in the making: who is met, what they answer, who is passed over.
private struct WalkAccount {
  let runner: CellRunner
  let aspect: Reason.Aspect
  let answer: String
  var candidates: [Moment.Candidate] = []
  var notes: [Moment.Note] = []
  /// What the reasons may say where nobody knows; empty where all is known.
  private let possible: [Reason]
  private var hasAsked = false
  /// Who decides without asking anybody, if somebody does.
  private var decider: (owner: Owner, rule: Rule)?
  private let members: [Chain.Member]
  /// Where the members begin among the candidates.
  private let first: Int
  /// The modifiers that were read in the tree of each member.
  private var modifiers: [[Moment.Candidate]]
  /// The member that was spoken of last.
  private var current: Int?

  /// `true` iff somebody was asked for the style, or nobody would be if the bar were shown.
  var isDecided: Bool {
    guard !hasAsked, let decider else { return hasAsked }
    return decider.owner == .plist || decider.owner == .application
  }

  init(
    runner: CellRunner, aspect: Reason.Aspect, chain: Chain, answer: String, possible: [Reason]
  ) {
    self.possible = possible
    self.runner = runner
    self.aspect = aspect
    self.answer = answer
    members = chain.members
    let bound = runner.context.bound
    candidates = chain.windows.map { window in
      let name =
        window.name.map { "window " + runner.wording.symbolText($0) } ?? "window of the app"
      let isAsked = window.obstacle == nil
      let note =
        window.obstacle.map { Moment.Note(rule: $0.rule, text: $0.sentence) }
        ?? (chain.windows.count > 1
          ? Moment.Note(rule: .u44, text: "the topmost of those that fill the screen") : nil)
      return Moment.Candidate(
        kind: .window, name: name, depth: 0, location: bound.location(of: window.site),
        isAsked: isAsked, notes: note.map { [$0] } ?? [])
    }
    // The controllers stand below the window that is asked.
    let asked = candidates.firstIndex { $0.isAsked } ?? 0
    first = min(asked + 1, candidates.count)
    let below = chain.members.map { member in
      Moment.Candidate(
        kind: .controller, name: runner.spokenName(of: member.controller), depth: member.depth + 1,
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
      candidates[first + index].notes.append(
        Moment.Note(text: "", property: question.property.spelling))
      current = index
    case .reason(let reason):
      if aspect.includes(reason.aspect) { take(reason) }
    }
  }

  private mutating func take(_ reason: Reason) {
    let place = runner.context.bound.location(of: reason.site)
    switch reason.kind {
    case .asked(let id, let property, let value):
      answer(id, property.spelling, words(of: value, like: reason), reason.rule, place)
      if let author = runner.authorship(of: reason) { note(author, at: index(of: id)) }
    case .notAsked(let id):
      let text = passedOver(by: reason.rule)
      note(Moment.Note(rule: reason.rule, text: text, location: place), at: index(of: id))
      current = index(of: id) ?? current
    case .preference(let id, let value):
      addModifier(
        reason, place, isAsked: true, "asks for " + words(of: value, like: reason),
        at: index(of: id))
    case .ineffective: addModifier(reason, place, isAsked: false, "has no effect", at: current)
    // The list of windows says as much.
    case .remark(.topmostWindow), .remark(.windowPassedOver): break
    case .remark(let remark):
      if remark == .cardTookOver { decider = (.system, reason.rule) }
      if remark == .landscape { decider = (.device, reason.rule) }
      guard let sentence = reason.kind.sentence else { return }
      note(Moment.Note(rule: reason.rule, text: sentence, location: place), at: current)
    case .decided(let owner, let value):
      if case .controller = owner { return }
      decider = decider ?? (owner, reason.rule)
      notes.append(
        Moment.Note(
          rule: reason.rule,
          text: runner.wording.words(of: runner.party(owner)) + " decides: "
            + runner.words(of: value),
          location: place))
      if let author = runner.authorship(of: reason) { note(author, at: nil) }
    }
  }

  /// A value in words, with the others that a reason of its kind may speak of.
  private func words(of value: Value, like reason: Reason) -> String {
    let others = possible.compactMap { other -> Value? in
      guard other.rule == reason.rule, other.site == reason.site else { return nil }
      switch (reason.kind, other.kind) {
      case (.asked(let id, let property, _), .asked(let other, let same, let value)):
        return id == other && property == same ? value : nil
      case (.preference(let id, _), .preference(let other, let value)):
        return id == other ? value : nil
      default: return nil
      }
    }
    return joined(distinct(([value] + others).map { runner.words(of: $0) }), " or ")
  }

  /// Completes the questions that no reason speaks of, and says why others were not asked.
  mutating func finish() {
    for index in members.indices {
      let place = first + index
      for number in candidates[place].notes.indices
      where candidates[place].notes[number].answer == nil {
        guard let property = candidates[place].notes[number].property else { continue }
        let names = property.utf8.starts(with: "child".utf8)
        candidates[place].notes[number].answer = names ? "nil" : answer
        candidates[place].notes[number].text =
          property + (names ? " names nobody" : " answers " + answer)
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
      guard let decider else { return Moment.Note(text: Chain.Silence.isRoot.sentence) }
      let party = runner.wording.words(of: runner.party(decider.owner))
      return Moment.Note(rule: decider.rule, text: unasked(by: decider.rule, for: party))
    }
    let depth = members[index].depth
    let holder = members[..<index].lastIndex { $0.depth < depth }
    let isPassedOver =
      holder.map { holder in
        !candidates[first + holder].isAsked && members[holder].silence != .isInTree
          && members[index].silence != .isInTree
      } ?? false
    if isPassedOver { return Moment.Note(text: "who holds it is not asked") }
    let silence = members[index].silence
    // Somebody was asked, who can only have come over the root.
    return Moment.Note(text: (silence == .isRoot ? .isCovered : silence).sentence)
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
    _ id: ControllerID, _ property: String, _ value: String, _ rule: Rule, _ place: Location?
  ) {
    let text = property + " answers " + value
    let answered = Moment.Note(
      rule: rule, text: text, location: place, property: property, answer: value)
    guard let index = index(of: id) else { return note(answered, at: nil) }
    let candidate = first + index
    let open = candidates[candidate].notes.lastIndex {
      $0.property == property && ($0.answer == nil || $0.answer == value)
    }
    if let open {
      candidates[candidate].notes[open] = answered
    } else {
      candidates[candidate].notes.append(answered)
    }
    current = index
  }

  private mutating func addModifier(
    _ reason: Reason, _ place: Location?, isAsked: Bool, _ text: String, at index: Int?
  ) {
    let words = Moment.Note(rule: reason.rule, text: text, location: place)
    guard let index, let place else { return note(words, at: index) }
    let source = oneLine(runner.context.bound.spec.text(place.range, in: place.file))
    let name = "." + short(source)
    let modifier = Moment.Candidate(
      kind: .modifier, name: name, depth: candidates[first + index].depth + 1, location: place,
      isAsked: isAsked,
      notes: [Moment.Note(rule: reason.rule, text: text)]
        + (runner.authorship(of: reason).map { [$0] } ?? []))
    if !modifiers[index].contains(modifier) { modifiers[index].append(modifier) }
  }
}

extension ControllerProperty {
  /// `true` iff the walk asks for it.
  fileprivate func isAsked(in aspect: Reason.Aspect) -> Bool {
    switch walk {
    case .visibility: aspect != .style
    case .style: aspect != .visibility
    case .animation, nil: false
    }
  }
}
