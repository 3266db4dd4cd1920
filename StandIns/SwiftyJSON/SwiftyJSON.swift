import Foundation
@_exported import UIKit

public enum SwiftyJSONError: Int, Swift.Error {
  case unsupportedType = 999, indexOutOfBounds = 900, elementTooDeep = 902, wrongType = 901, notExist = 500
  case invalidJSON = 490
}
public enum Type: Int, Sendable { case number, string, bool, array, dictionary, null, unknown }

/// A key of an object or a place in an array.
public enum JSONKey: Sendable { case index(Int), key(String) }
public protocol JSONSubscriptType { var jsonKey: JSONKey { get } }
extension Int: JSONSubscriptType { public var jsonKey: JSONKey { .index(self) } }
extension String: JSONSubscriptType { public var jsonKey: JSONKey { .key(self) } }

/// A value of JSON that is read by keys without regard to whether they are there.
public struct JSON {
  private enum Content {
    case null, bool(Bool), number(NSNumber), string(String), array([JSON]), dictionary([String: JSON]), unknown(Any)
  }
  private var value: Content
  /// Why it is null.
  public private(set) var error: SwiftyJSONError?

  public static var null: JSON { JSON(NSNull()) }

  public init(_ object: Any) {
    switch object {
    case let json as JSON: self = json
    case let data as Data: self = (try? JSON(data: data)) ?? JSON(.invalidJSON)
    default: value = Self.value(of: object)
    }
  }
  private init(_ error: SwiftyJSONError) { (value, self.error) = (.null, error) }

  public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
    self.init(try JSONSerialization.jsonObject(with: data, options: options.union(.allowFragments)))
  }
  public init(parseJSON text: String) { self = (try? JSON(data: Data(text.utf8))) ?? JSON(.invalidJSON) }

  private static func value(of object: Any) -> Content {
    switch object {
    case is NSNull: return .null
    case let number as NSNumber:
      return CFNumberIsBool(number) ? .bool(number.boolValue) : .number(number)
    case let flag as Bool: return .bool(flag)
    case let text as String: return .string(text)
    case let text as NSString: return .string("\(text)")
    case let url as URL: return .string(url.absoluteString)
    case let all as [Any]: return .array(all.map { JSON($0) })
    case let all as [String: Any]: return .dictionary(all.mapValues { JSON($0) })
    case let json as JSON: return json.value
    default:
      if let number = Self.number(object) { return .number(number) }
      if case Optional<Any>.none = object { return .null }
      return .unknown(object)
    }
  }
  private static func number(_ object: Any) -> NSNumber? {
    switch object {
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    default: nil
    }
  }
  /// Whether a number of Foundation's stands for a truth value.
  private static func CFNumberIsBool(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  public var type: Type {
    switch value {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .dictionary: .dictionary
    case .unknown: .unknown
    }
  }
  /// As `JSONSerialization` has it.
  public var object: Any {
    get {
      switch value {
      case .null: NSNull()
      case .bool(let flag): flag
      case .number(let number): number
      case .string(let text): text
      case .array(let all): all.map(\.object)
      case .dictionary(let all): all.mapValues(\.object)
      case .unknown(let object): object
      }
    }
    set { self = JSON(newValue) }
  }

  // MARK: Parts

  private subscript(one key: JSONKey) -> JSON {
    get {
      switch (key, value) {
      case (.index(let index), .array(let all)):
        return all.indices.contains(index) ? all[index] : JSON(.indexOutOfBounds)
      case (.key(let key), .dictionary(let all)): return all[key] ?? JSON(.notExist)
      default: return JSON(error ?? .wrongType)
      }
    }
    set {
      switch (key, value) {
      case (.index(let index), .array(var all)):
        guard all.indices.contains(index) else { return }
        all[index] = newValue
        value = .array(all)
      case (.key(let key), .dictionary(var all)):
        all[key] = newValue
        value = .dictionary(all)
      default: break
      }
    }
  }
  public subscript(path: [any JSONSubscriptType]) -> JSON {
    get { path.reduce(self) { $0[one: $1.jsonKey] } }
    set {
      guard let first = path.first else { return self = newValue }
      var inner = self[one: first.jsonKey]
      inner[Array(path.dropFirst())] = newValue
      self[one: first.jsonKey] = inner
    }
  }
  public subscript(path: any JSONSubscriptType...) -> JSON {
    get { self[path] }
    set { self[path] = newValue }
  }

  public func exists() -> Bool { error == nil }

  /// Its keys take the other's values, its arrays are made longer.
  public mutating func merge(with other: JSON) throws {
    switch (value, other.value) {
    case (.dictionary(var all), .dictionary(let more)):
      for (key, json) in more {
        if all[key] == nil { all[key] = json } else { try all[key]?.merge(with: json) }
      }
      value = .dictionary(all)
    case (.array(let all), .array(let more)): value = .array(all + more)
    default:
      if type != other.type, type != .null, other.type != .null { throw SwiftyJSONError.wrongType }
      self = other
    }
  }
  public func merged(with other: JSON) throws -> JSON {
    var merged = self
    try merged.merge(with: other)
    return merged
  }

  // MARK: As a value

  public var array: [JSON]? { if case .array(let all) = value { all } else { nil } }
  public var arrayValue: [JSON] { array ?? [] }
  public var arrayObject: [Any]? {
    get { array?.map(\.object) }
    set { object = newValue ?? NSNull() }
  }
  public var dictionary: [String: JSON]? { if case .dictionary(let all) = value { all } else { nil } }
  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
  public var dictionaryObject: [String: Any]? {
    get { dictionary?.mapValues(\.object) }
    set { object = newValue ?? NSNull() }
  }
  public var bool: Bool? {
    get { if case .bool(let flag) = value { flag } else { nil } }
    set { object = newValue ?? NSNull() }
  }
  public var boolValue: Bool {
    get {
      switch value {
      case .bool(let flag): flag
      case .number(let number): number.boolValue
      case .string(let text): ["true", "y", "t", "yes", "1"].contains(text.lowercased())
      default: false
      }
    }
    set { object = newValue }
  }
  public var string: String? {
    get { if case .string(let text) = value { text } else { nil } }
    set { object = newValue ?? NSNull() }
  }
  public var stringValue: String {
    get {
      switch value {
      case .string(let text): text
      case .number(let number): number.stringValue
      case .bool(let flag): flag ? "true" : "false"
      default: ""
      }
    }
    set { object = newValue }
  }
  public var number: NSNumber? {
    get {
      switch value {
      case .number(let number): number
      case .bool(let flag): NSNumber(value: flag ? 1 : 0)
      default: nil
      }
    }
    set { object = newValue ?? NSNull() }
  }
  public var numberValue: NSNumber {
    get {
      if case .string(let text) = value { return NSNumber(value: Double(text) ?? 0) }
      return number ?? NSNumber(value: 0)
    }
    set { object = newValue }
  }
  public var null: NSNull? { if case .null = value { NSNull() } else { nil } }
  public var url: URL? { string.flatMap { URL(string: $0) } }

  // MARK: As text

  public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    try JSONSerialization.data(withJSONObject: object, options: options.union(.fragmentsAllowed))
  }
  public func rawString(
    _ encoding: String.Encoding = .utf8, options: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? {
    if let string { return string }
    return (try? rawData(options: options.union(.sortedKeys))).flatMap { String(data: $0, encoding: encoding) }
  }
}
