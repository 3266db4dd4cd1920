import Foundation
import Hero
import HeroStage
import HeroTesting
import UIKit

/// Its xib is named after the class without "Controller".
final class BuoyViewController: UIViewController {
  weak var bell: UILabel?
}

/// Its xib is named after the class.
final class AnchorController: UIViewController {}

/// A file names it as a layout of its own, without a flow's numbers.
final class TideLayout: UICollectionViewFlowLayout {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    itemSize = CGSize(width: 300, height: 120)
  }
}

/// A controller's view of a xib, pictures of a catalogue, and what a storyboard's button can do without being told how.
@MainActor
@Suite(.writtenStages) final class XibControllerTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("xibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    UIStoryboard.register(BuoyViewController.self, outlets: ["bell": \.bell])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func writeXib(_ name: String, text: String, outlet: Bool = false) throws {
    let bell = outlet ? #"<outlet property="bell" destination="l" id="o1"/>"# : ""
    try write(
      xibText(
        owner: #"\#(bell)<outlet property="view" destination="v" id="o2"/>"#,
        """
        <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label opaque="NO" text="\(text)" fixedFrame="YES" id="l"><rect key="frame" x="10" y="10" width="100" height="21"/></label>
        </subviews></view>
        """), to: "\(name).xib")
  }

  private func made(_ name: String) throws -> UIViewController {
    try #require(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController())
  }

  private func text(_ controller: UIViewController) -> String? {
    (controller.view.subviews.first as? UILabel)?.text
  }

  @Test func aControllerLoadsTheXibOfItsClass() throws {
    try writeXib("BuoyView", text: "Ding", outlet: true)
    try writeXib("BuoyViewController", text: "not this one")
    try writeXib("AnchorController", text: "Chain")
    let stage = testStage(assets: [folder], root: BuoyViewController())
    let buoy = try #require(stage.topViewController as? BuoyViewController)
    expectEqual(buoy.bell?.text, "Ding")
    expectEqual(buoy.nibName, "BuoyView")
    // It fills the screen, whatever the file was drawn on.
    expectEqual(buoy.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    expectEqual(text(AnchorController()), "Chain")
    expectEqual(text(AnchorController(nibName: "BuoyViewController", bundle: nil)), "not this one")
    // UIKit's own class has no file.
    expectEqual(UIViewController().nibName, nil)
  }

  @Test func aStoryboardsControllerWithoutAViewHasThatOfItsXib() throws {
    try writeXib("Named", text: "named")
    try writeXib("AnchorController", text: "Chain")
    for (name, attribute) in [
      ("Named", #"nibName="Named""#), ("Class", #"customClass="AnchorController""#), ("Plain", ""),
    ] { try write(storyboardText(#"<viewController id="a" \#(attribute)/>"#), to: "\(name).storyboard") }
    UIStoryboard.register(AnchorController.self)
    _ = testStage(assets: [folder], root: UIViewController())
    try expectEqual((text(made("Named")), text(made("Class"))), ("named", "Chain"))
    // Nothing is looked for: a plain view.
    #expect(try made("Plain").view.subviews.isEmpty)
  }

  @Test func aCollectionsLayoutMayBeOfAnyClass() throws {
    try write(
      storyboardText(
        """
        <viewController id="a"><collectionView key="view" dataMode="prototypes" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <collectionViewLayout key="collectionViewLayout" id="w" customClass="TideLayout"/></collectionView></viewController>
        """), to: "Tide.storyboard")
    _ = ObjectiveCMembers(TideLayout.self)
    _ = testStage(assets: [folder], root: UIViewController())
    let view = try made("Tide").view as? UICollectionView
    expectEqual((view?.collectionViewLayout as? TideLayout)?.itemSize, CGSize(width: 300, height: 120))
  }

  // UIKit's own words: on a phone these end the app.
  @Test func aNamedXibThatIsNotThereStopsInUIKitsWords() async throws {
    let named = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Stage(root: UIViewController(nibName: "Gone", bundle: nil))
    }
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let stage = Stage(root: UIViewController())
      UITableView().register(UINib(nibName: "Gone", bundle: nil), forCellReuseIdentifier: "cell")
      withExtendedLifetime(stage) {}
    }
    let described = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let stage = Stage(assets: [StoryboardTests.folder], root: UIViewController())
      _ = UIStoryboard(name: "Wreck", bundle: nil).instantiateInitialViewController()?.view
      withExtendedLifetime(stage) {}
    }
    for told in [named, cell, described].map({ errors(of: $0) }) {
      #expect(told.contains("Could not load NIB in bundle: '") && told.contains("' with name 'Gone'"), "\(told)")
      #expect(told.contains("NSInternalInconsistencyException"))
    }
  }

  @Test func drawingsOfACatalogueAreFoundByName() throws {
    try write(
      #"{ "images": [ { "idiom": "universal", "filename": "mark.svg" } ] }"#,
      to: "Assets.xcassets/mark.imageset/Contents.json")
    try write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="red"/></svg>"#,
      to: "Assets.xcassets/mark.imageset/mark.svg")
    _ = testStage(assets: [folder], root: UIViewController())
    let image = try #require(UIImage(named: "mark"))
    // Three pixels a point, as the screen has.
    expectEqual((image.size, image.cgImage?.width), (CGSize(width: 20, height: 10), 60))
    // The ending of a file that the catalogue took the place of.
    expectEqual(UIImage(named: "mark.png")?.size, image.size)
    expectEqual(UIImage(named: "mark.txt"), nil)
  }

  @Test func filesOfACatalogueAreFoundByName() throws {
    try write(
      #"{ "data": [ { "idiom": "universal", "filename": "list.json", "universal-type-identifier": "public.json" } ] }"#,
      to: "Assets.xcassets/Lists/list.dataset/Contents.json")
    try write("[1]", to: "Assets.xcassets/Lists/list.dataset/list.json")
    _ = testStage(assets: [folder], root: UIViewController())
    let asset = try #require(NSDataAsset(name: "list"))
    expectEqual((String(decoding: asset.data, as: UTF8.self), asset.typeIdentifier), ("[1]", "public.json"))
    #expect(NSDataAsset(name: "lists") == nil)
  }

  // A tap is none of the events that a finger sends which leaves a button, or that opens its menu.
  @Test func aButtonDismissesByHerosOwnAction() throws {
    for (event, isOfATap) in [
      ("touchUpInside", true), ("allTouchEvents", true), ("touchDragExit", false), ("menuActionTriggered", false),
    ] {
      try write(
        storyboardText(
          """
          <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
          <button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="100" height="40"/>
          <state key="normal" title="Close"/><connections>
          <action selector="ht_dismiss:" destination="a" eventType="\(event)" id="c"/></connections></button>
          </subviews></view></viewController>
          """), to: "\(event).storyboard")
      let root = UIViewController()
      let stage = testStage(assets: [folder], root: root)
      let sheet = try made(event)
      sheet.modalPresentationStyle = .fullScreen
      stage.play { root.present(sheet, animated: false) }
      #expect(stage.topViewController === sheet)
      stage.tap(try #require(sheet.view.subviews.first))
      stage.run(until: .idle)
      expectEqual((stage.topViewController === root), isOfATap, "\(event)")
    }
  }

  // Source: Hero 0.0.3, where `heroModifiers` is the text that was called `heroModifierString` later.
  @Test func modifiersOfTheFirstHeroAreTexts() throws {
    try write(
      xibText(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="heroModifiers" value="fade translate(200, 0)"/>
        </userDefinedRuntimeAttributes></view>
        """), to: "Pod.xib")
    _ = testStage(assets: [folder], root: UIViewController())
    let view = try #require(UINib(nibName: "Pod", bundle: nil).instantiate(withOwner: nil).first as? UIView)
    expectEqual(view.hero.modifiers?.count, 2)
  }

  @Test func aReferenceThatLeadsNowhereIsAPlaceholder() throws {
    try write(
      storyboardText(
        """
        <tabBarController id="t"><connections>
        <segue destination="r" kind="relationship" relationship="viewControllers" id="x"/></connections></tabBarController>
        """, #"<viewControllerPlaceholder storyboardName="Gone" id="r"/>"#, initial: "t"), to: "Tabs.storyboard")
    let stage = testStage(
      assets: [folder],
      root: UIStoryboard(name: "Tabs", bundle: nil).instantiateInitialViewController() ?? UIViewController())
    expectEqual(stage.topViewController.tabBarController?.viewControllers?.count, 1)
    expectEqual((stage.topViewController.view as? UILabel)?.text, "Gone")
  }
}
