import Language

// Pages of the codes of files, headers and settings.

extension CodePage {
  static let settings: [CodePage] = [
    CodePage(
      .includeUnreadable, .error, "a file that is included cannot be read",
      """
      The path of an `include` counts from the folder of the file that it is in. There is no \
      file, or it may not be read.
      """,
      in: .file,
      bad: "include \"gone.sbar\"",
      good: "include \"shared.sbar\""),
    CodePage(
      .includeCycle, .error, "files include each other",
      """
      A file includes itself, or one that includes it. Put what both need into a third file.
      """,
      in: .file,
      bad: "include \"page.sbar\"",
      good: "include \"shared.sbar\""),
    CodePage(
      .includeLimit, .error, "too many files are included",
      """
      A spec is at most 1,000 files, and includes go at most 64 files deep: more is taken for a \
      mistake. Here each `chain-N.sbar` includes the next one.
      """,
      in: .file,
      bad: "include \"chain-1.sbar\"",
      good: "include \"shared.sbar\""),
    CodePage(
      .scenarioWithoutApp, .error, "there is a scenario and no app",
      "A scenario launches an app, which the file or one that it includes has to declare.",
      in: .file,
      bad: """
        scenario "photos" on ios 17, device notch {
            launch
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device notch

            Text("a")
        }

        scenario "photos" {
            launch
            expect visible
        }
        """),
    CodePage(
      .scenarioTwice, .error, "two scenarios have one name",
      """
      Reports, filters and rerun commands find a scenario by its name, so each has one of its \
      own.
      """,
      in: .scenario,
      bad: """
        scenario "photos" {
            launch
            expect visible
        }

        scenario "photos" {
            launch
            tap "Photo"
            expect visible
        }
        """,
      good: """
        scenario "photos" {
            launch
            expect visible
        }

        scenario "photos, pushed" {
            launch
            tap "Photo"
            expect visible
        }
        """),
    CodePage(
      .settingMissing, .error, "neither the app nor the scenario says where it runs",
      """
      What the bar does depends on the release of iOS and on the device. Both are said in the app, \
      for all scenarios, or in the header of a scenario.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17

            Text("a")
        }

        scenario "photos" {
            launch
            expect visible
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            Text("a")
        }

        scenario "photos" {
            launch
            expect visible
        }
        """),
    CodePage(
      .settingUnknown, .error, "a header sets something that is not declared",
      """
      A header holds settings, states and inputs of the app, keys of Info.plist and answers of \
      classes. This is none of them.
      """,
      in: .scenario,
      bad: """
        scenario "photos" on apperance light {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on appearance light {
            launch
            expect visible
        }
        """),
    CodePage(
      .settingTwice, .error, "a header sets one thing twice",
      """
      One setting has one value in a cell. Several values go in one list, and the scenario \
      runs once for each.
      """,
      in: .scenario,
      bad: """
        scenario "photos" on appearance light, appearance dark {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on appearance [light, dark] {
            launch
            expect visible
        }
        """),
    CodePage(
      .settingEmpty, .error, "a header sets something to no value at all",
      """
      A list without values makes a scenario without cells: nothing would run, and nothing could \
      fail.
      """,
      in: .scenario,
      bad: """
        scenario "photos" on appearance [] {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on appearance [light] {
            launch
            expect visible
        }
        """),
    CodePage(
      .deviceUnknown, .error, "there is no device of that name",
      """
      A device is a model as Apple sells it, `"iPhone 15"`, or a class: `homeButton`, `notch`, \
      `dynamicIsland`, `pad`.
      """,
      in: .scenario,
      bad: """
        scenario "photos" on device "iPhone 41" {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on device "iPhone 14" {
            launch
            expect visible
        }
        """),
    CodePage(
      .releaseUnknown, .error, "there was no such release",
      """
      Releases go from iOS 7 on, with none between 18 and 26. A number that never existed would \
      run by the rules of its neighbours, which was never measured.
      """,
      in: .scenario,
      bad: """
        scenario "photos" on ios 16.9 {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on ios 17.2 {
            launch
            expect visible
        }
        """),
    CodePage(
      .versionExpected, .error, "a version is expected",
      "`ios` and `sdk` take versions, `16.4`, a range `16...18` or a list of them.",
      in: .scenario,
      bad: """
        scenario "photos" on ios newest {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on ios 18 {
            launch
            expect visible
        }
        """),
    CodePage(
      .rangeReversed, .error, "a range ends before it begins",
      "The older release comes first.",
      in: .scenario,
      bad: """
        scenario "photos" on ios 18...17 {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on ios 17...18 {
            launch
            expect visible
        }
        """),
    CodePage(
      .cellNeverExisted, .error, "the device never ran the release",
      """
      The phone came with a later release, or was left behind by an earlier one. In a matrix \
      such cells are skipped and counted; where a scenario names nothing else it is an error.
      """,
      in: .scenario,
      bad: """
        scenario "photos" on ios 18, device "iPhone X" {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on ios 18, device "iPhone 15" {
            launch
            expect visible
        }
        """),
    CodePage(
      .cellLimit, .error, "a scenario would run in too many cells",
      """
      Each list and range multiplies the cells of a scenario; it may have 10,000. Spread fewer \
      settings at once.
      """,
      in: .scenario,
      bad: """
        scenario "photos" on ios 7...27, sdk 7...27, appearance [light, dark],
            orientation [portrait, landscape], device [pad, notch, homeButton, dynamicIsland],
            policy.nestedHiding [outermost, innermost],
            policy.hiddenBackground [automatic, literal],
            policy.offsetReset [silent, fires]
        {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on appearance [light, dark] {
            launch
            expect visible
        }
        """),
    CodePage(
      .policyUnknown, .error, "there is no policy of that name",
      """
      `--policy` chooses a reading where sources disagree, by the name of the policy and one of \
      its values. Grammar.md has the table of them.
      """,
      in: .command,
      bad: "sbar test page.sbar --policy nested=innermost",
      good: "sbar test page.sbar --policy nestedHiding=innermost"),
    CodePage(
      .plistKeyUnknown, .error, "a key of Info.plist is misspelt",
      """
      iOS leaves out keys that it does not know, so that a slip would go unnoticed on a device. \
      The keys that decide the bar are known here.
      """,
      in: .app,
      bad: """
        plist {
            UIStatusBarHiden = YES
        }
        """,
      good: """
        plist {
            UIStatusBarHidden = YES
        }
        """),
    CodePage(
      .plistValueWrong, .error, "a key of Info.plist has a value that it does not take",
      "The key takes `YES` or `NO`, a style or a list of names; the message says which.",
      in: .scenario,
      bad: """
        scenario "photos" on UIStatusBarHidden 3 {
            launch
            expect visible
        }
        """,
      good: """
        scenario "photos" on UIStatusBarHidden YES {
            launch
            expect visible
        }
        """),
    CodePage(
      .typeWrong, .error, "a value is of the wrong kind",
      """
      The state, the setting or the argument takes values of another kind, and could not hold \
      this one.
      """,
      in: .steps,
      bad: """
        set isFull = 3
        expect hidden
        """,
      good: """
        set isFull = true
        expect hidden
        """),
  ]
}
