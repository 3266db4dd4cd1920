import Foundation
import HeroGeometry
import HeroModel
import HeroTesting

@testable import HeroStoryboard

@Suite("Tables, collections, containers and xibs of a storyboard")
struct ListTests {
  private static let prototype = """
    <tableView clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="60" id="t">
    <rect key="frame" x="0" y="0" width="375" height="200"/><prototypes>
    <tableViewCell reuseIdentifier="row" rowHeight="60" id="p"><rect key="frame" x="0" y="28" width="375" height="60"/>
    <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="p" id="pc"><rect key="frame" x="0" y="0" width="375" height="60"/>
    <subviews><label opaque="NO" text="{braces}" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="pl">
    <rect key="frame" x="16" y="10" width="200" height="21"/></label></subviews></tableViewCellContentView>
    <connections><outlet property="title" destination="pl" id="o"/></connections></tableViewCell></prototypes></tableView>
    """

  @Test("prototype cells fill what shows, each with names of its own")
  func prototypes() throws {
    let read = try ReadStoryboard(scenes: Storyboards.controller("a", Self.prototype))
    let table = try #require(read.view("t"))
    expectEqual(table.layout, .list)
    let rows = table.children.map { read.scene.screens[0].views[$0] }.filter { $0.name?.hasPrefix("row") == true }
    expectEqual(rows.map(\.name), ["row 0", "row 1", "row 2"])
    expectEqual(rows.map { $0.position.y - $0.size.height / 2 }, [20, 80, 140], "below the status bar")
    let texts = read.scene.screens[0].views.filter { $0.name == "title" }
    expectEqual(texts.map(\.path), ["a/row 0/title", "a/row 1/title", "a/row 2/title"])
    guard case .label(let text)? = texts.first?.content else { throw SceneError([]) }
    expectEqual(text.text, "{braces}")
  }

  // 300 seconds are more than any transition lasts; three rows repeat the prototype.
  @Test("what is mistyped in a prototype's modifiers is noted once, at its attribute")
  func mistakes() throws {
    let cell = Self.prototype.replacing(
      "id=\"pl\">",
      with: """
        id="pl"><userDefinedRuntimeAttributes>

        <userDefinedRuntimeAttribute type="string" keyPath="heroModifierString" value="fade delay(300)"/>
        </userDefinedRuntimeAttributes>
        """)
    let read = try ReadStoryboard(scenes: Storyboards.controller("a", cell))
    let notes = read.scene.notes.filter { $0.subject == .milliseconds }
    expectEqual(notes.count, 1)
    let views = read.scene.screens[0].views.filter { $0.heroModifiers != nil }
    expectEqual(views.count, 3)
    let place = try #require(views[0].heroModifiersLocation)
    #expect(views.allSatisfy { $0.heroModifiersLocation == place && $0.location.line == place.line - 2 })
    expectEqual(notes.map { [$0.diagnostic.line, $0.diagnostic.column] }, [[place.line, place.column]])
  }

  @Test("collection cells flow, with the lines' and items' spacing")
  func collection() throws {
    let read = try ReadStoryboard(
      scenes: Storyboards.controller(
        "a",
        """
        <collectionView clipsSubviews="YES" dataMode="prototypes" id="c"><rect key="frame" x="0" y="0" width="375" height="120"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="5" id="f">
        <size key="itemSize" width="100" height="50"/><inset key="sectionInset" minX="10" minY="8" maxX="10" maxY="8"/>
        </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="item" id="i">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="100" height="50"/></view></collectionViewCell></cells>
        </collectionView>
        """))
    let holder = try #require(read.view("c"))
    expectEqual(holder.layout, .cells)
    let cells = holder.children.map { read.scene.screens[0].views[$0] }
    // 355 points hold three of 100 with 27.5 between; two lines of 50 show in 120, below the status bar.
    expectEqual(cells.map(\.position.x), [60, 187.5, 315, 60, 187.5, 315])
    expectEqual(cells.map(\.position.y), [53, 53, 53, 113, 113, 113])
  }

  @Test("a container view holds the controller of its embed segue, whose segues count too")
  func embeds() throws {
    let box = """
      <containerView id="box"><rect key="frame" x="20" y="30" width="200" height="100"/>
      <connections><segue destination="e" kind="embed" id="es"/></connections></containerView>
      """
    let read = try ReadStoryboard(
      scenes: Storyboards.controller("a", box)
        + Storyboards.controller("e", Storyboards.button("b", to: "z")) + Storyboards.controller("z"))
    expectEqual(read.storyboard.segues.first?.id, "b-segue")
    let holder = try #require(read.view("box"))
    let inner = try #require(holder.children.first.map { read.scene.screens[0].views[$0] })
    expectEqual(inner.size, Size(width: 200, height: 100))
    #expect(read.view("b") != nil)
    expectEqual(read.scene.screens.map(\.name), ["a", "z"])
  }

  @Test("a xib is a picture of its first view")
  func xib() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
      <outlet property="title" destination="l" id="o"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="80"/><subviews>
      <label opaque="NO" text="Card" id="l"><rect key="frame" x="10" y="10" width="100" height="21"/></label></subviews></view>
      </objects></document>
      """, to: "Card.xib")
    let read = try ReadStoryboard(path)
    expectEqual(read.scene.canvas.size, Size(width: 200, height: 80))
    #expect(read.scene.steps.isEmpty)
    expectEqual(read.view("title")?.position, Point(x: 60, y: 20.5))
    // It is meant for a screen that has a ground.
    expectEqual(read.scene.canvas.background, .white)
    #expect(read.warnings.isEmpty)
  }

  @Test("another device lays the screens out by their constraints")
  func otherDevice() throws {
    let file = Storyboards.file(
      """
      <scene sceneID="s"><objects><viewController id="a"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="20" y="100" width="335" height="50"/>
      <constraints><constraint firstAttribute="height" constant="50" id="1"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="2"/>
      <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="20" id="3"/>
      <constraint firstItem="v" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="4"/>
      </constraints></view></viewController></objects></scene>
      """)
    let own = try ReadStoryboard(text: file)
    expectEqual(own.view("v")?.position, Point(x: 187.5, y: 125), "stored frames hold on their own canvas")
    let small = try ReadStoryboard(text: file) { $0.canvas.device = "iPhone SE (1st generation)" }
    expectEqual(small.scene.canvas.size, Size(width: 320, height: 568))
    expectEqual(small.view("v")?.size, Size(width: 280, height: 50))
    expectEqual(small.view("v")?.position, Point(x: 160, y: 284))
    let wide = try ReadStoryboard(text: file) { ($0.canvas.width, $0.canvas.height) = (500, 300) }
    expectEqual(wide.view("v")?.position, Point(x: 250, y: 150))
    #expect(throws: SceneError.self) { try ReadStoryboard(text: file) { $0.canvas.device = "Nokia" } }
  }
}
