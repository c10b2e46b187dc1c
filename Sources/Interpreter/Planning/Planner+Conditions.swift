import Binding
import Language
import StatusBar

/// What the condition of an expectation can speak of besides states and inputs.
struct ConditionScope {
  var axes: [MatrixAxis]
  var cells: [PlannedCell]
}

// `when`: over the cell where it can be decided now, over states and inputs otherwise.
extension Planner {
  mutating func condition(
    _ expression: Expression, in scope: ConditionScope
  ) -> PlannedCondition? {
    let expression = expression.unwrapped
    switch expression.kind {
    case .prefix(.not, let operand):
      return condition(operand, in: scope).map { .not($0).folded }
    case .binary(let left, .and, _, let right):
      guard let left = condition(left, in: scope), let right = condition(right, in: scope) else {
        return nil
      }
      return PlannedCondition.and(left, right).folded
    case .binary(let left, .or, _, let right):
      guard let left = condition(left, in: scope), let right = condition(right, in: scope) else {
        return nil
      }
      return PlannedCondition.or(left, right).folded
    case .binary(let left, let comparison, _, let right) where comparison.isComparison:
      if let subject = cellSubject(left, in: scope) {
        return compare(subject, comparison, right, at: expression, in: scope)
      }
    default:
      if let subject = cellSubject(expression, in: scope) {
        return flag(subject, at: expression, in: scope)
      }
      if let comparison = comparisonOfCell(expression) {
        report(
          .comparisonMeant(
            reader.text(expression.range), meant: comparison, at: reader.at(expression.range)))
        return nil
      }
    }
    return state(expression)
  }

  /// What a word that says where a cell runs is compared with, `landscape`; nil for a variable.
  private func comparisonOfCell(_ expression: Expression) -> String? {
    guard let path = expression.path, path.count == 1, binder.setting(path) == nil else {
      return nil
    }
    let word = reader.spelling(path[0].name)
    if Orientation.written(word) != nil { return Code.comparison("orientation", "==", word) }
    if InterfaceStyle.allCases.contains(where: { $0.spelling == word }) {
      return Code.comparison("appearance", "==", word)
    }
    switch word {
    case "iPad", "ipad": return Code.comparison("device", "==", "pad")
    case "iPhone", "iphone": return Code.comparison("device", "!=", "pad")
    default:
      let known = Device.Class.parse(word.utf8)
      return known.map { Code.comparison("device", "==", $0.spelling) }
    }
  }

  private func cellSubject(
    _ expression: Expression, in scope: ConditionScope
  ) -> CellSubject? {
    guard let path = expression.path else { return nil }
    let first = reader.spelling(path[0].name)
    if path.count == 1 {
      switch first {
      case "ios": return .ios
      case "sdk": return .sdk
      case "device": return .device
      case "orientation": return .orientation
      case "appearance": return .appearance
      case "lifecycle": return .lifecycle
      case "quirks": return .quirks
      case "assumptions": return .assumptions
      default: if let key = PlistKey.named(first) { return .plist(key) }
      }
    }
    let written = reader.text(expression.range)
    for (index, axis) in scope.axes.enumerated() where axis.name == written {
      switch axis.kind {
      case .override(let input):
        return axis.isOfBooleans ? .input(input) : .axis(index)
      case .policy: return .axis(index)
      case .ios, .sdk, .device, .orientation, .appearance, .lifecycle, .indicator, .quirks,
        .assumptions, .plist, .setting:
        return nil
      }
    }
    return nil
  }

  /// A subject that is true or false by itself.
  private mutating func flag(
    _ subject: CellSubject, at expression: Expression, in scope: ConditionScope
  ) -> PlannedCondition? {
    let flags = scope.cells.map { subject.flag(of: $0) }
    if flags.contains(where: { $0 == nil }) {
      report(.comparisonMissing(reader.text(expression.range), at: reader.at(expression.range)))
      return nil
    }
    return .cells(flags.map { $0 ?? false })
  }

  private mutating func compare(
    _ subject: CellSubject, _ comparison: Operator, _ operand: Expression,
    at expression: Expression, in scope: ConditionScope
  ) -> PlannedCondition? {
    if case .ios = subject { return compareVersion({ $0.os }, comparison, operand, scope) }
    if case .sdk = subject { return compareVersion({ $0.sdk }, comparison, operand, scope) }
    guard comparison == .equal || comparison == .notEqual else {
      report(.notOrdered(reader.text(expression.range), at: reader.at(expression.range)))
      return nil
    }
    let range = reader.string(operand) ?? operand.range
    let word = reader.text(range)
    guard subject.mayBe(word) else {
      report(
        .valueNotComparable(
          word, legal: subject.legal, orDevice: subject.isDevice, at: reader.at(operand.range)))
      return nil
    }
    let isEqual = comparison == .equal
    return .cells(scope.cells.map { subject.equals(word, in: $0, scope.axes) == isEqual })
  }

