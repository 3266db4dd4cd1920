import ArgumentParser
import HeroJSON
import HeroModel
import HeroRender
import HeroScene

/// `herorender schema`: what a scene file may hold, for editors and validators.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema (2020-12) of scene files, or of herorender.json.",
    discussion: HelpText.wrapped(
      """
      EXAMPLES
        herorender schema > scene.schema.json      name it as "$schema" in a scene
        herorender schema --modes > herorender.schema.json      the same for herorender.json
        herorender schema --markdown               every key as tables
      """))

  @Flag(help: "Print docs/scene-format.md instead: every key with type, default and a sentence.")
  var markdown = false

  @Flag(help: "Print the schema of herorender.json, which names modes, instead.")
  var modes = false

  mutating func validate() throws {
    if markdown, modes { throw ValidationError("--markdown has the keys of both files; leave --modes out") }
  }

  mutating func run() {
    Console.output(markdown ? FormatPage.markdown : modes ? ModeSchema.json : SceneSchema.json)
  }
}

/// `herorender version`: what `--version` prints.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Prints the program's version.")

  mutating func run() { Console.result("herorender \(RendererVersion.current)") }
}

/// `herorender devices`: the names that a canvas's `device` takes.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the device presets: size in points, pixels per point, corner radius, safe area.",
    discussion: HelpText.wrapped(
      """
      EXAMPLES
        herorender devices
        herorender devices --json
      """))

  @Flag(help: "Print JSON.")
  var json = false

  mutating func run() {
    if json {
      let devices = DevicePreset.all.map { device -> JSONValue in
        [
          "name": .string(device.name), "width": .number(device.size.width), "height": .number(device.size.height),
          "scale": .number(device.scale), "cornerRadius": .number(device.cornerRadius),
          "safeArea": Self.json(device.safeArea), "landscapeSafeArea": Self.json(device.landscapeSafeArea),
        ]
      }
      let document: JSONValue = ["version": .integer(1), "devices": .array(devices)]
      Console.output(document.pretty(inlineDepth: 2))
      return
    }
    let nameWidth = DevicePreset.all.map(\.name.count).max() ?? 0
    for device in DevicePreset.all {
      let size = "\(Decimals.compact(device.size.width))x\(Decimals.compact(device.size.height))"
      let area = device.safeArea
      let insets = [area.top, area.left, area.bottom, area.right].map { Decimals.compact($0) }.joined(separator: " ")
      let cells = [
        Self.padded(device.name, nameWidth), Self.padded(size, 10), "@\(Decimals.compact(device.scale))x",
        "radius " + Self.padded(Decimals.compact(device.cornerRadius), 6), "safe area \(insets)",
      ]
      Console.output(cells.joined(separator: "  ") + "\n")
    }
  }

  private static func json(_ area: DevicePreset.SafeArea) -> JSONValue {
    [
      "top": .number(area.top), "left": .number(area.left), "bottom": .number(area.bottom),
      "right": .number(area.right),
    ]
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
