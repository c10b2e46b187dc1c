/// The scenes that are open (U49).
extension Questions {
  /// Why there is only one scene here; nil where there can be several.
  var obstacleToScenes: Problem.SceneObstacle? {
    if world.platform.os < Version(13) { return .release }
    if !isPad { return .phone }
    if world.platform.lifecycle == .appDelegate { return .appDelegate }
    return world.platform.plist.supportsMultipleScenes ? nil : .plist
  }

  func number(of name: Symbol) -> Int32? {
    if name == program.screens.first?.name { return 0 }
    return program.scenes.firstIndex { $0.name == name }.map { Int32($0) + 1 }
  }

  func isOpen(_ number: Int32) -> Bool {
    number == world.scene || world.others.contains { $0.number == number }
  }

  /// What the app as a whole is in: a single active scene is enough.
  var appPhase: ScenePhase {
    var phase = world.scenePhase
    for other in world.others where other.phase.rank > phase.rank { phase = other.phase }
    return phase
  }
}

extension ScenePhase {
  fileprivate var rank: Int {
    switch self {
    case .background: 0
    case .inactive: 1
    case .active: 2
    }
  }
}
