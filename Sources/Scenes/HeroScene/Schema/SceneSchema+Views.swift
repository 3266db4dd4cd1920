import HeroLayers
import HeroModel

extension SceneSchema {
  /// Views: what keys they have, and where they must say their place.
  static let viewDefinitions: [Member] = [
    Member(
      key: "changedView",
      value: .closed(
        viewFields.map { $0.member(\.orExpression.orNull) }
          + SceneFields.changedScreen.filter { !viewFields.names.contains($0.name) }.map(changed))),
    Member(key: "changedNavigationItem", value: .closed(SceneFields.navigationItem.map { $0.member(\.orNull) })),
    Member(key: "changedTabBarItem", value: .closed(SceneFields.tabBarItem.map { $0.member(\.orNull) })),
    Member(
      key: "changedNavigationBar", value: .closed(SceneFields.shownNavigationBar.map { $0.member(\.orNull) })),
    Member(key: "changedTabBar", value: .closed(SceneFields.shownTabBar.map { $0.member(\.orNull) })),
    Member(key: "viewKeys", value: .closed(keys)),
    Member(key: "style", value: .closed(keys.filter { SceneKeys.style.contains($0.key) })),
    Member(
      key: "madeView",
      value: .closed(makingKeys + keys).adding([Member(key: "anyOf", value: .array(making.map { .has($0) }))])),
    Member(key: "templateView", value: .closed(makingKeys.filter { $0.key != "repeat" } + keys)),
    Member(key: "component", value: SceneFields.component.object),
    Member(key: "repeat", value: repetition),
    Member(key: "expression", value: .texts("\\{", else: SchemaNode.noExpression)),
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
    Member(key: "shadow", value: ValueKey.shadow.map(\.field).object),
    Member(key: "mask", value: SceneFields.mask.object),
    Member(key: "textShadow", value: ValueKey.textShadow.map(\.field).object),
    Member(
      key: "textRun",
      value: .closed(SceneFields.textRun.map { $0.member(\.orExpression) }).adding([
        Member(key: "oneOf", value: [.has("text"), .has("attachment")])
      ])),
    Member(key: "attachment", value: SceneFields.attachment.object),
    Member(key: "liveLayout", value: SceneFields.liveLayout.object),
    Member(
      key: "font", value: SceneFields.font.object.adding([Member(key: "not", value: .has("size", "textStyle"))])),
    Member(
      key: "effect", value: ["anyOf": [.choice(BackdropEffect.names), SceneFields.effect.object]]),
  ]

  /// The keys of views; in a component or repeat any of them may be an expression.
  private static let keys = viewFields.map { $0.member(\.orExpression) }
  private static let viewFields = SceneFields.anyView + ViewType.allCases.flatMap(\.fields)

  /// A key of a screen in a step: null takes it away, also inside of a bar or its item.
  private static func changed(_ field: Field) -> Member {
    let items = [
      "navigationItem": "changedNavigationItem", "tabBarItem": "changedTabBarItem",
      "navigationBar": "changedNavigationBar", "tabBar": "changedTabBar",
    ]
    if field.name == "view" { return field.member() }
    return field.member { items[field.name].map { .ref($0).orNull } ?? $0.orNull }
  }

  private static let makingKeys = SceneFields.making.map { $0.member() }

  /// Keys with which a view need not say by itself what others must.
  private static let making = SceneKeys.making.filter { $0 != "with" } + ["style"]

  private static let repetition: SchemaNode = SceneFields.repetition.object.adding([
    Member(key: "oneOf", value: [.has("count"), .has("each")]),
    Member(key: "not", value: .has("columns", "rows")),
    Member(
      key: "dependentSchemas",
      value: .object(
        ["spacing", "insets"].map { Member(key: $0, value: ["anyOf": [.has("columns"), .has("rows")]]) })),
  ])

  /// A subview as its holder asks for, or one that is made. Which of them it is, is asked first: so editors tell what that one lacks, and offer
  /// the keys that make a view.
  private static func subview(_ name: String) -> SchemaNode {
    let made: SchemaNode = [
      "properties": .object(SceneFields.making.map { $0.member { _ in [:] } }),
      "anyOf": .array(making.map { .has($0) }),
    ]
    return ["if": made, "then": .ref("madeView"), "else": .ref(name)]
  }

  private static let frameAndOther: SchemaNode = ["anyOf": [.has("frame", "center"), .has("frame", "size")]]

  /// For each type: its own keys only, those that it needs, and what its subviews must say.
  private static let typeRules: [SchemaNode] = {
    let types = ViewType.allCases.filter { $0 != .view }
    var rules = types.map { type -> SchemaNode in
      let then: SchemaNode = [
        "propertyNames": .choice(SceneKeys.anyView + type.keys),
        "properties": [
          "subviews": SchemaNode.list(subview(type == .stack ? "stackedView" : "placedView")).orExpression
        ],
      ]
      // A stack can do without its own keys; a label has one of two.
      let needed: [Member] =
        switch type {
        case .stack: []
        case .label: [Member(key: "oneOf", value: .array(type.telltales.map { .has($0) }))]
        default: [Member(key: "required", value: .names(type.telltales))]
        }
      return ["if": isType(type), "then": then.adding(needed)]
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
}

extension SchemaNode {
  /// The value, or null, which takes its key away.
  fileprivate var orNull: SchemaNode { ["anyOf": [self, ["type": "null"]]] }
}
