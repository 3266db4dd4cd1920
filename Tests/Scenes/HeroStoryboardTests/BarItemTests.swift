import HeroGeometry
import HeroModel
import HeroTesting

@testable import HeroStoryboard

/// What navigation items say of the way back, how bars look, and what controllers show that hold others.
@Suite struct BarItemTests {
  private func pushed(_ first: String, _ second: String, bar: String = "") throws -> ReadStoryboard {
    return try ReadStoryboard(
      scenes: Storyboards.navigation(
        to: "a",
        inside: "<navigationBar key=\"navigationBar\" id=\"bar\">\(bar)</navigationBar>")
        + Storyboards.controller("a", Storyboards.button("b", to: "z"), inside: first)
        + Storyboards.controller("z", inside: second), initial: "n")
  }

  private func item(_ attributes: String, _ inside: String = "") -> String {
    "<navigationItem key=\"navigationItem\" \(attributes) id=\"i\">\(inside)</navigationItem>"
  }

  @Test("a back item names the way back, else the item's back title; an empty one leaves the chevron alone")
  func backTitles() throws {
    let back = { (title: String) in #"<barButtonItem key="backBarButtonItem" title="\#(title)" id="back"/>"# }
    let cases: [(String, String)] = [
      (item(#"title="List""#), "List"), (item(#"title="List" backButtonTitle="Home""#), "Home"),
      (item(#"title="List" backButtonTitle="Home""#, back("Root")), "Root"), (item(#"title="List""#, back("")), ""),
    ]
    for (first, text) in cases {
      let read = try pushed(first, item(#"title="Detail""#))
      let own = read.scene.screens[0].navigationItem
      expectEqual(own.backTitle?.text, text)
      expectEqual(own.title?.text, "List")
      #expect(!read.warnings.contains { $0.contains("back") }, "\(read.warnings)")
    }
    try expectEqual(pushed("", item(#"title="Detail""#)).scene.screens[0].navigationItem.backTitle, nil)
  }

  @Test("a screen may have no way back; what stands beside it is a warning")
  func hiddenBackButtons() throws {
    let hidden = try pushed("", item(#"title="Detail" hidesBackButton="YES""#))
    expectEqual(hidden.scene.screens[1].navigationItem.left.map(\.content), [.fixedSpace(16)])
    let add = #"<barButtonItem key="leftBarButtonItem" systemItem="add" id="add"/>"#
    let beside = try pushed("", item(#"leftItemsSupplementBackButton="YES""#, add))
    let warning = "its left items are drawn in place of the back button, not beside it"
    #expect(beside.warnings.contains { $0.hasSuffix(warning) }, "\(beside.warnings)")
  }

  // UIBarButtonItem.Style.done is semibold, whatever the title says; a space without a width has 16 points, as on the stage.
  @Test("items have their style and width")
  func styles() throws {
    let items = """
      <rightBarButtonItems><barButtonItem title="Send" style="done" id="r1"/>
      <barButtonItem style="plain" systemItem="fixedSpace" width="42" id="r2"/>
      <barButtonItem style="plain" systemItem="fixedSpace" id="r3"/>
      <barButtonItem title="Later" id="r4"/><barButtonItem systemItem="done" id="r5"/></rightBarButtonItems>
      """
    let right = try pushed(item("", items), "").scene.screens[0].navigationItem.right.map(\.content)
    try #require(right.count == 5)
    expectEqual(right[1...2], [.fixedSpace(42), .fixedSpace(16)])
    let titles = right.compactMap { content -> String? in
      if case .title(let text, let isBold) = content { "\(text.text) \(isBold)" } else { nil }
    }
    expectEqual(titles, ["Send true", "Later false", "Done true"])
  }

  @Test("a bar holds so many items and characters at most")
  func limits() throws {
    let many = (0..<101).map { #"<barButtonItem title="A" id="i\#($0)"/>"# }.joined()
    let long = String(repeating: "a", count: 1001)
    for (item, message) in [
      (item("", "<leftBarButtonItems>\(many)</leftBarButtonItems>"), "the bar has 101 items; at most 100 are allowed"),
      (item("title=\"\(long)\" backButtonTitle=\"A\""), "the text has 1001 characters; at most 1000 are allowed"),
    ] {
      let error = #expect(throws: SceneError.self) { try pushed(item, "") }
      expectEqual(error?.diagnostics.map(\.message), [message])
      expectEqual(error?.diagnostics.allSatisfy { $0.line > 1 }, true)
    }
  }

  @Test("a bar's appearance has its colours before the bar's own")
  func appearances() throws {
    let read = try pushed(
      "", "",
      bar: """
        <color key="barTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="deviceRGB"/>
        <navigationBarAppearance key="standardAppearance">
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="deviceWhite"/></textAttributes>
        </navigationBarAppearance>
        """)
    guard case .navigation(let root) = read.scene.root else { throw SceneError([]) }
    expectEqual(root.bar?.colors.background, Color(red: 1, green: 0, blue: 0))
    expectEqual(root.bar?.colors.title, .white)
  }

  // A tab says what the controller says that the tab bar controller holds, whichever of its own controllers shows.
  @Test("a split controller's title is its tab's, whatever its first column is called")
  func tabOfASplitController() throws {
    let split = Storyboards.container(
      "splitViewController", "s", relationship: "masterViewController", to: ["z"]
    ).replacing("<splitViewController", with: #"<splitViewController title="Files""#)
    let titles = try ReadStoryboard(
      scenes: Storyboards.tabs(to: ["a", "s", "n"]) + split + Storyboards.navigation(to: "b")
        + Storyboards.controller("a") + Storyboards.controller("z", attributes: #"title="Column""#)
        + Storyboards.controller("b", attributes: #"title="Below""#), initial: "t"
    ).scene.screens.map { $0.tabBarItem.title?.text }
    expectEqual(titles, [nil, "Files", "Below"])
  }

  @Test("a black tab bar has no colour for a title")
  func blackTabs() throws {
    let tabs = Storyboards.tabs(to: ["a", "z"], inside: #"<tabBar key="tabBar" barStyle="black" id="bar"/>"#)
    let read = try ReadStoryboard(
      scenes: tabs + Storyboards.controller("a") + Storyboards.controller("z"), initial: "t")
    guard case .tabs(let root) = read.scene.root else { throw SceneError([]) }
    #expect(root.bar?.colors.background != BarColors.plain(isDark: false).background)
  }

  @Test("pictures of bars and controls that are not drawn are warnings")
  func undrawn() throws {
    let views = """
      <slider value="0.5" minimumValueImage="low" id="s"><rect key="frame" x="0" y="0" width="100" height="30"/></slider>
      <searchBar showsScopeBar="YES" showsBookmarkButton="YES" id="q"><rect key="frame" x="0" y="50" width="375" height="56"/>
      </searchBar>
      """
    let warnings = try ReadStoryboard(scenes: Storyboards.controller("a", views)).warnings.map { $0.drop { $0 != " " } }
    expectEqual(
      warnings, [" slider: its 'minimumValueImage' is not drawn", " searchBar: its 'showsBookmarkButton' is not drawn"])
  }

  @Test("of what split and page controllers hold the first is drawn, with a warning")
  func containers() throws {
    for (element, warning) in [
      ("splitViewController", "as a phone does, it shows its first column alone"),
      ("pageViewController", "its first page is drawn; others come from the app's code"),
    ] {
      let read = try ReadStoryboard(
        scenes: Storyboards.container(element, "s", relationship: "masterViewController", to: ["a", "z"])
          + Storyboards.controller("a", Storyboards.button("b", to: "z")) + Storyboards.controller("z"), initial: "s")
      expectEqual(read.scene.screens.map(\.name), ["a", "z"])
      #expect(read.warnings.contains { $0.hasSuffix(": \(element): \(warning)") }, "\(read.warnings)")
      let empty = try ReadStoryboard(scenes: "<scene><objects><\(element) id=\"s\"/></objects></scene>", initial: "s")
      expectEqual(empty.scene.screens.count, 1)
      #expect(empty.warnings.contains { $0.contains("\(element): its contents are unknown") }, "\(empty.warnings)")
    }
  }

  // `flattenedViewHierarchy` of the presented navigation controller's view holds the bar's title view (rule C7).
  @Test("a title view of what is presented is matched")
  func titleViewOfAModal() throws {
    func view(_ id: String, _ key: String, _ frame: String) -> String {
      #"<view \#(key) id="\#(id)"><rect key="frame" \#(frame)/>\#(Storyboards.attributes(["heroID": "logo"]))</view>"#
    }
    let small = view("small", #"key="titleView""#, #"x="0" y="0" width="50" height="30""#)
    let large = view("logo", "", #"x="20" y="200" width="100" height="60""#)
    let bar = #"<navigationBar key="navigationBar" id="bar"/>"# + Storyboards.attributes(["isHeroEnabled": "YES"])
    let read = try ReadStoryboard(
      scenes: Storyboards.controller("a", Storyboards.button("b", to: "n", kind: "presentation") + large)
        + Storyboards.navigation(to: "z", inside: bar) + Storyboards.controller("z", inside: item("", small)))
    let plan = try #require(try read.film.transitions.first)
    expectEqual(plan.pairs.map(\.heroID), ["logo"])
    expectEqual(plan.pairs.map(\.destination), ["z.navigationItem.titleView"])
    let title = try #require(read.scene.barViews.first?.trees.first?.first)
    #expect(title.location.line > 0)
  }
}
