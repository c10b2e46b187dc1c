// Screens and bars: U54. An iPad that still gets updates has `newest` as its last release.

extension Panel {
  fileprivate static let inch97 = pad(768, 1024, hasHomeButton: true)
  fileprivate static let inch102 = pad(810, 1080, hasHomeButton: true)
  fileprivate static let inch105 = pad(834, 1112, hasHomeButton: true)
  fileprivate static let inch129 = pad(1024, 1366, hasHomeButton: true)
  fileprivate static let edge83 = pad(744, 1133, hasHomeButton: false)
  fileprivate static let edge109 = pad(820, 1180, hasHomeButton: false)
  fileprivate static let edge11 = pad(834, 1194, hasHomeButton: false)
  fileprivate static let edge111 = pad(834, 1210, hasHomeButton: false)
  fileprivate static let edge129 = pad(1024, 1366, hasHomeButton: false)
  fileprivate static let edge13 = pad(1032, 1376, hasHomeButton: false)
}

extension Device {
  static let padsWithHomeButton: [Device] = [
    Device("iPad 2", .inch97, Version(4, 3), Version(9, 3)),
    Device("iPad Air", .inch97, Version(7), Version(12, 5)),
    Device("iPad Air 2", .inch97, Version(8, 1), Version(15, 8)),
    Device("iPad (5th generation)", .inch97, Version(10, 2), Version(16, 7)),
    Device("iPad (6th generation)", .inch97, Version(11, 3), Version(17, 7)),
    Device("iPad (7th generation)", .inch102, Version(13, 1), Version(18, 7)),
    Device("iPad (8th generation)", .inch102, Version(14), Version(26, 5)),
    Device("iPad (9th generation)", .inch102, Version(15), .newest),
    Device("iPad Air (3rd generation)", .inch105, Version(12, 2), Version(26, 5)),
    Device("iPad mini 2", .inch97, Version(7), Version(12, 5)),
    Device("iPad mini 4", .inch97, Version(9), Version(15, 8)),
    Device("iPad mini (5th generation)", .inch97, Version(12, 2), Version(26, 5)),
    Device("iPad Pro (9.7-inch)", .inch97, Version(9, 3), Version(16, 7)),
    Device("iPad Pro (10.5-inch)", .inch105, Version(10, 3), Version(17, 7)),
    Device("iPad Pro (12.9-inch)", .inch129, Version(9, 1), Version(16, 7)),
    Device("iPad Pro (12.9-inch) (2nd generation)", .inch129, Version(10, 3), Version(17, 7)),
  ]

  static let padsWithoutHomeButton: [Device] = [
    Device("iPad Pro (11-inch)", .edge11, Version(12, 1), Version(26, 5)),
    Device("iPad Pro (12.9-inch) (3rd generation)", .edge129, Version(12, 1), Version(26, 5)),
    Device("iPad Air (4th generation)", .edge109, Version(14, 1), .newest),
    Device("iPad Air (5th generation)", .edge109, Version(15, 4), .newest),
    Device("iPad mini (6th generation)", .edge83, Version(15), .newest),
    Device("iPad (10th generation)", .edge109, Version(16, 1), .newest),
    Device("iPad Air 11-inch (M2)", .edge109, Version(17, 4), .newest),
    Device("iPad Air 13-inch (M2)", .edge129, Version(17, 4), .newest),
    Device("iPad Pro 11-inch (M4)", .edge111, Version(17, 4), .newest),
    Device("iPad Pro 13-inch (M4)", .edge13, Version(17, 4), .newest),
    Device("iPad mini (A17 Pro)", .edge83, Version(18), .newest),
    Device("iPad (A16)", .edge109, Version(18, 3), .newest),
  ]
}
