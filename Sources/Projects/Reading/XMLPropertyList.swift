/// Reads property lists in XML, with a stack of its own in place of recursion.
enum XMLPropertyList {
  /// A container that is still open.
  private enum Open {
    case array([PropertyValue])
    case dictionary([String: PropertyValue], key: String?)
    /// One that is nested too deep: what it holds is left out.
    case skipped
  }

  static func read(_ bytes: [UInt8]) -> Reading<PropertyValue?> {
    var reader = XMLReader(bytes)
    var stack: [Open] = []
    var result: PropertyValue?
    var text = ""
    while let event = reader.next() {
      switch event {
      case .start("dict"): stack.append(open(.dictionary([:], key: nil), stack, &reader))
      case .start("array"): stack.append(open(.array([]), stack, &reader))
      case .start: text = ""
      case .text(let part): text += part
      case .end("dict"), .end("array"):
        guard let top = stack.popLast() else {
          reader.note("a container ends that was not begun", line: reader.line)
          continue
        }
        add(value(of: top), to: &stack, &result)
      case .end("key"):
        if case .dictionary(let values, _)? = stack.last {
          stack[stack.count - 1] = .dictionary(values, key: text)
        }
      case .end(let name):
        if let value = leaf(name, text) { add(value, to: &stack, &result) }
        text = ""
      }
    }
    if !stack.isEmpty { reader.note("the file ends in a container", line: reader.line) }
    while let top = stack.popLast() { add(value(of: top), to: &stack, &result) }
    if result == nil { reader.note("it is not a property list", line: 0) }
    return Reading(result, notes: reader.allNotes)
  }

  private static func open(_ container: Open, _ stack: [Open], _ reader: inout XMLReader) -> Open {
    guard stack.count >= ReadingLimit.depth else { return container }
    reader.note("it is nested deeper than \(ReadingLimit.depth)", line: reader.line)
    return .skipped
  }

  private static func value(of container: Open) -> PropertyValue {
    switch container {
    case .array(let values): .array(values)
    case .dictionary(let values, _): .dictionary(values)
    case .skipped: .other
    }
  }

  private static func add(
    _ value: PropertyValue, to stack: inout [Open], _ result: inout PropertyValue?
  ) {
    guard let top = stack.popLast() else {
      if result == nil { result = value }
      return
    }
    switch top {
    case .array(var values):
      values.append(value)
      stack.append(.array(values))
    case .dictionary(var values, let key):
      if let key { values[key] = value }
      stack.append(.dictionary(values, key: nil))
    case .skipped: stack.append(.skipped)
    }
  }

  /// Returns the value of an element without others in it; nil for `plist` and unknown ones.
  private static func leaf(_ name: String, _ text: String) -> PropertyValue? {
    switch name {
    case "string": .string(text)
    case "integer": Int(text).map { .integer($0) } ?? .other
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "real", "date", "data": .other
    default: nil
    }
  }
}
