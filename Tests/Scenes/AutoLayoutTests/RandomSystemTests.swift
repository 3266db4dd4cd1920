import HeroTesting

@testable import AutoLayout

/// Small systems at random against a search through all corners.
struct RandomSystemTests {
  /// Numbers that depend on the seed alone.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) << 32 | (state >> 29) & 0xffff_ffff
    }
  }

  private struct System {
    var isSize: [Bool]
    var preferred: [Double]
    var constraints: [Constraint]
  }

  private func system(_ generator: inout Generator, requiredShare: Int) -> System {
    let count = Int.random(in: 1...3, using: &generator)
    let isSize = (0..<count).map { _ in Bool.random(using: &generator) }
    let constraints = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
      var terms: [(variable: Variable, factor: Double)] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let variable = Variable(index: Int.random(in: 0..<count, using: &generator))
        terms.append((variable, Double([-2, -1, -1, 1, 1, 1, 0.5].randomElement(using: &generator) ?? 1)))
      }
      let isRequired = Int.random(in: 0..<10, using: &generator) < requiredShare
      return Constraint(
        LinearExpression(terms: terms, constant: Double(Int.random(in: -20...20, using: &generator)) * 5),
        [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
        priority: isRequired ? 1000 : [250, 500, 750].randomElement(using: &generator) ?? 500)
    }
    return System(
      isSize: isSize, preferred: isSize.map { _ in Double(Int.random(in: 0...9, using: &generator)) * 10 },
      constraints: constraints)
  }

  private func solver(_ system: System) -> (LayoutSolver, [LayoutSolver.ConstraintID]) {
    var solver = LayoutSolver()
    for (isSize, preferred) in zip(system.isSize, system.preferred) {
      _ = solver.addVariable(isSize: isSize, preferred: preferred)
    }
    let ids = system.constraints.map { solver.add($0) }
    return (solver, ids)
  }

  private func error(_ constraint: Constraint, _ values: [Double]) -> Double {
    let value = constraint.expression.value(values)
    switch constraint.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(value, 0)
    case .greaterThanOrEqual: return max(-value, 0)
    }
  }

  /// The points where as many planes meet as there are variables.
  private func corners(_ planes: [(factors: [Double], constant: Double)], _ count: Int) -> [[Double]] {
    func choices(_ from: Int, _ left: Int) -> [[Int]] {
      guard left > 0 else { return [[]] }
      guard from < planes.count else { return [] }
      return (from..<planes.count).flatMap { index in choices(index + 1, left - 1).map { [index] + $0 } }
    }
    return choices(0, count).compactMap { choice in
      var matrix = choice.map { planes[$0].factors + [-planes[$0].constant] }
      for column in 0..<count {
        guard let pivot = (column..<count).first(where: { abs(matrix[$0][column]) > 1e-9 }) else { return nil }
        matrix.swapAt(column, pivot)
        for row in 0..<count where row != column {
          let factor = matrix[row][column] / matrix[column][column]
          for index in 0...count { matrix[row][index] -= factor * matrix[column][index] }
        }
      }
      return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
    }
  }

  /// The errors of each level, and then how far the variables are from what they prefer, the last one first.
  private func costs(_ system: System, _ constraints: [Constraint], _ values: [Double]) -> [Double] {
    [750.0, 500, 250].map { level in
      constraints.filter { $0.priority == level }.reduce(0) { $0 + error($1, values) }
    } + zip(values, system.preferred).map { abs($0 - $1) }.reversed()
  }

  private func isFeasible(_ system: System, _ required: [Constraint], _ values: [Double]) -> Bool {
    zip(values, system.isSize).allSatisfy { $0 >= -1e-7 || !$1 } && required.allSatisfy { error($0, values) < 1e-6 }
  }

  private func isSmaller(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where abs(one - other) > 1e-6 { return one < other }
    return false
  }

  @Test(arguments: [0, 3, 6]) func solutionIsTheBestCorner(requiredShare: Int) throws {
    var dropped = 0
    var ambiguous = 0
    for seed in 0..<1500 {
      var generator = Generator(state: UInt64(seed * 7 + requiredShare))
      let system = system(&generator, requiredShare: requiredShare)
      let (solver, ids) = solver(system)
      let solution = solver.solve()
      let count = system.isSize.count
      let values = (0..<count).map { solution[Variable(index: $0)] }
      let drops = Set(solution.conflicts.map(\.dropped))
      let kept = zip(ids, system.constraints).filter { !drops.contains($0.0) }.map(\.1)
      let required = kept.filter { $0.priority == 1000 }

      var planes = system.constraints.map { constraint in
        let factors = (0..<count).map { index in
          constraint.expression.terms.first { $0.variable.index == index }?.factor ?? 0
        }
        return (factors: factors, constant: constraint.expression.constant)
      }
      for index in 0..<count {
        let axis = (0..<count).map { $0 == index ? 1.0 : 0 }
        planes.append((axis, -system.preferred[index]))
        if system.isSize[index] { planes.append((axis, 0)) }
      }
      let corners = corners(planes, count)
      #expect(isFeasible(system, required, values), "seed \(seed)")
      let best = corners.filter { isFeasible(system, required, $0) }
        .min { isSmaller(costs(system, kept, $0), costs(system, kept, $1)) }
      let expected = try #require(best, "seed \(seed)")
      #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed): \(values) is not \(expected)")

      for conflict in solution.conflicts {
        dropped += 1
        let culprit = try #require(solver[conflict.dropped])
        let opponents = conflict.opponents.compactMap { solver[$0] }
        #expect(
          !corners.contains { isFeasible(system, opponents + [culprit], $0) },
          "seed \(seed): the opponents named do not forbid the dropped one")
      }

      // A variable is ambiguous if two corners that are best by the levels alone differ in it, or if it stays best one step
      // along an axis of the cell; the corners find the first kind.
      let levels = Array(costs(system, kept, values).prefix(3))
      let ties = corners.filter { corner in
        isFeasible(system, required, corner)
          && zip(costs(system, kept, corner), levels).allSatisfy { abs($0 - $1) < 1e-6 }
      }
      for index in 0..<count where ties.contains(where: { abs($0[index] - values[index]) > 1e-4 }) {
        ambiguous += 1
        #expect(solution.ambiguous.contains(Variable(index: index)), "seed \(seed)")
      }
      for variable in solution.ambiguous {
        // Pinned a little to one side, the levels must still be met as well.
        let isOpen = [0.001, -0.001].contains { step in
          var pinned = solver
          pinned.fix(variable, at: values[variable.index] + step)
          let other = pinned.solve()
          let moved = (0..<count).map { other[Variable(index: $0)] }
          return isFeasible(system, required, moved)
            && zip(costs(system, kept, moved), levels).allSatisfy { abs($0 - $1) < 1e-6 }
        }
        #expect(isOpen, "seed \(seed): \(variable) is not ambiguous")
      }
    }
    #expect(ambiguous > 100)
    expectEqual((dropped > 100), (requiredShare > 0))
  }

  @Test func anySequenceOfChangesEqualsASolveFromScratch() {
    for seed in 0..<400 {
      var generator = Generator(state: UInt64(seed) &+ 99)
      let system = system(&generator, requiredShare: 4)
      let (scratch, _) = solver(system)
      var (changed, ids) = solver(system)
      var present = Set(ids.indices)
      for _ in 0..<12 {
        let index = ids.indices.randomElement(using: &generator) ?? 0
        if present.contains(index) {
          if Bool.random(using: &generator) {
            changed[ids[index]]?.expression.constant = Double.random(in: -99...99, using: &generator)
            changed[ids[index]]?.priority = 300
            _ = changed.solve()
          } else {
            changed.remove(ids[index])
            present.remove(index)
          }
        } else {
          ids[index] = changed.add(system.constraints[index])
          present.insert(index)
        }
      }
      for index in ids.indices.shuffled(using: &generator) {
        changed.remove(ids[index])
        ids[index] = changed.add(system.constraints[index])
      }
      let (one, other) = (scratch.solve(), changed.solve())
      let values = system.isSize.indices.map { one[Variable(index: $0)] }
      expectEqual(values, system.isSize.indices.map { other[Variable(index: $0)] }, "seed \(seed)")
      expectEqual(one.ambiguous, other.ambiguous)
      expectEqual(one.conflicts.count, other.conflicts.count)
    }
  }
}
