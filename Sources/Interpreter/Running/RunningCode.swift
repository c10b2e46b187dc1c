import Language

/// The codes of loading, planning and running, with the titles that explain them.
package enum RunningCode: UInt16, Sendable, CaseIterable {
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
  case notModelled = 2533
  case viewUnknown = 2534
  case onlySwift = 2535
  case quirkNeverHappens = 2537
  case peekWithoutBegin = 2538
  case widerRange = 2539
  case sceneUnknown = 2540
  case numberMisplaced = 2541

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

  case factDoesNotHold = 4100
  case factIsUndecided = 4101
  case contentWhileHidden = 4102
  case stepCannotBeDone = 4103
  case appWouldCrash = 4104
  case notModelledYet = 4105
  case conditionIsUndecided = 4106
  case conditionNeverHeld = 4107
  case stalePass = 4110
  case verdictHangsOnQuirks = 4112
  case screenNotAlive = 4113
  case severalInstances = 4114
  case splitBar = 4115
  case verdictHangsOnSDK = 4116
  // 4108, 4109, 4111 and 4117 told of single assumptions; 4118 tells of all, and no number is used
  // again.
  case restsOnAssumptions = 4118

  package var code: DiagnosticCode { DiagnosticCode(rawValue) }

  /// What the code is about, in a line.
  package var title: String {
    switch self {
    case .scenarioWithoutApp: "there is a scenario and no app"
    case .scenarioTwice: "two scenarios have one name"
    case .settingMissing: "neither the app nor the scenario says where it runs"
    case .settingUnknown: "a header sets something that nobody declares"
    case .settingTwice: "a header sets one thing twice"
    case .settingEmpty: "a header sets something to no value at all"
    case .deviceUnknown: "there is no device of that name"
    case .releaseUnknown: "there was no such release"
    case .versionExpected: "a version is expected"
    case .rangeReversed: "a range ends before it begins"
    case .cellNeverExisted: "the device never ran the release"
    case .cellLimit: "a scenario would run in too many cells"
    case .policyUnknown: "there is no policy of that name"
    case .plistKeyUnknown: "a key of Info.plist is misspelt"
    case .plistValueWrong: "a key of Info.plist has a value that it does not take"
    case .typeWrong: "a value is of the wrong kind"
    case .constantExpected: "a value hangs on something else"
    case .wordWrong: "a word is none of those that may stand here"
    case .screenUnknown: "there is no screen of that name"
    case .functionUnknown: "there is no function of that name"
    case .functionExpected: "what is called is not a function"
    case .labelUnknown: "nothing in the app has that label"
    case .stateUnknown: "there is no state and no input of that name"
    case .windowUnknown: "there is no window of that name"
    case .sceneUnknown: "there is no scene of that name"
    case .argumentWrong: "arguments do not fit the parameters"
    case .styleOfOtherWorld: "a presentation style belongs to the other of UIKit and SwiftUI"
    case .numberExpected: "a number is expected"
    case .momentUnknown: "a step has no middle to stop at"
    case .tapByNumber: "a tap names a number"
    case .notModelled: "something is parsed and not modelled"
    case .viewUnknown: "there is no view of that type"
    case .onlySwift: "a file holds Swift and nothing that a spec says"
    case .widerRange: "a range holds a release that nobody wrote"
    case .peekWithoutBegin: "a preview is no step by itself"
    case .quirkNeverHappens: "a known defect is switched on where it cannot happen"
    case .numberMisplaced: "a number stands behind something that is not counted"
    case .noExpectation: "a scenario expects nothing"
    case .conditionMeetsNoCell: "a condition holds in no cell"
    case .comparisonMissing: "a condition is not true or false by itself"
    case .comparisonUnordered: "values without an order are compared"
    case .deciderWithoutWalk: "`by` follows a fact that nobody decides"
    case .contradiction: "an expectation contradicts itself"
    case .askedWithoutProperty: "a whole route names a controller without a property"
    case .questionExpected: "what is asked is not a question"
    case .routeEmpty: "a route is empty"
    case .lifecycleEntryExpected: "a list of life-cycle events holds something else"
    case .expectationBeforeLaunch: "something is expected before the app is launched"
    case .stepBeforeLaunch: "something is done before the app is launched"
    case .expectationAsked: "something is expected where a question is asked"
    case .factDoesNotHold: "a fact does not hold"
    case .factIsUndecided: "a fact hangs on something unknown"
    case .contentWhileHidden: "light or dark is expected of a hidden bar"
    case .stepCannotBeDone: "a step cannot be done"
    case .appWouldCrash: "the app would crash"
    case .notModelledYet: "a step leads to something that is not modelled"
    case .conditionIsUndecided: "a condition hangs on something unknown"
    case .conditionNeverHeld: "a condition held in no cell"
    case .stalePass: "a value that holds lags behind"
    case .verdictHangsOnSDK: "a verdict changes with the SDK, which nobody wrote"
    case .verdictHangsOnQuirks: "a verdict changes with the known defects"
    case .restsOnAssumptions: "a verdict rests on assumptions, with --strict"
    case .severalInstances: "a step means one of several instances of a screen"
    case .splitBar: "a colour is that of the leading part of a bar of two colours"
    case .screenNotAlive: "the state of a screen is read that is not alive"
    }
  }
}
