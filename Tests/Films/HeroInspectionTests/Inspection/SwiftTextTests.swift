import HeroInspection
import HeroScene
import HeroTesting

/// `inspect --swift` (scene words W1).
@Suite struct SwiftTextTests {
  private let text = """
    {"version":1,"canvas":{"width":100,"height":200,"scale":1},"screens":{
      "a":{"isHeroEnabled":false,"view":{"subviews":[{"name":"card","frame":[0,0,9,9],"heroID":"c \\"1\\"",
        "heroModifiers":"fade translate(0, -250) when(isMatched and not isPresenting, arc)"}]}},
      "b":{"animationTypeForPresenting":".pageIn(direction: .up)","view":{}}},
      "root":{"navigation":["a"],"controller":"SDOSHero","animation":"selectBy(zoom, fade)","animationTypeForPush":"push(left)"},
      "timeline":[{"present":"b","animation":"cover(up)"},{"dismiss":true,"interactive":[
        {"at":0,"progress":0.1,"apply":{"a/card":"position(1, 2)"}},{"at":0.1,"end":true}]}]}
    """

  @Test func saysWhatTheAppSays() throws {
    let scene = try writtenScene(text)
    #expect(
      SwiftText.text(scene) == """
        // a/card
        view.hero.id = "c \\"1\\""
        view.hero.modifiers = [.fade, .translate(y: -250), \
        .when({ context in (context.isMatched && !(context.isPresenting)) }, .arc)]

        // b
        viewController.hero.isEnabled = true
        // SDOSHero: viewController.animationTypeForPresenting = .pageIn(direction: .up)

        // root
        navigationController.hero.isEnabled = true
        navigationController.setHeroAnimationTypeForPushNavigations(.selectBy(presenting: .zoom, dismissing: .fade), \
        forPopNavigations: .selectBy(presenting: .zoom, dismissing: .fade))
        navigationController.animationTypeForPush = .push(direction: .left)

        // step 0
        Hero.shared.defaultAnimation = .cover(direction: .up)  // .auto again when the transition has ended

        // step 1
        Hero.shared.apply(modifiers: [.position(CGPoint(x: 1, y: 2))], to: view)  // a/card

        """)
  }

  @Test func containersSayTheirViews() throws {
    let text = #"""
      {"version":1,"canvas":{"width":9,"height":9},"screens":{"a":{"view":{}},"b":{"view":{}}},
      "root":{"navigation":["a"],"heroID":"c","heroModifiers":"fade"},
      "timeline":[{"present":{"tabs":["b"],"heroModifiers":"scale(2)"}},
      {"wait":0,"set":{"b.tabBarController":{"heroModifiers":null}}}]}
      """#
    let lines = try SwiftText.text(writtenScene(text)).split(separator: "\n")
    for line in [
      "navigationController.view.hero.id = \"c\"", "navigationController.view.hero.modifiers = [.fade]",
      "tabBarController.view.hero.modifiers = [.scale(2)]", "tabBarController.view.hero.modifiers = nil",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
  }

  // Hero's own properties where the container is UIKit's.
  @Test func containersSayTheirClass() throws {
    for (root, line) in [
      (#"{"navigation":["a"],"animation":"zoom"}"#, "navigationController.hero.navigationAnimationType = .zoom"),
      (
        #"{"navigation":["a"],"controller":"SDOSHero","animationTypeForPop":"fade"}"#,
        "navigationController.animationTypeForPop = .fade"
      ),
      (
        #"{"tabs":["a"],"tabBarAnimation":"slide(up)"}"#,
        "tabBarController.hero.tabBarAnimationType = .slide(direction: .up)"
      ),
      (
        #"{"tabs":["a"],"controller":"SDOSHero","tabBarAnimation":"slide(up)"}"#,
        "tabBarController.setTabBarAnimationType(.slide(direction: .up))"
      ),
    ] {
      let text = #"{"version":1,"canvas":{"width":9,"height":9},"screens":{"a":{"view":{}}},"root":\#(root)}"#
      let lines = try SwiftText.text(writtenScene(text)).split(separator: "\n")
      expectEqual(lines.drop { $0 != "// root" }.dropFirst(2).map(String.init), [line])
    }
  }

  @Test func viewsInBars() throws {
    let text = """
      {"version":1,"canvas":{"width":100,"height":200,"scale":1},"root":{"navigation":["a"],"bar":{}},"timeline":[],"screens":{
        "a":{"isHeroEnabled":false,"view":{},"navigationItem":{"titleView":{"frame":[0,0,9,9],"heroID":"logo",
          "subviews":[{"name":"dot","frame":[0,0,2,2],"heroModifiers":"fade"}]}},
          "toolbarItems":[{"systemItem":"flexibleSpace"},{"view":{"frame":[0,0,9,9],"heroID":"tool"}}]}}}
      """
    let scene = try writtenScene(text)
    #expect(
      SwiftText.text(scene).hasPrefix(
        """
        // a.navigationItem.titleView
        view.hero.id = "logo"

        // a.navigationItem.titleView/dot
        view.hero.modifiers = [.fade]

        // a.toolbarItems[1]
        view.hero.id = "tool"

        """))
  }
}
