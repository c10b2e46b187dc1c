/// What getters do on the way to an answer, which counts from the moment that they are asked (U19).
extension Turn {
  /// Does what the getters did that code itself asked.
  mutating func doAsGettersDid() {
    let deeds = trace.deeds
    trace.forgetDeeds()
    apply([deeds], unless: InputID(open: .u19))
  }

  /// Does what the getters of the walks did, and returns what they answer: as UIKit asks as often
  /// as it likes, an answer is only known where asking once more changes nothing.
  mutating func doAsGettersDid(_ answered: Resolution) -> Resolution {
    let outcomes = trace.outcomes
    let (records, explains) = (trace.recordsQuestions, trace.isExplaining)
    let asked = trace.questions
    let input = answered.undecided.first?.input ?? InputID(open: .u19)
    isDoingDeeds = true
    defer { isDoingDeeds = false }
    apply(outcomes, unless: input)
    trace.begin()
    let again = questions.resolution()
    let settled = trace.outcomes
    forgetUnsettled(settled)
    trace.begin()
    (trace.recordsQuestions, trace.isExplaining) = (records, explains)
    trace.questions = asked
    if again.answersAlike(answered) { return answered }
    questions.world.unknownFacets.hide(.visibility, InputID(open: .u19))
    questions.world.unknownFacets.hide(.style, InputID(open: .u19))
    return questions.resolution()
  }

  /// Gives variables what every outcome gives them; one that they leave different is unknown.
  private mutating func apply(_ outcomes: [GetterDeeds], unless input: InputID) {
    var places: [GetterWrite] = []
    for write in outcomes.flatMap({ $0.writes })
    where !places.contains(where: { $0.instance == write.instance && $0.slot == write.slot }) {
      places.append(write)
    }
    for place in places {
      let old = self[place.instance].values[place.slot]
      let values = outcomes.map { $0.value(of: place.instance, place.slot) ?? old }
      let isSame = values.allSatisfy { $0 == values[0] }
      write(isSame ? values[0] : .unknown(input), as: place)
    }
    guard let first = outcomes.first else { return }
    if outcomes.count == 1 || outcomes.allSatisfy({ $0.acts.isEmpty }) {
      for act in first.acts {
        var context = act.context
        _ = run([act.effect], isTail: true, &context)
      }
    } else {
      obscure(UnknownFacets.Facet.allCases, input)
    }
  }

  private mutating func write(_ value: Value, as place: GetterWrite) {
    guard questions.world.instances.isAlive(place.instance.index),
      self[place.instance].values[place.slot] != value
    else { return }
    self[place.instance].values[place.slot] = value
    journal.note(
      .variable(place.instance, slot: Int32(place.slot)), value, place.site, by: place.writer)
    let screen = program.screens[Int(self[place.instance].screen.index)]
    // What a view reads renders anew; a controller's property was just asked for.
    if case .controller = screen.kind { return }
    changed()
  }

  /// What is not the same after one more question depends on how often UIKit asks.
  private mutating func forgetUnsettled(_ outcomes: [GetterDeeds]) {
    for write in outcomes.flatMap({ $0.writes })
    where self[write.instance].values[write.slot] != write.value {
      self.write(.unknown(InputID(open: .u19)), as: write)
    }
  }
}

extension Resolution {
  /// `true` iff two evaluations leave the same bars possible.
  fileprivate func answersAlike(_ other: Resolution) -> Bool {
    bar == other.bar && alternatives == other.alternatives
  }
}
