import HeroTesting

@testable import AutoLayout

/// Numbers derived by hand.
struct LayoutSolverTests {
  private func expression(_ terms: (Double, Variable)..., constant: Double = 0) -> LinearExpression {
    LinearExpression(terms: terms.map { ($0.1, $0.0) }, constant: constant)
  }

  /// What is solved of one size that has wishes: lengths, each with its relation and priority.
  private func width(_ wishes: (Double, Relation, Double)...) -> Double {
    var solver = LayoutSolver()
    let width = solver.addVariable(isSize: true)
    for (length, relation, priority) in wishes {
      solver.add(Constraint(expression((1, width), constant: -length), relation, priority: priority))
    }
    return solver.solve()[width]
  }

  @Test func chainOfEquationsIsFollowed() {
    var solver = LayoutSolver()
    let (left, width, right) = (solver.addVariable(), solver.addVariable(isSize: true), solver.addVariable())
    solver.add(Constraint(expression((1, right), constant: -300)))
    solver.add(Constraint(expression((1, left), (1, width), (-1, right), constant: 16)))
    solver.add(Constraint(expression((1, left), constant: -20)))
    let solution = solver.solve()
    expectEqual([left, width, right].map { solution[$0] }, [20, 264, 300])
    #expect(solution.conflicts.isEmpty && solution.ambiguous.isEmpty)
  }

  @Test func manyLowWishesNeverOutvoteAHighOne() {
    var solver = LayoutSolver()
    let width = solver.addVariable(isSize: true)
    for _ in 0..<5000 { solver.add(Constraint(expression((1, width), constant: -200), priority: 749)) }
    solver.add(Constraint(expression((1, width), constant: -50), priority: 750))
    expectEqual(solver.solve()[width], 50)
  }

  @Test func wishesOfOneSize() {
    // |w - 100| + |w - 100| + |w - 400|: two at 100 beat one at 400; the sum of squares would say 200.
    expectEqual(width((100, .equal, 500), (400, .equal, 500), (100, .equal, 500)), 100)
    // What is not satisfied still pulls.
    expectEqual(width((200, .lessThanOrEqual, 1000), (500, .greaterThanOrEqual, 750), (20, .equal, 250)), 200)
  }

  @Test func huggingAndCompressionDecideWhoGrowsAndWhoShrinks() {
    // Two labels of 80 and 120, 8 apart, in a row; the second hugs more, the first resists more.
    func widths(in room: Double) -> [Double] {
      var solver = LayoutSolver()
      let (first, second) = (solver.addVariable(isSize: true), solver.addVariable(isSize: true))
      solver.add(Constraint(expression((1, first), (1, second), constant: 8 - room)))
      for (variable, own, hugging, resistance) in [(first, 80.0, 250.0, 751.0), (second, 120, 251, 750)] {
        solver.add(Constraint(expression((1, variable), constant: -own), .lessThanOrEqual, priority: hugging))
        solver.add(Constraint(expression((1, variable), constant: -own), .greaterThanOrEqual, priority: resistance))
      }
      let solution = solver.solve()
      #expect(solution.ambiguous.isEmpty)
      return [solution[first], solution[second]]
    }
    expectEqual(widths(in: 300), [172, 120])
    expectEqual(widths(in: 150), [80, 62])
    expectEqual(widths(in: 60), [52, 0])
  }

  @Test func equalPrioritiesAreAmbiguousAndTheLastKeepsItsPreferredValue() {
    var solver = LayoutSolver()
    let first = solver.addVariable(isSize: true, preferred: 80)
    let second = solver.addVariable(isSize: true, preferred: 120)
    let height = solver.addVariable(isSize: true)
    solver.add(Constraint(expression((1, height), constant: -30)))
    solver.add(Constraint(expression((1, first), (1, second), constant: -300)))
    for (variable, own) in [(first, 80.0), (second, 120)] {
      solver.add(Constraint(expression((1, variable), constant: -own), .lessThanOrEqual, priority: 250))
    }
    let solution = solver.solve()
    expectEqual(solution.ambiguous, [first, second])
    expectEqual([first, second, height].map { solution[$0] }, [180, 120, 30])
  }

  @Test func unconstrainedVariablesAreAmbiguous() {
    var solver = LayoutSolver()
    let (x, width, held) = (
      solver.addVariable(), solver.addVariable(isSize: true, preferred: 40), solver.addVariable()
    )
    solver.fix(held, at: 7)
    let solution = solver.solve()
    expectEqual(solution.ambiguous, [x, width])
    expectEqual([x, width, held].map { solution[$0] }, [0, 40, 7])
  }

