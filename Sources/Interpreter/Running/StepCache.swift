import Language
import StatusBar

/// What actions led to from worlds met before, and what holds there: the scenarios of an app begin
/// alike, and come by the same worlds again and again.
///
/// An object, so that every cell of a run uses the same one, and every file of one app. Sound
/// because equal worlds behave equally, and because what an action writes down depends on nothing
/// else. Worlds are kept as rows of numbers; some of them are at hand. Where there is no more room
/// all are forgotten.
final class StepCache {
  /// By which the cache knows a place, as long as it is of the cache's generation.
  struct Station {
    fileprivate var number = -1
    fileprivate var generation = -1
  }

  /// A world to ask; shared once it is used a second time.
  final class Place {
    let questions: Questions
    let station: Station
    /// About how many bytes it takes, where it is at hand.
    fileprivate let footprint: Int
    /// CLOCK reference bit, set by each access.
    @exclusivity(unchecked) fileprivate var wasMet = true
    /// Whether its bar lags behind; nil before that is asked.
    @exclusivity(unchecked) var isStale: Bool?
    /// The bar that a walk now would give, with its reasons: for explanations.
    private(set) lazy var fresh = questions.resolve()

    fileprivate init(
      taking world: inout World, in cache: StepCache, number: Int, footprint: Int = 0
    ) {
      self.footprint = footprint
      questions = Questions(taking: &world, cache.program, writingIn: cache.notebook)
      station = Station(number: number, generation: cache.generation)
      isStale = cache.news.effects(in: number)?.isStale
    }

    /// Creates a place that no cache knows.
    init(_ world: consuming World, _ program: SharedProgram) {
      questions = Questions(world, program)
      station = Station()
      footprint = 0
    }
  }

  private let program: SharedProgram
  /// Of all worlds at hand: they are asked one after the other.
  let notebook = Notebook()
  // One cell after the other uses it, so that the runtime need not look at each access.
  @exclusivity(unchecked) private var table = WorldTable()
  @exclusivity(unchecked) private var ways = WayTable()
  @exclusivity(unchecked) private var deeds = DeedTable()
  @exclusivity(unchecked) private var news = NewsTable()
  /// The worlds at hand, by number.
  @exclusivity(unchecked) private var places: [Place?] = []
  /// Their numbers.
  @exclusivity(unchecked) private var atHand: [Int32] = []
  /// The one of them that the hand of the clock comes by next.
  @exclusivity(unchecked) private var hand = 0
  /// About how many bytes the worlds at hand take.
  @exclusivity(unchecked) private var bytesAtHand = 0
  /// Goes up whenever all is forgotten.
  @exclusivity(unchecked) private var generation = 0
  /// Where the cell before began.
  @exclusivity(unchecked) private var start: (place: Place, platform: Platform)?
  /// What the cell before had done where it began.
  @exclusivity(unchecked) private var idle: Deed?
  /// So many bytes are kept, or little more.
  private let limit: Int
  /// Most programs are not met in more worlds than these.
  private static let fewWorlds = 512

  /// Creates a cache of the worlds of a program that keeps so many bytes, or little more.
  init(_ program: SharedProgram, limit: Int) {
    self.program = program
    self.limit = limit
  }

  /// Begins another run, to which all places are new.
  func beginRun() { news.beginRun() }

  // MARK: - Worlds

  /// Returns where a cell of that platform begins.
  func start(on platform: Platform) -> Place {
    if let start, knows(start.place.station), start.platform == platform {
      // As the next cell most likely has it, too: what is the same object need not be compared.
      self.start?.platform = platform
      return start.place
    }
    var world = World(program.program, platform: platform)
    let place = place(of: &world)
    start = (place, platform)
    return place
  }

  /// What was done before anything is.
  func idleDeed(_ recording: Journal.Recording) -> Deed {
    if let idle, idle.journal.recording == recording { return idle }
    let deed = Deed(.launch, Journal(recording))
    idle = deed
    return deed
  }

  /// `true` iff a place is one of those that the cache finds again.
  func knows(_ station: Station) -> Bool { station.generation == generation }

  /// Returns the place of a world, which it takes; a turn from another place may have led there.
  func place(of world: inout World, afterTurnFrom former: Station? = nil) -> Place {
    // Now and then: two or three more do no harm.
    if table.count & 3 == 0, footprint > limit { forgetAll() }
    let known = former.flatMap { knows($0) ? $0.number : nil }
    let (number, isNew) = table.insert(world, afterTurnFrom: known)
    if isNew {
      if table.count == StepCache.fewWorlds { reserve() }
      news.addWorld()
      places.append(nil)
    } else if let place = places[number] {
      place.wasMet = true
      return place
    }
    // Not at hand before it is used again: most worlds of a suite are met once only.
    return Place(taking: &world, in: self, number: number)
  }

  /// Makes room for as much as the limit allows: lists that grow are copied again and again, and
  /// room that is not filled costs nothing.
  private func reserve() {
    table.reserve(limit / 4)
  }

  private func place(_ number: Int) -> Place {
    if let place = places[number] {
      place.wasMet = true
      return place
    }
    var world = table[number]
    let footprint = world.footprint + MemoryLayout<Place>.stride + MemoryLayout<Questions>.stride
    let place = Place(taking: &world, in: self, number: number, footprint: footprint)
    bytesAtHand += place.footprint
    while bytesAtHand > limit / 24, !atHand.isEmpty { makeWay() }
    places[number] = place
    atHand.append(Int32(number))
    return place
  }

