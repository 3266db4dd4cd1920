package import HeroScene

/// Which part of a storyboard becomes a scene.
package struct StoryboardOptions: Sendable {
  /// A segue by its id or identifier, or two controllers as `FROM→TO` or `FROM->TO`. Default: the first one that Hero animates.
  package var segue: String?
  /// Whether the film ends where the segue leads. Default: it goes back too.
  package var presentsOnly = false
  /// Where catalogues, loose images and fonts are. Default: beside the file, and in the folders above.
  package var assets: String?
  /// Overrides of the canvas. Default: the file's own device, and the text size "Large".
  package var canvas = CanvasOverride()

  package init() {}

  /// Whether a path is that of a file of Interface Builder's.
  package static func reads(_ path: String) -> Bool { SceneLoader.isInterfaceBuilders(path) }
}
