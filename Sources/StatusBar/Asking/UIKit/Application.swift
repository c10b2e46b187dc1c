/// The bar of an app whose plist says NO: the application object decides (U2, U8, U10, U11).
extension Questions {
  /// On iOS 27 the setters do nothing in an app that is linked with its SDK (U10).
  var areSettersGone: Bool { world.platform.sdk >= Version(27) && world.platform.os >= Version(27) }

  func applicationBar() -> Bar {
    trace.note(
      .u2, .both, .remark(.plistMode), site: world.platform.plist.viewControllerBasedSite)
    if let picker = pickerInCharge { return pickerBar(picker) }
    var bar = Bar()
    setVisibility(&bar)
    if bar.isHidden && world.application.wasShownByPicker && isOpenAfterPicker() {
      bar.isHidden = false
      bar.hiddenOwner = .system
      trace.note(.u40, .visibility, .decided(.system, .bool(false)))
    }
    if world.platform.happens(.q13),
      let composer = shownController(among: AppleController.composers)
    {
      trace.note(.q13, .style, .decided(.controller(composer), .style(.default)))
      setContent(&bar, .default, .controller(composer))
    } else if !areSettersGone, let style = world.application.style {
      trace.note(
        .u8, .style, .decided(.application, .style(style)), site: world.application.styleSite)
      setSystemContent(&bar, style, .application)
    } else {
      let style = plistStyle()
      trace.note(
        .u2, .style, .decided(.plist, .style(style)), site: world.platform.plist.styleSite)
      setSystemContent(&bar, style, .plist)
    }
    return finished(bar)
  }

  private func setVisibility(_ bar: inout Bar) {
    if !areSettersGone, let isHidden = world.application.isHidden {
      bar.isHidden = isHidden
      bar.hiddenOwner = .application
      bar.animation = world.application.animation
      trace.note(
        .u8, .visibility, .decided(.application, .bool(isHidden)),
        site: world.application.hiddenSite)
    } else if world.platform.os >= Version(8) && world.platform.sdk >= Version(8)
      && hasCompactHeight
    {
      bar.isHidden = true
      bar.hiddenOwner = .device
      trace.note(.u11, .visibility, .remark(.compactHeight))
    } else if world.startedInLandscape && world.platform.happens(.q10) {
      bar.isHidden = true
      bar.hiddenOwner = .device
      trace.note(.q10, .visibility, .decided(.device, .bool(true)))
    } else {
      bar.isHidden = world.platform.plist.isHidden
      bar.hiddenOwner = .plist
      trace.note(
        .u2, .visibility, .decided(.plist, .bool(bar.isHidden)),
        site: world.platform.plist.hiddenSite)
    }
  }

  /// The style of the plist once the app runs; one report saw it without effect where SwiftUI makes
  /// the window (S2).
  private func plistStyle() -> StatusBarStyle {
    let style = world.platform.plist.style
    guard style != .default, isOfSwiftUILifeCycle else { return style }
    trace.note(.s2, .style, .remark(.disputed), site: world.platform.plist.styleSite)
    return trace.reads(.s2, world.platform.policies.plistStyleCounts) ? style : .default
  }

  /// `true` iff SwiftUI makes the window; a UIKit root takes a delegate, whatever is written.
  private var isOfSwiftUILifeCycle: Bool {
    guard world.platform.lifecycle == .swiftUI, world.platform.os >= Version(14),
      let root = world.windows.first?.root
    else { return false }
    return self[root].controllerClass == .hosting
  }
}
