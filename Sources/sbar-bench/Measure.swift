import Host

/// What one stage took, best of several rounds.
struct Measure {
  var nanoseconds = UInt64.max

  /// Runs `body` in each of `rounds` rounds.
  static func best<R>(of rounds: Int, _ body: () -> R) -> (Measure, R) {
    var measure = Measure()
    var result = measure.time(body)
    for _ in 1..<max(rounds, 1) { result = measure.time(body) }
    return (measure, result)
  }

  private mutating func time<R>(_ body: () -> R) -> R {
    let start = Clock.now
    let result = body()
    nanoseconds = min(nanoseconds, Clock.now &- start)
    return result
  }

  /// A number a second.
  func rate(_ count: Int) -> Double { Double(count) * 1e9 / Double(max(nanoseconds, 1)) }
}

/// Columns of figures, aligned.
struct Table {
  private var rows: [[String]]

  init(_ head: [String]) { rows = [head] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in
      rows.map { column < $0.count ? $0[column].unicodeScalars.count : 0 }.max() ?? 0
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.unicodeScalars.count)
        line += column == 0 ? cell + padding : "  " + padding + cell
      }
      text += line + "\n"
    }
    return text
  }
}

/// `0.123`, with so many digits behind the point.
func short(_ value: Double, digits: Int) -> String {
  var power = 1
  for _ in 0..<digits { power *= 10 }
  let scaled = Int((value * Double(power)).rounded())
  let rest = String(scaled % power)
  return "\(scaled / power)." + String(repeating: "0", count: digits - rest.utf8.count) + rest
}

/// `1,234` from a hundred on, else `12.3`.
func short(_ value: Double) -> String {
  if value >= 100 {
    var digits = String(Int(value.rounded()))
    var place = digits.utf8.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
  let scaled = Int((value * 10).rounded())
  return "\(scaled / 10).\(scaled % 10)"
}
