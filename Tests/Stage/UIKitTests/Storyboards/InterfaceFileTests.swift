import HeroTesting

@testable import UIKit

/// Awaits its button, and lets nobody through without a word.
final class GateViewController: UIViewController {
  weak var go: UIButton?
  var calls: [String] = []
  var opens = false
  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awake")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("may \(identifier) \((sender as? UIButton) === go)")
    return opens
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { calls.append("go \(segue.identifier ?? "")") }
}

final class BellView: UIView {
  var isAwake = false
  override func awakeFromNib() { isAwake = backgroundColor != nil }
}

/// Has its layouts as outlets.
final class ShelfViewController: UIViewController {
  weak var boards: UICollectionViewFlowLayout?
  weak var ring: RingLayout?
}

final class RingLayout: UICollectionViewLayout {}

/// Goes on where the file ends, as apps' classes do.
final class TagView: UIView {
  var seen: [String?] = []
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = subviews.map { ($0 as? UILabel)?.text }
    clipsToBounds = true
    backgroundColor = .red
  }
}
final class TagLabel: UILabel {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    text = (text ?? "") + "!"
  }
}
final class TagField: UITextField {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeholder = "\(frame.width)"
  }
}

/// What is made of files of the stage's folders.
@MainActor
@Suite struct InterfaceFileTests {
  /// A runtime whose folder has some files.
  private func useFiles(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    useOwnScreen(files: [folder])
  }

  private func document(_ kind: String, _ attributes: String, _ contents: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
    \(contents)</document>
    """
  }

  @Test func aTappedSegueIsAsked() throws {
    let scenes = """
      <scenes><scene sceneID="1"><objects><viewController id="a" customClass="GateViewController"><view key="view" id="av">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><button opaque="NO" buttonType="system" id="b">
      <rect key="frame" x="10" y="100" width="80" height="30"/><state key="normal" title="Go"/><connections>
      <segue destination="c" kind="presentation" identifier="on" modalPresentationStyle="fullScreen" id="s"/></connections></button>
      </subviews></view><connections><outlet property="go" destination="b" id="o"/></connections></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="c"><view key="view" id="cv"><rect key="frame" x="0" y="0" width="393" height="852"/>
      </view></viewController></objects></scene></scenes>
      """
    try useFiles(["Gate.storyboard": document("Storyboard.XIB", #"initialViewController="a""#, scenes)])
    UIStoryboard.register(GateViewController.self, outlets: ["go": \.go])
    let made = UIStoryboard(name: "Gate", bundle: nil).instantiateInitialViewController()
    let gate = try #require(made as? GateViewController)
    expectEqual(gate.calls, ["awake"])
    show(gate)
    gate.go?.tap()
    #expect(gate.calls == ["awake", "may on true"] && gate.presentedViewController == nil)
    gate.opens = true
    gate.go?.tap()
    #expect(gate.calls.suffix(2) == ["may on true", "go on"] && gate.presentedViewController != nil)
    // Who runs one itself is not asked.
    gate.dismiss(animated: false)
    gate.opens = false
    gate.performSegue(withIdentifier: "on", sender: nil)
    #expect(gate.calls.last == "go on" && gate.presentedViewController != nil)
  }

  @Test func layoutsOfCollectionsAreOutlets() throws {
    let scenes = """
      <scenes><scene sceneID="1"><objects><viewController id="a" customClass="ShelfViewController"><view key="view" id="av">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <collectionView id="c"><rect key="frame" x="0" y="0" width="393" height="300"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="f"><size key="itemSize" width="80" height="60"/>
      </collectionViewFlowLayout></collectionView>
      <collectionView id="d"><rect key="frame" x="0" y="300" width="393" height="300"/>
      <collectionViewLayout key="collectionViewLayout" id="l" customClass="RingLayout"/></collectionView></subviews></view>
      <connections><outlet property="boards" destination="f" id="o"/><outlet property="ring" destination="l" id="p"/></connections>
      </viewController></objects></scene></scenes>
      """
    try useFiles(["Shelf.storyboard": document("Storyboard.XIB", #"initialViewController="a""#, scenes)])
    UIStoryboard.register(ShelfViewController.self, outlets: ["boards": \.boards, "ring": \.ring])
    UIStoryboard.register(RingLayout.self)
    let made = UIStoryboard(name: "Shelf", bundle: nil).instantiateInitialViewController()
    let shelf = try #require(made as? ShelfViewController)
    let lists = shelf.view.subviews.compactMap { $0 as? UICollectionView }
    #expect(
      lists.count == 2 && shelf.boards === lists[0].collectionViewLayout && shelf.ring === lists[1].collectionViewLayout
    )
    #expect(shelf.boards?.minimumLineSpacing == 7 && shelf.boards?.itemSize == CGSize(width: 80, height: 60))
  }

  // Source: NSCoding: what a file says is there when UIView's `init(coder:)` ends; an app's code after it has the last word.
  @Test func anInitOfTheAppsGoesOnWhereTheFileEnds() throws {
    let objects = """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="v" customClass="TagView">
      <rect key="frame" x="0" y="0" width="30" height="20"/><subviews>
      <label text="Pier" id="l" customClass="TagLabel"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      <textField id="t" customClass="TagField"><rect key="frame" x="0" y="9" width="25" height="9"/></textField></subviews>
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view></objects>
      """
    try useFiles(["Tag.xib": document("XIB", "", objects)])
    UIStoryboard.register(TagView.self)
    UIStoryboard.register(TagLabel.self)
    UIStoryboard.register(TagField.self)
    let view = try #require(UINib(nibName: "Tag", bundle: nil).instantiate(withOwner: nil).first as? TagView)
    #expect(view.seen == ["Pier!", nil] && view.clipsToBounds && view.backgroundColor == .red)
    #expect((view.subviews.last as? UITextField)?.placeholder == "25.0" && view.subviews.count == 2)
  }

  @Test func aXibMakesItsViewsAnew() throws {
    let objects = """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="v" customClass="BellView">
      <rect key="frame" x="0" y="0" width="30" height="20"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view></objects>
      """
    try useFiles(["Bell.xib": document("XIB", "", objects)])
    UIStoryboard.register(BellView.self)
    let nib = UINib(nibName: "Bell", bundle: nil)
    let made = try (0..<2).map { _ in try #require(nib.instantiate(withOwner: nil).first as? BellView) }
    #expect(made[0] !== made[1] && made.allSatisfy { $0.isAwake && $0.bounds.size == CGSize(width: 30, height: 20) })
  }

  @Test func textsAreFoundByTheirKeys() throws {
    try useFiles(["Localizable.strings": #""pier" = "The pier";"#, "Boats.strings": #""pier" = "Pier 1";"#])
    for (key, value, table, text) in [
      ("pier", nil, nil, "The pier"), ("pier", "x", "Boats", "Pier 1"), ("net", "A net", nil, "A net"),
      ("net", "", nil, "net"),
    ] as [(String, String?, String?, String)] {
      expectEqual(Bundle.main.localizedString(forKey: key, value: value, table: table), text)
    }
  }
}
