/// What an evaluation of the walks notes on its way: reasons, questions, and unknowns met.
///
/// An unknown truth is tried both ways: the trace answers with the choice of this run, and the
/// caller runs again until every choice was taken. So the walks themselves stay two-valued.
struct Trace {
  /// `true` iff reasons are wanted.
  var isExplaining = false
  /// `true` iff the questions among the reasons are wanted.
  var marksQuestions = false
  /// `true` iff the questions put to controllers are wanted.
  var recordsQuestions = false
  /// `true` iff the variables that are read are wanted.
  var recordsReads = false
  /// `true` iff an unknown may be tried both ways; handlers run without.
  var mayChoose = false
  /// What an answer depends on that was given where nothing may be tried.
  private(set) var doubt: InputID?
  /// The end of the app that code came to since the action began.
  private(set) var end: InputID?
  var reasons: [Reason] = []
  var questions: [Event.Question] = []
  var choices: [Choice] = []
  /// The place of the choice that is likely asked for next: runs ask in the same order.
  var nextChoice = 0
  /// `true` while both ways of an unknown truth are looked at, to see whether it matters.
  var isLookingAhead = false
  /// `true` iff something was found there.
  var hasSeenAhead = false
  /// `true` iff getters did something on the way to the answers so far.
  private(set) var hasDeeds = false
  /// The runs whose outcome was kept, or would have been.
  private var runCount = 0
  /// `true` iff some unknown was tried both ways.
  private(set) var hasChosen = false
  /// Disputed rules, and rules that nothing public backs, that this run read, each once.
  private(set) var readings: [Rule] = []
  /// The rule that is read the other way, to see whether it decides.
  var flipped: Rule? {
    didSet { forgetAnswers() }
  }
  /// What most evaluations note nothing of.
  var rare = Rare<RareFields>()
  /// Calls of functions inside one another; guards against endless recursion.
  private(set) var depth = 0
  /// Calls of functions in this run.
  private var callCount = 0
  /// Loops and lists inside one another whose rounds and elements are gone through.
  var loops = 0

  /// Becomes a new page: what is empty already, as most of it is, costs nothing.
  mutating func begin() {
    (isExplaining, marksQuestions, recordsQuestions, recordsReads) = (false, false, false, false)
    (mayChoose, hasChosen, hasDeeds) = (false, false, false)
    (doubt, nextChoice, depth, callCount, runCount, loops) = (nil, 0, 0, 0, 0, 0)
    if flipped != nil { flipped = nil }
    if !reasons.isEmpty { reasons = [] }
    if !questions.isEmpty { questions = [] }
    if !choices.isEmpty { choices = [] }
    // They are not kept elsewhere, so that their room is there for the next evaluation.
    if !readings.isEmpty { readings.removeAll(keepingCapacity: true) }
    rare.free()
  }

  /// One unknown truth and the value that this run takes for it.
  struct Choice {
    var way: Way
    var unknown: Unknown
    var value: Bool

    /// One of the ways that something unknown may go, from 1.
    struct Way: Hashable {
      var key: Key
      var number: UInt8
    }
  }

  /// What a screen of which nothing is known may ask for.
  enum Wish: UInt8, Hashable {
    case visibility, scheme, barVisibility, barBackground, barScheme
  }

  /// What makes two unknown truths the same one.
  enum Key: Hashable {
    case input(InputID)
    case stored(InstanceID, slot: Int32)
    case objectHidden(ObjectID)
    case formula(FormulaID, InstanceID)
    /// What a view of which nothing is known asks for.
    case view(ViewID, InstanceID, Wish)
    /// The answer of an unknown controller that an override names.
    case answer(ControllerID, ControllerProperty)
    /// What unknown code may have done.
    case unknownFacets(UnknownFacets.Facet)
    /// A question that no source answers, about the controller or the choice of that number.
    case open(Rule, Int32)
  }

  /// Returns this run's value of an unknown truth; where nothing may be tried the answer that
  /// comes of it depends on what is unknown.
  mutating func choose(_ key: Key, _ unknown: Unknown) -> Bool {
    choose(Choice.Way(key: key, number: 1), unknown)
  }

  /// Returns this run's choice among several ways, from 0.
  mutating func choose(_ key: Key, _ unknown: Unknown, among count: Int) -> Int {
    for number in 1..<max(1, count)
    where choose(Choice.Way(key: key, number: UInt8(truncatingIfNeeded: number)), unknown) {
      return number
    }
    return 0
  }

  private mutating func choose(_ way: Choice.Way, _ unknown: Unknown) -> Bool {
    guard mayChoose else {
      doubt = doubt ?? unknown.input
      return false
    }
    hasChosen = true
    if nextChoice < choices.count, choices[nextChoice].way == way {
      nextChoice += 1
      return choices[nextChoice - 1].value
    }
    for index in choices.indices where choices[index].way == way {
      nextChoice = index + 1
      return choices[index].value
    }
    choices.append(Choice(way: way, unknown: unknown, value: false))
    nextChoice = choices.count
    return false
  }

  /// Takes up the choices of an earlier evaluation that go on from those of this one.
  mutating func choose(again former: [Choice]) {
    guard former.count > choices.count else { return }
    hasChosen = true
    choices = former
    nextChoice = choices.count
  }

  /// Notes that the app ends; what is tried both ways may not come to it.
  mutating func end(_ input: InputID) {
    if !mayChoose, end == nil { end = input }
  }

