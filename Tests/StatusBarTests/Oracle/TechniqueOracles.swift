/// Visibility that follows scrolling (S52–S58): one shared flag, and the offsets of the screens.
struct ScrollOracle {
  var isHidden = false
  var isAnimated = false
  /// `true` iff the last change of the flag was animated.
  var wasAnimated = false
  /// D5
  var resetFires = false
  /// The offset of each screen that drives the flag.
  var offsets: [Int: Double] = [:]

  /// set(v)
  private mutating func set(_ value: Bool) {
    wasAnimated = isAnimated && value != isHidden
    isHidden = value
  }

  mutating func appear(_ screen: Int) { set(offsets[screen, default: 0] > -3) }

  mutating func scroll(_ screen: Int, to offset: Double) {
    guard offset != offsets[screen, default: 0] else { return }
    offsets[screen] = offset
    set(offset > -3)
  }

  /// isPresented changed: the offset is 0 and the bar visible, never animated.
  mutating func presentedChanged(_ screen: Int) {
    let old = offsets[screen, default: 0]
    offsets[screen] = 0
    isHidden = false
    wasAnimated = false
    if old != 0 && resetFires { set(0 > -3.0) }
  }

  static func ratio(height: Double, offset: Double, stretches: Bool) -> Double {
    let ratio = (height + offset) / height
    return stretches ? ratio : min(1, ratio)
  }

  static func titleOpacity(ratio: Double) -> Double { max(0, min(1, 1 - ratio)) }

  static func hidesUntilPulled(_ offset: Double) -> Bool { offset < 2 }
}

/// The swizzled queue of seed 001 (S63–S69).
struct QueueOracle {
  enum Flag { case pending, successful, failed }

  var queue: [OracleStyle] = []
  var isInstalled = false
  var flag = Flag.pending
  /// `true` once something was removed from an empty queue.
  var hasTrapped = false
  /// The style as of the last update.
  var shown = OracleStyle.default

  var style: OracleStyle { isInstalled ? queue.last ?? .default : .default }

  private mutating func requestUpdate() { shown = style }

  mutating func appear(_ style: OracleStyle) {
    queue.append(style)
    requestUpdate()
  }

  mutating func change(_ style: OracleStyle) {
    queue.append(style)
    requestUpdate()
    removeFirst()
  }

  mutating func disappear() {
    removeFirst()
    requestUpdate()
  }

  mutating func activate(hasKeyWindow: Bool = true) {
    if flag == .pending && hasKeyWindow {
      isInstalled.toggle()
      flag = .successful
    } else {
      flag = .failed
    }
    requestUpdate()
  }

  var showsFallbackStrip: Bool { flag == .failed }

  private mutating func removeFirst() {
    if queue.isEmpty { hasTrapped = true } else { queue.removeFirst() }
  }
}
