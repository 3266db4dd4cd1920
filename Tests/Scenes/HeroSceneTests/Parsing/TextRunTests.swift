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
    (text.kern, text.underlineStyle, text.alignment) = (1, .single, .center)
    (text.lineSpacing, text.numberOfLines) = (3, 0)
    let a = TextRun(text: "a", like: text)
    var b = TextRun(text: "b\n", like: text)
    (b.color, b.backgroundColor) = (Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1))
    (b.font.weight, b.kern, b.baselineOffset) = (700, -2, 4.5)
    (b.underlineStyle, b.strikethroughStyle) = (.none, .thick)
    var c = TextRun(text: "c", like: text)
    c.font = Font(family: nil, size: 20, isItalic: true)
    (c.paragraph.alignment, c.paragraph.lineSpacing) = (.right, 0)
    (c.paragraph.paragraphSpacing, c.paragraph.paragraphSpacingBefore) = (1, 2)
    (c.paragraph.lineHeightMultiple, c.paragraph.minimumLineHeight, c.paragraph.maximumLineHeight) = (1.5, 10, 30)
    (c.paragraph.firstLineHeadIndent, c.paragraph.headIndent, c.paragraph.tailIndent) = (4, 5, -6)
    text.runs = [a, b, c]
    expectEqual(view.content, .label(text))
  }

  @Test func everyMistakeNamesItsPlace() {
    let table = #"""
      "runs":[{"text":"a","colour":"red"},{"textColor":"red"},7,{"text":"b","font":{"size":-1}}]
      ⇒ [0].colour: unknown key 'colour'
      ⇒ [1]: missing key 'text'
      ⇒ [2]: expected a text run, found a number
      ⇒ [3].font.size: expected a number > 0, found -1
      "text":"a","runs":[{"text":"b"}] ⇒ : give 'text' or 'runs', not both
      "runs":[] ⇒ : expected an array of at least one text run, found an empty one
      "runs":"a" ⇒ : expected an array of at least one text run, found a string
      "runs":[{"attachment":7}] ⇒ [0].attachment: expected an attachment object, found a number
      "runs":[{"attachment":{}}] ⇒ [0].attachment: missing key 'image'
      """#
    SceneText.expect(table, at: SceneText.path + ".runs") { SceneText.viewProblems(#"{"frame":[0,0,1,1],\#($0)}"#) }
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"runs":[{"text":"a","tailIndent":"x","headIndent":-1}]}"#).count, 2)
    for (attachment, problem) in [
      (#""text":"a","attachment":{"image":"no.png"}"#, ": give 'text' or 'attachment', not both"),
      (#""attachment":{"bounds":[0,0,-1,1],"image":"no.png"}"#, ".bounds:"),
      (#""attachment":{"image":"no.png"}"#, ".image: "),
    ] {
      let found = SceneText.viewProblems(#"{"frame":[0,0,1,1],"runs":[{\#(attachment)}]}"#)
      expectEqual(found.first?.hasPrefix("\(SceneText.path).runs[0].attachment\(problem)"), true, "\(found)")
    }
  }

  // Without bounds a picture stands on the baseline in its own size.
  @Test func aPictureStandsInAText() throws {
    let scene = try FieldScene.load(
      SceneText.scene(
        subviews: #"""
          {"frame":[0,0,1,1],"textColor":"#ff0000","runs":[{"text":"a"},{"attachment":{"image":"assets/mosaic.png"},"kern":2},
          {"attachment":{"image":"assets/mosaic.png","bounds":[1,-3,20,16],"template":true},"textColor":"#00ff00"}]}
          """#))
    let text = try scene.screens[0].views[1].label
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
    let text = try changed.views[1].label
    expectEqual((text.text, text.runs.map(\.font.size)), ("bc", [12, 12]))
    expectEqual(text.runs.map(\.color), [.black, Color(red: 1, green: 0, blue: 0)])
  }
}
