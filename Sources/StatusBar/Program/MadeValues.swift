/// The texts and lists that an app makes while it runs. Equal ones have one number, so that a value
/// stays as small as a number, and two of them are compared as such.
///
/// The runs of one program go on one after the other, in one thread.
package final class MadeValues: @unchecked Sendable {
  /// Texts that the program does not write, by their symbols past `firstText`.
  private var texts: [String] = []
  private var symbols: [String: Symbol] = [:]
  private var lists: [[Value]] = []
  private var numbers: [[Value]: ListID] = [:]

  /// Symbols from here on are those of texts that were made.
  static let firstText: UInt32 = 1 << 30

  /// How many elements a list has at most that is followed.
  static let limit = 4_096

  package init() {}

  /// Returns the symbol of a text, the program's own where it writes it.
  func symbol(of text: String, among written: [String]) -> Symbol {
    if symbols.isEmpty {
      for (index, known) in written.enumerated() where symbols[known] == nil {
        symbols[known] = Symbol(UInt32(index))
      }
    }
    if let known = symbols[text] { return known }
    let symbol = Symbol(MadeValues.firstText + UInt32(texts.count))
    texts.append(text)
    symbols[text] = symbol
    return symbol
  }

  /// Returns the text of a symbol that is not one of the program's; empty for one of neither.
  func text(of symbol: Symbol) -> String {
    guard symbol.index >= MadeValues.firstText else { return "" }
    let index = Int(symbol.index - MadeValues.firstText)
    return index < texts.count ? texts[index] : ""
  }

  /// Returns the number of a list.
  func list(of elements: [Value]) -> ListID {
    if let known = numbers[elements] { return known }
    let id = ListID(Int32(lists.count))
    lists.append(elements)
    numbers[elements] = id
    return id
  }

  subscript(_ id: ListID) -> [Value] { lists[Int(id.index)] }
}

extension Program {
  /// The text of a symbol: one that the program writes, or one that was made while it ran.
  package func text(of symbol: Symbol) -> String {
    let index = Int(symbol.index)
    return index < symbols.count ? symbols[index] : made.text(of: symbol)
  }

  /// The value of a text.
  func value(ofText text: String) -> Value { .text(made.symbol(of: text, among: symbols)) }
}
