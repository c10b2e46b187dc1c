import Binding
import Interpreter
import Language
import StatusBar

/// What an app does wrong that no expectation asked about.
package struct Audit: Sendable {
  /// What was found, each with the scenario that shows it: the certain ones first, and of them the
  /// shortest ways.
  package internal(set) var findings: [Finding] = []
  /// What the searches saw, all together.
  package private(set) var seen = Exploration()
  /// How many ways to begin were searched: apps, settings of headers, cells.
  package private(set) var starts = 0
  /// How many leads did not fail when they were run as scenarios: a search and a run that disagree.
  package private(set) var unconfirmed = 0
  /// The spec with a scenario for each finding in its last file, planned.
  package private(set) var plan: Plan

  /// What contradicts a law, as a scenario that fails.
  package struct Finding: Sendable {
    package var lead: Lead
    /// The scenario, as a spec holds it, but for `scenario` and its name.
    fileprivate var body: String
    /// What running it came to.
    package var result: ScenarioResult
    /// The way, a step each, as a scenario has them.
    package var steps: [String]
    /// What it is only so with, as a header says it.
    package var supposing: [String]
    /// The screen that was begun with, where it is one of several.
    package var root: String?
    /// Where what is lost is asked for.
    fileprivate var wish: Location?

    /// The scenario, as a spec holds it.
    package func text(named name: String) -> String {
      "scenario " + quoted(name) + body
    }
  }

  /// How many findings a comment of the app allows.
  package internal(set) var allowed = 0
  /// How many were told before.
  package internal(set) var known = 0

  /// All texts: the files of the app first, then what was written to begin and to show.
  package private(set) var sources: [Source]

  /// Searches the app of a spec, from where each of its scenarios begins, or from its launch; where
  /// the text does not say what the app begins with, `root` does, or the only screen that can.
  package init(
    _ spec: Spec, root: String? = nil, options: RunOptions, limit: Int = Audit.situationLimit,
    work: Int = Audit.workLimit, keepsScreens: Bool = false, workers: Workers? = nil,
    isOver: (@Sendable (Int?) -> Bool)? = nil
  ) throws(AskedSpec.Problem) {
    self.isOver = isOver
    self.workers = workers
    self.keepsScreens = keepsScreens
    opening = try AuditOpening(of: spec, root: root)
    reach = LaunchReach(of: opening.leftOut, in: spec)
    (sources, plan) = (spec.sources, makePlan(spec, options: options))
    let limit = AuditBudget.Limit(situations: limit, work: work)
    var elsewhere: AuditOpening?
    begin(options, limit) {
      elsewhere = root == nil && $0.roots.isEmpty ? AuditOpening(withoutLaunchOf: spec) : nil
      return elsewhere != nil
    }
    guard seen.known == 0, !plan.hasErrors, let elsewhere else { return }
    // An app whose launch is not known: the screens by themselves.
    let whole = self
    opening = elsewhere
    isLaunchUnknown = true
    reach = LaunchReach(of: opening.leftOut, in: spec)
    (seen, findings, unseenRoots, allowed) = (Exploration(), [], [], 0)
    begin(options, limit)
    if plan.hasErrors || seen.known == 0 && findings.isEmpty {
      self = whole
      return
    }
    launch = LeftOutLaunch(whole.seen.unknown, in: whole.plan)
    unconfirmed += whole.unconfirmed
    allowed += whole.allowed
    findings = whole.findings + findings
    order()
    // What is left out is blank in the text that was searched.
    sources = spec.sources + sources.dropFirst(spec.sources.count)
  }

  /// Searches from the opening, and only a little from a launch that is not known where that finds
  /// another one.
  private mutating func begin(
    _ options: RunOptions, _ limit: AuditBudget.Limit,
    finding hasOther: ((AuditOpening) -> Bool)? = nil
  ) {
    var spec = opening.spec
    let file = opening.text.isEmpty ? nil : spec.append(opening.text, named: "the beginning")
    sources = spec.sources
    plan = makePlan(spec, options: options)
    (programs, unknownCells) = ([:], [:])
    if plan.hasErrors { return }
    var starts = AuditStarts(plan, in: opening.isAll ? file : nil)
    if let file, opening.roots.count > 1 {
      starts = AuditStarts(someOfEach: plan, in: file)
    } else {
      starts.putFirst(plan)
    }
    self.starts = starts.all.count
    var limit = limit
    if let hasOther, !isLaunchKnown(starts.all, within: limit.work / 20), hasOther(opening) {
      limit.situations = min(limit.situations, Audit.unknownLaunchLimit)
      limit.work /= 10
    }
    show(search(starts, limit: limit), in: spec, options)
  }

  /// `true` iff the bar is known when the app was launched from one of the starts, or from the
  /// first one with some values of what decides it; as far as so much work tells.
  private mutating func isLaunchKnown(_ starts: [AuditStarts.Start], within work: Int) -> Bool {
    var bounds = Search.Bounds()
    (bounds.situations, bounds.isOver) = (1, isOver)
    var rest = work
    for start in starts where rest > 0 {
      let seen = run(start, Supposition(), bounds)
      if seen.known > 0 { return true }
      rest -= seen.work
    }
    guard let first = starts.first else { return false }
    let branches = Branches(of: plan, limit: Audit.launchLimit) { inputs, _ in
      let seen = run(first, Supposition(inputs: inputs), bounds)
      return (seen.known > 0, [seen.unknown].compactMap { $0 })
    }
    return branches.leaves.contains { $0.seen }
  }

  private var opening: AuditOpening
  /// What the launch may say of every bar, where it is left out.
  private var reach: LaunchReach
  /// Says whether to end with what is known.
  private var isOver: (@Sendable (Int?) -> Bool)?
  private var keepsScreens: Bool
  private var workers: Workers?
  /// In how many cells of a scenario nothing was known, by its number; far below zero where
  /// something was known in one.
  private var unknownCells: [Int: Int] = [:]
  /// The programs of scenarios that were begun with, by number: to make one takes a while.
  private var programs: [Int: SharedProgram] = [:]
  /// `true` where the screens are searched without a launch that is not known.
  private var isLaunchUnknown = false

  /// The screens that were begun with, each by itself, where the app does not say which.
  package var roots: [String] { opening.roots }
  /// The types that begin the app, which were left out.
  package var leftOut: [Location] { opening.leftOut }
  /// Those of them of which nothing is known, in any cell.
  package private(set) var unseenRoots: [String] = []
  /// The launch, where it was left out as what it leads to is not known.
  package private(set) var launch: LeftOutLaunch?

  /// The findings as a spec, each as a scenario that fails until it is mended, below the
  /// declarations of the app.
  package func spec(below head: String, naming name: (Lead) -> String) -> String {
    var names: [String] = []
    let texts = findings.map { finding in
      let wanted = name(finding.lead)
      names.append(wanted)
      let count = names.count { $0 == wanted }
      return finding.text(named: count > 1 ? wanted + ", \(count)" : wanted)
    }
    return head + "\n" + opening.app + texts.joined(separator: "\n")
  }

  /// More situations than these are not seen, of all starts together.
  package static let situationLimit = 20_000
  /// No more than this is done, in the steps that a notebook counts: about a second.
  package static let workLimit = 5_000_000

  // MARK: - Searching

  /// Longer ways are not gone: a number that each tap makes larger would lead on for ever.
  private static let longestWay = 24

  /// So many combinations of values of what is not known are tried.
  private static let assignmentLimit = 16
  /// So many situations are seen with another reading of a rule.
  private static let readingLimit = 1_000

  /// After so many cells in which nothing is known the others are not searched: they are alike.
  private static let cellsToLearn = 3
  /// So many combinations are launched with to find out whether the bar is known then.
  private static let launchLimit = 4
  /// So many are seen behind a launch that is not known, where screens can be begun with.
  private static let unknownLaunchLimit = 200

  private typealias Found = (lead: Lead, start: AuditStarts.Start)

  private mutating func search(_ starts: AuditStarts, limit: AuditBudget.Limit) -> [Found] {
    var found: [Found] = []
    var bounds = Search.Bounds()
    bounds.moves = Audit.longestWay
    bounds.calls = true
    bounds.splits = true
    bounds.isOver = isOver
    bounds.keepsScreens = keepsScreens
    bounds.workers = workers
    var budget = AuditBudget(limit, starts: starts.all)
    for start in starts.all {
      if seen.situations > 0, isOver?(nil) == true {
        seen.open += 1
        seen.isInterrupted = true
        break
      }
      if isHopeless(start) || budget.isSpent && seen.situations > 0 {
        seen.open += 1
        continue
      }
      var share = budget.take(for: start)
      search(start, within: bounds, &share, &found)
      budget.give(share)
    }
    return found
  }

  /// Searches a start as the text has it; with each value of what is not known and has few; and
  /// with the other readings of the disputed rules that bars rest on.
  private mutating func search(
    _ start: AuditStarts.Start, within bounds: Search.Bounds, _ share: inout AuditBudget.Share,
    _ found: inout [Found]
  ) {
    var disputed: [Rule] = []
    let branches = Branches(of: plan, limit: Audit.assignmentLimit) { inputs, waiting in
      let supposing = Supposition(inputs: inputs)
      let exploration = run(start, supposing, share.bounds(bounds, waiting: waiting))
      share.use(exploration)
      if inputs.isEmpty {
        add(exploration.leads, of: start, to: &found)
        disputed = exploration.disputed
      }
      return (exploration, [exploration.unknown].compactMap { $0 })
    }
    note(start, isKnown: branches.leaves.contains { $0.seen.known > 0 })
    for (inputs, exploration) in branches.leaves {
      seen.add(exploration)
      if inputs.isEmpty { continue }
      let supposing = Supposition(inputs: inputs)
      add(exploration.leads, of: start, supposing, sure: branches.sureCauses, to: &found)
    }
    let readings = disputed.flatMap { policies(of: start).otherReadings(of: $0) }
    for (place, reading) in readings.enumerated() {
      var supposing = Supposition()
      supposing.reading = reading
      var few = share.bounds(bounds, waiting: readings.count - place)
      few.situations = min(few.situations, Audit.readingLimit)
      let exploration = run(start, supposing, few)
      share.use(exploration)
      add(exploration.leads.filter { $0.law != .unchanged }, of: start, supposing, to: &found)
    }
  }

  /// `true` iff nothing was known in the cells of the same scenario that were searched, and these
  /// are some.
  private func isHopeless(_ start: AuditStarts.Start) -> Bool {
    (unknownCells[start.scenario] ?? 0) >= Audit.cellsToLearn
  }

  private mutating func run(
    _ start: AuditStarts.Start, _ supposing: Supposition, _ bounds: Search.Bounds
  ) -> Exploration {
    // A launch of a large app takes seconds; the first one is done in any case.
    if seen.situations > 0, isOver?(nil) == true {
      var nothing = Exploration()
      nothing.open = 1
      nothing.isInterrupted = true
      return nothing
    }
    let scenario = plan.scenarios[start.scenario]
    let program = programs[start.scenario] ?? plan.program(of: scenario)
    programs[start.scenario] = program
    return Search.run(
      scenario, cell: start.cell, of: plan, given: start.given, supposing: supposing,
      within: bounds, on: program)
  }

  private func policies(of start: AuditStarts.Start) -> Policies {
    plan.scenarios[start.scenario].cells[start.cell].platform.policies
  }

  /// Adds what a search found: of leads with one cause the one that is certain, else the one that
  /// supposes nothing, else the one with the shorter way. `sure` are causes that are met whatever
  /// is supposed.
  private func add(
    _ leads: [Lead], of start: AuditStarts.Start, _ supposing: Supposition = Supposition(),
    sure: [Lead.Cause] = [], to found: inout [Found]
  ) {
    for var lead in leads where !isOfLaunchScreen(lead) {
      lead.supposing = supposing
      // A launch that is left out may have set what the app goes by.
      let isSupposed =
        !supposing.isEmpty && !sure.contains(lead.cause) || isLaunchUnknown || reach.concerns(lead)
      if isSupposed || lead.moves.contains(where: { $0.isOfCode }) {
        lead.isCertain = false
      }
      guard let known = found.firstIndex(where: { $0.lead.cause == lead.cause }) else {
        found.append((lead, start))
        continue
      }
      if lead.isBetter(than: found[known].lead) { found[known] = (lead, start) }
    }
  }

  /// `true` iff it is about the first screen of the app, and that may be another one than was begun
  /// with; or about a style that Info.plist names, which is for the launch screen alone where code
  /// answers.
  private func isOfLaunchScreen(_ lead: Lead) -> Bool {
    let isElsewhere = isLaunchUnknown || !opening.roots.isEmpty
    switch lead.cause {
    case .flashed: return isElsewhere && lead.moves.count == 1
    case .lost(_, _, let advice):
      return advice?.kind == .plistStyleAfterLaunch
        && (isElsewhere || plan.bound.program.answersForStyle)
    case .changed, .stale, .illegible: return false
    }
  }

  // MARK: - Showing

  /// Makes a scenario of each lead and runs it: one that does not fail, or fails for a reason that
  /// was told, is left out.
  private mutating func show(_ found: [Found], in spec: Spec, _ options: RunOptions) {
    if found.isEmpty { return }
    let program = plan.bound.program
    var texts: [(body: String, steps: [String])] = []
    let roots = found.map { root(of: $0.start) }
    for (lead, start) in found {
      let steps = lead.moves.flatMap { $0.steps(in: program, given: start.given) }
      let lines = (steps + ["expect " + lead.expectation]).map { "    \($0)\n" }
      let head = start.head(in: plan, adding: lead.supposing.settings(in: plan))
      texts.append((head + lines.joined() + "}\n", steps))
    }
    var shown = FoundScenarios(
      texts.map { $0.body }, prefix: opening.prefix, behind: spec, options)
    sources = shown.sources
    plan = shown.plan
    for (number, result) in shown.results {
      guard let number, found.indices.contains(number) else { continue }
      guard result.outcome.isFailure else {
        // In the other situations that something unknown leads to it may be otherwise.
        if !found[number].lead.isSplit { unconfirmed += 1 }
        continue
      }
      let (body, steps) = texts[number]
      var lead = found[number].lead
      // What is not known may lead on in more ways than a scenario follows.
      if result.outcome != .failed || isMeant(lead, result) { lead.isCertain = false }
      findings.append(
        Finding(
          lead: lead, body: body, result: result, steps: steps,
          supposing: found[number].lead.supposing.settings(in: plan),
          root: roots[number],
          wish: found[number].lead.site.flatMap { plan.bound.location(of: $0) }))
    }
    order()
    leaveOutAllowed()
    for index in findings.indices where findings[index].lead.isCertain {
      if isOver?(seen.situations) == true { break }
      shown.mender.mend(&findings[index].result)
    }
  }

  /// Notes whether anything was known where a start was searched.
  private mutating func note(_ start: AuditStarts.Start, isKnown: Bool) {
    if isKnown {
      unknownCells[start.scenario] = Int.min
      return
    }
    unknownCells[start.scenario, default: 0] &+= 1
    if start.isFirst, let root = root(of: start) { unseenRoots.append(root) }
  }

  /// The screen that a start begins with, where it is one of several.
  private func root(of start: AuditStarts.Start) -> String? {
    // The scenarios that begin so stand behind all others of the spec, in the order of the screens.
    let place = opening.roots.count - (plan.scenarios.count - start.scenario)
    return opening.roots.indices.contains(place) ? opening.roots[place] : nil
  }
}

