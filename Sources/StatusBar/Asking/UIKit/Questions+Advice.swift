/// Settings that had no effect.
extension Questions {
  /// The change of what a getter reads for which the bar lags behind, if it does: taken back from
  /// the last on, the one that puts the bar right.
  func staleChange() -> World.UnobservedChange? {
    guard let first = world.unobservedChanges.first, lagsBehind() else { return nil }
    var earlier = world
    for change in world.unobservedChanges.reversed() {
      earlier.takeBack(change.former)
      if !Questions(earlier, shared).lagsBehind() { return change }
    }
    return first
  }

  /// `true` iff a question asked now would be answered differently, whatever is unknown.
  private func lagsBehind() -> Bool {
    let (now, shown) = (resolve().possibleBars, world.published.possibleBars)
    return now.allSatisfy { bar in
      shown.allSatisfy { bar.isHidden != $0.isHidden || !bar.hasStyle(of: $0) }
    }
  }

  /// That UIKit does not ask again once a page has gone is a rule of its own.
  func rule(of former: World.UnobservedChange.Former) -> Rule {
    switch former {
    case .page: .u19
    case .children(let id, _): self[id].controllerClass == .page ? .u19 : .u20
    case .property: .u20
    }
  }

  /// Where the capture flag was set: by code, by a step, or by the class.
  func captureSite(of id: ControllerID) -> Site {
    if let presentation = self[id].presentation, presentation.captures {
      return presentation.captureSite
    }
    return override(.capturesStatusBarAppearance, of: id)
      .map { program.formulas[Int($0.index)].site } ?? .none
  }

  /// Returns what the settings of the program are worth in this world; a caller that does not want
  /// to know whether that is open asks for it without what the bar rests on. Begins a page of its
  /// own, which is left as it is.
  package func settingEffects(withReliances isGrounded: Bool = true) -> SettingEffects {
    guard world.isRunning else { return SettingEffects() }
    // Asked between actions, or at the end of one, when what the page says is not wanted; its room
    // is used again.
    trace.begin()
    trace.explain()
    let resolution = resolution(withReliances: isGrounded, withReasons: false)
    var reasons: [Reason] = []
    swap(&reasons, &trace.reasons)
    defer {
      reasons.removeAll(keepingCapacity: true)
      swap(&reasons, &trace.reasons)
    }
    var effects = SettingEffects()
    effects.effective.reserveCapacity(reasons.count)
    effects.isOpen = trace.hasChosen
    effects.isStale = !resolution.answersLike(world.published)
    for reason in reasons where reason.showsEffect { effects.effective.append(reason.site) }
    for index in world.controllers.indices {
      let id = ControllerID(Int32(index))
      if capturesInEffect(id) { effects.effective.append(captureSite(of: id)) }
    }
    if !world.isLaunching { effects.ineffective = structuralAdvice(on: reasons) }
    return effects
  }

  /// `true` iff a presentation has control because it captures, and for no other reason.
  private func capturesInEffect(_ id: ControllerID) -> Bool {
    guard isAlive(id), self[id].presentation != nil, effectiveStyle(of: id) != .fullScreen
    else { return false }
    let outer = turnPage()
    defer { trace = outer }
    return captures(id)
  }

  /// Returns what the structure makes vain, each once.
  private func structuralAdvice(on reasons: [Reason]) -> [Advice] {
    // Nearly nothing is in vain: a list for each reason would cost more than to look.
    vainSettings(on: reasons).map { $0.advice }
  }
}

/// What the settings of a program are worth in one world.
package struct SettingEffects: Equatable, Sendable {
  /// `true` iff a full evaluation gives another bar than the one on screen; nil before a launch.
  package fileprivate(set) var isStale: Bool?
  /// `true` iff the evaluation met something whose answer is unknown.
  package fileprivate(set) var isOpen = false
  /// The settings that are in vain, each once.
  package var ineffective: [Advice] = []
  /// The places of the settings that have a part in the bar.
  package var effective: [Site] = []

  package init() {}

  /// `true` iff both are the same: a call of its own, for the protocol's would copy them.
  package func equals(_ other: SettingEffects) -> Bool { self == other }

  /// A number that equal ones share, and that most others do not.
  package var key: UInt64 {
    var key = StructureKey()
    for site in effective { key.mix(Int32(bitPattern: site.index)) }
    key.mix(Int32(ineffective.count))
    return key.value
  }

  /// About how many bytes they take.
  package var footprint: Int {
    MemoryLayout<SettingEffects>.stride + effective.count * MemoryLayout<Site>.stride
      + ineffective.count * MemoryLayout<Advice>.stride
  }
}

extension Reason {
  /// `true` iff it shows that what stands at its place counts: an answer that was asked for, a
  /// modifier that was read, a value that decided.
  fileprivate var showsEffect: Bool {
    guard site != .none else { return false }
    return switch kind {
    case .asked, .preference, .decided, .remark(.schemeActive): true
    case .notAsked, .ineffective, .remark: false
    }
  }
}
