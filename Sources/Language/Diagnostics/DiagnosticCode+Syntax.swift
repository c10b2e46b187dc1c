/// The codes of malformed tokens, of syntax and of loading.
extension DiagnosticCode {
  // SB0: lexical
  package static let malformedText = DiagnosticCode(1)
  package static let invalidCharacter = DiagnosticCode(2)
  package static let unterminatedString = DiagnosticCode(3)
  package static let unterminatedComment = DiagnosticCode(4)
  package static let foreignQuotes = DiagnosticCode(5)
  package static let lookAlike = DiagnosticCode(6)
  package static let invisibleSpace = DiagnosticCode(7)

  // SB1: syntax
  package static let nestingTooDeep = DiagnosticCode(1001)
  package static let unclosedBracket = DiagnosticCode(1002)
  package static let strayClosing = DiagnosticCode(1003)
  package static let unclosedConditional = DiagnosticCode(1004)
  package static let expected = DiagnosticCode(1005)
  package static let expectedName = DiagnosticCode(1006)
  package static let expectedString = DiagnosticCode(1007)
  package static let expectedExpression = DiagnosticCode(1008)
  package static let expectedNumber = DiagnosticCode(1009)
  package static let expectedTime = DiagnosticCode(1010)
  package static let expectedValue = DiagnosticCode(1011)
  package static let expectedOne = DiagnosticCode(1012)
  package static let expectedDeclaration = DiagnosticCode(1013)
  package static let expectedMember = DiagnosticCode(1014)
  package static let unknownMember = DiagnosticCode(1015)
  package static let expectedStep = DiagnosticCode(1016)
  package static let unknownStep = DiagnosticCode(1017)
  package static let expectedTarget = DiagnosticCode(1018)
  package static let expectedFact = DiagnosticCode(1019)
  package static let emptyExpectation = DiagnosticCode(1020)
  package static let missingExpect = DiagnosticCode(1021)
  package static let misplaced = DiagnosticCode(1022)
  package static let unexpected = DiagnosticCode(1023)
  package static let expectedCapital = DiagnosticCode(1024)
  package static let unexpectedCapital = DiagnosticCode(1025)
  package static let synonym = DiagnosticCode(1026)
  package static let semicolon = DiagnosticCode(1027)
  package static let doubleEqual = DiagnosticCode(1028)
  package static let singleEqual = DiagnosticCode(1029)
  package static let wordOperator = DiagnosticCode(1030)
  package static let trailingComma = DiagnosticCode(1031)
  package static let settingSeparator = DiagnosticCode(1032)
  package static let quotedKey = DiagnosticCode(1033)
  package static let severalValues = DiagnosticCode(1034)
  package static let missingUnit = DiagnosticCode(1035)
  package static let missingSpace = DiagnosticCode(1036)
  package static let missingDot = DiagnosticCode(1037)
  package static let dottedStyle = DiagnosticCode(1038)
  package static let negatedFact = DiagnosticCode(1039)
  package static let factAsName = DiagnosticCode(1040)
  package static let interpolationHere = DiagnosticCode(1041)

  // SB25: loading
  package static let includeUnreadable = DiagnosticCode(2500)
  package static let includeCycle = DiagnosticCode(2501)
  package static let includeLimit = DiagnosticCode(2502)

  /// The codes of loading with their titles, by number.
  package static let loadingCatalogue: [(code: DiagnosticCode, title: String)] = [
    (includeUnreadable, "a file that is included cannot be read"),
    (includeCycle, "files include each other"),
    (includeLimit, "too many files are included"),
  ]

  /// The codes that the lexer and the parser report, with their titles, by number.
  package static let syntaxCatalogue: [(code: DiagnosticCode, title: String)] = [
    (malformedText, "the file is not UTF-8"),
    (invalidCharacter, "a character means nothing here"),
    (unterminatedString, "a string is not closed"),
    (unterminatedComment, "a comment is not closed"),
    (foreignQuotes, "a string is in quotes that are not `\"`"),
    (lookAlike, "a character only looks like an operator"),
    (invisibleSpace, "white space that is none"),
    (nestingTooDeep, "brackets or operators are nested too deep"),
    (unclosedBracket, "a bracket is not closed"),
    (strayClosing, "a closing brace has no opening one"),
    (unclosedConditional, "`#if` without `#endif`"),
    (expected, "something else is expected"),
    (expectedName, "a name is expected"),
    (expectedString, "a string is expected"),
    (expectedExpression, "an expression is expected"),
    (expectedNumber, "a number is expected"),
    (expectedTime, "a length of time is expected"),
    (expectedValue, "a setting has no value"),
    (expectedOne, "one of a few words is expected"),
    (expectedDeclaration, "a declaration is expected"),
    (expectedMember, "a declaration is expected in a type"),
    (unknownMember, "a word begins no declaration"),
    (expectedStep, "a step is expected"),
    (unknownStep, "a word begins no step"),
    (expectedTarget, "what to tap is expected"),
    (expectedFact, "a fact is expected"),
    (emptyExpectation, "an expectation without a fact"),
    (missingExpect, "a fact without `expect`"),
    (misplaced, "a word stands where it means nothing"),
    (unexpected, "something follows on the same line"),
    (expectedCapital, "a name begins with a small letter"),
    (unexpectedCapital, "a name begins with a capital"),
    (synonym, "another word is used for ours"),
    (semicolon, "a semicolon between steps"),
    (doubleEqual, "`==` where `=` is meant"),
    (singleEqual, "`=` where `==` is meant"),
    (wordOperator, "a word where an operator is meant"),
    (trailingComma, "a comma at the end of a line"),
    (settingSeparator, "a sign between a setting and its value"),
    (quotedKey, "a key in quotes"),
    (severalValues, "several values without brackets"),
    (missingUnit, "a length of time without a unit"),
    (missingSpace, "a number and its unit without a space"),
    (missingDot, "a policy without a dot"),
    (dottedStyle, "a style with a dot in plain words"),
    (negatedFact, "a fact denied that has an opposite"),
    (factAsName, "a fact is used like a variable"),
    (interpolationHere, "an interpolation where only text can stand"),
  ]
}
