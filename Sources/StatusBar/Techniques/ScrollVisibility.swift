/// Visibility driven by a scroll offset: `hideUntilScrolled`, `hideUntilPulled` and the updater
/// that ScrollKit builds from them (S53, S54, S56).
extension World {
  /// The offset that an updater watches: its variable's, else that of the screen's scroll view.
  func offset(
    of updater: VisibilityUpdater, _ context: Context, _ program: Program
  ) -> Value {
    guard let variable = updater.offset, let (instance, slot) = place(of: variable, context) else {
      return .number(context.controller.map { self[$0].offset } ?? 0)
    }
    let offset = self[instance].values[slot]
    return offset == .none ? .number(0) : offset
  }

  /// Stores whether the offset is beyond the limit; both comparisons are strict (S53).
  mutating func hide(
    by updater: VisibilityUpdater, _ offset: Value, at site: Site, _ context: Context,
    _ program: Program
  ) {
    var trace = Trace()
    guard let object = state(of: updater, context, program) else { return }
    let limit = evaluate(updater.limit, context, program, &trace)
    var isHidden = Value.bool(false)
    if case .number(let offset) = offset, case .number(let limit) = limit {
      isHidden = .bool(compare(updater.hidesWhen, offset, limit))
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
    _ updater: VisibilityUpdater, at index: Int, _ context: Context, _ program: Program
  ) {
    guard let id = context.controller else { return }
    let before = offset(of: updater, context, program)
    if let variable = updater.offset, let (instance, slot) = place(of: variable, context) {
      self[instance].values[slot] = .number(0)
    }
    self[id].offset = 0
    self[id].mounts[index].kind = .updater(lastOffset: .number(0), wasPresented: false)
    guard let object = state(of: updater, context, program) else { return }
    self[object].isHidden = .bool(false)
    needsRender = true
    guard before != .number(0) else { return }
    var told = self
    let site = program.views[Int(self[id].mounts[index].view.index)].site
    told.hide(by: updater, .number(0), at: site, context, program)
    let isDecided = told != self
    if platform.policies.resetFiresOffsetHandler {
      if let doubt = before.doubt {
        // Nobody knows whether it was scrolled.
        perhaps(doubt, program) { $0.hide(by: updater, .number(0), at: site, context, program) }
      } else {
        self = told
      }
    }
    if isDecided { assume(.rule(.d5)) }
  }

  /// The state that an updater writes: named, injected from above, or implied.
  private func state(
    of updater: VisibilityUpdater, _ context: Context, _ program: Program
  ) -> ObjectID? {
    var trace = Trace()
    if let formula = updater.state,
      case .object(let object) = evaluate(formula, context, program, &trace)
    {
      return object
    }
    if let object = context.environment { return object }
    if let object = self[context.instance].environmentObject { return object }
    if let id = context.controller, let object = self[id].environmentObject { return object }
    return impliedState
  }
}
