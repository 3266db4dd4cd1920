import Foundation

extension JSON {
  public var double: Double? {
    get { number?.doubleValue }
    set { object = newValue ?? NSNull() }
  }
  public var doubleValue: Double {
    get { numberValue.doubleValue }
    set { object = newValue }
  }
  public var float: Float? {
    get { number?.floatValue }
    set { object = newValue ?? NSNull() }
  }
  public var floatValue: Float {
    get { numberValue.floatValue }
    set { object = newValue }
  }
  public var int: Int? {
    get { number?.intValue }
    set { object = newValue ?? NSNull() }
  }
  public var intValue: Int {
    get { numberValue.intValue }
    set { object = newValue }
  }
  public var uInt: UInt? { number?.uintValue }
  public var uIntValue: UInt { numberValue.uintValue }
  public var int8: Int8? { number?.int8Value }
  public var int8Value: Int8 { numberValue.int8Value }
  public var int16: Int16? { number?.int16Value }
  public var int16Value: Int16 { numberValue.int16Value }
  public var int32: Int32? { number?.int32Value }
  public var int32Value: Int32 { numberValue.int32Value }
  public var int64: Int64? { number?.int64Value }
  public var int64Value: Int64 { numberValue.int64Value }
  public var uInt64: UInt64? { number?.uint64Value }
  public var uInt64Value: UInt64 { numberValue.uint64Value }
}

/// Elements are pairs: the key or the place as text, and the value.
extension JSON: Collection {
  /// A place among the elements.
  public struct Index: Comparable, Sendable {
    let place: Int
    public static func < (a: Index, b: Index) -> Bool { a.place < b.place }
  }
  private var elements: [(String, JSON)] {
    if let array { return array.enumerated().map { ("\($0)", $1) } }
    return dictionaryValue.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
  public var startIndex: Index { Index(place: 0) }
  public var endIndex: Index { Index(place: array?.count ?? dictionaryValue.count) }
  public func index(after index: Index) -> Index { Index(place: index.place + 1) }
  public subscript(index: Index) -> (String, JSON) { elements[index.place] }
  public func makeIterator() -> IndexingIterator<[(String, JSON)]> { elements.makeIterator() }
}

extension JSON: RawRepresentable {
  public init?(rawValue: Any) {
    self.init(rawValue)
    if type == .unknown { return nil }
  }
  public var rawValue: Any { object }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { rawString() ?? "unknown" }
  public var debugDescription: String { description }
}

extension JSON: Equatable {
  public static func == (a: JSON, b: JSON) -> Bool {
    if let a = a.array, let b = b.array { return a == b }
    if let a = a.dictionary, let b = b.dictionary { return a == b }
    return a.type == b.type && a.stringValue == b.stringValue
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public init(arrayLiteral elements: Any...) { self.init(elements) }
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension JSON: Codable {
  public init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    if box.decodeNil() {
      self = .null
    } else if let flag = try? box.decode(Bool.self) {
      self.init(flag)
    } else if let whole = try? box.decode(Int.self) {
      self.init(whole)
    } else if let number = try? box.decode(Double.self) {
      self.init(number)
    } else if let text = try? box.decode(String.self) {
      self.init(text)
    } else if let all = try? box.decode([JSON].self) {
      self.init(all)
    } else {
      self.init(try box.decode([String: JSON].self))
    }
  }
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.singleValueContainer()
    switch type {
    case .bool: try box.encode(boolValue)
    case .number: try numberValue.stringValue.contains(".") ? box.encode(doubleValue) : box.encode(int64Value)
    case .string: try box.encode(stringValue)
    case .array: try box.encode(arrayValue)
    case .dictionary: try box.encode(dictionaryValue)
    case .null, .unknown: try box.encodeNil()
    }
  }
}
