import Language

// Extensions of Swift's own values: texts, numbers, lists.
extension Resolver {
  /// `true` iff an extension of a type of Swift's values has a member of a name, which may stand in
  /// for Swift's own; `acting` asks for a function that changes something.
  func extendsValues(with name: Name, acting: Bool = false) -> Bool {
    declarations.foreignExtensions.contains { pending in
      Resolver.valueTypes.contains(names.bytes(of: pending.name.name))
        && declarations.flattened(pending.members).contains { located in
          switch located.member {
          case .function(let function):
            function.name.name == name && (!acting || changes(function.body ?? [], located.file))
          case .variable(let variable): !acting && variable.name.name == name
          default: false
          }
        }
    }
  }

  /// Whether a method that extensions give types of Swift's changes its value; nil where none
  /// declares one of that name.
  func mutatesValues(_ name: Name) -> Bool? {
    var found: Bool?
    for pending in declarations.foreignExtensions
    where Resolver.valueTypes.contains(names.bytes(of: pending.name.name)) {
      for located in declarations.flattened(pending.members) {
        guard case .function(let function) = located.member, function.name.name == name else {
          continue
        }
        let method = LocatedFunction(file: located.file, declaration: function)
        found = (found ?? false) || declarations.isMutating(method)
      }
    }
    return found
  }

  /// `true` iff a method that is not known changes its value by its name: `removeRandom()`.
  func soundsChanging(_ name: Name) -> Bool {
    if changesItself(spelling(name)) { return true }
    let bytes = names.bytes(of: name)
    return Resolver.changingVerbs.contains { bytes.starts(with: $0.utf8) }
  }

  /// How names begin of methods that change what they are of, and answer.
  private static let changingVerbs: [String] = [
    "add", "append", "drain", "extract", "increment", "insert", "mutate", "next", "pop", "push",
    "remove", "shift", "take", "toggle", "update",
  ]

  /// `true` iff an extension says what Swift makes of values in texts.
  var extendsInterpolation: Bool {
    declarations.foreignExtensions.contains {
      names.bytes(of: $0.name.name).hasSuffix("StringInterpolation")
    }
  }

  /// `true` iff an expression calls a function of the author's own that changes a property.
  func callsActing(_ value: Expression) -> Bool {
    value.contains { part in
      guard case .call(let call) = part.kind, let name = call.callee.lastName?.name,
        declaresFunction(name)
      else { return false }
      let all =
        (declarations.functions[name] ?? [])
        + declarations.types.flatMap { $0.functions[name] ?? [] }
      return all.contains { changes($0.declaration.body ?? [], $0.file) }
    }
  }

  /// `true` iff a function of a name is declared, in a type or outside of all.
  func declaresFunction(_ name: Name) -> Bool {
    declarations.functions[name] != nil || declarations.types.contains { $0.functions[name] != nil }
  }

  /// `true` iff statements change a property, by their text.
  private func changes(_ body: [Statement], _ file: FileID) -> Bool {
    guard let first = body.first, let last = body.last else { return false }
    var isChanging = false
    let text = bytes(first.range.union(last.range), in: file)[...]
    text.forEachChange(in: names) { name, start in
      guard declarations.declaresMember(name), !text.isDeclared(at: start) else { return }
      let before = text[..<start]
      let isOther =
        before.last == UInt8(ascii: ".") && !before.suffix(5).elementsEqual("self.".utf8)
      if isOther || !text.declares(names.bytes(of: name)) { isChanging = true }
    }
    return isChanging
  }

  private static let valueTypes = WordList(
    """
      Array ArraySlice BidirectionalCollection BinaryFloatingPoint BinaryInteger Bool CGFloat
      Character Collection Comparable Dictionary Double Equatable FixedWidthInteger Float
      FloatingPoint Int Int16 Int32 Int64 Int8 MutableCollection Numeric Optional
      RandomAccessCollection RangeReplaceableCollection Sequence Set SignedInteger String
      StringProtocol Substring TimeInterval UInt UInt16 UInt32 UInt64 UInt8 UnsignedInteger
    """)
}
