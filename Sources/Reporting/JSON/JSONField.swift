import Interpreter

/// One field of an object: its name, what its value may be, how it is written, and how it is read.
struct JSONField<Subject, Target>: Sendable {
  /// Nil for the fields of another table, which are written in the place of this one.
  let name: String?
  /// What the schema says of the value.
  var shape: JSONValue
  /// `true` iff there are objects without it.
  private(set) var isOptional = false
  let write: @Sendable (Subject, SourceBook, inout JSONWriter) -> Void
  /// Takes the value out of the whole object; `false` iff the object cannot do without.
  var read: @Sendable (JSONValue, inout Target) -> Bool = { _, _ in true }

  init(
    _ name: String?, _ shape: JSONValue,
    _ write: @escaping @Sendable (Subject, SourceBook, inout JSONWriter) -> Void
  ) {
    self.name = name
    self.shape = shape
    self.write = write
  }

  /// The same, for a field that some objects have not.
  var optional: JSONField {
    var field = self
    field.isOptional = true
    return field
  }

  /// The same, with a sentence for the schema.
  func about(_ text: String) -> JSONField {
    var field = self
    field.shape = JSONShape.describe(shape, text)
    return field
  }

  /// The same, of which the schema says something narrower.
  func shaped(_ shape: JSONValue) -> JSONField {
    var field = self
    field.shape = shape
    return field
  }

  /// The same, which `set` takes; a value that is none of its kind leaves things as they are.
  fileprivate func reading<Value>(
    _ set: Set<Value>?, as value: @escaping @Sendable (JSONValue) -> Value?
  ) -> JSONField {
    guard let set, let name else { return self }
    var field = self
    field.read = { object, target in
      if let found = object[name].flatMap({ value($0) }) { set(&target, found) }
      return true
    }
    return field
  }
}

// MARK: - Texts and numbers

extension JSONField {
  typealias Get<Value> = @Sendable (Subject) -> Value
  typealias Set<Value> = @Sendable (inout Target, Value) -> Void

  static func constant(_ name: String, _ value: String) -> JSONField {
    JSONField(name, .object([("const", .text(value))])) { _, _, json in json.field(name, value) }
  }

  static var version: JSONField {
    JSONField("version", JSONShape.reference("version")) { _, _, json in
      json.field("version", RunJSON.version)
    }
  }

  static func text(
    _ name: String, as shape: JSONValue = JSONShape.text, _ get: @escaping Get<String>,
    _ set: Set<String>? = nil
  ) -> JSONField {
    JSONField(name, shape) { subject, _, json in json.field(name, get(subject)) }
      .reading(set) { $0.string ?? "" }
  }

  /// A text that hangs on the sources.
  static func text(
    _ name: String, in get: @escaping @Sendable (Subject, SourceBook) -> String
  ) -> JSONField {
    JSONField(name, JSONShape.text) { subject, book, json in
      json.field(name, get(subject, book))
    }
  }

  /// A text, or null.
  static func maybeText(
    _ name: String, as shape: JSONValue = JSONShape.maybeText, _ get: @escaping Get<String?>,
    _ set: Set<String?>? = nil
  ) -> JSONField {
    JSONField(name, shape) { subject, _, json in json.field(name, get(subject)) }
      .reading(set) { .some($0.string) }
  }

  /// A text that hangs on the sources, or null.
  static func maybeText(
    _ name: String, as shape: JSONValue = JSONShape.maybeText,
    in get: @escaping @Sendable (Subject, SourceBook) -> String?
  ) -> JSONField {
    JSONField(name, shape) { subject, book, json in json.field(name, get(subject, book)) }
  }

  /// A text, or nothing at all.
  static func text(
    _ name: String, ifAny get: @escaping Get<String?>, _ set: Set<String?>? = nil
  ) -> JSONField {
    JSONField(name, JSONShape.text) { subject, _, json in
      if let text = get(subject) { json.field(name, text) }
    }
    .reading(set) { .some($0.string) }
    .optional
  }

  /// One of a few words.
  static func word(
    _ name: String, of words: [String], _ get: @escaping Get<String>, _ set: Set<String>? = nil
  ) -> JSONField {
    text(name, as: JSONShape.words(words), get, set)
  }

  /// A number of things, which reading clamps.
  static func count(
    _ name: String, _ get: @escaping Get<Int>, _ set: Set<Int>? = nil
  ) -> JSONField {
    JSONField(name, JSONShape.count) { subject, _, json in json.field(name, get(subject)) }
      .reading(set) { $0.count ?? 0 }
  }

  /// A number from 1.
  static func ordinal(
    _ name: String, _ get: @escaping Get<Int>, _ set: Set<Int>? = nil
  ) -> JSONField {
    count(name, get, set).shaped(JSONShape.ordinal)
  }

  /// A whole number, or null.
  static func maybeNumber(
    _ name: String, as shape: JSONValue = JSONShape.maybeNumber, _ get: @escaping Get<Int?>,
    _ set: Set<Int?>? = nil
  ) -> JSONField {
    JSONField(name, shape) { subject, _, json in
      if let number = get(subject) { json.field(name, number) } else { json.null(name) }
    }
    .reading(set) { .some($0.integer) }
  }

