import Language
import StatusBar

// Colours that code writes in full: what can be read on them follows from how bright they are.
extension Resolver {
  /// What can be read on a colour; nil for all that lies between, and for what is not known.
  ///
  /// Of black and white text one has a contrast below 1.6 to 1 there, by the relative luminance of
  /// WCAG 2.
  func shade(of colour: Expression, in file: FileID, depth: Int = 0) -> Shade? {
    if let luminance = luminance(of: colour, in: file) {
      if luminance < 0.03 { return .dark }
      return luminance > 0.6 ? .bright : nil
    }
    guard depth < 4 else { return nil }
    switch colour.kind {
    case .implicitMember(let name): return shade(ofColourNamed: name, depth: depth)
    case .member(let base, let name):
      if isColourType(base) { return shade(ofColourNamed: name.name, depth: depth) }
      guard let type = base.typeName(names).flatMap({ declarations.type($0) }),
        let variable = declarations[type].staticVariable(name.name)
      else { return nil }
      return shade(of: variable, depth: depth)
    case .call(let call):
      // `Color(.systemBackground)`, `Color(uiColor: .white)`
      guard call.closures.isEmpty, isColourInitializer(call.callee), call.arguments.count == 1,
        call.arguments[0].label.map({ spelling($0.name) == "uiColor" }) ?? true
      else { return nil }
      return shade(of: call.arguments[0].value, in: file, depth: depth + 1)
    case .ternary(_, let then, let otherwise):
      // Whichever it is.
      let shade = shade(of: then, in: file, depth: depth + 1)
      return shade == self.shade(of: otherwise, in: file, depth: depth + 1) ? shade : nil
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return shade(of: elements[0].value, in: file, depth: depth + 1)
    default: return nil
    }
  }

  /// What can be read on a gradient, of whose colours all are alike; nil for any other view.
  func shade(ofGradient call: Call, in file: FileID) -> Shade? {
    let gradients = [
      "AngularGradient", "EllipticalGradient", "LinearGradient", "RadialGradient",
    ]
    guard let type = call.callee.typeName(names), gradients.contains(spelling(type)),
      declarations.type(type) == nil, let given = call.arguments.first, let label = given.label
    else { return nil }
    var colours = given.value
    if spelling(label.name) == "gradient" {
      guard case .call(let made) = colours.kind, made.arguments.count == 1,
        let inner = made.arguments[0].label, spelling(inner.name) == "colors"
      else { return nil }
      colours = made.arguments[0].value
    } else if spelling(label.name) != "colors" {
      return nil
    }
    guard case .array(let elements) = colours.kind, let first = elements.first,
      let shade = shade(of: first, in: file),
      elements.allSatisfy({ self.shade(of: $0, in: file) == shade })
    else { return nil }
    return shade
  }

  /// A colour that the author gives a name.
  private func shade(of variable: LocatedVariable, depth: Int) -> Shade? {
    let declaration = variable.declaration
    if let initial = declaration.initial, declaration.isConstant {
      return shade(of: initial, in: variable.file, depth: depth + 1)
    }
    guard let getter = declaration.getter, getter.count == 1 else { return nil }
    switch getter[0].kind {
    case .expression(let value), .return(let value?):
      return shade(of: value, in: variable.file, depth: depth + 1)
    default: return nil
    }
  }

  private func shade(ofColourNamed name: Name, depth: Int) -> Shade? {
    if adaptiveColours.contains(names.bytes(of: name)) { return .ofAppearance }
    let found = declarations.foreignExtensions.flatMap { pending -> [LocatedVariable] in
      guard isColour(pending.name.name) else { return [] }
      return declarations.flattened(pending.members).compactMap { located in
        guard case .variable(let variable) = located.member, variable.isStatic,
          variable.name.name == name
        else { return nil }
        return LocatedVariable(file: located.file, declaration: variable)
      }
    }
    return found.count == 1 ? shade(of: found[0], depth: depth) : nil
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
    case .macro(let name, let arguments) where spelling(name) == "colorLiteral":
      return luminance(of: arguments, in: file)
    default: return nil
    }
  }

  private func isColourType(_ base: Expression) -> Bool {
    base.typeName(names).map { isColour($0) } ?? false
  }

  private func isColour(_ type: Name) -> Bool {
    type.word == .Color || spelling(type) == "UIColor"
  }

  /// `UIColor(…)`, `.init(…)`
  func isColourInitializer(_ callee: Expression) -> Bool {
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
    if let brightness = parts["brightness"], parts["hue"] != nil, parts.count == 3 {
      // Without a colour of its own it is a grey.
      return parts["saturation"] == 0 || brightness == 0 ? Resolver.linear(brightness) : nil
    }
    if let red = parts.removeValue(forKey: "displayP3Red") { parts["red"] = red }
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

/// What can be read on a colour.
enum Shade {
  /// Light text, and dark text hardly.
  case dark
  /// Dark text, and light text hardly.
  case bright
  /// It is dark in dark mode, and bright else.
  case ofAppearance
}

extension StatusBar.Backdrop {
  /// The colour of a view, which other views may cover.
  init(_ shade: Shade, at site: Site) {
    self.init(isDark: shade == .dark, changesAt: nil, at: site)
    followsAppearance = shade == .ofAppearance
    isOfView = true
  }
}

/// The colours of UIKit's that a screen is painted with.
private let adaptiveColours = WordList(
  """
  secondarySystemBackground secondarySystemGroupedBackground systemBackground
  systemGroupedBackground tertiarySystemBackground tertiarySystemGroupedBackground
  """)
