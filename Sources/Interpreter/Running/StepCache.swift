import StatusBar

/// What actions led to from worlds met before: the scenarios of an app begin alike, and come by the
/// same worlds again and again.
///
/// An object, so that every cell of a run uses the same one, and every file of one app. Sound
/// because equal worlds behave equally, and because what an action writes down hangs on nothing
/// else.
final class StepCache {
  /// A world that was met, shared by all who come by it.
  final class Place {
    let questions: Questions
    fileprivate let key: UInt64
    /// Its number until the cache begins anew, and how often that did so before.
    fileprivate let index: Int
    fileprivate let generation: Int
    /// The place before it whose key leads to the same bucket; -1 for none.
    fileprivate let next: Int
    /// By numbers and not by places, which would hold one another for ever.
    @exclusivity(unchecked) fileprivate var ways: [Way] = []
    /// Whether its bar lags behind, once somebody has looked.
    var isStale: Bool?
    /// What its settings are worth; what a full evaluation gives is not kept.
    private(set) lazy var effects: SettingEffects = settingEffects()
    /// The bar that a walk now would give, with its reasons: for whoever has to explain something.
    private(set) lazy var fresh = questions.resolve()
    /// The last run that came by it.
    fileprivate var run = -1

    fileprivate init(
      _ questions: consuming Questions, key: UInt64, index: Int, generation: Int, next: Int
    ) {
      self.questions = questions
      self.key = key
      self.index = index
      self.generation = generation
      self.next = next
    }

    private func settingEffects() -> SettingEffects {
      var effects = questions.settingEffects()
      if let fresh = effects.takeResolution() {
        isStale = !fresh.answersLike(questions.world.published)
      }
      return effects
    }

    /// Creates a place that no cache knows.
    convenience init(_ world: consuming World, _ program: SharedProgram) {
      self.init(Questions(world, program), key: 0, index: -1, generation: -1, next: -1)
    }
  }

  /// An object, so that looking through them copies no journals.
  fileprivate final class Way {
    let action: Action
    let journal: Journal
    let target: Int

    init(_ action: Action, _ journal: Journal, to target: Int) {
      self.action = action
      self.journal = journal
      self.target = target
    }
  }

  // One cell after the other uses it, so that the runtime need not look at each access.
  @exclusivity(unchecked) private var places: [Place] = []
  /// By the lower bits of a number that equal worlds share: the last place of that bucket.
  @exclusivity(unchecked) private var buckets = [Int](repeating: -1, count: StepCache.limit)
  @exclusivity(unchecked) private var wayCount = 0
  @exclusivity(unchecked) private var generation = 0
  /// Goes up with each file that is run.
  @exclusivity(unchecked) private var run = 0
  /// Where the cell before began.
  @exclusivity(unchecked) private var start: Place?
  /// Matrices spread over more worlds than this begin anew; a power of two.
  private static let limit = 1_024
  /// Steps of these many kinds fill the memory no less than worlds do.
  private static let wayLimit = 8_192

  /// Returns where a cell of that platform begins.
  func start(of program: SharedProgram, on platform: Platform) -> Place {
    if let start, start.generation == generation, start.questions.world.platform == platform {
      return start
    }
    let place = place(of: World(program.program, platform: platform), program)
    start = place
    return place
  }

  /// Begins another run, to which all places are new.
  func beginRun() { run &+= 1 }

  /// `true` iff the run came by a place for the first time since it was asked.
  func isNew(_ place: Place) -> Bool {
    defer { place.run = run }
    return place.run != run
  }

  /// Returns the place of a world.
  func place(of world: consuming World, _ program: SharedProgram) -> Place {
    let key = world.structureKey
    let bucket = Int(truncatingIfNeeded: key) & (StepCache.limit - 1)
    var index = buckets[bucket]
    while index >= 0 {
      let place = places[index]
      if place.key == key && place.questions.world == world { return place }
      index = place.next
    }
    if places.count >= StepCache.limit || wayCount >= StepCache.wayLimit { clear() }
    let place = Place(
      Questions(world, program), key: key, index: places.count, generation: generation,
      next: buckets[bucket])
    buckets[bucket] = places.count
    places.append(place)
    return place
  }

  /// Returns where an action led from a place before and what it brought about, or nil if nobody
  /// did it there.
  func follow(
    _ action: Action, from place: Place, _ recording: Journal.Recording
  ) -> (place: Place, journal: Journal)? {
    guard place.generation == generation else { return nil }
    for way in place.ways
    where way.journal.recording.rawValue == recording.rawValue && way.action == action {
      return (places[way.target], way.journal)
    }
    return nil
  }

  /// Keeps what an action led to from a place.
  func keep(_ action: Action, from place: Place, to target: Place, _ journal: Journal) {
    guard place.generation == generation, target.generation == generation else { return }
    place.ways.append(Way(action, journal, to: target.index))
    wayCount += 1
  }

  /// `true` iff a place is one of those that the cache finds again.
  func knows(_ place: Place) -> Bool { place.generation == generation }

  private func clear() {
    places.removeAll(keepingCapacity: true)
    buckets = [Int](repeating: -1, count: StepCache.limit)
    wayCount = 0
    generation += 1
  }
}
