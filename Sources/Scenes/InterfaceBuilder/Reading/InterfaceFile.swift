import HeroGeometry

/// An Interface Builder file's text, from which documents are made for the size classes that matter.
package struct InterfaceFile: Sendable {
  /// The `<document>`.
  package let root: MarkupElement
  /// What kind of file it is.
  package let kind: InterfaceDocument.Kind

  /// Reads a file's bytes.
  ///
  /// Throws where the text is no XML (`MarkupReader`), or no file of Interface Builder's for iOS.
  package init(bytes: [UInt8]) throws(InterfaceError) {
    root = try MarkupReader.read(bytes)
    guard root.name == "document" else {
      if root.name == "archive" {
        throw InterfaceError(
          "the file is in a format older than Xcode 4.6; open and save it in Xcode", at: root.place)
      }
      throw InterfaceError(
        "the root element is '\(root.name)'; files of Interface Builder have 'document'", at: root.place)
    }
    let type = root["type"] ?? ""
    guard type.contains("CocoaTouch") || type.contains("AppleTV") else {
      let what = type.isEmpty ? "has no type" : "is of type '\(type)'"
      throw InterfaceError("the document \(what); storyboards and xibs of iOS are read", at: root.place)
    }
    kind = type.hasSuffix("Storyboard.XIB") || root.child("scenes") != nil ? .storyboard : .xib
    guard root.child(kind == .storyboard ? "scenes" : "objects") != nil else {
      throw InterfaceError("the document has no '\(kind == .storyboard ? "scenes" : "objects")'", at: root.place)
    }
    try InterfaceLimits.check(root)
  }

  /// The device that the stored frames are for.
  package var canvas: InterfaceCanvas { InterfaceCanvas(root) }

  /// The document for some size classes (nil: those of the file's own canvas) and a text size.
  package func document(
    traits: InterfaceTraits? = nil, textSize: ContentSizeCategory = .large
  ) -> InterfaceDocument {
    let canvas = canvas
    var traits = traits ?? InterfaceTraits(screen: canvas.size)
    traits.textSize = textSize
    var variations = VariationTaker(traits: traits)
    let root = variations.take(root)
    var reader = InterfaceReader(removed: variations.removed, textSize: textSize)
    return reader.document(root, kind: kind, canvas: canvas, traits: traits)
  }
}

extension InterfaceCanvas {
  /// Interface Builder's devices: points, pixels per point, top and bottom of the safe area upright, sides of it lying.
  ///
  /// Source: fact sheet 8.1 and 7.
  private static let devices: [String: (width: Double, height: Double, scale: Double, safe: (Double, Double))] = [
    "retina3_5": (320, 480, 2, (20, 0)), "retina4_0": (320, 568, 2, (20, 0)), "retina4_7": (375, 667, 2, (20, 0)),
    "retina5_5": (414, 736, 3, (20, 0)), "retina5_9": (375, 812, 3, (44, 34)), "retina6_1": (414, 896, 2, (48, 34)),
    "retina6_5": (414, 896, 3, (44, 34)), "retina5_4": (375, 812, 3, (50, 34)), "retina6_0": (390, 844, 3, (47, 34)),
    "retina6_7": (428, 926, 3, (47, 34)), "retina6_12": (393, 852, 3, (59, 34)),
    "retina6_72": (430, 932, 3, (59, 34)), "retina6_3": (402, 874, 3, (62, 34)), "retina6_9": (440, 956, 3, (62, 34)),
    "ipad9_7": (768, 1024, 2, (20, 0)), "ipad10_2": (810, 1080, 2, (20, 0)), "ipad10_5": (834, 1112, 2, (20, 0)),
    "ipad10_9rounded": (820, 1180, 2, (24, 20)), "ipad11_0rounded": (834, 1194, 2, (24, 20)),
    "ipad12_9": (1024, 1366, 2, (20, 0)), "ipad12_9rounded": (1024, 1366, 2, (24, 20)),
    "ipad8_3rounded": (744, 1133, 2, (24, 20)), "appleTV": (1920, 1080, 1, (60, 60)),
  ]
  /// The first Xcodes' canvas for all devices.
  private static let anyDevice = (width: 600.0, height: 600.0, scale: 2.0, safe: (20.0, 0.0))

  /// Reads `<device>`; without one the file is for the phones of its day.
  init(_ root: MarkupElement) {
    let device = root.child("device")
    let isTV = root["targetRuntime"]?.contains("AppleTV") == true || root["type"]?.contains("AppleTV") == true
    let name = device?["id"] ?? (isTV ? "appleTV" : nil)
    let usesTraits = root["useTraitCollections"] == "YES"
    let known = name.flatMap { Self.devices[$0] }
    // Without a device: Xcode 8's own is the phone of 4.7 inches, Xcode 6 and 7 with size classes had a square, older ones the phone of 4
    // inches. The first root views tell.
    let size =
      known ?? (name == nil ? Self.stored(root) : nil)
      ?? (name == nil && usesTraits ? Self.anyDevice : (320, 568, 2, (20, 0)))
    self.device = name
    isLandscape = device?["orientation"] == "landscape" && !isTV
    appearance = device?["appearance"]
    scale = size.scale
    self.size =
      isLandscape ? Size(width: size.height, height: size.width) : Size(width: size.width, height: size.height)
    let (top, bottom) = size.safe
    let isPhone = min(size.width, size.height) < 744
    safeArea =
      !isLandscape
      ? EdgeInsets(top: top, bottom: bottom)
      : isPhone
        ? EdgeInsets(left: bottom > 0 ? top : 0, bottom: bottom > 0 ? 21 : 0, right: bottom > 0 ? top : 0)
        : EdgeInsets(top: top, bottom: bottom)
  }

  /// The canvas that a file without a device was drawn on: the first one that a root view fills.
  private static func stored(_ root: MarkupElement) -> (
    width: Double, height: Double, scale: Double, safe: (Double, Double)
  )? {
    let controllers = root.children(in: "scenes").compactMap { $0.child("objects") }.flatMap(\.children)
    let initial = controllers.filter { $0["id"] != nil && $0["id"] == root["initialViewController"] }
    let canvases =
      [anyDevice] + ["retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad9_7"].compactMap { devices[$0] }
    for view in (initial + controllers).flatMap({ $0.children }) where view.key == "view" {
      guard let size = view.rect(key: "frame")?.size else { continue }
      if let canvas = canvases.first(where: { $0.width == size.width && $0.height == size.height }) { return canvas }
    }
    return nil
  }

  /// Whether the file names a device that is not known, and a canvas of 320 × 568 was taken.
  package var isUnknownDevice: Bool { device.map { Self.devices[$0] == nil } ?? false }
}
