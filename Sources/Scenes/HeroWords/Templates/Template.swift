import HeroJSON

/// A string with expressions in it, `Row {index + 1}`, cut into its parts; `{{` is a brace.
package struct Template {
  package enum Part: Equatable {
    case text(String)
    /// What stands between the braces, and the Unicode scalars before it.
    case expression(String, offset: Int)
  }
  package var parts: [Part] = []

  /// Cuts a string; nil when it holds no opening brace.
  package init?(_ string: String) throws(ExpressionError) {
    guard string.utf8.contains(UInt8(ascii: "{")) else { return nil }
    let scalars = Array(string.unicodeScalars)
    var text = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "{" else {
        text.append(scalars[index])
        index += 1
        continue
      }
      if index + 1 < scalars.count, scalars[index + 1] == "{" {
        text.append("{")
        index += 2
        continue
      }
      guard let end = Self.end(of: scalars, from: index + 1) else {
        throw ExpressionError(offset: index, message: "'{' is never closed; write '{{' for a brace")
      }
      if !text.isEmpty { parts.append(.text(String(text))) }
      text = String.UnicodeScalarView()
      var expression = String.UnicodeScalarView()
      expression.append(contentsOf: scalars[(index + 1)..<end])
      parts.append(.expression(String(expression), offset: index + 1))
      index = end + 1
    }
    if !text.isEmpty { parts.append(.text(String(text))) }
  }

  /// The closing brace, which does not stand in quotes.
  private static func end(of scalars: [UnicodeScalar], from start: Int) -> Int? {
    var quote: UnicodeScalar?
    for index in start..<scalars.count {
      let scalar = scalars[index]
      if quote == scalar {
        quote = nil
      } else if quote == nil {
        if scalar == "}" { return index }
        if scalar == "\"" || scalar == "'" { quote = scalar }
      }
    }
    return nil
  }

  /// The expression, when the string holds nothing else.
  package var single: (text: String, offset: Int)? {
    guard parts.count == 1, case .expression(let text, let offset) = parts[0] else { return nil }
    return (text, offset)
  }
}

extension Expression {
  /// The value of an expression whose names have been looked up.
  package var worth: JSONNode.Kind {
    get throws(ExpressionError) {
      switch kind {
      case .number(let number): return .number(number, whole: Int(exactly: number))
      case .string(let text): return .string(text)
      case .value(let node): return node.kind
      case .call("true", _, hasParentheses: false): return .bool(true)
      case .call("false", _, hasParentheses: false): return .bool(false)
      case .not(let inner): return .bool(!(try inner.truth))
      case .and(let left, let right):
        let truths = (try left.truth, try right.truth)
        return .bool(truths.0 && truths.1)
      case .or(let left, let right):
        let truths = (try left.truth, try right.truth)
        return .bool(truths.0 || truths.1)
      case .call(let name, _, _): throw ExpressionError(offset: offset, message: "'\(name)(…)' has no value")
      case .color:
        throw ExpressionError(offset: offset, message: "a colour goes outside '{' and '}', or in quotes")
      }
    }
  }

  private var truth: Bool {
    get throws(ExpressionError) {
      guard case .bool(let truth) = try worth else {
        throw ExpressionError(offset: offset, message: "expected true or false, found \(description)")
      }
      return truth
    }
  }
}
