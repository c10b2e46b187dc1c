// What a browser can call. There is one server in a module; a new one is a new instance of it.

nonisolated(unsafe) private let reactor = Reactor()
nonisolated(unsafe) private var result: [UInt8] = []

/// Takes one message of the protocol as JSON; returns how many bytes the list of answers has.
@_cdecl("sbar_call")
public func sbarCall(_ pointer: UnsafePointer<UInt8>, _ count: Int) -> Int {
  result = reactor.take(Array(UnsafeBufferPointer(start: pointer, count: count))[...])
  return result.count
}

/// The bytes of the last list of answers, until the next call.
@_cdecl("sbar_result")
public func sbarResult() -> UnsafePointer<UInt8>? {
  result.withUnsafeBufferPointer { $0.baseAddress }
}
