/// How an expression stands to zero.
package enum Relation: Int, Equatable, Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// An expression that is to be zero, at most zero or at least zero.
package struct Constraint: Equatable, Sendable {
  /// The priority that must hold.
  package static let required = 1000.0

  /// What stands in the relation to zero.
  package var expression: LinearExpression
  /// How it stands to zero.
  package var relation: Relation
  /// Above 0, at most 1000, fractions allowed; 1000 is required. Default: 1000.
  ///
  /// Every priority is a level of its own, which no number of constraints of lower levels outvotes.
  package var priority: Double

  /// `expression` stands in `relation` to zero.
  package init(_ expression: LinearExpression, _ relation: Relation = .equal, priority: Double = required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// `left` stands in `relation` to `right`.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Double = required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  var isRequired: Bool { priority >= Self.required }

  /// By content alone, so that solving does not depend on the order in which constraints came: higher priorities first,
  /// equations before inequalities, then terms and constants.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    if (left.relation == .equal) != (right.relation == .equal) { return left.relation == .equal }
    for (one, other) in zip(left.expression.terms, right.expression.terms) {
      if one.variable != other.variable { return one.variable < other.variable }
      if one.factor != other.factor { return one.factor < other.factor }
    }
    if left.expression.terms.count != right.expression.terms.count {
      return left.expression.terms.count < right.expression.terms.count
    }
    if left.relation != right.relation { return left.relation.rawValue < right.relation.rawValue }
    return left.expression.constant < right.expression.constant
  }
}
