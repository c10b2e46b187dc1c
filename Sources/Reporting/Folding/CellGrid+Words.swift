import StatusBar

// A block of cells in words: `every phone without a home button, iOS 16 to 18, in dark mode`.
extension CellGrid {
  /// How much is said of a block.
  package enum Manner: Sendable {
    /// Each axis on which the block does not hold everything; releases by those that were run.
    case restrictions
    /// Device and releases always; each release stands for those up to the next one.
    case everything
    /// Device and releases always; of releases those that were run.
    case named
  }

  /// Returns the block in words; nil where it holds everything and nothing has to be said.
  package func words(of block: Folding.Block, _ manner: Manner) -> String? {
    var screens: [String] = []
    var releases: [String] = []
    var others: [String] = []
    for (index, axis) in axes.enumerated() {
      let existing = existing(index, in: block)
      let isWhole = existing.isSubset(of: block.values[index])
      if isWhole && (manner == .restrictions || axis.kind == .other) { continue }
      switch axis.kind {
      case .screens(let isTurned):
        let words = ScreenWords(axis.values, isTurned: isTurned, existing: existing)
        screens.append(words.words(of: block.values[index]))
      case .releases:
        releases.append(self.releases(runs(index, of: block), of: axis, manner))
      case .other: others.append(other(axis, block.values[index]))
      }
    }
    let all = screens + releases + others
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  /// `iOS 16`, `iOS 16 and 17`, `iOS 13, 15 and 16 to 18`
  private func releases(_ runs: [ClosedRange<Int>], of axis: Axis, _ manner: Manner) -> String {
    var parts: [String] = []
    for run in runs {
      let first = axis.values[run.lowerBound][0]
      let end = axis.values[run.upperBound][0]
      var last = end
      if manner == .everything, run.upperBound + 1 < axis.values.count {
        last = CellGrid.last(from: end, before: axis.values[run.upperBound + 1][0])
      }
      if first == last {
        parts.append(first)
      } else if run.count == 2 && last == end {
        parts += [first, last]
      } else {
        parts.append(first + " to " + last)
      }
    }
    let name = axis.name == "sdk" ? "SDK " : "iOS "
    guard let last = parts.popLast() else { return name }
    return name + (parts.isEmpty ? "" : parts.joined(separator: ", ") + " and ") + last
  }

  /// The last release before `next` that `release` stands for, by the part that has to be told.
  private static func last(from release: String, before next: String) -> String {
    let limit = version(next)
    guard limit.minor > 0, let before = Version.releases.last(where: { $0 < limit }) else {
      // All of its major version, unless it began later itself.
      let start = version(release)
      guard start.minor > 0,
        let end = Version.releases.last(where: { $0.major == start.major && $0 < limit })
      else { return release }
      return end.spelling
    }
    return before.spelling
  }

  /// `in dark mode`, `session.isNight true`
  private func other(_ axis: Axis, _ chosen: [Int]) -> String {
    let values = chosen.map { axis.values[$0][0] }
    if axis.name == "appearance", let only = values.first, values.count == 1 {
      return "in " + only + " mode"
    }
    if axis.name == "orientation" { return "in " + values.joined(separator: " or ") }
    guard values.count > 12, let last = values.last else {
      return axis.name + " " + values.joined(separator: ", ")
    }
    return axis.name + " " + values.prefix(8).joined(separator: ", ") + ", … " + last
  }

  /// A value of an axis as the place where something is: `on iOS 16`, `in landscape`, `on an iPad`.
  func place(_ value: Int, of axis: Int, against other: Int) -> String {
    let (values, name) = (axes[axis].values, axes[axis].name)
    switch axes[axis].kind {
    case .releases: return (name == "sdk" ? "with SDK " : "on iOS ") + values[value][0]
    case .screens(let isTurned):
      if isTurned, values[value][0] == values[other][0] { return "in " + values[value][1] }
      return ScreenWords.one(values[value][0])
    case .other: return self.other(axes[axis], [value])
    }
  }
}

/// Devices, and how they are held, in words.
struct ScreenWords {
  private let values: [[String]]
  private let isTurned: Bool
  /// Those of which there are cells where the words are used.
  private let existing: Set<Int>

