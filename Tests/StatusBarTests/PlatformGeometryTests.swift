import StatusBar
import Testing

private func device(_ name: String) throws -> Device {
  try #require(Device.named(name)).device
}

@Suite struct PlatformGeometryTests {
  @Test(
    "U54: the height of the bar in portrait",
    arguments: [
      ("iPhone 4", Version(7), 20.0), ("iPhone 8", Version(13), 20),
      ("iPhone 8 Plus", Version(11), 20), ("iPad (9th generation)", Version(15), 20),
      ("iPhone X", Version(11), 44), ("iPhone XS Max", Version(14), 44),
      ("iPhone 11 Pro", Version(16), 44), ("iPhone XR", Version(13, 7), 44),
      ("iPhone XR", Version(14), 48), ("iPhone 11", Version(13), 44),
      ("iPhone 11", Version(17), 48), ("iPhone 12", Version(14, 1), 47),
      ("iPhone 13 Pro Max", Version(15), 47), ("iPhone 14 Plus", Version(16), 47),
      ("iPhone 12 mini", Version(14, 2), 50), ("iPhone 13 mini", Version(15), 50),
      ("iPhone 14 Pro", Version(16), 54), ("iPhone 15 Plus", Version(17), 54),
      ("iPhone 16 Pro", Version(18), 54), ("iPad Pro 11-inch (M4)", Version(18), 24),
    ])
  func heights(name: String, os: Version, height: Double) throws {
    let device = try device(name)
    #expect(device.exists(on: os))
    #expect(device.barHeight(os: os, orientation: .portrait) == height)
  }

  @Test func disputedAndUncheckedHeightsAreMarked() throws {
    for name in [
      "iPhone 12 mini", "iPhone 13 mini", "iPhone 16 Pro", "iPhone 16e", "iPad (10th generation)",
    ] {
      #expect(try device(name).isHeightUncertain, "\(name)")
    }
    for name in ["iPhone 8", "iPhone X", "iPhone 11", "iPhone 14", "iPhone 15", "iPad 2"] {
      #expect(try !device(name).isHeightUncertain, "\(name)")
    }
  }

