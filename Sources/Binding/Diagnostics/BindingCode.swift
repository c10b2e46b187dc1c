import Language

/// The codes of names and types.
extension DiagnosticCode {
  package static let undeclared = DiagnosticCode(2001)
  package static let misspelt = DiagnosticCode(2002)
  package static let declaredTwice = DiagnosticCode(2003)
  package static let secondApp = DiagnosticCode(2004)
  package static let undeclaredScreen = DiagnosticCode(2005)
  package static let undeclaredWindow = DiagnosticCode(2006)
  package static let noSuchMember = DiagnosticCode(2007)
  package static let noSuchCase = DiagnosticCode(2008)
  package static let usesItself = DiagnosticCode(2009)
  package static let needsImport = DiagnosticCode(2010)
  package static let importWithoutVersion = DiagnosticCode(2011)
  package static let usedTooOften = DiagnosticCode(2012)
  package static let notATruth = DiagnosticCode(2020)
  package static let differentTypes = DiagnosticCode(2021)
  package static let wrongType = DiagnosticCode(2022)
  package static let notAVisibilityState = DiagnosticCode(2023)
  package static let missingArgument = DiagnosticCode(2030)
  package static let unknownArgument = DiagnosticCode(2031)
  package static let wrongLabel = DiagnosticCode(2032)
  package static let tooManyArguments = DiagnosticCode(2033)
  package static let needsDollar = DiagnosticCode(2034)
  package static let needsBrackets = DiagnosticCode(2035)
  package static let assignsToGetter = DiagnosticCode(2040)
  package static let assignmentAsValue = DiagnosticCode(2041)
  package static let assignmentInStructure = DiagnosticCode(2042)
  package static let comparisonForAssignment = DiagnosticCode(2043)
  package static let actionInStructure = DiagnosticCode(2044)
  package static let stepInHandler = DiagnosticCode(2045)
  package static let notModelled = DiagnosticCode(2051)
  package static let kept = DiagnosticCode(2536)

  /// The codes of binding with their titles, by number.
  package static let bindingCatalogue: [(code: DiagnosticCode, title: String)] = [
    (undeclared, "a name is declared nowhere"),
    (misspelt, "a name is nearly one that matters to the bar"),
    (declaredTwice, "a name is declared twice"),
    (secondApp, "a spec has two apps"),
    (undeclaredScreen, "there is no screen of that name"),
    (undeclaredWindow, "there is no window of that name"),
    (noSuchMember, "there is no such member"),
    (noSuchCase, "the type has no such value"),
    (usesItself, "a declaration uses itself"),
    (needsImport, "a name of a library needs its import"),
    (importWithoutVersion, "an import says no version"),
    (usedTooOften, "helpers that use helpers grow too large"),
    (notATruth, "a condition is not true or false"),
    (differentTypes, "two values of different types are compared"),
    (wrongType, "a value is of the wrong type"),
    (notAVisibilityState, "the argument is not a visibility state"),
    (missingArgument, "an argument is missing"),
    (unknownArgument, "there is no such argument"),
    (wrongLabel, "an argument has the wrong label"),
    (tooManyArguments, "there are too many arguments"),
    (needsDollar, "a binding needs its `$`"),
    (needsBrackets, "a call needs its brackets"),
    (assignsToGetter, "a getter cannot be assigned to"),
    (assignmentAsValue, "an assignment is not a value"),
    (assignmentInStructure, "an assignment stands in structure"),
    (comparisonForAssignment, "a comparison stands for an assignment"),
    (actionInStructure, "an action stands in structure"),
    (stepInHandler, "a step of a scenario stands in a handler"),
    (notModelled, "something is not modelled"),
    (kept, "something was kept or assumed"),
  ]
}
