import Foundation
import HeroGeometry
import HeroModel
import HeroTesting

@testable import HeroStoryboard

@Suite("What of a storyboard is filmed")
struct FilmTests {
  private func actions(_ scene: Scene) -> [Step.Action] { scene.steps.map(\.action) }

  private static let two =
    Storyboards.controller("a", Storyboards.button("b", to: "z")) + Storyboards.controller("z")

  @Test("a show outside of navigation presents, and goes back")
  func presents() throws {
    let read = try ReadStoryboard(scenes: Self.two)
    expectEqual(read.scene.root, .screen(0))
    expectEqual(read.scene.screens.map(\.name), ["a", "z"])
    expectEqual(actions(read.scene), [.wait(0.2), .present(.screen(1)), .wait(0.5), .dismiss])
    expectEqual(read.scene.screens.map(\.isHeroEnabled), [true, true])
    #expect(read.warnings.isEmpty)
    expectEqual(read.storyboard.segues.first?.id, "b-segue")
    let only = try ReadStoryboard(scenes: Self.two) { $0.presentsOnly = true }
    expectEqual(actions(only.scene), [.wait(0.2), .present(.screen(1))])
  }

  @Test("the first segue that Hero animates is filmed; without one the first, with a warning")
  func firstAnimated() throws {
    let buttons = Storyboards.button("b1", to: "y") + Storyboards.button("b2", to: "z", kind: "presentation")
    func read(_ enabled: Bool) throws -> ReadStoryboard {
      try ReadStoryboard(
        scenes: Storyboards.controller("a", buttons, isHeroEnabled: false)
          + Storyboards.controller("y", isHeroEnabled: false) + Storyboards.controller("z", isHeroEnabled: enabled))
    }
    let (animated, none) = (try read(true), try read(false))
    expectEqual(animated.storyboard.segues.first?.id, "b2-segue")
    expectEqual(animated.scene.screens.map(\.isHeroEnabled), [false, true])
    expectEqual((none.storyboard.segues.first?.id, none.warnings.count), ("b1-segue", 1))
    expectEqual(none.warnings.first?.contains("isHeroEnabled"), true)
  }