  @Test func degenerateVertexIsNotAmbiguous() {
    // x ≤ 10 thrice and x ≥ 10 by two ways: one value, through rows that all stand at zero.
    var solver = LayoutSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    solver.add(Constraint(expression((1, x), constant: -10), .lessThanOrEqual))
    solver.add(Constraint(expression((1, x), (1, y), constant: -20), .lessThanOrEqual))
    solver.add(Constraint(expression((1, y), constant: -10), .greaterThanOrEqual))
    solver.add(Constraint(expression((1, x), (-1, y)), .greaterThanOrEqual))
    let solution = solver.solve()
    #expect(solution.ambiguous.isEmpty)
    expectEqual([solution[x], solution[y]], [10, 10])
  }

  @Test func oneOfTheRequiredAtOddsIsDroppedAndItsOpponentsAreNamed() throws {
    var solver = LayoutSolver()
    let (left, width, other) = (
      solver.addVariable(), solver.addVariable(isSize: true), solver.addVariable()
    )
    let ids = [
      solver.add(Constraint(expression((1, left), constant: -10))),
      solver.add(Constraint(expression((1, other), constant: -3))),
      solver.add(Constraint(expression((1, width), constant: -100))),
      solver.add(Constraint(expression((1, left), (1, width), constant: -290))),
    ]
    let solution = solver.solve()
    let conflict = try #require(solution.conflicts.first)
    expectEqual(solution.conflicts.count, 1)
    expectEqual(([conflict.dropped] + conflict.opponents).sorted(), [ids[0], ids[2], ids[3]])
    expectEqual(solution[other], 3)
    let values = [left, width, other].map { solution[$0] }
    let errors = [values[0] - 10, values[1] - 100, values[0] + values[1] - 290].filter { abs($0) > 1e-9 }
    expectEqual(errors.count, 1)
  }

  @Test func sizesAreNotNegative() {
    var solver = LayoutSolver()
    let (left, width) = (solver.addVariable(), solver.addVariable(isSize: true))
    solver.add(Constraint(expression((1, left), constant: -200)))
    solver.add(Constraint(expression((1, left), (1, width), constant: -100)))
    let solution = solver.solve()
    expectEqual(solution.conflicts.count, 1)
    #expect(solution[width] >= 0)
  }

  @Test func inequalitiesAtOddsAreFound() throws {
    var solver = LayoutSolver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    // a ≥ b + 1, b ≥ c + 1, c ≥ a + 1 cannot all hold.
    let ids = [(a, b), (b, c), (c, a)].map { one, other in
      solver.add(Constraint(expression((1, one), (-1, other), constant: -1), .greaterThanOrEqual))
    }
    let conflict = try #require(solver.solve().conflicts.first)
    expectEqual(solver.solve().conflicts.count, 1)
    expectEqual(([conflict.dropped] + conflict.opponents).sorted(), ids)
  }

  @Test func multiplierKeepsARatio() {
    var solver = LayoutSolver()
    let (width, height) = (solver.addVariable(isSize: true), solver.addVariable(isSize: true))
    solver.add(Constraint(expression((9, width), (-16, height))))
    solver.add(Constraint(expression((1, height), constant: -90), .lessThanOrEqual))
    solver.add(Constraint(expression((1, width), constant: -1000), priority: 999))
    let solution = solver.solve()
    #expect(abs(solution[width] - 160) < 1e-9 && abs(solution[height] - 90) < 1e-9)
  }

  @Test func removedAndChangedConstraintsLeaveNoTrace() {
    var solver = LayoutSolver()
    let width = solver.addVariable(isSize: true)
    let wish = solver.add(Constraint(expression((1, width), constant: -10), priority: 500))
    let limit = solver.add(Constraint(expression((1, width), constant: -5), .lessThanOrEqual))
    expectEqual(solver.solve()[width], 5)
    solver.remove(limit)
    expectEqual(solver.solve()[width], 10)
    solver[wish]?.expression.constant = -30
    expectEqual(solver.solve()[width], 30)
    solver[wish]?.priority = 200
    solver.add(Constraint(expression((1, width), constant: -12), priority: 201))
    expectEqual(solver.solve()[width], 12)
  }

  @Test func longChainIsExact() {
    // 1000 views one below the other, each as high as it wishes, 7/3 points apart.
    var solver = LayoutSolver()
    var previous: Variable?
    for index in 0..<1000 {
      let (top, height) = (solver.addVariable(), solver.addVariable(isSize: true))
      solver.add(Constraint(expression((1, height), constant: -Double(index % 9) / 7), priority: 750))
      guard let last = previous else {
        solver.add(Constraint(expression((1, top))))
        previous = height
        continue
      }
      let before = Variable(index: last.index - 1)
      solver.add(Constraint(expression((1, top), (-1, before), (-1, last), constant: -7.0 / 3)))
      previous = height
    }
    let solution = solver.solve()
    // Nine heights sum to 36/7; 999 = 111 · 9 of them lie above the last view.
    let expected = 111.0 * 36 / 7 + 999 * 7.0 / 3
    #expect(abs(solution[Variable(index: 1998)] - expected) < 1e-6)
    #expect(solution.ambiguous.isEmpty)
  }
}
