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
