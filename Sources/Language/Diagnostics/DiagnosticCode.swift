/// A stable number for what can be told: SB0 lexical, SB1 syntax, SB2 names and types, SB3 rules of
/// the model, SB4 expectations, SB5 exploration, SB6 lint, SB9 internal.
///
/// All numbers are written out here and nowhere else; a number that was given is never used again.
/// Each has a page that `sbar explain` shows.
package enum DiagnosticCode: UInt16, Hashable, Sendable, CaseIterable, Comparable {
  // SB0: lexical
  case malformedText = 1
  case invalidCharacter = 2
  case unterminatedString = 3
  case unterminatedComment = 4
  case foreignQuotes = 5
  case lookAlike = 6
  case invisibleSpace = 7
  case notText = 8

  // SB1: syntax
  case nestingTooDeep = 1001
  case unclosedBracket = 1002
  case strayClosing = 1003
  case unclosedConditional = 1004
  case expected = 1005
  case expectedName = 1006
  case expectedString = 1007
  case expectedExpression = 1008
  case expectedNumber = 1009
  case expectedTime = 1010
  case expectedValue = 1011
  case expectedOne = 1012
  case expectedDeclaration = 1013
  case expectedMember = 1014
  case unknownMember = 1015
  case expectedStep = 1016
  case unknownStep = 1017
  case expectedTarget = 1018
  case expectedFact = 1019
  case emptyExpectation = 1020
  case missingExpect = 1021
  case misplaced = 1022
  case unexpected = 1023
  case expectedCapital = 1024
  case unexpectedCapital = 1025
  case synonym = 1026
  case semicolon = 1027
  case doubleEqual = 1028
  case singleEqual = 1029
  case wordOperator = 1030
  case trailingComma = 1031
  case settingSeparator = 1032
  case quotedKey = 1033
  case severalValues = 1034
  case missingUnit = 1035
  case missingSpace = 1036
  case missingDot = 1037
  case dottedStyle = 1038
  case negatedFact = 1039
  case factAsName = 1040
  case interpolationHere = 1041
  case fillerWords = 1042
  case missingComma = 1043
  case missingOn = 1044
  case missingQuotes = 1045
  case missingBraces = 1046

  // SB2: names and types
  case undeclared = 2001
  case misspelt = 2002
  case declaredTwice = 2003
  case secondApp = 2004
  case undeclaredScreen = 2005
  case undeclaredWindow = 2006
  case noSuchMember = 2007
  case noSuchCase = 2008
  case usesItself = 2009
  case needsImport = 2010
  case importWithoutVersion = 2011
  case usedTooOften = 2012
  case notATruth = 2020
  case differentTypes = 2021
  case wrongType = 2022
  case notAVisibilityState = 2023
  case missingArgument = 2030
  case unknownArgument = 2031
  case wrongLabel = 2032
  case tooManyArguments = 2033
  case needsDollar = 2034
  case needsBrackets = 2035
  case assignsToGetter = 2040
  case assignmentAsValue = 2041
  case assignmentInStructure = 2042
  case comparisonForAssignment = 2043
  case actionInStructure = 2044
  case stepInHandler = 2045
  case notModelled = 2051

  // SB25: loading and planning
  case includeUnreadable = 2500
  case includeCycle = 2501
  case includeLimit = 2502
  case scenarioWithoutApp = 2503
  case scenarioTwice = 2504
  case settingMissing = 2505
  case settingUnknown = 2506
  case settingTwice = 2507
  case settingEmpty = 2508
  case deviceUnknown = 2510
  case releaseUnknown = 2511
  case versionExpected = 2512
  case rangeReversed = 2513
  case cellNeverExisted = 2514
  case cellLimit = 2515
  case policyUnknown = 2516
  case plistKeyUnknown = 2517
  case plistValueWrong = 2518
  case typeWrong = 2519
  case constantExpected = 2520
  case wordWrong = 2521
  case screenUnknown = 2522
  case functionUnknown = 2523
  case functionExpected = 2524
  case labelUnknown = 2525
  case stateUnknown = 2526
  case windowUnknown = 2527
  case argumentWrong = 2528
  case styleOfOtherWorld = 2529
  case numberExpected = 2530
  case momentUnknown = 2531
  case tapByNumber = 2532
  case stepNotModelled = 2533
  case viewUnknown = 2534
  case onlySwift = 2535
  case kept = 2536
  case quirkNeverHappens = 2537
  case peekWithoutBegin = 2538
  case widerRange = 2539
  case sceneUnknown = 2540
  case numberMisplaced = 2541
  case fileCellLimit = 2542
  case runCellLimit = 2543
  case fileStepLimit = 2544
  case sizeLimit = 2545
  case wordLimit = 2546
  case rootMissing = 2547

  // SB40: expectations that mean nothing
  case noExpectation = 4000
  case conditionMeetsNoCell = 4001
  case comparisonMissing = 4002
  case comparisonUnordered = 4003
  case deciderWithoutWalk = 4004
  case contradiction = 4005
  case askedWithoutProperty = 4006
  case questionExpected = 4007
  case routeEmpty = 4008
  case lifecycleEntryExpected = 4009
  case expectationBeforeLaunch = 4010
  case stepBeforeLaunch = 4011
  case expectationAsked = 4012
  case lawUnclear = 4013

  // SB41: verdicts
  case factDoesNotHold = 4100
  case factIsUndecided = 4101
  case contentWhileHidden = 4102
  case stepCannotBeDone = 4103
  case appWouldCrash = 4104
  case notModelledYet = 4105
  case conditionIsUndecided = 4106
  case conditionNeverHeld = 4107
  // 4108, 4109, 4111 and 4117 told of single assumptions; 4118 tells of all.
  case stalePass = 4110
  case verdictHangsOnQuirks = 4112
  case screenNotAlive = 4113
  case severalInstances = 4114
  case splitBar = 4115
  case verdictHangsOnSDK = 4116
  case restsOnAssumptions = 4118
  case knownIssueGone = 4119
  case expectationBlank = 4120
  case findingsUnlisted = 4121
  case lawFails = 4122
  case lawIsOpen = 4123

  // SB51: what an audit finds
  case wishNotHeard = 5101
  case changedOnTheWayBack = 5102
  case textUnreadable = 5103
  case barFlashes = 5104

  // SB60: settings without effect
  case setterIgnored = 6001
  case setterRemoved = 6002
  case overrideNotAsked = 6003
  case styleUnderNavigationBar = 6004
  case captureFlagWithoutEffect = 6005
  case plistStyleAfterLaunch = 6006
  case changeWithoutRequest = 6007
  case deprecatedCall = 6008
  case modifierOnDestination = 6009
  case modifierUnderPlistMode = 6010
  case schemeWithoutBackground = 6011
  case nestedModifiers = 6012
  case embeddedController = 6013
  case sheetContentNotAsked = 6014
  case windowWithoutScene = 6015
  case answerHandedOn = 6016
  case overrideUnderPlistMode = 6017
  case presentedTooEarly = 6018

  // SB602: weak specs
  case neverUsed = 6020
  case neverReached = 6021
  case cannotFail = 6022
  case onAssumptions = 6023
  case neverSetBack = 6024
  case tooEarly = 6025
  case unmeasuredLimit = 6026

  // SB603: comments that allow something
  case allowanceWithoutReason = 6030
  case allowanceUnknown = 6031
  case allowanceUnused = 6032

  package var number: UInt16 { rawValue }

  /// `true` iff `sbar audit` alone tells it.
  package var isOfAudit: Bool { (5100..<5200).contains(rawValue) }

  package static func < (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.rawValue < b.rawValue }

  /// `SB` and four digits.
  package var spelling: String {
    // Every failure has one, and this is far quicker than putting pieces together.
    String(unsafeUninitializedCapacity: 6) { bytes in
      bytes[0] = UInt8(ascii: "S")
      bytes[1] = UInt8(ascii: "B")
      var rest = rawValue
      for place in (2..<6).reversed() {
        bytes[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      return 6
    }
  }
}
