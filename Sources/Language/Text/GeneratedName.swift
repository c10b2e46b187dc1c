/// The name that generators of code make of a name in a storyboard: `aboutUs` of the identifier
/// `About us` of a screen, and `MoreAbout` of the storyboard `more about`, which becomes a type.
package func generatedName(
  of text: some Collection<UInt8>, isType: Bool
) -> [UInt8] {
  let words = text.split { !$0.isNamePart || $0 == UInt8(ascii: "_") }
  return words.enumerated().flatMap { place, word -> [UInt8] in
    var word = Array(word)
    let isLetter = (word[0] | 0x20) &- 0x61 < 26
    let isSmall = place == 0 && !isType
    if isLetter { word[0] = isSmall ? word[0] | 0x20 : word[0] & 0xDF }
    return word
  }
}
