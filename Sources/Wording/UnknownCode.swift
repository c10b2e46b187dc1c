import Interpreter

/// What something unknown looks like in the text: an input that has no path is called by its code.
enum UnknownCode: Equatable {
  /// A path of names: `session.isNight`.
  case name(String)
  /// A call of a function, and of what, unless it is of the place where it stands; `isEmpty` says
  /// that it hands over nothing.
  case call(String, of: String?, isEmpty: Bool)
  case closure
  /// An initializer, of what is made in code that was not read.
  case initializer
  /// `#selector(close)`, with the name of the function.
  case selector(String)
  /// Any other expression.
  case other

  init(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: "{") {
      self = .closure
      return
    }
    if text == "init" {
      self = .initializer
      return
    }
    let selector = Array("#selector(".utf8)
    if bytes.starts(with: selector) {
      let function = bytes[selector.count...].prefix { $0.isOfPath }
      let name = function.split(separator: UInt8(ascii: ".")).last ?? function
      self = .selector(String(decoding: Array(name), as: UTF8.self))
      return
    }
    let end = bytes.firstIndex { !$0.isOfPath } ?? bytes.endIndex
    let head = bytes[..<end]
    let names = head.split { $0.isBetweenNames }.map { String(decoding: Array($0), as: UTF8.self) }
    guard let last = names.last, head.first?.isBetweenNames == false else {
      self = .other
      return
    }
    if end == bytes.endIndex {
      self = .name(text)
      return
    }
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
    let isCall =
      bytes[end] == UInt8(ascii: "(") || rest.first == UInt8(ascii: "{")
    let closing = bytes.last == UInt8(ascii: ")") || bytes.last == UInt8(ascii: "}")
    guard isCall, closing else {
      self = .other
      return
    }
    let receiver = names.dropLast().first { $0 != "self" }
    self = .call(last, of: receiver, isEmpty: text.utf8.suffix(2).elementsEqual("()".utf8))
  }
}

extension UInt8 {
  /// `true` iff the byte stands between the names of a path.
  fileprivate var isBetweenNames: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "?") || self == UInt8(ascii: "!")
  }

  fileprivate var isOfPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: isBetweenNames
    }
  }
}
