import StatusBar

/// What actions led to from worlds met before: the scenarios of an app begin alike, and come by the
/// same worlds again and again.
///
/// An object, so that every cell of a run uses the same one, and every file of one app. Sound
/// because equal worlds behave equally, and because what an action writes down hangs on nothing
/// else. Where there is no more room, the worlds make way that nobody came by for longest, or
/// nearly so: the hand of a clock passes over those that were met since it came by.
final class StepCache {
  /// A world that was met, shared by all who come by it.
  final class Place {
    let questions: Questions
    fileprivate let key: UInt64
    /// Where the cache keeps it, and the number that no other place ever has; -1 for none.
    fileprivate var slot = -1
    fileprivate var number = -1
    /// The slot of the place before it whose key leads to the same bucket; -1 for none.
    @exclusivity(unchecked) fileprivate var next = -1
    /// By slots and not by places, which would hold one another for ever.
    @exclusivity(unchecked) fileprivate var ways: [Way] = []
    /// About how many bytes it takes with its ways.
    @exclusivity(unchecked) fileprivate var footprint = 0
    /// `true` iff somebody came by since the hand of the clock did.
    @exclusivity(unchecked) fileprivate var wasMet = true
    /// Whether its bar lags behind, once somebody has looked.
    @exclusivity(unchecked) var isStale: Bool?
    /// What its settings are worth, once somebody has asked.
    @exclusivity(unchecked) private var knownEffects = SettingEffects()
    @exclusivity(unchecked) private var hasEffects = false
    /// The bar that a walk now would give, with its reasons: for whoever has to explain something.
    private(set) lazy var fresh = questions.resolve()
    /// The last run that came by it.
    fileprivate var run = -1

    fileprivate init(_ questions: consuming Questions, key: UInt64) {
      self.questions = questions
      self.key = key
    }

    /// What its settings are worth.
    var effects: SettingEffects {
      _read {
        if !hasEffects {
          knownEffects = questions.settingEffects(withReliances: false)
          hasEffects = true
          isStale = knownEffects.isStale ?? isStale
        }
        yield knownEffects
      }
    }

    /// Creates a place that no cache knows.
    convenience init(_ world: consuming World, _ program: SharedProgram) {
      self.init(Questions(world, program), key: 0)
    }
  }

  /// What an action did; an object, so that whoever comes by copies no journal.
  final class Deed: Sendable {
    let action: Action
    let journal: Journal

    init(_ action: Action, _ journal: consuming Journal) {
      self.action = action
      self.journal = journal
      holdsAdvice = journal.events.contains { if case .ignored = $0 { true } else { false } }
    }

    /// `true` iff it shows that a setting is in vain.
    let holdsAdvice: Bool

    fileprivate var key: Int { action.key &* 256 &+ Int(journal.recording.rawValue) }
  }

  /// Where an action led to.
  fileprivate struct Way {
    /// Of the action and of what was recorded: most others have another one.
    let key: Int
    /// The slot that it led to, and the number of the place that was there.
    let slot: Int
    let number: Int
    let deed: Deed
  }

  // One cell after the other uses it, so that the runtime need not look at each access.
  @exclusivity(unchecked) private var places: [Place?] = []
  /// The slots that nobody has.
  @exclusivity(unchecked) private var free: [Int] = []
  /// By the upper bits of a number that equal worlds share: the last place of that bucket.
  @exclusivity(unchecked) private var buckets = [Int](
    repeating: -1, count: 1 << StepCache.bucketBits)
  /// The slot that the hand of the clock comes by next.
  @exclusivity(unchecked) private var hand = 0
  @exclusivity(unchecked) private var footprint = 0
  @exclusivity(unchecked) private var placeCount = 0
  /// How many places there ever were.
  @exclusivity(unchecked) private var madeCount = 0
  /// Goes up with each file that is run.
  @exclusivity(unchecked) private var run = 0
  /// Where the cell before began.
  @exclusivity(unchecked) private var start: Place?
  private static let bucketBits = 12
  /// So many bytes are kept, or little more.
  private let limit: Int

  /// Creates a cache that keeps so many bytes, or little more.
  init(limit: Int) { self.limit = limit }

