import Language

/// What is wrong with names, arguments and types, in alphabetical order.
extension Diagnostic {
  static func actionInStructure(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .actionInStructure, .error, "an action does not belong in structure", at: location,
      label: "happens at a time that nothing says")
    diagnostic.hint = "put it into a handler, for example `Button(\"Open\") { … }`"
    return diagnostic
  }

  static func assignmentAsValue(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .assignmentAsValue, .error, "an assignment is not a value", at: location,
      label: "`==` compares")
    diagnostic.fixes = [Fix("compare instead", .review, [Fix.Edit(location, "==")])]
    return diagnostic
  }

  static func assignmentInStructure(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .assignmentInStructure, .error, "an assignment does not belong in structure", at: location)
    diagnostic.hint = "put it into a handler, for example `.onAppear { … }`"
    return diagnostic
  }

  static func assignsToGetter(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .assignsToGetter, .error, "`" + name + "` is a getter and cannot be assigned to",
      at: location, label: "is computed each time")
    diagnostic.hint = "assign to the property that the getter reads"
    return diagnostic
  }

  static func answerAsFunction(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .misspelt, .error, "`" + name + "` is a property, not a function", at: location,
      label: "was a function until Swift 3")
    diagnostic.hint = "write `override var " + name + ": … { … }`"
    return diagnostic
  }

  static func comparisonForAssignment(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .comparisonForAssignment, .error, "this compares and does nothing with the result",
      at: location, label: "`=` assigns")
    diagnostic.fixes = [Fix("assign", .review, [Fix.Edit(location, "=")])]
    return diagnostic
  }

  static func declaredTwice(_ name: String, at location: Location, first: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .declaredTwice, .error, "`" + name + "` is declared twice", at: location,
      label: "declared again")
    diagnostic.secondary = [Label(first, "declared first here")]
    return diagnostic
  }

  static func differentTypes(_ a: String, _ b: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .differentTypes, .error, a + " and " + b + " cannot be compared", at: location,
      label: "never equal")
  }

  static func importWithoutVersion(_ module: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .importWithoutVersion, .error, "`import " + module + "` does not say which version",
      at: location, label: "versions differ")
    let end = Location(location.file, location.range.atEnd)
    diagnostic.fixes = [Fix("say the version", .template, [Fix.Edit(end, " 0.9")])]
    return diagnostic
  }

  static func misspelt(_ name: String, suggestion: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .misspelt, .error, "`" + name + "` is not known; `" + suggestion + "` is", at: location,
      label: "did you mean `" + suggestion + "`?")
    diagnostic.fixes = [
      Fix("write `" + suggestion + "`", .review, [Fix.Edit(location, suggestion)])
    ]
    return diagnostic
  }

  static func missingArgument(
    _ argument: String, of owner: String, at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .missingArgument, .error, "`" + owner + "` needs " + quoted(argument), at: location,
      label: "an argument is missing")
  }

  private static func quoted(_ argument: String) -> String {
    argument.utf8.contains(UInt8(ascii: " ")) ? argument : "`" + argument + "`"
  }

  static func needsBrackets(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .needsBrackets, .error, "`" + name + "` alone does nothing", at: location,
      label: "a call needs `()`")
    let end = Location(location.file, location.range.atEnd)
    diagnostic.fixes = [Fix("call it", .safe, [Fix.Edit(end, "()")])]
    return diagnostic
  }

  static func needsDollar(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .needsDollar, .error, "a binding to `" + name + "` is needed, not its value",
      at: location, label: "write `$" + name + "`")
    let start = Location(location.file, location.range.atStart)
    diagnostic.fixes = [Fix("write `$" + name + "`", .safe, [Fix.Edit(start, "$")])]
    return diagnostic
  }

  static func needsImport(
    _ name: String, module: String, at location: Location, start: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .needsImport, .error, "`" + name + "` belongs to " + module + ", which is not imported",
      at: location, label: "needs `import " + module + "` and a version")
    diagnostic.fixes = [
      Fix("import " + module, .review, [Fix.Edit(start, "import " + module + " 0.9\n\n")])
    ]
    return diagnostic
  }

  static func noSuchCase(
    _ name: String, of type: String, legal: [String], suggestion: String?, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .noSuchCase, .error, "`" + name + "` is not " + type, at: location)
    suggest(suggestion, legal, &diagnostic)
    return diagnostic
  }

  static func noSuchMember(
    _ name: String, of owner: String, legal: [String], at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .noSuchMember, .error, "`" + owner + "` has no `" + name + "`", at: location,
      label: "not declared there")
    if !legal.isEmpty { diagnostic.hint = "it has " + listed(legal) }
    return diagnostic
  }

  static func settingOfOtherClass(
    _ name: String, owner: String, here: String, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .noSuchMember, .error, "`" + here + "` has no `" + name + "`", at: location,
      label: "has no effect here")
    diagnostic.hint = "it belongs to " + owner
    return diagnostic
  }

  static func modifierOnController(
    _ name: String, on controller: String, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .noSuchMember, .error, "`" + name + "` is a modifier of SwiftUI's, this is a controller",
      at: location, label: controller + " has none")
    diagnostic.hint = "write it at a view that the controller hosts, or use a setting of UIKit's"
    return diagnostic
  }

  static func bindingForValue(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .wrongType, .error, "a value is needed, `$" + name + "` is a binding to it",
      at: location)
    diagnostic.fixes = [Fix("remove the `$`", .safe, [Fix.Edit(location, name)])]
    return diagnostic
  }

  static func notATruth(_ type: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .notATruth, .error, "a condition is true or false, this is " + type, at: location,
      label: "a Bool is needed")
  }

  static func notAVisibilityState(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .notAVisibilityState, .error, "this is not a `StatusBarVisibleState`", at: location)
    diagnostic.hint = "declare `@StateObject private var state = StatusBarVisibleState()`"
    return diagnostic
  }

  static func unmodelled(_ what: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .notModelled, .error, what + " is not modelled yet", at: location,
      label: "matters to the bar and is not modelled")
  }

  static func windowSceneNotNil(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .wrongType, .error, "`windowScene:` can only be `nil`", at: location,
      label: "a window has the scene that it is declared in")
    diagnostic.hint = "leave the argument out, or declare the window in a `scene`"
    return diagnostic
  }
}
