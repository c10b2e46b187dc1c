import Binding
import Language
import StatusBar

// The values of a header's settings.
extension Planner {
  /// Returns the values that an element of a setting stands for, or nil once it was reported.
  mutating func readValues(
    _ expression: Expression, of kind: MatrixAxis.Kind
  ) -> [MatrixValue]? {
    switch kind {
    case .ios, .sdk: return readVersions(expression, isSDK: kind == .sdk)
    case .device: return readDevice(expression).map { [$0] }
    case .setting(let setting):
      let type = binder.staticType(of: setting)
      return constant(expression, as: type).map { [labelled(expression, .value($0))] }
    case .override(let input):
      let type = binder.staticType(of: .input(input))
      return constant(expression, as: type).map { [labelled(expression, .value($0))] }
    case .plist(let key):
      return plistValue(expression, for: key).map { [labelled(expression, .plist($0))] }
    case .orientation, .appearance, .lifecycle, .indicator, .quirks, .assumptions, .policy:
      return readWord(expression, of: kind).map { [labelled(expression, $0)] }
    }
  }

  private func labelled(
    _ expression: Expression, _ payload: MatrixValue.Payload
  ) -> MatrixValue {
    MatrixValue(label: reader.text(reader.string(expression) ?? expression.range), payload: payload)
  }

  /// Reads one of a closed set of words.
  private mutating func readWord(
    _ expression: Expression, of kind: MatrixAxis.Kind
  ) -> MatrixValue.Payload? {
    let word = reader.text(expression.range)
    let (what, legal) = vocabulary(of: kind)
    if let payload = payload(word, of: kind) { return payload }
    if kind == .quirks {
      report(.noQuirk(word, at: reader.at(expression.range)))
      return nil
    }
    if case .policy(let policy) = kind, policy.takesRelease {
      report(.noReleaseOfPolicy(word, policy, legal: legal, at: reader.at(expression.range)))
      return nil
    }
    let wrong = Diagnostic.wrongWord(
      word, what: what, legal: legal, at: reader.at(expression.range))
    let meansAll = ["both", "all", "any", "every", "automatic"].contains(word)
    report(meansAll ? wrong.hintingAtList(legal) : wrong)
    return nil
  }

  private func vocabulary(of kind: MatrixAxis.Kind) -> (what: WordKind, legal: [String]) {
    switch kind {
    case .orientation: (.orientation, Planner.orientations.map { $0.0 })
    case .appearance: (.appearance, InterfaceStyle.allCases.map { $0.spelling })
    case .lifecycle: (.lifecycle, Lifecycle.allCases.map { $0.spelling })
    case .indicator: (.indicator, Indicator.allCases.map { $0.spelling })
    case .policy(let policy): (.policy(policy), policy.choices)
    case .ios, .sdk, .device, .quirks, .assumptions, .plist, .setting, .override:
      (.switches, ["on", "off"])
    }
  }

  private func payload(_ word: String, of kind: MatrixAxis.Kind) -> MatrixValue.Payload? {
    switch kind {
    case .orientation: Orientation.written(word).map { .orientation($0) }
    case .appearance:
      InterfaceStyle.allCases.first { $0.spelling == word }.map { .appearance($0) }
    case .lifecycle: Lifecycle.allCases.first { $0.spelling == word }.map { .lifecycle($0) }
    case .indicator: Indicator.allCases.first { $0.spelling == word }.map { .indicator($0) }
    case .policy(let policy): policy.parse(word)
    case .assumptions: word == "on" ? .flag(true) : word == "off" ? .flag(false) : nil
    case .quirks: Quirks.parse(word).map { .quirks($0) }
    case .ios, .sdk, .device, .plist, .setting, .override: nil
    }
  }

  static let orientations: [(String, Orientation)] = [
    ("portrait", .portrait), ("landscape", .landscapeLeft), ("landscapeLeft", .landscapeLeft),
    ("landscapeRight", .landscapeRight), ("portraitUpsideDown", .portraitUpsideDown),
  ]
}

extension Orientation {
  /// The way to hold a device that a header and a condition call so.
  static func written(_ word: String) -> Orientation? {
    Planner.orientations.first { $0.0 == word }?.1
  }
}

