import HeroGeometry
import HeroModel

/// Every key of `herorender.json`.
enum ModeFields {
  static let groups: [FieldGroup] = [
    FieldGroup(
      "herorender.json", file,
      "Where the files of a project are, and the modes that its scenes are drawn in. Paths are relative to the file."),
    FieldGroup(
      "Mode", mode,
      "How a phone is set and held. What a mode leaves out is the scene's own; options of the command line go before both."
    ),
  ]

  static let file: [Field] = [
    Field(
      "$schema", .text, form: "path or address", .words("none"),
      "Where an editor finds the JSON Schema that `herorender schema --modes` prints; nothing is read from there."),
    Field("version", ["const": 1], .required, "The version of the format."),
    Field("scenes", .name, form: "path", .value("scenes"), "A folder of scenes, or one scene."),
    Field("golden", .name, form: "path", .value("golden"), "The folder of the goldens."),
    Field("report", .name, form: "path", .value("herorender-report"), "The folder of the report."),
    Field(
      "modes",
      ["type": "object", "propertyNames": SchemaNode.name, "additionalProperties": mode.object],
      form: "object: name → [mode](#mode)", .value([:]), "The modes by name; `{}` is the scene as it is."),
    Field(
      "test", .list(.name, atLeast: 1), form: "array of modes' names, at least 1", .words("all modes"),
      "The modes that `herorender test` draws each scene in."),
  ]

  static let mode: [Field] = [
    Field(
      "device", .name, form: "name", scenesOwn, "A preset of size and scale; `herorender devices` lists them.",
      examples: .strings(DevicePreset.all.map(\.name))),
    Field("orientation", .choice(Orientation.self), scenesOwn, "Which way up the phone is held."),
    Field("appearance", .choice(Appearance.self), scenesOwn, "The look that colours follow."),
    Field(
      "direction", .choice(LayoutDirection.self), scenesOwn,
      "The writing direction, a canvas's `layoutDirection`; `rtl` is for scenes only."),
    Field(
      "textSize", .choice(ContentSizeCategory.self), scenesOwn,
      "The text size of the phone's user, which fonts with a `textStyle` follow."),
    Field(
      "reducedMotion", .bool, scenesOwn,
      "Whether the phone's user prefers cross-fades (*Reduce Motion*): UIKit's own transitions fade then; Hero does not ask."
    ),
  ]

  private static let scenesOwn = Field.Absence.words("the scene's own")
}
