import StatusBar

extension PlannedCell {
  /// Why it is skipped.
  package var absence: Absence {
    if let absentClass { return .deviceClass(absentClass, on: platform.os) }
    return .device(platform.device, on: platform.os)
  }
}
