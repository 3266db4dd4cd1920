internal import HeroGeometry
internal import InterfaceBuilder
internal import ViewLayout

/// Makes the views that a file describes, with their constraints and connections.
@MainActor
final class InterfaceInflater {
  let document: InterfaceDocument
  let words: InterfaceWords
  /// What the app's code owns the views by: a controller, or a xib's owner.
  private(set) weak var owner: AnyObject?
  private let ownerID: String
  /// Everything that connections and constraints may name.
  private var objects: [String: AnyObject] = [:]
  /// Objects of the app's own, which stay as long as who owns the views.
  private(set) var owned: [AnyObject] = []
  /// Guides of old files, by their ids.
  private var oldGuides: [String: InterfaceGuide.Kind] = [:]
  /// Views that were made, in order, with their descriptions.
  private var made: [(InterfaceView, UIView)] = []
  /// Views that embedded controllers come into.
  private(set) var containers: [String: UIView] = [:]
  private var root: UIView?

  init(_ document: InterfaceDocument, owner: AnyObject?, ownerID: String) {
    self.document = document
    words = InterfaceWords(document: document)
    self.owner = owner
    self.ownerID = ownerID
  }

  func addOldGuide(_ guide: InterfaceGuide) { oldGuides[guide.id] = guide.kind }

  /// Lets connections name objects that are made already.
  func add(_ made: [String: AnyObject]) { objects.merge(made) { _, new in new } }

  private func object(_ id: String) -> AnyObject? { id == ownerID ? owner : objects[id] }

  // MARK: Views

  /// Makes a view with all inside.
  func inflate(_ described: InterfaceView) -> UIView {
    let (usual, type, count) = (usualType(of: described), type(of: described), made.count)
    let view = AppCall.value(decode(usual, described, after: count)) { self.decode(type, described, after: count) }
    guard let view else {
      stop("init(coder:) of \(type) gave nothing (\(document.address(of: described.place)))")
    }
    return view
  }

  /// A view of a class by its `init(coder:)`. What one that has ended early made is forgotten.
  private func decode(_ type: UIView.Type, _ described: InterfaceView, after count: Int) -> UIView? {
    made.removeLast(made.count - count)
    var known: UIView.Type? = type
    if case .other = described.content { known = nil }
    let coder = InterfaceCoder(described, of: known) { [self] view in
      if root == nil || count == 0 { root = view }
      fill(view, described)
    }
    let view = type.init(coder: coder)
    if let view { coder.ended(view, nil) }
    return view
  }

  private func type(of described: InterfaceView) -> UIView.Type {
    let usual = usualType(of: described)
    guard let name = described.customClass else { return usual }
    if let type = ObjectiveCRegistry.shared.type(
      named: name, module: described.customModule, isOfTarget: described.isOfTarget)
    {
      if let own = type as? UIView.Type { return own }
      stop("\(name) of the file is not a view (\(document.address(of: described.place)))")
    }
    if let type = ObjectiveCRegistry.shared.madeUp(name) as? UIView.Type { return type }
    UIKitRuntime.current.warn(document.unknownClass(name, at: described.place, usual))
    return usual
  }

  /// Sets all that a description says of a view that is there.
  private func fill(_ view: UIView, _ described: InterfaceView) {
    objects[described.id] = view
    made.append((described, view))
    if case .container = described.content { containers[described.id] = view }
    if let frame = described.frame { view.frame = CGRect(frame) }
    look(view, described)
    for guide in described.guides {
      switch guide.kind {
      case .safeArea: objects[guide.id] = view.safeAreaLayoutGuide
      case .layoutMargins: objects[guide.id] = view.layoutMarginsGuide
      case .readableContent: objects[guide.id] = view.readableContentGuide
      case .contentLayout: objects[guide.id] = (view as? UIScrollView)?.contentLayoutGuide
      case .frameLayout: objects[guide.id] = (view as? UIScrollView)?.frameLayoutGuide
      case .keyboard: objects[guide.id] = view.keyboardLayoutGuide
      case .top, .bottom: oldGuides[guide.id] = guide.kind
      }
    }
    contents(of: view, described)
    for child in described.subviews { add(child, to: view, described) }
  }

