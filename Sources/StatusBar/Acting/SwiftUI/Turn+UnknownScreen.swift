/// Screens of which nothing is known but that they are there.
extension Turn {
  /// What depends on an unknown screen cannot be called impossible.
  mutating func doubtFailure() {
    switch failure {
    case .notFound, .unreadControls, .noScrollView, .noTabs, .noSidebar, .nothingToPushOnto,
      .nothingToGoBackTo, .nothingPresented, .refusesDrag, .noInstance:
      if let input = questions.unknownScreen() { return failure = .undecided(input) }
    case nil, .notLaunched, .alreadyLaunching, .covered, .behindDialog, .several, .noScenes,
      .sceneOpen, .sceneNotOpen, .onlyScene, .noMoment, .momentOpen, .launchGoesOn, .noFinger,
      .noForceTouch, .notOnTop, .noWindow, .hiddenWindow, .windowWithoutScene, .inOtherWindow,
      .modelLimit, .tooManyScreens, .noRoot, .undecided, .trap, .halfWay, .noSwiftUI:
      return
    }
    // What a controller holds of which nothing is known may be that.
    if case .noInstance = failure, let input = questions.heldUnknown() {
      failure = .undecided(input)
    }
  }

  /// What is shared may have any value once code of which nothing is known has run: when a screen
  /// of which nothing is known comes, and when it goes.
  mutating func forgetShared(_ input: InputID) {
    if program.traits.usesStyleQueue { questions.world.unknownFacets.hide(.style, input) }
    let slots = program.traits.sharedStates
    guard !slots.isEmpty || !questions.world.objects.isEmpty else { return }
    for slot in slots where Int(slot) < questions.world.instances[0].values.count {
      if questions.world.instances[0].values[Int(slot)] != .unknown(input) { needsRender = true }
      questions.world.instances[0].values[Int(slot)] = .unknown(input)
    }
    forgetObjects(input)
  }

  /// An unknown object was changed: it may be any.
  mutating func forgetObjects(_ input: InputID) {
    var isNew = renderDepth == 0
    for index in questions.world.objects.indices where questions.world.objects[index].isAlive {
      if questions.world.objects[index].isHidden != .unknown(input) { isNew = true }
      questions.world.objects[index].isHidden = .unknown(input)
    }
    if isNew { changed() }
  }

  /// Loads the view of a controller; an unknown one may do anything then.
  mutating func load(_ target: Value) {
    if case .controller(let id) = target { load(id) }
    if let input = target.doubt { forgetShared(input) }
  }

  /// A function ran of which nothing is known, and which may be any of the file's: what it could
  /// change is unknown.
  mutating func forget(by input: InputID, _ context: Context) {
    forgetShared(input)
    let id = context.instance
    let slots = program.screens[Int(self[id].screen.index)].slots
    var isNew = renderDepth == 0
    for (slot, declared) in slots.enumerated() where slot < self[id].values.count {
      switch declared.kind {
      case .state, .stored:
        if self[id].values[slot] != .unknown(input) { isNew = true }
        self[id].values[slot] = .unknown(input)
      case .parameter, .binding, .object, .environmentObject: continue
      }
    }
    if isNew { changed() }
    obscure(UnknownFacets.Facet.allCases, input)
  }
}
