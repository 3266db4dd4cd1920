import HeroFiles
import HeroImage

/// A picture that is no frame of a film, as a PNG file.
package enum PictureFile {
  /// Writes the file whole, and the folder that it stands in; an existing file is replaced.
  ///
  /// Throws `RenderError.environment` when the place cannot be written to, `input` when it is one of the sources.
  package static func write(
    _ pixmap: Pixmap, to path: String, sparing sources: SourceFiles
  ) throws(RenderError) {
    try RenderError.onDisk(try sources.spare(path))
    let bytes: [UInt8]
    do { bytes = try PNGEncoder.encode(pixmap, compression: .balanced) } catch {
      throw .environment("\(path) cannot be encoded: \(error)")
    }
    let file = try FilePlace(path: path).prepare()
    try RenderError.onDisk(try FileSystem.writeWhole(bytes, to: file, as: path))
  }
}
