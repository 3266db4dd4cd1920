import Foundation
import HeroModel
import HeroRender
import TransitionEngine

@testable import HeroStoryboard

/// Small storyboards for tests, written into folders of their own.
struct TestFolder: ~Copyable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("storyboards-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Ends the search for catalogues.
    try Data().write(to: URL(fileURLWithPath: "\(path)/.git"))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and tells its path.
  @discardableResult
  borrowing func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// An image set with one picture of a size in pixels, of scale 2.
  borrowing func writeImage(_ name: String, side: Int, intent: String? = nil, catalog: String = "Assets.xcassets")
    throws
  {
    let properties = intent.map { #", "properties": { "template-rendering-intent": "\#($0)" }"# } ?? ""
    try write(
      #"{ "images": [ { "idiom": "universal", "scale": "2x", "filename": "\#(name).png" } ]\#(properties) }"#,
      to: "\(catalog)/\(name).imageset/Contents.json")
    let picture = try PixelPicture(side: side)
    try Data(picture.png).write(to: URL(fileURLWithPath: "\(path)/\(catalog)/\(name).imageset/\(name).png"))
  }
}

/// Texts of storyboards.
enum Storyboards {
  /// A whole file.
  static func file(
    _ scenes: String, initial: String = "a", device: String = #"<device id="retina4_7" orientation="portrait"/>"#,
    resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(initial)">
    \(device)
    <scenes>\(scenes)</scenes>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A controller with views, on a canvas of 375 × 667.
  static func controller(
    _ id: String, _ views: String = "", attributes: String = "", inside: String = "", isHeroEnabled: Bool = true,
    rootAttributes: String = "", constraints: String = ""
  ) -> String {
    let hero =
      isHeroEnabled
      ? #"<userDefinedRuntimeAttribute type="boolean" keyPath="isHeroEnabled" value="YES"/>"# : ""
    return """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes)>
      <view key="view" id="\(id)-view" \(rootAttributes)><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      \(views)
      </subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <constraints>\(constraints)</constraints></view>
      <userDefinedRuntimeAttributes>\(hero)</userDefinedRuntimeAttributes>
      \(inside)
      </viewController></objects></scene>
      """
  }

  /// A button with a segue.
  static func button(_ id: String, to destination: String, kind: String = "show", more: String = "") -> String {
    """
    <button opaque="NO" buttonType="system" id="\(id)"><rect key="frame" x="20" y="40" width="100" height="30"/>
    <state key="normal" title="Go"/><connections>
    <segue destination="\(destination)" kind="\(kind)" id="\(id)-segue" \(more)/></connections></button>
    """
  }

  /// A controller that holds others.
  static func container(
    _ tag: String, _ id: String, relationship: String, to children: [String], inside: String = "",
    attributes: String = ""
  ) -> String {
    let segues = children.map {
      #"<segue destination="\#($0)" kind="relationship" relationship="\#(relationship)" id="\#(id)-\#($0)"/>"#
    }
    return """
      <scene sceneID="s-\(id)"><objects><\(tag) id="\(id)" \(attributes)>\(inside)
      <connections>\(segues.joined())</connections></\(tag)></objects></scene>
      """
  }
}

extension Storyboards {
  /// A navigation controller with its first controller.
  static func navigation(
    _ id: String = "n", to child: String, inside: String = "", attributes: String = ""
  ) -> String {
    container(
      "navigationController", id, relationship: "rootViewController", to: [child], inside: inside,
      attributes: attributes)
  }

  /// The tab bar controller `t`.
  static func tabs(to children: [String], inside: String = "", attributes: String = "") -> String {
    container(
      "tabBarController", "t", relationship: "viewControllers", to: children, inside: inside, attributes: attributes)
  }

  /// Attributes that Interface Builder stores: elements, truths where the value is YES or NO, and texts; each in a line.
  static func attributes(_ values: KeyValuePairs<String, String>) -> String {
    let elements = values.map { path, value in
      guard value.hasPrefix("<") else {
        let type = ["YES", "NO"].contains(value) ? "boolean" : "string"
        return #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)" value="\#(value)"/>"#
      }
      let tag = value.dropFirst().prefix { $0.isLetter }
      let type = ["real", "integer"].contains(tag) ? "number" : tag
      return
        #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)">\#(value)</userDefinedRuntimeAttribute>"#
    }
    return "<userDefinedRuntimeAttributes>\n\(elements.joined(separator: "\n"))\n</userDefinedRuntimeAttributes>"
  }

  static func number(_ value: Double) -> String { #"<real key="value" value="\#(value)"/>"# }
}

/// A storyboard's scene with what is told of it.
struct ReadStoryboard {
  let storyboard: StoryboardScene
  let scene: Scene

  init(_ path: String, _ change: (inout StoryboardOptions) -> Void = { _ in }) throws {
    var options = StoryboardOptions()
    change(&options)
    storyboard = try StoryboardScene(path: path, options: options, textMeasure: .renderer)
    scene = try storyboard.scene()
  }

  /// A file's text, in a folder of its own.
  init(text: String, _ change: (inout StoryboardOptions) -> Void = { _ in }) throws {
    let folder = try TestFolder()
    try self.init(folder.write(text, to: "A.storyboard"), change)
  }

  /// Scenes of a storyboard alone.
  init(
    scenes: String, initial: String = "a", resources: String = "",
    _ change: (inout StoryboardOptions) -> Void = { _ in }
  ) throws {
    try self.init(text: Storyboards.file(scenes, initial: initial, resources: resources), change)
  }

  /// The first view of a name in the first screen.
  func view(_ name: String, screen: Int = 0) -> View? { scene.screens[screen].views.first { $0.name == name } }

  /// As it is filmed.
  var film: Film { get throws { try Film(scene: scene) } }

  /// What is warned of, with its line.
  var warnings: [String] { storyboard.notes.map { "\($0.told.line): \($0.told.message)" } }
}
