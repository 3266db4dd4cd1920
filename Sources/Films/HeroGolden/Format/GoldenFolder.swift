import HeroBytes
import HeroFiles
import HeroRender

/// A golden on disk.
///
/// ```
/// golden/environment.json           what drew the goldens below, listed by all of them (see EnvironmentList)
/// golden/<scene>/manifest.json      format, film, environment, moments with the hash of their pixels
///                frame_00014.png    a frame of the film, or t0_050.png: transition 0 at 50 %; of equal ones the first
///                trace.jsonl.gz     one line per frame and layer: the numbers (see Trace)
///                scene.json.gz      what the scene file said
///                plan.json.gz       what `inspect --json` printed, so that a failure names what changed
/// ```
package struct GoldenFolder: Equatable, Sendable {
  /// The numeric golden's file.
  package static let traceFile = "trace.jsonl.gz"
  /// What the scene file said, packed (see SceneSource).
  package static let sceneFile = "scene.json.gz"
  /// The plan's file.
  package static let planFile = "plan.json.gz"
  /// Files that were once not packed: read so, too, and replaced with their golden.
  private static let packedFiles = [traceFile, planFile]
  /// The manifest's file.
  package static let manifestFile = "manifest.json"

  package let path: String
  /// The folder above it whose `environment.json` lists what drew it; nil writes the environment into the manifest.
  package let root: String?

  /// Names a folder; nothing is touched.
  package init(path: String, root: String? = nil) {
    self.path = path
    self.root = root
  }

  /// Whether a golden has been recorded here.
  package var exists: Bool { FileSystem.exists(file(Self.manifestFile)) }

  /// A file's path.
  package func file(_ name: String) -> String { FilePath.join(path, name) }

  /// What a file of a golden turned out to be.
  enum Content: Equatable {
    case bytes([UInt8])
    case missing
    /// Git LFS left its pointer in place of the file.
    case pointer
  }

  func content(_ name: String) -> Content { Self.content(ofFile: file(name)) }

  /// What a packed file holds, or that was written before it was packed.
  package func unpacked(_ name: String) throws(GoldenFormatError) -> [UInt8]? {
    if case .bytes(let bytes) = try unpackedContent(name) { bytes } else { nil }
  }

  func unpackedContent(_ name: String) throws(GoldenFormatError) -> Content {
    let content = Self.content(ofFile: place(of: name))
    guard case .bytes(let bytes) = content, place(of: name) == file(name) else { return content }
    guard let text = Gzip.unpack(bytes, limit: Self.longest) else {
      throw GoldenFormatError("it is damaged, or unpacks to more than 1 GiB")
    }
    return .bytes(text)
  }

  /// The file that holds it: packed, or as it was written once.
  func place(of name: String) -> String {
    let (packed, unpacked) = (file(name), file(Self.unpackedName(name)))
    return FileSystem.exists(unpacked) && !FileSystem.exists(packed) ? unpacked : packed
  }

  static func unpackedName(_ name: String) -> String { String(name.dropLast(".gz".count)) }

  /// Bytes.
  private static let longest = 1 << 30

  static func content(ofFile path: String) -> Content {
    guard let bytes = FileSystem.bytes(of: path) else { return .missing }
    return bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) ? .pointer : .bytes(bytes)
  }

  /// Bytes of its files.
  package var size: Int {
    let names = (try? FileSystem.names(in: path)) ?? []
    return names.filter(Self.isOwn).reduce(0) { $0 + (FileSystem.size(file($1)) ?? 0) }
  }

  /// The manifest.
  ///
  /// - Throws: Why it cannot be read.
  package func manifest() throws(GoldenFormatError) -> GoldenManifest {
    switch content(Self.manifestFile) {
    case .bytes(let bytes): return try manifest(bytes)
    case .missing: throw GoldenFormatError("it is not there")
    case .pointer: throw GoldenFormatError("it is a Git LFS pointer")
    }
  }

  /// The manifest in this file's bytes.
  func manifest(_ bytes: [UInt8]) throws(GoldenFormatError) -> GoldenManifest {
    try GoldenManifest(bytes: bytes) { EnvironmentList.find($0, from: path) }
  }

  /// Files that the manifest does not list, sorted; empty when the folder is not there.
  package func orphans(of manifest: GoldenManifest) -> [String] {
    let names = (try? FileSystem.names(in: path)) ?? []
    let listed = Set(manifest.levels.pixels == .png ? manifest.frames.map(\.moment.file) : [])
    return names.sorted().filter { name in
      if name.hasPrefix(".") { return false }
      if name == Self.traceFile { return manifest.levels.trace == .none }
      if name == Self.unpackedName(Self.traceFile), manifest.levels.trace == .none { return true }
      if let packed = Self.packedFiles.first(where: { name == Self.unpackedName($0) }) {
        return place(of: packed) != file(name)
      }
      return name.hasSuffix(".png") && !listed.contains(name)
    }
  }

  /// Refuses to replace what is here where one of its files is one of the sources.
  func spare(_ sources: SourceFiles) throws(RenderError) {
    try RenderError.onDisk(try sources.spare(in: path, Self.isOwn))
    if let root { try RenderError.onDisk(try sources.spare(Files.join(root, EnvironmentList.fileName))) }
  }

  /// Whether a name in the folder is that of a part of a golden; pictures of any name: those that no manifest lists are cleared away.
  static func isOwn(_ name: String) -> Bool {
    // The hidden folder of a golden is one of another scene.
    if let hidden = HiddenName(name) { return hidden.purpose != .golden }
    let names = [manifestFile, sceneFile] + packedFiles + packedFiles.map(unpackedName)
    return names.contains(name) || name.hasSuffix(".png")
  }

  /// Whether something that is no folder is in its place.
  var isFile: Bool { FileSystem.exists(path) && !FileSystem.isFolder(path) }

  /// Removes the golden: its files, and the folder when nothing else is in it.
  func remove() throws(RenderError) {
    for name in try RenderError.onDisk(try FileSystem.names(in: path)) where Self.isOwn(name) {
      let file = file(name)
      if !Files.isFolder(file) { try Files.remove(file) }
    }
    try RenderError.onDisk(try FileSystem.removeFolderIfEmpty(path))
  }

  /// What the scene file said, as the golden keeps it; nil where it has none.
  var scene: [UInt8]? { if case .bytes(let bytes) = content(Self.sceneFile) { bytes } else { nil } }

  /// The text of a packed file.
  private func text(_ name: String) throws(RenderError) -> String {
    do throws(GoldenFormatError) {
      guard let bytes = try unpacked(name) else { throw GoldenFormatError("it is missing") }
      return String(decoding: bytes, as: UTF8.self)
    } catch { throw .environment("\(place(of: name)): \(error.reason)") }
  }

  /// The file of a moment's picture: its own, or the one that has an equal picture.
  package func picture(of moment: GoldenMoment) -> String {
    let own = file(moment.file)
    guard !FileSystem.exists(own), let manifest = try? manifest() else { return own }
    return manifest.pictureFiles[moment.name].map(file) ?? own
  }

  /// Replaces what is here by another golden.
  ///
  /// - Throws: `RenderError.environment` when the other one is not whole or this one cannot be written.
  package func replace(by other: GoldenFolder) throws(RenderError) {
    guard case .bytes(let bytes) = other.content(Self.manifestFile) else {
      throw .environment("\(other.path) contains no golden")
    }
    let manifest: GoldenManifest
    do throws(GoldenFormatError) { manifest = try other.manifest(bytes) } catch {
      throw .environment("\(other.file(Self.manifestFile)): \(error.reason)")
    }
    guard manifest.version == GoldenManifest.version else {
      throw .environment("\(other.file(Self.manifestFile)) is of version \(manifest.version): run the test again")
    }
    let plan = try other.text(Self.planFile)
    let trace = manifest.levels.trace == .none ? nil : try other.text(Self.traceFile)
    // What has not changed is in this golden alone.
    let own = (try? self.manifest()).map {
      $0.frames.compactMap { frame in frame.fileXXH128.map { ($0, frame.moment) } }
    }
    let known = Dictionary(own ?? [], uniquingKeysWith: { first, _ in first })
    let files = manifest.pictureFiles
    let frames = manifest.frames.filter { $0.fileXXH128 != nil && files[$0.moment.name] == $0.moment.file }
    func source(of frame: GoldenManifest.Frame) -> String {
      let file = other.file(frame.moment.file)
      return Files.exists(file) ? file : picture(of: frame.fileXXH128.flatMap { known[$0] } ?? frame.moment)
    }
    // Pictures may be many: they are read when they are written.
    for frame in frames where !Files.exists(source(of: frame)) {
      throw .environment("\(other.file(frame.moment.file)) is missing")
    }
    try replace { (new) throws(RenderError) in
      for frame in frames {
        guard case .bytes(let bytes) = Self.content(ofFile: source(of: frame)), xxh128Hex(bytes) == frame.fileXXH128
        else {
          throw .environment("\(other.file(frame.moment.file)) is not what was compared")
        }
        try new.write(picture: bytes, named: frame.moment.file)
      }
      try new.finish(manifest, trace: trace, plan: plan, scene: other.scene)
    }
  }

  /// Replaces what is here, or makes it; `work` writes all of it. What it throws leaves the old golden.
  func replace(_ work: (GoldenReplacement) throws(RenderError) -> Void) throws(RenderError) {
    let new = try GoldenReplacement(of: self)
    do { try work(new) } catch {
      new.discard()
      throw error
    }
  }
}

/// The few file operations that goldens and reports need, with errors of a run.
enum Files {
  static func makeFolder(_ path: String) throws(RenderError) {
    try RenderError.onDisk(try FileSystem.makeFolder(path))
  }

  /// Writes a file that appears whole or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(RenderError) {
    try RenderError.onDisk(try FileSystem.writeWhole(bytes, to: path))
  }

  /// Removes a file or folder; a missing one is fine.
  static func remove(_ path: String) throws(RenderError) {
    try RenderError.onDisk(try FileSystem.removeAll(path))
  }

  static func isFolder(_ path: String) -> Bool { FileSystem.isFolder(path) }

  static func exists(_ path: String) -> Bool { FileSystem.exists(path) }

  static func join(_ folder: String, _ name: String) -> String { FilePath.join(folder, name) }
}
