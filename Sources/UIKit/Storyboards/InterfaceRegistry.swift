/// Classes that Interface Builder's files name, and what of them the files may set and call: there is no Objective-C runtime to ask.
@preconcurrency @MainActor
final class InterfaceRegistry {
  static let shared = InterfaceRegistry()

  private typealias Setter = (AnyObject, [Any]) -> Bool

  private struct Entry {
    var type: AnyClass
    var setters: [String: Setter] = [:]
    var actions: [String: (AnyObject, Any?) -> Void] = [:]
  }

  private var entries: [String: Entry] = [:]

  private init() {
    add(UIViewController.self, keys: ["title": \.title], actions: [:])
    // Reading it would load the view that is just being made.
    add(UIViewController.self, key: "view") { (controller: UIViewController, view: UIView) in controller.view = view }
    add(
      UIView.self,
      keys: [
        "layer.cornerRadius": \.layer.cornerRadius, "cornerRadius": \.layer.cornerRadius,
        "layer.borderWidth": \.layer.borderWidth, "borderWidth": \.layer.borderWidth,
        "layer.borderColor": \.layer.borderColor, "borderColor": \.layer.borderColor,
        "layer.masksToBounds": \.layer.masksToBounds, "masksToBounds": \.layer.masksToBounds,
        "layer.zPosition": \.layer.zPosition, "zPosition": \.layer.zPosition,
        "layer.shadowRadius": \.layer.shadowRadius, "shadowRadius": \.layer.shadowRadius,
        "layer.shadowOpacity": \.layer.shadowOpacity, "shadowOpacity": \.layer.shadowOpacity,
        "layer.shadowOffset": \.layer.shadowOffset, "shadowOffset": \.layer.shadowOffset,
        "layer.shadowColor": \.layer.shadowColor, "shadowColor": \.layer.shadowColor, "clipsToBounds": \.clipsToBounds,
        "alpha": \.alpha, "tag": \.tag, "hidden": \.isHidden, "tintColor": \.tintColor,
        "backgroundColor": \.backgroundColor,
      ], actions: [:])
    add(UIScrollView.self, keys: ["delegate": \.delegate], actions: [:])
    add(UITableView.self, keys: ["delegate": \.delegate, "dataSource": \.dataSource], actions: [:])
    add(UICollectionView.self, keys: ["delegate": \.delegate, "dataSource": \.dataSource], actions: [:])
    add(UITextField.self, keys: ["delegate": \.delegate], actions: [:])
    add(UISearchBar.self, keys: ["delegate": \.delegate], actions: [:])
    add(UIGestureRecognizer.self, keys: ["delegate": \.delegate], actions: [:])
    add(UINavigationController.self, keys: ["delegate": \.delegate], actions: [:])
    add(UITabBarController.self, keys: ["delegate": \.delegate], actions: [:])
  }

  /// Adds to what is known of a class; what it knew of a name is replaced.
  func add<Object: NSObject>(
    _ type: Object.Type, keys: [String: PartialKeyPath<Object>], actions: [String: (Object, Any?) -> Void]
  ) {
    var entry = entries["\(type)"] ?? Entry(type: type)
    if entry.type != type { entry = Entry(type: type) }
    for (name, path) in keys {
      let value: Any.Type = Swift.type(of: path).valueType
      guard let setter = Self.setter(path, value) else {
        stop("'\(name)' of \(type) cannot be registered: its key path cannot be written")
      }
      entry.setters[name] = setter
    }
    for (name, action) in actions {
      entry.actions[name] = { object, sender in if let own = object as? Object { action(own, sender) } }
    }
    entries["\(type)"] = entry
  }

  /// Adds a key that is set by a function: a key path reads what it writes.
  func add<Object: NSObject, Value>(_ type: Object.Type, key: String, _ set: @escaping (Object, Value) -> Void) {
    var entry = entries["\(type)"] ?? Entry(type: type)
    entry.setters[key] = { object, forms in
      guard let object = object as? Object else { return false }
      for case let value as Value in forms {
        set(object, value)
        return true
      }
      return false
    }
    entries["\(type)"] = entry
  }

  private static func setter<Object: NSObject, Value>(_ path: PartialKeyPath<Object>, _ type: Value.Type) -> Setter? {
    guard let path = path as? ReferenceWritableKeyPath<Object, Value> else { return nil }
    return { object, forms in
      guard let object = object as? Object else { return false }
      for case let value as Value in forms {
        object[keyPath: path] = value
        return true
      }
      return false
    }
  }

  /// The class that a file means: a registered one, else the module's own by its name.
  func type(named name: String, module: String?) -> AnyClass? {
    if let type = entries[name]?.type { return type }
    return module.flatMap { NSClassFromString("\($0).\(name)") }
  }

  /// What is known of an object's class and of those above, the nearest first.
  private func known(of object: AnyObject) -> [Entry] {
    sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.compactMap { type in
      entries["\(type)"].flatMap { $0.type == type ? $0 : nil }
    }
  }

  /// Sets a key of an object to the first form of a value that its property takes; false when no property takes one.
  func set(_ key: String, of object: AnyObject, to forms: [Any]) -> Bool {
    known(of: object).contains { $0.setters[key]?(object, forms) ?? false }
  }

  /// Whether an object does something by that name.
  func knowsAction(_ name: String, of object: AnyObject) -> Bool {
    known(of: object).contains { $0.actions[name] != nil }
  }

  /// Lets an object do something; stops where it does not know how.
  func call(_ name: String, of object: AnyObject, sender: Any?) {
    guard let action = known(of: object).lazy.compactMap({ $0.actions[name] }).first else {
      stop(
        "-[\(Swift.type(of: object)) \(name)]: unrecognized selector sent to instance; register it: "
          + "UIStoryboard.register(\(Swift.type(of: object)).self, actions: [\"\(name)\": { controller, sender in … }])"
      )
    }
    action(object, sender)
  }
}
