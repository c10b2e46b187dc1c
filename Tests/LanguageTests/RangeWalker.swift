@testable import Language

/// Visits every range of a tree by reflection and collects those that lie outside the text.
struct RangeWalker {
  let end: UInt32
  var bad: [SourceRange] = []

  init(end: UInt32) { self.end = end }

  mutating func walk(_ value: Any) {
    if let range = value as? SourceRange {
      if range.start > range.end || range.end > end { bad.append(range) }
      return
    }
    for child in Mirror(reflecting: value).children { walk(child.value) }
  }
}
