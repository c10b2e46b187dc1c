import Host
import Interpreter
import Language

/// How many cells files come to, before any of them runs.
struct CellCount {
  /// What the scenarios of one file may have, which the plan of each file watches over.
  private static let ofOneFile = 100_000
  /// Bytes of texts whose plans are kept, which takes some twenty times as much.
  private static let keptSize = 2 << 20
  /// What the plan of an empty text counts as.
  private static let leastSize = 1 << 10

  private let request: RunRequest
  /// The plans that were made for the count, so that they need not be made again, by the places of
  /// their files; those of the first files, as many as memory is spent on.
  private(set) var plans: [Int: PlannedSpec] = [:]
  /// `true` iff the files have more cells than the request allows.
  private(set) var isExceeded = false

  /// Counts; so few files as cannot come to too many are not looked into, and standard input is
  /// read but once.
  init(_ files: [Input], _ request: RunRequest) {
    self.request = request
    guard request.verb == .test, !request.lists,
      files.count > request.cellLimit / CellCount.ofOneFile
    else { return }
    if CellCount.most(in: files, request) <= request.cellLimit { return }
    isExceeded = exceeds(files)
    if isExceeded { plans = [:] }
  }

  /// Returns how many cells the files have at most, as far as can be told by a look at their texts:
  /// most suites are not planned twice for that.
  private static func most(in files: [Input], _ request: RunRequest) -> Int {
    var count = 0
    for input in files where !input.path.isStandardInput {
      if request.halt() != nil || count > request.cellLimit { break }
      guard let bytes = try? input.read() else { continue }
      count += bytes.mostCells ?? ofOneFile
    }
    return count
  }

  private mutating func exceeds(_ files: [Input]) -> Bool {
    var count = 0
    var size = 0
    let memory = PlanMemory()
    for (index, input) in files.enumerated() where !input.path.isStandardInput {
      if request.halt() != nil { return false }
      let file = FileRun(request: request, input: input, memory: memory)
      guard let planned = file.planAhead() else { continue }
      count += file.cellCount(of: planned)
      if count > request.cellLimit { return true }
      size += planned.size + CellCount.leastSize
      if size <= CellCount.keptSize { plans[index] = planned }
    }
    return false
  }
}

extension [UInt8] {
  /// How many cells a text has at most that lists no values, gives no range, and takes nothing from
  /// elsewhere: one for each scenario, which has braces of its own. Nil for any other text.
  fileprivate var mostCells: Int? {
    withUnsafeBufferPointer { text in
      if text.firstIndex(of: UInt8(ascii: "["), from: 0) != nil || text.contains("...", by: 0)
        || text.contains("include", by: 5)
      {
        return nil
      }
      var count = 0
      var start = 0
      while let brace = text.firstIndex(of: UInt8(ascii: "{"), from: start) {
        count += 1
        start = brace + 1
      }
      return count
    }
  }
}
