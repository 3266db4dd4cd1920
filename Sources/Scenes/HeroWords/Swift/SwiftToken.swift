/// A word of Swift text that stands where a modifier string may (scene words W1); comments count as white space.
package struct SwiftToken: Equatable {
  package enum Kind: Equatable {
    case number(Double)
    /// A name, `$0` and `#colorLiteral` among them.
    case name(String)
    /// What stood between the quotes, escapes resolved.
    case string(String)
    /// One of `( ) [ ] { } , : ; . + - * / = ! < >`, or `&& || == != <= >=`.
    case mark(String)
    case end
  }
  var kind: Kind
  /// Unicode scalars before it, from 0.
  var offset: Int

  /// What messages call it.
  var description: String {
    switch kind {
    case .number(let value): "the number \(value.plain)"
    case .name(let name): "'\(name)'"
    case .string: "a string"
    case .mark(let mark): "'\(mark)'"
    case .end: "the end"
    }
  }

  /// Cuts a text into tokens; the last one is `end`.
  static func tokens(of text: String) throws(ExpressionError) -> [SwiftToken] {
    var scanner = SwiftScanner(text)
    var tokens: [SwiftToken] = []
    repeat { tokens.append(try scanner.next()) } while tokens.last?.kind != .end
    return tokens
  }
}

/// Steps through Swift text.
private struct SwiftScanner {
  private let scalars: [UnicodeScalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var current: UnicodeScalar? { index < scalars.count ? scalars[index] : nil }
  private var following: UnicodeScalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  mutating func next() throws(ExpressionError) -> SwiftToken {
    try skipSpace()
    let start = index
    guard let scalar = current else { return SwiftToken(kind: .end, offset: start) }
    if scalar.isDecimalDigit { return SwiftToken(kind: .number(try number()), offset: start) }
    if scalar.beginsName || scalar == "$" || scalar == "#" { return SwiftToken(kind: .name(try name()), offset: start) }
    if scalar == "\"" { return SwiftToken(kind: .string(try string()), offset: start) }
    index += 1
    if current == "=", ["=", "!", "<", ">"].contains(scalar) {
      index += 1
      return SwiftToken(kind: .mark("\(scalar)="), offset: start)
    }
    switch scalar {
    case "(", ")", "[", "]", "{", "}", ",", ":", ";", ".", "+", "-", "*", "/", "=", "!", "<", ">":
      return SwiftToken(kind: .mark(String(scalar)), offset: start)
    case "&" where current == "&", "|" where current == "|":
      index += 1
      return SwiftToken(kind: .mark("\(scalar)\(scalar)"), offset: start)
    default: throw ExpressionError(offset: start, message: "unexpected '\(scalar)'")
    }
  }

  private mutating func skipSpace() throws(ExpressionError) {
    while let scalar = current {
      if scalar == "/", following == "/" {
        while let inside = current, inside != "\n" { _ = inside; index += 1 }
      } else if scalar == "/", following == "*" {
        let start = index
        index += 2
        while current != "*" || following != "/" {
          guard current != nil else { throw ExpressionError(offset: start, message: "the comment is not closed") }
          index += 1
        }
        index += 2
      } else if [" ", "\t", "\n", "\r"].contains(scalar) {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func name() throws(ExpressionError) -> String {
    let start = index
    index += 1
    while let scalar = current, scalar.beginsName || scalar.isDecimalDigit { index += 1 }
    guard index > start + 1 || scalars[start].beginsName else {
      throw ExpressionError(offset: start, message: "unexpected '\(scalars[start])'")
    }
    return text(start..<index)
  }

  /// `1`, `1.5`, `1_000`, `2e-3`; a point belongs to it only before a digit.
  private mutating func number() throws(ExpressionError) -> Double {
    let start = index
    skipDigits()
    if current == ".", following?.isDecimalDigit == true {
      index += 1
      skipDigits()
    }
    if current == "e" || current == "E" {
      let mark = index
      index += 1
      if current == "+" || current == "-" { index += 1 }
      if current?.isDecimalDigit == true { skipDigits() } else { index = mark }
    }
    if let scalar = current, scalar.beginsName {
      let unit = String(String.UnicodeScalarView(scalars[index...].prefix { $0.beginsName }))
      if let value = Double(text(start..<index)), let advice = UnitWords.advice(value, unit) {
        throw ExpressionError(offset: start, message: "numbers have no units, \(advice)")
      }
      throw ExpressionError(offset: start, message: "unexpected '\(scalar)' in a number")
    }
    guard let value = Double(text(start..<index).filter { $0 != "_" }), value <= largestNumber else {
      throw ExpressionError(offset: start, message: "the number is out of range; numbers go up to 1e9 either way")
    }
    return value
  }

  private mutating func skipDigits() {
    while let scalar = current, scalar.isDecimalDigit || scalar == "_" { index += 1 }
  }

  private mutating func string() throws(ExpressionError) -> String {
    let start = index
    index += 1
    var result = String.UnicodeScalarView()
    while let scalar = current, scalar != "\"" {
      index += 1
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let escapes: [UnicodeScalar: UnicodeScalar] = ["\"": "\"", "\\": "\\", "n": "\n", "t": "\t", "'": "'", "0": "\0"]
      guard let escape = current, let meant = escapes[escape] else {
        throw ExpressionError(
          offset: index - 1, message: "a scene's strings know no '\\\(current.map(String.init) ?? "")'")
      }
      index += 1
      result.append(meant)
    }
    guard current != nil else { throw ExpressionError(offset: start, message: "the string is not closed") }
    index += 1
    return String(result)
  }

  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }
}

extension UnicodeScalar {
  fileprivate var isDecimalDigit: Bool { (0x30...0x39).contains(value) }
  fileprivate var beginsName: Bool { self == "_" || properties.isAlphabetic }
}
