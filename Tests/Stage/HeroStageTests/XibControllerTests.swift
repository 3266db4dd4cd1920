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
@Suite struct XibControllerTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("xibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    UIStoryboard.register(BuoyViewController.self, outlets: ["bell": \.bell])
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func writeXib(_ name: String, text: String, outlet: Bool = false) throws {
    let bell = outlet ? #"<outlet property="bell" destination="l" id="o1"/>"# : ""
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      \(bell)<outlet property="view" destination="v" id="o2"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label opaque="NO" text="\(text)" fixedFrame="YES" id="l"><rect key="frame" x="10" y="10" width="100" height="21"/></label>
      </subviews></view></objects></document>
      """, to: "\(name).xib")
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
    withExtendedLifetime(stage) {}
  }

  private static func storyboard(_ attributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a" \(attributes)/></objects></scene></scenes></document>
    """
  }

  @Test func aStoryboardsControllerWithoutAViewHasThatOfItsXib() throws {
    try writeXib("Named", text: "named")
    try writeXib("AnchorController", text: "Chain")
    try write(Self.storyboard(#"nibName="Named""#), to: "Named.storyboard")
    try write(Self.storyboard(#"customClass="AnchorController""#), to: "Class.storyboard")
    try write(Self.storyboard(""), to: "Plain.storyboard")
    UIStoryboard.register(AnchorController.self)
    let stage = testStage(assets: [folder], root: UIViewController())
    func made(_ name: String) throws -> UIViewController {
      try #require(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController())
    }
    expectEqual(text(try made("Named")), "named")
    expectEqual(text(try made("Class")), "Chain")
    // Nothing is looked for: a plain view.
    #expect(try made("Plain").view.subviews.isEmpty)
    withExtendedLifetime(stage) {}
  }

  @Test func aCollectionsLayoutMayBeOfAnyClass() throws {
    let layout = #"<collectionViewLayout key="collectionViewLayout" id="w" customClass="TideLayout"/>"#
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a">
      <collectionView key="view" dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>\(layout)</collectionView>
      </viewController></objects></scene></scenes></document>
      """, to: "Tide.storyboard")
    _ = ObjectiveCMembers(TideLayout.self)
    let stage = testStage(assets: [folder], root: UIViewController())
    let view = UIStoryboard(name: "Tide", bundle: nil).instantiateInitialViewController()?.view as? UICollectionView
    expectEqual((view?.collectionViewLayout as? TideLayout)?.itemSize, CGSize(width: 300, height: 120))
    withExtendedLifetime(stage) {}
  }

  // UIKit's own words: on a phone these end the app.
  @Test func aNamedXibThatIsNotThereStopsInUIKitsWords() async throws {
    let words = "' with name 'Gone'"
    let named = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(root: UIViewController(nibName: "Gone", bundle: nil))
        withExtendedLifetime(stage) {}
      }
    }
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(root: UIViewController())
        UITableView().register(UINib(nibName: "Gone", bundle: nil), forCellReuseIdentifier: "cell")
        withExtendedLifetime(stage) {}
      }
    }
    let described = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Storyboards")
        let stage = Stage(assets: [folder], root: UIViewController())
        _ = UIStoryboard(name: "Wreck", bundle: nil).instantiateInitialViewController()?.view
        withExtendedLifetime(stage) {}
      }
    }
    for result in [named, cell, described] {
      let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(errors.contains("Could not load NIB in bundle: '") && errors.contains(words), "\(errors)")
      #expect(errors.contains("NSInternalInconsistencyException"))
    }
  }

  @Test func drawingsOfACatalogueAreFoundByName() throws {
    try write(
      #"{ "images": [ { "idiom": "universal", "filename": "mark.svg" } ] }"#,
      to: "Assets.xcassets/mark.imageset/Contents.json")
    try write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="red"/></svg>"#,
      to: "Assets.xcassets/mark.imageset/mark.svg")
    let stage = testStage(assets: [folder], root: UIViewController())
    let image = try #require(UIImage(named: "mark"))
    // Three pixels a point, as the screen has.
    expectEqual(image.size, CGSize(width: 20, height: 10))
    expectEqual(image.cgImage?.width, 60)
    // The ending of a file that the catalogue took the place of.
    expectEqual(UIImage(named: "mark.png")?.size, image.size)
    #expect(UIImage(named: "mark.txt") == nil)
    withExtendedLifetime(stage) {}
  }

  @Test func filesOfACatalogueAreFoundByName() throws {
    try write(
      #"{ "data": [ { "idiom": "universal", "filename": "list.json", "universal-type-identifier": "public.json" } ] }"#,
      to: "Assets.xcassets/Lists/list.dataset/Contents.json")
    try write("[1]", to: "Assets.xcassets/Lists/list.dataset/list.json")
    let stage = testStage(assets: [folder], root: UIViewController())
    let asset = try #require(NSDataAsset(name: "list"))
    expectEqual((String(decoding: asset.data, as: UTF8.self), asset.typeIdentifier), ("[1]", "public.json"))
    #expect(NSDataAsset(name: "lists") == nil)
    withExtendedLifetime(stage) {}
  }

  // A tap is none of the events that a finger sends which leaves a button, or that opens its menu.
  @Test(arguments: [
    ("touchUpInside", true), ("allTouchEvents", true), ("touchDragExit", false), ("menuActionTriggered", false),
  ]) func aButtonDismissesByHerosOwnAction(event: String, isOfATap: Bool) throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="100" height="40"/>
      <state key="normal" title="Close"/><connections>
      <action selector="ht_dismiss:" destination="a" eventType="\(event)" id="c"/></connections></button>
      </subviews></view></viewController></objects></scene></scenes></document>
      """, to: "Close.storyboard")
    let root = UIViewController()
    let stage = testStage(assets: [folder], root: root)
    let made = UIStoryboard(name: "Close", bundle: nil).instantiateInitialViewController()
    let sheet = try #require(made)
    sheet.modalPresentationStyle = .fullScreen
    stage.perform { root.present(sheet, animated: false) }
    stage.run(until: .idle)
    #expect(stage.topViewController === sheet)
    stage.tap(try #require(sheet.view.subviews.first))
    stage.run(until: .idle)
    expectEqual((stage.topViewController === root), isOfATap)
  }

  // Source: Hero 0.0.3, where `heroModifiers` is the text that was called `heroModifierString` later.
  @Test func modifiersOfTheFirstHeroAreTexts() throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="heroModifiers" value="fade translate(200, 0)"/>
      </userDefinedRuntimeAttributes></view></objects></document>
      """, to: "Pod.xib")
    let stage = testStage(assets: [folder], root: UIViewController())
    let view = try #require(UINib(nibName: "Pod", bundle: nil).instantiate(withOwner: nil).first as? UIView)
    expectEqual(view.hero.modifiers?.count, 2)
    withExtendedLifetime(stage) {}
  }

  @Test func aReferenceThatLeadsNowhereIsAPlaceholder() throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      initialViewController="t"><scenes>
      <scene sceneID="s1"><objects><tabBarController id="t"><connections>
      <segue destination="r" kind="relationship" relationship="viewControllers" id="x"/></connections></tabBarController>
      </objects></scene>
      <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Gone" id="r"/></objects></scene>
      </scenes></document>
      """, to: "Tabs.storyboard")
    let stage = testStage(
      assets: [folder],
      root: UIStoryboard(name: "Tabs", bundle: nil).instantiateInitialViewController() ?? UIViewController())
    expectEqual(stage.topViewController.tabBarController?.viewControllers?.count, 1)
    expectEqual((stage.topViewController.view as? UILabel)?.text, "Gone")
  }
}
