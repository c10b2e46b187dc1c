import Language

/// Something that is declared nowhere stands around what is known: a base class, a property
/// wrapper, a modifier, a call that is given `self`.
enum OpaqueSurroundings {
  static let rules = [
    Rule("opaque superclass", .isAssumedAtMost) { superclasses(in: $0) },
    Rule("opaque wrapper", .isAssumedAtMost) { wrappers(in: $0) },
    Rule("opaque modifier", .isAssumedAtMost) { modifiers(in: $0) },
    Rule("opaque event", .coversItsCases) { events(in: $0) },
    Rule("opaque witness", .isAssumedAtMost) { witnesses(in: $0) },
  ]

  /// What a class does not override is whatever the unknown one says.
  private static func superclasses(in file: SpecFile) -> [Rewrite] {
    file.topLevelTypes.compactMap { type in
      guard type.keyword == .class, let first = type.inherited.first,
        file.text(first.range) == "UIViewController"
      else { return nil }
      var rewrite = Rewrite(TextEdit(first.range, "UnknownController"))
      // No declaration says that it is a controller.
      rewrite.hasToCompile = false
      return rewrite
    }
  }

  /// A value that is kept, it is not known by what.
  private static func wrappers(in file: SpecFile) -> [Rewrite] {
    file.outline.nodes.flatMap { node in
      (node.variable?.attributes ?? []).compactMap { attribute in
        guard ["State", "Published"].contains(file.text(attribute.name)) else { return nil }
        return Rewrite(TextEdit(attribute.name.range, "Unknown"))
      }
    }
  }

  /// A modifier that may do anything with the view before it.
  private static func modifiers(in file: SpecFile) -> [Rewrite] {
    file.views().filter { !file.isScreen($0) || file.isAmongViews($0) }.map {
      Rewrite(TextEdit($0.range.atEnd, ".unknown()"))
    }
  }

  /// A closure of a modifier that says when it is run becomes one of which that is not known: it is
  /// run as before, or never.
  private static func events(in file: SpecFile) -> [Rewrite] {
    let known: Set<String> = ["onAppear", "onDisappear", "onChange", "onTapGesture"]
    return file.outline.nodes.compactMap { node in
      guard let call = node.call, case .member(let base, let name) = call.callee.kind,
        known.contains(file.text(name))
      else { return nil }
      return Rewrite(
        TextEdit(name.range, "onUnknown"),
        cases: [[TextEdit(SourceRange(base.range.end, node.range.end), "")]])
    }
  }

  /// A call that is given the controller may set any of its properties.
  private static func witnesses(in file: SpecFile) -> [Rewrite] {
    file.outline.nodes.compactMap { node in
      guard let function = node.function, let first = function.body?.first,
        file.outline.parent(of: node)?.type?.keyword == .class, !file.isStatic(node),
        function.result == nil
      else { return nil }
      return Rewrite(TextEdit(first.range.atStart, "Unknown.configure(self); "))
    }
  }
}
