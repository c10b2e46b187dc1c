import Interpreter

/// What the schema says of values.
enum JSONShape {
  static let text = JSONValue.object([("type", .text("string"))])
  static let flag = JSONValue.object([("type", .text("boolean"))])
  static let ordinal = JSONValue.object([("type", .text("integer")), ("minimum", .number("1"))])
  static let maybeNumber = JSONValue.object([("type", list(of: ["integer", "null"]))])
  static let count = reference("count")
  static let maybeText = reference("maybeText")
  static let code = reference("code")
  static let texts = array(of: text)
  /// The axes of a cell by their names.
  static let axes = JSONValue.object([
    ("type", .text("object")), ("additionalProperties", text),
  ])

  /// The definition of a name.
  static func reference(_ name: String) -> JSONValue {
    .object([("$ref", .text("#/$defs/" + name))])
  }

  static func array(of items: JSONValue) -> JSONValue {
    .object([("type", .text("array")), ("items", items)])
  }

  /// An array with so many elements at least or at most.
  static func array(of items: JSONValue, _ limit: String, _ number: String) -> JSONValue {
    .object([("type", .text("array")), (limit, .number(number)), ("items", items)])
  }

  static func words(_ words: [String], orNull: Bool = false) -> JSONValue {
    .object([("enum", .list(words.map { .text($0) } + (orNull ? [.null] : [])))])
  }

  static func either(_ one: JSONValue, _ other: JSONValue) -> JSONValue {
    .object([("oneOf", .list([one, other]))])
  }

  static func list(of words: [String]) -> JSONValue { .list(words.map { .text($0) }) }

  /// Returns the shape with a sentence behind the first of its keywords.
  static func describe(_ shape: JSONValue, _ text: String) -> JSONValue {
    guard case .object(var parts) = shape else { return shape }
    parts.insert(("description", .text(text)), at: min(1, parts.count))
    return .object(parts)
  }

  /// The definitions that are no objects with fields.
  static let definitions: [(key: String, value: JSONValue)] = [
    ("count", .object([("type", .text("integer")), ("minimum", .number("0"))])),
    ("maybeText", .object([("type", list(of: ["string", "null"]))])),
    ("version", .object([("const", .number(String(RunJSON.version)))])),
    ("outcome", words(Outcome.allCases.map { $0.spelling })),
    ("tags", texts),
    (
      "knownIssue",
      .object([
        ("type", list(of: ["string", "null"])),
        (
          "description",
          .text("What the author knows to be wrong; null where it has to pass.")
        ),
      ])
    ),
    ("code", .object([("type", .text("string")), ("pattern", .text("^SB[0-9]{4}$"))])),
    (
      "maybePlace",
      either(.object([("type", .text("null"))]), reference("place"))
    ),
    ("rules", texts),
  ]
}
