import Testing

@testable import Language

/// What can be wrong with structure, each in the smallest text that shows it.
@Suite struct SyntaxMistakeTests {
  static let structure: [Mistake] = [
    Mistake("1️⃣ap A {\n}", .expectedDeclaration),
    Mistake("1️⃣42\n", .expectedDeclaration),
    Mistake("1️⃣launch\n", .misplaced),
    Mistake("app 1️⃣gallery {\n}", .expectedCapital),
    Mistake("app A {\n  state 1️⃣Hidden = false\n}", .unexpectedCapital),
    Mistake("app 1️⃣{\n}", .expectedName),
    Mistake("app A {\n  1️⃣stat isHidden = false\n}", .unknownMember),
    Mistake("app A {\n  1️⃣devise \"iPhone 14\"\n}", .unknownMember),
    Mistake("app A {\n  ios1️⃣\n}", .expectedValue),
    Mistake("app A {\n  ios 16.41️⃣,\n  sdk 16\n}", .trailingComma),
    Mistake("app A {\n  ios1️⃣: 16.4\n}", .settingSeparator),
    Mistake("app A {\n  ios 1️⃣= 16.4\n}", .settingSeparator),
    Mistake("app A {\n  ios 161️⃣, 17\n}", .severalValues),
    Mistake("app A {\n  policy1️⃣ nested innermost\n}", .missingDot),
    Mistake("app A {\n  plist {\n    1️⃣\"UIStatusBarHidden\" = YES\n  }\n}", .quotedKey),
    Mistake("app A {\n  plist {\n    UIStatusBarHidden1️⃣: YES\n  }\n}", .settingSeparator),
    Mistake("app A {\n  plist {\n    UIStatusBarHidden1️⃣\n  }\n}", .expected),
    Mistake("app A {\n  backdrop 1️⃣black\n}", .expectedOne),
    Mistake("app A {\n  1️⃣scenario \"x\" { }\n}", .misplaced),
    Mistake("screen A {\n  1️⃣ios 16\n}", .misplaced),
    Mistake("screen A1️⃣\n", .expected),
    Mistake("screen A {\n  state a 1️⃣== 3\n}", .doubleEqual),
    Mistake("screen A {\n  if a 1️⃣= 3 { B() }\n}", .singleEqual),
    Mistake("screen A {\n  B().c(a 1️⃣and b 2️⃣or c)\n}", .wordOperator, .wordOperator),
    Mistake("screen A {\n  B().c(1️⃣not d)\n}", .wordOperator),
    Mistake("screen A {\n  Text(\"a\") 1️⃣Text(\"b\")\n}", .unexpected),
    Mistake("screen A {\n  state a =1️⃣ \n}", .expectedExpression),
    Mistake("screen A {\n  B() 1️⃣c\n}", .unexpected),
    Mistake("screen A {\n  B1️⃣(\"a\"\n  C()\n}", .unclosedBracket),
    Mistake("screen A {\n  B(a 1️⃣b)\n}", .expected),
    Mistake("screen A {\n  B()\n  #if DEBUG\n  .c(1️⃣])\n  #endif\n}", .expectedExpression),
    Mistake("screen A {\n  1️⃣#if DEBUG\n  B()\n}", .unclosedConditional),
    Mistake("app A {\n}\n1️⃣}\n", .strayClosing),
    Mistake("app A 1️⃣{\n  ios 16\n", .unclosedBracket),
    Mistake("struct A: View {\n  1️⃣Text(\"a\")\n}", .expectedMember),
    Mistake("struct A: View {\n  1️⃣expect hidden\n}", .misplaced),
    Mistake("struct A: View {\n  var body: some View {\n    B().1️⃣\n  }\n}", .expectedName),
    Mistake("screen A {\n  Button(\"a\") { 1️⃣tap \"b\" }\n}", .misplaced),
    Mistake("screen A {\n  Button(\"a\") { present B as 1️⃣.sheet }\n}", .dottedStyle),
    Mistake("include 1️⃣shared\n", .expectedString),
  ]