  @Test func u54TheInsetOfADynamicIslandIsLargerThanTheBar() throws {
    let inset = try device("iPhone 14 Pro").topInset(
      os: Version(16), orientation: .portrait, isBarHidden: false)
    #expect(inset == 59)
    for device in Device.catalogue where device.deviceClass != .dynamicIsland {
      let os = device.lastOS
      #expect(
        device.topInset(os: os, orientation: .portrait, isBarHidden: false)
          == device.barHeight(os: os, orientation: .portrait))
    }
  }

  @Test func u50PhonesWithoutHomeButtonHaveNoBarInLandscapeFromIOS11() throws {
    let x = try device("iPhone X")
    #expect(x.ruleAgainstBar(os: Version(11), orientation: .landscapeLeft) == .u50)
    #expect(x.ruleAgainstBar(os: Version(12, 5), orientation: .landscapeRight) == .u50)
    #expect(x.barHeight(os: Version(12), orientation: .landscapeLeft) == 0)
    #expect(x.ruleAgainstBar(os: Version(11), orientation: .portrait) == nil)
    #expect(x.ruleAgainstBar(os: Version(11), orientation: .portraitUpsideDown) == nil)
  }

  @Test func u51EveryPhoneHasNoBarInLandscapeFromIOS13() throws {
    let button = try device("iPhone 8")
    #expect(button.ruleAgainstBar(os: Version(12, 5), orientation: .landscapeLeft) == nil)
    #expect(button.ruleAgainstBar(os: Version(13), orientation: .landscapeLeft) == .u51)
    #expect(button.barHeight(os: Version(13), orientation: .landscapeLeft) == 0)
    #expect(
      try device("iPhone X").ruleAgainstBar(os: Version(13), orientation: .landscapeLeft) == .u51)
    let pad = try device("iPad (9th generation)")
    #expect(pad.ruleAgainstBar(os: Version(15), orientation: .landscapeLeft) == nil)
    #expect(pad.barHeight(os: Version(15), orientation: .landscapeLeft) == 20)
  }

  @Test func u52HomeButtonPhonesCanShowTheBarInLandscapeUpToIOS12() throws {
    let button = try device("iPhone 8")
    #expect(button.barHeight(os: Version(12), orientation: .landscapeLeft) == 20)
    #expect(
      button.topInset(os: Version(12), orientation: .landscapeLeft, isBarHidden: false) == 20)
  }

  @Test(arguments: [Indicator.call, .hotspot, .recording])
  func u55AnIndicatorDoublesTheBarOfHomeButtonPhonesOnly(indicator: Indicator) throws {
    let button = try device("iPhone 8")
    #expect(
      button.barHeight(os: Version(12), orientation: .portrait, indicator: indicator) == 40)
    #expect(
      button.topInset(
        os: Version(12), orientation: .portrait, isBarHidden: false, indicator: indicator) == 40)
    #expect(
      button.barHeight(os: Version(13), orientation: .landscapeLeft, indicator: indicator) == 0)
    #expect(
      try device("iPhone X").barHeight(
        os: Version(12), orientation: .portrait, indicator: indicator) == 44)
    #expect(
      try device("iPad Air").barHeight(
        os: Version(12), orientation: .portrait, indicator: indicator) == 20)
  }

  @Test func s26HidingFreesTheInsetExceptUnderANotch() throws {
    for (name, hidden) in [
      ("iPhone 8", 0.0), ("iPad (9th generation)", 0), ("iPad (10th generation)", 0),
      ("iPhone 14", 47), ("iPhone 15", 59),
    ] {
      let device = try device(name)
      #expect(
        device.topInset(os: Version(16, 7), orientation: .portrait, isBarHidden: true) == hidden)
      #expect(
        device.topInset(os: Version(16, 7), orientation: .portrait, isBarHidden: false) > 0)
    }
    let xr = try device("iPhone XR")
    #expect(xr.topInset(os: Version(13), orientation: .portrait, isBarHidden: true) == 44)
    #expect(xr.topInset(os: Version(14), orientation: .portrait, isBarHidden: true) == 48)
    #expect(xr.topInset(os: Version(14), orientation: .landscapeLeft, isBarHidden: true) == 0)
  }

  @Test func u14PhonesOnTheirSideAreCompactInHeight() throws {
    for device in Device.catalogue {
      #expect(device.verticalSizeClass(.portrait) == .regular)
      #expect(device.verticalSizeClass(.landscapeLeft) == (device.isPad ? .regular : .compact))
    }
  }

  @Test func plusAndMaxPhonesAreRegularInWidthOnTheirSide() throws {
    for name in [
      "iPhone 6 Plus", "iPhone XR", "iPhone XS Max", "iPhone 14 Plus", "iPhone 15 Pro Max",
    ] {
      #expect(try device(name).horizontalSizeClass(.landscapeLeft) == .regular, "\(name)")
      #expect(try device(name).horizontalSizeClass(.portrait) == .compact, "\(name)")
    }
    for name in ["iPhone 8", "iPhone X", "iPhone 14", "iPhone 16 Pro", "iPhone 12 mini"] {
      #expect(try device(name).horizontalSizeClass(.landscapeLeft) == .compact, "\(name)")
    }
    let pad = try device("iPad Air")
    #expect(pad.horizontalSizeClass(.portrait) == .regular)
    #expect(pad.horizontalSizeClass(.portrait, isResizedToCompact: true) == .compact)
  }

  @Test func aPlatformMeasuresItsOwnDevice() throws {
    var platform = Platform(os: Version(12), device: try #require(Device.named("iPhone 8 Plus")))
    #expect(platform.barHeight == 20)
    #expect(platform.ruleAgainstBar == nil)
    platform.indicator = .call
    #expect(platform.barHeight == 40)
    #expect(platform.topInset(isBarHidden: true) == 0)
    platform.orientation = .landscapeRight
    #expect(platform.verticalSizeClass == .compact)
    #expect(platform.horizontalSizeClass == .regular)
    platform.os = Version(13)
    #expect(platform.ruleAgainstBar == .u51)
    #expect(platform.barHeight == 0)
  }

  @Test func theBarOfIPadOS26Is32PointsHigh() {  // S28
    for (release, isResized, isHidden, inset) in [
      (26, true, false, 32), (26, true, true, 0), (26, false, false, 32), (26, false, true, 0),
      (18, true, false, 20),
    ] as [(UInt8, Bool, Bool, Double)] {
      var platform = Platform.pad(release)
      platform.isResizedToCompact = isResized
      #expect(platform.topInset(isBarHidden: isHidden) == inset)
    }
  }
}
