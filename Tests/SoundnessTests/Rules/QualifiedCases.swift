import Language

/// `.dark` becomes `ColorScheme.dark`.
enum QualifiedCases {
  static let rules = [
    Rule("qualified case", .changesNothing) { file in
      file.outline.nodes.compactMap { node in
        guard case .implicitMember? = node.expression?.kind, file.isSwiftAsItStands(node),
          let type = file.kind(of: node)?.typeName
        else { return nil }
        return Rewrite(TextEdit(node.range.atStart, type))
      }
    }
  ]
}

extension ValueKind {
  /// The type that has the values, without `?`.
  var typeName: String? {
    switch self {
    case .truth, .controller: nil
    case .style: "UIStatusBarStyle"
    case .scheme, .optionalScheme: "ColorScheme"
    case .visibility: "Visibility"
    case .updateAnimation: "UIStatusBarAnimation"
    case .barStyle: "UIBarStyle"
    case .interfaceStyle: "UIUserInterfaceStyle"
    case .presentationStyle: "UIModalPresentationStyle"
    }
  }

  /// The type of a variable that holds any of the values.
  var variableType: String {
    switch self {
    case .truth: "Bool"
    case .controller: "UIViewController?"
    case .optionalScheme: "ColorScheme?"
    default: typeName ?? "Any"
    }
  }
}
