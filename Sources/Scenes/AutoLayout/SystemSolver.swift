/// Solves one connected system of constraints: variables that constraints tie to one another.
struct SystemSolver {
  private var tableau = Tableau()
  private let variables: [Int]
  private var symbols: [Int: Int] = [:]
  private let known: [Double?]

  /// `variables` sorted; `known` are the values of variables that are settled already.
  init(variables: [Int], isSize: [Bool], known: [Double?]) {
    self.variables = variables
    self.known = known
    for variable in variables { symbols[variable] = tableau.addSymbol(isSize[variable] ? .restricted : .free) }
  }

  private func row(_ expression: LinearExpression) -> Tableau.Row {
    var row = Tableau.Row(constant: expression.constant)
    for term in expression.terms {
      if let value = known[term.variable.index] {
        row.constant += term.factor * value
      } else if let symbol = symbols[term.variable.index] {
        row.terms.append(Tableau.Term(symbol: symbol, factor: term.factor))
      }
    }
    return row
  }

  /// Demands that a constraint hold; false, and as if it had not been asked, if those demanded before forbid it.
  mutating func demand(_ constraint: Constraint) -> Bool {
    let row = tableau.substituted(row(constraint.expression))
    return demand(row, constraint.relation) { tableau in tableau.addSymbol(.restricted) } == nil
  }

  private mutating func demand(
    _ row: Tableau.Row, _ relation: Relation, slack: (inout Tableau) -> Int
  ) -> Tableau.Row? {
    var row = row
    switch relation {
    case .equal: return tableau.demandZero(row)
    case .lessThanOrEqual:
      row.multiply(by: -1)
      return tableau.demandNotNegative(row, slack: slack(&tableau))
    case .greaterThanOrEqual: return tableau.demandNotNegative(row, slack: slack(&tableau))
    }
  }

  /// Which of the constraints, that hold together, forbid another one.
  ///
  /// Each brings a marker or its slack into the rows; those that stand in the row which cannot be closed are to blame.
  mutating func opponents(of refused: Constraint, among constraints: [Constraint]) -> [Int] {
    var owners: [Int: Int] = [:]
    for (index, constraint) in constraints.enumerated() {
      var row = tableau.substituted(row(constraint.expression))
      if constraint.relation == .equal {
        let marker = tableau.addSymbol(.marker)
        owners[marker] = index
        row.terms.append(Tableau.Term(symbol: marker, factor: 1))
      }
      _ = demand(row, constraint.relation) { tableau in
        let slack = tableau.addSymbol(.restricted)
        owners[slack] = index
        return slack
      }
    }
    let row = tableau.substituted(row(refused.expression))
    let gap = demand(row, refused.relation) { tableau in tableau.addSymbol(.restricted) }
    let blamed = (gap?.terms ?? []).filter { abs($0.factor) > Tableau.epsilon }.compactMap { owners[$0.symbol] }
    return Set(blamed).sorted()
  }

  /// Comes as near to constraints, all of one priority, as those above leave room for.
  mutating func wish(_ constraints: some Sequence<Constraint>) {
    tableau.minimizeErrors(constraints.map { (row($0.expression), $0.relation) })
  }

  /// The variables that the constraints leave more than one value.
  mutating func ambiguousVariables() -> [Int] {
    var moved = Set<Int>()
    for variable in variables {
      guard let symbol = symbols[variable], !moved.contains(symbol), !tableau.isHeld[symbol] else { continue }
      let own = tableau.value(of: symbol)
      if own.terms.isEmpty { continue }
      if own.terms.contains(where: { tableau.kinds[$0.symbol] == .free }) {
        moved.insert(symbol)
        continue
      }
      for sign in [1.0, -1] where !moved.contains(symbol) {
        var row = tableau.value(of: symbol)
        row.multiply(by: sign)
        let goal = tableau.addSymbol(.goal)
        tableau.setRow(row, of: goal)
        let count = symbols.count
        _ = tableau.minimize(goal) { tableau, entering, step in
          if entering < count, step > Tableau.tolerance { moved.insert(entering) }
          for (row, factor) in tableau.entries(of: entering) where abs(factor) * step > Tableau.tolerance {
            if row < count { moved.insert(row) }
            if row == goal { moved.insert(symbol) }
          }
          return moved.contains(symbol)
        }
        tableau.removeRow(of: goal)
      }
    }
    return variables.filter { symbols[$0].map(moved.contains) == true }
  }

  /// Settles what is left open, the last variable first, as near to the preferred values as can be.
  mutating func settle(_ preferred: [Double]) -> [(variable: Int, value: Double)] {
    for variable in variables.reversed() {
      guard let symbol = symbols[variable] else { continue }
      var row = tableau.value(of: symbol)
      if row.terms.isEmpty { continue }
      row.constant -= preferred[variable]
      _ = tableau.demandZero(row, orNearest: true)
    }
    return variables.map { variable in
      (variable, symbols[variable].map { tableau.value(of: $0).constant } ?? 0)
    }
  }
}
