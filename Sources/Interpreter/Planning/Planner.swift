import Binding
import Language
import StatusBar

/// The work of `makePlan`: what is known of the spec, and what was found so far.
struct Planner {
  /// What is read, in the file of the scenario at work.
  var reader: SpecReader
  let options: RunOptions
  var binder: Binder
  var diagnostics = DiagnosticList()
  var scenarios: [PlannedScenario] = []
  var explorations: [PlannedExploration] = []
  /// What lines mean that stand in the spec, or in one before it, more than once.
  var lines: PlannedLines
  /// The settings of the app, which those of a scenario replace one by one.
  var appAxes: [MatrixAxis] = []
  /// The releases that the header at hand names, or those of the app, as they are written.
  var namedReleases: [Version] = []
  /// The keys of the app's Info.plist.
  var appPlist: [PlistKeySetting] = []
  /// The cells of every scenario that sets nothing of its own.
  var sharedCells: [PlannedCell]?
  /// The cells of all scenarios so far.
  var cellCount = 0
  /// The steps of all scenarios so far, each once for each of its cells.
  var stepCount = 0
  /// Answers of classes that headers set, each an input of the program.
  var overrides: [PlannedScenario.Override] = []
  /// Releases between major ones that ranges hold.
  var ruleChanges: [RuleChange] = []
  /// Known defects that some cell so far can have.
  var possibleQuirks = Quirks()
  /// Required settings that were reported as missing.
  var missing: [MatrixAxis.Kind] = []
  /// `true` once it was looked whether the app has a first screen.
  private var hasCheckedFirstScreen = false

  init(
    spec: Spec, options: RunOptions, binder: consuming Binder,
    lines: consuming PlannedLines = PlannedLines()
  ) {
    self.lines = lines
    reader = SpecReader(spec: spec)
    self.options = options
    self.binder = binder
  }

  /// Lent: a copy would count the references of all its parts.
  var spec: Spec { _read { yield reader.spec } }

  var file: FileID { reader.file }

  mutating func planAll() {
    var seen = SeenNames()
    checkRoot()
    ruleChanges = findRuleChanges()
    readApp()
    checkPolicies()
    scenarios.reserveCapacity(spec.scripts.reduce(0) { $0 + $1.scenarioCount })
    for (index, script) in spec.scripts.enumerated() {
      reader.file = spec.sources[index].file
      for item in script.items {
        guard let head = item.head else { continue }
        if binder.appName == nil {
          // Everything else would only follow from this.
          return report(HeaderMistake.scenarioWithoutApp(at: reader.at(head.name)))
        }
        let name = reader.at(head.name)
        if let first = seen.insert(spec.sources[index], head.name) {
          report(HeaderMistake.duplicateScenario(reader.text(head.name), at: name, first: first))
        }
        if case .exploration(let declaration) = item {
          plan(declaration)
        } else {
          scenarios.append(planned(head))
        }
      }
    }
    checkAppQuirks()
  }

  /// Reports a spec of which nothing can matter: Swift that builds something else, most likely. In
  /// a file of Swift that is no mistake.
  private mutating func checkRoot() {
    guard let script = spec.scripts.first, let source = spec.sources.first, !source.readsSwift
    else { return }
    var first: SourceRange?
    for item in script.items {
      switch item {
      case .member: first = first ?? SourceRange(0, 0)
      case .importModule(let module): first = module.range
      case .include, .app, .type, .scenario, .exploration, .unread: return
      }
    }
    guard let first else { return }
    report(HeaderMistake.onlySwift(at: Location(source.file, first)))
  }

  /// Warns, once, of an app whose first screen neither the spec nor code that is read names.
  private mutating func checkFirstScreen() {
    if hasCheckedFirstScreen { return }
    hasCheckedFirstScreen = true
    let program = binder.written
    guard let own = program.windows.first, own.name == nil, own.root == nil,
      program.windows.count == 1, program.launchHandler == nil, !program.makesOwnWindow,
      let name = binder.appName, let place = binder.appLocation
    else { return }
    let candidate = RootSearch(spec).roots.first.map { reader.spelling($0.name.name) }
    report(HeaderMistake.missingRoot(reader.spelling(name), suggesting: candidate, at: place))
  }

