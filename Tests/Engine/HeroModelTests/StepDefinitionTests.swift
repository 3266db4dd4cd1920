import HeroTesting

@testable import HeroModel

/// One row a step: what it is made of makes it again.
@Suite struct StepDefinitionTests {
  private static let actions: [Step.Action] = [
    .wait(0.5), .present(.screen(1), opposite: true), .present(.screen(1), opposite: false), .dismiss, .dismissAll,
    .unwindTo(2), .replace(3), .replaceTop(.screen(4)), .push(.screen(1), pop: nil), .push(.screen(1), pop: .opposite),
    .push(.screen(1), pop: .type(.zoom)), .pop, .popTo(2), .popToRoot, .setViewControllers([.screen(1), .screen(2)]),
    .selectTab(.index(1)),
    .selectTab(.screen(2)), .transition(from: 1, to: 2, in: ViewAddress(screen: 0, view: 3)),
  ]

  @Test(arguments: actions.indices) func rowsMakeTheirSteps(_ index: Int) throws {
    let action = Self.actions[index]
    let (name, value, back) = action.call
    let row = try #require(StepDefinition.named(name))
    expectEqual(row.make(value, back), action)
    // Only what its row knows of the way back is said of it.
    #expect((back.isOpposite == nil || row.special.contains("opposite")))
    #expect((back.type == nil || row.special.contains("popAnimation")))
  }

  @Test func everyRowIsTried() {
    expectEqual(Set(Self.actions.map(\.call.name)), Set(StepDefinition.all.map(\.name)))
    // A value of another kind makes nothing, and a step without a value takes none.
    expectEqual(StepDefinition.named("wait")?.make(.screen(1), .init()), nil)
    expectEqual(StepDefinition.named("pop")?.make(.nothing, .init()), .pop)
  }
}
