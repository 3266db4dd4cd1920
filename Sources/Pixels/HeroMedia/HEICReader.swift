import Foundation
import HeroImage

/// HEIC through libheif's program, which is not linked for the licence of what it decodes with; it writes a PNG with the colour profile.
enum HEICReader {
  /// Finds the program; throws `ImageError.unreadable` when it is not there.
  @discardableResult static func converter() throws(ImageError) -> ChildProcess {
    try ChildProcess(name: "heif-convert", package: "libheif-examples", format: .heic)
  }

  static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageFile {
    let converter = try converter()
    return try ChildProcess.withFolder(.heic) { folder throws(ImageError) in
      let input = try folder.write(bytes, "picture.heic")
      _ = try converter.run([input, folder.path("picture.png")])
      // A file of several pictures becomes several files, numbered from 1.
      let file = try ImageFile(try folder.read("picture.png", or: "picture-1.png"))
      try MediaFile.checkSize(file.width, file.height, .heic)
      return file
    }
  }
}
