import Language
import StatusBar

/// The words of a program: what it shows or compares, each with one number.
struct SymbolTable: Sendable {
  /// The text of each symbol, by its index.
  private(set) var texts: [String] = []
  private var symbols: Table<[UInt8], Symbol> = Table()
  /// The texts that have more than the letters of ASCII.
  private var composed: [Symbol] = []
  private var nameSymbols: Table<Name, Symbol> = Table()

  /// Returns the symbol of a text, a new one if no part of the program mentions it.
  mutating func symbol(_ bytes: [UInt8]) -> Symbol { symbol(bytes, shown: bytes[...]) }

  private mutating func symbol(_ bytes: [UInt8], shown: ArraySlice<UInt8>) -> Symbol {
    if let known = symbols[bytes] { return known }
    let symbol = Symbol(UInt32(texts.count))
    texts.append(String(decoding: shown, as: UTF8.self))
    symbols[bytes] = symbol
    return symbol
  }

  /// Returns the symbol of a text as Swift compares it: one that is equal has the same one, however
  /// its characters are composed.
  mutating func symbol(text bytes: [UInt8]) -> Symbol {
    if symbols[bytes] != nil || bytes.allSatisfy({ $0 < 0x80 }) { return symbol(bytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    for known in composed where texts[Int(known.index)] == text { return known }
    let symbol = symbol(bytes)
    composed.append(symbol)
    return symbol
  }

  /// Returns the symbol of a name.
  mutating func symbol(_ name: Name, _ names: NameTable) -> Symbol {
    if let known = nameSymbols[name] { return known }
    // What tells a name apart is not shown.
    let bytes = names.bytes(of: name)
    let symbol = symbol(Array(bytes), shown: bytes.prefix { $0 != DistinctNames.mark })
    nameSymbols[name] = symbol
    return symbol
  }
}
