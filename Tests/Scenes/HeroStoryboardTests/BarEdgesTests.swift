import HeroGeometry
import HeroModel
import HeroTesting
import TransitionEngine

@testable import HeroStoryboard

/// Where screens stand beside bars, by hand on an iPhone 15 Pro: 393×852 points, of which the status bar covers 59 and the home indicator 34; a
/// navigation bar is 44 points high, 96 with a large title, a toolbar 44, a tab bar 49 (fact sheet 6.8).
///
/// Source: UIKit, `edgesForExtendedLayout`, `extendedLayoutIncludesOpaqueBars` (fact sheet 6.11).
@Suite("Views beside the bars of storyboards") struct BarEdgesTests {
  /// A storyboard of a controller `a` in containers, with a box that fills its safe area and a segue to `z`.
  struct Board {
    var navigation: String?
    var tabs: String?
    var toolbar: String?
    var attributes = ""
    var inside = ""
    /// Whether the navigation controller is around the tab bar controller, not in it.
    var isNavigationOutside = false
    /// As stored with the root view: 749 points below a navigation bar.
    var height = 852.0

    static let opaque = #"translucent="NO""#

    private func controller(_ id: String, _ views: String = "") -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes)>
      <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="393" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box" userLabel="\(id)-box"/>\(views)</subviews>
      <viewLayoutGuide key="safeArea" id="\(id)-safe"/><constraints>
      \(["top", "bottom", "leading", "trailing"].map {
        #"<constraint firstItem="\#(id)-box" firstAttribute="\#($0)" secondItem="\#(id)-safe" secondAttribute="\#($0)" id="\#(id)-\#($0)"/>"#
      }.joined())</constraints></view>\(inside)<navigationItem key="navigationItem" title="\(id)" id="\(id)-item"/>
      </viewController></objects></scene>
      """
    }

    var text: String {
      var (scenes, initial) = (controller("a", Storyboards.button("go", to: "z")) + controller("z"), "a")
      func add(_ tag: String, _ id: String, _ relationship: String, _ inside: String, _ attributes: String = "") {
        scenes += Storyboards.container(
          tag, id, relationship: relationship, to: [initial], inside: inside, attributes: attributes)
        initial = id
      }
      func addNavigation() {
        guard let navigation else { return }
        let bars = toolbar.map { #"<toolbar key="toolbar" id="tool" \#($0)/>"# } ?? ""
        add(
          "navigationController", "n", "rootViewController",
          #"<navigationBar key="navigationBar" id="n-bar" \#(navigation)/>\#(bars)"#,
          toolbar == nil ? "" : #"toolbarHidden="NO""#)
      }
      if !isNavigationOutside { addNavigation() }
      if let tabs { add("tabBarController", "t", "viewControllers", #"<tabBar key="tabBar" id="t-bar" \#(tabs)/>"#) }
      if isNavigationOutside { addNavigation() }
      return Storyboards.file(
        scenes, initial: initial, device: #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#)
    }
  }

  private func read(_ board: Board, _ change: (inout StoryboardOptions) -> Void = { _ in }) throws -> ReadStoryboard {
    return try ReadStoryboard(text: board.text, change)
  }

  /// Top and bottom of a screen's view, then of its safe area, on the canvas.
  private func edges(_ read: ReadStoryboard, screen: Int = 0) throws -> [Double] {
    let view = read.scene.screens[screen].views[0]
    let box = try #require(read.scene.screens[screen].views.first { $0.name?.hasSuffix("-box") == true })
    let (top, inner) = (view.position.y - view.size.height / 2, box.position.y - box.size.height / 2)
    return [top, top + view.size.height, top + inner, top + inner + box.size.height]
  }

  private static let under = #"extendedLayoutIncludesOpaqueBars="YES""#

  private static func edges(_ edges: String) -> String { #"<extendedEdge key="edgesForExtendedLayout" \#(edges)/>"# }

  private static let cases: [(Board, [Double])] = [
    (Board(), [0, 852, 59, 818]),
    (Board(navigation: ""), [0, 852, 103, 818]),
    (Board(navigation: Board.opaque), [103, 852, 103, 818]),
    // As old and new versions of Xcode have stored it: the view's height is that beside the bar.
    (Board(navigation: Board.opaque, height: 749), [103, 852, 103, 818]),
    (Board(navigation: Board.opaque, attributes: under), [0, 852, 103, 818]),
    (Board(navigation: "", inside: edges("")), [103, 852, 103, 818]),
    (Board(navigation: "", inside: edges(#"top="YES""#)), [0, 852, 103, 818]),
    (Board(navigation: "", tabs: "", inside: edges(#"top="YES""#)), [0, 769, 103, 769]),
    (Board(navigation: "", tabs: "", inside: edges(#"bottom="YES""#)), [103, 852, 103, 769]),
    // Edges that it does not extend to win over bars that it would lie under.
    (Board(navigation: Board.opaque, attributes: under, inside: edges("")), [103, 852, 103, 818]),
    (Board(navigation: #"translucent="NO" largeTitles="YES""#), [155, 852, 155, 818]),
    (Board(tabs: Board.opaque), [0, 769, 59, 769]),
    (Board(tabs: Board.opaque, attributes: under), [0, 852, 59, 769]),
    (Board(navigation: Board.opaque, tabs: Board.opaque), [103, 769, 103, 769]),
    (Board(navigation: Board.opaque, tabs: ""), [103, 852, 103, 769]),
    (Board(navigation: "", tabs: Board.opaque), [0, 769, 103, 769]),
    (Board(navigation: Board.opaque, tabs: Board.opaque, isNavigationOutside: true), [103, 769, 103, 769]),
    (Board(navigation: "", toolbar: Board.opaque), [0, 774, 103, 774]),
    (Board(navigation: Board.opaque, toolbar: Board.opaque), [103, 774, 103, 774]),
    (Board(navigation: Board.opaque, toolbar: ""), [103, 852, 103, 774]),
    // The toolbar stands on the tab bar: 34 + 49 + 44.
    (Board(navigation: "", tabs: "", toolbar: Board.opaque), [0, 725, 103, 725]),
  ]

  @Test func viewsStandBesideBars() throws {
    for (board, expected) in Self.cases {
      let read = try read(board)
      #expect(read.warnings.filter { !$0.contains("isHeroEnabled") }.isEmpty, "\(board)")
      try expectEqual(edges(read), expected, "\(board)")
      // What is pushed, or presented without the bars.
      let pushed = board.navigation == nil ? [0, 852, 59, 818] : expected
      if !board.isNavigationOutside { try expectEqual(edges(read, screen: 1), pushed, "\(board)") }
    }
  }

  // On its side the phone is 852×393, its safe area 59 at both sides and 21 below; the navigation bar is 32 high, and no title is large.
  @Test func onItsSideBarsAreLower() throws {
    var board = Board(navigation: #"translucent="NO" largeTitles="YES""#)
    board.height = 749
    let text = board.text.replacing(#"orientation="portrait""#, with: #"orientation="landscape""#)
    let read = try ReadStoryboard(text: text)
    expectEqual(read.scene.screens[0].views[0].size, Size(width: 852, height: 361))
    try expectEqual(edges(read), [32, 393, 32, 372])
  }

  // The Pro Max has 59 and 34 points, too, and 932.
  @Test func anotherDeviceLaysOutAnew() throws {
    let read = try read(Board(navigation: Board.opaque, tabs: Board.opaque, height: 666)) {
      $0.canvas.device = "iPhone 15 Pro Max"
    }
    expectEqual(read.scene.screens[0].views[0].size, Size(width: 430, height: 746))
    try expectEqual(edges(read), [103, 849, 103, 849])
  }

  @Test func hiddenBarsTakeNothing() throws {
    let text = Board(navigation: Board.opaque).text.replacing(
      #"<navigationController id="n""#, with: #"<navigationController navigationBarHidden="YES" id="n""#)
    try expectEqual(edges(ReadStoryboard(text: text)), [0, 852, 59, 818])
  }

  // hidesBottomBarWhenPushed: below the first screen the tab bar is there, below the second it is not.
  @Test func aTabBarThatIsPushedAwayTakesNothing() throws {
    let board = Board(navigation: Board.opaque, tabs: Board.opaque)
    let text = board.text.replacing(
      #"<viewController id="z""#, with: #"<viewController hidesBottomBarWhenPushed="YES" id="z""#)
    let read = try ReadStoryboard(text: text)
    try expectEqual(edges(read), [103, 769, 103, 769])
    try expectEqual(edges(read, screen: 1), [103, 852, 103, 818])
  }

  // What is presented stands beside its own container's bars.
  @Test func aPresentedContainerHasBarsOfItsOwn() throws {
    let second = Storyboards.navigation(
      "m", to: "z",
      inside: #"<navigationBar key="navigationBar" id="m-bar" translucent="NO"/>"#)
    let text = Board(navigation: "").text.replacing(
      #"<segue destination="z" kind="show""#, with: #"<segue destination="m" kind="presentation""#)
    let read = try ReadStoryboard(text: text.replacing("</scenes>", with: second + "</scenes>"))
    try expectEqual(edges(read), [0, 852, 103, 818])
    try expectEqual(edges(read, screen: 1), [103, 852, 103, 818])
  }

  // UIKit's header: an automatic scroll view that does not scroll keeps clear of the navigation bar only where its controller says so.
  @Test func scrollViewsKeepClear() throws {
    let scroll = """
      <scrollView id="scroll" userLabel="scroll"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <view id="content" userLabel="content"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>
      </subviews></scrollView>
      """
    for (attributes, top) in [("", 103.0), (#"automaticallyAdjustsScrollViewInsets="NO""#, 0)] {
      let board = Board(navigation: "", attributes: attributes)
      let read = try ReadStoryboard(text: board.text.replacing("<subviews>", with: "<subviews>" + scroll))
      expectEqual(read.view("content")?.position.y, top + 50)
    }
  }

  // The match of a card at the view's upper edge begins below the bar (the push happens in the container, whose view fills the canvas).
  @Test func whatFliesBeginsBelowTheBar() throws {
    let card = """
      <view id="card" userLabel="card"><rect key="frame" x="20" y="0.0" width="100" height="40"/>
      \(Storyboards.attributes(["heroID": "card"]))</view>
      """
    let hero = Storyboards.attributes(["isHeroEnabled": "YES"]) + #"<connections><segue destination="a""#
    let text = Board(navigation: Board.opaque, height: 749).text.replacing("<subviews>", with: "<subviews>" + card)
      .replacing(#"<connections><segue destination="a""#, with: hero)
    let read = try ReadStoryboard(text: text)
    let plan = try #require(try read.film.transitions.first)
    let view = try #require(plan.views.first { $0.path == "a/card" })
    expectEqual(view.keys.first { $0.name == "position" }?.from, .numbers([70, 123]))
  }
}