  /// Returns where a cell of that platform begins.
  func start(of program: SharedProgram, on platform: Platform) -> Place {
    if let start, knows(start), start.questions.world.platform == platform {
      start.wasMet = true
      return start
    }
    var world = World(program.program, platform: platform)
    let place = place(of: &world, program)
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

  /// Returns the place of a world, which it takes.
  func place(of world: inout World, _ program: SharedProgram) -> Place {
    let key = world.structureKey
    let bucket = bucket(of: key)
    var slot = buckets[bucket]
    while slot >= 0, let place = places[slot] {
      if place.key == key && place.questions.world == world {
        place.wasMet = true
        return place
      }
      slot = place.next
    }
    let place = Place(Questions(taking: &world, program), key: key)
    add(place, bytes: size(of: place))
    return place
  }

  /// Returns where an action led from a place before and what it did, or nil if nobody did it
  /// there.
  func follow(
    _ action: Action, from place: Place, _ recording: Journal.Recording
  ) -> (place: Place, deed: Deed)? {
    let key = action.key &* 256 &+ Int(recording.rawValue)
    for index in place.ways.indices where place.ways[index].key == key {
      let way = place.ways[index]
      guard let target = places[way.slot], target.number == way.number, knows(place),
        way.deed.action == action
      else { continue }
      target.wasMet = true
      return (target, way.deed)
    }
    return nil
  }

  /// Keeps what an action did, which led from a place to another.
  func keep(_ deed: Deed, from place: Place, to target: Place) {
    guard knows(place), knows(target) else { return }
    let way = Way(key: deed.key, slot: target.slot, number: target.number, deed: deed)
    let former = place.ways.firstIndex { $0.key == way.key && $0.deed.action == deed.action }
    if let former {
      // It led to a place that made way.
      place.ways[former] = way
      return
    }
    place.ways.append(way)
    let bytes = deed.journal.footprint + MemoryLayout<Way>.stride + MemoryLayout<Action>.stride
    place.footprint += bytes
    footprint += bytes
    while footprint > limit, placeCount > 0 { makeWay() }
  }

  /// `true` iff a place is one of those that the cache finds again.
  func knows(_ place: Place) -> Bool { place.slot >= 0 }

  // MARK: - Who makes way

  private func bucket(of key: UInt64) -> Int {
    // The lower bits of a number of points are all alike, and mix upwards only.
    Int(truncatingIfNeeded: key >> UInt64(64 - StepCache.bucketBits))
  }

  /// About how many bytes a place takes by itself.
  private func size(of place: Place) -> Int {
    let bytes = place.questions.world.footprint + MemoryLayout<Questions>.stride
    if let start, start.questions.world.sharesInputs(with: place.questions.world) { return bytes }
    return bytes + place.questions.world.footprintOfInputs
  }

  private func add(_ place: Place, bytes: Int) {
    while footprint + bytes > limit, placeCount > 0 { makeWay() }
    place.number = madeCount
    madeCount += 1
    place.footprint = bytes
    footprint += bytes
    placeCount += 1
    let bucket = bucket(of: place.key)
    place.next = buckets[bucket]
    if let slot = free.popLast() {
      place.slot = slot
      places[slot] = place
    } else {
      place.slot = places.count
      places.append(place)
    }
    buckets[bucket] = place.slot
  }

  /// Forgets the next place that nobody came by.
  private func makeWay() {
    while true {
      if hand >= places.count { hand = 0 }
      defer { hand += 1 }
      guard let place = places[hand] else { continue }
      if place.wasMet {
        place.wasMet = false
      } else {
        return forget(place)
      }
    }
  }

  private func forget(_ place: Place) {
    let bucket = bucket(of: place.key)
    if buckets[bucket] == place.slot {
      buckets[bucket] = place.next
    } else {
      var slot = buckets[bucket]
      while slot >= 0, let other = places[slot] {
        if other.next == place.slot { other.next = place.next }
        slot = other.next
      }
    }
    places[place.slot] = nil
    free.append(place.slot)
    footprint -= place.footprint
    placeCount -= 1
    place.slot = -1
    place.ways = []
  }
}
