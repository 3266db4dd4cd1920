/// What can be styled by its class's `appearance()`: views, and items of bars.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What styled views may be in.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// The object that speaks for all of the class: views that come into the window get what is set of it, where they say nothing themselves.
  public static func appearance() -> Self { Appearance.proxy(Self.self, []) }
  /// The object that speaks for all of the class that stand in objects of classes, the last one outermost.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    Appearance.proxy(Self.self, containerTypes.map { $0 as AnyClass })
  }
  /// As `appearance()`: traits are the same everywhere.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// What one `appearance()` says.
@MainActor
struct Appearance {
  private let type: AnyClass
  private let containers: [AnyClass]
  private let proxy: UIView
  /// What the proxy said at first, by property: what is no longer the same has been set.
  private let first: [Any?]
  private let properties: [StyledProperty]

  /// The view that speaks for a class, made the first time; stops where nobody knows how one is made.
  static func proxy<View: UIView>(_ type: View.Type, _ containers: [AnyClass]) -> View {
    let all = UIKitRuntime.current.appearances
    let known = all.first { $0.type == type && $0.containers.elementsEqual(containers, by: ==) }
    if let proxy = known?.proxy as? View { return proxy }
    guard let proxy = ObjectiveCRegistry.shared.object(of: type) as? View else {
      stop("\(type).appearance() is not there: an object of the class cannot be made by its type alone")
    }
    // The proxy itself is never styled.
    proxy.isStyled = true
    let properties = StyledProperty.all(of: proxy)
    UIKitRuntime.current.appearances.append(
      Appearance(
        type: type, containers: containers, proxy: proxy, first: properties.map { $0.value(proxy) },
        properties: properties))
    return proxy
  }

  /// Gives a view that has come into the window what is said for it: of classes further below, and of more containers, over others.
  static func style(_ view: UIView) {
    guard !view.isStyled, view.window != nil else { return }
    view.isStyled = true
    let fitting = UIKitRuntime.current.appearances.filter { $0.isMeant(for: view) }
    var given: Set<String> = []
    for appearance in fitting.sorted(by: { $0.rank < $1.rank }) {
      for (property, first) in zip(appearance.properties, appearance.first) {
        guard !property.isSame(property.value(appearance.proxy), first),
          given.contains(property.name) || property.isSame(property.value(view), first)
        else { continue }
        property.copy(appearance.proxy, view)
        given.insert(property.name)
      }
    }
  }

  private var rank: (Int, Int) {
    (sequence(first: type) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }, containers.count)
  }

  private func isMeant(for view: UIView) -> Bool {
    guard Self.isOf(view, type) else { return false }
    var holders = sequence(first: view as UIResponder) { $0.next }.dropFirst().makeIterator()
    return containers.allSatisfy { container in
      while let holder = holders.next() {
        if Self.isOf(holder, container) { return true }
      }
      return false
    }
  }

  private static func isOf(_ object: AnyObject, _ type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.contains { $0 == type }
  }
}

/// A property that `appearance()` may set.
@MainActor
struct StyledProperty {
  let name: String
  let value: (UIView) -> Any?
  let isSame: (Any?, Any?) -> Bool
  let copy: (UIView, UIView) -> Void

  init<View: UIView, Value: Equatable>(
    _ name: String, get: @escaping (View) -> Value, set: @escaping (View, Value) -> Void
  ) {
    self.name = name
    value = { ($0 as? View).map(get) }
    isSame = { ($0 as? Value) == ($1 as? Value) }
    copy = { if let from = $0 as? View, let to = $1 as? View { set(to, get(from)) } }
  }

  private init<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ name: String
  ) {
    self.init(
      name, get: { (view: View) in view[keyPath: path] }, set: { (view: View, value) in view[keyPath: path] = value })
  }

  /// One of the app's own, by the name that it registered.
  private init(_ name: String, _ property: ObjectiveCRegistry.Property) {
    self.name = name
    value = { property.get($0) }
    isSame = { ($0 as? AnyHashable) == ($1 as? AnyHashable) }
    copy = { _ = property.set?($1, [property.get($0)]) }
  }

  /// Those that a view has.
  static func all(of view: UIView) -> [StyledProperty] {
    let own = sequence(first: type(of: view) as AnyClass) { _getSuperclass($0) }
      .prefix { !String(reflecting: $0).hasPrefix("UIKit.") }
      .flatMap { ObjectiveCRegistry.shared.properties(of: $0) }
    return general + texts.filter { $0.value(view) != nil } + controls.filter { $0.value(view) != nil }
      + own.map { StyledProperty($0.name, $0.property) }
  }

  private static let general = [
    StyledProperty(\UIView.backgroundColor, "backgroundColor"),
    StyledProperty("tintColor", get: { (view: UIView) in view.tintColor as UIColor? }, set: { $0.tintColor = $1 }),
  ]
  private static let texts = [
    StyledProperty("font", get: { (view: UILabel) in view.font as UIFont? }, set: { $0.font = $1 }),
    StyledProperty("textColor", get: { (view: UILabel) in view.textColor as UIColor? }, set: { $0.textColor = $1 }),
    StyledProperty(\UITextField.font, "font"), StyledProperty(\UITextField.textColor, "textColor"),
    StyledProperty(\UITextField.borderStyle, "borderStyle"),
    StyledProperty(\UITextField.attributedPlaceholder, "placeholder"),
    StyledProperty(\UITextView.font, "font"), StyledProperty(\UITextView.textColor, "textColor"),
  ]
  private static let controls =
    [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
      StyledProperty(
        "titleColor \(state.rawValue)", get: { (view: UIButton) in view.titleColor(for: state) },
        set: { $0.setTitleColor($1, for: state) })
    } + [
      StyledProperty(\UISwitch.onTintColor, "onTintColor"), StyledProperty(\UISwitch.thumbTintColor, "thumbTintColor"),
      StyledProperty(\UISlider.minimumTrackTintColor, "minimumTrackTintColor"),
      StyledProperty(\UISlider.maximumTrackTintColor, "maximumTrackTintColor"),
      StyledProperty(\UISlider.thumbTintColor, "thumbTintColor"),
      StyledProperty(\UIProgressView.progressTintColor, "progressTintColor"),
      StyledProperty(\UIProgressView.trackTintColor, "trackTintColor"),
      StyledProperty(\UIPageControl.pageIndicatorTintColor, "pageIndicatorTintColor"),
      StyledProperty(\UIPageControl.currentPageIndicatorTintColor, "currentPageIndicatorTintColor"),
      StyledProperty(
        "color", get: { (view: UIActivityIndicatorView) in view.color as UIColor? }, set: { $0.color = $1 }),
      StyledProperty(\UISegmentedControl.selectedSegmentTintColor, "selectedSegmentTintColor"),
      StyledProperty(\UITableView.separatorColor, "separatorColor"),
      StyledProperty(\UITableView.separatorStyle, "separatorStyle"),
      StyledProperty(\UITableView.separatorInset, "separatorInset"),
      StyledProperty(\UITableViewCell.selectionStyle, "selectionStyle"),
      StyledProperty(\UITableViewCell.separatorInset, "separatorInset"),
      StyledProperty(\UITableViewCell.selectedBackgroundView, "selectedBackgroundView"),
      StyledProperty(\UISearchBar.barTintColor, "barTintColor"),
      StyledProperty(\UISearchBar.searchBarStyle, "searchBarStyle"),
    ]
}
