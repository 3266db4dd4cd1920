/// A file of the page, which the package manager embeds.
///
/// A new one gets a line here and one in Package.swift.
struct PageFile: Sendable {
  let bytes: [UInt8]
  let type: String

  /// By their path below the token; the page itself is the empty path.
  static let all: [String: PageFile] = [
    "": PageFile(bytes: PackageResources.preview_html, type: "text/html; charset=utf-8"),
    "preview.css": PageFile(bytes: PackageResources.preview_css, type: "text/css; charset=utf-8"),
    "preview.js": PageFile(bytes: PackageResources.preview_js, type: "text/javascript; charset=utf-8"),
  ]
}
