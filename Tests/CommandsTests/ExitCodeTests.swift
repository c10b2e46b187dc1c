import Commands
import Interpreter
import Testing

@Suite struct ExitCodeTests {
  @Test func theCodesAreFixed() {
    let codes: [ExitCode: Int32] = [
      .success: 0, .failed: 1, .invalid: 2, .nothingRan: 3, .wouldRewrite: 4, .inconclusive: 5,
      .usage: 64, .unreadable: 66, .bug: 70, .unwritable: 74, .interrupted: 130,
    ]
    #expect(codes.count == ExitCode.allCases.count)
    for (status, code) in codes { #expect(status.rawValue == code) }
  }

  @Test func theLargestCauseWins() {
    let order: [ExitCode] = [
      .usage, .bug, .unreadable, .unwritable, .interrupted, .invalid, .failed, .inconclusive,
      .wouldRewrite, .nothingRan, .success,
    ]
    #expect(Set(order) == Set(ExitCode.allCases))
    for (index, larger) in order.enumerated() {
      for smaller in order[index...] {
        #expect(ExitCode.worst(of: [smaller, larger]) == larger)
      }
    }
    #expect(ExitCode.worst(of: []) == .success)
  }
}

@Suite struct CauseTests {
  @Test(arguments: RunCause.allCases)
  func everyCauseOfTheStreamHasItsCode(cause: RunCause) {
    #expect(ExitCode(cause).rawValue == Int32(cause.status))
    let end = RunEnd(tally: Tally(), causes: [cause], nanoseconds: 0)
    #expect(end.status == cause.status)
  }

  @Test func theStreamAndTheProcessAgreeOnTheLargestCause() {
    for cause in RunCause.allCases {
      for other in RunCause.allCases {
        let end = RunEnd(tally: Tally(), causes: [cause, other], nanoseconds: 0)
        let worst = ExitCode.worst(of: [ExitCode(cause), ExitCode(other)])
        #expect(worst.rawValue == Int32(end.status))
      }
    }
  }
}
