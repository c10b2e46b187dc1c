// What a browser can call. There is one server in a module; a new one is a new instance of it.

nonisolated(unsafe) private let reactor = Reactor()

/// The last list of answers, in memory that stays where it is until the next call.
nonisolated(unsafe) private var result = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

/// Takes one message of the protocol as JSON; returns how many bytes the list of answers has.
@_cdecl("sbar_call")
public func sbarCall(_ pointer: UnsafePointer<UInt8>, _ count: Int) -> Int {
  let answers = reactor.take(Array(UnsafeBufferPointer(start: pointer, count: count))[...])
  result.deallocate()
  result = .allocate(capacity: answers.count)
  _ = result.initialize(fromContentsOf: answers)
  return answers.count
}

/// The bytes of the last list of answers, until the next call.
@_cdecl("sbar_result")
public func sbarResult() -> UnsafePointer<UInt8>? {
  UnsafePointer(result.baseAddress)
}
