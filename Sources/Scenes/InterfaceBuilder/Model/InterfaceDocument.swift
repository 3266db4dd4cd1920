import HeroGeometry

/// A storyboard or a xib, whole, as it is for one pair of size classes.
package struct InterfaceDocument: Equatable, Sendable {
  /// What kind of file it is.
  package enum Kind: Equatable, Sendable {
    case storyboard, xib
  }

  /// What kind of file it is.
  package var kind: Kind
  /// `iOS.CocoaTouch`, `AppleTV` …, as the file has it.
  package var runtime: String
  /// The controller that shows first; nil when the file names none.
  package var initialController: String?
  /// Whether constraints count. Default: false.
  package var usesAutoLayout: Bool
  /// Whether safe area guides take the place of top and bottom guides. Default: false.
  package var usesSafeAreas: Bool
  /// Whether it is the picture before an app runs. Default: false.
  package var isLaunchScreen: Bool
  /// What the stored frames are for.
  package var canvas: InterfaceCanvas
  /// The size classes that variations were taken for.
  package var traits: InterfaceTraits
  /// The colour that views inherit when no view says one; nil: the system's blue.
  package var globalTint: InterfaceColor?
  /// In file order; a xib has one, without a controller.
  package var scenes: [InterfaceScene]
  /// What the file keeps of images and colours.
  package var resources: InterfaceResources
  /// What was not read, in file order.
  package var remarks: [InterfaceRemark]
  /// Of the file, for messages; empty until whoever read it says so.
  package var path = ""

  /// A place as compilers name it.
  package func address(of place: InterfacePlace) -> String { "\(path):\(place.line)" }

  /// All controllers in file order.
  package var controllers: [InterfaceController] { scenes.compactMap(\.controller) }

  /// The controller with an id.
  package func controller(id: String) -> InterfaceController? {
    scenes.first { $0.controller?.id == id }?.controller
  }

  /// The controller that `UIStoryboard.instantiateViewController(withIdentifier:)` means.
  package func controller(storyboardIdentifier: String) -> InterfaceController? {
    scenes.first { $0.controller?.storyboardIdentifier == storyboardIdentifier }?.controller
  }
}

/// The device that a file's frames are stored for.
package struct InterfaceCanvas: Equatable, Sendable {
  /// Interface Builder's name, such as `retina4_7`; nil when the file says none.
  package var device: String?
  /// Points, on its side when the file says so.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// Whether the device lies on its side.
  package var isLandscape: Bool
  /// `light` or `dark`; nil when the file says none.
  package var appearance: String?
  /// Kept free by cut-outs and the status bar, points: top, left, bottom, right.
  package var safeArea: EdgeInsets
}

/// UITraitCollection: the size classes, and the user's text size.
package struct InterfaceTraits: Equatable, Hashable, Sendable {
  /// One axis.
  package enum SizeClass: String, Equatable, Hashable, Sendable {
    case compact, regular
  }

  /// Of the width.
  package var width: SizeClass
  /// Of the height.
  package var height: SizeClass
  /// Default: large.
  package var textSize = ContentSizeCategory.large

  package init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }

  /// What UIKit has on a full screen of a size in points.
  ///
  /// Source: fact sheet 7; a side from 744 points is a tablet's. On its side only the large phones (from 414 points high) are regularly wide.
  package init(screen size: Size) {
    let short = min(size.width, size.height)
    if short >= 744 {
      self.init(width: .regular, height: .regular)
    } else if size.width > size.height {
      self.init(width: short >= 414 ? .regular : .compact, height: .compact)
    } else {
      self.init(width: .compact, height: .regular)
    }
  }
}

/// One `<scene>`, or the objects of a xib.
package struct InterfaceScene: Equatable, Sendable {
  /// Interface Builder's id; empty in a xib.
  package var id: String
  /// Its controller; nil in a xib, and in a scene without one.
  package var controller: InterfaceController?
  /// Views beside the controller: loose views of a scene, the views of a xib.
  package var views: [InterfaceView]
  /// Everything else at the top: gesture recognisers, placeholders, exits, custom objects.
  package var objects: [InterfaceObject]
}

/// An object that draws nothing: a gesture recogniser, a placeholder, the exit, an object of the app's own.
package struct InterfaceObject: Equatable, Sendable {
  package var element: String
  /// Empty when it has none.
  package var id: String
  /// `IBFilesOwner`, `IBFirstResponder`; nil for other objects.
  package var placeholder: String?
  /// Its class; nil: the tag's.
  package var customClass: String?
  /// The class's module; nil: not said.
  package var customModule: String?
  /// Whether the class is of the target that compiles the file.
  package var isOfTarget = false
  /// Outlets, actions, segues.
  package var connections: InterfaceConnections
  /// Where it stands.
  package var place: InterfacePlace
}

/// What a file says about images and colours that lie elsewhere.
package struct InterfaceResources: Equatable, Sendable {
  /// Sizes of images by name, points.
  package var images: [String: Size] = [:]
  /// Images that come with iOS (SF Symbols: `catalog="system"`).
  package var systemImages: Set<String> = []
  /// Named colours in the light look.
  package var namedColors: [String: Color] = [:]
  /// System colours in the light look.
  package var systemColors: [String: Color] = [:]
  /// Font files that the app brings along.
  package var fonts: [InterfaceFontFile] = []
}

/// A font file of the app's, `<customFonts>`.
package struct InterfaceFontFile: Equatable, Sendable {
  /// The file's name.
  package var file: String
  /// The faces inside, by their PostScript names.
  package var faces: [String]
  /// Where it stands.
  package var place: InterfacePlace
}

/// Something in the file that is not read.
package struct InterfaceRemark: Equatable, Hashable, Sendable {
  /// How much it matters.
  package enum Kind: Equatable, Hashable, Sendable {
    /// An element that is not known; it is drawn as a plain view, or not at all.
    case element
    /// An attribute that is not known.
    case attribute
    /// Constraints that cannot hold, or leave something open.
    case layout
  }

  /// How much it matters.
  package var kind: Kind
  /// The element's tag.
  package var element: String
  /// What is not read, one sentence without a full stop.
  package var message: String
  /// Where it stands.
  package var place: InterfacePlace
  /// The id of the controller that it belongs to. Default: none, the file as a whole.
  package var controller: String?

  package init(kind: Kind, element: String, message: String, place: InterfacePlace, controller: String? = nil) {
    self.controller = controller
    self.kind = kind
    self.element = element
    self.message = message
    self.place = place
  }
}
