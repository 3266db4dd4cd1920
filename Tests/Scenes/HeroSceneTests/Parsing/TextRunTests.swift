import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroModel

/// A label's text in parts.
@Suite struct TextRunTests {
  @Test func runsTakeFromTheLabelWhatTheyLeaveOut() throws {
    let view = try SceneText.view(
      #"""
      {"frame":[0,0,1,1],"font":{"family":"Brand","size":12,"italic":true},"textColor":"#ff0000","kern":1,
      "underlineStyle":"single","textAlignment":"center","lineSpacing":3,"numberOfLines":0,
      "runs":[{"text":"a"},
      {"text":"b\n","font":{"weight":"bold"},"textColor":"#00ff00","backgroundColor":"#0000ff","kern":-2,
      "underlineStyle":"none","strikethroughStyle":"thick","baselineOffset":4.5},
      {"text":"c","font":{"family":"System","size":20},"textAlignment":"right","lineSpacing":0,"paragraphSpacing":1,
      "paragraphSpacingBefore":2,"lineHeightMultiple":1.5,"minimumLineHeight":10,"maximumLineHeight":30,
      "firstLineHeadIndent":4,"headIndent":5,"tailIndent":-6}]}
      """#)
    var text = TextContents(
      text: "ab\nc", font: Font(family: "Brand", size: 12, isItalic: true), color: Color(red: 1, green: 0, blue: 0))
    text.kern = 1
    text.underlineStyle = .single
    text.alignment = .center
    text.lineSpacing = 3
    text.numberOfLines = 0
    let a = TextRun(text: "a", like: text)
    var b = TextRun(text: "b\n", like: text)
    b.font.weight = 700
    b.color = Color(red: 0, green: 1, blue: 0)
    b.backgroundColor = Color(red: 0, green: 0, blue: 1)
    b.kern = -2
    b.underlineStyle = .none
    b.strikethroughStyle = .thick
    b.baselineOffset = 4.5
    var c = TextRun(text: "c", like: text)
    c.font = Font(family: nil, size: 20, isItalic: true)
    c.paragraph.alignment = .right
    c.paragraph.lineSpacing = 0
    c.paragraph.paragraphSpacing = 1
    c.paragraph.paragraphSpacingBefore = 2
    c.paragraph.lineHeightMultiple = 1.5
    c.paragraph.minimumLineHeight = 10
    c.paragraph.maximumLineHeight = 30
    c.paragraph.firstLineHeadIndent = 4
    c.paragraph.headIndent = 5
    c.paragraph.tailIndent = -6
    text.runs = [a, b, c]
    expectEqual(view.content, .label(text))
  }

  @Test func everyMistakeNamesItsPlace() {
    expectEqual(
      SceneText.viewProblems(
        #"{"frame":[0,0,1,1],"runs":[{"text":"a","colour":"red"},{"textColor":"red"},7,{"text":"b","font":{"size":-1}}]}"#
      ),
      [
        "$.screens.a.view.subviews[0].runs[0].colour: unknown key 'colour'",
        "$.screens.a.view.subviews[0].runs[1]: missing key 'text'",
        "$.screens.a.view.subviews[0].runs[2]: expected a text run, found a number",
        "$.screens.a.view.subviews[0].runs[3].font.size: expected a number > 0, found -1",
      ])
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"text":"a","runs":[{"text":"b"}]}"#),
      ["$.screens.a.view.subviews[0].runs: give 'text' or 'runs', not both"])
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"runs":[]}"#),
      ["$.screens.a.view.subviews[0].runs: expected an array of at least one text run, found an empty one"])
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"runs":"a"}"#),
      ["$.screens.a.view.subviews[0].runs: expected an array of at least one text run, found a string"])
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"runs":[{"text":"a","tailIndent":"x","headIndent":-1}]}"#).count, 2)
    expectEqual(
      SceneText.problems("{\n" + SceneText.scene(subviews: #"{"frame":[0,0,1,1],"runs":[{}]}"#).dropFirst())
        .first?.hasPrefix("s.json:2:"), true)
  }

  // Without bounds a picture stands on the baseline in its own size.
  @Test func aPictureStandsInAText() throws {
    let scene = try FieldScene.load(
      SceneText.scene(
        subviews: #"""
          {"frame":[0,0,1,1],"textColor":"#ff0000","runs":[{"text":"a"},{"attachment":{"image":"assets/mosaic.png"},"kern":2},
          {"attachment":{"image":"assets/mosaic.png","bounds":[1,-3,20,16],"template":true},"textColor":"#00ff00"}]}
          """#))
    guard case .label(let text) = scene.screens[0].views[1].content else {
      Issue.record("no label")
      return
    }
    let size = try #require(scene.images.first?.size)
    #expect(scene.images.count == 1 && size.width > 0)
    expectEqual(text.text, "a\u{FFFC}\u{FFFC}")
    expectEqual(
      text.runs.map(\.attachment),
      [
        nil, TextAttachment(image: 0, bounds: Rect(origin: .zero, size: size)),
        TextAttachment(image: 0, bounds: Rect(x: 1, y: -3, width: 20, height: 16), isTemplate: true),
      ])
    expectEqual(text.runs.map(\.kern), [nil, 2, nil])
    expectEqual(text.runs[2].color, Color(red: 0, green: 1, blue: 0))
  }

  @Test func mistakesInAPictureNameTheirPlace() {
    let run = "$.screens.a.view.subviews[0].runs[0]"
    func problems(_ run: String) -> [String] {
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"runs":[\#(run)]}"#)
    }
    expectEqual(problems(#"{"attachment":7}"#), ["\(run).attachment: expected an attachment object, found a number"])
    expectEqual(problems(#"{"attachment":{}}"#), ["\(run).attachment: missing key 'image'"])
    expectEqual(
      problems(#"{"text":"a","attachment":{"image":"no.png"}}"#).first,
      "\(run).attachment: give 'text' or 'attachment', not both")
    expectEqual(
      problems(#"{"attachment":{"bounds":[0,0,-1,1],"image":"no.png"}}"#).first?.hasPrefix("\(run).attachment.bounds:"),
      true)
    expectEqual(problems(#"{"attachment":{"image":"no.png"}}"#).first?.hasPrefix("\(run).attachment.image: "), true)
  }

  @Test func aTextHasALimitInAllItsRuns() {
    let half = String(repeating: "a", count: 10_001)
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"runs":[{"text":"\#(half)"},{"text":"\#(half)"}]}"#),
      ["$.screens.a.view.subviews[0].runs: the text has 20002 characters; at most 20000 are allowed"])
    let runs = Array(repeating: #"{"text":"a"}"#, count: 1001).joined(separator: ",")
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"runs":[\#(runs)]}"#),
      ["$.screens.a.view.subviews[0].runs: the text has 1001 runs; at most 1000 are allowed"])
  }

  @Test func aStepTurnsATextIntoRuns() throws {
    let scene = try SceneText.load(
      SceneText.scene(
        subviews: #"{"name":"t","frame":[0,0,9,9],"text":"a","font":{"size":12}}"#,
        timeline: #"{"wait":1,"set":{"a/t":{"text":null,"runs":[{"text":"b"},{"text":"c","textColor":"red"}]}}}"#))
    let changed = try #require(scene.steps.first?.screenChanges.values.first)
    guard case .label(let text) = changed.views[1].content else {
      Issue.record("no label")
      return
    }
    expectEqual((text.text, text.runs.map(\.font.size)), ("bc", [12, 12]))
    expectEqual(text.runs.map(\.color), [.black, Color(red: 1, green: 0, blue: 0)])
  }
}
