import HeroFiles

/// A single picture in a PNG file, overwritten without asking.
package struct PNGFileSink: FrameSink {
  /// The file as the user named it.
  package let name: String
  /// A PNG file only.
  package let forms: FrameForms = .png

  /// A sink; nothing is touched yet.
  package init(file: String) { name = file }

  /// Refuses a path that is a folder, and more than one frame.
  package func check(_ run: RenderRun) throws(RenderError) {
    guard run.requests.count == 1 else {
      throw .usage("\(name) holds one frame, not \(run.requests.count): choose it with --frame or --time")
    }
    try FilePlace(path: name).check(for: "frame", sparing: run.sources)
  }

  /// Makes the folder that the file will stand in.
  package func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    PNGFileWriter(name: name, file: try FilePlace(path: name).prepare())
  }
}

/// Writes the one file.
private final class PNGFileWriter: FrameWriter {
  private let name: String
  private let file: String

  init(name: String, file: String) { (self.name, self.file) = (name, file) }

  func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    let bytes = try frame.file(for: name).bytes
    try RenderError.onDisk(try FileSystem.writeWhole(bytes, to: file, as: name))
    return name
  }

  /// Nothing is left to do.
  func finish(isComplete: Bool) throws(RenderError) {}
}
