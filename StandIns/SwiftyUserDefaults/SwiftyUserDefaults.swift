@_exported import UIKit

/// Holds an app's keys: `extension DefaultsKeys { static let visits = DefaultsKey<Int>("visits") }`.
open class DefaultsKeys {
  public init() {}
}

/// The name of a default, with what it is where nothing was set.
open class DefaultsKey<ValueType>: DefaultsKeys, @unchecked Sendable {
  public let _key: String
  public let defaultValue: ValueType?
  public init(_ key: String) { (_key, defaultValue) = (key, nil) }
  public init(_ key: String, defaultValue: ValueType) { (_key, self.defaultValue) = (key, defaultValue) }
}

/// What can be kept: texts, numbers, dates, data, lists of them, and what can be encoded.
public protocol DefaultsSerializable {}

/// The app's defaults by keys: `Defaults[.visits] += 1`, `Defaults.visits`.
@dynamicMemberLookup
public struct DefaultsAdapter: Sendable {
  private var store: UserDefaults { .standard }

  public subscript<Value>(key: DefaultsKey<Value>) -> Value {
    get { store[key] }
    nonmutating set { store[key] = newValue }
  }
  public subscript<Value>(path: KeyPath<DefaultsKeys, DefaultsKey<Value>>) -> Value {
    get { self[DefaultsKeys()[keyPath: path]] }
    nonmutating set { self[DefaultsKeys()[keyPath: path]] = newValue }
  }
  public subscript<Value>(dynamicMember path: KeyPath<DefaultsKeys, DefaultsKey<Value>>) -> Value {
    get { self[path] }
    nonmutating set { self[path] = newValue }
  }

  public func hasKey<Value>(_ key: DefaultsKey<Value>) -> Bool { store.object(forKey: key._key) != nil }
  public func remove<Value>(_ key: DefaultsKey<Value>) { store.removeObject(forKey: key._key) }
  public func removeAll() { for key in store.dictionaryRepresentation().keys { store.removeObject(forKey: key) } }
  @discardableResult public func synchronize() -> Bool { true }
}
public let Defaults = DefaultsAdapter()

extension UserDefaults {
  public subscript<Value>(key: DefaultsKey<Value>) -> Value {
    get { read(key._key, as: Value.self) ?? key.defaultValue ?? Self.empty() }
    set { write(newValue, key._key) }
  }

  private func read<Value>(_ key: String, as type: Value.Type) -> Value? {
    guard let object = object(forKey: key) else { return nil }
    if let value = object as? Value { return value }
    guard let data = object as? Data, let type = Value.self as? any Decodable.Type else { return nil }
    return (try? JSONDecoder().decode(type, from: data)) as? Value
  }

  private func write<Value>(_ value: Value, _ key: String) {
    let kept = Mirror(reflecting: value)
    if kept.displayStyle == .optional, kept.children.isEmpty { return removeObject(forKey: key) }
    let plain: Any = kept.displayStyle == .optional ? kept.children.first?.value ?? value : value
    if PropertyListSerialization.propertyList(plain, isValidFor: .binary) {
      set(plain, forKey: key)
    } else if let encodable = plain as? any Encodable, let data = try? JSONEncoder().encode(encodable) {
      set(data, forKey: key)
    }
  }

  /// Of a key without a default: nothing, or no number and no text.
  private static func empty<Value>() -> Value {
    if let type = Value.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value {
      return none
    }
    let values: [Any] = [0, 0.0, false, "", Data(), [String](), [Int](), [String: Any]()]
    for value in values { if let value = value as? Value { return value } }
    fatalError("SwiftyUserDefaults: a key of \(Value.self) needs a defaultValue")
  }
}
