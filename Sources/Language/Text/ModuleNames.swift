/// The modules of Apple's that may stand before a type, where the app has one of its name.
private let modules: [StaticString] = [
  "Combine", "Foundation", "Swift", "SwiftUI", "UIKit", "UIKitCore",
]

extension [UInt8] {
  /// `true` iff a module of Apple's stands in a range, behind no dot, and a type's name behind it:
  /// `SwiftUI.Text`.
  func namesModule(at range: SourceRange) -> Bool {
    let (start, end) = (Int(range.start), Int(range.end))
    guard end + 1 < count, self[end] == UInt8(ascii: "."),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[end + 1]),
      start == 0 || self[start - 1] != UInt8(ascii: ".")
    else { return false }
    return modules.contains { module in
      module.utf8CodeUnitCount == end - start
        && (0..<(end - start)).allSatisfy { self[start + $0] == module.utf8Start[$0] }
    }
  }

  /// `true` iff a module of Apple's stands somewhere before a type's name.
  var namesModules: Bool {
    var place = 0
    while let dot = self[place...].firstIndex(of: UInt8(ascii: ".")) {
      place = dot + 1
      var start = dot
      while start > 0, self[start - 1].isNamePart { start -= 1 }
      if start < dot, namesModule(at: SourceRange(UInt32(start), UInt32(dot))) { return true }
    }
    return false
  }
}
