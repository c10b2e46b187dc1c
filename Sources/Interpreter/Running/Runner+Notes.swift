import Language
import StatusBar

// Remarks on verdicts that hold, and on whole scenarios.
extension CellRunner {
  /// Marks a pass that lags behind, and one that is about a part of the bar alone.
  mutating func noteDoubts(
    about fact: PlannedFact, _ expectation: PlannedExpectation, _ step: PlannedStep
  ) {
    if fact.kind.row.wish != nil { noteStaleness(fact, step) }
    if !expectation.mentionsParts { noteSplit(fact, step) }
  }

  /// What makes a scenario undecided that holds as far as is known.
  var onAssumptions: Finding {
    var finding = Finding(
      kind: .undecided, code: .restsOnAssumptions, subject: .restsOnAssumptions,
      location: context.scenario.name, in: context.text)
    finding.assumptions = assumptions.all
    finding.hints = [.declareAssumed]
    return finding
  }

  /// Marks a step that means one of several living instances: the topmost is taken.
  mutating func noteSeveral(_ action: Action, _ step: PlannedStep) {
    guard let use = action.use, use.ordinal == nil, use.screen != .app else { return }
    let screen = use.screen
    // Named here, it lends its world without a copy.
    let state = state
    let count = state.questions.instanceCount(of: screen)
    guard count > 1 else { return }
    notes.append(
      .severalInstances(count, of: context.program.name(of: screen), at: context.at(step.range)))
  }

  /// Marks a colour that is only that of the leading part (U29).
  private mutating func noteSplit(_ fact: PlannedFact, _ step: PlannedStep) {
    guard case .content = fact.kind, let trailing = published.bar.trailing else { return }
    notes.append(.splitPass(trailing.content, at: context.at(fact.part.range(in: step.range))))
  }

  private mutating func noteStaleness(_ fact: PlannedFact, _ step: PlannedStep) {
    // Hardly any world is: it is asked first, as that is known of most states.
    guard context.mayBeStale, isStale(), !world.isMomentOpen else { return }
    notes.append(.stalePass(at: context.at(fact.part.range(in: step.range))))
  }
}

extension RunContext {
  /// Runs the cell again with the known defects turned, and with older SDKs, and says where the
  /// verdict changes.
  func switchNotes(_ cell: PlannedCell, index: Int, outcome: Outcome) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    var other = cell
    let quirks = cell.platform.policies.quirks
    other.platform.policies.quirks = quirks.isEmpty ? .released : []
    if let changed = self.outcome(of: other, index), changed != outcome {
      notes.append(.verdictHangsOnQuirks(changed, areOn: !quirks.isEmpty, at: scenario.name))
    }
    return notes + sdkNotes(cell, index: index, outcome: outcome)
  }

  /// An SDK that is not written is that of the release; older apps may behave differently on it.
  private func sdkNotes(_ cell: PlannedCell, index: Int, outcome: Outcome) -> [Diagnostic] {
    guard cell.followsRelease else { return [] }
    // The last SDKs before something that they decide (U10, U27, U14), while apps with them run.
    for sdk in [Version(26), Version(12), Version(7)]
    where sdk < cell.platform.sdk && sdk.major + 5 >= cell.platform.os.major {
      var other = cell
      other.platform.sdk = sdk
      guard let changed = self.outcome(of: other, index), changed != outcome else { continue }
      return [
        .verdictHangsOnSDK(changed, with: sdk, insteadOf: cell.platform.sdk, at: scenario.name)
      ]
    }
    return []
  }

  private func outcome(of cell: PlannedCell, _ index: Int) -> Outcome? {
    var runner = CellRunner(silent(with: cell, at: index), cell: index)
    var met: [Bool] = []
    runner.runAll(met: &met)
    return runner.outcome
  }

  /// Reports each condition that was met in no cell, in the last cell that was run to its end.
  func reportUnmet(_ met: [Bool], in cells: inout [CellResult]) {
    guard !met.isEmpty, !cells.contains(where: { $0.outcome == .broken }),
      let last = cells.lastIndex(where: { $0.outcome != .skipped })
    else { return }
    for (number, step) in scenario.steps.enumerated() where !met[number] {
      guard case .expect(let expectation) = step.kind, expectation.condition != nil else {
        continue
      }
      var finding = Finding(
        kind: .failed, code: .conditionNeverHeld, subject: .conditionNeverHeld,
        location: at(step.range), in: text)
      finding.hints = [.widenMatrix]
      cells[last].findings.append(finding)
      if cells[last].outcome == .passed || cells[last].outcome == .undecided {
        cells[last].outcome = .failed
      }
    }
  }
}

extension Action {
  /// The use of a screen that it means; nil where it names none.
  fileprivate var use: ScreenUse? {
    if case .call(let named, _, _) = self { return named }
    if case .set(.screen(let named, _), _) = self { return named }
    if case .requestUpdate(let named) = self { return named }
    return nil
  }
}
