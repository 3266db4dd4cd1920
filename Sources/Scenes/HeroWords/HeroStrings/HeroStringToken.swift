/// A word of a string as Hero cuts it (rule S5).
struct HeroStringToken {
  enum Kind: Equatable {
    case identifier(String)
    case number(Float)
    case open, close, comma
    /// One character that begins no other word.
    case other(String)
  }
  let kind: Kind
  /// Unicode scalars of the string.
  let range: Range<Int>

  /// Cuts a string.
  ///
  /// Throws where Hero forces a number out of points and digits that are none, which ends an app.
  static func tokens(of text: String) throws(HeroString.Problem) -> [HeroStringToken] {
    let characters = Array(text)
    var tokens: [HeroStringToken] = []
    var (index, offset) = (0, 0)
    while index < characters.count {
      let (kind, count) = try token(characters, index, offset)
      let length = characters[index..<index + count].reduce(0) { $0 + $1.unicodeScalars.count }
      if let kind { tokens.append(HeroStringToken(kind: kind, range: offset..<offset + length)) }
      index += count
      offset += length
    }
    return tokens
  }

  /// The next word, none for white space, and how many characters it takes.
  private static func token(
    _ characters: [Character], _ index: Int, _ offset: Int
  ) throws(HeroString.Problem) -> (Kind?, Int) {
    switch first(characters[index]) {
    case " ", "\t", "\n": return (nil, 1)
    case "(": return (.open, 1)
    case ")": return (.close, 1)
    case ",": return (.comma, 1)
    case let scalar where isLetter(scalar):
      let word = run(characters, from: index) { isLetter($0) || isDigit($0) }
      return (.identifier(word), word.unicodeScalars.count)
    case let scalar where isNumeral(scalar): return try number(characters, index, offset, sign: "")
    // A sign belongs to the number that follows it without a blank.
    case "-"
    where characters[index].unicodeScalars.count == 1 && index + 1 < characters.count
      && isNumeral(first(characters[index + 1])):
      return try number(characters, index + 1, offset, sign: "-")
    default: return (.other(String(characters[index])), 1)
    }
  }

  private static func number(
    _ characters: [Character], _ index: Int, _ offset: Int, sign: String
  ) throws(HeroString.Problem) -> (Kind?, Int) {
    let word = sign + run(characters, from: index, isNumeral)
    guard let value = Float(word) else {
      throw HeroString.Problem(
        offset: offset,
        message: "Hero's string parser takes '\(word)' for a number, which it is not: this traps on a phone")
    }
    return (.number(value), word.unicodeScalars.count)
  }

  /// The scalars that fit, up to one with marks on it: those end a word, and are lost with it.
  private static func run(_ characters: [Character], from index: Int, _ fits: (UnicodeScalar) -> Bool) -> String {
    var word = ""
    for character in characters[index...] {
      guard fits(first(character)) else { break }
      word.unicodeScalars.append(first(character))
      if character.unicodeScalars.count > 1 { break }
    }
    return word
  }

  private static func first(_ character: Character) -> UnicodeScalar { character.unicodeScalars.first ?? " " }

  private static func isLetter(_ scalar: UnicodeScalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
  private static func isDigit(_ scalar: UnicodeScalar) -> Bool { ("0"..."9").contains(scalar) }
  private static func isNumeral(_ scalar: UnicodeScalar) -> Bool { isDigit(scalar) || scalar == "." }
}
