import Language
import StatusBar

/// Finds the changes that might make an expectation hold: what is known of mending, as edits of the
/// text. Whether one of them does is another question, which a run answers.
struct MendFinder {
  let spec: Spec
  let shape: MendShape
  let wish: MendWish
  let moment: MendMoment
  private let sheets: [MendSheet]
  /// More changes than this are never tried.
  private static let limit = 2000
  private(set) var found: [MendCandidate] = []

  init(_ spec: Spec, shape: MendShape, wish: MendWish, moment: MendMoment) {
    self.spec = spec
    self.shape = shape
    self.wish = wish
    self.moment = moment
    sheets = spec.sources.map { MendSheet($0) }
  }

  /// All candidates, cheapest first.
  static func candidates(
    _ spec: Spec, shape: MendShape, wish: MendWish, moment: MendMoment
  ) -> [MendCandidate] {
    var finder = MendFinder(spec, shape: shape, wish: wish, moment: moment)
    finder.findReturns()
    finder.findPartners()
    finder.findHoists()
    finder.findDestinations()
    finder.findMisplacedBars()
    finder.findSharedSchemes()
    finder.findNarrowings()
    finder.findContainers()
    finder.findPresentations()
    finder.findSchemes()
    finder.findOpposites()
    finder.findReadings()
    finder.findDrops()
    finder.findAnimations()
    finder.findRequests()
    finder.findForwarding()
    finder.findBarStyles()
    finder.findCaptures()
    finder.findAnswers()
    finder.findSetters()
    finder.findKeys()
    finder.findWindows()
    finder.findLiterals()
    finder.findStates()
    finder.findUnreadVariables()
    finder.findOverrides()
    let order = finder.found.enumerated().sorted { a, b in
      (a.element.cost, a.offset) < (b.element.cost, b.offset)
    }
    return order.map { $0.element }
  }

  mutating func propose(
    _ cost: Int, _ family: MendFamily, _ remedy: Remedy, swift: [String], _ edits: [Fix.Edit]
  ) {
    propose(cost, family, remedy, lines: swift.map { .code($0) }, edits)
  }

  mutating func propose(
    _ cost: Int, _ family: MendFamily, _ remedy: Remedy, lines: [MendLine], _ edits: [Fix.Edit]
  ) {
    if edits.isEmpty || edits.overlaps || found.count >= MendFinder.limit { return }
    // A constant answer is turned round as such.
    if family == .literal, found.contains(where: { $0.edits == edits }) { return }
    found.append(
      MendCandidate(cost: cost, family: family, remedy: remedy, lines: lines, edits: edits))
  }

  /// The text of the file that an owner stands in.
  func sheet(_ owner: Int) -> MendSheet { sheet(of: shape.file(of: owner)) }

  func sheet(of file: FileID) -> MendSheet {
    let first = spec.sources.first?.file.index ?? 0
    return sheets[Int(file.index - first)]
  }

  func text(_ range: SourceRange, _ owner: Int) -> String { sheet(owner).text(range) }

  /// What the text calls an owner; a root of a scenario's own has no name.
  func name(of owner: Int) -> String { shape.owners[owner].name }

  /// How far down what is on screen an owner stands; what is not there comes last.
  func distance(of owner: Int) -> Int {
    let name = name(of: owner)
    return name.isEmpty ? MendMoment.farthest : moment.distance(name) ?? MendMoment.farthest
  }

  /// `true` iff the file is one of Swift, where the language's own words mean nothing.
  func isSwift(_ owner: Int) -> Bool {
    sheet(owner).source.name.utf8.suffix(6).elementsEqual(".swift".utf8)
  }

  /// A name that is not used yet.
  func freshName(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while spec.names.name(of: Array(name.utf8)) != nil, number < 100 {
      name = wanted + String(number)
      number += 1
    }
    return name
  }
}

/// What is expected of the bar.
struct MendWish {
  /// `true` for hidden, `false` for visible, nil where it is not about that.
  var hides: Bool?
  var content: InterfaceStyle?
  /// The kind of animation, where one is wanted.
  var animation: UpdateAnimation?
  var seconds: String?
  var isAnimated = false
  /// `true` iff some expectation of the scenario wants an animation.
  var scenarioIsAnimated = false

  /// `true` iff visibility has to change.
  var isOfVisibility: Bool { hides != nil || isAnimated || isOpen }