  static let scenarios: [Mistake] = [
    Mistake("scenario 1️⃣a {\n}", .expectedString),
    Mistake("scenario \"a\" {\n  1️⃣lunch\n}", .unknownStep),
    Mistake("scenario \"a\" {\n  1️⃣click \"b\"\n}", .synonym),
    Mistake("scenario \"a\" {\n  1️⃣goBack\n}", .synonym),
    Mistake("scenario \"a\" {\n  1️⃣swipeBack\n}", .synonym),
    Mistake("scenario \"a\" {\n  1️⃣42\n}", .expectedStep),
    Mistake("scenario \"a\" {\n  1️⃣hidden\n}", .missingExpect),
    Mistake("scenario \"a\" {\n  launch1️⃣;\n  back\n}", .semicolon),
    Mistake("scenario \"a\" {\n  launch1️⃣; back\n}", .semicolon),
    Mistake("scenario \"a\" {\n  tap1️⃣\n}", .expectedTarget),
    Mistake("scenario \"a\" {\n  wait 1️⃣0.5\n}", .missingUnit),
    Mistake("scenario \"a\" {\n  wait 0.51️⃣s\n}", .missingSpace),
    Mistake("scenario \"a\" {\n  wait 2 1️⃣seconds\n}", .synonym),
    Mistake("scenario \"a\" {\n  wait 1️⃣\"2\"\n}", .expectedTime),
    Mistake("scenario \"a\" {\n  scroll down1️⃣\n}", .expectedNumber),
    Mistake("scenario \"a\" {\n  scroll 1️⃣left 3\n}", .expectedOne),
    Mistake("scenario \"a\" {\n  rotate 1️⃣sideways\n}", .expectedOne),
    Mistake("scenario \"a\" {\n  select 1️⃣\"Me\"\n}", .expectedOne),
    Mistake("scenario \"a\" {\n  set a 1️⃣== 3\n}", .doubleEqual),
    Mistake("scenario \"a\" {\n  set a 1️⃣to 3\n}", .synonym),
    Mistake("scenario \"a\" {\n  show 1️⃣Photo\n}", .expected),
    Mistake("scenario \"a\" {\n  present B 1️⃣with sheet\n}", .expectedOne),
    Mistake("scenario \"a\" {\n  begin 1️⃣expect hidden\n}", .expectedOne),
    Mistake("scenario \"a\" {\n  push B# 1️⃣x\n}", .expected),
    Mistake("scenario \"a\" {\n  expect1️⃣\n}", .emptyExpectation),
    Mistake("scenario \"a\" {\n  expect hidden,1️⃣\n}", .expectedFact),
    Mistake("scenario \"a\" {\n  expect height1️⃣\n}", .expectedNumber),
    Mistake("scenario \"a\" {\n  expect inset1️⃣, hidden\n}", .expectedNumber),
    Mistake("scenario \"a\" {\n  expect header.visibleRatio 1️⃣within 1\n}", .expectedNumber),
    Mistake("scenario \"a\" {\n  expect 1️⃣hiden bar\n}", .expectedFact),
    Mistake("scenario \"a\" {\n  expect 1️⃣not hidden\n}", .negatedFact),
    Mistake("scenario \"a\" {\n  expect 1️⃣!visible\n}", .negatedFact),
    Mistake("scenario \"a\" {\n  expect 1️⃣shown\n}", .synonym),
    Mistake("scenario \"a\" {\n  expect hidden 1️⃣and animated\n}", .synonym),
    Mistake("scenario \"a\" {\n  expect hidden 1️⃣&& light\n}", .synonym),
    Mistake("scenario \"a\" {\n  expect 1️⃣hidden == true\n}", .factAsName),
    Mistake(asked("1️⃣once"), .synonym),
    Mistake(asked("1️⃣2 times"), .synonym),
    Mistake(asked("1️⃣2"), .synonym),
    Mistake(asked("1️⃣two times"), .synonym),
    Mistake(asked("exactly 1️⃣twice"), .synonym),
    Mistake(asked("exactly 2 1️⃣time"), .synonym),
    Mistake(asked("exactly 1 1️⃣times"), .synonym),
    Mistake(asked("1️⃣at least once"), .synonym),
    Mistake(asked("exactly 21️⃣"), .expected),
    Mistake(asked("exactly1️⃣"), .expectedNumber),
    Mistake(asked("exactly 1️⃣often"), .expectedNumber),
    Mistake("scenario \"a\" {\n  expect asked 1️⃣exactly 2 times [B.c]\n}", .misplaced),
    Mistake("scenario \"a\" {\n  expect not asked B 1️⃣exactly 2 times\n}", .misplaced),
    Mistake("scenario \"a\" {\n  expect isNight 1️⃣= true\n}", .singleEqual),
    Mistake("scenario \"a\" {\n  expect hidden when isNight 1️⃣= true\n}", .singleEqual),
    Mistake("scenario \"a\" {\n  expect animated 1️⃣fad\n}", .expectedOne),
    Mistake("scenario \"a\" {\n  expect hidden because 1️⃣why\n}", .expectedString),
    Mistake("scenario 1️⃣\"a \\(b)\" {\n}", .interpolationHere),
    Mistake("scenario \"a\" on ios 161️⃣, {\n}", .trailingComma),
    Mistake("scenario \"a\" on ios 16, 1️⃣17 {\n}", .severalValues),
    Mistake("scenario \"a\" {\n  1️⃣scenario \"b\" { }\n}", .misplaced),
    Mistake("scenario \"a\" {\n  1️⃣ios 16\n}", .misplaced),
    Mistake("scenario \"a\" {\n  launch 1️⃣now\n}", .unexpected),
  ]

  private static func asked(_ count: String) -> String {
    "scenario \"a\" {\n  expect asked [B.c] \(count)\n}"
  }

  @Test(arguments: structure) func inStructureIsReportedWhereItStands(_ mistake: Mistake) {
    check(mistake)
  }

  @Test(arguments: scenarios) func inScenariosIsReportedWhereItStands(_ mistake: Mistake) {
    check(mistake)
  }
}
