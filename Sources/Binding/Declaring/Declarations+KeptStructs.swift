import Language
import StatusBar

// Structs that never change once they are made: whether code has one of them or a copy makes no
// difference, so they are followed as objects are.
extension Declarations {
  /// `true` iff the values of a struct are followed as objects: it has nothing that changes, and
  /// makes or holds view controllers, is one of a few that it holds itself, or stands behind a
  /// protocol in a property, as themes do.
  func isKept(_ index: Int) -> Bool {
    let info = types[index]
    guard info.keyword == .struct, info.role == .other, info.parameters.isEmpty,
      info.initializers.isEmpty, info.observed.isEmpty,
      !info.allFunctions.contains(where: { isMutating($0) || $0.isOperator(names) }),
      info.variables.values.allSatisfy({ isConstantOrComputed($0.declaration) }),
      !info.inherited.contains(where: { comparisons.contains(names.bytes(of: $0.name)) })
    else { return false }
    return makesControllers(info)
      || info.variables.values.contains { isOneOf(info, $0.declaration) }
      || info.inherited.contains { isStoredProtocol($0.name) }
  }

  /// `true` iff a property is of a protocol of the app's own: `var theme: Theme = Dark()`.
  private func isStoredProtocol(_ name: Name) -> Bool {
    guard let index = type(name), types[index].keyword == .protocol, types[index].inherited.isEmpty
    else { return false }
    return storedTypes.contains(name)
  }

  /// The types that stored properties of types are written with.
  func typesStored() -> Set<Name> {
    var found: Set<Name> = []
    for info in types {
      for variable in info.variables.values where variable.declaration.getter == nil {
        if let type = variable.declaration.type { found.insert(type.name) }
      }
    }
    return found
  }

  /// `true` iff a method may change the value that it is called on.
  func isMutating(_ function: LocatedFunction) -> Bool {
    function.declaration.modifiers.contains {
      names.bytes(of: $0.name).elementsEqual("mutating".utf8)
    }
  }

  private func isConstantOrComputed(_ variable: VariableDeclaration) -> Bool {
    guard variable.attributes.isEmpty else { return false }
    if variable.isStatic { return variable.isConstant || variable.getter != nil }
    return variable.getter != nil && variable.setter == nil || variable.isConstant
  }

  /// `true` iff a type holds a view controller or a window, or a function or a getter of it answers
  /// with one.
  private func makesControllers(_ info: TypeInfo) -> Bool {
    let results = info.allFunctions.compactMap { $0.declaration.result }
    let properties = info.variables.values.compactMap { $0.declaration.type }
    return (results + properties).contains {
      isViewController($0.name) || $0.name.word == .UIWindow
    }
  }

  private func isViewController(_ name: Name) -> Bool {
    if ControllerClass(name.word) != nil { return true }
    return type(name).map { types[$0].isController } ?? false
  }

  /// `static let ink = Theme(isDark: true)`
  private func isOneOf(_ info: TypeInfo, _ variable: VariableDeclaration) -> Bool {
    guard variable.isStatic, variable.isConstant, case .call(let call)? = variable.initial?.kind
    else { return false }
    return call.callee.typeName(names) == info.name && call.closures.isEmpty
  }
}

/// What compares values by what they hold, which objects are not.
private let comparisons = WordList("Comparable Equatable Hashable Identifiable OptionSet")

extension LocatedFunction {
  fileprivate func isOperator(_ names: NameTable) -> Bool {
    guard let first = names.bytes(of: declaration.name.name).first else { return false }
    return !first.isNamePart
  }
}
