import HeroTimeline

extension SceneSchema {
  /// Containers, steps and gestures.
  static let timelineDefinitions: [Member] = [
    Member(
      key: "navigation",
      value: .closed(
        properties(SceneKeys.navigation) { key in
          switch key {
          case "navigation": screens
          case "isHeroEnabled": .bool
          case "modalAnimation": .ref("modalAnimation")
          case let key where SceneKeys.modalPair.contains(key): .ref("animation")
          case "modalPresentationStyle": .choice(ModalPresentationStyle.self)
          default: .ref("animation")
          }
        }, required: ["navigation"])),
    Member(
      key: "tabs",
      value: .closed(
        properties(SceneKeys.tabs) { key in
          switch key {
          case "tabs": .list(["anyOf": [.name, .ref("navigation")]], atLeast: 1)
          case "selected": .integer(0)
          case "tabBarAnimation": .ref("animation")
          case "modalAnimation": .ref("modalAnimation")
          case let key where SceneKeys.modalPair.contains(key): .ref("animation")
          case "modalPresentationStyle": .choice(ModalPresentationStyle.self)
          default: .bool
          }
        }, required: ["tabs"])),
    Member(key: "step", value: step),
    Member(key: "sample", value: sample),
    Member(
      key: "edgePan",
      value: .closed(
        properties(SceneKeys.edgePan) { $0 == "duration" ? .positive : .numbers(2) },
        required: ["from", "to", "duration"])),
  ]

  private static let screens: SchemaNode = [
    "type": "array", "items": .name, "minItems": 1, "uniqueItems": true,
  ]

  private static let step: SchemaNode = SchemaNode.closed(properties(SceneKeys.step, stepKey)).adding([
    Member(key: "oneOf", value: .array(SceneKeys.actions.map { .has($0) })),
    Member(
      key: "allOf",
      value: [
        ["if": .has("wait"), "then": ["propertyNames": .choice(["wait", "set"])]],
        ["not": ["properties": ["opposite": .onlyTrue], "required": .names(SceneKeys.special.map(\.key))]],
      ]),
    Member(
      key: "dependentSchemas",
      value: .object(
        SceneKeys.special.map { Member(key: $0.key, value: ["anyOf": .array($0.actions.map { .has($0) })]) })),
  ])

  private static func stepKey(_ key: String) -> SchemaNode {
    switch key {
    case "wait": .notNegative
    case "present": ["anyOf": [.name, .ref("navigation"), .ref("tabs")]]
    case "dismiss", "dismissAll", "pop", "popToRoot": .onlyTrue
    case "unwindTo", "replace", "push", "popTo": .name
    case "setViewControllers": screens
    case "selectTab": ["anyOf": [.integer(0), .name]]
    case "animation", "popAnimation": .ref("animation")
    case "opposite": .bool
    case "viewOrdering": .choice(ViewOrdering.self)
    case "containerColor": .ref("color")
    case "directionStrategy": .choice(DirectionStrategy.self)
    case "speed": .positive
    case "set": changes
    case "pan": pan
    default:
      [
        "anyOf": [
          .list(.ref("sample"), atLeast: 1),
          .closed([Member(key: "edgePan", value: .ref("edgePan"))], required: ["edgePan"]),
        ]
      ]
    }
  }

  /// Views by address, and the controllers on stage.
  private static let changes: SchemaNode = [
    "type": "object", "additionalProperties": .ref("changedView"),
    "properties": SchemaNode.object(
      SceneKeys.changedControllers.map { name, keys in
        Member(
          key: name, value: ["anyOf": [.closed(properties(keys) { _ in .ref("animation") }), .ref("changedView")]])
      }),
  ]

  /// Expressions are strings or numbers; what they say is checked by the reader.
  private static let pan: SchemaNode = SchemaNode.closed(
    properties(SceneKeys.pan) { key in
      switch key {
      case "from", "by", "to": .numbers(2)
      case "path": .list(.numbers(3), atLeast: 1)
      case "duration": .positive
      case "timing": ["anyOf": [.choice(TimingFunction.named.map(\.name)), .numbers(4)]]
      case "apply": ["type": "object", "additionalProperties": .ref("modifiers")]
      case "show": .bool
      default: ["anyOf": [.text, .number]]
      }
    }, required: ["progress", "finishWhen"])

  private static let sample: SchemaNode = SchemaNode.closed(
    properties(SceneKeys.sample) { key in
      switch key {
      case "at": .notNegative
      case "progress": .number
      case "apply", "changeTarget": ["type": "object", "additionalProperties": .ref("modifiers")]
      case "finish", "end", "cancel": .onlyTrue
      default: .bool
      }
    }, required: ["at"]
  ).adding([
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
