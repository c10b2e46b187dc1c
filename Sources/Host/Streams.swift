/// One of the two streams that a command writes.
package enum Stream: Hashable, Sendable {
  case output, error

  var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  /// `true` iff a person may be looking at it.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal; nil where it is none, or does not say.
  package var columns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    let result = withUnsafeMutablePointer(to: &size) { pointer in
      ioctl(descriptor, UInt(TIOCGWINSZ), pointer)
    }
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Writes all of `bytes`; of those that a process before this one wrote, none.
  package func write(_ bytes: [UInt8]) throws(HostError) {
    let rest = Array(Restart.unwritten(bytes, on: self))
    try TrapGate.whole { () throws(HostError) in
      try Stream.write(rest, to: descriptor, named: name)
      Restart.count(bytes.count, on: self)
    }
  }

  /// Writes what is no part of any result, so that it is written whatever was written before.
  package func writeAside(_ bytes: [UInt8]) throws(HostError) {
    try Stream.write(bytes, to: descriptor, named: name)
  }

  static func write(
    _ bytes: [UInt8], to descriptor: Int32, named name: String
  ) throws(HostError) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { raw in
        retrying { send(descriptor, raw.baseAddress?.advanced(by: offset), raw.count - offset) }
      }
      if written < 0 {
        throw errno == EPIPE ? .closedPipe : .unwritable(Path(name), reason: errno)
      }
      offset += written
    }
  }

  private var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}

/// `write` of the C library, which `Stream.write` hides.
private func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Settings of the whole process.
package enum Process {
  /// Lets a write to a closed pipe, or beyond the largest size of a file, fail with an error
  /// instead of ending the process.
  package static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// The words of the command line behind the program's name, as bytes.
  package static var arguments: [[UInt8]] {
    let count = Int(CommandLine.argc)
    return (1..<max(count, 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { word in
        Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
      }
    }
  }

  /// Returns the value of an environment variable, nil if it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// `true` iff the name of a variable of the environment begins so.
  package static func hasVariable(beginningWith prefix: String) -> Bool {
    var next = environ
    while let entry = next.pointee {
      if strncmp(entry, prefix, prefix.utf8.count) == 0 { return true }
      next += 1
    }
    return false
  }

  /// The absolute path of the folder that it runs in; nil where it is gone.
  package static var folder: String? {
    guard let found = getcwd(nil, 0) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Ends the process at once.
  package static func end(_ status: Int32) -> Never { exit(status) }
}
