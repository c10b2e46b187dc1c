/// All fields of a kind of object in the order in which they are written: what is written, what is
/// read, and what the schema says of it come from here.
struct JSONTable<Subject, Target: Sendable>: Sendable {
  /// The name of its definition in the schema; nil where the schema writes it out.
  let name: String?
  /// A sentence for the schema.
  let about: String?
  /// What reading begins with; nil for an object that is never read.
  private let blank: Target?
  private let fields: [JSONField<Subject, Target>]

  /// Creates a table that the schema defines by its name.
  init(
    _ name: String, about: String? = nil, blank: Target? = nil,
    _ fields: [JSONField<Subject, Target>]
  ) {
    self.name = name
    self.about = about
    self.blank = blank
    self.fields = fields
  }

  /// Creates a table that the schema writes out wherever it is used.
  init(
    about: String? = nil, blank: Target? = nil, _ fields: [JSONField<Subject, Target>]
  ) {
    self.name = nil
    self.about = about
    self.blank = blank
    self.fields = fields
  }

  /// Creates a table of records, each a line of its own, with their kind and the version.
  init(
    record name: String, kind: String? = nil, about: String? = nil, blank: Target? = nil,
    _ fields: [JSONField<Subject, Target>]
  ) {
    let head: [JSONField<Subject, Target>] = [.constant("kind", kind ?? name), .version]
    self.init(name, about: about, blank: blank, head + fields)
  }

  /// Writes the fields into the object that is open.
  func write(_ subject: Subject, in book: SourceBook, to json: inout JSONWriter) {
    for field in fields { field.write(subject, book, &json) }
  }

  /// Writes one record.
  func writeRecord(_ subject: Subject, in book: SourceBook, to json: inout JSONWriter) {
    json.record { write(subject, in: book, to: &$0) }
  }

  /// Returns what an object holds; nil where a field that matters cannot be read.
  func read(_ object: JSONValue) -> Target? {
    guard var target = blank else { return nil }
    for field in fields where !field.read(object, &target) { return nil }
    return target
  }
}

// MARK: - Schema

extension JSONTable {
  /// How the schema names it: by a reference, or written out.
  var shape: JSONValue { name.map { JSONShape.reference($0) } ?? body }

  /// The definition of the schema, by its name.
  var definition: (key: String, value: JSONValue) { (name ?? "", body) }

  /// The shape of such an object, or null.
  var shapeOrNull: JSONValue {
    let isPlain = name == nil && fields.allSatisfy { $0.name != nil }
    if isPlain, case .object(let parts) = body {
      return .object([("type", JSONShape.list(of: ["object", "null"]))] + parts.dropFirst())
    }
    return JSONShape.either(.object([("type", .text("null"))]), shape)
  }

  private var body: JSONValue {
    let own = fields.filter { $0.name != nil }
    var parts: [(key: String, value: JSONValue)] = []
    if let about { parts.append(("description", .text(about))) }
    parts.append(("properties", .object(own.map { ($0.name ?? "", $0.shape) })))
    let required = own.filter { !$0.isOptional }.map { $0.name ?? "" }
    if !required.isEmpty { parts.append(("required", JSONShape.list(of: required))) }
    let others = fields.filter { $0.name == nil }.map { $0.shape }
    if others.isEmpty { return .object([("type", .text("object"))] + parts) }
    return .object([("allOf", .list(others + (own.isEmpty ? [] : [.object(parts)])))])
  }
}
