/// Visibility driven by a scroll offset: `hideUntilScrolled`, `hideUntilPulled` and the updater
/// that ScrollKit builds from them (S53, S54, S56).
extension Turn {
  /// Stores whether the offset is beyond the limit; both comparisons are strict (S53).
  mutating func hide(
    by updater: VisibilityUpdater, _ offset: Value, at site: Site, _ context: Context
  ) {
    trace.begin()
    guard let object = questions.state(of: updater, context) else { return }
    let limit = questions.evaluate(updater.limit, context)
    var isHidden = Value.bool(false)
    if case .number(let offset) = offset, case .number(let limit) = limit {
      isHidden = .bool(questions.compare(updater.hidesWhen, offset, limit))
    } else if let input = offset.doubt ?? limit.doubt {
      isHidden = .unknown(input)
    }
    let isSure = context.doubt == nil || self[object].isHidden == isHidden
    hide(
      object, isSure ? isHidden : context.doubt.map { .unknown($0) } ?? isHidden, at: site,
      by: context.controller)
  }

  /// Writes the state, in an animation if it says so (S54).
  mutating func hide(
    _ object: ObjectID, _ isHidden: Value, at site: Site, by writer: ControllerID?
  ) {
    let state = self[object]
    journal.note(.scrollState(object), isHidden, site, by: writer)
    self[object].isHidden = isHidden
    needsRender = true
    if state.isAnimated.doubt != nil { journal.leaveOpen(.change) }
    if state.isAnimated == .bool(true) || animation.isAnimated {
      renderAnimation = AnimationContext(isAnimated: true, duration: animation.duration)
    }
  }

  /// No longer presented: the offset is 0 and the bar visible, never animated (S54, S56, D5).
  mutating func reset(
    _ updater: VisibilityUpdater, at index: Int, _ context: Context
  ) {
    guard let id = context.controller else { return }
    let before = questions.offset(of: updater, context)
    if let variable = updater.offset, let (instance, slot) = questions.place(of: variable, context)
    {
      self[instance].values[slot] = .number(0)
    }
    self[id].offset = 0
    self[id].mounts[index].kind = .updater(lastOffset: .number(0), wasPresented: false)
    guard let object = questions.state(of: updater, context) else { return }
    self[object].isHidden = .bool(false)
    needsRender = true
    guard before != .number(0) else { return }
    var told = self
    let site = program.views[Int(self[id].mounts[index].view.index)].site
    told.hide(by: updater, .number(0), at: site, context)
    let isDecided = told.questions.world != questions.world || told.journal.open != journal.open
    if questions.world.platform.policies.resetFiresOffsetHandler {
      if let doubt = before.doubt {
        // Whether it was scrolled is unknown.
        perhaps(doubt) { $0.hide(by: updater, .number(0), at: site, context) }
      } else {
        self = told
      }
    }
    if isDecided { questions.world.assume(.rule(.d5)) }
  }
}
