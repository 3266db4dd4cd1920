import HeroGeometry
import HeroJSON

/// The members of one object of a file, with the layer that errors name.
struct FigmaFields {
  /// Numbers beyond are refused, either way.
  static let largestNumber = 1e7

  let value: JSONValue
  /// `Home/Card (1:23)`.
  let layer: String

  init(_ value: JSONValue, of layer: String) { (self.value, self.layer) = (value, layer) }

  /// A member that is there and not null.
  subscript(key: String) -> JSONValue? {
    let found = value[key]
    return found == .null ? nil : found
  }

  func number(_ key: String) throws(FigmaError) -> Double? {
    guard let found = self[key] else { return nil }
    return try number(found, key)
  }

  private func number(_ found: JSONValue, _ key: String) throws(FigmaError) -> Double {
    guard let number = found.real else { throw FigmaError("\(layer): '\(key)' is no number") }
    guard number.isFinite, abs(number) <= Self.largestNumber else {
      throw FigmaError("\(layer): '\(key)' is \(number); numbers are from -1e7 to 1e7")
    }
    return number
  }

  func text(_ key: String) throws(FigmaError) -> String? {
    guard let found = self[key] else { return nil }
    guard let text = found.text else { throw FigmaError("\(layer): '\(key)' is no text") }
    return text
  }

  func flag(_ key: String) throws(FigmaError) -> Bool? {
    guard let found = self[key] else { return nil }
    guard let flag = found.flag else { throw FigmaError("\(layer): '\(key)' is neither true nor false") }
    return flag
  }

  func numbers(_ key: String) throws(FigmaError) -> [Double]? {
    guard let items = try items(key) else { return nil }
    var numbers: [Double] = []
    for item in items { numbers.append(try number(item, key)) }
    return numbers
  }

  func items(_ key: String) throws(FigmaError) -> [JSONValue]? {
    guard let found = self[key] else { return nil }
    guard let items = found.items else { throw FigmaError("\(layer): '\(key)' is no array") }
    return items
  }

  /// The object of a member.
  func fields(_ key: String) throws(FigmaError) -> FigmaFields? {
    guard let found = self[key] else { return nil }
    guard found.members != nil else { throw FigmaError("\(layer): '\(key)' is no object") }
    return FigmaFields(found, of: layer)
  }

  /// The objects of an array.
  func list(_ key: String) throws(FigmaError) -> [FigmaFields] {
    var list: [FigmaFields] = []
    for item in try items(key) ?? [] where item != .null {
      guard item.members != nil else { throw FigmaError("\(layer): '\(key)' has an entry that is no object") }
      list.append(FigmaFields(item, of: layer))
    }
    return list
  }

  func point(_ key: String) throws(FigmaError) -> Point? {
    guard let fields = try fields(key) else { return nil }
    return Point(x: try fields.number("x") ?? 0, y: try fields.number("y") ?? 0)
  }

  func color(_ key: String) throws(FigmaError) -> Color? {
    guard let fields = try fields(key) else { return nil }
    func part(_ key: String, _ other: Double) throws(FigmaError) -> Double {
      min(max(try fields.number(key) ?? other, 0), 1)
    }
    // Figma's editor has 255 steps, and its files their quotients.
    func step(_ key: String) throws(FigmaError) -> Double { (try part(key, 0) * 255).rounded() / 255 }
    return Color(red: try step("r"), green: try step("g"), blue: try step("b"), alpha: try part("a", 1).rounded4)
  }

  /// Two rows of three numbers.
  func matrix(_ key: String) throws(FigmaError) -> Affine? {
    guard let rows = try items(key) else { return nil }
    var numbers: [Double] = []
    for row in rows {
      for item in row.items ?? [] { numbers.append(try number(item, key)) }
    }
    guard rows.count == 2, numbers.count == 6, rows.allSatisfy({ $0.items?.count == 3 }) else {
      throw FigmaError("\(layer): '\(key)' is no matrix of two rows of three numbers")
    }
    return Affine(
      a: numbers[0], b: numbers[3], c: numbers[1], d: numbers[4], tx: numbers[2], ty: numbers[5])
  }
}
