import Binding
import Interpreter
import Language
import StatusBar

/// Where the searches of an audit begin: each app, setting and cell that a scenario begins with,
/// once, with the steps of all scenarios that begin so and that no person does.
struct AuditStarts {
  /// One of them.
  struct Start {
    /// The first scenario that begins so.
    var scenario: Int
    var cell: Int
    var given: [GivenStep]
    /// `true` iff it is the cell of its scenario that is looked at longest.
    var isFirst = false
  }

  private(set) var all: [Start] = []

  /// More than these are left out: an app that begins in so many ways is one that is tested in
  /// each cell of a large matrix.
  private static let limit = 96
  /// More steps than these are left out of a start.
  private static let stepLimit = 12

  /// Collects them, of the scenarios of one file alone if that is said.
  init(_ plan: Plan, in file: FileID?) {
    for index in plan.scenarios.indices where plan.scenarios[index].isRunnable {
      let scenario = plan.scenarios[index]
      if let file, scenario.name.file != file { continue }
      let given = AuditStarts.given(by: scenario, plan)
      for cell in scenario.cells.indices where scenario.cells[cell].exists {
        add(Start(scenario: index, cell: cell, given: given), plan)
      }
    }
  }

  /// Collects some cells of each scenario of a file, so many of all together: the first of each
  /// before the second of any.
  init(someOfEach plan: Plan, in file: FileID) {
    var cells: [(scenario: Int, order: [Int])] = []
    for index in plan.scenarios.indices where plan.scenarios[index].isRunnable {
      let scenario = plan.scenarios[index]
      if scenario.name.file == file { cells.append((index, scenario.cellsApart)) }
    }
    let most = max(2, AuditStarts.limit / max(1, cells.count))
    for rank in 0..<most {
      for (scenario, order) in cells where rank < order.count {
        all.append(Start(scenario: scenario, cell: order[rank], given: [], isFirst: rank == 0))
      }
    }
  }

  /// Puts first what is looked at longest: of each scenario the newest release on a phone.
  mutating func putFirst(_ plan: Plan) {
    var firsts: [Int] = []
    for index in plan.scenarios.indices {
      let own = all.indices.filter { all[$0].scenario == index }
      guard
        let cell = plan.scenarios[index].cellsApart.first(where: { cell in
          own.contains { all[$0].cell == cell }
        }), let place = own.first(where: { all[$0].cell == cell })
      else { continue }
      firsts.append(place)
    }
    for place in firsts { all[place].isFirst = true }
    all = all.filter { $0.isFirst } + all.filter { !$0.isFirst }
  }

  private mutating func add(_ start: Start, _ plan: Plan) {
    let scenario = plan.scenarios[start.scenario]
    let known = all.firstIndex { other in
      let former = plan.scenarios[other.scenario]
      return scenario.variant.isEmpty && former.variant.isEmpty
        && scenario.cells[start.cell].begins(like: former.cells[other.cell])
    }
    guard let known else {
      if all.count < AuditStarts.limit { all.append(start) }
      return
    }
    for step in start.given where all[known].given.count < AuditStarts.stepLimit {
      if !all[known].given.contains(where: { $0.text == step.text }) {
        all[known].given.append(step)
      }
    }
  }

  /// The steps of a scenario that no person does, each once.
  static func given(by scenario: PlannedScenario, _ plan: Plan) -> [GivenStep] {
    var given: [GivenStep] = []
    for step in scenario.steps where given.count < stepLimit {
      guard case .action(let action) = step.kind, action.has(.code) else { continue }
      let place = Location(scenario.name.file, step.range)
      let text = String(decoding: plan.bound.spec.bytes(of: place), as: UTF8.self)
      if !text.isEmpty, !given.contains(where: { $0.text == text }) {
        given.append(GivenStep(action: action, text: text))
      }
    }
    return given
  }
}

extension AuditStarts.Start {
  /// The head of a scenario that begins so, with more settings, from behind its name up to its
  /// first step.
  func head(in plan: Plan, adding more: [String]) -> String {
    let scenario = plan.scenarios[scenario]
    guard let declaration = plan.bound.spec.scenario(at: scenario.range, in: scenario.name.file)
    else { return " {\n" }
    func text(_ range: SourceRange) -> String {
      let bytes = plan.bound.spec.bytes(of: Location(scenario.name.file, range))
      return String(decoding: bytes, as: UTF8.self)
    }
    var settings: [String] = []
    if let first = declaration.settings.first, let last = declaration.settings.last {
      settings.append(text(SourceRange(first.range.start, last.range.end)))
    }
    settings += more
    // What stands in place of the app, between the brace and the first step.
    let end = declaration.settings.last?.range.end ?? declaration.name.end
    let body = text(SourceRange(end, declaration.steps.first?.range.start ?? end))
    let variants = body.split(separator: "{", maxSplits: 1).dropFirst().first.map { String($0) }
    let lines = (variants ?? "").split(separator: "\n").filter { line in line.contains { $0 != " " }
    }
    let on = settings.isEmpty ? "" : " on " + settings.joined(separator: ", ")
    return on + " {\n" + lines.map { $0 + "\n" }.joined()
  }
}

extension Spec {
  /// The scenario that stands at a place.
  func scenario(at range: SourceRange, in file: FileID) -> ScenarioDeclaration? {
    for (index, source) in sources.enumerated() where source.file == file {
      for case .scenario(let declaration) in scripts[index].items where declaration.range == range {
        return declaration
      }
    }
    return nil
  }
}

extension PlannedCell {
  fileprivate func begins(like other: PlannedCell) -> Bool {
    platform == other.platform && settings.count == other.settings.count
      && zip(settings, other.settings).allSatisfy {
        $0.setting == $1.setting && $0.value == $1.value
      }
  }
}

extension PlannedScenario {
  /// The cells that exist: the newest phone, the oldest one, and then those far from each other.
  fileprivate var cellsApart: [Int] {
    let existing = cells.indices.filter { cells[$0].exists }
    func isUprightPhone(_ cell: Int) -> Bool {
      let platform = cells[cell].platform
      return !platform.hardware.isPad && platform.orientation == .portrait
    }
    let phones = existing.filter(isUprightPhone)
    let phone = phones.isEmpty ? existing : phones
    let newest = phone.max { cells[$0].platform.os < cells[$1].platform.os }
    let oldest = phone.min { cells[$0].platform.os < cells[$1].platform.os }
    var order: [Int] = []
    for cell in [newest, oldest].compactMap({ $0 }) where !order.contains(cell) {
      order.append(cell)
    }
    // Steps of the golden section come to every cell, each far from those before it.
    var step = max(1, existing.count * 5 / 8)
    while step > 1, !existing.count.isCoprime(to: step) { step -= 1 }
    for number in existing.indices {
      let cell = existing[(existing.count - 1 + number * step) % existing.count]
      if !order.contains(cell) { order.append(cell) }
    }
    return order
  }
}

extension Int {
  /// `true` iff it has no divisor in common with another number but 1.
  fileprivate func isCoprime(to other: Int) -> Bool {
    var (a, b) = (self, other)
    while b != 0 { (a, b) = (b, a % b) }
    return a == 1
  }
}
