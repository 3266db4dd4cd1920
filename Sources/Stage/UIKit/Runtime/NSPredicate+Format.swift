extension NSPredicate {
  /// A predicate of a text's form: `SELF MATCHES %@` and `==`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH` in its place, also with `[c]`; any other stops.
  ///
  /// Foundation has none of a format on Linux.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    let form = #/(?i)\s*SELF\s+(MATCHES|==|CONTAINS|BEGINSWITH|ENDSWITH)\s*(\[[cd]+\])?\s*%@\s*/#
    guard let match = predicateFormat.wholeMatch(of: form), args.count == 1, let wanted = args[0] as? String else {
      stop(
        "NSPredicate(format: \"\(predicateFormat)\") cannot be read here, which knows SELF MATCHES %@, ==, CONTAINS, BEGINSWITH and ENDSWITH; use NSPredicate(block:)"
      )
    }
    let (verb, ignoresCase) = (match.1.uppercased(), match.2?.lowercased().contains("c") ?? false)
    self.init { object, _ in
      guard let text = object as? String else { return false }
      let options: String.CompareOptions = ignoresCase ? [.caseInsensitive] : []
      return switch verb {
      case "MATCHES": text.range(of: "^(?:\(wanted))$", options: options.union(.regularExpression)) != nil
      case "==": text.compare(wanted, options: options) == .orderedSame
      case "CONTAINS": text.range(of: wanted, options: options) != nil
      case "BEGINSWITH": text.range(of: wanted, options: options.union(.anchored)) != nil
      default: text.range(of: wanted, options: options.union([.anchored, .backwards])) != nil
      }
    }
  }
}
