/// Values that name a case of an enumeration of Apple's. A variable whose type is not known has it
/// as the program spells it.
extension PresentationStyle {
  /// The style that a value names, or nil.
  init?(_ value: Value, _ program: Program) {
    if case .presentation(let style) = value {
      self = style
      return
    }
    let style = PresentationStyle.allCases.first { program.spells(value, $0.spelling) }
    guard let style else { return nil }
    self = style
  }
}

extension StatusBarStyle {
  /// The style that a value names, or nil.
  init?(_ value: Value, _ program: Program) {
    if case .style(let style) = value {
      self = style
      return
    }
    let style = StatusBarStyle.allCases.first { style in
      program.spells(value, String(style.spelling.dropFirst()))
    }
    guard let style else { return nil }
    self = style
  }
}

extension UpdateAnimation {
  /// The animation that a value names, or nil.
  init?(_ value: Value, _ program: Program) {
    if case .animation(let animation) = value {
      self = animation
      return
    }
    let animation = UpdateAnimation.allCases.first { program.spells(value, $0.spelling) }
    guard let animation else { return nil }
    self = animation
  }
}

extension InterfaceStyle {
  /// The interface style that a value names, or nil: none, or `.unspecified`.
  init?(_ value: Value, _ program: Program) {
    if case .scheme(let style) = value {
      self = style
      return
    }
    let style = [InterfaceStyle.light, .dark].first { program.spells(value, $0.spelling) }
    guard let style else { return nil }
    self = style
  }
}

extension BarVisibility {
  /// The visibility that a value names, or nil.
  init?(_ value: Value, _ program: Program) {
    if case .visibility(let visibility) = value {
      self = visibility
      return
    }
    let visibility = BarVisibility.allCases.first { visibility in
      program.spells(value, String(visibility.spelling.dropFirst()))
    }
    guard let visibility else { return nil }
    self = visibility
  }
}

extension TabMode {
  /// The mode that a value names, or nil.
  init?(_ value: Value, _ program: Program) {
    let mode = TabMode.allCases.first { program.spells(value, $0.spelling) }
    guard let mode else { return nil }
    self = mode
  }
}

extension DisplayMode {
  /// The mode that a value names, or nil.
  init?(_ value: Value, _ program: Program) {
    let mode = DisplayMode.allCases.first { program.spells(value, $0.spelling) }
    guard let mode else { return nil }
    self = mode
  }
}

extension Program {
  /// `true` iff a value is the case of an enumeration that is spelled so.
  func spells(_ value: Value, _ spelling: String) -> Bool {
    guard case .enumCase(let symbol) = value else { return false }
    return text(of: symbol).utf8.elementsEqual(spelling.utf8)
  }
}

extension Value {
  /// `true` iff the value is `UIBarStyle.black` or one of its old names.
  func isBlackBarStyle(_ program: Program) -> Bool {
    if case .bool(let truth) = self { return truth }
    if case .style(let style) = self { return style == .lightContent || style == .blackOpaque }
    guard case .enumCase(let symbol) = self else { return false }
    return program.text(of: symbol).utf8.starts(with: "black".utf8)
  }
}