  @Test(
    "--segue takes ids, identifiers, and two names with either arrow; another word is an error with those there are")
  func segue() throws {
    let scenes =
      Storyboards.controller(
        "a", Storyboards.button("b1", to: "y") + Storyboards.button("b2", to: "z", more: #"identifier="go""#))
      + Storyboards.controller("y", Storyboards.button("b3", to: "z"), attributes: #"storyboardIdentifier="Detail""#)
      + Storyboards.controller("z", attributes: #"title="Last""#)
    for (word, segue, from) in [
      ("b2-segue", "b2-segue", "a"), ("go", "b2-segue", "a"), ("a→Last", "b2-segue", "a"), ("a->z", "b2-segue", "a"),
      ("Detail → Last", "b3-segue", "Detail"),
    ] {
      let read = try ReadStoryboard(scenes: scenes) { $0.segue = word }
      expectEqual(
        (read.storyboard.segues.first?.id, read.scene.screens.map(\.name)), (segue, [from, "Last"]), "\(word)")
    }
    for word in ["nope", "z→a"] {
      let error = #expect(throws: SceneError.self) { try ReadStoryboard(scenes: Self.two) { $0.segue = word } }
      expectEqual(error?.diagnostics.first?.message.hasSuffix("there are b-segue (a→z)"), true)
    }
  }

  @Test("a show in a navigation controller pushes, with bar, titles and items; the controller decides on Hero")
  func pushes() throws {
    let folder = try TestFolder()
    let item = { (title: String) in
      """
      <navigationItem key="navigationItem" title="\(title)" largeTitleDisplayMode="never">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="add-\(title)"/></navigationItem>
      """
    }
    let navigation = Storyboards.navigation(
      to: "a",
      inside: """
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"><rect key="frame" x="0" y="20" width="375" height="96"/>
        <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></textAttributes>
        </navigationBar>
        \(Storyboards.attributes(["isHeroEnabled": "YES", "heroNavigationAnimationTypeString": "zoom"]))
        """)
    let path = try folder.write(
      Storyboards.file(
        navigation
          + Storyboards.controller("a", Storyboards.button("b", to: "z"), inside: item("First"), isHeroEnabled: false)
          + Storyboards.controller("z", inside: item("Second"), isHeroEnabled: false), initial: "n"), to: "A.storyboard"
    )
    let read = try ReadStoryboard(path)
    guard case .navigation(let root) = read.scene.root else { throw SceneError([]) }
    expectEqual((root.stack, root.animation, root.isHeroEnabled), ([.screen(0)], .zoom, true))
    let bar = try #require(root.bar)
    expectEqual((bar.hasLargeTitles, bar.colors.background.red, bar.colors.title), (true, 1, .white))
    expectEqual(actions(read.scene), [.wait(0.2), .push(.screen(1), pop: nil), .wait(0.5), .pop])
    expectEqual(read.scene.screens.map { $0.navigationItem.title?.text }, ["First", "Second"])
    expectEqual(read.scene.screens.map(\.navigationItem.isLargeTitle), [false, false])
    // 18 points beside a font of 17, beside one of 20, on whole pixels of a half: 42.4.
    let add = BarItem.Content.glyph(.add, 0, Size(width: 21.5, height: 21.5))
    expectEqual(read.scene.screens[1].navigationItem.right.map(\.content), [add])
    expectEqual(read.scene.images.map(\.path), ["system:plus@20"])
    #expect(read.warnings.isEmpty)
  }

  @Test(
    "a show segue pushes a tab bar controller, which also may be the first of a stack; its own item shows there (C3)")
  func tabsInStacks() throws {
    let tabs =
      Storyboards.tabs(to: ["x", "y"], inside: #"<navigationItem key="navigationItem" title="Home" id="ti"/>"#)
      + Storyboards.controller("x") + Storyboards.controller("y")
    let film = try ReadStoryboard(
      scenes: Storyboards.navigation(to: "a") + Storyboards.controller("a", Storyboards.button("b", to: "t")) + tabs,
      initial: "n"
    ).scene
    guard case .push(.tabs(let root), pop: nil) = film.steps[1].action else { throw SceneError([]) }
    expectEqual(
      (root.tabs, root.navigationItem.title?.text, film.steps.last?.action), ([.screen(1), .screen(2)], "Home", .pop))
    let first = try ReadStoryboard(scenes: Storyboards.navigation(to: "t") + tabs, initial: "n").scene
    guard case .navigation(let stack) = first.root, case .tabs(let held)? = stack.stack.first
    else { throw SceneError([]) }
    expectEqual((held.tabs, held.navigationItem.title?.text), ([.screen(0), .screen(1)], "Home"))
  }

  @Test("tabs hold their controllers, with items; a segue from another tab starts there")
  func tabs() throws {
    let item = { (title: String) in #"<tabBarItem key="tabBarItem" title="\#(title)" badgeValue="3" id="t-\#(title)"/>"#
    }
    let read = try ReadStoryboard(
      scenes: Storyboards.tabs(to: ["a", "n"])
        + Storyboards.controller("a", inside: item("One"))
        + Storyboards.navigation(to: "c", inside: item("Two"))
        + Storyboards.controller("c", Storyboards.button("b", to: "z", kind: "presentation"))
        + Storyboards.controller("z"), initial: "t")
    guard case .tabs(let root) = read.scene.root else { throw SceneError([]) }
    expectEqual((root.selected, root.tabs.count, root.bar != nil), (1, 2, true))
    expectEqual(read.scene.screens.map(\.name), ["a", "c", "z"])
    expectEqual(read.scene.screens.map { $0.tabBarItem.title?.text }, ["One", "Two", nil])
    expectEqual(read.scene.screens[0].tabBarItem.badge?.text, "3")
    expectEqual(actions(read.scene)[1], .present(.screen(2)))
  }

  // Rule C0: the classes of SDOSHero are known by name, in containers and in tabs; the app's own are not.
  @Test("SDOSHero's containers say their class")
  func containersOfSDOSHero() throws {
    func root(_ tabs: String, _ navigation: String) throws -> (TabRoot, NavigationRoot, warnings: [String]) {
      func container(_ tag: String, _ id: String, _ relationship: String, _ child: String, _ name: String) -> String {
        Storyboards.container(
          tag, id, relationship: relationship, to: [child],
          inside: Storyboards.attributes(["heroNavigationAnimationTypeString": "zoom"])
        ).replacing("<\(tag) id", with: #"<\#(tag) customClass="\#(name)" customModule="SDOSHero" id"#)
      }
      let read = try ReadStoryboard(
        scenes: container("tabBarController", "t", "viewControllers", "n", tabs)
          + container("navigationController", "n", "rootViewController", "a", navigation)
          + Storyboards.controller("a"), initial: "t")
      guard case .tabs(let root) = read.scene.root, case .navigation(let inner) = root.tabs[0] else {
        throw SceneError([])
      }
      return (root, inner, read.warnings.filter { $0.contains("AnimationTypeString") })
    }
    let sdos = try root("SDOSHeroTabBarController", "SDOSHeroNavigationController")
    expectEqual((sdos.0.controller, sdos.1.controller), (.sdosHero, .sdosHero))
    // SDOSHero's navigation controller sets its own types: Hero's string is lost.
    expectEqual(sdos.1.animation, .auto)
    expectEqual(sdos.warnings.count, 1, "\(sdos.warnings)")
    let own = try root("MyTabBarController", "MyNavigationController")
    expectEqual((own.0.controller, own.1.controller), (.uiKit, .uiKit))
    #expect(own.1.animation == .zoom && own.warnings.isEmpty)
  }

  @Test("references are followed into other storyboards; a placeholder stands for a missing one, with a warning")
  func references() throws {
    let folder = try TestFolder()
    func read(_ name: String, in place: String = "") throws -> ReadStoryboard {
      let reference = """
        <scene sceneID="s-r"><objects><viewControllerPlaceholder storyboardName="\(name)" referencedIdentifier="Target" \
        id="r"/></objects></scene>
        """
      let scenes = Storyboards.controller("a", Storyboards.button("b", to: "r")) + reference
      return try ReadStoryboard(try folder.write(Storyboards.file(scenes), to: "\(place)To\(name).storyboard"))
    }
    let target = #"storyboardIdentifier="Target""#
    try folder.write(
      Storyboards.file(Storyboards.controller("x") + Storyboards.controller("y", attributes: target), initial: "x"),
      to: "Other.storyboard")
    // An app's bundle has no folders: whatever the sources have, the name is enough.
    try folder.write(
      Storyboards.file(Storyboards.controller("q", attributes: target), initial: "q"),
      to: "Scenes/Deep/Far.storyboard")
    // A storyboard that is there, without the controller; and one that cannot be read.
    try folder.write(Storyboards.file(Storyboards.controller("x"), initial: "x"), to: "Empty.storyboard")
    try folder.write("<document", to: "Broken.storyboard")
    let far = try read("Far", in: "App/Base.lproj/")
    let (other, gone, empty, broken) = (try read("Other"), try read("Gone"), try read("Empty"), try read("Broken"))
    for found in [other, far, gone, empty] { expectEqual(found.scene.screens.map(\.name), ["a", "Target"]) }
    for found in [other, gone] { expectEqual(actions(found.scene).count, 4) }
    expectEqual(gone.warnings.filter { $0.contains("the storyboard 'Gone' of the reference is not beside") }.count, 1)
    expectEqual(gone.scene.screens[1].views.first?.backgroundColor, .white)
    #expect(
      empty.warnings.contains { $0.contains("'Empty' has no controller with the storyboard identifier 'Target'") })
    #expect(broken.warnings.contains { $0.contains("'Broken' of the reference cannot be read") })
  }

  @Test("a tab that is nowhere is a placeholder, as an embedded one is; one that the file has not is left out")
  func missingChildren() throws {
    let reference = """
      <scene sceneID="s-r"><objects><viewControllerPlaceholder storyboardName="Gone" id="r"/></objects></scene>
      """
    let tabs = try ReadStoryboard(
      scenes: Storyboards.tabs(to: ["a", "r", "nowhere"])
        + Storyboards.controller("a") + reference, initial: "t")
    expectEqual(tabs.scene.screens.map(\.name), ["a", "Gone"])
    #expect(tabs.warnings.contains { $0.contains("its destination 'nowhere' is not in the file") })
    let box = """
      <containerView id="box"><rect key="frame" x="20" y="30" width="200" height="100"/>
      <connections><segue destination="r" kind="embed" id="es"/></connections></containerView>
      """
    let embedded = try ReadStoryboard(scenes: Storyboards.controller("a", box) + reference)
    expectEqual(embedded.view("box")?.children.count, 1)
    expectEqual(embedded.warnings.filter { $0.contains("'Gone'") }.count, 1)
  }

  private func xib(_ text: String, view: String = "v") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="view" destination="\(view)" id="o1"/><outlet property="bell" destination="l" id="o2"/></connections></placeholder>
    <view id="first"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
    <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label opaque="NO" text="\(text)" fixedFrame="YES" id="l"><rect key="frame" x="10" y="10" width="100" height="21"/></label>
    </subviews></view></objects></document>
    """
  }

  /// A storyboard of a screen that pushes on one without a view.
  private func withoutView(_ attributes: String) -> String {
    Storyboards.file(
      Storyboards.controller("a", Storyboards.button("b", to: "z"))
        + """
        <scene sceneID="s-z"><objects><viewController id="z" \(attributes)>\(Storyboards.attributes(["isHeroEnabled": "YES"]))
        </viewController></objects></scene>
        """)
  }

  // Source: Apple, `UIViewController.nibName`: that which is named, else of `CardController` `Card`, else `CardController`.
  @Test("a controller without a view in the file has its xib's: the one named, else that of its class")
  func viewsOfXibs() throws {
    for (attributes, text) in [
      (#"nibName="Named" customClass="CardController""#, "named"), (#"customClass="CardController""#, "short"),
      (#"customClass="PlainController""#, "own"),
    ] {
      let folder = try TestFolder()
      try folder.write(xib("named"), to: "Views/Named.xib")
      try folder.write(xib("short"), to: "Card.xib")
      try folder.write(xib("not this one"), to: "CardController.xib")
      try folder.write(xib("own"), to: "Base.lproj/PlainController.xib")
      let read = try ReadStoryboard(try folder.write(withoutView(attributes), to: "A.storyboard"))
      #expect(read.warnings.isEmpty, "\(read.warnings)")
      let bell = try #require(read.view("bell", screen: 1))
      guard case .label(let label) = bell.content else { throw SceneError([]) }
      expectEqual(label.text, text)
      expectEqual((bell.position, bell.size), (Point(x: 60, y: 20.5), Size(width: 100, height: 21)))
      // It fills the screen.
      expectEqual(read.scene.screens[1].views[0].size, Size(width: 375, height: 667))
      try expectEqual(read.film.transitions.count, 2)
    }
  }

  @Test("a xib that is not there, or cannot be used, is one warning and a plain view; the other screens are filmed")
  func missingXibs() throws {
    let nowhere = "not beside this file, nor in the folders above and what is in them; a plain view takes its place"
    for (attributes, warning) in [
      (
        #"nibName="Gone" customClass="CardController""#,
        "viewController: its view comes from 'Gone.xib', which is \(nowhere), where an app on a phone would crash"
      ),
      (
        #"customClass="CardController""#,
        "viewController: its view comes from 'Card.xib' or 'CardController.xib', which are \(nowhere)"
      ),
      (
        #"nibName="Owned""#,
        "viewController: 'Owned.xib', which its view comes from, sets no view of its owner; a plain view takes its place, "
          + "where an app on a phone would crash"
      ),
    ] {
      let folder = try TestFolder()
      try folder.write(xib("x", view: "nothing"), to: "Owned.xib")
      let read = try ReadStoryboard(try folder.write(withoutView(attributes), to: "A.storyboard"))
      #expect(read.warnings.count == 1 && read.warnings[0].hasSuffix(": \(warning)"), "\(read.warnings)")
      expectEqual((read.scene.screens.map(\.name).first, read.scene.screens.count), ("a", 2))
      expectEqual(read.scene.screens[1].views.count, 1)
      try expectEqual(read.film.transitions.count, 2)
    }
    let folder = try TestFolder()
    try folder.write("<document", to: "Broken.xib")
    let broken = try ReadStoryboard(try folder.write(withoutView(#"nibName="Broken""#), to: "A.storyboard"))
    #expect(broken.warnings.count == 1 && broken.warnings[0].contains("the xib 'Broken' of its view cannot be read: "))
    // UIKit's own class has no xib unless it is named.
    let plain = try ReadStoryboard(try folder.write(withoutView(""), to: "B.storyboard"))
    #expect(plain.warnings.isEmpty && plain.scene.screens[1].views.count == 1)
  }

  @Test("a presented container keeps its screens; styles of segue and controller are taken")
  func presentedContainer() throws {
    let button = Storyboards.button(
      "b", to: "n", kind: "presentation", more: #"modalPresentationStyle="overFullScreen""#)
    let own = Storyboards.attributes(["isHeroEnabled": "YES", "heroModalAnimationTypeString": "zoom"])
    let read = try ReadStoryboard(
      scenes: Storyboards.controller("a", button) + Storyboards.navigation(to: "z", inside: own)
        + Storyboards.controller("z"))
    guard case .present(.navigation(let root), _) = actions(read.scene)[1] else { throw SceneError([]) }
    expectEqual(
      (root.modalPresentationStyle, root.modalAnimation, root.isHeroEnabled), (.overFullScreen, .both(.zoom), true))
  }

  @Test("controllers that embed, show or push themselves come to an end; a segue into nothing is a warning")
  func loops() throws {
    let box = """
      <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections><segue destination="a" kind="embed" id="e"/></connections></containerView>
      """
    let embedded = try ReadStoryboard(scenes: Storyboards.controller("a", box))
    expectEqual(embedded.warnings, ["7: containerView: controllers are embedded in one another without an end"])
    let shown = try ReadStoryboard(scenes: Storyboards.controller("a", Storyboards.button("b", to: "a")))
    expectEqual(shown.scene.screens.map(\.name), ["a", "a 2"])
    let loose = try ReadStoryboard(scenes: Storyboards.controller("a", Storyboards.button("b", to: "gone")))
    expectEqual(loose.warnings, ["9: segue: its destination 'gone' is not in the file"])
    #expect(loose.scene.steps.isEmpty)
  }
}

@Suite("Storyboards that are damaged")
struct DamagedStoryboardTests {
  @Test("a file that is changed anywhere gives a scene or an error with its line; never a crash")
  func changed() throws {
    let folder = try TestFolder()
    let text = Storyboards.file(
      Storyboards.navigation(to: "a")
        + Storyboards.controller(
          "a",
          Storyboards.button("b", to: "z") + """
            <label opaque="NO" text="A" numberOfLines="0" id="l"><rect key="frame" x="1" y="2" width="30" height="40"/></label>
            <tableView dataMode="prototypes" rowHeight="44" id="t"><rect key="frame" x="0" y="99" width="375" height="99"/>
            <prototypes><tableViewCell id="c"><rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCell></prototypes>
            </tableView>
            """)
        + Storyboards.controller("z"), initial: "n")
    let whole = Array(text.utf8)
    // A file that ends anywhere is an error with a line.
    for end in stride(from: 0, to: whole.count - 20, by: 37) {
      let path = "\(folder.path)/T.storyboard"
      try Data(whole[..<end]).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: SceneError.self) { try ReadStoryboard(path) }
      expectEqual(error?.diagnostics.allSatisfy { $0.line > 0 }, true, "cut at \(end)")
    }
    // A small generator of known numbers: every run meets the same files.
    var state: UInt64 = 3
    var (scenes, problems) = (0, 0)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<2 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20) & 0x7F
      }
      let path = "\(folder.path)/M.storyboard"
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      do {
        _ = try ReadStoryboard(path)
        scenes += 1
      } catch let error as SceneError {
        #expect(!error.diagnostics.isEmpty)
        problems += 1
      }
    }
    #expect(scenes > 20 && problems > 20, "\(scenes) scenes, \(problems) errors")
  }
}
