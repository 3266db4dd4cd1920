import Foundation
import HeroTesting

@testable import HeroSnapshotTesting

/// Storyboards in the place of scenes.
@Suite struct StoryboardTests {
  private func screen(_ id: String, _ y: Int, segues: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)x"><view key="view" id="\(id)v">
    <rect key="frame" x="0" y="0" width="60" height="60"/><subviews><view id="\(id)b">
    <rect key="frame" x="10" y="\(y)" width="10" height="10"/>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="heroID" value="box"/>
    </userDefinedRuntimeAttributes></view></subviews></view><size key="freeformSize" width="60" height="60"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isHeroEnabled" value="YES"/>
    </userDefinedRuntimeAttributes><connections>\(segues)</connections></viewController></objects></scene>
    """
  }

  private var storyboard: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" initialViewController="ax"><device id="retina4_7" orientation="portrait"/><scenes>
    \(screen("a", 10, segues: #"<segue destination="bx" kind="presentation" id="to-b"/><segue destination="cx" kind="presentation" id="to-c"/>"#))
    \(screen("b", 20))\(screen("c", 30))</scenes></document>
    """
  }

  @Test func aStoryboardAndOneOfItsSegues() throws {
    try SnapshotPlace.with { place in
      let path = "\(place.folder)/Main.storyboard"
      try storyboard.write(toFile: path, atomically: true, encoding: .utf8)
      _ = place.failure(TransitionScene(stringLiteral: path).scaled(to: 1), record: .all)
      #expect(place.files.contains("plan.json.gz"))
      expectEqual(place.failure(.file(path).scaled(to: 1)), nil)
      expectEqual(place.failure(.storyboard(path, segue: "a→b").scaled(to: 1)), nil)
      // The other segue is another film, and so is one without the way back.
      expectEqual(place.failure(.storyboard(path, segue: "to-c").scaled(to: 1))?.contains("is not as recorded"), true)
      expectEqual(
        place.failure(.storyboard(path, segue: "to-b", presentOnly: true).scaled(to: 1))?
          .contains("is not as recorded"), true)
      let unknown = try #require(place.failure(.storyboard(path, segue: "gone")))
      #expect(
        unknown.contains("the scene cannot be used") && unknown.contains("no segue has the id or identifier 'gone'"))
    }
  }

  // A storyboard is kept as the scene that it is: its values are told by view and key.
  @Test func whatHasChangedIsTold() throws {
    try SnapshotPlace.with { place in
      let path = "\(place.folder)/Main.storyboard"
      try storyboard.write(toFile: path, atomically: true, encoding: .utf8)
      _ = place.failure(.file(path).scaled(to: 1), record: .all)
      let moved = storyboard.replacing(#"x="10" y="20""#, with: #"x="10" y="24""#)
      try moved.write(toFile: path, atomically: true, encoding: .utf8)
      let failure = try #require(place.failure(.file(path).scaled(to: 1)))
      #expect(failure.contains("\n  b/bb: frame [10, 20, 10, 10] → [10, 24, 10, 10]\n"), "\(failure)")
    }
  }
}
