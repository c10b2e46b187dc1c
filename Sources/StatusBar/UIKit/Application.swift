/// The bar of an app whose plist says NO: the application object decides (U2, U8, U10, U11).
extension World {
  /// On iOS 27 the setters do nothing in an app that is linked with its SDK (U10).
  var areSettersGone: Bool { platform.sdk >= Version(27) && platform.os >= Version(27) }

  func applicationBar(_ program: Program, _ trace: inout Trace) -> Bar {
    trace.note(
      .u2, .both, .remark(.plistMode), site: platform.plist.viewControllerBasedSite)
    if let picker = pickerInCharge { return pickerBar(picker, &trace) }
    var bar = Bar()
    setVisibility(&bar, &trace)
    if bar.isHidden && application.wasShownByPicker && isOpenAfterPicker(&trace) {
      bar.isHidden = false
      bar.hiddenOwner = .system
      trace.note(.u40, .visibility, .decided(.system, .bool(false)))
    }
    if platform.happens(.q13), let composer = shownController(among: AppleController.composers) {
      trace.note(.q13, .style, .decided(.controller(composer), .style(.default)))
      setContent(&bar, .default, .controller(composer), program, &trace)
    } else if !areSettersGone, let style = application.style {
      trace.note(.u8, .style, .decided(.application, .style(style)), site: application.styleSite)
      setContent(&bar, style, .application, &trace)
    } else {
      let style = plistStyle(&trace)
      trace.note(
        .u2, .style, .decided(.plist, .style(style)), site: platform.plist.styleSite)
      setContent(&bar, style, .plist, &trace)
    }
    return finished(bar)
  }

  private func setVisibility(_ bar: inout Bar, _ trace: inout Trace) {
    if !areSettersGone, let isHidden = application.isHidden {
      bar.isHidden = isHidden
      bar.hiddenOwner = .application
      bar.animation = application.animation
      trace.note(
        .u8, .visibility, .decided(.application, .bool(isHidden)), site: application.hiddenSite)
    } else if platform.os >= Version(8) && platform.sdk >= Version(8) && hasCompactHeight {
      bar.isHidden = true
      bar.hiddenOwner = .device
      trace.note(.u11, .visibility, .remark(.compactHeight))
    } else if startedInLandscape && platform.happens(.q10) {
      bar.isHidden = true
      bar.hiddenOwner = .device
      trace.note(.q10, .visibility, .decided(.device, .bool(true)))
    } else {
      bar.isHidden = platform.plist.isHidden
      bar.hiddenOwner = .plist
      trace.note(
        .u2, .visibility, .decided(.plist, .bool(bar.isHidden)), site: platform.plist.hiddenSite)
    }
  }

  /// The style of the plist once the app runs; one report saw it without effect where SwiftUI makes
  /// the window (S2).
  private func plistStyle(_ trace: inout Trace) -> StatusBarStyle {
    let style = platform.plist.style
    guard style != .default, isOfSwiftUILifeCycle else { return style }
    trace.note(.s2, .style, .remark(.disputed), site: platform.plist.styleSite)
    return trace.reads(.s2, platform.policies.plistStyleCounts) ? style : .default
  }

  /// `true` iff SwiftUI makes the window; a UIKit root takes a delegate, whatever is written.
  private var isOfSwiftUILifeCycle: Bool {
    guard platform.lifecycle == .swiftUI, platform.os >= Version(14), let root = windows.first?.root
    else { return false }
    return self[root].controllerClass == .hosting
  }
}
