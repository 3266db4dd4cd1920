/// A number that a solver looks for.
///
/// Variables are ordered by when they were added: the order, not that of the constraints, decides where nothing else does.
package struct Variable: Hashable, Comparable, Sendable {
  let index: Int

  /// Whether the left one was added before the right one.
  package static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }

  /// The variable times a factor.
  package static func * (factor: Double, variable: Variable) -> LinearExpression {
    LinearExpression(terms: [(variable, factor)])
  }
}

/// A sum of variables times factors, and a constant.
package struct LinearExpression: Equatable, Sendable {
  struct Term: Equatable, Sendable {
    var variable: Variable
    var factor: Double
  }

  /// Sorted by variable, each once, no factor 0.
  private(set) var terms: [Term] = []
  /// What is added to the sum of the terms.
  package var constant: Double

  package init(_ constant: Double = 0) { self.constant = constant }

  package init(_ variable: Variable) { self.init(terms: [(variable, 1)]) }

  /// Terms, which may name a variable several times, and a constant.
  package init(terms: [(variable: Variable, factor: Double)], constant: Double = 0) {
    self.constant = constant
    for (variable, factor) in terms.sorted(by: { $0.variable < $1.variable }) {
      if self.terms.last?.variable == variable {
        self.terms[self.terms.count - 1].factor += factor
      } else {
        self.terms.append(Term(variable: variable, factor: factor))
      }
    }
    self.terms.removeAll { $0.factor == 0 }
  }

  private var pairs: [(variable: Variable, factor: Double)] { terms.map { ($0.variable, $0.factor) } }

  /// The sum of both.
  package static func + (left: Self, right: Self) -> Self {
    Self(terms: left.pairs + right.pairs, constant: left.constant + right.constant)
  }

  /// The expression and a constant.
  package static func + (left: Self, right: Double) -> Self { left + Self(right) }

  /// The left one less the right one.
  package static func - (left: Self, right: Self) -> Self { left + -1 * right }

  /// The expression less a constant.
  package static func - (left: Self, right: Double) -> Self { left + Self(-right) }

  /// All factors and the constant times a number.
  package static func * (factor: Double, expression: Self) -> Self {
    Self(terms: expression.pairs.map { ($0.variable, $0.factor * factor) }, constant: expression.constant * factor)
  }

  /// The number that the expression is when variables have these values.
  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.factor * values[$1.variable.index] }
  }
}
