package import AutoLayout

/// A relation between two edges, centres or sizes of items, in words.
package struct LayoutConstraint<Item> {
  /// What is placed.
  package var first: Item
  /// Which of its attributes is meant.
  package var firstAttribute: LayoutAttribute
  /// How it stands to the other side.
  package var relation: Relation
  /// What it is placed by, and what of that; nil: by the constant alone.
  package var second: (item: Item, attribute: LayoutAttribute)?
  /// Times the second item's attribute.
  package var multiplier: Double
  /// Points.
  package var constant: Double
  /// Above 0 to count, at most 1000, which must hold.
  package var priority: Double
  /// Names it in messages.
  package var name: String

  package init(
    _ first: Item, _ firstAttribute: LayoutAttribute, _ relation: Relation = .equal,
    _ second: (item: Item, attribute: LayoutAttribute)? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Double = Constraint.required, name: String = ""
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.name = name
  }

  /// The same of other items; nil when there is none for one of them.
  package func mapItems<Other>(_ transform: (Item) throws -> Other?) rethrows -> LayoutConstraint<Other>? {
    guard let first = try transform(first) else { return nil }
    var other: (item: Other, attribute: LayoutAttribute)?
    if let second {
      guard let item = try transform(second.item) else { return nil }
      other = (item, second.attribute)
    }
    return LayoutConstraint<Other>(
      first, firstAttribute, relation, other, multiplier: multiplier, constant: constant, priority: priority,
      name: name)
  }
}

extension LayoutConstraint: Sendable where Item: Sendable {}
