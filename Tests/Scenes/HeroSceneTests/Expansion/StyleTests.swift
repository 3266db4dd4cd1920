import HeroGeometry
import HeroTesting

@testable import HeroModel

@Suite struct StyleTests {
  private static let caption = #""caption":{"alpha":0.5,"cornerRadius":4,"frame":[1,2,30,40]}"#

  @Test func ownKeysWin() throws {
    let views = try WordScene.views(
      #"{"style":"caption"},{"style":"caption","alpha":1},{"style":"caption","center":[50,50]}"#, styles: Self.caption)
    expectEqual(views.map(\.alpha), [0.5, 1, 0.5])
    expectEqual(views.map(\.cornerRadius), [4, 4, 4])
    expectEqual(views[0].frame, Rect(x: 1, y: 2, width: 30, height: 40))
    expectEqual(views[2].frame, Rect(x: 35, y: 30, width: 30, height: 40))
  }

  // A use may give another style than its component has; the component's own keys win over either.
  @Test func stylesOfComponents() throws {
    let views = try WordScene.views(
      #"{"component":"box"},{"component":"box","style":"big"},{"component":"box","with":{"look":"big"}}"#,
      components: #""box":{"parameters":{"look":"caption"},"view":{"frame":[0,0,9,9],"style":"{look}"}}"#,
      styles: Self.caption + #","big":{"frame":[0,0,90,90],"cornerRadius":9}"#)
    expectEqual(views.map(\.size.width), [9, 9, 9])
    expectEqual(views.map(\.cornerRadius), [4, 9, 9])
  }

  @Test func stepsSetStyles() throws {
    let text = WordScene.text(
      #"{"name":"x","frame":[0,0,9,9]}"#, styles: Self.caption,
      timeline: #"{"wait":1,"set":{"a/x":{"style":"caption","alpha":0.2}}}"#)
    let view = try #require(try SceneText.load(text).steps[0].screenChanges[0]).views[1]
    expectEqual((view.alpha, view.cornerRadius, view.size), (0.2, 4, Size(width: 30, height: 40)))
  }

  @Test func problems() {
    expectEqual(
      WordScene.problems(#"{"frame":[0,0,1,1],"style":"captoin"}"#, styles: Self.caption),
      ["$.screens.a.view.subviews[0].style: no style is named 'captoin'; did you mean 'caption'?"])
    expectEqual(WordScene.problems("", styles: #""s":{"name":"x"}"#), ["$.styles.s.name: unknown key 'name'"])
    expectEqual(
      WordScene.problems(
        #"{"style":"s","frame":[0,0,1,1]}"#, styles: #""s":{"alpha":7}"#, marks: [("@s", #""s","frame""#)]),
      ["$.styles.s.alpha: expected a number from 0 to 1, found 7 (in style 's', used at @s)"])
    expectEqual(
      WordScene.problems("", timeline: #"{"wait":1,"set":{"a":{"repeat":{"count":1}}}}"#),
      [
        "$.timeline[0].set.a.repeat: 'repeat' makes views, and 'set' changes views that are there; set the keys of the "
          + "views themselves"
      ])
  }
}
