import StatusBar

/// Why a cell never existed.
package enum Absence: Hashable, Sendable {
  /// That device never ran that release.
  case device(DeviceID, on: Version)
  /// No device of that class ever ran that release.
  case deviceClass(Device.Class, on: Version)
  /// In the words of the run that met it.
  case told(String)
}

extension PlannedCell {
  /// Why it is skipped.
  var absence: Absence {
    if let absentClass { return .deviceClass(absentClass, on: platform.os) }
    return .device(platform.device, on: platform.os)
  }
}
