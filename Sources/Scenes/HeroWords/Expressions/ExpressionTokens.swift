import HeroGeometry

/// What is wrong with a modifier or animation string, and where.
package struct ExpressionError: Error, Equatable {
  /// Unicode scalars before the place, from 0.
  package var offset: Int
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}

/// A word of a modifier string (rule S1).
package struct ExpressionToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case name(String, hasDot: Bool)
    case string(String)
    case color(Color)
    /// `( ) , + - * /`
    case mark(UnicodeScalar)
    case end
  }
  var kind: Kind
  package var offset: Int

  /// What messages call the token.
  var description: String {
    switch kind {
    case .number(let value): "the number \(value.plain)"
    case .name(let name, let hasDot): "'\(hasDot ? "." : "")\(name)'"
    case .string: "a quoted string"
    case .color: "a colour"
    case .mark(let mark): "'\(mark)'"
    case .end: "the end"
    }
  }

  /// Cuts a text into tokens; the last one is `end`.
  static func tokens(of text: String) throws(ExpressionError) -> [ExpressionToken] {
    let scalars = Array(text.unicodeScalars)
    var tokens: [ExpressionToken] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let start = index
      let kind: Kind
      switch scalar {
      case " ", "\t", "\n", "\r":
        index += 1
        continue
      case "(", ")", ",", "+", "-", "*", "/":
        index += 1
        kind = .mark(scalar)
      case "#":
        index += 1
        while index < scalars.count, isWordScalar(scalars[index]) { index += 1 }
        let word = string(scalars[start..<index])
        guard let color = Color(hex: word) else {
          throw ExpressionError(offset: start, message: "'\(word)' is not a colour; write #RGB, #RRGGBB or #RRGGBBAA")
        }
        kind = .color(color)
      case "\"", "'":
        index += 1
        while index < scalars.count, scalars[index] != scalar { index += 1 }
        guard index < scalars.count else {
          throw ExpressionError(offset: start, message: "the quoted string is not closed")
        }
        kind = .string(string(scalars[(start + 1)..<index]))
        index += 1
      case "{", "}", "[", "]":
        throw ExpressionError(offset: start, message: "unexpected '\(scalar)'; arguments go in ( )")
      default:
        if isDigit(scalar) || (scalar == "." && index + 1 < scalars.count && isDigit(scalars[index + 1])) {
          kind = .number(try number(scalars, &index))
        } else {
          let hasDot = scalar == "."
          if hasDot { index += 1 }
          guard index < scalars.count, isNameStart(scalars[index]) else {
            if let problem = ConditionSyntax.comparison(scalar, after: tokens) { throw problem }
            throw ExpressionError(offset: start, message: "unexpected '\(scalar)'")
          }
          let first = index
          while index < scalars.count, isWordScalar(scalars[index]) { index += 1 }
          kind = .name(string(scalars[first..<index]), hasDot: hasDot)
        }
      }
      tokens.append(ExpressionToken(kind: kind, offset: start))
    }
    tokens.append(ExpressionToken(kind: .end, offset: scalars.count))
    return tokens
  }

  /// Whether a text is a name: letters, digits and `_`, not beginning with a digit.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return isNameStart(first) && text.unicodeScalars.allSatisfy(isWordScalar)
  }

  /// `1`, `1.5`, `.5`, `5.`, `2e-3`.
  private static func number(_ scalars: [UnicodeScalar], _ index: inout Int) throws(ExpressionError) -> Double {
    let start = index
    func skipDigits(_ index: inout Int) {
      while index < scalars.count, isDigit(scalars[index]) { index += 1 }
    }
    skipDigits(&index)
    var text = string(scalars[start..<index])
    if index < scalars.count, scalars[index] == "." {
      let point = index
      index += 1
      skipDigits(&index)
      let fraction = string(scalars[(point + 1)..<index])
      text = (text.isEmpty ? "0" : text) + "." + (fraction.isEmpty ? "0" : fraction)
    }
    if index < scalars.count, scalars[index] == "e" || scalars[index] == "E" {
      var end = index + 1
      if end < scalars.count, scalars[end] == "+" || scalars[end] == "-" { end += 1 }
      if end < scalars.count, isDigit(scalars[end]) {
        skipDigits(&end)
        text += string(scalars[index..<end])
        index = end
      }
    }
    if let advice = unitAdvice(text, scalars[index...]) {
      throw ExpressionError(offset: start, message: "numbers have no units, \(advice)")
    }
    if index < scalars.count, isWordScalar(scalars[index]) || scalars[index] == "." {
      throw ExpressionError(offset: start, message: "unexpected '\(scalars[index])' in a number")
    }
    guard let value = Double(text), abs(value) <= largestNumber else {
      throw ExpressionError(offset: start, message: "the number is out of range; numbers go up to 1e9 either way")
    }
    return value
  }

  /// What to write instead of a number and the unit right behind it; nil when there is none.
  private static func unitAdvice(_ number: String, _ rest: ArraySlice<UnicodeScalar>) -> String? {
    let unit = rest.first == "%" || rest.first == "°" ? rest.prefix(1) : rest.prefix(while: isWordScalar)
    return unit.isEmpty ? nil : Double(number).flatMap { UnitWords.advice($0, string(unit)) }
  }

  private static func string(_ scalars: ArraySlice<UnicodeScalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func isDigit(_ scalar: UnicodeScalar) -> Bool { (0x30...0x39).contains(scalar.value) }
  private static func isNameStart(_ scalar: UnicodeScalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }
  private static func isWordScalar(_ scalar: UnicodeScalar) -> Bool { isNameStart(scalar) || isDigit(scalar) }
}
