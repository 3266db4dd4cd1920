/// What Objective-C would know of classes by name: what Interface Builder's files may set of them, and the methods that selectors name.
@preconcurrency @MainActor
final class ObjectiveCRegistry {
  static let shared = ObjectiveCRegistry()

  typealias Method = (AnyObject, [Any?]) -> Any?

  struct Property {
    var get: (AnyObject) -> Any?
    /// Takes the first of several forms of a value that fits; false when none does. Nil: it cannot be written.
    var set: ((AnyObject, [Any?]) -> Bool)?
  }

  private struct Entry {
    var properties: [String: Property] = [:]
    var methods: [String: Method] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var types: [String: AnyClass] = [:]
  /// How objects are made by their types.
  private var makers: [ObjectIdentifier: () -> AnyObject] = [:]
  /// Modules whose generated class has been looked for.
  private var modules: Set<String> = []
  private var learnt: Set<ObjectIdentifier> = []

  private init() {
    make(UIView.self) { UIView() }
    make(UILabel.self) { UILabel() }
    make(UIImageView.self) { UIImageView() }
    make(UIControl.self) { UIControl() }
    make(UIButton.self) { UIButton() }
    make(UIScrollView.self) { UIScrollView() }
    make(UITextField.self) { UITextField() }
    make(UITextView.self) { UITextView() }
    make(UIStackView.self) { UIStackView() }
    make(UISwitch.self) { UISwitch() }
    make(UISlider.self) { UISlider() }
    make(UIVisualEffectView.self) { UIVisualEffectView() }
    make(UIWindow.self) { UIWindow() }
    make(UITableView.self) { UITableView() }
    make(UICollectionView.self) { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    make(UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView(reuseIdentifier: nil) }
    make(UISearchBar.self) { UISearchBar() }
    make(UISegmentedControl.self) { UISegmentedControl() }
    make(UIPageControl.self) { UIPageControl() }
    make(UIProgressView.self) { UIProgressView() }
    make(UIActivityIndicatorView.self) { UIActivityIndicatorView() }
    make(UIRefreshControl.self) { UIRefreshControl() }
    make(UIStepper.self) { UIStepper() }
    make(UIDatePicker.self) { UIDatePicker() }
    make(UIPickerView.self) { UIPickerView() }
    make(UINavigationBar.self) { UINavigationBar() }
    make(UIToolbar.self) { UIToolbar() }
    make(UITabBar.self) { UITabBar() }
    make(UITableViewCell.self) { UITableViewCell() }
    make(UICollectionReusableView.self) { UICollectionReusableView() }
    make(UICollectionViewCell.self) { UICollectionViewCell() }
    make(UIViewController.self) { UIViewController() }
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
    for key in ["placeholderLabel.textColor", "_placeholderLabel.textColor"] {
      add(UITextField.self, key: key) { (field: UITextField, color: UIColor) in
        field.attributedPlaceholder = NSAttributedString(
          string: field.placeholder ?? "", attributes: [.foregroundColor: color])
      }
    }
    add(UISearchBar.self, keys: ["delegate": \.delegate], actions: [:])
    add(UIGestureRecognizer.self, keys: ["delegate": \.delegate], actions: [:])
    add(UINavigationController.self, keys: ["delegate": \.delegate], actions: [:])
    add(UITabBarController.self, keys: ["delegate": \.delegate], actions: [:])
    // Apps turn devices so: theirs do not turn.
    add(UIDevice.self, key: "orientation") { (_: UIDevice, _: Int) in }
    addSelectors()
  }

  /// Adds to what is known of a class; what it knew of a name is replaced.
  func add<Object: NSObject>(
    _ type: Object.Type, keys: [String: PartialKeyPath<Object>], actions: [String: (Object, Any?) -> Void]
  ) {
    name(type, "\(type)")
    for (name, path) in keys {
      let value: Any.Type = Swift.type(of: path).valueType
      guard let property = Self.property(path, value), property.set != nil else {
        stop("'\(name)' of \(type) cannot be registered: its key path cannot be written")
      }
      add(type, name, property)
    }
    for (name, action) in actions {
      add(type, name) { (object: Object, arguments) in
        action(object, arguments.first ?? nil)
        return nil
      }
    }
  }

  /// Says how objects are made by their type.
  func make<Object: AnyObject>(_ type: Object.Type, by maker: @escaping () -> Object) {
    makers[ObjectIdentifier(type)] = maker
  }

  /// A new object of a type; nil where the class has not said how it is made.
  func object(of type: AnyClass) -> AnyObject? {
    learn(String(String(reflecting: type).prefix { $0 != "." }))
    return makers[ObjectIdentifier(type)]?()
  }

  /// The properties that an app registered for a class.
  func properties(of type: AnyClass) -> [(name: String, property: Property)] {
    (entries[ObjectIdentifier(type)]?.properties ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Lets files find a class by a name.
  func name(_ type: AnyClass, _ name: String) {
    types[name] = type
  }

  /// Adds a property that is known.
  func add(_ type: AnyClass, _ name: String, _ property: Property) {
    entries[ObjectIdentifier(type), default: Entry()].properties[name] = property
  }

  /// Adds a method by its Objective-C name.
  func add<Object: AnyObject>(_ type: Object.Type, _ name: String, _ method: @escaping (Object, [Any?]) -> Any?) {
    entries[ObjectIdentifier(type), default: Entry()].methods[name] = { object, arguments in
      (object as? Object).flatMap { method($0, arguments) }
    }
  }

  /// Adds a key that is set by a function: a key path reads what it writes.
  func add<Object: NSObject, Value>(_ type: Object.Type, key: String, _ set: @escaping (Object, Value) -> Void) {
    name(type, "\(type)")
    add(
      type, key,
      Property(get: { _ in nil }) { object, forms in
        guard let object = object as? Object else { return false }
        for case let value as Value in forms {
          set(object, value)
          return true
        }
        return false
      })
  }

  private static func property<Object: AnyObject, Value>(
    _ path: PartialKeyPath<Object>, _ type: Value.Type
  ) -> Property? { (path as? KeyPath<Object, Value>).map { property($0) } }

  /// What a key path reads and, where it can, writes.
  static func property<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>) -> Property {
    let written = path as? ReferenceWritableKeyPath<Object, Value>
    return Property(
      get: { object in (object as? Object).map { $0[keyPath: path] } },
      set: written.map { path in
        { object, forms in
          guard let object = object as? Object else { return false }
          for form in forms {
            guard let value = form as? Value ?? (Optional<Any>.none as? Value).flatMap({ form == nil ? $0 : nil })
            else { continue }
            object[keyPath: path] = value
            return true
          }
          return false
        }
      })
  }

  // MARK: Lookup

  /// The class that a file means: a registered one, else the module's own by its name.
  ///
  /// - Parameter isOfTarget: Whether the file is compiled by the app, whose class it then is, whatever module it names.
  func type(named name: String, module: String?, isOfTarget: Bool = false) -> AnyClass? {
    var module = module
    if isOfTarget, let app = UIKitRuntime.current.applicationDelegate {
      let own = String(String(reflecting: Swift.type(of: app)).prefix { $0 != "." })
      learn(own)
      if NSClassFromString("\(own).\(name)") != nil { module = own }
    }
    if let module { learn(module) }
    if let type = types[name] { return type }
    // Classes of Objective-C's have no module in files.
    return (module.map { [$0] } ?? Self.objectiveCModules).lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }
  /// The class that stands for one of a module that nobody has, in an app of which parts are left out.
  func madeUp(_ name: String) -> AnyClass? { AppCall.canEnd ? NSClassFromString("HeroMissing.\(name)") : nil }
  /// Those that are written in Objective-C and stood in for.
  private static let objectiveCModules = [
    "Lottie", "MapKit", "WebKit", "AVKit", "SDWebImage", "MBProgressHUD", "MetalKit", "SceneKit", "SpriteKit", "PDFKit",
  ]

  /// Lets a module's generated class say what its classes have.
  private func learn(_ module: String) {
    guard modules.insert(module).inserted else { return }
    (NSClassFromString("\(module).\(objectiveCModuleName)") as? any ObjectiveCModule.Type)?.register()
  }

  /// What is known of an object's class and of those above, the nearest first.
  private func known(of object: AnyObject) -> [Entry] {
    let chain = sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }
    for type in chain where learnt.insert(ObjectIdentifier(type)).inserted {
      learn(String(String(reflecting: type).prefix { $0 != "." }))
    }
    return chain.compactMap { entries[ObjectIdentifier($0)] }
  }

  /// Sets a key of an object to the first form of a value that its property takes; false when no property takes one.
  func set(_ key: String, of object: AnyObject, to forms: [Any?]) -> Bool {
    known(of: object).contains { $0.properties[key]?.set?(object, forms) ?? false }
  }

  /// Whether an object has a key.
  func hasKey(_ key: String, of object: AnyObject) -> Bool {
    known(of: object).contains { $0.properties[key] != nil }
  }

  /// The value of an object's key; nil where there is none.
  func value(_ key: String, of object: AnyObject) -> Any?? {
    known(of: object).lazy.compactMap { $0.properties[key] }.first.map { $0.get(object) }
  }

  private func method(_ name: String, of object: AnyObject) -> Method? {
    let known = known(of: object)
    if let method = known.lazy.compactMap({ $0.methods[name] }).first { return method }
    // A property has methods too: `name` or `isName`, and `setName:`.
    if let property = known.lazy.compactMap({ $0.properties[name] }).first {
      return { object, _ in property.get(object) }
    }
    guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first else { return nil }
    let key = first.lowercased() + name.dropFirst(4).dropLast()
    guard let set = known.lazy.compactMap({ $0.properties[key]?.set }).first else { return nil }
    return { object, arguments in
      _ = set(object, arguments)
      return nil
    }
  }

  /// Whether an object does something by that name.
  func knowsAction(_ name: String, of object: AnyObject) -> Bool { method(name, of: object) != nil }

  /// Lets an object do something; stops where it does not know how.
  @discardableResult
  func call(_ name: String, of object: AnyObject, _ arguments: Any?...) -> Any? {
    guard let method = method(name, of: object) else {
      stop(
        "-[\(Swift.type(of: object)) \(name)]: unrecognized selector sent to instance; register it: "
          + "UIStoryboard.register(\(Swift.type(of: object)).self, actions: [\"\(name)\": { controller, sender in … }])"
      )
    }
    return AppCall.value(nil) { method(object, arguments) }
  }
}
