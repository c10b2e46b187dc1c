import Language
import StatusBar

// Modifiers: those that matter to the bar, those that the spec declares, and all others.
extension Binder {
  func isUnlabelled(_ argument: Argument) -> Bool { argument.label == nil }
}
