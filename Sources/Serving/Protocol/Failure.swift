import Reporting

/// Why a request is not answered.
struct Failure: Error {
  /// As the protocol numbers it.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }

  var code: Code
  var message: String
  /// `true` iff the file is part of no spec: most requests then have an empty answer.
  var isOutsideOfSpecs = false

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Returns that a file is no spec, and no part of one.
  static func outsideOfSpecs(_ name: String) -> Failure {
    var failure = Failure(.requestFailed, "`\(name)` is no spec, and no spec includes it")
    failure.isOutsideOfSpecs = true
    return failure
  }

  var json: JSONValue { ["code": .whole(code.rawValue), "message": .text(message)] }
}