  /// Compares as many parts of the version as are written: 16.4 equals 16.
  private mutating func compareVersion(
    _ version: (Platform) -> Version, _ comparison: Operator, _ operand: Expression,
    _ scope: ConditionScope
  ) -> PlannedCondition? {
    let written = reader.bytes(operand.unwrapped.range)
    guard let limit = Version.parse(written) else {
      report(HeaderMistake.notAVersion(reader.text(operand.range), at: reader.at(operand.range)))
      return nil
    }
    let parts = written.reduce(1) { $1 == UInt8(ascii: ".") ? $0 + 1 : $0 }
    return .cells(
      scope.cells.map { cell in
        var value = version(cell.platform)
        if parts < 3 { value.patch = 0 }
        if parts < 2 { value.minor = 0 }
        return switch comparison {
        case .less: value < limit
        case .lessOrEqual: value <= limit
        case .greater: value > limit
        case .greaterOrEqual: value >= limit
        case .notEqual: value != limit
        default: value == limit
        }
      })
  }
}

extension Operator {
  fileprivate var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}

/// A property of a cell.
private enum CellSubject {
  case ios, sdk, device, orientation, appearance, lifecycle, quirks, assumptions
  case plist(PlistKey)
  case input(InputID)
  /// The value of an axis, by its spelling.
  case axis(Int)

  /// Returns whether it holds in a cell, nil where it is not true or false by itself.
  func flag(of cell: PlannedCell) -> Bool? {
    switch self {
    case .quirks: return !cell.platform.policies.quirks.isEmpty
    case .assumptions: return cell.platform.policies.assumptions
    case .plist(.viewControllerBased): return cell.platform.plist.isViewControllerBased
    case .plist(.hidden): return cell.platform.plist.isHidden
    case .plist(.multipleScenes): return cell.platform.plist.supportsMultipleScenes
    case .input(let input):
      for (setting, value) in cell.settings where setting == .input(input) {
        if case .bool(let flag) = value { return flag }
      }
      return nil
    case .ios, .sdk, .device, .orientation, .appearance, .lifecycle, .plist, .axis: return nil
    }
  }

  /// `true` iff a device by its name may stand on the other side, too.
  var isDevice: Bool { if case .device = self { true } else { false } }

  /// The words that may be written on the other side.
  var legal: [String] {
    switch self {
    case .device: Device.Class.allCases.map { $0.spelling }
    case .orientation: Planner.orientations.map { $0.0 }
    case .appearance: InterfaceStyle.allCases.map { $0.spelling }
    case .lifecycle: Lifecycle.allCases.map { $0.spelling }
    case .quirks: Quirks.words
    case .assumptions: ["on", "off"]
    case .ios, .sdk, .plist, .input, .axis: []
    }
  }

  func mayBe(_ word: String) -> Bool {
    switch self {
    case .device: Device.Class.parse(word.utf8) != nil || Device.named(word) != nil
    case .orientation, .appearance, .lifecycle, .quirks, .assumptions: legal.contains(word)
    case .plist(let key): key.parse(word) != nil
    case .ios, .sdk, .input, .axis: true
    }
  }

  func equals(_ word: String, in cell: PlannedCell, _ axes: [MatrixAxis]) -> Bool {
    let platform = cell.platform
    switch self {
    case .device:
      return platform.device.device.deviceClass.spelling == word
        || platform.device.device.name == word
    case .orientation:
      return word == "landscape"
        ? platform.orientation.isLandscape : platform.orientation.spelling == word
    case .appearance: return platform.appearance.spelling == word
    case .lifecycle: return platform.lifecycle.spelling == word
    case .quirks:
      let quirks = platform.policies.quirks
      // A single one holds wherever it is among those that are on.
      return Quirk.named(word).map { quirks.contains($0) } ?? (quirks == Quirks.parse(word))
    case .assumptions: return platform.policies.assumptions == (word == "on")
    case .plist(let key): return key.parse(word) == platform.plist.value(of: key)
    case .input: return flag(of: cell).map { ($0 ? "true" : "false") == word } ?? false
    case .axis(let index):
      let axis = axes[index]
      if axis.values.count == 1 { return axis.values[0].label == word }
      return cell.axes.contains { $0.name == axis.name && $0.value == word }
    case .ios, .sdk: return false
    }
  }
}

extension Plist {
  fileprivate func value(of key: PlistKey) -> PlistValue {
    switch key {
    case .viewControllerBased: .flag(isViewControllerBased)
    case .hidden: .flag(isHidden)
    case .style: .style(style)
    case .interfaceStyle: .interfaceStyle(interfaceStyle)
    case .multipleScenes: .flag(supportsMultipleScenes)
    }
  }
}

extension PlannedCondition {
  /// The same condition with what is known of every cell combined.
  var folded: PlannedCondition {
    switch self {
    case .not(.cells(let flags)): .cells(flags.map { !$0 })
    case .and(.cells(let a), .cells(let b)): .cells(zip(a, b).map { $0 && $1 })
    case .or(.cells(let a), .cells(let b)): .cells(zip(a, b).map { $0 || $1 })
    case .cells, .formula, .not, .and, .or: self
    }
  }

  /// `true` iff it is known to hold in no cell.
  var meetsNoCell: Bool {
    switch self {
    case .cells(let flags): !flags.contains(true)
    case .and(let a, let b): a.meetsNoCell || b.meetsNoCell
    case .or(let a, let b): a.meetsNoCell && b.meetsNoCell
    case .not, .formula: false
    }
  }
}
