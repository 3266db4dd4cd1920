import HeroLayers

extension SceneSchema {
  /// Views: what keys they have, and where they must say their place.
  static let viewDefinitions: [Member] = [
    Member(key: "viewKeys", value: .closed(properties(SceneKeys.anyView + typedKeys, viewKey))),
    Member(key: "style", value: .closed(properties(SceneKeys.style, viewKey))),
    Member(
      key: "madeView",
      value: .closed(properties(SceneKeys.making + SceneKeys.anyView + typedKeys, viewKey))
        .adding([Member(key: "anyOf", value: .array(making.map { .has($0) }))])),
    Member(
      key: "templateView",
      value: .closed(properties(SceneKeys.making.filter { $0 != "repeat" } + SceneKeys.anyView + typedKeys, viewKey))),
    Member(
      key: "component",
      value: .closed(
        [
          Member(
            key: "parameters",
            value: [
              "type": "object", "maxProperties": .number(Double(SceneLimits.parameters)),
              "propertyNames": [
                "pattern": "^[^\\W\\d]\\w*$", "not": .choice(SceneKeys.reservedNames),
              ],
            ]), Member(key: "view", value: .ref("templateView")),
        ], required: ["view"])),
    Member(key: "repeat", value: repetition),
    Member(key: "expression", value: ["type": "string", "pattern": "\\{"]),
    Member(key: "view", value: ["$ref": "#/$defs/viewKeys", "allOf": .array(typeRules)]),
    Member(
      key: "rootView",
      value: ["$ref": "#/$defs/view", "not": frameAndOther]),
    Member(
      key: "placedView",
      value: [
        "$ref": "#/$defs/view", "anyOf": [.has("frame"), .has("center"), .has("pin"), .has("safeArea")],
        "not": frameAndOther,
      ]),
    Member(
      key: "stackedView",
      value: ["$ref": "#/$defs/view", "not": frameAndOther]),
    Member(
      key: "shadow",
      value: .closed(
        ValueKey.shadow.map { Member(key: $0.name, value: $0.schema) })),
    Member(
      key: "font",
      value: .closed(
        properties(SceneKeys.font) { key in
          switch key {
          case "family": .name
          case "size": .positive
          case "weight":
            [
              "anyOf": [
                .choice(SceneReader.weights.map(\.0)), .integer(100, 900), .ref("expression"),
              ]
            ]
          default: SchemaNode.bool.orExpression
          }
        })),
    Member(
      key: "effect",
      value: [
        "anyOf": [
          .choice(SceneReader.effects.map(\.0)),
          .closed(
            properties(SceneKeys.effect) {
              switch $0 {
              case "tint": .ref("color")
              case "blurRadius":
                .number([
                  Member(key: "minimum", value: 0),
                  Member(key: "maximum", value: .number(SceneReader.maximumBlurRadius)),
                ])
              default: .notNegative
              }
            }, required: ["blurRadius"]),
        ]
      ]),
  ]

  /// Keys with which a view need not say by itself what others must.
  private static let making = SceneKeys.making.filter { $0 != "with" } + ["style"]

  private static let repetition: SchemaNode = SchemaNode.closed(
    properties(SceneKeys.repetition) { key in
      switch key {
      case "count": .integer(0, SceneLimits.madeViews)
      case "each": SchemaNode.list(true, atMost: SceneLimits.madeViews).orExpression
      case "columns", "rows": .integer(1, SceneLimits.madeViews)
      case "spacing": ["anyOf": [.number, .numbers(2)]]
      default: contentKey(key)
      }
    }
  ).adding([
    Member(key: "oneOf", value: [.has("count"), .has("each")]),
    Member(key: "not", value: .has("columns", "rows")),
    Member(
      key: "dependentSchemas",
      value: .object(
        ["spacing", "insets"].map { Member(key: $0, value: ["anyOf": [.has("columns"), .has("rows")]]) })),
  ])

  /// A subview as its holder asks for, or one that is made.
  private static func subview(_ name: String) -> SchemaNode { ["anyOf": [.ref("madeView"), .ref(name)]] }

  private static let frameAndOther: SchemaNode = ["anyOf": [.has("frame", "center"), .has("frame", "size")]]

  private static let typedKeys = ViewType.allCases.flatMap(\.keys)

