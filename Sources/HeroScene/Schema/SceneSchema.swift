import HeroGeometry
import HeroLayers

/// The JSON Schema of the scene format, from the same lists of keys as the reader.
public enum SceneSchema {
  /// The schema (draft 2020-12), pretty-printed, with a line break at the end.
  ///
  /// A schema can say less than the reader checks: names that refer to something, modifier strings and asset files are
  /// strings to it.
  public static let json = document.text() + "\n"

  typealias Member = SchemaNode.Member

  private static let document: SchemaNode = {
    var members: [Member] = [
      Member(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
      Member(key: "title", value: "herorender scene, version 1"),
    ]
    let scene = SchemaNode.closed(
      properties(SceneKeys.scene, sceneKey), required: ["version", "canvas", "screens", "root"])
    if case .object(let own) = scene { members += own }
    members.append(Member(key: "$defs", value: .object(definitions)))
    return .object(members)
  }()

  /// Every key of a list with its schema.
  static func properties(_ keys: [String], _ schema: (String) -> SchemaNode) -> [Member] {
    keys.map { Member(key: $0, value: schema($0)) }
  }

  private static func sceneKey(_ key: String) -> SchemaNode {
    switch key {
    case "$schema": .text
    case "version": ["const": 1]
    case "canvas": .ref("canvas")
    case "fonts": .list(.name)
    case "styles": ["type": "object", "propertyNames": .name, "additionalProperties": .ref("style")]
    case "components": ["type": "object", "propertyNames": .name, "additionalProperties": .ref("component")]
    case "screens":
      [
        "type": "object", "minProperties": 1, "propertyNames": ["pattern": "^[^/]+$"],
        "additionalProperties": .ref("screen"),
      ]
    case "root": ["anyOf": [.name, .ref("navigation"), .ref("tabs")]]
    default: .list(.ref("step"))
    }
  }

  private static let definitions: [Member] =
    [
      Member(key: "canvas", value: canvas),
      Member(
        key: "screen",
        value: .closed(
          properties(SceneKeys.screen) { key in
            switch key {
            case "isHeroEnabled": .bool
            case "modalPresentationStyle": .choice(ModalPresentationStyle.self)
            case "modalAnimation": .ref("modalAnimation")
            case let key where SceneKeys.modalPair.contains(key): .ref("animation")
            default: ["if": .has("component"), "then": .ref("templateView"), "else": .ref("rootView")]
            }
          }, required: ["view"])),
      Member(key: "animation", value: .name),
      Member(
        key: "modalAnimation",
        value: [
          "anyOf": [
            .ref("animation"),
            SchemaNode.closed(properties(SceneKeys.modalAnimation) { _ in .ref("animation") })
              .adding([Member(key: "minProperties", value: 1)]),
          ]
        ]),
      Member(key: "modifiers", value: ["anyOf": [.text, .list(.text)]]),
      Member(key: "color", value: color),
    ] + viewDefinitions + timelineDefinitions

  private static let canvas: SchemaNode = SchemaNode.closed(
    properties(SceneKeys.canvas) { key in
      switch key {
      case "width", "height", "scale": .positive
      case "device": .name
      case "orientation": .choice(["portrait", "landscape"])
      case "background": .ref("color")
      case "statusBar": .choice(StatusBar.Style.allCases.map(\.rawValue) + ["none"])
      default: .choice(LayoutDirection.self)
      }
    }
  ).adding([
    Member(
      key: "oneOf",
      value: [
        ["required": ["device"], "not": ["anyOf": [.has("width"), .has("height")]]],
        ["required": ["width", "height"], "not": ["anyOf": [.has("device"), .has("orientation")]]],
      ])
  ])

  private static let color: SchemaNode = [
    "anyOf": [
      ["type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
      .choice(NamedColors.names + ["transparent"]), .ref("expression"),
      .closed(properties(SceneKeys.rgbColor) { _ in .unit }, required: ["r", "g", "b"]),
      .closed(properties(SceneKeys.whiteColor) { _ in .unit }, required: ["white"]),
      .closed(properties(SceneKeys.hueColor) { _ in .unit }, required: ["h", "s", "b"]),
    ]
  ]
}
