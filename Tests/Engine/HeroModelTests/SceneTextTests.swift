import HeroGeometry
import HeroLayers
import HeroModel
import HeroTesting

/// A title of a bar stands at two weights: semibold in its middle, regular behind the chevron of the screen above.
@Suite struct SceneTextTests {
  @Test func textsAreThoseOfViewsBarsAndTheTitle() {
    func label(_ text: String, path: String) -> View {
      var view = View(path: path, position: .zero, size: Size(width: 10, height: 10))
      view.content = .label(TextContents(text: text))
      return view
    }
    func text(_ text: String) -> BarText { BarText(text, width: 1) }
    let items = [
      BarItem(.title(text("bold"), isBold: true)), BarItem(.title(text("plain"), isBold: false)),
      BarItem(.view(BarView(views: [label("inside", path: "item")]))), BarItem(.flexibleSpace),
    ]
    let screen = Screen(
      name: "a", views: [View(path: "a", position: .zero, size: .zero), label("view", path: "a/l")],
      navigationItem: NavigationItem(
        title: text("title"), backTitle: text(""), titleView: BarView(views: [label("middle", path: "title")]),
        prompt: text("prompt"), right: items),
      tabBarItem: TabBarItem(title: text("tab"), badge: text("3")),
      toolbarItems: [BarItem(.title(text("tool"), isBold: false))])
    var scene = Scene(canvas: Canvas(size: Size(width: 10, height: 10)), screens: [screen], root: .screen(0), steps: [])
    scene.output.title = "Film"
    let texts = Set(scene.texts.map { "\($0.contents.text) \($0.contents.font.weight)" })
    expectEqual(
      texts,
      [
        "view 400", "middle 400", "inside 400", "title 400", "title 600", "prompt 400", "tab 400", "3 400", "bold 600",
        "plain 400", "tool 400", "Film 600",
      ])
    expectEqual(scene.texts.first?.view, "a/l")
  }
}