  /// Returns the end of the app that code came to, once.
  mutating func takeEnd() -> InputID? {
    if end == nil { return nil }
    defer { end = nil }
    return end
  }

  // MARK: - What getters do

  /// Notes what a getter gives to a variable.
  mutating func write(_ write: GetterWrite) {
    hasDeeds = true
    deeds.write(write)
    forgetAnswers()
  }

  /// Notes what a getter does besides.
  mutating func note(_ effect: Effect, _ context: Context) {
    hasDeeds = true
    deeds.acts.append((effect, context))
  }

  /// Forgets what getters did, as for an evaluation that starts anew.
  mutating func forgetDeeds() {
    guard hasDeeds else { return }
    hasDeeds = false
    deeds = GetterDeeds()
    forgetAnswers()
  }

  /// Keeps what the getters of this run did, and notes that it was done.
  mutating func keepOutcome() {
    defer { runCount += 1 }
    guard hasDeeds || !outcomes.isEmpty else { return }
    // Those before did nothing.
    while outcomes.count < runCount { outcomes.append(GetterDeeds()) }
    outcomes.append(deeds)
  }

  /// Forgets what an answer depends on and returns it, so that another one can be settled first.
  mutating func takeDoubt() -> InputID? {
    defer { doubt = nil }
    return doubt
  }

  /// Takes up again what an answer depends on.
  mutating func restore(doubt former: InputID?) { doubt = former }

  /// Returns how a rule is read that has two readings: as the policy has it, or the other way
  /// where this run tries that.
  mutating func reads(_ rule: Rule, _ choice: Bool) -> Bool {
    if !readings.contains(rule) { readings.append(rule) }
    return (flipped == rule) != choice
  }

  /// Notes that the answer rests on an assumption.
  mutating func rely(on assumption: Assumption, _ aspect: Reason.Aspect) {
    // What is met on the way of another reading does not bear the answer.
    if case .text = assumption, flipped != nil { return }
    let reliance = Reliance(assumption, aspect)
    if !reliances.contains(reliance) { reliances.append(reliance) }
  }

  /// Goes one call deeper; `false` where functions call one another without end, or too often
  /// to wait for.
  mutating func enter(depthLimit: Int) -> Bool {
    guard depth < depthLimit, callCount < Limits.functionCalls else {
      doubt = doubt ?? InputID(open: .u16)
      return false
    }
    depth += 1
    callCount += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Takes back reliances that turned out not to bear the answer.
  mutating func forgetReliances(after count: Int, but kept: Range<Int>) {
    if reliances.isEmpty { return }
    reliances.removeSubrange(kept.upperBound...)
    reliances.removeSubrange(count..<kept.lowerBound)
  }

  /// Takes back what was met on the way to something that does not bear the answer.
  mutating func restore(reliances former: [Reliance]) {
    if !former.isEmpty || !reliances.isEmpty { reliances = former }
  }

  /// A question put to the superclass of a class.
  struct SuperQuestion: Equatable {
    var controller: ControllerID
    var property: ControllerProperty
    var screen: ScreenID
  }

  /// Returns what a superclass answered in this run; nil where it was not asked.
  func knownAnswer(to question: SuperQuestion) -> Value? {
    superAnswers.first { $0.question == question }?.value
  }

  /// Keeps what a superclass answers.
  mutating func keep(_ value: Value, for question: SuperQuestion) {
    superAnswers.append((question, value))
  }

  /// Prepares the next run; `false` iff every combination was tried.
  mutating func advance() -> Bool {
    callCount = 0
    nextChoice = 0
    forgetAnswers()
    while let last = choices.last {
      if last.value {
        choices.removeLast()
      } else {
        choices[choices.count - 1].value = true
        return true
      }
    }
    return false
  }

  /// Notes that a variable is read, if that is wanted.
  mutating func read(_ instance: InstanceID, _ slot: Int) {
    guard recordsReads else { return }
    reads.append((reasons.count, .variable(instance, slot: Int32(slot))))
  }

  /// Wants reasons from now on, and makes room for as many as most evaluations have.
  mutating func explain() {
    isExplaining = true
    reasons.reserveCapacity(16)
  }

  /// Notes that something else with a writer is read, if that is wanted.
  mutating func read(_ place: Write.Place) {
    guard recordsReads else { return }
    reads.append((reasons.count, place))
  }

  /// Notes a reason if reasons are wanted.
  mutating func note(
    _ rule: Rule, _ aspect: Reason.Aspect, _ kind: Reason.Kind, site: Site = .none
  ) {
    if isExplaining { reasons.append(Reason(rule, aspect, kind, site: site)) }
  }

  /// Notes a question that is put where an unknown child is nil.
  mutating func askPerhaps(_ controller: ControllerID, _ property: ControllerProperty) {
    if recordsQuestions { questions.append(Event.Question(controller, property)) }
  }

  /// Notes a question if questions are wanted.
  @inline(__always)
  mutating func ask(_ controller: ControllerID, _ property: ControllerProperty) {
    if recordsQuestions || marksQuestions { keepQuestion(controller, property) }
  }

  private mutating func keepQuestion(
    _ controller: ControllerID, _ property: ControllerProperty
  ) {
    if recordsQuestions { questions.append(Event.Question(controller, property)) }
    // What getters ask on their own account is no question of a walk.
    if marksQuestions && isExplaining && depth == 0 {
      marks.append(
        QuestionMark(question: Event.Question(controller, property), reasonCount: reasons.count))
    }
  }
}
