import StatusBar

extension Picture {
  /// The whole picture in words, for a person who does not see it.
  package var words: String {
    let platform = screen.platform
    var words = device.name + ", " + orientation.words + ", iOS " + platform.os.spelling
    words += "; status bar " + bar.words
    switch mark {
    case .none: break
    case .actual: words += " (as it is)"
    case .expected: words += " (as it should be)"
    }
    for (index, layer) in screen.layers.enumerated() {
      words += index == 0 ? "; " : ", under "
      words += layer.words
    }
    return words
  }
}

extension Orientation {
  /// As a person says it: `in portrait`.
  package var words: String {
    switch self {
    case .portrait: "in portrait"
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft, .landscapeRight: "in landscape"
    }
  }
}

extension ShownScreen.Layer {
  /// `a sheet with Page`.
  fileprivate var words: String {
    let name = page.isTold ? page.words : "something"
    switch kind {
    case .root: return name
    case .window: return "a window with " + name
    case .presentation(let style, let isLarge):
      switch style {
      case .pageSheet, .automatic: return (isLarge ? "a sheet" : "a low sheet") + " with " + name
      case .formSheet: return "a form sheet with " + name
      case .fullScreen, .currentContext: return "a full-screen cover with " + name
      case .overFullScreen, .overCurrentContext: return "a see-through cover with " + name
      case .popover: return "a popover with " + name
      case .custom: return "a presentation of the app's with " + name
      case .alert: return "an alert" + (page.dialog ?? []).list(after: " with ")
      }
    }
  }
}

extension ShownScreen.Page {
  fileprivate var isTold: Bool { !name.isEmpty || !columns.isEmpty }

  /// `Home with a navigation bar, tabs Live and Film`.
  fileprivate var words: String {
    if !columns.isEmpty {
      return "columns" + columns.map { $0.isTold ? $0.words : "something" }.list(after: " ")
    }
    var words = name
    if let navigation {
      words += navigation.hasBackButton ? " with a back button" : " with a navigation bar"
    }
    words += tabs.map { $0 ?? "?" }.list(after: ", tabs ")
    words += elements.compactMap { $0.label }.list(after: ", showing ")
    if content == .unknown { words += ", and what is unknown" }
    if let dialog { words += ", with a dialog" + dialog.list(after: ": ") }
    return words
  }
}

extension [String] {
  /// The entries as a person lists them, at most six; empty where there are none.
  fileprivate func list(after opening: String) -> String {
    guard let last else { return "" }
    if count == 1 { return opening + last }
    if count > 6 { return opening + prefix(5).joined(separator: ", ") + " and \(count - 5) more" }
    return opening + dropLast().joined(separator: ", ") + " and " + last
  }
}
