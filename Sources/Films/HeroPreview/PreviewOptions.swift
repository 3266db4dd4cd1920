import HeroFiles
import HeroModel
import HeroRender

/// What the preview shows and how it reads it.
package struct PreviewOptions: Sendable {
  /// A scene, a storyboard or a folder of them.
  package var path: String
  /// Reads a scene file or storyboard; called from several threads at once.
  package var read: @Sendable (SceneRequest) throws(SceneError) -> Scene
  /// Frames per second. Default: 60.
  package var rate: FrameRate
  /// Folders besides the scene's own that assets come from, which are watched too. Default: none.
  package var assetFolders: [String]
  /// The options for reading scenes, as arguments of the program. Default: none.
  package var readingArguments: [String] = []
  /// Modes that the page offers, by name. Default: none.
  package var modes: [ModeFile.NamedMode] = []
  /// The editor that files are opened in, a command. Default: the environment's `VISUAL`, else `EDITOR`.
  package var editor: String?
  /// How scenes are drawn where a request does not say, which is what goldens are named after. Default: as they are.
  package var mode = SceneMode()
  /// Where goldens are. Default: nowhere.
  package var golden: String?
  /// Bytes of pictures that are kept. Default: 256 MB.
  package var keptBytes: Int
  /// Threads that draw, ≥ 1. Default: 2.
  package var threads: Int

  package init(
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
package struct SceneRequest: Sendable {
  /// The file as the user would name it.
  package var path: String
  /// What a scene file holds; nil: what it holds now. Storyboards are read as they are.
  package var bytes: [UInt8]?
  /// Pixels per point; nil: those of the preview.
  package var scale: Double?
  /// How it is drawn; what it leaves out is as the preview was asked for.
  package var mode = SceneMode()
  /// Whether gestures show their finger, as `--overlay finger` does. Default: where the scene says so.
  package var showsFingers = false

  package init(path: String, bytes: [UInt8]? = nil, scale: Double? = nil) {
    self.path = path
    self.bytes = bytes
    self.scale = scale
  }
}
