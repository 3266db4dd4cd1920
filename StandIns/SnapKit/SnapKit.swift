public import UIKit

/// What `view.snp` and `guide.snp` give: attributes to relate to, and the makers of constraints.
@preconcurrency @MainActor
public struct ConstraintDSL: ConstraintAttributeNames {
  let owner: AnyObject

  public var target: AnyObject? { owner }
  public func adding(_ attributes: ConstraintAttributes) -> ConstraintItem { ConstraintItem(owner, attributes) }

  /// Those made for it and not removed since.
  private var installed: [Constraint] {
    get { objc_getAssociatedObject(owner, key) as? [Constraint] ?? [] }
    nonmutating set { objc_setAssociatedObject(owner, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  private func described(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    (owner as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(owner)
    closure(maker)
    return maker.descriptions.compactMap(\.constraint)
  }

  @discardableResult public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    described(closure)
  }
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    let made = described(closure)
    for one in made { one.activate() }
    installed += made
  }
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }
  public func removeConstraints() {
    for one in installed { one.deactivate() }
    installed = []
  }
  /// Gives constraints that are there already the new constants.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    guard !installed.isEmpty else { return makeConstraints(closure) }
    let known = installed.flatMap(\.layoutConstraints)
    for new in described(closure).flatMap(\.layoutConstraints) {
      guard let old = known.first(where: { $0.relates(as: new) }) else {
        fatalError("Updated constraint could not find existing matching constraint to update: \(new)")
      }
      old.constant = new.constant
    }
  }

  private var view: UIView? { owner as? UIView }
  public var contentHuggingHorizontalPriority: Float {
    get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }
  public var contentHuggingVerticalPriority: Float {
    get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set { view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
  }
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    nonmutating set { view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
  }
  /// Names the view in messages.
  public func setLabel(_ value: String?) { view?.accessibilityIdentifier = value }
  public func label() -> String? { view?.accessibilityIdentifier }
}

public typealias ConstraintViewDSL = ConstraintDSL
public typealias ConstraintLayoutGuideDSL = ConstraintDSL

nonisolated(unsafe) private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension LayoutConstraint {
  /// Whether another says the same but for its constant.
  fileprivate func relates(as other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem && relation == other.relation
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && priority == other.priority
  }
}

extension UIView {
  public var snp: ConstraintDSL { ConstraintDSL(owner: self) }
}
extension UILayoutGuide {
  public var snp: ConstraintDSL { ConstraintDSL(owner: self) }
}
extension UILayoutSupport {
  public var snp: ConstraintDSL { ConstraintDSL(owner: self) }
}
