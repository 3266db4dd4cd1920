internal import ViewLayout

/// A relation between two edges, centres or sizes of views and guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Never called: constraints of files are of this class.
  open func awakeFromNib() {}

  /// How the first attribute stands to the second.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// Which attribute of an item is meant.
  public enum Attribute: Int, Sendable {
    /// Edges and sizes, as named; leading and trailing by reading direction.
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// Of text; the bottom edge of other views.
    case lastBaseline, firstBaseline
    /// As named, within the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// None: the constraint has a constant only.
    case notAnAttribute = 0
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// A view or guide.
  open private(set) weak var firstItem: AnyObject?
  /// A view or guide; nil for a constant.
  open private(set) weak var secondItem: AnyObject?
  /// Which attribute of the first item is meant.
  public let firstAttribute: Attribute
  /// Which attribute of the second item is meant.
  public let secondAttribute: Attribute
  /// How the first attribute stands to the second.
  public let relation: Relation
  /// Times the second attribute.
  public let multiplier: CGFloat
  /// Added to the second attribute, points.
  open var constant: CGFloat {
    didSet {
      Self.check(constant)
      if constant != oldValue { changed() }
    }
  }
  /// Default: required.
  open var priority: UILayoutPriority = .required {
    didSet {
      if isActive, (priority == .required) != (oldValue == .required) {
        stop(
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
            + "You passed priority \(priority.rawValue) and the existing priority was \(oldValue.rawValue).")
      }
      if priority != oldValue { changed() }
    }
  }
  /// Names the constraint in messages.
  open var identifier: String?
  open var shouldBeArchived = false
  /// The view that holds it while it is active.
  weak var holder: UIView?
  private let hasSecondItem: Bool

  /// A constraint of nothing, for what is replaced later.
  public override init() {
    hasSecondItem = false
    (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
    (multiplier, constant) = (1, 0)
    super.init()
  }

  /// `view1.attr1 relation view2.attr2 × multiplier + c`.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    hasSecondItem = view2 != nil
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
    Self.check(c)
    Self.check(multiplier, "Multiplier")
    checkPair()
  }

  /// Makes constraints count, each on the nearest view that holds both items.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Makes constraints count no more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether it counts.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else {
        holder?.removeConstraint(self)
        return
      }
      guard let holder = nearestHolder else {
        stop(
          "Unable to activate constraint with anchors \(side(firstItem, firstAttribute)) and "
            + "\(side(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its "
            + "anchors reference items in different view hierarchies?  That's illegal.", name: "NSGenericException")
      }
      holder.addConstraint(self)
    }
  }

  /// The anchor of the first item.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
  /// The anchor of the second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// The views whose coordinates items have their places in, innermost first.
  private static func container(_ item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The nearest view that is or holds both items; nil when there is none, or an item is gone.
  var nearestHolder: UIView? {
    guard let first = Self.container(firstItem) else { return nil }
    guard hasSecondItem else { return first }
    guard let second = Self.container(secondItem) else { return nil }
    return sequence(first: first) { $0.superview }.first { second.isDescendant(of: $0) }
  }

  private func changed() { holder?.constraintsDidChange() }

  private static func check(_ number: CGFloat, _ name: String = "Constant") {
    if !number.isFinite {
      stop("\(name) is not finite!  That's illegal.  constant:\(number)", name: "NSInternalInconsistencyException")
    }
  }

  private func checkPair() {
    let make = "A constraint cannot be made"
    guard let first = LayoutAttribute(rawValue: firstAttribute.rawValue) else {
      stop("\(make) without a first attribute")
    }
    guard hasSecondItem, let second = LayoutAttribute(rawValue: secondAttribute.rawValue) else {
      if hasSecondItem { stop("Unable to parse constraint: a second item needs a second attribute") }
      if first.kind != .size {
        stop("\(make) that sets a location equal to a constant. Location attributes must be specified in pairs")
      }
      return
    }
    if first.kind != second.kind {
      stop("\(make) between \(firstAttribute) and \(secondAttribute): Invalid pairing of layout attributes")
    }
    if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      stop(
        "\(make) between a leading/trailing attribute and a right/left attribute. "
          + "Use leading/trailing for both or neither.")
    }
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(gone)" }
    return "<\(Self.name(item)).\(attribute)>"
  }

  private static func name(_ item: AnyObject) -> String {
    if let guide = item as? UILayoutGuide {
      let owner = guide.owningView.map { ":" + name($0) } ?? ""
      return "\(type(of: guide)):'\(guide.identifier)'\(owner)"
    }
    let identifier = (item as? UIView)?.accessibilityIdentifier.map { ":'\($0)'" } ?? ""
    return "\(type(of: item))\(identifier)"
  }

  open nonisolated override var description: String { MainActor.assumeIsolated { formula } }

  /// As UIKit prints it, without addresses.
  private var formula: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "<NSLayoutConstraint"
    if let identifier { text += ":'\(identifier)'" }
    text += " \(firstItem.map { Self.name($0) } ?? "(gone)").\(firstAttribute) \(sign) "
    if secondAttribute == .notAnAttribute {
      text += Self.number(constant)
    } else {
      if multiplier != 1 { text += "\(Self.number(multiplier))*" }
      text += "\(secondItem.map { Self.name($0) } ?? "(gone)").\(secondAttribute)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
    }
    if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(Double(value))"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The old name.
  public static var baseline: Self { .lastBaseline }
}
