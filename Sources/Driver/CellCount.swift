import Host
import Interpreter

/// How many cells files come to, before any of them runs.
struct CellCount {
  /// What the scenarios of one file may have, which the plan of each file watches over.
  private static let ofOneFile = 100_000

  private let request: RunRequest

  init(_ request: RunRequest) { self.request = request }

  /// `true` iff the files have more cells than the request allows; so few files as cannot are not
  /// looked into, and standard input is read but once.
  func exceeds(_ files: [Input]) -> Bool {
    guard request.verb == .test, !request.lists,
      files.count > request.cellLimit / CellCount.ofOneFile
    else { return false }
    var count = 0
    for input in files where !input.path.isStandardInput {
      if request.halt() != nil { return false }
      count += FileRun(request: request, input: input).cellCount
      if count > request.cellLimit { return true }
    }
    return false
  }
}
