/// Equations, each solved for one symbol of its own: `basic = constant + Σ factor · symbol`.
///
/// Rows are sorted arrays, not dictionaries: sums are then always formed in the same order. Only rows of restricted symbols and
/// of goals are kept in terms of symbols that have no row; a free symbol's row stays as it was first written, which is as
/// true, and is followed when it is asked for: else each step would rewrite every position of a long chain.
struct Tableau {
  /// What values a symbol may take.
  enum Kind {
    case free
    /// Zero and more.
    case restricted
    /// Zero; it names the constraint that a row came from.
    case marker
    /// What is being made small.
    case goal
  }

  struct Term {
    var symbol: Int
    var factor: Double
  }

  struct Row {
    var constant = 0.0
    /// Sorted by symbol.
    var terms: [Term] = []

    func factor(of symbol: Int) -> Double {
      var low = 0
      var high = terms.count
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low < terms.count && terms[low].symbol == symbol ? terms[low].factor : 0
    }

    mutating func multiply(by factor: Double) {
      constant *= factor
      for index in terms.indices { terms[index].factor *= factor }
    }

    /// Adds `factor` times another row; what cancels goes.
    mutating func add(_ other: Row, times factor: Double) {
      constant += other.constant * factor
      var merged: [Term] = []
      merged.reserveCapacity(terms.count + other.terms.count)
      var left = 0
      var right = 0
      while left < terms.count || right < other.terms.count {
        if right == other.terms.count || left < terms.count && terms[left].symbol < other.terms[right].symbol {
          merged.append(terms[left])
          left += 1
        } else if left == terms.count || other.terms[right].symbol < terms[left].symbol {
          merged.append(Term(symbol: other.terms[right].symbol, factor: other.terms[right].factor * factor))
          right += 1
        } else {
          let sum = terms[left].factor + other.terms[right].factor * factor
          if abs(sum) > Tableau.negligible { merged.append(Term(symbol: terms[left].symbol, factor: sum)) }
          left += 1
          right += 1
        }
      }
      terms = merged
    }

    mutating func remove(_ symbol: Int) { terms.removeAll { $0.symbol == symbol } }
  }

  /// A factor as small as that is a rounding error of one that cancelled.
  static let negligible = 1e-11
  /// A factor that small does not make a value move.
  static let epsilon = 1e-9
  /// Points by which a required constraint may be missed.
  static let tolerance = 1e-6

  private(set) var kinds: [Kind] = []
  private(set) var rows: [Row?] = []
  /// Symbols that are held at zero for good: they stand in no row.
  private(set) var isHeld: [Bool] = []
  /// Rows, not those of free symbols, in which a symbol may stand: all in which it does, and some in which it once did.
  private var columns: [[Int]] = []
  /// When free symbols got their rows.
  private var ages: [Int] = []
  private var nextAge = 0
  /// Room to add up factors in; zero and false between uses.
  private var sums: [Double] = []
  private var isTouched: [Bool] = []

  mutating func addSymbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    rows.append(nil)
    isHeld.append(false)
    columns.append([])
    ages.append(0)
    sums.append(0)
    isTouched.append(false)
    return kinds.count - 1
  }

  /// A row in terms of symbols that have no row.
  mutating func substituted(_ row: Row) -> Row {
    var constant = row.constant
    var touched: [Int] = []
    // Free symbols with a row, which names only such as got theirs later.
    var pending: [Int] = []
    func collect(_ terms: [Term], times factor: Double) {
      for term in terms where !isHeld[term.symbol] {
        if !isTouched[term.symbol] {
          isTouched[term.symbol] = true
          touched.append(term.symbol)
          if kinds[term.symbol] == .free, rows[term.symbol] != nil { pending.append(term.symbol) }
        }
        sums[term.symbol] += term.factor * factor
      }
    }
    collect(row.terms, times: 1)
    while let next = pending.indices.min(by: { ages[pending[$0]] < ages[pending[$1]] }) {
      let symbol = pending.remove(at: next)
      let factor = sums[symbol]
      sums[symbol] = 0
      guard let row = rows[symbol] else { continue }
      constant += row.constant * factor
      collect(row.terms, times: factor)
    }
    for symbol in touched.sorted() where kinds[symbol] == .restricted {
      guard let row = rows[symbol], sums[symbol] != 0 else { continue }
      let factor = sums[symbol]
      sums[symbol] = 0
      constant += row.constant * factor
      collect(row.terms, times: factor)
    }
    var result = Row(constant: constant)
    for symbol in touched.sorted() {
      if abs(sums[symbol]) > Self.negligible { result.terms.append(Term(symbol: symbol, factor: sums[symbol])) }
      sums[symbol] = 0
      isTouched[symbol] = false
    }
    return result
  }

  /// What a symbol is in terms of symbols that have no row.
  mutating func value(of symbol: Int) -> Row {
    let row = substituted(Row(terms: [Term(symbol: symbol, factor: 1)]))
    // What is constant stays so, and need not be followed again.
    if kinds[symbol] == .free, rows[symbol] != nil, row.terms.isEmpty { rows[symbol] = row }
    return row
  }

  /// Gives a symbol, which stands in no row, a row.
  mutating func setRow(_ row: Row, of symbol: Int) {
    rows[symbol] = row
    guard kinds[symbol] != .free else {
      ages[symbol] = nextAge
      nextAge += 1
      return
    }
    for term in row.terms { columns[term.symbol].append(symbol) }
  }

  mutating func removeRow(of symbol: Int) { rows[symbol] = nil }

  /// The rows in which a symbol stands, and its factors.
  mutating func entries(of symbol: Int) -> [(row: Int, factor: Double)] {
    var found: [(row: Int, factor: Double)] = []
    for row in Set(columns[symbol]).sorted() {
      let factor = rows[row]?.factor(of: symbol) ?? 0
      if factor != 0 { found.append((row, factor)) }
    }
    columns[symbol] = found.map(\.row)
    return found
  }

  /// Puts a symbol that has a value of its own, given by `row`, in place everywhere.
  mutating func introduce(_ symbol: Int, by row: Row) {
    for (target, factor) in entries(of: symbol) {
      guard var old = rows[target] else { continue }
      rows[target] = nil
      old.remove(symbol)
      for term in row.terms where old.factor(of: term.symbol) == 0 { columns[term.symbol].append(target) }
      old.add(row, times: factor)
      if kinds[target] == .restricted, abs(old.constant) < 1e-10 { old.constant = 0 }
      rows[target] = old
    }
    columns[symbol] = []
    setRow(row, of: symbol)
  }

  /// Solves `row = 0` for a symbol that stands in it.
  static func solved(_ row: Row, for symbol: Int) -> Row {
    let factor = row.factor(of: symbol)
    var result = row
    result.remove(symbol)
    result.multiply(by: -1 / factor)
    return result
  }

  /// Swaps a symbol that has a row with one that stands in that row.
  mutating func pivot(_ leaving: Int, _ entering: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(Row(terms: [Term(symbol: leaving, factor: -1)]), times: 1)
    introduce(entering, by: Self.solved(row, for: entering))
  }

  /// Holds a symbol without a row at zero from now on.
  mutating func hold(_ symbol: Int) {
    for entry in entries(of: symbol) { rows[entry.row]?.remove(symbol) }
    columns[symbol] = []
    isHeld[symbol] = true
  }

  /// Makes a symbol without a row its own opposite.
  mutating func negate(_ symbol: Int) {
    for (target, factor) in entries(of: symbol) {
      rows[target]?.remove(symbol)
      rows[target]?.add(Row(terms: [Term(symbol: symbol, factor: -factor)]), times: 1)
    }
  }
}
