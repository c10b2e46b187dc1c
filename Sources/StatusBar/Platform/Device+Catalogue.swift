extension Device {
  /// Phones, then iPads, roughly by age; a `DeviceID` is an index of this list.
  package static let catalogue: [Device] =
    phonesWithHomeButton + phonesWithNotch + phonesWithIsland + padsWithHomeButton
    + padsWithoutHomeButton

  /// Returns the device of that name, or nil.
  package static func named(_ name: String) -> DeviceID? {
    catalogue.firstIndex { $0.name == name }.map { DeviceID(UInt8($0)) }
  }

  /// `true` iff the device ever ran the release; patch numbers do not count.
  package func exists(on os: Version) -> Bool {
    let release = os.withoutPatch
    if release < firstOS { return false }
    return release <= lastOS || lastOS.major == Version.newest.major && os.major == lastOS.major
  }

  /// Returns the device that stands for its class on a release, or nil where there was none.
  ///
  /// It is the same one for as many releases as possible, and never a Plus or Max phone.
  package static func representative(of deviceClass: Class, on os: Version) -> DeviceID? {
    for name in representatives(of: deviceClass) {
      if let id = named(name), id.device.exists(on: os) { return id }
    }
    return nil
  }

  private static func representatives(of deviceClass: Class) -> [String] {
    switch deviceClass {
    case .homeButton: ["iPhone 8", "iPhone SE (2nd generation)", "iPhone 5s"]
    case .notch: ["iPhone 12", "iPhone X"]
    case .dynamicIsland: ["iPhone 15", "iPhone 14 Pro"]
    case .pad: ["iPad (9th generation)", "iPad Air 2", "iPad Air"]
    }
  }
}

extension Device.Class {
  /// Returns the class that the bytes spell, or nil.
  package static func parse<Bytes: Sequence>(_ bytes: Bytes) -> Device.Class?
  where Bytes.Element == UInt8 {
    for deviceClass in allCases where deviceClass.spelling.utf8.elementsEqual(bytes) {
      return deviceClass
    }
    return nil
  }
}

extension DeviceID {
  /// The device of the catalogue.
  package var device: Device { Device.catalogue[Int(index)] }
}
