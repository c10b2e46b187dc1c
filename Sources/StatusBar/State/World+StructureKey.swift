extension World {
  /// Equal worlds share the number; the standard way would pass each of their parts to a hasher
  /// that withstands ill will, which takes ten times as long.
  package func hash(into hasher: inout Hasher) { hasher.combine(structureKey) }

  /// A number that equal worlds share, and that most others do not: where to look for an equal one
  /// among many.
  package var structureKey: UInt64 {
    var key = StructureKey()
    // By index: iterating elements would copy them.
    for index in controllers.indices { controllers[index].mix(into: &key) }
    for index in instances.indices { instances[index].mix(into: &key) }
    for index in objects.indices { objects[index].mix(into: &key) }
    rare.mix(into: &key)
    frame.mix(into: &key)
    key.mix(published.bar.isHidden ? 1 : 0)
    key.mix(published.bar.content == .dark ? 1 : 0)
    return key.value
  }
}

extension World.Frame {
  /// A number that equal ones share.
  var key: UInt64 {
    var key = StructureKey()
    mix(into: &key)
    return key.value
  }

  fileprivate func mix(into key: inout StructureKey) {
    for window in windows { key.mix(window.order) }
    for input in inputs { key.mix(input.map { $0.key } ?? -1) }
    key.mix(Int32(platform.os.major))
    key.mix(Int32(platform.os.minor))
    key.mix(platform.orientation.isLandscape ? 1 : 0)
    key.mix(platform.appearance == .dark ? 1 : 0)
  }
}

extension Rare<World.RareFields> {
  /// A number that equal ones share.
  var key: UInt64 {
    var key = StructureKey()
    mix(into: &key)
    return key.value
  }

  fileprivate func mix(into key: inout StructureKey) {
    guard let storage else {
      // As where all is there and empty.
      for _ in 0..<3 { key.mix(0) }
      return
    }
    for preset in storage.contents.presets {
      key.mix(preset.screen.index)
      key.mix(preset.slot)
      key.mix(preset.value.key)
    }
    for waiting in storage.contents.delayed { key.mix(Value.number(waiting.remaining).key) }
    let (changes, handlers) = (
      storage.contents.unobservedChanges.count, storage.contents.perhaps.count
    )
    key.mix(Int32(truncatingIfNeeded: changes + handlers << 8))
    key.mix(
      Int32(truncatingIfNeeded: storage.contents.offers.count + storage.contents.others.count << 16)
    )
    key.mix(storage.contents.moment == nil ? 0 : 1)
  }
}

extension Bar {
  /// A number that equal bars share.
  var key: UInt64 {
    var key = StructureKey()
    key.mix(isHidden ? 1 : 0)
    key.mix(content == .dark ? 1 : 0)
    key.mix(styleOwner.key)
    key.mix(hiddenOwner.key)
    return key.value
  }
}

extension Controller {
  /// A number that equal controllers share.
  var key: UInt64 {
    var key = StructureKey()
    mix(into: &key)
    return key.value
  }

  fileprivate func mix(into key: inout StructureKey) {
    guard isAlive else { return key.mix(-2) }
    key.mix(screen?.index ?? -1)
    key.mix(view?.index ?? -1)
    key.mix(parent?.index ?? -1)
    key.mix(presenter?.index ?? -1)
    key.mix(presented?.index ?? -1)
    key.mix(instance.index)
    key.mix(selected)
    key.mix(
      Int32(truncatingIfNeeded: children.count << 2) + (hasAppeared ? 2 : 0) + (isLoaded ? 1 : 0))
    for child in children { key.mix(child.index) }
    key.mix(isNavigationBarHidden.map { $0 ? 1 : 0 } ?? -1)
    key.mix(Value.number(offset).key)
  }
}

extension Instance {
  /// A number that equal instances share.
  var key: UInt64 {
    var key = StructureKey()
    key.mix(screen.index)
    key.mix(controller?.index ?? -1)
    mix(into: &key)
    return key.value
  }

  fileprivate func mix(into key: inout StructureKey) {
    for value in values { key.mix(value.key) }
  }
}

extension VisibleState {
  /// A number that equal states share.
  var key: UInt64 {
    var key = StructureKey()
    mix(into: &key)
    return key.value
  }

  fileprivate func mix(into key: inout StructureKey) { key.mix(isHidden.key) }
}

extension Owner {
  /// A number that equal owners share.
  fileprivate var key: Int32 {
    switch self {
    case .system: -1
    case .device: -2
    case .plist: -3
    case .application: -4
    case .controller(let id): id.index
    }
  }
}

extension Value {
  /// A number that equal values share.
  fileprivate var key: Int32 {
    switch self {
    case .bool(let truth): truth ? 1 : 2
    // Whole numbers differ in the upper half only, others in the lower one too.
    case .number(let number):
      Int32(truncatingIfNeeded: number.bitPattern >> 32 ^ number.bitPattern)
    case .integer(let number): Int32(truncatingIfNeeded: number >> 32 ^ number)
    case .unknown(let input), .some(let input): input.index
    case .controller(let id): id.index
    case .none, .text, .list, .enumCase, .style, .animation, .scheme, .visibility, .sizeClass,
      .interposed,
      .scenePhase, .object, .window, .presentation, .reference, .closure:
      3
    }
  }
}

/// A number made of many: FNV-1a, a word at a time. It is made after each step, where the standard
/// library's hasher, which withstands ill will, would take longer than the step itself.
struct StructureKey {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func mix(_ number: Int32) {
    value = (value ^ UInt64(UInt32(bitPattern: number))) &* 0x0000_0100_0000_01b3
  }
}
