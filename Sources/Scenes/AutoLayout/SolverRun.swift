/// One solution from scratch: what follows one by one, then system by system, level by level.
struct SolverRun {
  typealias Entry = (id: LayoutSolver.ConstraintID, constraint: Constraint)

  private let isSize: [Bool]
  private let preferred: [Double]
  private let fixed: [Double?]
  /// Values that are settled.
  private var known: [Double?]
  private var accepted: [Entry] = []
  private var conflicts: [Solution.Conflict] = []

  init(isSize: [Bool], preferred: [Double], fixed: [Double?]) {
    self.isSize = isSize
    self.preferred = preferred
    self.fixed = fixed
    known = fixed
  }

  /// `entries` in their canonical order.
  mutating func solve(_ entries: [Entry]) -> Solution {
    let required = entries.filter(\.constraint.isRequired)
    let open = propagate(required.filter { $0.constraint.relation == .equal })
    let rest =
      open + required.filter { $0.constraint.relation != .equal } + entries.filter { !$0.constraint.isRequired }
    var ambiguous: [Int] = []
    var values = known
    var unsettled = rest
    for system in systems(of: rest, &unsettled) {
      var solver = SystemSolver(variables: system.variables, isSize: isSize, known: known)
      var index = 0
      while index < system.entries.count {
        let level = system.entries[index...].prefix {
          $0.constraint.priority == system.entries[index].constraint.priority
        }
        if level[index].constraint.isRequired {
          for entry in level { keep(entry, if: solver.demand(entry.constraint)) }
        } else {
          solver.wish(level.map(\.constraint))
        }
        index = level.endIndex
      }
      ambiguous += solver.ambiguousVariables()
      for (variable, value) in solver.settle(preferred) { values[variable] = value }
    }
    // Constraints between settled values only.
    for entry in unsettled where entry.constraint.isRequired {
      let value = entry.constraint.expression.value(values.map { $0 ?? 0 })
      switch entry.constraint.relation {
      case .equal: keep(entry, if: abs(value) <= Tableau.tolerance)
      case .lessThanOrEqual: keep(entry, if: value <= Tableau.tolerance)
      case .greaterThanOrEqual: keep(entry, if: value >= -Tableau.tolerance)
      }
    }
    for (variable, value) in values.enumerated() where value == nil {
      ambiguous.append(variable)
      values[variable] = isSize[variable] ? max(preferred[variable], 0) : preferred[variable]
    }
    return Solution(
      values: values.map { $0 ?? 0 }, conflicts: conflicts,
      ambiguous: ambiguous.sorted().map { Variable(index: $0) })
  }

  /// Settles variables that an equation leaves one value, as long as there are any.
  ///
  /// - Returns: The equations that are left.
  private mutating func propagate(_ equations: [Entry]) -> [Entry] {
    var users: [Int: [Int]] = [:]
    var unknowns: [Int] = []
    for (index, entry) in equations.enumerated() {
      let variables = entry.constraint.expression.terms.map(\.variable.index).filter { known[$0] == nil }
      unknowns.append(variables.count)
      for variable in variables { users[variable, default: []].append(index) }
    }
    var isDone = equations.map { _ in false }
    var queue = equations.indices.filter { unknowns[$0] <= 1 }
    var position = 0
    while position < queue.count {
      let index = queue[position]
      position += 1
      if isDone[index] { continue }
      isDone[index] = true
      let expression = equations[index].constraint.expression
      var sum = expression.constant
      var unknown: LinearExpression.Term?
      for term in expression.terms {
        if let value = known[term.variable.index] { sum += term.factor * value } else { unknown = term }
      }
      guard let unknown else {
        keep(equations[index], if: abs(sum) <= Tableau.tolerance)
        continue
      }
      let variable = unknown.variable.index
      var value = -sum / unknown.factor
      if isSize[variable], value < 0 {
        guard abs(sum) <= Tableau.tolerance else {
          keep(equations[index], if: false)
          continue
        }
        value = 0
      }
      known[variable] = value
      keep(equations[index], if: true)
      for user in users[variable] ?? [] {
        unknowns[user] -= 1
        if unknowns[user] <= 1 { queue.append(user) }
      }
    }
    return equations.indices.filter { !isDone[$0] }.map { equations[$0] }
  }

  private mutating func keep(_ entry: Entry, if holds: Bool) {
    guard !holds else {
      accepted.append(entry)
      return
    }
    // All that is fixed stays; all that was settled is open again, so that what settled it can be named.
    var solver = SystemSolver(
      variables: isSize.indices.filter { fixed[$0] == nil }, isSize: isSize, known: fixed)
    let opponents = solver.opponents(of: entry.constraint, among: accepted.map(\.constraint))
    conflicts.append(
      Solution.Conflict(dropped: entry.id, opponents: opponents.map { accepted[$0].id }.sorted()))
  }

  /// Groups of unknown variables that constraints tie together, with those constraints in their order.
  private func systems(
    of entries: [Entry], _ unsettled: inout [Entry]
  ) -> [(variables: [Int], entries: [Entry])] {
    var parents = Array(isSize.indices)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable {
        parents[variable] = parents[parents[variable]]
        variable = parents[variable]
      }
      return variable
    }
    var members: [[Int]] = []
    for entry in entries {
      let unknown = entry.constraint.expression.terms.map(\.variable.index).filter { known[$0] == nil }
      members.append(unknown)
      for (one, other) in zip(unknown, unknown.dropFirst()) {
        let (left, right) = (root(one), root(other))
        parents[max(left, right)] = min(left, right)
      }
    }
    var systems: [Int: (variables: [Int], entries: [Entry])] = [:]
    unsettled = []
    for (entry, unknown) in zip(entries, members) {
      if let first = unknown.first {
        systems[root(first), default: ([], [])].entries.append(entry)
      } else {
        unsettled.append(entry)
      }
    }
    for variable in isSize.indices where known[variable] == nil {
      let root = root(variable)
      if systems[root] != nil { systems[root]?.variables.append(variable) }
    }
    return systems.sorted { $0.key < $1.key }.map(\.value)
  }
}
