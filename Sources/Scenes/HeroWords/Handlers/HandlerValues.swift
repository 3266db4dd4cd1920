import HeroGeometry
import HeroModel

/// What a gesture's handler can name at one moment: numbers, `translation.x` and its kin among them (scene words W5).
package struct HandlerValues {
  private(set) var numbers: [String: Double] = [:]

  package init() {}

  package mutating func set(_ name: String, _ value: Double) { numbers[name] = value }

  /// A point as `name.x` and `name.y`.
  package mutating func set(_ name: String, _ point: Point) {
    numbers["\(name).x"] = point.x
    numbers["\(name).y"] = point.y
  }

  /// The number of an expression.
  package func number(_ expression: SwiftExpression) throws(ExpressionError) -> Double {
    switch expression.kind {
    case .number(let value): return value
    case .binary(let mark, let left, let right) where "+-*/".contains(mark):
      return try Arithmetic.result(mark, try number(left), try number(right), at: expression.offset)
    case .member(_, let name, let arguments?):
      var values: [Double] = []
      for argument in arguments { values.append(try number(argument.value)) }
      return try function(name, values, at: expression.offset)
    case .member:
      guard let name = Self.name(of: expression) else { break }
      if let value = numbers[name] { return value }
      throw ExpressionError(
        offset: expression.offset,
        message: "unknown name '\(name)'\(NearestName.suggestion(name, among: numbers.keys.sorted()))"
          + "; known are \(numbers.keys.sorted().joined(separator: ", "))")
    default: break
    }
    throw ExpressionError(
      offset: expression.offset, message: "expected a number, found \(expression.description)")
  }

  /// The truth of a condition.
  package func truth(_ expression: SwiftExpression) throws(ExpressionError) -> Bool {
    switch expression.kind {
    case .member(nil, "true", nil): return true
    case .member(nil, "false", nil): return false
    case .not(let inner): return !(try truth(inner))
    // Both sides are read, so that a mistake shows whichever way the gesture goes.
    case .binary("&&", let left, let right):
      let sides = (try truth(left), try truth(right))
      return sides.0 && sides.1
    case .binary("||", let left, let right):
      let sides = (try truth(left), try truth(right))
      return sides.0 || sides.1
    case .binary(let mark, let left, let right) where !"+-*/".contains(mark):
      let (a, b) = (try number(left), try number(right))
      switch mark {
      case "<": return a < b
      case ">": return a > b
      case "<=": return a <= b
      case ">=": return a >= b
      case "==": return a == b
      default: return a != b
      }
    default:
      throw ExpressionError(
        offset: expression.offset,
        message: "expected a condition such as progress > 0.3, found \(expression.description)")
    }
  }

  private func function(_ name: String, _ values: [Double], at offset: Int) throws(ExpressionError) -> Double {
    switch (name, values.count) {
    case ("abs", 1): return abs(values[0])
    case ("min", 1...): return values.min() ?? 0
    case ("max", 1...): return values.max() ?? 0
    case ("CGFloat", 1), ("Double", 1), ("Float", 1): return values[0]
    default:
      throw ExpressionError(
        offset: offset, message: "unknown function '\(name)' with \(values.count) arguments; known are abs, min, max")
    }
  }

  /// `translation.x` as one name; nil for what is no chain of plain members.
  private static func name(of expression: SwiftExpression) -> String? {
    guard case .member(let base, let name, nil) = expression.kind else { return nil }
    guard let base else { return name }
    return self.name(of: base).map { "\($0).\(name)" }
  }
}

extension HandlerValues {
  /// A text that is filled in.
  package struct Filled {
    package var text: String
    /// For each scalar the one that it comes from.
    fileprivate var places: [Int]

    /// The scalar that one of this text comes from.
    package func place(of offset: Int) -> Int { places.indices.contains(offset) ? places[offset] : 0 }
  }

  /// A modifier string, or Swift, with the numbers in place of their names; names in quotes stay.
  package func fill(_ text: String) throws(ExpressionError) -> Filled {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var places: [Int] = []
    var quote: UnicodeScalar?
    var index = 0
    func isWord(_ index: Int) -> Bool {
      index >= 0 && index < scalars.count
        && (scalars[index].properties.isAlphabetic || scalars[index] == "_" || isDigit(index))
    }
    func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(scalars[index].value) }
    while index < scalars.count {
      let scalar = scalars[index]
      let beginsName = quote == nil && isWord(index) && !isDigit(index) && !isWord(index - 1)
      if beginsName, index == 0 || scalars[index - 1] != ".", let (number, end) = name(in: scalars, from: index) {
        for scalar in "(\(number))".unicodeScalars {
          result.append(scalar)
          places.append(index)
        }
        index = end
        continue
      }
      if beginsName, index == 0 || scalars[index - 1] != ".", let name = unknownName(in: scalars, from: index) {
        let suggestion = NearestName.suggestion(name, among: numbers.keys.sorted())
        throw ExpressionError(offset: index, message: "unknown name '\(name)'\(suggestion)")
      }
      if quote == scalar { quote = nil } else if quote == nil, scalar == "\"" || scalar == "'" { quote = scalar }
      result.append(scalar)
      places.append(index)
      index += 1
    }
    return Filled(text: String(result), places: places + [scalars.count])
  }

  /// A name with a member that begins in lower case, as no type of Swift does; nil for others.
  private func unknownName(in scalars: [UnicodeScalar], from start: Int) -> String? {
    guard scalars[start].properties.isLowercase else { return nil }
    var text = ""
    for scalar in scalars[start...] {
      guard scalar.properties.isAlphabetic || scalar == "." || scalar == "_" else { break }
      text.unicodeScalars.append(scalar)
    }
    return text.contains(".") && text.last != "." ? text : nil
  }

  /// The longest known name that begins at a place, and where it ends.
  private func name(in scalars: [UnicodeScalar], from start: Int) -> (Double, Int)? {
    var end = start
    var text = ""
    var found: (Double, Int)?
    while end < scalars.count, scalars[end].properties.isAlphabetic || scalars[end] == "." || scalars[end] == "_" {
      text.unicodeScalars.append(scalars[end])
      end += 1
      let goesOn = end < scalars.count && (scalars[end].properties.isAlphabetic || scalars[end] == "_")
      if !goesOn, let number = numbers[text], end >= scalars.count || scalars[end] != ":" { found = (number, end) }
    }
    return found
  }
}
