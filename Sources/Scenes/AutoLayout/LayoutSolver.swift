/// Finds values for variables that constraints of strict priorities ask for.
///
/// Constraints come, go and change one by one; `solve()` depends on the set of constraints alone, not on how it came about.
/// Source: Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", 2001, with its symbolic
/// weights: one minimisation for each level.
package struct LayoutSolver: Sendable {
  /// Names a constraint of a solver.
  package struct ConstraintID: Hashable, Comparable, Sendable {
    let number: Int

    /// Whether the left one was added before the right one.
    package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
  }

  private var isSize: [Bool] = []
  private var preferred: [Double] = []
  private var fixed: [Double?] = []
  private var constraints: [ConstraintID: Constraint] = [:]
  private var nextNumber = 0

  /// A solver of nothing.
  package init() {}

  /// A new variable.
  ///
  /// - Parameters:
  ///   - isSize: Whether it is never less than 0.
  ///   - preferred: The value that it comes nearest to where constraints leave it open; later variables come first.
  package mutating func addVariable(isSize: Bool = false, preferred: Double = 0) -> Variable {
    self.isSize.append(isSize)
    self.preferred.append(preferred)
    fixed.append(nil)
    return Variable(index: self.isSize.count - 1)
  }

  /// Gives a variable a value that no constraint changes; nil lets it go.
  package mutating func fix(_ variable: Variable, at value: Double?) { fixed[variable.index] = value }

  /// Changes what a variable is where constraints leave it open.
  package mutating func prefer(_ value: Double, for variable: Variable) { preferred[variable.index] = value }

  /// Adds a constraint.
  @discardableResult package mutating func add(_ constraint: Constraint) -> ConstraintID {
    precondition(
      constraint.priority > 0 && constraint.priority <= Constraint.required,
      "a priority is above 0 and at most 1000, not \(constraint.priority)")
    precondition(
      constraint.expression.constant.isFinite && constraint.expression.terms.allSatisfy(\.factor.isFinite),
      "constants and factors are finite numbers")
    let id = ConstraintID(number: nextNumber)
    nextNumber += 1
    constraints[id] = constraint
    return id
  }

  /// Takes a constraint away; one that is not there stays away.
  package mutating func remove(_ id: ConstraintID) { constraints[id] = nil }

  /// A constraint, to read or to change: its constant, its priority, all of it.
  package subscript(id: ConstraintID) -> Constraint? {
    get { constraints[id] }
    set {
      precondition(newValue == nil || constraints[id] != nil, "only a constraint that was added can be changed")
      constraints[id] = newValue
    }
  }

  /// The values, the required constraints that had to be dropped, and what is left open.
  package func solve() -> Solution {
    let sorted = constraints.sorted {
      if Constraint.precedes($0.value, $1.value) { return true }
      return !Constraint.precedes($1.value, $0.value) && $0.key < $1.key
    }
    var run = SolverRun(isSize: isSize, preferred: preferred, fixed: fixed)
    return run.solve(sorted.map { ($0.key, $0.value) })
  }
}

/// What a solver found.
package struct Solution: Equatable, Sendable {
  /// A required constraint that could not hold.
  package struct Conflict: Equatable, Sendable {
    /// The one that was dropped.
    package var dropped: LayoutSolver.ConstraintID
    /// Those that hold instead and, together, forbid it; in the order in which they were added.
    package var opponents: [LayoutSolver.ConstraintID]
  }

  var values: [Double]
  /// One for each dropped constraint.
  package var conflicts: [Conflict] = []
  /// The variables that the constraints leave more than one value, in order.
  package var ambiguous: [Variable] = []

  /// The value of a variable.
  package subscript(variable: Variable) -> Double { values[variable.index] }
}