  private func add(_ child: InterfaceView, to view: UIView, _ described: InterfaceView) {
    if child.key == "contentView", let content = contentView(of: view) {
      // It follows its view's size by itself.
      let frame = content.frame
      fill(content, child)
      if child.frame == nil { content.frame = frame }
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    // A style's own labels and image view are the cell's.
    if let part = ownPart(child.id, of: view) {
      fill(part, child)
      return
    }
    let made = inflate(child)
    switch view {
    case let stack as UIStackView where child.key == nil: stack.addArrangedSubview(made)
    case let cell as UITableViewCell where child.key == "accessoryView": cell.accessoryView = made
    case let cell as UITableViewCell: cell.contentView.addSubview(made)
    case let cell as UICollectionViewCell: cell.contentView.addSubview(made)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(made)
    default: view.addSubview(made)
    }
  }

  private func contentView(of view: UIView) -> UIView? {
    (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      ?? (view as? UIVisualEffectView)?.contentView
  }

  private func ownPart(_ id: String, of view: UIView) -> UIView? {
    guard let cell = view.superview as? UITableViewCell, cell.contentView === view,
      let described = made.last(where: { $0.1 === cell })?.0, case .tableCell(let parts) = described.content
    else { return nil }
    if id == parts.textLabel { return cell.textLabel }
    if id == parts.detailTextLabel { return cell.detailTextLabel }
    return id == parts.imageView ? cell.imageView : nil
  }

  private func look(_ view: UIView, _ described: InterfaceView) {
    view.translatesAutoresizingMaskIntoConstraints = described.translatesMask || described.isFixedFrame
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: described.autoresizing?.rawValue ?? 0)
    view.contentMode = .init(described.contentMode)
    view.clipsToBounds = described.clipsSubviews
    view.alpha = CGFloat(described.alpha)
    view.isHidden = described.isHidden
    view.isOpaque = described.isOpaque
    view.tag = described.tag
    view.isUserInteractionEnabled = described.isUserInteractionEnabled
    view.accessibilityIdentifier = described.accessibilityIdentifier
    view.interfaceNames = [described.userLabel, described.accessibilityIdentifier].compactMap { $0 }
    view.interfaceID = described.hasMadeUpID ? nil : described.id
    if let color = words.color(described.backgroundColor) { view.backgroundColor = color }
    if let tint = words.color(described.tintColor) { view.tintColor = tint }
    if let margins = described.layoutMargins { view.layoutMargins = UIEdgeInsets(margins) }
    view.preservesSuperviewLayoutMargins = described.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = described.insetsLayoutMarginsFromSafeArea
    if let value = described.horizontalHugging { view.setContentHuggingPriority(.init(Float(value)), for: .horizontal) }
    if let value = described.verticalHugging { view.setContentHuggingPriority(.init(Float(value)), for: .vertical) }
    if let value = described.horizontalCompression {
      view.setContentCompressionResistancePriority(.init(Float(value)), for: .horizontal)
    }
    if let value = described.verticalCompression {
      view.setContentCompressionResistancePriority(.init(Float(value)), for: .vertical)
    }
  }

  // MARK: Objects, constraints, connections

  /// Gesture recognisers and others beside the views.
  func addObjects(_ others: [InterfaceObject]) {
    for other in others {
      if other.element == "customObject", let made = own(other) {
        objects[other.id] = made
        owned.append(made)
        pendingOutlets.append((made, other.connections))
      }
      let types: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
      ]
      guard let type = types[other.element] else { continue }
      let recognizer = type.init()
      objects[other.id] = recognizer
      for action in other.connections.actions {
        recognizer.addAction { [weak self, ownerBox = owner.map { Weak($0) }] sender in
          guard let target = self?.object(action.destination) ?? ownerBox?.object else { return }
          ObjectiveCRegistry.shared.call(action.selector, of: target, sender)
        }
      }
      for segue in other.connections.segues {
        recognizer.addAction { [weak controller = owner as? UIViewController] sender in
          if sender.state == .ended { controller?.trigger(segue, sender: sender) }
        }
      }
      pendingOutlets.append((recognizer, other.connections))
    }
  }
  private var pendingOutlets: [(AnyObject, InterfaceConnections)] = []

