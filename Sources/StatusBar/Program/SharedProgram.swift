/// A sealed program that changes no more: whoever runs it shares it by reference.
package final class SharedProgram: Sendable {
  package let program: Program
  /// What stands in for a world of the program while that is somewhere else. One for all programs
  /// would have threads that run different ones wait for each other, to count their references.
  let elsewhere = World.elsewhere

  package init(_ program: consuming Program) { self.program = program }
}
