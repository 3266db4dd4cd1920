/// Any object, of which Objective-C finds out when the code runs what it can say: `(found as AnyObject).doubleValue` in an app.
///
/// A member is nil where the object has none.
public struct ObjectiveCObject {
  private let object: Any?

  /// What is in an optional, or the value itself.
  public init(_ object: Any) {
    let mirror = Mirror(reflecting: object)
    self.object = mirror.displayStyle == .optional ? mirror.children.first?.value : object
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var cgRectValue: CGRect! { object as? CGRect ?? (object as? NSValue)?.cgRectValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var cgPointValue: CGPoint! { object as? CGPoint ?? (object as? NSValue)?.cgPointValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var cgSizeValue: CGSize! { object as? CGSize ?? (object as? NSValue)?.cgSizeValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var intValue: Int! { integerValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var integerValue: Int! { number?.intValue ?? text?.integerValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var stringValue: String! { number?.stringValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var description: String! { object.map { "\($0)" } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var count: Int! { list?.count ?? dictionary?.count }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// UTF-16 units of a text, bytes of data.
  public var length: Int! { text?.length ?? (object as? Data)?.count }

  /// A dictionary's value.
  public subscript(key: String) -> Any? { dictionary?[key] }
  /// An array's element; stops behind its end.
  public subscript(index: Int) -> Any? { list?[index] }
  /// A dictionary's value.
  public func object(forKey key: String) -> Any? { dictionary?[key] }
  /// A dictionary's value, or that of a registered key.
  public func value(forKey key: String) -> Any? {
    if let dictionary { return dictionary[key] }
    return (object as? NSObject)?.value(forKey: key)
  }

  /// The value at the end of names with points between.
  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.components(separatedBy: ".").reduce(object) { found, key in
      found.flatMap { ObjectiveCObject($0).value(forKey: key) }
    }
  }

  private var number: NSNumber? {
    switch object {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    default: nil
    }
  }
  private var text: NSString? { object as? NSString ?? (object as? String).map { NSString(string: $0) } }
  private var list: [Any]? { object as? [Any] ?? (object as? NSArray).map { Array($0) } }
  private var dictionary: [AnyHashable: Any]? {
    if let all = object as? [AnyHashable: Any] { return all }
    return (object as? NSDictionary).map { all in
      Dictionary(all.compactMap { key, value in (key as? AnyHashable).map { ($0, value) } }) { first, _ in first }
    }
  }
}