  init(_ values: [[String]], isTurned: Bool, existing: Set<Int>) {
    self.values = values
    self.isTurned = isTurned
    self.existing = existing
  }

  /// Returns words for some of the values.
  func words(of chosen: [Int]) -> String {
    let chosen = chosen.filter { existing.contains($0) }
    guard isTurned else { return words(devices(chosen), among: devices(Array(existing))) }
    let portrait = devices(chosen.filter { values[$0][1] == "portrait" })
    let turned = devices(chosen.filter { values[$0][1] != "portrait" })
    let all = devices(Array(existing).sorted())
    let both = portrait.filter { turned.contains($0) }
    var parts: [String] = []
    let upright = portrait.filter { !turned.contains($0) }
    let flat = turned.filter { !portrait.contains($0) }
    if !upright.isEmpty { parts.append(words(upright, among: all) + " in portrait") }
    if !flat.isEmpty { parts.append(words(flat, among: all) + " in landscape") }
    if !both.isEmpty { parts.append(words(both, among: all)) }
    return parts.joined(separator: " and ")
  }

  private func devices(_ chosen: [Int]) -> [String] {
    var found: [String] = []
    for index in chosen where !found.contains(values[index][0]) { found.append(values[index][0]) }
    return found
  }

  private func words(_ devices: [String], among all: [String]) -> String {
    if all.allSatisfy({ devices.contains($0) }) {
      return devices.count == 1 ? ScreenWords.only(devices[0]) : "every device"
    }
    let isOfModels = devices.contains { Device.Class.parse($0.utf8) == nil }
    if isOfModels && devices.count < 3 { return devices.joined(separator: " and ") }
    let pads = devices.filter { ScreenWords.deviceClass($0) == .pad }
    let phones = devices.filter { ScreenWords.deviceClass($0) != .pad }
    var parts: [String] = []
    if !phones.isEmpty {
      let others = all.filter { ScreenWords.deviceClass($0) != .pad && !phones.contains($0) }
      parts.append(ScreenWords.words(phones, besides: others))
    }
    if !pads.isEmpty {
      let isWhole = all.allSatisfy { ScreenWords.deviceClass($0) != .pad || pads.contains($0) }
      parts.append(isWhole ? "every iPad" : pads.joined(separator: " and "))
    }
    return parts.joined(separator: " and ")
  }

  /// Phones by what they have in common and others have not; by name where there is nothing.
  private static func words(_ phones: [String], besides others: [String]) -> String {
    if others.isEmpty { return "every phone" }
    let own = classes(phones)
    let rest = classes(others)
    guard own.allSatisfy({ !rest.contains($0) }) else { return phones.joined(separator: ", ") }
    if own.count == 1, let only = own.first { return "every phone with " + feature(only) }
    if rest.count == 1, let only = rest.first { return "every phone without " + feature(only) }
    return phones.joined(separator: ", ")
  }

  private static func classes(_ devices: [String]) -> [Device.Class] {
    var found: [Device.Class] = []
    for device in devices {
      if let own = deviceClass(device), !found.contains(own) { found.append(own) }
    }
    return found
  }

  private static func feature(_ deviceClass: Device.Class) -> String {
    switch deviceClass {
    case .homeButton: "a home button"
    case .notch: "a notch"
    case .dynamicIsland: "a Dynamic Island"
    case .pad: "a large screen"
    }
  }

  static func deviceClass(_ label: String) -> Device.Class? {
    Device.Class.parse(label.utf8) ?? Device.named(label)?.device.deviceClass
  }

  /// One device as the only one: `every iPad`, `iPhone 14`.
  private static func only(_ label: String) -> String {
    guard let own = Device.Class.parse(label.utf8) else { return label }
    return own == .pad ? "every iPad" : "every phone with " + feature(own)
  }

  /// One device as a place: `on an iPad`, `on a phone with a notch`.
  static func one(_ label: String) -> String {
    guard let own = Device.Class.parse(label.utf8) else { return "on " + label }
    return own == .pad ? "on an iPad" : "on a phone with " + feature(own)
  }
}
