import HeroJSON
import HeroTesting

@testable import HeroModel
@testable import HeroScene

@Suite struct ModeFileTests {
  /// A file in a folder `project`, as it is named from the folder around that.
  private func read(_ text: String) throws -> ModeFile {
    let folder = try TemporaryFolder()
    try folder.write("project/herorender.json", text)
    var file = try ModeFile(readingFrom: "\(folder.path)/project/herorender.json")
    for part in [\ModeFile.path, \.scenes, \.golden, \.report] {
      file[keyPath: part] = file[keyPath: part].replacing(folder.path, with: "X")
    }
    return file
  }

  private func problems(_ text: String) throws -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let error as SceneError {
      return error.diagnostics.map { "\($0.line):\($0.column) \($0.message)" }
    }
  }

  @Test func pathsAreThoseOfTheFileAndModesKeepTheirOrder() throws {
    let empty = try read(#"{ "version": 1 }"#)
    expectEqual([empty.scenes, empty.golden], ["X/project/scenes", "X/project/golden"])
    expectEqual(empty.report, "X/project/herorender-report")
    #expect(empty.modes.isEmpty && empty.tested.isEmpty)
    let file = try read(
      """
      { "$schema": "herorender.schema.json", "version": 1, "scenes": "../shared", "golden": "/goldens",
        // The order of the file, not of the alphabet.
        "modes": {
          "wide": { "device": "ipad mini 6th generation", "orientation": "landscape" }, "as it is": {},
          "arabic": { "direction": "rtl", "appearance": "dark", "textSize": "xxxl", "reducedMotion": true }, },
        "test": ["as it is", "wide"] }
      """)
    expectEqual([file.scenes, file.golden], ["X/project/../shared", "/goldens"])
    expectEqual(file.modes.map(\.name), ["wide", "as it is", "arabic"])
    expectEqual(file.tested.map(\.name), ["as it is", "wide"])
    var (wide, arabic) = (SceneMode(), SceneMode())
    (wide.device, wide.orientation) = ("iPad mini (6th generation)", .landscape)
    (arabic.layoutDirection, arabic.appearance, arabic.textSize) = (.rightToLeft, .dark, .extraExtraExtraLarge)
    arabic.isMotionReduced = true
    expectEqual(file.modes.map(\.mode), [wide, SceneMode(), arabic])
    // All modes are tested where nothing is said.
    try expectEqual(
      read(#"{"version":1,"modes":{"b":{},"a":{"appearance":"dark"}}}"#).tested.map(\.name), ["b", "a"])
  }

  @Test func whatIsWrongIsSaidWithItsPlace() throws {
    let table = #"""
      { "modes": {} } ⇒ 1:1 missing key 'version'
      { "version": 2 } ⇒ 1:14 version 2 of the format is not known; this program reads version 1
      { "version": 1, "goldens": "g" } ⇒ 1:17 unknown key 'goldens'; did you mean 'golden'?
      { "version": 1, "scenes": ["a"] } ⇒ 1:27 expected a path, found an array
      { "version": 1, "golden": "" } ⇒ 1:27 expected a path, found an empty string
      { "version": 1, "modes": [] } ⇒ 1:26 expected an object: name → mode, found an array
      { "version": 1, "modes": { "dark": "dark" } } ⇒ 1:36 expected a mode, such as { "appearance": "dark" }, found a string
      { "version": 1, "modes": { "dark": { "layoutDirection": "rtl" } } } ⇒ 1:38 unknown key 'layoutDirection'; did you mean 'direction'?
      { "version": 1, "modes": { "dark": { "appearance": "drak" } } } ⇒ 1:52 unknown value 'drak'; did you mean 'dark'?
      { "version": 1, "modes": { "a": { "device": "iPhone 99" } } } ⇒ 1:45 unknown device 'iPhone 99'; `herorender devices` lists them
      { "version": 1, "modes": { "a": { "device": "iPhone SE" } } }
      ⇒ 1:45 'iPhone SE' is a family of devices; name one of them, such as 'iPhone SE (3rd generation)'
      { "version": 1, "modes": { "dark": {} }, "test": ["drak"] } ⇒ 1:51 no mode named 'drak'; did you mean 'dark'?
      { "version": 1, "test": ["dark"] } ⇒ 1:26 no mode named 'dark'; the file has no modes
      { "version": 1, "test": [] } ⇒ 1:25 the list names no mode; leave the key out to test all of them
      { "version": 1, "modes": { "a": {}, "a": {} } } ⇒ 1:37 the key 'a' is given already at line 1, column 28
      { "version": 1, ⇒ 1:16 unexpected end of file; expected a key in double quotes
      """#
    try SceneText.expect(table, problems)
  }

  @Test func aModeThatIsNotThereIsNamed() throws {
    let file = try read(#"{"version":1,"modes":{"dark":{},"large text":{}}}"#)
    func problem(_ name: String) -> String? {
      do { _ = try file.mode(name) } catch { return error.diagnostics.first?.text }
      return nil
    }
    expectEqual(problem("large text"), nil)
    expectEqual(problem("drak"), "X/project/herorender.json: error: no mode named 'drak'; did you mean 'dark'?")
    expectEqual(
      problem("x"), "X/project/herorender.json: error: no mode named 'x'; there are 'dark', 'large text'")
  }

  // Editors and the reader know the same keys.
  @Test func theSchemaHasEveryKey() throws {
    let document = JSONCursor(value: try JSONParser.parse(Array(ModeSchema.json.utf8)).value, path: .root)
    expectEqual(document.member("properties")?.members.map(\.key), ModeFields.file.names)
    let modes = document.member("properties")?.member("modes")?.member("additionalProperties")?.member("properties")
    expectEqual(modes?.members.map(\.key), ModeFields.mode.names)
    for key in (document.member("properties")?.members ?? []) + (modes?.members ?? []) {
      #expect(JSONCursor(value: key.value, path: .root).member("description") != nil, "\(key.key)")
    }
  }
}
