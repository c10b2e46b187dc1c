/// Returns the number of tokens in `bytes`, for measuring the lexer alone.
package func tokenCount(of bytes: [UInt8]) -> Int {
  var lexer = Lexer(bytes)
  var count = 0
  while lexer.next().kind != .endOfFile { count += 1 }
  return count
}
