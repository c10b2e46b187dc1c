import Fuzzing
import Host

/// Called by libFuzzer, whose main function this target is linked with.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  target.check(bytes)
  return 0
}

/// What is tried: `SBAR_FUZZ_TARGET=lexer`, parser, formatter, run or editor.
private let target: FuzzTarget =
  Host.Process.environment("SBAR_FUZZ_TARGET").flatMap { FuzzTarget(rawValue: $0) } ?? .run
