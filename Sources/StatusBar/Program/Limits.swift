/// How far the model goes. Beyond each of these a step fails or an answer is open; nothing traps.
package enum Limits {
  /// Ways of one action that are followed.
  package static let consequences = 64
  /// What one action decides for before ways come together that differ in changes of the bar, in
  /// styles of windows or in controllers that nothing shows: each decision doubles the ways.
  static let decisions = 2
  /// Evaluations of one bar over its unknowns: each choice doubles them.
  static let evaluations = 256
  /// The same where it is undecided for certain, and no more is asked of it.
  static let briefEvaluations = 8
  /// Steps of all evaluations of a large tree, where the bar is undecided for certain.
  static let evaluationWork = 16_000
  /// Evaluations whose reasons a person would read.
  static let possibleReasons = 16
  /// Uses of one screen inside itself that are followed where it is unknown whether they are there.
  static let nestedScreens = 3
  /// Objects of which nothing is known whose functions run, each called by the one before.
  static let unknownObjects = 3
  /// Handlers, or uses of screens, inside one another.
  static let calls = 64
  /// Rounds of one loop.
  static let rounds = 5_000
  /// Handlers in one action: those that call others twice are many without being deep.
  static let handlerRuns = 10_000
  /// Functions that one evaluation asks, inside one another and in all.
  static let nestedFunctions = 64
  static let functionCalls = 10_000
  /// Getters of controllers that ask for one another.
  static let nestedGetters = 32
  /// Schemes that depend on one another through the environment.
  static let nestedSchemes = 8
  /// Unknown conditions inside one another, each of which doubles the work.
  static let forks = 24
  /// Such conditions of one action that leave nothing behind.
  static let quietForks = 4_096
  /// Such conditions of one action whose both ways are tried: beyond, nothing is claimed any more.
  static let trials = 1_000
  /// The same over all ways of one action.
  static let trialsOfAllWays = 4_000
  /// What the ways of one action after the first may cost, in steps of code and of evaluations: in
  /// a large tree of views each one takes a tenth of a second.
  static let workOfAllWays = 2_000_000
  /// Renderings of one action, and inside one another.
  static let renderings = 300
  static let nestedRenderings = 16
  static let controllers = 2_000
  /// Nodes of one tree that live.
  static let mounts = 2_000
  /// Nodes of a tree with which no screen is followed any more into itself, where it is unknown
  /// whether that is there.
  static let nestingMounts = 200
  /// Views that one search below a sheet passes.
  static let detentSearch = 200
  /// Superclasses, bindings to bindings, controllers that hold one another.
  static let chain = 64
  /// Points from which on a finger's way up or down is a swipe for certain.
  static let swipe = 64.0
}
