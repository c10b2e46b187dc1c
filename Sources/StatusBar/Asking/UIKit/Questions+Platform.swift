/// The platform's answers, as the walks ask them.
extension Questions {
  var isPad: Bool { world.platform.hardware.isPad }

  var device: Device {
    _read { yield world.platform.hardware }
  }

  /// All iPhones are compact in height in landscape; iPads never are in full screen (U14).
  var hasCompactHeight: Bool { world.platform.verticalSizeClass == .compact }

  var verticalSizeClass: SizeClass { world.platform.verticalSizeClass }

  var horizontalSizeClass: SizeClass { world.platform.horizontalSizeClass }

  var barHeight: Double { world.platform.barHeight }
}