extension Program {
  /// `true` iff a class that the text declares answers for the text of the bar, or names who does.
  fileprivate var answersForStyle: Bool {
    screens.contains { screen in
      guard screen.site != .none else { return false }
      return screen.overrides[.preferredStatusBarStyle] != nil
        || screen.overrides[.childForStatusBarStyle] != nil
    }
  }
}

extension Lead {
  /// Where what is lost is asked for; nil for other laws.
  fileprivate var site: Site? {
    switch cause {
    case .lost(_, let site, _): site
    case .illegible(_, _, _, let site): site == .none ? nil : site
    case .changed, .stale, .flashed: nil
    }
  }

  fileprivate func isBetter(than other: Lead) -> Bool {
    if isCertain != other.isCertain { return isCertain }
    if isSplit != other.isSplit { return !isSplit }
    if supposing.isEmpty != other.supposing.isEmpty { return supposing.isEmpty }
    return moves.count < other.moves.count
  }
}

extension Audit.Finding {
  /// The line in the app that decided, or that asks in vain; nil where no line did. Where the run
  /// of its scenario decides nothing, what it says of lines is about something else.
  package var place: Location? {
    guard let finding = result.firstFailure, finding.kind == .failed else { return wish }
    let own = finding.location.file
    // A key of Info.plist is what is wrong, whatever gives the bar on the way.
    if case .lost(_, _, let advice) = lead.cause, advice?.kind == .plistStyleAfterLaunch, let wish {
      return wish
    }
    // What lies under the bar says more than what leaves the choice to the system.
    if case .illegible(_, .default, _, _) = lead.cause, let wish { return wish }
    let places =
      finding.unheard.map { $0.location } + [finding.decisive?.location].compactMap { $0 }
      + finding.story.reversed().map { $0.location }
    return places.first { $0.file != own } ?? wish
  }
}

extension ScenarioResult {
  /// What does not hold in the first cell where something does not.
  package var firstFailure: Finding? { cells.lazy.compactMap { $0.findings.first }.first }

  /// The number that the name of a scenario ends with, from 0.
  func number(in plan: Plan) -> Int? {
    let bytes = plan.bound.spec.bytes(of: name)
    let digits = bytes.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return nil }
    return digits.reversed().reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } - 1
  }
}

extension Spec {
  /// Adds a file, and returns its number.
  mutating func append(_ text: String, named name: String) -> FileID {
    let last = sources.last.map { $0.file.index + 1 } ?? 0
    let source = Source(file: FileID(last), name: name, bytes: Array(text.utf8))
    let parsed = parse(source, names: &names)
    sources.append(source)
    scripts.append(parsed.script)
    diagnostics += parsed.diagnostics
    return source.file
  }
}
