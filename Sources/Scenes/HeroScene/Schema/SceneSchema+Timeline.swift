import HeroModel

extension SceneSchema {
  /// Containers, steps and gestures.
  static let timelineDefinitions: [Member] = [
    Member(key: "navigation", value: navigation),
    Member(key: "tabs", value: SceneFields.tabs.object),
    Member(key: "step", value: step),
    Member(key: "sample", value: sample),
    Member(key: "pan", value: SceneFields.pan.object),
    Member(key: "finger", value: SceneFields.finger.object),
    Member(key: "edgePan", value: SceneFields.edgePan.object),
  ]

  /// SDOSHero's keys go with its class.
  private static let navigation: SchemaNode = SceneFields.navigation.object.adding([
    Member(
      key: "dependentSchemas",
      value: .object(
        SceneKeys.pushAndPop.map { key in
          let isSDOSHero: SchemaNode = ["const": .string(ControllerClass.sdosHero.rawValue)]
          return Member(key: key, value: ["properties": ["controller": isSDOSHero], "required": ["controller"]])
        }))
  ])

  private static let step: SchemaNode = SceneFields.step.object.adding([
    Member(key: "oneOf", value: .array(SceneKeys.actions.map { .has($0) })),
    Member(
      key: "allOf",
      value: [
        ["if": .has("wait"), "then": ["propertyNames": .choice(["wait", "set"])]],
        ["not": ["properties": ["opposite": .onlyTrue], "required": ["opposite", "popAnimation"]]],
        ["if": .has("transition"), "then": ["required": ["from", "in"]]],
      ]),
    Member(
      key: "dependentSchemas",
      value: .object(
        SceneKeys.special.map { Member(key: $0.key, value: ["anyOf": .array($0.actions.map { .has($0) })]) })),
  ])

  private static let sample: SchemaNode = SceneFields.sample.object.adding([
    Member(
      key: "oneOf",
      value: [
        ["propertyNames": .choice(["at", "progress", "apply", "changeTarget", "isDestination"])],
        ["required": ["finish"], "propertyNames": .choice(["at", "finish", "animate"])],
        ["required": ["end"], "propertyNames": .choice(["at", "end", "animate"])],
        ["required": ["cancel"], "propertyNames": .choice(["at", "cancel", "animate"])],
      ])
  ])
}
