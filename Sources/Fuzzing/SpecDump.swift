import Binding
import Interpreter
import Language

/// What a text is bound to, and how its scenarios are planned, as text: every field of every part.
///
/// Two versions of the code that understand a text alike write the same text, byte for byte. It is
/// made by reflection, so that no field is forgotten.
package enum SpecDump {
  /// Returns the parts of a bound spec and of its plan, each under its name.
  package static func text(of bytes: [UInt8], named name: String) -> String {
    let source = Source(file: FileID(0), name: name, bytes: bytes)
    let spec = loadSpec(root: source) { _, _ in .failed("nothing is included") }
    let plan = makePlan(spec, options: RunOptions())
    var text = ""
    add(Binder(spec).finished(), to: &text)
    add(plan, to: &text)
    // Where a private type lies in memory says nothing of the text.
    return text.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }

  /// Adds all that a value holds, but for the text it was made from and what it was made into
  /// before.
  private static func add<Whole>(_ whole: Whole, to text: inout String) {
    for (label, part) in Mirror(reflecting: whole).children {
      if part is Spec || part is BoundSpec { continue }
      dump(part, to: &text, name: label)
    }
  }
}
