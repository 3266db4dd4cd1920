public import UIKit

/// A constraint that has been made.
open class LayoutConstraint: NSLayoutConstraint {
  /// Names it in messages.
  open var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

/// The constraints that one line of a maker gives, one for each attribute.
@preconcurrency @MainActor
public final class Constraint {
  public let layoutConstraints: [LayoutConstraint]

  init(_ made: Description) {
    guard let item = made.item, let relation = made.relation else {
      layoutConstraints = []
      return
    }
    var (target, related): (AnyObject?, ConstraintAttributes?)
    var base: Any?
    switch made.related {
    case let item as ConstraintItem: (target, related) = (item.target, item.attributes)
    case let view as UIView: target = view
    case let guide as UILayoutGuide: target = guide
    case let other: base = other
    }
    let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    layoutConstraints = made.attributes.all.map { attribute in
      let isSize = attribute == .width || attribute == .height
      var other = related.map { made.attributes.partner(of: attribute, in: $0) } ?? attribute
      // A number is a distance from the superview's upper left corner, or a size.
      if base != nil, !isSize, attribute == .centerX || attribute == .centerY {
        other = attribute == .centerX ? .left : .top
      }
      let constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: base == nil ? target : isSize ? nil : superview,
        attribute: other, multiplier: made.multiplier,
        constant: constant(base ?? 0, for: attribute) + constant(made.offset, for: attribute))
      constraint.priority = UILayoutPriority(made.priority)
      constraint.label = made.label
      return constraint
    }
  }

  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { newValue ? activate() : deactivate() }
  }
  public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  public func install() { activate() }
  public func uninstall() { deactivate() }

  private func set(_ value: Any) {
    for one in layoutConstraints { one.constant = constant(value, for: one.firstAttribute) }
  }
  @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(offset)
    return self
  }
  @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(insets(inset))
    return self
  }
  @discardableResult public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(inset)
    return self
  }
  @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
    for one in layoutConstraints { one.priority = UILayoutPriority(priority.value) }
    return self
  }
  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority((priority as? ConstraintPriority)?.value ?? Float(number(priority) ?? 1000)))
  }
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
  public func updatePriority(amount: ConstraintPriority) { update(priority: amount) }
}
