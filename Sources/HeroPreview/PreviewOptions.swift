import HeroFiles
import HeroRender
import HeroScene

/// What the preview shows and how it reads it.
public struct PreviewOptions: Sendable {
  /// A scene, a storyboard or a folder of them.
  public var path: String
  /// Reads a scene file or storyboard.
  public var read: @Sendable (String) throws(SceneError) -> Scene
  /// Frames per second. Default: 60.
  public var rate: FrameRate
  /// Folders besides the scene's own that assets come from, which are watched too. Default: none.
  public var assetFolders: [String]
  /// Where goldens are. Default: nowhere.
  public var golden: String?
  /// Bytes of pictures that are kept. Default: 256 MB.
  public var keptBytes: Int
  /// Threads that draw, ≥ 1. Default: 2.
  public var threads: Int

  /// Makes options.
  public init(
    path: String, rate: FrameRate = .standard, assetFolders: [String] = [], golden: String? = nil,
    keptBytes: Int = 256 << 20, threads: Int = 2, read: @escaping @Sendable (String) throws(SceneError) -> Scene
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
