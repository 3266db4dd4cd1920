import HeroJSON
import HeroTesting

@testable import HeroModel
@testable import HeroScene

/// What the table of keys says is what the reader does.
@Suite struct FieldTests {
  @Test func everyKeyIsExplained() {
    #expect(SceneFields.groups.flatMap(\.fields).count > 150)
    expectEqual(Set(SceneFields.groups.map(\.title)).count, SceneFields.groups.count)
    for group in SceneFields.groups {
      expectEqual(Set(group.fields.names).count, group.fields.count, "\(group.title)")
      #expect(group.text.hasSuffix("."), "\(group.title)")
      for field in group.fields {
        #expect(field.text.hasSuffix(".") && field.text.first?.isUppercase == true, "\(group.title) \(field.name)")
        #expect(!field.text.contains("|") && !field.text.contains("\n"), "\(group.title) \(field.name)")
      }
    }
  }

  // Nothing that views of any type have is missing from the page's groups.
  @Test func everyObjectIsAGroup() {
    let explained = Set(SceneFields.groups.flatMap(\.fields).map(\.name))
    let typed = ViewType.allCases.flatMap(\.keys)
    for keys in [
      SceneKeys.scene, SceneKeys.canvas, SceneKeys.screen, SceneKeys.anyView, typed, SceneKeys.making, SceneKeys.font,
      SceneKeys.textRun,
      SceneKeys.shadow, SceneKeys.mask, SceneKeys.effect, SceneKeys.insets, SceneKeys.navigation, SceneKeys.tabs,
      SceneKeys.step,
      SceneKeys.sample, SceneKeys.pan, SceneKeys.finger, SceneKeys.edgePan, SceneKeys.component, SceneKeys.repetition,
    ] {
      #expect(!keys.isEmpty && Set(keys).isSubset(of: explained))
    }
  }

  @Test(arguments: SceneFields.groups.map(\.title))
  func otherKeysAreRefused(group: String) throws {
    let scene = try #require(FieldScene.of(group, ""), "write a scene with the object '\(group)' into FieldScene")
    expectEqual(FieldScene.problems(scene.text()), [])
    let problems = FieldScene.problems(scene.text("nonsense", "1"))
    expectEqual((problems.count, problems.first?.hasPrefix("unknown key 'nonsense'")), (1, true), "\(problems)")
  }

  /// Goes through all keys, each with its name and its scene, and expects of so many that the body has looked at them.
  private func expectEveryField(
    moreThan least: Int, _ body: (_ field: Field, _ name: String, _ scene: FieldScene) throws -> Int
  ) throws {
    var count = 0
    for group in SceneFields.groups {
      for field in group.fields {
        let scene = try #require(FieldScene.of(group.title, field.name))
        count += try body(field, "\(group.title) \(field.name)", scene)
      }
    }
    #expect(count > least)
  }

  // A key that is set to its default changes nothing.
  @Test func defaultsAreTheReaders() throws {
    try expectEveryField(moreThan: 80) { field, name, scene in
      guard case .value(let value) = field.absence else { return 0 }
      let without = try FieldScene.load(scene.text())
      try expectEqual(FieldScene.load(scene.text(field.name, value.line)), without, "\(name)")
      return 1
    }
  }

  @Test func requiredKeysAreMissed() throws {
    try expectEveryField(moreThan: 20) { field, name, scene in
      guard field.absence == .required else { return 0 }
      var scene = scene
      scene.members.removeAll { $0.key == field.name }
      #expect(!FieldScene.problems(scene.text()).isEmpty, "\(name)")
      return 1
    }
  }

  @Test func everyWordIsRead() throws {
    try expectEveryField(moreThan: 60) { field, name, scene in
      for word in field.wordsOfChoice {
        let problems = FieldScene.problems(scene.text(field.name, word))
        #expect(!problems.contains { $0.hasPrefix("unknown value") }, "\(name) \(word)")
      }
      return field.wordsOfChoice.count
    }
  }

  @Test func wrongValuesAreRefused() throws {
    try expectEveryField(moreThan: 150) { field, name, scene in
      for value in field.wrongValues {
        #expect(!FieldScene.problems(scene.text(field.name, value)).isEmpty, "\(name) \(value)")
      }
      return field.wrongValues.count
    }
  }

  // Addresses are of the app's own screens.
  @Test func examplesAreRead() throws {
    try expectEveryField(moreThan: 30) { field, name, scene in
      for example in field.examples {
        let problems = FieldScene.problems(scene.text(field.name, example.line)).filter { !$0.hasPrefix("no screen") }
        expectEqual(problems, [], "\(name) \(example.line)")
      }
      return field.examples.count
    }
  }
}

extension Field {
  private subscript(_ key: String) -> SchemaNode? {
    guard case .object(let members) = schema else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The cases of a key that takes nothing else, as JSON.
  var wordsOfChoice: [String] {
    guard case .array(let words)? = self["enum"] else { return [] }
    return words.map(\.line)
  }

  /// Values that the schema refuses, as JSON.
  var wrongValues: [String] {
    var values: [String] = []
    func bound(_ key: String, plus change: Double) {
      if case .number(let value)? = self[key] { values.append("\(value + change)") }
    }
    bound("minimum", plus: -1)
    bound("maximum", plus: 1)
    bound("exclusiveMinimum", plus: 0)
    if self["enum"] != nil || self["items"] != nil { values.append(#""nonsense""#) }
    if self["const"] != nil { values.append("7") }
    if [.bool, .ref("color"), .ref("animation"), .ref("modifiers"), .ref("modalAnimation")].contains(schema) {
      values += [#""nonsense""#, "7"]
    }
    if [
      .ref("font"), .ref("attachment"), .ref("shadow"), .ref("mask"), .ref("effect"), .ref("repeat"), .ref("pan"),
      .ref("finger"),
      .ref("canvas"),
    ]
    .contains(schema) {
      values.append("7")
    }
    if self["type"] == "object" || self["type"] == "string" { values.append("true") }
    if self["prefixItems"] != nil { values += ["[0, 0, -1, 0]", "[0, 0, 0]"] }
    if self["items"] == .number { values.append("[0, 0, 0, 0, 0]") }
    if self["items"] == .notNegative { values.append("[-1, 1]") }
    if let items = self["items"], [.ref("step"), .ref("sample"), .ref("color"), .ref("textRun")].contains(items) {
      values.append("[true]")
    }
    return values
  }
}
