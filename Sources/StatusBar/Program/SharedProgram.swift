/// A sealed program that changes no more: its runners share it by reference.
package final class SharedProgram: Sendable {
  package let program: Program
  /// What its classes answer.
  let answers: ClassAnswers
  /// Which of its code leaves nothing behind.
  let quiet: QuietCode
  /// The same for code whose result is dropped: what it makes goes with it.
  let forgettable: QuietCode

  package init(_ program: consuming Program) {
    self.program = program
    answers = ClassAnswers(self.program)
    let idle = IdleSlots(self.program)
    quiet = QuietCode(self.program, idle)
    forgettable = QuietCode(self.program, idle, forgetful: true)
  }
}