  static func flag(_ name: String, _ get: @escaping Get<Bool>) -> JSONField {
    JSONField(name, JSONShape.flag) { subject, _, json in json.field(name, get(subject)) }
  }

  static func texts(
    _ name: String, as shape: JSONValue = JSONShape.texts, _ get: @escaping Get<[String]>,
    _ set: Set<[String]>? = nil
  ) -> JSONField {
    texts(name, as: shape, in: { subject, _ in get(subject) }, set)
  }

  static func texts(
    _ name: String, as shape: JSONValue = JSONShape.texts,
    in get: @escaping @Sendable (Subject, SourceBook) -> [String], _ set: Set<[String]>? = nil
  ) -> JSONField {
    JSONField(name, shape) { subject, book, json in
      json.array(name) { json in for text in get(subject, book) { json.element(text) } }
    }
    .reading(set) { $0.elements.compactMap { $0.string } }
  }

  static func counts(_ name: String, _ get: @escaping Get<[Int]>) -> JSONField {
    JSONField(name, JSONShape.array(of: JSONShape.count)) { subject, _, json in
      json.array(name) { json in for number in get(subject) { json.element(number) } }
    }
  }
}

// MARK: - Axes

extension JSONField {
  /// The values of a cell on its axes, by their names.
  static func axes(
    _ name: String, _ get: @escaping Get<[CellResult.Axis]>,
    _ set: Set<[CellResult.Axis]>? = nil
  ) -> JSONField {
    JSONField(name, JSONShape.axes) { subject, _, json in
      json.object(name) { json in for axis in get(subject) { json.field(axis.name, axis.value) } }
    }
    .reading(set) { value in
      guard case .object(let fields) = value else { return nil }
      return fields.map { CellResult.Axis(name: $0.key, value: $0.value.string ?? "") }
    }
  }

  /// The axes of several cells.
  static func cells(
    _ name: String, as shape: JSONValue = JSONShape.array(of: JSONShape.axes),
    _ get: @escaping Get<[[CellResult.Axis]]>
  ) -> JSONField {
    JSONField(name, shape) { subject, _, json in
      json.array(name) { json in
        for axes in get(subject) {
          json.object { json in for axis in axes { json.field(axis.name, axis.value) } }
        }
      }
    }
  }
}

// MARK: - Objects

extension JSONField {
  /// The fields of another table, as if they were of this one.
  static func fields<Part, Ignored>(
    of table: JSONTable<Part, Ignored>, _ get: @escaping Get<Part>
  ) -> JSONField {
    JSONField(nil, table.shape) { subject, book, json in
      table.write(get(subject), in: book, to: &json)
    }
  }

  static func object<Part, Ignored>(
    _ name: String, _ table: JSONTable<Part, Ignored>, _ get: @escaping Get<Part>,
    _ set: Set<Ignored>? = nil
  ) -> JSONField {
    object(name, table, in: { subject, _ in get(subject) }).reading(set) { table.read($0) }
  }

  static func object<Part, Ignored>(
    _ name: String, _ table: JSONTable<Part, Ignored>,
    in get: @escaping @Sendable (Subject, SourceBook) -> Part
  ) -> JSONField {
    JSONField(name, table.shape) { subject, book, json in
      json.object(name) { table.write(get(subject, book), in: book, to: &$0) }
    }
  }

  /// An object, or null.
  static func maybeObject<Part, Ignored>(
    _ name: String, _ table: JSONTable<Part, Ignored>, as shape: JSONValue? = nil,
    _ get: @escaping Get<Part?>, _ set: Set<Ignored?>? = nil
  ) -> JSONField {
    JSONField(name, shape ?? table.shapeOrNull) { subject, book, json in
      guard let part = get(subject) else { return json.null(name) }
      json.object(name) { table.write(part, in: book, to: &$0) }
    }
    .reading(set) { .some(table.read($0)) }
  }

  /// An object, or nothing at all.
  static func object<Part, Ignored>(
    _ name: String, ifAny table: JSONTable<Part, Ignored>, _ get: @escaping Get<Part?>
  ) -> JSONField {
    JSONField(name, table.shape) { subject, book, json in
      guard let part = get(subject) else { return }
      json.object(name) { table.write(part, in: book, to: &$0) }
    }
    .optional
  }

  static func objects<Part, Ignored>(
    _ name: String, _ table: JSONTable<Part, Ignored>, _ get: @escaping Get<[Part]>,
    _ set: Set<[Ignored]>? = nil
  ) -> JSONField {
    objects(name, ifAny: table, { subject in get(subject) }, set).always
  }

  /// A list of objects, or nothing at all; an object that cannot be read is left out.
  static func objects<Part, Ignored>(
    _ name: String, ifAny table: JSONTable<Part, Ignored>, _ get: @escaping Get<[Part]?>,
    _ set: Set<[Ignored]>? = nil
  ) -> JSONField {
    JSONField(name, JSONShape.array(of: table.shape)) { subject, book, json in
      guard let parts = get(subject) else { return }
      json.array(name) { json in
        for part in parts { json.object { table.write(part, in: book, to: &$0) } }
      }
    }
    .reading(set) { $0.elements.compactMap { table.read($0) } }
    .optional
  }

  private var always: JSONField {
    var field = self
    field.isOptional = false
    return field
  }
}
