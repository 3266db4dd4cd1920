import HeroFiles
import HeroModel

/// Tells what herorender wrote from scenes: reports, goldens, manifests of frames, galleries, the schema, packages of apps; and the file of modes.
enum OwnFiles {
  /// How our documents begin, without spaces: with keys that a scene does not have.
  private static let beginnings = [
    "{\"format\":\"herorender-", "{\"version\":1,\"sceneDigest\":", "{\"version\":2,\"sceneDigest\":",
    "{\"version\":1,\"renderer\":", "{\"$schema\":\"https://json-schema.org/", "{\"folder\":",
  ]

  /// Whether a folder is a report, also of a run that broke off.
  static func isReport(_ folder: String) -> Bool {
    Files.exists(Files.join(folder, ReportWriter.marker))
      || isOf(ResultsDocument.format, Files.join(folder, ResultsDocument.fileName))
  }

  /// Whether a JSON file is one of ours.
  static func contain(_ file: String) -> Bool {
    if FilePath.name(of: file) == ModeFile.name { return true }
    let start = start(of: file)
    if beginnings.contains(where: start.hasPrefix) { return true }
    // A plan is what `inspect` prints; it lies beside its golden's manifest.
    return FilePath.name(of: file) == GoldenFolder.unpackedName(GoldenFolder.planFile)
      && isGolden(FilePath.folder(of: file))
  }

  /// Whether a folder holds a golden. Frames rendered by hand have a manifest too, which is none of a golden.
  static func isGolden(_ folder: String) -> Bool {
    isOf(GoldenManifest.format, Files.join(folder, GoldenFolder.manifestFile))
  }

  private static func isOf(_ format: String, _ file: String) -> Bool {
    start(of: file).hasPrefix("{\"format\":\"\(format)\"")
  }

  /// The first characters of a file that are no spaces.
  private static func start(of file: String) -> String {
    let bytes = FileBytes.start(of: file, count: 128) ?? []
    return String(decoding: bytes.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self)
  }
}
