import Foundation
import HeroJSON
import HeroTesting

@testable import HeroModel
@testable import HeroScene
@testable import HeroWords

/// The JSON Schema says what the table of keys does, and validators take and refuse what the reader does.
@Suite struct FieldSchemaTests {
  // An editor shows a sentence for every key, wherever it stands.
  @Test func everyKeyHasADescription() throws {
    let document = JSONCursor(value: try JSONParser.parse(Array(SceneSchema.json.utf8)).value, path: .root)
    var found: [String] = []
    func visit(_ cursor: JSONCursor) {
      if cursor.member("additionalProperties")?.value.kind == .bool(false) {
        for key in cursor.member("properties")?.members ?? [] {
          guard case .object(let members) = key.value.kind else { continue }
          #expect(members.contains { $0.key == "description" }, "\(cursor.path.text) \(key.key)")
          found.append(key.key)
        }
      }
      for member in cursor.members { visit(cursor.cursor(of: member)) }
      for element in cursor.elements ?? [] { visit(element) }
    }
    visit(document)
    let missing = Set(SceneFields.groups.flatMap(\.fields).map(\.name)).subtracting(found)
    expectEqual(missing, [])
  }

  private static let hasValidator = (try? run("import jsonschema; jsonschema.Draft202012Validator")) == ""

