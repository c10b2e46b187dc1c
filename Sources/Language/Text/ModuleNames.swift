/// The modules of Apple's that may stand before a type, where the app has one of its name.
private let modules: [StaticString] = [
  "Combine", "Foundation", "Swift", "SwiftUI", "UIKit", "UIKitCore",
]

extension ArraySlice<UInt8> {
  /// `true` iff it is the name of a module of Apple's.
  var isAppleModule: Bool {
    modules.contains { module in
      module.utf8CodeUnitCount == count
        && (0..<count).allSatisfy { self[startIndex + $0] == module.utf8Start[$0] }
    }
  }
}

extension [UInt8] {
  /// `true` iff a module of Apple's stands in a range, behind no dot, and a type's name behind it:
  /// `SwiftUI.Text`.
  func namesModule(at range: SourceRange) -> Bool {
    let (start, end) = (Int(range.start), Int(range.end))
    guard end + 1 < count, self[end] == UInt8(ascii: "."), self[end + 1].isCapital,
      start == 0 || self[start - 1] != UInt8(ascii: ".")
    else { return false }
    return self[start..<end].isAppleModule
  }

  /// Calls `body` with each name that begins with a capital and stands behind another one and a
  /// dot, and with that: `Text` and `SwiftUI` for `SwiftUI.Text.Alignment`.
  func forEachQualifiedName(_ body: (_ name: Self, _ qualifier: Self) -> Void) {
    var place = 0
    while let dot = self[place...].firstIndex(of: UInt8(ascii: ".")) {
      place = dot + 1
      guard place < count, self[place].isCapital else { continue }
      var start = dot
      while start > 0, self[start - 1].isNamePart { start -= 1 }
      guard start < dot, self[start].isCapital, start == 0 || self[start - 1] != UInt8(ascii: ".")
      else { continue }
      let end = self[place...].firstIndex { !$0.isNamePart } ?? count
      body(Array(self[place..<end]), Array(self[start..<dot]))
    }
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
