import HeroWords

/// The JSON Schema of the scene format, from the same table of keys as the reader.
package enum SceneSchema {
  /// The schema (draft 2020-12), pretty-printed, with a line break at the end.
  ///
  /// A schema can say less than the reader checks: names that refer to something, arguments of modifiers and asset files are
  /// strings to it.
  package static let json = document.text() + "\n"

  typealias Member = SchemaNode.Member

  private static let document: SchemaNode = {
    var members = SchemaNode.document(title: "herorender scene, version 1")
    if case .object(let own) = SceneFields.scene.object { members += own }
    members.append(Member(key: "$defs", value: .object(definitions)))
    return .object(members)
  }()

  private static let definitions: [Member] =
    [
      Member(key: "canvas", value: canvas),
      Member(key: "screen", value: SceneFields.screen.object),
      Member(key: "animation", value: ScenePatterns.animation),
      Member(
        key: "modalAnimation",
        value: [
          "anyOf": [
            .ref("animation"), SceneFields.modalAnimation.object.adding([Member(key: "minProperties", value: 1)]),
          ]
        ]),
      Member(
        key: "modifiers", value: ["anyOf": [ScenePatterns.modifiers, .list(ScenePatterns.modifiers)]]),
      Member(key: "color", value: color),
      Member(key: "output", value: SceneFields.outputObject),
      Member(key: "navigationBar", value: SceneFields.navigationBar.object),
      Member(key: "tabBar", value: SceneFields.tabBar.object),
      Member(key: "navigationItem", value: SceneFields.navigationItem.object),
      Member(key: "tabBarItem", value: SceneFields.tabBarItem.object),
      Member(key: "shownNavigationBar", value: SceneFields.shownNavigationBar.object),
      Member(key: "shownTabBar", value: SceneFields.shownTabBar.object),
      Member(
        key: "barItem",
        value: SceneFields.barItem.object.adding([
          Member(key: "oneOf", value: .array(SceneKeys.barItemContents.map { .has($0) }))
        ])),
    ] + viewDefinitions + timelineDefinitions

  private static let canvas: SchemaNode = SceneFields.canvas.object.adding([
    Member(
      key: "oneOf",
      value: [
        ["required": ["device"], "not": ["anyOf": [.has("width"), .has("height"), .has("safeArea")]]],
        ["required": ["width", "height"], "not": ["anyOf": [.has("device"), .has("orientation")]]],
      ])
  ])

  private static let color: SchemaNode = [
    "anyOf": [
      .texts(
        "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
        else: "no colour: #rgb, #rrggbb, #rrggbbaa, a name such as systemPink, or an asset"),
      .choice(NamedColors.names + ["transparent"]), .ref("expression"),
      ["type": "string", "pattern": "\\.xcassets/."], SceneFields.pairedColor.object,
      SceneFields.rgbColor.object, SceneFields.whiteColor.object, SceneFields.hueColor.object,
    ]
  ]
}
