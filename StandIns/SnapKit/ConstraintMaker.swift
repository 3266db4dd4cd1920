import UIKit

/// A constraint while it is being described.
final class Description {
  weak var item: AnyObject?
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?
  /// What it is related to: a view, a guide, an attribute of one, or a constant.
  var related: Any?
  var multiplier: CGFloat = 1
  var offset: Any = 0
  var priority: Float = 1000
  var label: String?
  @MainActor lazy var constraint: Constraint? = relation == nil ? nil : Constraint(self)

  init(_ item: AnyObject?, _ attributes: ConstraintAttributes) { (self.item, self.attributes) = (item, attributes) }
}

/// Makes the constraints of a view: `make.left.equalToSuperview().offset(8)`.
@preconcurrency @MainActor
public final class ConstraintMaker: ConstraintAttributeNames {
  private weak var item: AnyObject?
  private(set) var descriptions: [Description] = []

  init(_ item: AnyObject) { self.item = item }

  public func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = Description(item, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }
}

@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let description: Description
  init(_ description: Description) { self.description = description }

  /// As described so far.
  public var constraint: Constraint {
    guard let made = description.constraint else { fatalError("a constraint of SnapKit says equalTo(…) or the like") }
    return made
  }
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }
}

@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }
  @discardableResult public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = (amount as? ConstraintPriority)?.value ?? Float(number(amount) ?? 1000)
    return self
  }
  @discardableResult public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
  @discardableResult public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
  @discardableResult public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
  @discardableResult public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = number(amount) ?? 1
    return self
  }
  @discardableResult public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / (number(amount) ?? 1)
    return self
  }
  @discardableResult public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.offset = amount
    return self
  }
  @discardableResult public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.offset = insets(amount)
    return self
  }
  @discardableResult public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.offset = amount
    return self
  }
}

/// Insets that are the same all around, where they are a number.
func insets(_ amount: Any) -> Any {
  number(amount).map { UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0) } ?? amount
}

@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let description: Description
  init(_ description: Description) { self.description = description }

  private func relate(_ relation: NSLayoutConstraint.Relation, _ other: Any) -> ConstraintMakerEditable {
    (description.relation, description.related) = (relation, other)
    return ConstraintMakerEditable(description)
  }
  private func superview() -> UIView {
    let view = (description.item as? UIView)?.superview ?? (description.item as? UILayoutGuide)?.owningView
    guard let view else { fatalError("Expected superview but found nil when attempting make constraint.") }
    return view
  }

  @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, other)
  }
  @discardableResult public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }
  @discardableResult
  public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other)
  }
  @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { relate(.equal, superview()) }
  @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, superview())
  }
  @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, superview())
  }
}

@preconcurrency @MainActor
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintAttributeNames {
  public func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let known = description.attributes.all
    description.attributes = ConstraintAttributes(all: known + attributes.all.filter { !known.contains($0) })
    return self
  }
}
