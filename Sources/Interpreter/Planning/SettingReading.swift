import Binding
import Language
import StatusBar

// Headers: the settings of the app and of each scenario.
extension Planner {
  /// Reads the settings and the Info.plist of the app.
  mutating func readApp() {
    reader.file = binder.appFile
    var none = PlannedScenario.Variant()
    appAxes = readHeader(binder.settings, variant: &none)
    for block in binder.plists { appPlist += readPlist(block) }
  }

  /// Checks the policies that the command line sets; they have no place in any text.
  mutating func checkPolicies() {
    guard let root = spec.sources.first else { return }
    let place = Location(root.file, SourceRange(0, 0))
    for (name, value) in options.policies {
      guard let policy = Policy.named(name) else {
        let near = suggestions(for: name, among: Policy.allCases.map { $0.spelling })
        report(HeaderMistake.unknownPolicy(name, near: near, at: place))
        continue
      }
      if policy.parse(value) == nil {
        report(.wrongWord(value, what: .choice, legal: policy.choices, at: place))
      }
    }
  }

  /// Reads the settings of one header, each of which may stand only once.
  mutating func readHeader(
    _ settings: [Setting], variant: inout PlannedScenario.Variant
  ) -> [MatrixAxis] {
    var axes: [MatrixAxis] = []
    noteReleases(settings)
    for setting in settings {
      guard let axis = readSetting(setting, variant: &variant) else { continue }
      if let first = axes.first(where: { $0.kind == axis.kind }) {
        report(HeaderMistake.duplicateSetting(axis.name, at: axis.location, first: first.location))
        continue
      }
      axes.append(axis)
    }
    return axes
  }

  /// Notes which releases a header names, before anything of it is read: they tell which devices
  /// are worth a proposal.
  private mutating func noteReleases(_ settings: [Setting]) {
    guard let setting = settings.first(where: { reader.text($0.subject.range) == "ios" }) else {
      return
    }
    let ends = reader.elements(setting.value).flatMap { element -> [Expression] in
      if case .binary(let low, _, _, let high) = element.unwrapped.kind { return [low, high] }
      return [element]
    }
    namedReleases = ends.compactMap { Version.parse(reader.bytes($0.unwrapped.range)) }
  }

  private mutating func readSetting(
    _ setting: Setting, variant: inout PlannedScenario.Variant
  ) -> MatrixAxis? {
    guard let path = setting.subject.path else {
      report(
        HeaderMistake.unknownSetting(
          reader.text(setting.subject.range), near: [], at: reader.at(setting.subject.range)))
      return nil
    }
    guard let kind = axisKind(path, variant: &variant) else {
      reportUnknownSetting(setting.subject.range)
      return nil
    }
    // What is wrong with it was told by the parser.
    if case .missing = setting.value.kind { return nil }
    var values: [MatrixValue] = []
    var payloads = UniqueList<MatrixValue.Payload>()
    for element in reader.elements(setting.value) {
      guard let read = readValues(element, of: kind) else { return nil }
      for value in read where payloads.insert(value.payload) { values.append(value) }
    }
    guard !values.isEmpty else {
      report(
        HeaderMistake.emptySetting(
          reader.text(setting.subject.range), at: reader.at(setting.value.range)))
      return nil
    }
    var axis = MatrixAxis(
      kind: kind, name: reader.text(setting.subject.range),
      location: reader.at(setting.subject.range),
      values: values)
    if case .plist = kind { axis.site = binder.site(setting.range, in: file) }
    return axis
  }

  private mutating func reportUnknownSetting(_ range: SourceRange) {
    let name = reader.text(range)
    if name == "locale" || name == "multitasking" {
      report(.notModelled(.setting(name), at: reader.at(range)))
      return
    }
    let candidates =
      Planner.settingNames + Policy.allCases.map { Code.policy($0) }
      + PlistKey.allCases.map { $0.spelling } + binder.written.inputs.map { $0.name }
      + appSlotNames
    report(
      HeaderMistake.unknownSetting(
        name, near: suggestions(for: name, among: candidates), at: reader.at(range)))
  }

  static let settingNames = [
    "ios", "sdk", "device", "orientation", "appearance", "lifecycle", "indicator", "quirks",
    "assumptions",
  ]

  /// Finds out what a header's subject sets.
  private mutating func axisKind(
    _ path: [LocatedName], variant: inout PlannedScenario.Variant
  ) -> MatrixAxis.Kind? {
    let first = reader.spelling(path[0].name)
    if path.count == 1 {
      if let kind = plainKind(first) { return kind }
      if let key = PlistKey.named(first) { return .plist(key) }
    }
    if path.count == 2, first == "policy" {
      return Policy.named(reader.spelling(path[1].name)).map { .policy($0) }
    }
    if let setting = binder.setting(path) { return .setting(setting) }
    return path.count == 2 ? overrideKind(path, variant: &variant) : nil
  }

  private func plainKind(_ name: String) -> MatrixAxis.Kind? {
    switch name {
    case "ios": .ios
    case "sdk": .sdk
    case "device": .device
    case "orientation": .orientation
    case "appearance": .appearance
    case "lifecycle": .lifecycle
    case "indicator": .indicator
    case "quirks": .quirks
    case "assumptions": .assumptions
    default: nil
    }
  }

  /// A declared answer of a class becomes an input of the scenario's own program.
  private mutating func overrideKind(
    _ path: [LocatedName], variant: inout PlannedScenario.Variant
  ) -> MatrixAxis.Kind? {
    let name = reader.spelling(path[1].name)
    guard let screen = binder.screen(path[0].name),
      let member = ControllerMember.inHeader(name)
    else { return nil }
    if let known = overrides.first(where: { $0.screen == screen && $0.member == member }) {
      if !variant.overrides.contains(where: { $0.input == known.input }) {
        variant.overrides.append(known)
      }
      return .override(known.input)
    }
    let range = path[0].range.union(path[1].range)
    let site = binder.site(range, in: file)
    let isBoolean = member.row.type == .bool
    let input = binder.addInput(
      Input(name: reader.text(range), site: site, isBoolean: isBoolean),
      answering: path[1].name)
    let formula = binder.add(.input(input), isBoolean ? .bool : .unknown, site: site)
    let override = PlannedScenario.Override(
      screen: screen, member: member, formula: formula, input: input)
    overrides.append(override)
    variant.overrides.append(override)
    return .override(input)
  }

  /// The names of the app's states.
  var appSlotNames: [String] {
    guard let app = binder.written.screens.first else { return [] }
    return app.slots.map { binder.text($0.name) }
  }
}

extension ControllerMember {
  /// The member that a header calls so; nil where none can be set there.
  fileprivate static func inHeader(_ name: String) -> ControllerMember? {
    allCases.first { $0.row.isInHeader && $0.row.word == name }
  }
}
