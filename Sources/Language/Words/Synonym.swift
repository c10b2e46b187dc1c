/// Words that others use for ours; each becomes a diagnostic with a fix.
enum Synonym {
  /// One of our words stands for it, with the same operands.
  case word(Word)
  /// Other words stand for it.
  case text(StaticString)

  /// What to write instead.
  var replacement: String {
    switch self {
    case .word(let word): word.spelling
    case .text(let text):
      String(
        decoding: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount),
        as: UTF8.self)
    }
  }

  private static let steps: [(StaticString, Synonym)] = [
    ("assert", .word(.expect)), ("check", .word(.expect)), ("click", .word(.tap)),
    ("expects", .word(.expect)), ("goBack", .word(.back)),
    ("pause", .word(.wait)), ("refresh", .text("request update")), ("relaunch", .word(.launch)),
    ("reopen", .word(.launch)),
    ("restart", .word(.launch)), ("popToRoot", .text("pop to root")),
    ("press", .word(.tap)), ("run", .word(.launch)), ("should", .word(.expect)),
    ("setNeedsStatusBarAppearanceUpdate", .text("request update")), ("sleep", .word(.wait)),
    ("start", .word(.launch)), ("swipeBack", .text("back")),
    ("taps", .word(.tap)), ("touch", .word(.tap)), ("turn", .word(.rotate)),
    ("update", .text("request update")), ("verify", .word(.expect)),
  ]

  private static let facts: [(StaticString, Synonym)] = [
    ("black", .word(.dark)), ("darkContent", .text("style .darkContent")),
    ("displayed", .word(.visible)), ("invisible", .word(.hidden)),
    ("lightContent", .text("style .lightContent")), ("shown", .word(.visible)),
    ("white", .word(.light)),
  ]

  /// Returns what stands for the step that the bytes at `range` spell.
  static func step(spelled bytes: [UInt8], _ range: SourceRange) -> Synonym? {
    find(in: steps, bytes, range)
  }

  /// Returns what stands for the fact that the bytes at `range` spell.
  static func fact(spelled bytes: [UInt8], _ range: SourceRange) -> Synonym? {
    find(in: facts, bytes, range)
  }

  /// `true` iff the bytes at `range` spell a unit of time in another way than we do.
  static func isTimeUnit(_ bytes: [UInt8], _ range: SourceRange) -> Bool {
    find(in: units, bytes, range) != nil
  }

  private static let units: [(StaticString, Synonym)] = [
    ("milliseconds", .word(.ms)), ("sec", .word(.s)), ("second", .word(.s)),
    ("seconds", .word(.s)), ("millisecond", .word(.ms)), ("msec", .word(.ms)),
  ]

  private static func find(
    in table: [(StaticString, Synonym)], _ bytes: [UInt8], _ range: SourceRange
  ) -> Synonym? {
    let text = bytes[Int(range.start)..<Int(range.end)]
    for (spelling, synonym) in table {
      let candidate = UnsafeBufferPointer(
        start: spelling.utf8Start, count: spelling.utf8CodeUnitCount)
      if text.elementsEqual(candidate) { return synonym }
    }
    return nil
  }
}