  func finish() -> Plan {
    let bound = binder.finished()
    var plan = Plan(
      bound: bound, scenarios: scenarios, explorations: explorations,
      diagnostics: spec.diagnostics + bound.diagnostics + diagnostics.listed)
    if options.listsKept { plan.diagnostics += notes(of: bound).map { .kept($0) } }
    return plan
  }

  private func notes(of bound: BoundSpec) -> [KeptNote] {
    if options.listsAssumed { return bound.notes }
    return bound.notes.filter { note in
      !bound.assumptions.contains { $0.location == note.location }
    }
  }

  /// Returns a scenario lowered.
  mutating func planned(
    _ declaration: ScenarioDeclaration, needsExpectation: Bool = true
  ) -> PlannedScenario {
    let before = errorCount
    var variant = PlannedScenario.Variant()
    let context = readVariants(declaration, into: &variant)
    if variant.windows == nil { checkFirstScreen() }
    let header = readHeader(declaration.settings, variant: &variant)
    let cells = makeCells(declaration, header: header, plist: context.plist)
    let isPlain = variant.isEmpty && declaration.variants.isEmpty
    let planned = planSteps(
      declaration, header: header, cells: cells, isPlain: isPlain,
      needsExpectation: needsExpectation)
    let isInReach = takes(planned, in: cells.count, declaration)
    let isRunnable =
      errorCount == before && !declaration.isBroken
      && !cells.isEmpty && isInReach
    return PlannedScenario(
      name: reader.at(declaration.name), range: declaration.range,
      tags: declaration.tags.map { $0.range }, knownIssue: declaration.knownIssue, cells: cells,
      steps: planned.steps, variant: variant, recording: planned.recording,
      hasCondition: planned.hasCondition, isRunnable: isRunnable)
  }

  /// All that was reported so far, here and where steps are bound.
  var reportCount: Int { diagnostics.count + binder.diagnosticCount }

  /// The errors that were reported so far, here and where steps are bound.
  var errorCount: Int { diagnostics.errorCount + binder.errorCount }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

extension Script {
  fileprivate var scenarioCount: Int {
    items.count { if case .scenario = $0 { true } else { false } }
  }
}

extension Item {
  /// What a scenario or an exploration begins with; nil for anything else.
  fileprivate var head: ScenarioDeclaration? {
    switch self {
    case .scenario(let scenario): scenario
    case .exploration(let exploration): exploration.head
    case .include, .importModule, .app, .type, .member, .unread: nil
    }
  }
}

extension ScenarioDeclaration {
  /// `true` iff the parser could not read all of it.
  fileprivate var isBroken: Bool {
    steps.contains { $0.kind.isBroken }
  }
}

/// The names of scenarios so far, found by a hash of their bytes.
struct SeenNames {
  private struct Entry {
    var source: Source
    var range: SourceRange
    var hash: UInt64
  }

  private var entries: [Entry] = []
  /// An open-addressed list of places in `entries`, plus one; zero is free.
  private var slots = [Int32](repeating: 0, count: 64)

  /// Returns the place of an equal name, or nil and keeps this one.
  mutating func insert(_ source: Source, _ range: SourceRange) -> Location? {
    let bytes = source.bytes[Int(range.start)..<Int(range.end)]
    let hash = FNV.hash(bytes)
    var slot = firstSlot(of: hash)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      let (start, end) = (Int(entry.range.start), Int(entry.range.end))
      if entry.hash == hash, entry.source.bytes[start..<end].elementsEqual(bytes) {
        return Location(entry.source.file, entry.range)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append(Entry(source: source, range: range, hash: hash))
    slots[slot] = Int32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return nil
  }

  private func firstSlot(of hash: UInt64) -> Int {
    // The low bits alone follow the last letters too closely.
    Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = firstSlot(of: entry.hash)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }
}