  @Test(.enabled(if: hasValidator, "python3 or PyPI's jsonschema is not installed"))
  func validatorsAgreeWithTheReader() throws {
    var (good, bad): ([String], [String]) = ([], [])
    for group in SceneFields.groups {
      for field in group.fields {
        let scene = try #require(FieldScene.of(group.title, field.name))
        if case .value(let value) = field.absence { good.append(scene.text(field.name, value.line)) }
        bad += field.wrongValues.map { scene.text(field.name, $0) }
      }
      let scene = try #require(FieldScene.of(group.title, ""))
      good.append(scene.text())
      bad.append(scene.text("nonsense", "1"))
    }
    #expect(good.count > 100 && bad.count > 180)
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema, good, bad = [json.loads(part) for part in sys.stdin.read().split("\\0")]
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      for scene in good:
          for error in validator.iter_errors(scene):
              print("refused:", json.dumps(scene), error.message[:200])
      for scene in bad:
          if validator.is_valid(scene):
              print("taken:", json.dumps(scene))
      """
    let parts = [SceneSchema.json] + [good, bad].map { "[\($0.joined(separator: ","))]" }
    try expectEqual(Self.run(script, input: parts.joined(separator: "\0")), "")
  }

  // An editor underlines one place: the value, or the object around it by so many steps where a key is too many or too few, or ways to say it
  // are several.
  @Test(.enabled(if: hasValidator, "python3 or PyPI's jsonschema is not installed"))
  func mistakesAreToldWhereTheyStand() throws {
    let script = #"""
      import copy, json, sys
      from jsonschema import Draft202012Validator
      validator = Draft202012Validator(json.load(sys.stdin))
      views = [{"frame": [0, 0, 9, 9]}, {"frame": [0, 0, 9, 9], "text": "a", "font": {"size": 9}},
        {"frame": [0, 0, 9, 9], "image": "a.png"}, {"frame": [0, 0, 9, 9], "repeat": {"count": 2}}]
      scene = {"version": 1, "canvas": {"device": "iPhone 16"}, "root": "a", "screens": {"a": {"view": {"subviews": views}}},
        "timeline": [{"wait": 1}, {"dismiss": True, "pan": {"from": [0, 0], "by": [0, 9], "progress": "0", "finishWhen": "true"}},
          {"dismiss": True, "interactive": [{"at": 0, "progress": 0}, {"at": 1, "finish": True}]}]}
      mistakes = [
        ("screens/a/veiw", {}, 1), ("version", 2), ("root", None, 1), ("canvas/width", 9, 1), ("canvas/device", None, 1),
        ("0/herID", "a", 1), ("0/frame", None, 1), ("0/frame", [0, 0, 9]), ("0/frame", "0 0 9 9"), ("0/alpha", 1.5), ("0/cornerRadius", -1),
        ("0/backgroundColor", "systemPnk"), ("0/heroModifiers", "fad"), ("0/heroModifiers", 3), ("0/shadow", {"radius": -1}),
        ("1/font/weight", "bolder", 1), ("1/font/textStyle", "body", 1), ("1/textAlignment", "middle"), ("2/contentMode", "aspectFill"), ("2/textColor", "red", 1),
        ("3/repeat/count", None, 1), ("3/repeat/count", "two"), ("timeline/0/wait", "1"), ("timeline/0/animation", "fade", 1), ("timeline/1/push", "a", 1),
        ("timeline/1/pan/finishWhen", None, 1), ("timeline/1/animation", "pussh(left)"), ("timeline/2/interactive/0/at", None, 2)]
      for way, value, *more in [("version", 1), *mistakes]:
          steps = [int(step) if step.isdigit() else step for step in way.split("/")]
          if isinstance(steps[0], int): steps = ["screens", "a", "view", "subviews", *steps]
          wrong = copy.deepcopy(scene)
          holder = wrong
          for step in steps[:-1]: holder = holder[step]
          holder[steps[-1]] = value
          if value is None: del holder[steps[-1]]
          places = {tuple(error.absolute_path) for error in validator.iter_errors(wrong)}
          if places != (set() if wrong == scene else {tuple(steps[:len(steps) - sum(more)])}): print(way, value, places)
      """#
    try expectEqual(Self.run(script, input: SceneSchema.json), "")
  }

  @Test(.enabled(if: hasValidator, "python3 or PyPI's jsonschema is not installed"))
  func patternsKnowNames() throws {
    let modifiers = [
      "", "fade", "[.fade, .translate(x: 0, y: -250), .rotate(x: -1.6), .scale(1.5)]", "HeroModifier.arc(intensity: 1)",
      "fade scale(2)", ".fade,\n.arc,", "when(isMatched && matches('a(b'), whenPresenting(beginWith(fade)))", "{x}",
      "fade // once\n scale(2)",
    ]
    let noModifiers = ["fad", "fade scal(2)", "fade scale(2", "fade)", "fade; arc", "Fade", "fadescale(2)"]
    let animations = [
      "auto", ".fade", " zoomOut ", "push(left)", "HeroDefaultAnimationType.push(direction: .left)",
      "selectBy(presenting: .zoom, dismissing: .fade)", ".autoReverse(presenting: .slide(direction: .up))",
    ]
    let noAnimations = ["", "push", "pusj(left)", "fade(left)", "push(lft)", "zoom fade", "Fade"]
    func quoted(_ texts: [String]) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: texts), as: UTF8.self)
    }
    let script = """
      import json, re, sys
      schema, *lists = [json.loads(part) for part in sys.stdin.read().split("\\0")]
      for name, good, bad in [("modifiers", *lists[:2]), ("animation", *lists[2:])]:
          rule = schema["$defs"][name]
          rule = rule.get("anyOf", [rule])[0]
          pattern = re.compile(rule["pattern"])
          for text in good + rule["examples"]:
              if not pattern.search(text): print("refused", text)
          for text in bad:
              if pattern.search(text): print("taken", text)
      """
    let input = try ([SceneSchema.json] + [modifiers, noModifiers, animations, noAnimations].map(quoted)).joined(
      separator: "\0")
    try expectEqual(Self.run(script, input: input), "")
  }

  // What an editor offers is what the reader takes, and what Hero has the patterns know.
  @Test func examplesAreRead() throws {
    let (modifiers, animations) = (ScenePatterns.modifiers.examples, ScenePatterns.animation.examples)
    #expect(modifiers.count > 20 && animations.count > 50)
    for text in modifiers { #expect(throws: Never.self, "\(text)") { try ModifierSyntax.entries(text) } }
    for text in animations { #expect(throws: Never.self, "\(text)") { try AnimationTypeSyntax.animationType(text) } }
    let names = Set(ModifierDefinition.all.map(\.name))
    expectEqual(Set(SwiftSignature.modifiers.map(\.name)).subtracting(names), [])
    expectEqual(Set(SwiftSignature.animations.map(\.name)).subtracting(AnimationTypeSyntax.names), [])
  }

  /// What a Python script prints, errors too.
  private static func run(_ script: String, input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // The script reads all of it before it prints.
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}

extension SchemaNode {
  /// The strings that the schema offers.
  fileprivate var examples: [String] {
    guard case .object(let members) = self,
      case .array(let examples)? = members.first(where: { $0.key == "examples" })?.value
    else { return [] }
    return examples.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
