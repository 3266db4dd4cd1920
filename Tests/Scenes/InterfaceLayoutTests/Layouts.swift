import Foundation
import HeroControls
import HeroGeometry
import HeroLayers
import HeroTesting
import InterfaceBuilder

@testable import InterfaceLayout

/// A fixture laid out; texts are 10 points wide for each character and 20 high for each line, twice that from 30 points on.
struct Layout {
  let document: InterfaceDocument
  let places: InterfacePlaces

  init(_ name: String, on ground: InterfaceGround) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    try self.init(
      text: try String(contentsOf: folder.appendingPathComponent(name + ".storyboard"), encoding: .utf8), on: ground)
  }

  /// A file's text laid out.
  init(text: String, on ground: InterfaceGround, textSize: ContentSizeCategory = .large) throws {
    document = try InterfaceFile(bytes: Array(text.utf8)).document(
      traits: InterfaceTraits(screen: ground.size), textSize: textSize)
    let traits = ControlTraits(scale: ground.scale) { text, width in
      let unit: Double = text.tallestFont.size < 30 ? 10 : 20
      let line = text.allRuns.reduce(0.0) { $0 + ($1.font.size < 30 ? 10 : 20) * Double($1.text.count) }
      guard let width, width < line, width > 0 else { return Size(width: line, height: 2 * unit) }
      return Size(width: width, height: 20 * (line / width).rounded(.up))
    }
    let sizes = InterfaceSizes(
      traits: traits, image: { name, _ in name == "picture" ? Size(width: 60, height: 40) : nil })
    let controller = try #require(document.controllers.first)
    places = InterfaceLayout(document, sizes: sizes).places(of: controller, on: ground)
  }

  /// The frame of the view with an id.
  subscript(id: String) -> [Double]? {
    places.frames[id].map { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
  }

  /// Expects the frames of views by their ids.
  func expect(_ frames: KeyValuePairs<String, [Double]>, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for (id, frame) in frames { expectEqual(self[id], frame, "\(id)", sourceLocation: sourceLocation) }
  }
}

extension InterfaceGround {
  /// The canvas of the fixtures: 375 × 667 with a status bar.
  static let own = InterfaceGround(
    size: Size(width: 375, height: 667), safeArea: EdgeInsets(top: 20), keepsStoredFrames: true)
  static let small = InterfaceGround(size: Size(width: 320, height: 568), safeArea: EdgeInsets(top: 20))
  static let large = InterfaceGround(size: Size(width: 414, height: 896), safeArea: EdgeInsets(top: 48, bottom: 34))
  static let tablet = InterfaceGround(size: Size(width: 768, height: 1024), safeArea: EdgeInsets(top: 20))
}

/// A storyboard of one screen of 375 × 667 points, with fonts of the style Body and of 17 points.
enum TextScreen {
  static let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
  static let fixed = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  static func layout(
    _ views: String, constraints: String = "", at textSize: ContentSizeCategory = .large, usesAutoLayout: Bool = true
  ) throws -> Layout {
    try Layout(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="\(usesAutoLayout ? "YES" : "NO")" useTraitCollections="YES" initialViewController="c">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="c">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
        </viewController></objects></scene></scenes></document>
        """, on: .own, textSize: textSize)
  }
}
