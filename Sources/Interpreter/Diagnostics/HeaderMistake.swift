import Language
import StatusBar

/// Mistakes of files and headers.
enum HeaderMistake {
  static func onlySwift(at location: Location) -> Diagnostic {
    .error(.onlySwift, "this file declares no app, screen or scenario", at: location)
      .hint("a spec is written in .sbar; views of a Swift file can be pasted into one")
  }

  static func scenarioWithoutApp(at location: Location) -> Diagnostic {
    .error(.scenarioWithoutApp, "there is no app for this scenario to run", at: location)
      .hint("declare one, `app Name { … }`, or include the file that does")
  }

  /// Warns of an app whose first screen neither the spec nor its code names; `screen` is one that
  /// could be it.
  static func missingRoot(
    _ app: String, suggesting screen: String?, at location: Location
  ) -> Diagnostic {
    Diagnostic(.rootMissing, .warning, "the first screen of `\(app)` is not known", at: location)
      .hint("write it in the app's block: `app \(app) { … \(screen ?? "Home")() }`")
  }

  static func duplicateScenario(_ name: String, at location: Location, first: Location)
    -> Diagnostic
  {
    var diagnostic = Diagnostic.error(
      .scenarioTwice, "there is another scenario \"\(name)\"", at: location)
    diagnostic.secondary = [Diagnostic.Label(first, "the first one")]
    return diagnostic
  }

  static func missingSetting(isDevice: Bool, at location: Location) -> Diagnostic {
    let (what, example) =
      isDevice ? ("device", "device \"iPhone 14\"") : ("release of iOS", "ios 18")
    return .error(.settingMissing, "nothing says on which \(what) this runs", at: location)
      .hint("write `\(example)` in the app, or `on \(example)` behind the scenario's name")
  }

  static func unknownSetting(_ name: String, near: [String], at location: Location) -> Diagnostic {
    .error(.settingUnknown, "there is no setting, state or input `\(name)`", at: location)
      .suggesting(near, at: location)
  }

  static func duplicateSetting(_ name: String, at location: Location, first: Location)
    -> Diagnostic
  {
    var diagnostic = Diagnostic.error(.settingTwice, "`\(name)` is set twice", at: location)
      .hint("write all values in one list: `\(name) [ … ]`")
    diagnostic.secondary = [Diagnostic.Label(first, "first set here")]
    return diagnostic
  }

  static func emptySetting(_ name: String, at location: Location) -> Diagnostic {
    .error(.settingEmpty, "`\(name)` has no value, so nothing would run", at: location)
  }

  static func unknownDevice(_ name: String, near: [String], at location: Location) -> Diagnostic {
    let diagnostic = Diagnostic.error(
      .deviceUnknown, "there is no device \"\(name)\"", at: location
    )
    .suggesting(near, at: location)
    return near.isEmpty ? diagnostic.hint("`sbar devices` lists them all") : diagnostic
  }

  /// `device "notch"`.
  static func quotedClass(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic.error(
      .quotedKey, "a class of devices takes no quotes", at: location)
    diagnostic.fixes = [Fix("remove the quotes", .safe, [Fix.Edit(location, name)])]
    return diagnostic
  }

  static func unknownRelease(_ version: Version, at location: Location) -> Diagnostic {
    .error(.releaseUnknown, "there was no iOS \(version.spelling)", at: location)
      .hint(
        "the releases go from \(Version.oldest.spelling) to \(Version.newest.spelling), "
          + "with none between 18 and 26")
  }

  static func notAVersion(_ text: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic.error(.versionExpected, "`\(text)` is not a version", at: location)
    diagnostic.hint = "write `16.4`, a range `16...18` or a list `[16, 18]`"
    let ends = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if ends.count == 3, ends[1].isEmpty, !ends[0].isEmpty, !ends[2].isEmpty,
      ends[2].first != UInt8(ascii: "<")
    {
      let range =
        String(decoding: Array(ends[0]), as: UTF8.self) + "..."
        + String(decoding: Array(ends[2]), as: UTF8.self)
      diagnostic.hint = nil
      diagnostic.fixes = [Fix("write `\(range)`", .safe, [Fix.Edit(location, range)])]
    }
    return diagnostic
  }

  /// `16...`.
  static func openRange(at location: Location) -> Diagnostic {
    .error(.versionExpected, "a range needs both its ends", at: location)
      .hint("for example `16...18`")
  }

  static func reversedRange(at location: Location) -> Diagnostic {
    .error(.rangeReversed, "this range ends before it begins", at: location)
      .hint("write the older release first")
  }

  static func neverExisted(
    device: [String], ios: [String], known: Device?, other: Device?, at location: Location,
    release: Location
  ) -> Diagnostic {
    let devices = joined(device, ", ")
    let releases = joined(ios, ", ")
    var diagnostic = Diagnostic.error(
      .cellNeverExisted, "\(devices) never ran iOS \(releases)", at: location)
    diagnostic.secondary = [Diagnostic.Label(release, "the release")]
    if let known {
      diagnostic.notes = [
        "\(known.name) ran iOS \(known.firstOS.spelling) to \(known.lastOS.spelling)"
      ]
    }
    let other = other.map { "for example `device \"\($0.name)\"` ran iOS \(releases)" }
    let own = known.map { "; or write releases that \($0.name) ran" }
    if other != nil { diagnostic.hint = joined([other, own].compactMap { $0 }, "") }
    return diagnostic
  }

  static func tooManyCells(_ count: Int, limit: Int, at location: Location) -> Diagnostic {
    .error(
      .cellLimit, "this scenario would run in \(count) cells; the limit is \(limit)",
      at: location
    ).hint("spread fewer settings at once")
  }

  static func tooManyCellsInFile(limit: Int, at location: Location) -> Diagnostic {
    .error(
      .fileCellLimit, "the scenarios of this file would run in more than \(limit) cells",
      at: location
    ).hint("spread fewer settings at once, or put scenarios into several files")
  }

  static func tooManyStepsInFile(limit: Int, at location: Location) -> Diagnostic {
    .error(
      .fileStepLimit, "the cells of this file would run more than \(limit) steps",
      at: location
    ).hint("spread fewer settings at once, or put scenarios into several files")
  }

  static func unknownPolicy(_ name: String, near: [String], at location: Location) -> Diagnostic {
    .error(.policyUnknown, "there is no policy `\(name)`", at: location)
      .suggesting(near, at: nil)
  }

  static func unknownPlistKey(_ name: String, near: [String], at location: Location)
    -> Diagnostic
  {
    .error(.plistKeyUnknown, "there is no key `\(name)`", at: location)
      .suggesting(near, at: location)
  }

  static func wrongPlistValue(of key: PlistKey, at location: Location) -> Diagnostic {
    .error(.plistValueWrong, "`\(key.spelling)` takes \(key.expectation)", at: location)
  }
}
