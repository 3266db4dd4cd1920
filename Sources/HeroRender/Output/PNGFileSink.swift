/// A single picture in a PNG file, overwritten without asking.
public final class PNGFileSink: FrameSink {
  /// The file as the user named it.
  public let name: String
  /// A PNG file only.
  public let forms: FrameForms = .png

  /// Makes a sink; nothing is touched yet.
  public init(file: String) { name = file }

  /// Refuses a path that is a folder, and more than one frame.
  public func check(_ run: RenderRun) throws(RenderError) {
    guard run.requests.count == 1 else {
      throw .usage("\(name) holds one frame, not \(run.requests.count): choose it with --frame or --time")
    }
    if try FileSystem.kind(name) == .folder { throw .environment("\(name) is a folder; the frame needs a file") }
  }

  /// Makes the folder that the file will stand in.
  public func begin(_ run: RenderRun) throws(RenderError) -> Set<Int> {
    try FileSystem.makeFolder(FilePath.folder(of: name))
    try Leftovers.remove(in: FilePath.folder(of: name), of: FilePath.name(of: name))
    return []
  }

  /// Writes the file.
  public func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    if let png = frame.png { try FileSystem.writeWhole(png.bytes, to: name) }
    return name
  }

  /// Nothing is left to do.
  public func finish(isComplete: Bool) throws(RenderError) {}
}
