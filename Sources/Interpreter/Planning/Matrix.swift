import Binding
import Language
import StatusBar

// From the settings of the app and of a scenario to the cells that it runs in.
extension Planner {
  /// More cells than this for one scenario are taken for a mistake.
  private static var cellLimit: Int { 10_000 }
  /// Likewise for all scenarios of a file.
  private static var fileCellLimit: Int { 100_000 }
  /// Likewise for their steps, each counted once for each of its cells.
  private static var fileStepLimit: Int { 10_000_000 }

  /// Returns the cells of a scenario; none once something was reported.
  mutating func makeCells(
    _ declaration: ScenarioDeclaration, header: [MatrixAxis], plist: [PlistKeySetting]?
  ) -> [PlannedCell] {
    let isPlain = header.isEmpty && plist == nil
    if isPlain, let sharedCells {
      return takes(sharedCells.count, declaration) ? sharedCells : []
    }
    let axes = merge(header)
    guard hasRequired(axes, declaration) else { return [] }
    // Multiplied in 64 bits, so that `Int` may have 32.
    var whole: Int64 = 1
    for axis in axes { whole = min(whole * Int64(axis.values.count), Int64(Int32.max)) }
    let count = Int(whole)
    guard count <= Planner.cellLimit else {
      let widest = axes.max { $0.values.count < $1.values.count }
      let place = widest?.location ?? reader.at(declaration.name)
      report(HeaderMistake.tooManyCells(count, limit: Planner.cellLimit, at: place))
      return []
    }
    guard takes(count, declaration) else { return [] }
    let cells = product(of: axes, count: count, plist: plist ?? appPlist)
    checkExistence(cells, axes)
    checkQuirks(header, cells)
    if isPlain { sharedCells = cells }
    return cells
  }

  /// Counts the cells of a scenario; `false` iff the file has too many, which is told once.
  private mutating func takes(_ count: Int, _ declaration: ScenarioDeclaration) -> Bool {
    let before = cellCount
    cellCount += count
    if cellCount <= Planner.fileCellLimit { return true }
    if before <= Planner.fileCellLimit {
      report(
        HeaderMistake.tooManyCellsInFile(
          limit: Planner.fileCellLimit, at: reader.at(declaration.name)))
    }
    return false
  }

  /// Counts the steps of a scenario, once for each of its cells; `false` iff those of the file are
  /// too many, which is told once.
  mutating func takes(_ steps: PlannedSteps, in cells: Int, _ declaration: ScenarioDeclaration)
    -> Bool
  {
    let before = stepCount
    stepCount += steps.steps.count * cells
    if stepCount <= Planner.fileStepLimit { return true }
    if before <= Planner.fileStepLimit {
      report(
        HeaderMistake.tooManyStepsInFile(
          limit: Planner.fileStepLimit, at: reader.at(declaration.name)))
    }
    return false
  }

  /// The scenario's settings first, then those of the app that it does not replace.
  func merge(_ header: [MatrixAxis]) -> [MatrixAxis] {
    header + appAxes.filter { axis in !header.contains { $0.kind == axis.kind } }
  }

  private mutating func hasRequired(
    _ axes: [MatrixAxis], _ declaration: ScenarioDeclaration
  ) -> Bool {
    var isComplete = true
    for kind in [MatrixAxis.Kind.ios, .device] where !axes.contains(where: { $0.kind == kind }) {
      isComplete = false
      if missing.contains(kind) || isSpoilt(kind, in: declaration) { continue }
      missing.append(kind)
      report(
        HeaderMistake.missingSetting(isDevice: kind == .device, at: reader.at(declaration.name)))
    }
    return isComplete
  }

  /// `true` iff the setting is there, and what is wrong with it was told.
  private func isSpoilt(
    _ kind: MatrixAxis.Kind, in declaration: ScenarioDeclaration
  ) -> Bool {
    let word: Word = kind == .device ? .device : .ios
    if binder.isUnread(Name(word)) { return true }
    return (binder.settings + declaration.settings).contains { setting in
      if case .name(let name) = setting.subject.kind { name.word == word } else { false }
    }
  }

  private func product(
    of axes: [MatrixAxis], count: Int, plist: [PlistKeySetting]
  ) -> [PlannedCell] {
    var cells: [PlannedCell] = []
    cells.reserveCapacity(count)
    var choice = [Int](repeating: 0, count: axes.count)
    for _ in 0..<count {
      cells.append(cell(axes, choice, plist))
      var axis = axes.count - 1
      while axis >= 0 {
        choice[axis] += 1
        if choice[axis] < axes[axis].values.count { break }
        choice[axis] = 0
        axis -= 1
      }
    }
    return cells
  }

