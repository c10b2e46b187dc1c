import StatusBar

extension ProgramBuilder {
  mutating func constant(_ value: Value) -> FormulaID { formula(.constant(value)) }

  /// Declares a class with its overrides.
  mutating func controller(
    _ name: String, _ kind: ControllerClass, overrides: Overrides
  ) -> ScreenID {
    controller(name, kind) { $0 = overrides }
  }
}

extension StatusBarStyle {
  init(_ style: OracleStyle) {
    switch style {
    case .default: self = .default
    case .light: self = .lightContent
    case .dark: self = .darkContent
    }
  }
}

extension InterfaceStyle {
  init(isDark: Bool) { self = isDark ? .dark : .light }
}

extension Platform {
  /// The oracle's surroundings on a device of the catalogue; nil where there was none.
  init?(_ oracle: OraclePlatform) {
    let os = Version(UInt8(oracle.os / 100), UInt8(oracle.os % 100))
    let index = Device.catalogue.firstIndex { device in
      device.exists(on: os) && device.isPad == oracle.isPad
        && device.hasHomeButton == oracle.hasHomeButton
        && (oracle.isPad || device.isRegularWidthInLandscape == oracle.isPlus)
    }
    guard let index else { return nil }
    self.init(os: os, device: DeviceID(UInt8(index)))
    sdk = Version(UInt8(oracle.sdk / 100), UInt8(oracle.sdk % 100))
    orientation = oracle.isLandscape ? .landscapeLeft : .portrait
    appearance = InterfaceStyle(isDark: oracle.isDark)
    isResizedToCompact = oracle.isNarrowed
    plist.isViewControllerBased = oracle.isControllerBased
    plist.isHidden = oracle.plistHidden
    plist.style = StatusBarStyle(oracle.plistStyle)
    plist.interfaceStyle = oracle.plistIsDark.map { InterfaceStyle(isDark: $0) }
    policies.assumptions = oracle.assumptions
  }
}

/// The style that was last seen, which stays while the bar is hidden (U21).
struct LastStyle {
  private var style: StatusBarStyle?

  /// Notes what is seen now; a text where a hidden bar has another style than it had.
  mutating func disagreement(_ bar: Bar, _ answer: OracleAnswer, _ os: Int) -> String? {
    // What is not known leaves nothing to compare with.
    if answer.isHidden == false { style = answer.style.map { StatusBarStyle($0) } }
    let isWalked = answer.isHidden == true && answer.style == nil && answer.hiddenOwner != .geometry
    guard isWalked, os >= 1800, let style else { return nil }
    return bar.style == style
      ? nil : "while hidden: expected \(style.spelling), the model \(bar.style.spelling)"
  }
}

/// Compares what the model published with what an oracle answers; nil where they agree.
func disagreement(
  _ resolution: Resolution, _ answer: OracleAnswer, owners: [ScreenID], world: World
) -> String? {
  let bar = resolution.bar
  guard let isHidden = answer.isHidden else {
    return resolution.isOpen ? nil : "visibility: unknown, the model \(bar.isHidden)"
  }
  // An unknown style leaves alternatives that agree about visibility.
  if ([bar] + resolution.alternatives).contains(where: { $0.isHidden != isHidden }) {
    return "visibility: expected hidden \(isHidden), the model \(bar.isHidden)"
  }
  if let text = disagreement(bar.hiddenOwner, answer.hiddenOwner, owners, world) {
    return "who decided on visibility: \(text)"
  }
  if let animation = answer.animation, bar.animation.spelling != animation.rawValue {
    return "animation: expected \(animation.rawValue), the model \(bar.animation.spelling)"
  }
  // While the bar is hidden the style is not asked (U21).
  if isHidden && answer.style == nil { return nil }
  guard let style = answer.style, let content = answer.content else {
    return resolution.isOpen ? nil : "style: unknown, the model \(bar.style.spelling)"
  }
  let isLight = bar.content == .light
  let isAutomatic = if case .automatic = content { true } else { false }
  let isSettled = resolution.alternatives.allSatisfy {
    $0.style == bar.style && $0.content == bar.content
  }
  if bar.style != StatusBarStyle(style) || isLight != content.isLight
    || bar.isAutomatic != isAutomatic || !isSettled
  {
    return "style: expected \(style.rawValue), light \(content.isLight), automatic"
      + " \(isAutomatic), the model \(bar.style.spelling), \(bar.content.spelling),"
      + " \(bar.isAutomatic)"
  }
  if bar.trailing?.content != answer.trailingContent.map({ $0.isLight ? .light : .dark }) {
    return "trailing part: expected \(String(describing: answer.trailingContent)), the model"
      + " \(String(describing: bar.trailing?.content))"
  }
  return disagreement(bar.styleOwner, answer.styleOwner, owners, world).map {
    "who decided on style: \($0)"
  }
}

extension Resolution {
  /// `true` iff it hangs on a question that no source answers.
  fileprivate var isOpen: Bool {
    undecided.contains { if case .open = $0 { true } else { false } }
  }
}

private func disagreement(
  _ owner: Owner, _ expected: OracleOwner, _ owners: [ScreenID], _ world: World
) -> String? {
  switch (owner, expected) {
  case (.system, .system), (.device, .geometry), (.plist, .plist), (.application, .application):
    return nil
  case (.controller(let id), .member(let index)):
    // Where there are no names to compare, that it was a controller is enough.
    guard index < owners.count else { return nil }
    return world.screen(of: id) == owners[index]
      ? nil : "expected \(index), the model \(id.index)"
  default: return "expected \(expected), the model \(owner)"
  }
}
