import HeroTesting

@testable import InterfaceBuilder

/// Small files for tests, written out by hand.
enum InterfaceText {
  /// A storyboard with some scenes.
  static func storyboard(
    _ scenes: String, attributes: String = #"useAutolayout="YES" useTraitCollections="YES""#,
    device: String = #"<device id="retina4_7" orientation="portrait"/>"#, resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    \(attributes)>
    \(device)
    <scenes>\(scenes)</scenes>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A storyboard with one controller whose root view holds some elements.
  static func screen(_ inside: String, device: String = #"<device id="retina4_7" orientation="portrait"/>"#) -> String {
    storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(inside)
      </view></viewController></objects></scene>
      """, device: device)
  }

  /// The document of a screen with some elements.
  static func document(inside: String) throws -> InterfaceDocument { try document(screen(inside)) }

  /// The root view of a screen with some elements.
  static func root(inside: String) throws -> InterfaceView { try #require(try root(screen(inside))) }

  /// The document of a text.
  static func document(_ text: String, traits: InterfaceTraits? = nil) throws -> InterfaceDocument {
    try InterfaceFile(bytes: Array(text.utf8)).document(traits: traits)
  }

  /// The root view of the first controller of a text.
  static func root(_ text: String, traits: InterfaceTraits? = nil) throws -> InterfaceView? {
    try document(text, traits: traits).controllers.first?.view
  }
}
