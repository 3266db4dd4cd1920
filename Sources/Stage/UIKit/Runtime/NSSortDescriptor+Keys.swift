import Foundation

extension NSSortDescriptor {
  /// Sorts objects by a registered key, or by a path of them (`value(forKeyPath:)`): texts, numbers, dates; what has no value comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      let values = [first, second].map { object -> Any? in
        guard let key, key != "self" else { return object }
        if let dictionary = object as? NSDictionary { return dictionary[key] }
        return (object as? NSObject)?.value(forKeyPath: key)
      }
      return Self.order(values[0], values[1])
    }
  }

  /// As `init(key:ascending:)`, by a comparison that Foundation names, such as `caseInsensitiveCompare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }

  private static func order(_ first: Any?, _ second: Any?) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first as String, let second as String): first.compare(second)
    case (let first as Date, let second as Date): first.compare(second)
    case (let first as NSNumber, let second as NSNumber): first.compare(second)
    case (let first as NSString, let second as NSString): "\(first)".compare("\(second)")
    default: .orderedSame
    }
  }
}
