/// Which kind of output a path on the command line means: decided by its ending alone, so that it never depends on what exists.
public enum OutputTarget: Equatable, Sendable {
  /// A folder of PNG files.
  case folder(String)
  /// One PNG file.
  case picture(String)

  /// Endings of outputs that this version cannot write.
  private static let unavailable = ["gif", "mp4", "webm", "mov", "apng", "webp", "html"]
  /// Endings that nobody gives a folder.
  private static let unsupported = [
    "jpg", "jpeg", "heic", "tif", "tiff", "bmp", "pdf", "svg", "avi", "mkv", "m4v", "json",
  ]
  private static let available = "a folder for a PNG sequence, or NAME.png for one frame"

  /// Reads a path; a trailing slash always means a folder.
  ///
  /// Throws `RenderError.usage` for what cannot be written.
  public init(_ path: String) throws(RenderError) {
    guard !path.isEmpty else { throw .usage("the output has no name: give \(Self.available)") }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
    switch ending {
    case _ where path == "-":
      throw .usage("raw frames on standard output are not available yet: give \(Self.available)")
    case "png":
      self = .picture(path)
    case _ where Self.unavailable.contains(ending):
      throw .usage("\(path): .\(ending) is not available yet: give \(Self.available)")
    case _ where Self.unsupported.contains(ending):
      throw .usage("\(path): .\(ending) is no output format: give \(Self.available)")
    default:
      self = .folder(path)
    }
  }

  /// The path as written.
  public var path: String {
    switch self {
    case .folder(let path), .picture(let path): path
    }
  }

  /// The sink that writes it.
  public func makeSink() -> any FrameSink {
    switch self {
    case .folder(let path): PNGSequenceSink(folder: path)
    case .picture(let path): PNGFileSink(file: path)
    }
  }
}