  /// An object of a class of the app's own; nil where the class is not there or needs more than `init()`.
  private func own(_ described: InterfaceObject) -> AnyObject? {
    guard let name = described.customClass else { return NSObject() }
    let registry = ObjectiveCRegistry.shared
    let type: AnyClass? = registry.type(
      named: name, module: described.customModule, isOfTarget: described.isOfTarget)
    if let made = type.flatMap(registry.object(of:)) { return made }
    let why = type == nil ? "the class \(name) is not there" : "\(name) has no init()"
    UIKitRuntime.current.warn("\(document.address(of: described.place)): \(why); the object is left out")
    return nil
  }

  /// Connects the owner itself.
  func connect(_ object: AnyObject, _ connections: InterfaceConnections) {
    pendingOutlets.append((object, connections))
  }

  /// Makes constraints, connections and attributes, once all views are there.
  func finish() {
    if document.usesAutoLayout {
      for (described, view) in made { for constraint in described.constraints { add(constraint, to: view) } }
    }
    for (described, view) in made {
      guard case .stack(let described) = described.content, let stack = view as? UIStackView else { continue }
      for (id, spacing) in described.customSpacings {
        if let after = object(id) as? UIView { stack.setCustomSpacing(CGFloat(spacing), after: after) }
      }
    }
    for (object, connections) in pendingOutlets { set(connections.outlets, of: object) }
    for (described, view) in made {
      set(described.connections.outlets, of: view)
      trigger(described, view)
      for attribute in described.attributes { words.set(attribute, of: view) }
    }
    for (_, view) in made { AppCall.run { view.awakeFromNib() } }
  }

  private func add(_ described: InterfaceConstraint, to view: UIView) {
    guard !described.isPlaceholder,
      let first = item(described.firstItem, described.firstAttribute)
    else { return }
    var second: (AnyObject, NSLayoutConstraint.Attribute)?
    if let id = described.secondItem, let attribute = described.secondAttribute {
      guard let found = item(id, attribute) else { return }
      second = found
    }
    let constraint = NSLayoutConstraint(
      item: first.0, attribute: first.1,
      relatedBy: NSLayoutConstraint.Relation(described.relation),
      toItem: second?.0, attribute: second?.1 ?? .notAnAttribute, multiplier: CGFloat(described.multiplier),
      constant: CGFloat(described.constant))
    constraint.priority = UILayoutPriority(Float(described.priority))
    constraint.identifier = described.identifier
    objects[described.id] = constraint
    constraint.isActive = true
  }

  /// A view or guide, and what of it is meant.
  private func item(_ id: String, _ attribute: LayoutAttribute) -> (
    AnyObject, NSLayoutConstraint.Attribute
  )? {
    let own = NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
    guard let kind = oldGuides[id] else { return object(id).map { ($0, own) } }
    guard let root else { return nil }
    // The guides of old files lie under the bars: their inner edges are the safe area's, their outer ones the view's.
    if kind == .top { return attribute == .bottom ? (root.safeAreaLayoutGuide, .top) : (root, own) }
    return attribute == .top ? (root.safeAreaLayoutGuide, .bottom) : (root, own)
  }

