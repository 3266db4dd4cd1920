import HeroFiles
import HeroMarkup

/// A file of the page, which the program carries; a new one gets its two lines in CEmbedded.
struct PageFile: Sendable {
  let bytes: [UInt8]
  let type: String

  private static let types = [
    "js": "text/javascript; charset=utf-8", "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
  ]

  /// By their path below the token; the page itself is the empty path.
  static let all: [String: PageFile] = {
    var files: [String: PageFile] = [:]
    for file in EmbeddedFile.all {
      let (folder, name) = (FilePath.folder(of: file.path), FilePath.name(of: file.path))
      guard folder == "Films/HeroPreview/Page" || folder == "Films/HeroProduction/Gallery" && name.hasPrefix("cards.")
      else {
        continue
      }
      guard let type = types[String(name.split(separator: ".").last ?? "")] else { continue }
      files[name == "preview.html" ? "" : name] = PageFile(bytes: file.bytes, type: type)
    }
    return files
  }()
}
