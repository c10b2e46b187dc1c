// Screens, bars and insets: U54. A phone that still gets updates has `newest` as its last release.

extension Panel {
  fileprivate static let inch35 = button(320, 480)
  fileprivate static let inch40 = button(320, 568)
  fileprivate static let inch47 = button(375, 667)
  fileprivate static let inch55 = button(414, 736, isPlus: true)
  fileprivate static let inch58 = notch(375, 812, bar: 44)
  fileprivate static let inch61 = notch(414, 896, bar: 48, before14: 44, isMax: true)
  fileprivate static let inch65 = notch(414, 896, bar: 44, isMax: true)
  /// P14: 50 or 44.
  fileprivate static let mini = notch(375, 812, bar: 50, isUncertain: true)
  fileprivate static let edge61 = notch(390, 844, bar: 47)
  fileprivate static let edge67 = notch(428, 926, bar: 47, isMax: true)
  /// The one notched phone after them: the bar was not re-checked.
  fileprivate static let laterEdge61 = notch(390, 844, bar: 47, isUncertain: true)
  fileprivate static let island61 = island(393, 852, inset: 59)
  fileprivate static let island67 = island(430, 932, inset: 59, isMax: true)
  /// The phones from 16 on: the bar was not re-checked.
  fileprivate static let later61 = island(393, 852, inset: 59, isUncertain: true)
  fileprivate static let later67 = island(430, 932, inset: 59, isMax: true, isUncertain: true)
  fileprivate static let island63 = island(402, 874, inset: 62, isUncertain: true)
  fileprivate static let island69 = island(440, 956, inset: 62, isMax: true, isUncertain: true)
  fileprivate static let air = island(420, 912, inset: 68, isMax: true, isUncertain: true)
}

extension Device {
  static let phonesWithHomeButton: [Device] = [
    Device("iPhone 4", .inch35, Version(4), Version(7, 1)),
    Device("iPhone 4s", .inch35, Version(5), Version(9, 3)),
    Device("iPhone 5", .inch40, Version(6), Version(10, 3)),
    Device("iPhone 5c", .inch40, Version(7), Version(10, 3)),
    Device("iPhone 5s", .inch40, Version(7), Version(12, 5)),
    // Whichever generation the release ran on: all have the same screen.
    Device("iPod touch", .inch40, Version(6), Version(15, 8)),
    Device("iPod touch (5th generation)", .inch40, Version(6), Version(9, 3)),
    Device("iPod touch (6th generation)", .inch40, Version(8, 4), Version(12, 5)),
    Device("iPod touch (7th generation)", .inch40, Version(12, 3), Version(15, 8)),
    Device("iPhone 6", .inch47, Version(8), Version(12, 5)),
    Device("iPhone 6 Plus", .inch55, Version(8), Version(12, 5)),
    Device("iPhone 6s", .inch47, Version(9), Version(15, 8)),
    Device("iPhone 6s Plus", .inch55, Version(9), Version(15, 8)),
    Device("iPhone SE (1st generation)", .inch40, Version(9, 3), Version(15, 8)),
    Device("iPhone 7", .inch47, Version(10), Version(15, 8)),
    Device("iPhone 7 Plus", .inch55, Version(10), Version(15, 8)),
    Device("iPhone 8", .inch47, Version(11), Version(16, 7)),
    Device("iPhone 8 Plus", .inch55, Version(11), Version(16, 7)),
    Device("iPhone SE (2nd generation)", .inch47, Version(13, 4), .newest),
    Device("iPhone SE (3rd generation)", .inch47, Version(15, 4), .newest),
  ]

  static let phonesWithNotch: [Device] = [
    Device("iPhone X", .inch58, Version(11), Version(16, 7)),
    Device("iPhone XS", .inch58, Version(12), Version(18, 7)),
    Device("iPhone XS Max", .inch65, Version(12), Version(18, 7)),
    Device("iPhone XR", .inch61, Version(12), Version(18, 7)),
    Device("iPhone 11", .inch61, Version(13), .newest),
    Device("iPhone 11 Pro", .inch58, Version(13), .newest),
    Device("iPhone 11 Pro Max", .inch65, Version(13), .newest),
    Device("iPhone 12", .edge61, Version(14, 1), .newest),
    Device("iPhone 12 mini", .mini, Version(14, 2), .newest),
    Device("iPhone 12 Pro", .edge61, Version(14, 1), .newest),
    Device("iPhone 12 Pro Max", .edge67, Version(14, 2), .newest),
    Device("iPhone 13", .edge61, Version(15), .newest),
    Device("iPhone 13 mini", .mini, Version(15), .newest),
    Device("iPhone 13 Pro", .edge61, Version(15), .newest),
    Device("iPhone 13 Pro Max", .edge67, Version(15), .newest),
    Device("iPhone 14", .edge61, Version(16), .newest),
    Device("iPhone 14 Plus", .edge67, Version(16), .newest),
    Device("iPhone 16e", .laterEdge61, Version(18, 3), .newest),
  ]

  static let phonesWithIsland: [Device] = [
    Device("iPhone 14 Pro", .island61, Version(16), .newest),
    Device("iPhone 14 Pro Max", .island67, Version(16), .newest),
    Device("iPhone 15", .island61, Version(17), .newest),
    Device("iPhone 15 Plus", .island67, Version(17), .newest),
    Device("iPhone 15 Pro", .island61, Version(17), .newest),
    Device("iPhone 15 Pro Max", .island67, Version(17), .newest),
    Device("iPhone 16", .later61, Version(18), .newest),
    Device("iPhone 16 Plus", .later67, Version(18), .newest),
    Device("iPhone 16 Pro", .island63, Version(18), .newest),
    Device("iPhone 16 Pro Max", .island69, Version(18), .newest),
    Device("iPhone 17", .island63, Version(26), .newest),
    Device("iPhone 17 Pro", .island63, Version(26), .newest),
    Device("iPhone 17 Pro Max", .island69, Version(26), .newest),
    Device("iPhone Air", .air, Version(26), .newest),
  ]
}
