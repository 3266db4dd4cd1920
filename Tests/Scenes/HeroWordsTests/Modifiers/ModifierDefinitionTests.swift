import HeroGeometry
import HeroTesting

@testable import HeroModel
@testable import HeroWords

/// One row a modifier: what it says of itself holds in every spelling.
@Suite struct ModifierDefinitionTests {
  private static func read(_ text: String) throws -> [Modifier] { try ModifierSyntax.entries(text).map(\.modifier) }

  @Test(arguments: ModifierDefinition.all.map(\.name)) func everyRowIsTheModifiersOwn(_ name: String) throws {
    let definition = try #require(ModifierDefinition.named(name))
    let modifiers = try Self.read(definition.example)
    expectEqual(modifiers.count, 1)
    let modifier = try #require(modifiers.first)
    // Words for a condition are written as `when`.
    let row = try #require(modifier.definition)
    expectEqual(row.name, (definition.condition == nil ? name : "when"))
    expectEqual(row.make(modifier.call.arguments), modifier)
    try expectEqual(Self.read(modifier.text), modifiers)
    if case .when = modifier, definition.condition == nil {
    } else {
      try expectEqual(Self.read(modifier.swift), modifiers)
    }
    expectEqual(modifier.blended(with: modifier, fraction: 0.5), modifier)
    #expect(definition.sentence.hasSuffix("."))
  }

  // Hero 1.6.4, HeroModifier+HeroStringConvertible: the names of its switch.
  @Test func heroStringsKnowTheseAlone() {
    let names = ModifierDefinition.all.filter(\.isInHeroStrings).map(\.name)
    expectEqual(
      Set(names),
      [
        "fade", "opacity", "position", "size", "scale", "rotate", "translate", "overlay", "duration",
        "durationMatchLongest", "delay", "spring", "timingFunction", "arc", "cascade", "source",
        "useGlobalCoordinateSpace", "ignoreSubviewModifiers", "zPosition", "useOptimizedSnapshot", "useNormalSnapshot",
        "useLayerRenderSnapshot", "useNoSnapshot", "forceAnimate",
      ])
  }

  // Hero 1.6.4, HeroModifier+Advanced and its kin, as declared there.
  @Test(arguments: [
    ("cornerRadius", ["cornerRadius(_ cornerRadius: CGFloat)"]), ("transform", ["transform(_ t: CATransform3D)"]),
    ("scale", ["scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1)", "scale(_ xy: CGFloat)"]),
    ("overlay", ["overlay(color: UIColor, opacity: CGFloat)"]), ("arc", ["arc", "arc(intensity: CGFloat = 1)"]),
    (
      "cascade",
      [
        "cascade",
        "cascade(delta: TimeInterval = 0.02, direction: CascadeDirection = .topToBottom, delayMatchedViews: Bool = false)",
      ]
    ),
    ("whenMatched", ["whenMatched(_ modifiers: HeroModifier...)"]), ("anchorPoint", []), ("fade", ["fade"]),
    ("duration", ["duration(_ duration: TimeInterval)"]), ("durationMatchLongest", ["durationMatchLongest"]),
    ("ignoreSubviewModifiers", ["ignoreSubviewModifiers", "ignoreSubviewModifiers(recursive: Bool = false)"]),
  ])
  func declarationsAreHeros(_ name: String, _ expected: [String]) {
    expectEqual(SwiftSignature.modifiers.filter { $0.name == name }.map(\.declaration), expected)
  }
}
