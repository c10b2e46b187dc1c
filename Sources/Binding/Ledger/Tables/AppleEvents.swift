/// SwiftUI's modifiers whose closure runs on an act of a person, or of the system, that no step of
/// a scenario makes.
let appleEvents = WordList(
  """
    onCommand onContinueUserActivity onContinuousHover onDelete onDeleteCommand onDrag
    onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand onHover onInsert onKeyPress
    onLongPressGesture onModifierKeysChanged onMove onMoveCommand onOpenURL onPasteCommand
    onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onSubmit refreshable
  """)
