import StatusBar
import Testing

@Suite struct PlatformDeviceTests {
  @Test func theCatalogueHoldsFortyDevicesOfEveryClassWithoutDuplicates() {
    let names = Device.catalogue.map { $0.name }
    #expect(names.count >= 40)
    #expect(names.count <= 256)
    #expect(Set(names).count == names.count)
    for deviceClass in Device.Class.allCases {
      #expect(Device.catalogue.count { $0.deviceClass == deviceClass } >= 12)
    }
  }

  @Test func everyDeviceIsFoundByItsNameAndByNoOther() throws {
    for (index, device) in Device.catalogue.enumerated() {
      let id = try #require(Device.named(device.name))
      #expect(Int(id.index) == index)
      #expect(id.device.name == device.name)
    }
    #expect(Device.named("iPhone 9") == nil)
    #expect(Device.named("iphone x") == nil)
    #expect(Device.named("") == nil)
  }

  @Test func everyDeviceRanReleasesThatExistedInOrder() {
    for device in Device.catalogue {
      #expect(device.firstOS < device.lastOS, "\(device.name)")
      #expect(device.lastOS.isRelease, "\(device.name)")
      #expect(device.firstOS.isRelease || device.firstOS < Version(7), "\(device.name)")
      #expect(device.exists(on: device.firstOS))
      #expect(device.exists(on: device.lastOS))
      #expect(device.width < device.height)
    }
  }

  @Test func aPhoneExistsFromItsFirstReleaseToItsLast() throws {
    let x = try #require(Device.named("iPhone X")).device
    #expect(!x.exists(on: Version(10, 3)))
    #expect(x.exists(on: Version(11)))
    #expect(x.exists(on: Version(16, 7, 10)))
    #expect(!x.exists(on: Version(17)))
    let mini = try #require(Device.named("iPhone 12 mini")).device
    #expect(!mini.exists(on: Version(14, 1)))
    #expect(mini.exists(on: Version(14, 2)))
    #expect(mini.exists(on: Version(27, 1)))
    #expect(!mini.exists(on: Version(28)))
    let old = try #require(Device.named("iPad Pro (11-inch)")).device
    #expect(old.exists(on: Version(26, 5)))
    #expect(!old.exists(on: Version(27)))
  }

  @Test func everyReleaseHasOneDeviceForEachClassThatThenExisted() {
    for version in Version.releases {
      for deviceClass in Device.Class.allCases {
        let first: Version =
          switch deviceClass {
          case .homeButton, .pad: Version(7)
          case .notch: Version(11)
          case .dynamicIsland: Version(16)
          }
        let id = Device.representative(of: deviceClass, on: version)
        #expect((id != nil) == (version >= first), "\(deviceClass.spelling) \(version.spelling)")
        guard let device = id?.device else { continue }
        #expect(device.deviceClass == deviceClass)
        #expect(device.exists(on: version))
        #expect(device.isPad || !device.isRegularWidthInLandscape)
      }
    }
  }

  @Test func classesParseBack() {
    for deviceClass in Device.Class.allCases {
      #expect(Device.Class.parse(deviceClass.spelling.utf8) == deviceClass)
    }
    #expect(Device.Class.parse("phone".utf8) == nil)
  }

  @Test func onlyPhonesWithAHomeButtonAndOlderPadsHaveOne() {
    for device in Device.catalogue {
      switch device.deviceClass {
      case .homeButton: #expect(device.hasHomeButton)
      case .notch, .dynamicIsland: #expect(!device.hasHomeButton)
      case .pad: #expect(device.hasHomeButton == (device.barHeight == 20))
      }
    }
  }
}
