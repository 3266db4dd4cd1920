import HeroJSON

/// A key with its value and the value that counts without it; nil is none.
struct WrittenKey: Equatable {
  let name: String
  let value: JSONValue?
  let standard: JSONValue?

  init(_ name: String, _ value: JSONValue?, _ standard: JSONValue?) {
    self.name = name
    self.value = value
    self.standard = standard
  }

  static func flag(_ name: String, _ value: Bool, _ standard: Bool) -> WrittenKey {
    WrittenKey(name, .bool(value), .bool(standard))
  }

  static func number(_ name: String, _ value: Double, _ standard: Double) -> WrittenKey {
    WrittenKey(name, .number(value), .number(standard))
  }

  static func choice<Value: RawRepresentable<String>>(_ name: String, _ value: Value, _ standard: Value) -> WrittenKey {
    WrittenKey(name, .string(value.rawValue), .string(standard.rawValue))
  }

  /// The keys of an owner, with what counts without each.
  static func keys<Owner>(_ keys: [ValueKey<Owner>], of owner: Owner, _ standard: Owner) -> [WrittenKey] {
    keys.map { WrittenKey($0.field.name, $0.write(owner), $0.write(standard)) }
  }
}

extension [WrittenKey] {
  /// The members of an object; `without` leaves defaults out.
  func members(without defaults: Bool) -> [JSONValue.Member] {
    compactMap { key in
      guard let value = key.value, !defaults || value != key.standard else { return nil }
      return JSONValue.Member(key.name, value)
    }
  }

  /// What turns keys into these: values that are others; `null` where there is none any more.
  ///
  /// A value that stays is said where it was the default and is so no longer: a view that becomes an image view is not opaque by default.
  func changes(since old: [WrittenKey]) -> [JSONValue.Member] {
    let before = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(map(\.name))
    return compactMap { key in
      let earlier = before[key.name]
      let isUnsaid = earlier.map { $0.value == $0.standard } ?? false
      let stays = key.value == earlier?.value && (!isUnsaid || key.value == key.standard)
      return stays ? nil : JSONValue.Member(key.name, key.value ?? .null)
    } + old.compactMap { kept.contains($0.name) || $0.value == nil ? nil : JSONValue.Member($0.name, .null) }
  }
}
