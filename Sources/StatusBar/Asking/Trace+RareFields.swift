extension Trace {
  /// What most evaluations note nothing of, so that a trace is soon begun and cleared.
  struct RareFields: RareContents {
    static let empty = RareFields()

    var reads: [(reason: Int, place: Write.Place)] = []
    var marks: [QuestionMark] = []
    var reliances: [Reliance] = []
    var circumstances = Circumstances()
    var deeds = GetterDeeds()
    var outcomes: [GetterDeeds] = []
    var superAnswers: [(question: SuperQuestion, value: Value)] = []
    var schemeAnswers: [SchemeAnswer] = []
    var elements: [Element] = []
  }

  /// What a closure is given that a list asks of its elements.
  struct Element {
    var parameter: ElementID
    var value: Value
  }

  /// What the closures at work were given, the innermost last.
  var elements: [Element] {
    get { rare.storage?.contents.elements ?? [] }
    _modify { yield &rare.contents.elements }
  }

  /// The variables that were read, each with the number of reasons noted before.
  var reads: [(reason: Int, place: Write.Place)] {
    get { rare.storage?.contents.reads ?? [] }
    _modify { yield &rare.contents.reads }
  }

  /// The questions of the walks among the reasons, where reasons are wanted.
  var marks: [QuestionMark] {
    get { rare.storage?.contents.marks ?? [] }
    _modify { yield &rare.contents.marks }
  }

  /// What is taken to leave the bar alone and was met on the way, each once.
  var reliances: [Reliance] {
    get { rare.storage?.contents.reliances ?? [] }
    _modify { yield &rare.contents.reliances }
  }

  /// The rules that change how the answer comes about.
  var circumstances: Circumstances {
    get { rare.storage?.contents.circumstances ?? Circumstances() }
    _modify { yield &rare.contents.circumstances }
  }

  /// What getters did so far in this run.
  var deeds: GetterDeeds {
    get { rare.storage?.contents.deeds ?? GetterDeeds() }
    _modify { yield &rare.contents.deeds }
  }

  /// What they did in each run of which they did something.
  var outcomes: [GetterDeeds] {
    get { rare.storage?.contents.outcomes ?? [] }
    _modify { yield &rare.contents.outcomes }
  }

  /// What superclasses answered in this run: getters that each ask twice ask once.
  var superAnswers: [(question: SuperQuestion, value: Value)] {
    get { rare.storage?.contents.superAnswers ?? [] }
    _modify { yield &rare.contents.superAnswers }
  }

  /// What schemes are that others depend on, in this run: views that each ask for the scheme twice
  /// ask once.
  var schemeAnswers: [SchemeAnswer] {
    get { rare.storage?.contents.schemeAnswers ?? [] }
    _modify { yield &rare.contents.schemeAnswers }
  }

  /// Forgets what superclasses and trees answered.
  mutating func forgetAnswers() {
    if !superAnswers.isEmpty { superAnswers = [] }
    if !schemeAnswers.isEmpty { schemeAnswers = [] }
  }
}