  /// Lets go of the next place at hand that was not used since the hand passed it.
  private func makeWay() {
    while true {
      if hand >= atHand.count { hand = 0 }
      let number = Int(atHand[hand])
      if let place = places[number] {
        if place.wasMet {
          place.wasMet = false
          hand += 1
          continue
        }
        bytesAtHand -= place.footprint
      }
      places[number] = nil
      atHand.swapAt(hand, atHand.count - 1)
      atHand.removeLast()
      return
    }
  }

  private var footprint: Int {
    table.footprint + ways.footprint + deeds.footprint + news.footprint
  }

  private func forgetAll() {
    generation += 1
    table = WorldTable()
    ways = WayTable()
    deeds = DeedTable()
    news.forgetAll()
    places = []
    atHand = []
    (hand, bytesAtHand) = (0, 0)
    start = nil
  }

  // MARK: - Ways

  /// Where a scenario is on its way along steps that are known, by numbers.
  struct Trail {
    /// Of the place.
    fileprivate var number: Int
    /// The step to be done next.
    fileprivate(set) var next: Int
    /// The facts that were looked at.
    fileprivate(set) var facts = 0
    /// The last action that was done; nil for none.
    fileprivate(set) var lastAction: Int?
    fileprivate var formerNumber = -1
    fileprivate var deed = -1
    /// `true` iff the run has not heard what settings are worth where it is.
    fileprivate(set) var meetsNews = false
  }

  /// Where a trail led to that did an action.
  struct Arrival {
    let place: Place
    let deed: Deed
    /// The bar before that.
    let former: Resolution
  }

  /// Begins at a place that the cache knows, with that step.
  func trail(from station: Station, next: Int) -> Trail {
    Trail(number: station.number, next: next)
  }

  /// Goes on as long as there is nothing to say.
  func follow(
    _ trail: inout Trail, along steps: [PlannedStep], _ recording: Journal.Recording, advises: Bool
  ) {
    trail.meetsNews = false
    while trail.next < steps.count, !steps[trail.next].keepsFormerBar {
      let line = steps[trail.next].line
      guard line.isKept else { return }
      guard let way = ways.way(of: Int32(line.index), from: trail.number, recording),
        ways[way].isPlain
      else { return }
      let deed = Int(ways[way].deed)
      if deed < 0 {
        trail.facts -= deed
        trail.next += 1
        continue
      }
      trail.formerNumber = trail.number
      trail.number = Int(ways[way].target)
      trail.lastAction = trail.next
      trail.deed = deed
      trail.next += 1
      if advises, news.isNews(in: trail.number) {
        trail.meetsNews = true
        return
      }
    }
  }

  /// Returns where a trail led to; nil where no action was done.
  func arrival(of trail: Trail) -> Arrival? {
    guard trail.deed >= 0 else { return nil }
    return Arrival(
      place: place(trail.number), deed: deeds[trail.deed],
      former: table.published(in: trail.formerNumber))
  }

  /// Returns where an action led from a place before and what it did, or nil if it was not done
  /// there.
  func follow(
    _ action: Action, _ line: LineID, from start: Station, _ recording: Journal.Recording
  ) -> (place: Place, deed: Deed)? {
    let step = deeds.step(action, line)
    guard let way = ways.way(of: step, from: start.number, recording) else { return nil }
    return (self.place(Int(ways[way].target)), deeds[Int(ways[way].deed)])
  }

  /// Keeps what an action did, which led from a place to another, and returns it as all share it
  /// who do the same.
  func keep(
    _ action: Action, _ line: LineID, _ journal: Journal, from start: Station, to target: Station
  ) -> Deed {
    guard knows(start), knows(target) else { return Deed(action, journal) }
    let step = deeds.step(action, line)
    let deed = deeds.insert(step, action, journal)
    ways.add(
      WayTable.Way(
        step, from: start.number, to: target.number, deed: Int32(deed), journal.recording,
        isPlain: false))
    return deeds[deed]
  }

  /// Notes that there is nothing to say where an action is done at a place.
  func notePlain(_ line: LineID, from start: Station, _ recording: Journal.Recording) {
    guard knows(start),
      let way = ways.way(of: Int32(line.index), from: start.number, recording)
    else { return }
    ways.notePlain(way)
  }

  /// Notes that an expectation of so many facts holds at a place, and that there is nothing to say
  /// about it.
  func notePlain(
    _ line: LineID, facts: Int, at station: Station, _ recording: Journal.Recording
  ) {
    guard knows(station), facts > 0 else { return }
    ways.add(
      WayTable.Way(
        Int32(line.index), from: station.number, to: station.number, deed: -Int32(facts),
        recording, isPlain: true))
  }

  // MARK: - What settings are worth

  /// Returns what the settings are worth at a place; nil where the run has heard that before.
  func news(at place: Place) -> SettingEffects? {
    let number = place.station.number
    if news.effects(in: number) == nil {
      let found = place.questions.settingEffects(withReliances: false)
      place.isStale = found.isStale ?? place.isStale
      news.keep(found, in: number)
    }
    return news.tell(of: number)
  }

  /// Returns what the settings are worth where a trail is; nil where the run has heard that before.
  func news(at trail: Trail) -> SettingEffects? {
    if news.effects(in: trail.number) == nil { return news(at: place(trail.number)) }
    return news.tell(of: trail.number)
  }
}
