/// What Apple's own controllers do to the bar past the walks, and past the application (U40,
/// Q13–Q15).
extension Questions {
  /// A controller of one of these classes that is on screen in the scene at work.
  func shownController(among classes: [ControllerClass]) -> ControllerID? {
    for index in world.controllers.indices {
      let id = ControllerID(Int32(index))
      let controller = world.controllers.outline(index)
      if controller.isAlive && controller.hasAppeared && controller.scene == world.scene
        && classes.contains(controller.controllerClass) && isUp(id)
      {
        return id
      }
    }
    return nil
  }

  /// `false` iff a controller is on its way out: a dismissal gives the bar back as it starts (U39).
  private func isUp(_ id: ControllerID) -> Bool {
    guard let shown = presentation(around: id), let presenter = self[shown].presenter else {
      return true
    }
    return self[presenter].presented == shown
  }

  /// The image picker of iOS 7 or 8 that fills the screen: it has the bar although the application
  /// decides (U40).
  var pickerInCharge: ControllerID? {
    guard world.platform.os < Version(9), let picker = shownController(among: [.imagePicker]),
      effectiveStyle(of: picker) == .fullScreen
    else { return nil }
    return picker
  }

  func pickerBar(_ picker: ControllerID) -> Bar {
    var bar = Bar()
    bar.hiddenOwner = .controller(picker)
    trace.note(.u40, .visibility, .decided(bar.hiddenOwner, .bool(false)))
    trace.note(.u40, .style, .decided(bar.hiddenOwner, .style(.default)))
    setSystemContent(&bar, .default, bar.hiddenOwner)
    return finished(bar)
  }

  /// Whether the bar that a picker showed stays: one report of a beta says so (U40).
  func isOpenAfterPicker() -> Bool {
    guard trace.mayChoose else { return false }
    return trace.choose(.open(.u40, -1), .open(.u40))
  }
}

extension AppleController {
  /// Those that send mail and messages.
  static let composers = classes("MFMailComposeViewController", "MFMessageComposeViewController")

  /// Those that play a video on the whole screen.
  static let players = classes("AVPlayerViewController", "MPMoviePlayerViewController")

  /// What a document interaction controller brings on screen.
  static let documentMenus = classes("UIDocumentInteractionController")

  private static func classes(_ names: String...) -> [ControllerClass] {
    names.compactMap { named($0)?.controllerClass }
  }
}
