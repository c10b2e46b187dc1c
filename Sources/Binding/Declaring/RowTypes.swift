import Language
import StatusBar

/// The types of the app's own whose closures a touch alone starts: rows of settings, items of
/// menus. No text calls or hands on such a closure but where a row is selected, or in an action.
struct RowTypes {
  private let declarations: Declarations
  /// The types that hold closures by such a name.
  private var holders: [Name: [Int]] = [:]
  /// Where such types stand, by file.
  private var own: [FileID: [SourceRange]] = [:]
  /// The functions that a touch calls, by file.
  private var touched: [FileID: [SourceRange]] = [:]

  init(_ declarations: Declarations) {
    self.declarations = declarations
    for (index, info) in declarations.types.enumerated() { add(info, index) }
    guard !holders.isEmpty else { return }
    for info in declarations.types {
      for function in info.functions.values.joined() where isTouched(function.declaration) {
        touched[function.file, default: []].append(function.declaration.range)
      }
    }
  }

  private mutating func add(_ info: TypeInfo, _ index: Int) {
    guard info.keyword == .struct || info.keyword == .class, info.role == .other,
      info.parameters.isEmpty
    else { return }
    for variable in info.variables.values where isKeptClosure(variable.declaration) {
      holders[variable.declaration.name.name, default: []].append(index)
      for function in info.allFunctions + info.initializers {
        own[function.file, default: []].append(function.declaration.range)
      }
      for other in info.variables.values {
        own[other.file, default: []].append(other.declaration.range)
      }
    }
  }

  private func isKeptClosure(_ variable: VariableDeclaration) -> Bool {
    guard !variable.isStatic, variable.getter == nil, variable.didSet == nil,
      variable.willSet == nil, let type = variable.type
    else { return false }
    if case .function? = declarations.aliases[type.name], declarations.type(type.name) == nil {
      return true
    }
    return declarations.names.bytes(of: type.name).elementsEqual("Function".utf8)
  }

  /// `true` iff UIKit calls a function when something is touched, or by its selector.
  private func isTouched(_ function: FunctionDeclaration) -> Bool {
    let names = declarations.names
    if function.attributes.contains(where: { attribute in
      ["objc", "IBAction"].contains(names.spelling(of: attribute.name.name))
    }) {
      return true
    }
    return function.parameters.contains { parameter in
      guard let label = parameter.label else { return false }
      return ["didSelectRowAt", "didSelectItemAt", "accessoryButtonTappedForRowWith"]
        .contains(names.spelling(of: label.name))
    }
  }

  /// Reads all texts once; returns the types.
  func found(in spec: Spec) -> Set<Int> {
    guard !holders.isEmpty else { return [] }
    var lost: Set<Name> = []
    for source in spec.sources {
      source.bytes[...].forEachName { start, end in
        guard let name = source.name(from: start, to: end, in: spec.names), holders[name] != nil,
          !lost.contains(name), mayRun(source, start, end)
        else { return }
        lost.insert(name)
      }
    }
    var found = Set(holders.values.joined())
    for name in lost { found.subtract(holders[name] ?? []) }
    return found
  }

  /// `true` iff the closure that a name may stand for may be called or handed on there, other than
  /// by a touch.
  private func mayRun(_ source: Source, _ start: Int, _ end: Int) -> Bool {
    let bytes = source.bytes
    let next = bytes[end...].first { $0 != UInt8(ascii: " ") }
    let previous = bytes[..<start].last { $0 != UInt8(ascii: " ") }
    let range = SourceRange(UInt32(start), UInt32(end))
    func stands(in places: [FileID: [SourceRange]]) -> Bool {
      places[source.file]?.contains { $0.contains(range) } ?? false
    }
    if previous == UInt8(ascii: ".") {
      let isSet = next == UInt8(ascii: "=") && !bytes[end...].isComparison
      return !isSet && !stands(in: touched)
    }
    if next == UInt8(ascii: ":") || bytes[...].isDeclared(at: start) { return false }
    // `self.action = action` keeps it.
    return stands(in: own) && previous != UInt8(ascii: "=")
  }
}

extension ArraySlice<UInt8> {
  /// `true` iff it begins with `==`, after spaces.
  fileprivate var isComparison: Bool {
    let rest = drop { $0 == UInt8(ascii: " ") }
    return rest.count > 1 && rest[rest.startIndex + 1] == UInt8(ascii: "=")
  }
}
