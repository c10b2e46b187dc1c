import Language

// Colours that code writes in full: what can be read on them follows from how bright they are.
extension Resolver {
  /// `true` for a colour on which dark text can hardly be seen, `false` for one on which light text
  /// can't; nil for all that lies between, and for what is not known.
  ///
  /// Of both the contrast with the text is below 1.6 to 1, by the relative luminance of WCAG 2.
  func isDark(_ colour: Expression, in file: FileID) -> Bool? {
    guard let luminance = luminance(of: colour, in: file) else { return nil }
    if luminance < 0.03 { return true }
    return luminance > 0.6 ? false : nil
  }

  /// The relative luminance, from 0 to 1, of a colour that lets nothing through.
  private func luminance(of colour: Expression, in file: FileID) -> Double? {
    switch colour.kind {
    case .implicitMember(let name): return luminance(ofColourNamed: name)
    case .member(let base, let name):
      return isColourType(base) ? luminance(ofColourNamed: name.name) : nil
    case .call(let call):
      guard call.closures.isEmpty, isColourInitializer(call.callee) else { return nil }
      return luminance(of: call.arguments, in: file)
    default: return nil
    }
  }

  private func isColourType(_ base: Expression) -> Bool {
    guard let type = base.typeName(names) else { return false }
    return type.word == .Color || spelling(type) == "UIColor"
  }

  /// `UIColor(…)`, `.init(…)`
  private func isColourInitializer(_ callee: Expression) -> Bool {
    if case .implicitMember(let name) = callee.kind { return name.word == .initWord }
    return isColourType(callee)
  }

  private func luminance(ofColourNamed name: Name) -> Double? {
    ["black": 0, "white": 1][spelling(name)]
  }

  /// `white: 0.1, alpha: 1`, `red: 0.02, green: 0.02, blue: 0.05`
  private func luminance(of arguments: [Argument], in file: FileID) -> Double? {
    var parts: [String: Double] = [:]
    for argument in arguments {
      guard let label = argument.label.map({ spelling($0.name) }),
        let number = component(argument.value, in: file)
      else { return nil }
      parts[label] = number
    }
    let coverage = parts.removeValue(forKey: "alpha") ?? parts.removeValue(forKey: "opacity") ?? 1
    guard coverage >= 1 else { return nil }
    if let white = parts["white"], parts.count == 1 { return Resolver.linear(white) }
    guard parts.count == 3, let red = parts["red"], let green = parts["green"],
      let blue = parts["blue"]
    else { return nil }
    return 0.2126 * Resolver.linear(red) + 0.7152 * Resolver.linear(green)
      + 0.0722 * Resolver.linear(blue)
  }

  /// `0.1`, `26 / 255`
  private func component(_ value: Expression, in file: FileID) -> Double? {
    switch value.kind {
    case .number: return Double(decimal: bytes(value.range, in: file))
    case .binary(let left, .divide, _, let right):
      guard let a = component(left, in: file), let b = component(right, in: file), b > 0 else {
        return nil
      }
      return a / b
    default: return nil
    }
  }

  /// The light that a component of sRGB gives off, to some thousandths.
  private static func linear(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    return value * (value * (value * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
  }
}
