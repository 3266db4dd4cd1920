/// Reads and validates scene files.
public struct SceneLoader: Sendable {
  /// Extra folder that assets may come from. Default: only the scene file's own folder.
  public var assetRoot: String?
  /// Overrides of the canvas. Default: none.
  public var canvasOverride: CanvasOverride

  /// Makes a loader.
  public init(assetRoot: String? = nil, canvasOverride: CanvasOverride = CanvasOverride()) {
    self.assetRoot = assetRoot
    self.canvasOverride = canvasOverride
  }

  /// Reads a scene file, or standard input for "-".
  ///
  /// Throws `SceneError` with every problem of the file.
  public func load(path: String) throws(SceneError) -> Scene {
    throw SceneError([Diagnostic(file: path, message: "not implemented")])
  }

  /// Parses a scene from bytes; assets are looked up in `folder`.
  public func load(bytes: [UInt8], file: String, folder: String) throws(SceneError) -> Scene {
    throw SceneError([Diagnostic(file: file, message: "not implemented")])
  }
}

/// Command-line overrides of the canvas.
public struct CanvasOverride: Equatable, Sendable {
  /// Pixels per point.
  public var scale: Double?
  /// A device preset's name.
  public var device: String?
  /// Points.
  public var width: Double?
  /// Points.
  public var height: Double?

  /// Makes the overrides.
  public init(scale: Double? = nil, device: String? = nil, width: Double? = nil, height: Double? = nil) {
    self.scale = scale
    self.device = device
    self.width = width
    self.height = height
  }
}