  /// For each type: its own keys only, those that it needs, and what its subviews must say.
  private static let typeRules: [SchemaNode] = {
    let types = ViewType.allCases.filter { $0 != .view }
    var rules = types.map { type -> SchemaNode in
      [
        "if": isType(type),
        "then": [
          "propertyNames": .choice(SceneKeys.anyView + type.keys),
          // A stack can do without its own keys.
          "required": .names(type == .stack ? [] : Array(type.telltales.prefix(1))),
          "properties": [
            "subviews": SchemaNode.list(subview(type == .stack ? "stackedView" : "placedView")).orExpression
          ],
        ],
      ]
    }
    rules.append([
      "if": ["anyOf": .array(types.map(isType))], "then": true,
      "else": [
        "propertyNames": .choice(SceneKeys.anyView),
        "properties": ["subviews": SchemaNode.list(subview("placedView")).orExpression],
      ],
    ])
    // Only content, and pins on both sides, can stand in for a length.
    let open = ViewType.allCases.filter(\.hasOwnSize).map(isType)
    rules.append([
      "if": ["anyOf": .array([.has("pin")] + open)], "then": true,
      "else": ["properties": ["frame": SchemaNode.rect.orExpression], "dependentRequired": ["center": ["size"]]],
    ])
    return rules
  }()

  /// The type is given, or implied by a key.
  private static func isType(_ type: ViewType) -> SchemaNode {
    [
      "anyOf": [
        ["properties": ["type": ["const": .string(type.rawValue)]], "required": ["type"]],
        ["not": .has("type"), "anyOf": .array(type.telltales.map { .has($0) })],
      ]
    ]
  }

  private static func viewKey(_ key: String) -> SchemaNode {
    switch key {
    case "style": return .name
    case "component": return .name
    case "with": return ["type": "object"]
    case "repeat": return .ref("repeat")
    default:
      let layer = ValueKey.layer.first { $0.name == key }
      return (layer?.schema ?? ownKey(key)).orExpression
    }
  }

  /// A number, or null for a view's own side.
  private static let length: SchemaNode = ["anyOf": [.number, ["type": "null"]]]

  private static func ownKey(_ key: String) -> SchemaNode {
    switch key {
    case "type": .choice(ViewType.self)
    case "name": ["type": "string", "pattern": "^[^/]+$"]
    case "frame": .list(length, atLeast: 2, atMost: 4)
    case "pin":
      SchemaNode.closed(
        properties(SceneKeys.insets) { _ in ["anyOf": [.number, ["const": "safeArea"]]] }
      ).adding([Member(key: "minProperties", value: 1)])
    case "autoresizing": .list(.choice(AutoresizingMask.names.map(\.0)))
    case "center", "startPoint", "endPoint": .numbers(2)
    case "size": .list(length, atLeast: 1, atMost: 2)
    case "heroID", "image": .name
    case "text": ["type": "string", "maxLength": .number(Double(SceneLimits.textLength))]
    case "path": .path
    case "heroModifiers": .ref("modifiers")
    case "strokeStart", "strokeEnd": .unit
    case "textColor", "fillColor", "strokeColor": .ref("color")
    case "lineWidth", "lineSpacing": .notNegative
    case "kern", "spacing": .number
    case "font", "effect": .ref(key)
    case "layout": .choice(LayoutKind.self)
    case "subviews": .list(["type": "object"])
    default: contentKey(key)
    }
  }

  private static func contentKey(_ key: String) -> SchemaNode {
    switch key {
    case "contentMode": .choice(ContentMode.self)
    case "magnificationFilter": .choice(MagnificationFilter.self)
    case "textAlignment": .choice(TextAlignment.self)
    case "numberOfLines": .integer(0)
    case "lineBreakMode": .choice(LineBreakMode.self)
    case "colors": .list(.ref("color"), atLeast: 1, atMost: SceneLimits.colors)
    case "locations": .list(.unit, atMost: SceneLimits.colors)
    case "gradientType": .choice(GradientContents.Kind.self)
    case "fillRule": .choice(SceneReader.fillRules.map(\.0))
    case "lineCap": .choice(ShapeContents.LineCap.self)
    case "lineJoin": .choice(ShapeContents.LineJoin.self)
    case "lineDashPattern": .list(.notNegative, atMost: SceneLimits.dashes)
    case "axis": .choice(["horizontal", "vertical"])
    case "alignment": .choice(StackSettings.alignments.map(\.0))
    case "distribution": .choice(StackSettings.Distribution.self)
    case "insets":
      ["anyOf": [.number, .numbers(4), .closed(properties(SceneKeys.insets) { _ in .number })]]
    default: .bool
    }
  }
}
