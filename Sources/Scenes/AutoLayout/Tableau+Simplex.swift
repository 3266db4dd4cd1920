extension Tableau {
  /// What became of a minimisation.
  enum Outcome {
    /// It cannot get smaller, or has left the rows at zero.
    case done
    /// It gets smaller without end.
    case unbounded
    /// `observe` wanted no more.
    case stopped
  }

  /// Makes the value of a symbol with a row as small as the restricted symbols allow.
  ///
  /// Enters the symbol that promises most; after steps that move nothing the one with the lowest number, which cannot go in
  /// circles. Source: Bland, "New finite pivoting rules for the simplex method", 1977.
  /// `observe` gets each step's symbol and length, and stops the walk by `true`.
  mutating func minimize(_ goal: Int, observe: ((inout Tableau, _ entering: Int, _ step: Double) -> Bool)? = nil)
    -> Outcome
  {
    var stillSteps = 0
    // Rounding errors could defeat Bland's rule; what is reached then is feasible.
    var remaining = 1000 + 50 * kinds.count
    while remaining > 0, let row = rows[goal] {
      remaining -= 1
      guard let entering = entering(row, lowest: stillSteps > 8) else { return .done }
      let entries = entries(of: entering)
      var leaving: (symbol: Int, ratio: Double, factor: Double)?
      for (symbol, factor) in entries where kinds[symbol] == .restricted && factor < -Self.epsilon {
        guard let constant = rows[symbol]?.constant else { continue }
        let ratio = max(constant, 0) / -factor
        guard let best = leaving else {
          leaving = (symbol, ratio, factor)
          continue
        }
        let isTie = abs(ratio - best.ratio) <= 1e-12 * max(1, best.ratio)
        let isBetter = stillSteps > 8 ? symbol < best.symbol : factor < best.factor
        if isTie ? best.symbol != goal && (symbol == goal || isBetter) : ratio < best.ratio {
          leaving = (symbol, ratio, factor)
        }
      }
      guard let leaving else {
        return observe?(&self, entering, .infinity) == true ? .stopped : .unbounded
      }
      if let observe, observe(&self, entering, leaving.ratio) { return .stopped }
      stillSteps = leaving.ratio < 1e-12 ? stillSteps + 1 : 0
      pivot(leaving.symbol, entering)
    }
    return .done
  }

  private func entering(_ row: Row, lowest: Bool) -> Int? {
    var best: Term?
    for term in row.terms where kinds[term.symbol] == .restricted && term.factor < -Self.epsilon {
      if lowest { return term.symbol }
      if term.factor < best?.factor ?? 0 { best = term }
    }
    return best?.symbol
  }

  /// The free symbol of a row that weighs most, if there is one.
  private func freeSymbol(_ row: Row) -> Int? {
    var best: Term?
    for term in row.terms where kinds[term.symbol] == .free && abs(term.factor) > Self.epsilon {
      if abs(term.factor) >= abs(best?.factor ?? 0) { best = term }
    }
    return best?.symbol
  }

  /// Demands that a row be zero.
  ///
  /// - Returns: The row of the gap that cannot be closed, nil if the demand holds from now on. Nothing is demanded then, or, with
  ///   `orNearest`, that the gap stay as small as it is.
  mutating func demandZero(_ row: Row, orNearest: Bool = false) -> Row? {
    if let free = freeSymbol(row) {
      introduce(free, by: Self.solved(row, for: free))
      return nil
    }
    var row = row
    if row.constant < 0 { row.multiply(by: -1) }
    let gap = addSymbol(.restricted)
    setRow(row, of: gap)
    _ = minimize(gap)
    guard let rest = rows[gap] else {
      hold(gap)
      return nil
    }
    if orNearest || rest.constant <= Self.tolerance {
      // What is left is minimal: nothing that widens it may move any more.
      removeRow(of: gap)
      for term in rest.terms where kinds[term.symbol] == .restricted && term.factor > Self.epsilon { hold(term.symbol) }
      return rest.constant <= Self.tolerance ? nil : rest
    }
    removeRow(of: gap)
    return rest
  }

  /// Demands that a row be zero or more.
  ///
  /// - Returns: The row by which that cannot be, nil if it holds from now on.
  mutating func demandNotNegative(_ row: Row, slack: Int) -> Row? {
    if let free = freeSymbol(row) {
      var equation = row
      equation.add(Row(terms: [Term(symbol: slack, factor: -1)]), times: 1)
      introduce(free, by: Self.solved(equation, for: free))
      return nil
    }
    var row = row
    if row.constant >= 0 {
      setRow(row, of: slack)
      return nil
    }
    row.multiply(by: -1)
    setRow(row, of: slack)
    _ = minimize(slack)
    guard var rest = rows[slack] else {
      negate(slack)
      return nil
    }
    removeRow(of: slack)
    guard rest.constant <= Self.tolerance else { return rest }
    rest.multiply(by: -1)
    rest.constant = 0
    setRow(rest, of: slack)
    return nil
  }

  /// Makes the sum of the absolute errors of constraints, all of one level, as small as it gets, and lets nothing that
  /// follows make it larger.
  mutating func minimizeErrors(_ wishes: [(row: Row, relation: Relation)]) {
    let cost = addSymbol(.goal)
    var costRow = Row()
    for (raw, relation) in wishes {
      let row = substituted(raw)
      guard row.terms.contains(where: { kinds[$0.symbol] != .marker }) else { continue }
      // row = over - under; an inequality pays for one of them only.
      let over = addSymbol(.restricted)
      let under = addSymbol(.restricted)
      let prices = [over: relation == .greaterThanOrEqual ? 0.0 : 1, under: relation == .lessThanOrEqual ? 0.0 : 1]
      var equation = row
      equation.add(Row(terms: [Term(symbol: over, factor: -1), Term(symbol: under, factor: 1)]), times: 1)
      let basic = freeSymbol(row) ?? (row.constant >= 0 ? over : under)
      introduce(basic, by: Self.solved(equation, for: basic))
      for symbol in [over, under] {
        guard let price = prices[symbol], price > 0 else { continue }
        costRow.add(rows[symbol] ?? Row(terms: [Term(symbol: symbol, factor: 1)]), times: price)
      }
    }
    guard !costRow.terms.isEmpty else { return }
    setRow(costRow, of: cost)
    _ = minimize(cost)
    let rest = rows[cost]
    removeRow(of: cost)
    for term in rest?.terms ?? [] where term.factor > Self.epsilon { hold(term.symbol) }
  }
}
