import Testing

@testable import StatusBar

/// Lists that are looked at without being counted, beside arrays.
@Suite("Lists of plain values")
struct PlainListTests {
  @Test("hold what an array holds", arguments: 0..<20)
  func column_holdsWhatAnArrayHolds(seed: Int) {
    var state = UInt64(seed + 1)
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % limit
    }
    var column = Column<UInt32>()
    var other = Column<UInt32>()
    var array: [UInt32] = []
    var others: [UInt32] = []
    for number in 0..<400 {
      switch next(6) {
      case 0, 1:
        column.append(UInt32(number))
        array.append(UInt32(number))
      case 2:
        other.append(UInt32(number) &* 3)
        others.append(UInt32(number) &* 3)
      case 3:
        let start = next(others.count + 1)
        let range = start..<start + next(others.count - start + 1)
        column.append(range, of: other)
        array += others[range]
      case 4 where !array.isEmpty:
        let place = next(array.count)
        column[place] += 7
        array[place] += 7
      default:
        let count = array.count - next(array.count / 8 + 1)
        column.cut(to: count)
        array.removeLast(array.count - count)
        column.reserve(next(600))
      }
      #expect(column.count == array.count)
    }
    for place in array.indices { #expect(column[place] == array[place]) }
    let narrow = array.map { UInt16($0) }
    var same = Column<UInt16>()
    for value in narrow { same.append(value) }
    let isSame = column.areEqual(0..<array.count, 0..<array.count, of: same)
    #expect(isSame)
    same[array.count - 1] ^= 1
    let isSameStill = column.areEqual(0..<array.count, 0..<array.count, of: same)
    #expect(!isSameStill)
    #expect(!array.isEmpty)
  }

  @Test("of equal values take the bytes of all of them")
  func repeating_takesTheirBytes() {
    let column = Column<UInt16>(repeating: 9, count: 300)
    #expect(column.footprint == 600)
    #expect(column[299] == 9)
  }
}