  private func set(_ outlets: [InterfaceOutlet], of object: AnyObject) {
    var collections: [String: [AnyObject]] = [:]
    var order: [InterfaceOutlet] = []
    for outlet in outlets {
      guard let destination = self.object(outlet.destination) else { continue }
      (destination as? UIView)?.interfaceNames.insert(outlet.property, at: 0)
      if outlet.property == "gestureRecognizers" {
        if let recognizer = destination as? UIGestureRecognizer {
          (object as? UIView)?.addGestureRecognizer(recognizer)
        }
      } else if outlet.isCollection {
        if collections[outlet.property] == nil { order.append(outlet) }
        collections[outlet.property, default: []].append(destination)
      } else {
        set(outlet, of: object, to: [destination])
      }
    }
    for outlet in order { set(outlet, of: object, to: [collections[outlet.property] ?? []]) }
  }

  private func set(_ outlet: InterfaceOutlet, of object: AnyObject, to forms: [Any]) {
    let property = outlet.property
    guard !ObjectiveCRegistry.shared.set(property, of: object, to: forms) else { return }
    let type: AnyClass = Swift.type(of: object)
    let text =
      "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(property)."
    let place = document.address(of: outlet.place)
    // What is left out of an app has taken an outlet's variable with it.
    if String(reflecting: type).hasPrefix("UIKit.") || AppCall.canEnd {
      UIKitRuntime.current.warn("\(text) The outlet at \(place) is left out.")
      return
    }
    let made = (forms.first as? [AnyObject])?.first ?? forms.first as AnyObject
    stop(
      "\(text) The outlet at \(place) needs an @IBOutlet of that name in \(type), for a \(Swift.type(of: made)). "
        + "Sources that are not rewritten register it: UIStoryboard.register(\(type).self, outlets: [\"\(property)\": \\.\(property)])",
      name: "NSUnknownKeyException")
  }

  /// Actions and segues of a control or cell.
  private func trigger(_ described: InterfaceView, _ view: UIView) {
    let controller = Weak(owner as? UIViewController)
    for action in described.connections.actions {
      guard let control = view as? UIControl else { continue }
      let target = Weak(object(action.destination) ?? owner)
      control.addAction(for: action.event.map { .init($0) } ?? .touchUpInside) { [weak control] in
        guard let target = target.object else { return }
        ObjectiveCRegistry.shared.call(action.selector, of: target, control)
      }
    }
    for segue in described.connections.segues where segue.kind != .embed {
      let go: (AnyObject?) -> Void = { sender in
        (controller.object as? UIViewController)?.trigger(segue, sender: sender)
      }
      switch view {
      case let control as UIControl:
        control.addAction(for: .primaryActionTriggered) { [weak control] in go(control) }
      case let cell as UITableViewCell: cell.whenSelected = { [weak cell] in go(cell) }
      case let cell as UICollectionViewCell: cell.whenSelected = { [weak cell] in go(cell) }
      default: break
      }
    }
  }

  /// Makes the views of a prototype, each of its own, of the same owner.
  func prototype<View: UIView>(_ described: InterfaceView, as kind: View.Type) -> () -> View {
    let (document, ownerID, owner) = (document, ownerID, Weak(owner))
    return {
      let inflater = InterfaceInflater(document, owner: owner.object, ownerID: ownerID)
      let view = inflater.inflate(described, as: kind)
      inflater.finish()
      return view
    }
  }

  /// Makes a view of a class.
  func inflate<View: UIView>(_ described: InterfaceView, as kind: View.Type) -> View {
    let view = inflate(described)
    guard let own = view as? View else {
      stop("\(Swift.type(of: view)) is not a \(kind) (\(document.address(of: described.place)))")
    }
    return own
  }
}

/// An object that may go.
final class Weak {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

extension InterfaceDocument {
  /// What is said of a class that neither the app's sources nor UIKit have.
  func unknownClass(_ name: String, at place: InterfacePlace, _ usual: AnyClass) -> String {
    "Unknown class \(name) in Interface Builder file. \(address(of: place)): \(usual) takes its place. Is the class's source part of "
      + "the target? Sources that are not rewritten register it: UIStoryboard.register(\(name).self)"
  }
}