  private func cell(
    _ axes: [MatrixAxis], _ choice: [Int], _ plist: [PlistKeySetting]
  ) -> PlannedCell {
    var os = Version.newest
    // By their places, here and below: an axis holds all of its values, and a cell is made of each
    // of their combinations.
    for place in axes.indices where axes[place].kind == .ios {
      if case .version(let version) = axes[place].values[choice[place]].payload { os = version }
    }
    var cell = PlannedCell(
      axes: [], platform: Platform(os: os, device: DeviceID(0)), settings: [], exists: true)
    for place in axes.indices where axes[place].kind == .device {
      cell.setDevice(axes[place].values[choice[place]].payload, on: os)
    }
    cell.platform.plist.apply(plist, isPad: cell.platform.device.device.isPad)
    // What a header says of defects and policies outranks the command line.
    cell.platform.policies.quirks = options.quirks
    for (name, value) in options.policies {
      guard let policy = Policy.named(name), let payload = policy.parse(value) else { continue }
      policy.apply(payload, to: &cell.platform.policies)
      cell.decided.append(.policy(policy))
    }
    for place in axes.indices {
      let value = axes[place].values[choice[place]]
      cell.apply(value.payload, of: axes[place])
      if axes[place].kind == .sdk { cell.followsRelease = false }
      if axes[place].isSpread {
        cell.axes.append(CellResult.Axis(name: axes[place].name, value: value.label))
      }
    }
    if !options.assumptions {
      cell.platform.policies.assumptions = false
      cell.decided.append(.assumptions)
    }
    return cell
  }

  private mutating func checkExistence(_ cells: [PlannedCell], _ axes: [MatrixAxis]) {
    guard !cells.contains(where: { $0.exists }) else { return }
    let device = axes.first { $0.kind == .device }
    let ios = axes.first { $0.kind == .ios }
    guard let device, let ios, let cell = cells.first else { return }
    let known = device.names(cell.platform.device) ? cell.platform.device.device : nil
    let releases = cells.map { $0.platform.os }
    let fitting = Device.catalogue.filter { device in
      releases.allSatisfy { device.exists(on: $0) }
    }
    let alike = fitting.first {
      ($0.deviceClass == .pad) == (cell.platform.device.device.deviceClass == .pad)
    }
    report(
      HeaderMistake.neverExisted(
        device: device.values.map { $0.label }, ios: ios.values.map { $0.label }, known: known,
        other: alike ?? fitting.first, at: device.location, release: ios.location))
  }
}

extension MatrixAxis {
  /// `true` iff the device is one of the values, rather than standing for a class.
  fileprivate func names(_ id: DeviceID) -> Bool {
    values.contains { $0.payload == .device(id) }
  }
}

extension PlannedCell {
  fileprivate mutating func setDevice(_ payload: MatrixValue.Payload, on os: Version) {
    switch payload {
    case .device(let id):
      platform.device = id
      exists = id.device.exists(on: os)
    case .deviceClass(let deviceClass):
      let id = Device.representative(of: deviceClass, on: os)
      exists = id != nil
      absentClass = id == nil ? deviceClass : nil
      platform.device = id ?? DeviceID(0)
    case .version, .orientation, .appearance, .lifecycle, .indicator, .flag, .quirks, .choice,
      .from, .plist, .value:
      break
    }
  }

  /// Applies one value; releases of iOS and devices come first, elsewhere.
  fileprivate mutating func apply(_ payload: MatrixValue.Payload, of axis: MatrixAxis) {
    switch axis.kind {
    case .ios, .device: break
    case .sdk: if case .version(let version) = payload { platform.sdk = version }
    case .orientation:
      if case .orientation(let orientation) = payload { platform.orientation = orientation }
    case .appearance:
      if case .appearance(let appearance) = payload { platform.appearance = appearance }
    case .lifecycle: if case .lifecycle(let lifecycle) = payload { platform.lifecycle = lifecycle }
    case .indicator: if case .indicator(let indicator) = payload { platform.indicator = indicator }
    case .quirks: if case .quirks(let quirks) = payload { platform.policies.quirks = quirks }
    case .assumptions:
      guard case .flag(let isOn) = payload else { break }
      platform.policies.assumptions = isOn
      decided.append(.assumptions)
    case .policy(let policy):
      policy.apply(payload, to: &platform.policies)
      decided.append(.policy(policy))
    case .plist(let key):
      guard case .plist(let value) = payload else { break }
      platform.plist.apply(
        PlistKeySetting(key: key, value: value, isForPad: nil, site: axis.site))
    case .setting(let setting):
      if case .value(let value) = payload { settings.append((setting, value)) }
    case .override(let input):
      if case .value(let value) = payload { settings.append((.input(input), value)) }
    }
  }
}