  /// `true` iff the colour has to change.
  var isOfStyle: Bool { content != nil || isOpen }

  /// `true` iff it says neither how the bar looks nor how it moves.
  var isOpen: Bool { hides == nil && content == nil && !isAnimated }

  init(_ fact: Fact, of scenario: ScenarioDeclaration, isHiddenBar: Bool, _ source: Source) {
    takeLook(fact.kind)
    if case .animated(let kind, let duration) = fact.kind {
      isAnimated = true
      animation = kind.flatMap { MendWish.animation($0) }
      seconds = duration.map { span in
        let number = source.text(span.number)
        return span.isMilliseconds ? Code.thousandth(number) : number
      }
    }
    if case .flash = fact.kind { hides = hiding(beside: fact, in: scenario) }
    if case .noFlash = fact.kind { hides = hiding(beside: fact, in: scenario) }
    if isHiddenBar { hides = false }
    for step in scenario.steps {
      guard case .expect(let expectation) = step.kind else { continue }
      for fact in expectation.facts where fact.kind.isAnimated { scenarioIsAnimated = true }
    }
  }

  /// Takes what a fact says of the bar at rest.
  private mutating func takeLook(_ fact: Fact.Kind) {
    if case .hidden = fact { hides = true }
    if case .visible = fact { hides = false }
    if case .light = fact { content = .light }
    if case .dark = fact { content = .dark }
    if case .part(_, let color) = fact { content = color.name.word == .light ? .light : .dark }
    guard case .style(let value) = fact else { return }
    switch value.implicitName {
    case .lightContent: content = .light
    case .darkContent: content = .dark
    default: break
    }
  }

  /// Whether the bar is hidden in the end, where the expectation says so beside a flash.
  private func hiding(beside fact: Fact, in scenario: ScenarioDeclaration) -> Bool? {
    for step in scenario.steps where step.range.contains(fact.range) {
      guard case .expect(let expectation) = step.kind else { continue }
      for other in expectation.facts {
        if case .hidden = other.kind { return true }
        if case .visible = other.kind { return false }
      }
    }
    return nil
  }

  private static func animation(_ name: LocatedName) -> UpdateAnimation? {
    switch name.name.word {
    case .fade: .fade
    case .slide: .slide
    default: nil
    }
  }
}

extension Fact.Kind {
  fileprivate var isAnimated: Bool { if case .animated = self { true } else { false } }
}

extension Expression {
  /// The word in `.word`.
  var implicitName: Word? {
    if case .implicitMember(let name) = kind { name.word } else { nil }
  }

  /// What a literal says.
  var truth: Bool? { if case .boolean(let truth) = kind { truth } else { nil } }
}

/// What is on screen when an expectation does not hold.
struct MendMoment {
  /// The names of the screen on top and of who decides, each once.
  var screens: [String] = []
  /// The oldest release that the scenario runs on.
  var release = Version(16)

  /// Farther than anything that is on screen: the one on top, and two who decide.
  static let farthest = 4

  /// How far down the list of what is on screen a name stands.
  func distance(_ name: String) -> Int? { screens.firstIndex(of: name) }
}

extension MendMoment {
  /// Runs the first cell that fails up to the fact.
  init(_ plan: Plan, _ scenario: PlannedScenario, cell index: Int, before fact: SourceRange) {
    let exists = scenario.cells.filter { $0.exists }
    release = exists.map { $0.platform.os }.min() ?? Version(16)
    let program = plan.program(of: scenario)
    let terms = RunTerms(
      bound: plan.bound, views: ViewOwners(program.program), mayBeStale: false)
    var runner = CellRunner(RunContext(scenario, program, on: terms), cell: index)
    for (setting, value) in scenario.cells[index].settings {
      if runner.take(.set(setting, value)) != nil { return }
    }
    for step in scenario.steps where step.range.start < fact.start && !step.range.contains(fact) {
      guard case .action(let action) = step.kind else { continue }
      if runner.take(action) != nil { break }
    }
    func add(_ name: String) { if !screens.contains(name) { screens.append(name) } }
    if let top = runner.questions.topController() { add(runner.name(of: top)) }
    let bar = runner.published.bar
    for case .controller(let id) in [bar.hiddenOwner, bar.styleOwner] { add(runner.name(of: id)) }
  }
}
