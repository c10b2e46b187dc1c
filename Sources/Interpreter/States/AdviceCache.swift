import StatusBar

/// The effects of settings by state, each kept once, and which of them a run was told.
///
/// Which settings count is the same for each caller; what is in vain may be expected in one
/// scenario and not in another, and is told of each world.
struct AdviceCache: ~Copyable {
  private var all: [(effects: SettingEffects, run: Int32)] = []
  private var index = NumberIndex()
  /// By world: the number of what they are worth, -1 where not asked, and the last run that
  /// heard of it.
  private var worlds: [(effects: Int32, run: Int32)] = []
  private var run: Int32 = 0
  private var bytes = 0

  /// About how many bytes it takes.
  var footprint: Int { bytes + worlds.count * MemoryLayout<(Int32, Int32)>.stride }

  /// Begins another run, to which all is new.
  mutating func beginRun() { run &+= 1 }

  /// Forgets all worlds, but not which run it is.
  mutating func forgetAll() {
    let run = run
    self = AdviceCache()
    self.run = run
  }

  /// Makes room for the next world.
  mutating func addWorld() { worlds.append((-1, -1)) }

  /// What settings are worth in a world, if it was asked.
  func effects(in world: Int) -> SettingEffects? {
    let number = Int(worlds[world].effects)
    return number < 0 ? nil : all[number].effects
  }

  mutating func keep(_ effects: SettingEffects, in world: Int) {
    let key = effects.key
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      if all[number].effects.equals(effects) {
        worlds[world].effects = Int32(number)
        return
      }
    }
    worlds[world].effects = Int32(all.count)
    index.insert(all.count, key: key)
    all.append((effects, -1))
    bytes += effects.footprint
  }

  /// `true` iff the run may have to hear what settings are worth in a world.
  mutating func isNew(in world: Int) -> Bool {
    if worlds[world].run == run { return false }
    let number = Int(worlds[world].effects)
    guard number >= 0, all[number].run == run, all[number].effects.ineffective.isEmpty else {
      return true
    }
    worlds[world].run = run
    return false
  }

  /// Tells the run what settings are worth in a world; nil where it heard that before, or was not
  /// asked.
  mutating func tell(of world: Int) -> SettingEffects? {
    guard isNew(in: world), let effects = effects(in: world) else { return nil }
    worlds[world].run = run
    all[Int(worlds[world].effects)].run = run
    return effects
  }
}
