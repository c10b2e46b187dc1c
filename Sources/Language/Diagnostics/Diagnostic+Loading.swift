/// Mistakes of includes.
extension Diagnostic {
  static func unreadableInclude(
    _ path: String, _ reason: String, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .includeUnreadable, .error, "cannot read `\(path)`: \(reason)", at: location)
    diagnostic.hint = "a path names one file, and counts from the folder of this one"
    return diagnostic
  }

  static func includeCycle(_ route: [String], at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .includeCycle, .error, "this include leads back to the file itself", at: location)
    var way = ""
    for name in route { way += (way.isEmpty ? "" : " → ") + name }
    diagnostic.notes = ["the way round: " + way]
    return diagnostic
  }

  static func tooManyIncludes(limit: Int, at location: Location) -> Diagnostic {
    Diagnostic(
      .includeLimit, .error, "with this one the spec has more than \(limit) files", at: location)
  }

  static func tooLarge(isWithIncludes: Bool, at location: Location) -> Diagnostic {
    let size = String(Source.sizeLimit >> 20) + " MB"
    return Diagnostic(
      .sizeLimit, .error,
      isWithIncludes
        ? "with this one the spec has more than " + size : "a spec has at most " + size,
      at: location
    ).hint("put the scenarios into several files")
  }

  static func tooManyWords(
    limit: Int, isWithIncludes: Bool, at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .wordLimit, .error,
      isWithIncludes
        ? "with this one the spec has more than \(limit) words and signs"
        : "for its size a spec has at most \(limit) words and signs; this one is too many",
      at: location
    ).hint("put the scenarios into several files")
  }

  /// `true` iff a text is larger, or of more words, than that of a spec may be.
  var isOfSize: Bool { code == .sizeLimit || code == .wordLimit }

  static func tooLargeLaidOut(_ code: DiagnosticCode, at location: Location) -> Diagnostic {
    Diagnostic(
      code, .error, "laid out, this file would have more than a spec may have", at: location
    ).hint("put the scenarios into several files")
  }

  static func tooDeepIncludes(limit: Int, at location: Location) -> Diagnostic {
    Diagnostic(
      .includeLimit, .error, "includes go more than \(limit) files deep", at: location)
  }
}
