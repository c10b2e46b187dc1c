/// Single keys from standard input, without the end of a line that a terminal waits for.
package final class Keyboard {
  private var before = termios()
  private let isChanged: Bool
  private var isOpen = true

  /// Lets a terminal hand out keys as they are pressed, and not show them.
  package init() {
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &before) == 0 else {
      isChanged = false
      return
    }
    var settings = before
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    isChanged = tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0
  }

  /// Brings the terminal back to what it was.
  package func restore() {
    if isChanged { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
  }

  /// Waits for a key; nil where none comes in time.
  package func next(milliseconds: Int32) -> UInt8? {
    guard isOpen else {
      Clock.wait(milliseconds: milliseconds)
      return nil
    }
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return nil }
    var key: UInt8 = 0
    if read(STDIN_FILENO, &key, 1) == 1 { return key }
    isOpen = false
    return nil
  }
}
