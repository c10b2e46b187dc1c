/// What Apple's own controllers do to the bar past the walks, and past the application (U40,
/// Q13–Q15).
extension Turn {
  /// Notes what a controller that leaves does to the bar for good.
  mutating func noteWhatStays(of id: ControllerID) {
    if questions.pickerInCharge == id && !questions.world.platform.plist.isViewControllerBased {
      questions.world.application.wasShownByPicker = true
    }
    if questions.world.platform.happens(.q14), questions.effectiveStyle(of: id) == .fullScreen,
      AppleController.players.contains(self[id].controllerClass)
    {
      questions.world.lostBarToVideo = true
    }
  }

  /// With the capture flag set, a previewed controller's wish for no bar is lost (Q6).
  mutating func noteLostHiding(of id: ControllerID) {
    guard phase == .leavingPreview, questions.world.platform.happens(.q6) else { return }
    trace.begin()
    if questions.captures(id) { self[id].hasLostHiding = true }
  }
}