// Releases and devices.
extension Planner {
  private mutating func readVersions(_ expression: Expression, isSDK: Bool) -> [MatrixValue]? {
    if case .binary(let low, .closedRange, _, let high) = expression.unwrapped.kind {
      guard let first = readVersion(low, isSDK: isSDK),
        let last = readVersion(high, isSDK: isSDK)
      else { return nil }
      guard first <= last else {
        report(HeaderMistake.reversedRange(at: reader.at(expression.range)))
        return nil
      }
      if !isSDK { noteWideRange(expression, from: first, through: last) }
      let changes = isSDK ? [] : ruleChanges.map { $0.version }
      return Version.releases(from: first, through: last, changes: changes).map {
        MatrixValue(label: $0.spelling, payload: .version($0))
      }
    }
    return readVersion(expression, isSDK: isSDK).map {
      [MatrixValue(label: $0.spelling, payload: .version($0))]
    }
  }

  /// Says which releases a range holds that are not written, and why.
  private mutating func noteWideRange(
    _ expression: Expression, from first: Version, through last: Version
  ) {
    guard options.listsKept else { return }
    for change in ruleChanges where change.version > first && change.version < last {
      report(.widerRange(change.version, change.rule, at: reader.at(expression.range)))
    }
  }

  private mutating func readVersion(_ expression: Expression, isSDK: Bool) -> Version? {
    guard case .number = expression.unwrapped.kind,
      let version = Version.parse(reader.bytes(expression.unwrapped.range))
    else {
      let isOpen = expression.range.count == 0
      let place = reader.at(expression.range)
      report(
        isOpen
          ? HeaderMistake.openRange(at: place)
          : HeaderMistake.notAVersion(reader.text(expression.range), at: place))
      return nil
    }
    // An SDK older than the oldest release is as good as that one.
    guard version.isRelease || isSDK && version < Version.oldest else {
      report(HeaderMistake.unknownRelease(version, at: reader.at(expression.range)))
      return nil
    }
    return version
  }

  private mutating func readDevice(_ expression: Expression) -> MatrixValue? {
    if let range = reader.string(expression) {
      if let id = Device.named(reader.text(range)) {
        return MatrixValue(label: reader.text(range), payload: .device(id))
      }
      if Device.Class.parse(reader.bytes(range)) != nil {
        report(HeaderMistake.quotedClass(reader.text(range), at: reader.at(expression.range)))
        return nil
      }
      // Of those that ran one of the releases, if any is like it: others would be refused.
      let all = Device.catalogue
      let fitting = all.filter { device in
        namedReleases.contains { device.firstOS <= $0 && $0.withoutPatch <= device.lastOS }
      }
      let names = (fitting.isEmpty ? all : fitting).map { $0.name }
      // "iPhone SE" is the beginning of several names.
      let longer = names.filter { $0.utf8.starts(with: reader.text(range).utf8) && range.count > 6 }
      let same = all.first { $0.name.model == reader.text(range).model }
      let near =
        same.map { [$0.name] }
        ?? (longer.isEmpty ? suggestions(for: reader.text(range), among: names) : longer)
      report(HeaderMistake.unknownDevice(reader.text(range), near: near, at: reader.at(range)))
      return nil
    }
    if let deviceClass = Device.Class.parse(reader.bytes(expression.range)) {
      return MatrixValue(label: deviceClass.spelling, payload: .deviceClass(deviceClass))
    }
    let legal = Device.Class.allCases.map { $0.spelling }
    report(
      .wrongWord(
        reader.text(expression.range), what: .deviceClass, legal: legal,
        at: reader.at(expression.range)))
    return nil
  }
}

extension String {
  /// A model's name by its letters and digits, as people write it: `iPhone15`, `iPhone SE 3`.
  fileprivate var model: [UInt8] {
    let small = utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    let plain = small.filter { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
    var model: [UInt8] = []
    var rest = plain[...]
    while let byte = rest.first {
      let isOrdinal = ["st", "nd", "rd", "th"].contains { end in
        model.last.map { $0 &- 0x30 < 10 } ?? false
          && rest.starts(with: "\(end)generation".utf8)
      }
      if isOrdinal { break }
      model.append(byte)
      rest = rest.dropFirst()
    }
    return model
  }
}
