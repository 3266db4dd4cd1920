import HeroFiles
import HeroGeometry
import HeroModel
import HeroRender

/// What the preview shows and how it reads it.
public struct PreviewOptions: Sendable {
  /// A scene, a storyboard or a folder of them.
  public var path: String
  /// Reads a scene file or storyboard; called from several threads at once.
  public var read: @Sendable (SceneRequest) throws(SceneError) -> Scene
  /// Frames per second. Default: 60.
  public var rate: FrameRate
  /// Folders besides the scene's own that assets come from, which are watched too. Default: none.
  public var assetFolders: [String]
  /// The options for reading scenes, as arguments of the program. Default: none.
  public var readingArguments: [String] = []
  /// The editor that files are opened in, a command. Default: the environment's `VISUAL`, else `EDITOR`.
  public var editor: String?
  /// Where goldens are. Default: nowhere.
  public var golden: String?
  /// Bytes of pictures that are kept. Default: 256 MB.
  public var keptBytes: Int
  /// Threads that draw, ≥ 1. Default: 2.
  public var threads: Int

  public init(
    path: String, rate: FrameRate = .standard, assetFolders: [String] = [], golden: String? = nil,
    keptBytes: Int = 256 << 20, threads: Int = 2,
    read: @escaping @Sendable (SceneRequest) throws(SceneError) -> Scene
  ) {
    self.path = path
    self.rate = rate
    self.assetFolders = assetFolders
    self.golden = golden
    self.keptBytes = keptBytes
    self.threads = threads
    self.read = read
  }
}

/// What is read: a file as it is, or as it would be with other bytes.
public struct SceneRequest: Sendable {
  /// The file as the user would name it.
  public var path: String
  /// What a scene file holds; nil: what it holds now. Storyboards are read as they are.
  public var bytes: [UInt8]?
  /// Pixels per point; nil: those of the preview.
  public var scale: Double?
  /// The look that colours follow; nil: the scene's own.
  package var appearance: Appearance?

  /// Makes a request.
  public init(path: String, bytes: [UInt8]? = nil, scale: Double? = nil) {
    self.path = path
    self.bytes = bytes
    self.scale = scale
  }
}
