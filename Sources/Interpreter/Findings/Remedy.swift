import Language
import StatusBar

/// What a mend does, as data: `Wording` says it.
///
/// Types are told by their names; the root that a scenario puts in the app's place has none.
package indirect enum Remedy: Sendable, Equatable {
  // What is set, and stays.
  case setBack(flag: String, whenGone: String)
  /// Nil for what the application was told.
  case setBackByController(String?, whenGone: String)
  case setBackOnDismissal(flag: String, of: String)
  case setBackTogether(flag: String, with: String)
  case setBackWhenShown(String)

  // Who hides the bar, and for whom.
  case hideByContainer(String, stateOf: String)
  case hideByStack(while: String)
  case hideForScreen(String)
  /// By a condition, on a screen.
  case hideWhile(String, String)
  case hideForTab(tag: String)
  case useListeningContainer
  case askForHiddenBar(String)
  case askForOpposite(String)

  // Who colours its text.
  case showBarBackground
  case useWholeScheme
  case askForScheme(InterfaceStyle, on: String)
  /// A presentation asks for itself alone.
  case askForSchemeToo(String)
  case giveBarScheme(InterfaceStyle, over: String)
  case moveBarModifiers
  case giveWindowStyle(InterfaceStyle)
  case giveAppStyle(InterfaceStyle)
  case changeStyle(InterfaceStyle)
  case giveBarStyle(String)
  case changeBarStyle(to: String)
  case giveStyle(String, toBarOf: String)

  // Who is asked.
  case presentAsCover, presentInFullScreen, capture
  case bePresentedInFullScreen(String)
  case captureWherePresented(String)
  /// By the property that names the child that is asked.
  case handOn(Word, by: String, to: String)
  case answerItself(Word, String)
  case useSubclass(of: String, handingOnTo: String)

  // What is answered.
  case answer(String, by: String)
  case answerByVariable(String, by: String)
  case answerInsteadOfSetter(String)
  case exchangeValues(String)
  case changeLiteral(Word, to: Word, in: String)
  case changeTruth(to: String, in: String)
  /// By a variable, its value, and where it is declared.
  case beginWith(String, String, in: String)
  case turnConditionRound(String)
  case leaveOut(Word, of: String)
  case leaveOutStatement(String, of: String)

  // When it is asked, and how the answer comes.
  case requestAfterChange(in: String)
  case requestAfterChildren
  case requestOnChange(of: String)
  case setInAnimation, requestInAnimation

  // Keys and windows.
  case letControllersDecide
  case letApplicationDecide(Reason)
  case changeKey
  case giveWindowItsScene

  case both(Remedy, Remedy)

  /// Why the application has to decide so that what it was told counts.
  package enum Reason: Sendable { case inPlaceOfControllers, laterThanLaunch, bySetters }
}

/// A line to be written in the app itself.
package enum MendLine: Sendable, Equatable {
  /// A tab begins it for each block that it stands in.
  case code(String)
  /// The declaration of a state, in the view that holds a container.
  case state(String, holderOf: String)
  /// Whose code follows, of a screen that is given the state.
  case screen(String)
  case plist(Word, String)
}
