import HeroGeometry
import HeroJSON
import Testing

@testable import HeroScene

/// How much one view may hold: the last allowed count is read, one more is an error with its place.
@Suite struct LimitTests {
  /// The problems of one view in a scene, as they are printed.
  private func problems(_ view: String) -> [String] { SceneText.problems(SceneText.scene(subviews: view)) }

  @Test func textLength() {
    func label(_ count: Int) -> String {
      #"{"frame":[0,0,9,9],"text":"\#(String(repeating: "é", count: count))"}"#
    }
    #expect(problems(label(20_000)) == [])
    #expect(
      problems(label(20_001)) == [
        "s.json:1:122: error: $.screens.a.view.subviews[0].text: the text has 20001 characters; at most 20000 are allowed"
      ])
  }

  @Test func pathSegments() throws {
    func shape(_ path: String) -> String { #"{"frame":[0,0,9,9],"path":"\#(path)"}"# }
    // A start and so many lines.
    let longest = "M0 0" + String(repeating: "h1", count: 99_999)
    #expect(problems(shape(longest)) == [])
    let problem = try #require(problems(shape(longest + "h1")).first)
    #expect(problem.hasPrefix("s.json:1:"))
    #expect(
      problem.hasSuffix(
        "$.screens.a.view.subviews[0].path: column 200005 of the path: the path has more than 100000 segments, "
          + "which is the most allowed"))
    // One letter for all numbers, arcs that become several curves, and a shadow's path.
    #expect(problems(shape("M0 0L" + String(repeating: "1 1 ", count: 100_000))).count == 1)
    #expect(problems(shape("M0 0" + String(repeating: "a5 5 0 1 1 1 1", count: 30_000))).count == 1)
    let shadow = String(repeating: "h1", count: 100_000)
    #expect(problems(#"{"frame":[0,0,9,9],"shadow":{"path":"M0 0\#(shadow)"}}"#).count == 1)
    #expect(problems(#"{"frame":[0,0,9,9],"heroModifiers":"shadowPath('M0 0\#(shadow)')"}"#).count == 1)
  }

  @Test func dashesAndColors() {
    func shape(_ count: Int) -> String {
      let dashes = Array(repeating: "1", count: count).joined(separator: ",")
      return #"{"frame":[0,0,9,9],"path":"M0 0","lineDashPattern":[\#(dashes)]}"#
    }
    func gradient(_ count: Int) -> String {
      let colors = Array(repeating: #""red""#, count: count).joined(separator: ",")
      return #"{"frame":[0,0,9,9],"colors":[\#(colors)]}"#
    }
    #expect(problems(shape(1000)) == [])
    #expect(problems(gradient(1000)) == [])
    #expect(
      problems(shape(1001)).first?.hasSuffix("the dash pattern has 1001 lengths; at most 1000 are allowed") == true)
    #expect(
      problems(gradient(1001)).first?.hasSuffix("the gradient has 1001 colours; at most 1000 are allowed") == true)
  }

  @Test func schemaNamesThem() throws {
    let keys = JSONCursor(value: try JSONParser.parse(Array(SceneSchema.json.utf8)).value, path: .root)
      .member("$defs")?.member("viewKeys")?.member("properties")
    func number(_ key: String, _ name: String) -> Double? {
      keys?.member(key)?.member(name)?.value.real
    }
    #expect(number("text", "maxLength") == 20_000)
    #expect(number("colors", "maxItems") == 1000)
    #expect(number("lineDashPattern", "maxItems") == 1000)
    guard case .string(let text)? = keys?.member("path")?.member("description")?.value.kind else {
      Issue.record("a path has no description")
      return
    }
    #expect(text.contains("100000 segments"))
  }
}
