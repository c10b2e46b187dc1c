// Short texts for structures, so that a disagreement can be read.

extension OraclePlatform {
  var brief: String {
    var words = ["os \(os)"]
    if sdk != os { words.append("sdk \(sdk)") }
    words.append(isPad ? "pad" : hasHomeButton ? "button" : "notch")
    if isPlus { words.append("plus") }
    if isLandscape { words.append("landscape") }
    if isNarrowed { words.append("narrow") }
    if isDark { words.append("dark") }
    if let plistIsDark { words.append("plist \(plistIsDark ? "dark" : "light")") }
    if !assumptions { words.append("no assumptions") }
    if !isControllerBased { words.append("NO \(plistHidden) \(plistStyle.rawValue)") }
    return words.joined(separator: " ")
  }
}

extension UIKitOracle {
  var brief: String {
    windows.map { window in
      let root = window.root.map { brief($0) } ?? "-"
      return window.level == 0 && window.fillsScreen && !window.isHidden
        ? root : "window(\(window.level) \(window.isHidden) \(window.fillsScreen) \(root))"
    }.joined(separator: " + ")
  }

  func brief(_ index: Int) -> String {
    let controller = controllers[index]
    var text = controller.brief + "#\(index)"
    if !controller.children.isEmpty {
      text += "[\(controller.children.map { brief($0) }.joined(separator: ", "))]"
      if controller.selected != 0 { text += "@\(controller.selected)" }
    }
    if let presented = controller.presented {
      let p = controllers[presented]
      text += " =\(p.modalStyle.rawValue)\(p.captures ? "!" : "")\(p.isLargeDetent ? "" : "~")=> "
      text += brief(presented)
    }
    return text
  }
}

extension OracleController {
  var brief: String {
    var words = [kind.rawValue]
    if isBarHidden { words.append("barless") }
    if hasBlackBar { words.append("black") }
    if let hidden { words.append(hidden ? "hides" : "shows") }
    if let style { words.append(style.rawValue) }
    if let childForHidden { words.append("h:\(childForHidden.rawValue)") }
    if let childForStyle { words.append("s:\(childForStyle.rawValue)") }
    if let isDark { words.append("ui:\(isDark ? "dark" : "light")") }
    return words.joined(separator: " ")
  }
}

extension OracleView {
  var brief: String {
    switch self {
    case .leaf: "·"
    case .group(let children): "{\(children.map { $0.brief }.joined(separator: " "))}"
    case .scroll(let content): "scroll(\(content.brief))"
    case .statusBarHidden(let value, let content): "\(content.brief).hidden(\(value))"
    case .preferredScheme(let isDark, let content):
      "\(content.brief).prefers(\(scheme(isDark)))"
    case .localScheme(let isDark, let content): "\(content.brief).local(\(scheme(isDark)))"
    case .barScheme(let isDark, let content): "\(content.brief).barScheme(\(scheme(isDark)))"
    case .barBackground(let value, let content): "\(content.brief).background(\(value.rawValue))"
    case .barVisibility(let value, let content): "\(content.brief).bar(\(value.rawValue))"
    case .statusVisibility(let value, let content): "\(content.brief).status(\(value.rawValue))"
    case .statusScheme(let isDark, let content): "\(content.brief).status(\(scheme(isDark)))"
    case .navigation(let kind, let number, let root): "\(kind.rawValue)\(number)(\(root.brief))"
    case .tabs(let tabs): "tabs(\(tabs.map { $0.brief }.joined(separator: " | ")))"
    case .embedded(let hidden, let style):
      "embedded(\(hidden.map { "\($0)" } ?? "-") \(style?.rawValue ?? "-"))"
    }
  }

  private func scheme(_ isDark: Bool?) -> String {
    isDark.map { $0 ? "dark" : "light" } ?? "nil"
  }
}

extension SwiftUIOracle {
  var brief: String {
    let parts = presentations.map { p in
      var text = "\(p.kind.rawValue)\(p.isLarge ? "" : "~") \(p.tree.brief)"
      if let style = p.hostStyle { text += " host \(style.rawValue)" }
      for (number, shown) in p.pushed.sorted(by: { $0.key < $1.key }) where !shown.isEmpty {
        let list = shown.map { "\($0.tree.brief)@\($0.offset)" }.joined(separator: " > ")
        text += " \(number): \(list)"
      }
      for (number, offset) in p.offsets.sorted(by: { $0.key < $1.key }) {
        text += " \(number)@\(offset)"
      }
      if p.selectedTab != 0 { text += " tab \(p.selectedTab)" }
      return text
    }
    return parts.joined(separator: " / ")
  }
}
