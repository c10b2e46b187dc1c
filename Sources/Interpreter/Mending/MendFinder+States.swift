import Language

// States that are there already, and could say when the bar is hidden.
extension MendFinder {
  /// A Boolean state that a view can read.
  private struct State {
    var path: String
    /// `true` iff a handler sets it, so that a step may change it.
    var isSet: Bool
  }

  /// Binds the modifier that hides the bar to a state in scope: where there is none, and where it
  /// says one thing for ever.
  mutating func findStates() {
    guard wish.hides != nil else { return }
    for (owner, distance) in shownViews {
      let states = states(inScopeOf: owner)
      if states.isEmpty { continue }
      let own = shape.modifiers.filter { $0.owner == owner && hiding($0) != nil }
      for modifier in own {
        guard let truth = hiding(modifier), truth == "true" || truth == "false" else { continue }
        bind(states, owner, distance) { condition, finder in
          if let argument = modifier.call.arguments.first {
            return [finder.sheet(owner).replace(argument.value.range, condition)]
          }
          return finder.replace(modifier, by: [Code.hidingBar(condition)])
        }
      }
      guard own.isEmpty, let range = shape.owners[owner].content.first else { continue }
      bind(states, owner, distance) { condition, finder in
        [finder.sheet(owner).link(Code.hidingBar(condition), from: range.start, to: range.end)]
      }
    }
  }

  private mutating func bind(
    _ states: [State], _ owner: Int, _ distance: Int, _ edits: (String, MendFinder) -> [Fix.Edit]
  ) {
    for state in states {
      for isNegated in [false, true] {
        let condition = isNegated ? Code.not(state.path) : state.path
        propose(
          (state.isSet ? 40 : 55) + distance + (isNegated ? 1 : 0), .state,
          .hideWhile(condition, name(of: owner)), swift: [Code.hidingBar(condition)],
          edits(condition, self))
      }
    }
  }

  // MARK: - What is in scope

  /// The view's own states and those of the models that it holds; in the language's own files those
  /// of the app, too.
  private func states(inScopeOf owner: Int) -> [State] {
    var states: [State] = []
    for property in shape.properties {
      let variable = property.declaration
      let name = shape.spelling(variable.name.name)
      let isOfApp = shape.app?.owner == property.owner && !isSwift(owner)
      if property.owner == owner || isOfApp {
        if variable.isBoolean, variable.isState || variable.isWrapped {
          states.append(State(path: name, isSet: isSet(variable.name.name)))
        }
        if property.owner == owner { states += flags(ofModel: variable, named: name) }
      }
    }
    return states
  }

  /// The Boolean variables of what a view holds: `player.isFull`.
  private func flags(ofModel holder: VariableDeclaration, named path: String) -> [State] {
    var type = holder.type?.name
    if case .call(let call) = holder.initial?.kind { type = type ?? call.callee.lastName }
    guard let type else { return [] }
    let models = shape.types.filter {
      $0.declaration.name.name == type && !shape.isView($0.owner)
        && shape.controllerClass(of: $0.declaration) == nil
    }
    return models.flatMap { model in
      model.declaration.members.compactMap { member -> State? in
        guard case .variable(let variable) = member, variable.isBoolean, !variable.isConstant
        else { return nil }
        let name = variable.name.name
        return State(path: Code.member(shape.spelling(name), of: path), isSet: isSet(name))
      }
    }
  }

  /// `true` iff something sets a variable of a name.
  func isSet(_ name: Name) -> Bool {
    shape.changes.contains { $0.target.lastName == name }
  }

  // MARK: - Controllers

  /// Lets a controller that says nothing of its bar answer by one of its variables.
  mutating func findUnreadVariables() {
    guard wish.hides != nil else { return }
    for (owner, type) in shape.types where type.keyword != .extension && !type.isPlain {
      guard shape.controllerClass(of: type) != nil,
        type.member(Name(.prefersStatusBarHidden)) == nil
      else { continue }
      for property in shape.properties where property.owner == owner {
        let variable = property.declaration
        guard variable.isBoolean, !variable.isConstant, isSet(variable.name.name) else { continue }
        let name = shape.spelling(variable.name.name)
        for (rank, value) in [name, Code.not(name)].enumerated() {
          let swift = Code.override(.hidden, value)
          propose(
            32 + rank, .answer, .answerByVariable(value, by: self.name(of: owner)), swift: [swift],
            [sheet(owner).member([swift], of: type.range)])
        }
      }
    }
  }
}

extension VariableDeclaration {
  /// `true` iff it stores a truth.
  fileprivate var isBoolean: Bool {
    getter == nil
      && (initial?.truth != nil || type.map { $0.name.word == .Bool && !$0.isOptional } ?? false)
  }

  /// `true` iff SwiftUI renders again when it changes.
  fileprivate var isWrapped: Bool {
    let wrappers: [Word] = [.State, .Binding, .AppStorage, .SceneStorage, .FocusState]
    return attributes.contains { attribute in
      attribute.name.name.word.map { wrappers.contains($0) } ?? false
    }
  }
}
