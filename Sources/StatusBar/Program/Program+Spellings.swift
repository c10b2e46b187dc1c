/// Values that name a case of an enumeration of UIKit's, as the program spells it.
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
