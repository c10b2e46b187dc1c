/// The platform's answers, as the walks ask them.
extension World {
  var isPad: Bool { platform.device.isPad }

  var device: Device {
    _read { yield platform.hardware }
  }

  /// All iPhones are compact in height in landscape; iPads never are in full screen (U14).
  var hasCompactHeight: Bool { platform.verticalSizeClass == .compact }

  var verticalSizeClass: SizeClass { platform.verticalSizeClass }

  var horizontalSizeClass: SizeClass { platform.horizontalSizeClass }

  var barHeight: Double { platform.barHeight }
}
