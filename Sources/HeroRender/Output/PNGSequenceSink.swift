import HeroImage

/// A folder with a PNG file per frame and a manifest.
///
/// The folder may be shared: shards of one film, one after the other or at the same time, leave the same bytes as a single run. Only
/// files that this program names (`frame_00000.png`, the manifest) are ever replaced or removed.
public final class PNGSequenceSink: FrameSink {
  /// The folder as the user named it.
  public let name: String
  /// PNG files only.
  public let forms: FrameForms = .png

  private let folder: String
  /// What this run wrote or kept.
  private var manifest: Manifest?
  private var isWholeFilm = false
  /// Frames that the manifest on disk does not list yet.
  private var unlisted = 0

  /// Makes a sink; nothing is touched yet.
  public init(folder: String) {
    name = folder
    self.folder = folder
  }

  /// The file of a frame: at least five digits.
  public static func fileName(frame number: Int) -> String {
    let digits = String(number)
    return "frame_\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).png"
  }

  /// Refuses a path that is a file, and a folder with frames of another scene or of no known one unless the run forces.
  public func check(_ run: RenderRun) throws(RenderError) {
    switch try FileSystem.kind(folder) {
    case .nothing: return
    case .other: throw .environment("\(folder) is a file; the frames need a folder")
    case .folder: _ = try existingManifest(run)
    }
  }

  /// Makes the folder, clears away what does not belong to the run, and keeps what is done when resuming.
  public func begin(_ run: RenderRun) throws(RenderError) -> Set<Int> {
    try FileSystem.makeFolder(folder)
    return try FolderLock.holding(folder) { () throws(RenderError) in try prepare(run) }
  }

  private func prepare(_ run: RenderRun) throws(RenderError) -> Set<Int> {
    let existing = try existingManifest(run)
    isWholeFilm = run.isWholeFilm
    var kept = Manifest(header: run.header)
    if var existing, existing.header == run.header {
      if run.resumes { kept.frames = unchangedFrames(of: existing, run: run) }
      manifest = kept
      // A part of the film joins what is there; the whole film replaces it.
      let requested = Set(run.requests.compactMap(\.number))
      existing.frames.removeAll { requested.contains($0.number) }
      try writeManifest(joining: run.isWholeFilm ? nil : existing)
    } else {
      // Frames of another scene, size or rate would be mixed with ours.
      for name in try FileSystem.names(in: folder) where Self.isFrame(name) { try FileSystem.remove(path(name)) }
      manifest = kept
      try writeManifest(joining: nil)
    }
    if run.isWholeFilm {
      for name in try FileSystem.names(in: folder) where TemporaryName.matches(name) {
        try FileSystem.remove(path(name))
      }
    }
    return Set(kept.frames.map(\.number))
  }

  /// Writes the frame's file.
  public func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    guard let number = frame.request.number, let png = frame.png else {
      throw .usage("\(name): a folder takes numbered frames; name a .png file for a single moment")
    }
    let file = Self.fileName(frame: number)
    try FileSystem.writeWhole(png.bytes, to: path(file))
    let entry = Manifest.Frame(
      number: number, time: frame.request.time, file: file, sha256: frame.sha256, fileSHA256: png.sha256)
    insert(entry)
    unlisted += 1
    // By count, never by clock. The interval grows with the list, so that listing costs a fixed part of the work.
    if unlisted >= max(8, (manifest?.frames.count ?? 0) / 4) { try writeManifestLocked() }
    return path(file)
  }

  /// Writes the manifest a last time.
  public func finish(isComplete: Bool) throws(RenderError) {
    try writeManifestLocked()
  }

  // MARK: - Manifest

  private func insert(_ entry: Manifest.Frame) {
    // Frames come in order, so that the end is nearly always the place.
    var index = manifest?.frames.endIndex ?? 0
    while index > 0, let previous = manifest?.frames[index - 1], previous.number >= entry.number {
      index -= 1
      if previous.number == entry.number {
        manifest?.frames[index] = entry
        return
      }
    }
    manifest?.frames.insert(entry, at: index)
  }

  private func writeManifestLocked() throws(RenderError) {
    try FolderLock.holding(folder) { () throws(RenderError) in
      // Other shards may have added theirs meanwhile.
      try writeManifest(joining: isWholeFilm ? nil : readManifest())
    }
  }

  private func writeManifest(joining other: Manifest?) throws(RenderError) {
    guard var manifest else { return }
    if let other, other.header == manifest.header { manifest = manifest.merged(over: other) }
    try FileSystem.writeWhole(Array(manifest.text.utf8), to: path(Manifest.fileName))
    unlisted = 0
  }

  private func readManifest() -> Manifest? {
    FileSystem.bytes(of: path(Manifest.fileName)).flatMap { Manifest(bytes: $0) }
  }

  /// The folder's manifest; nil when the run may start afresh.
  private func existingManifest(_ run: RenderRun) throws(RenderError) -> Manifest? {
    let manifest = readManifest()
    if run.forces { return manifest }
    if let manifest {
      guard manifest.header.sceneDigest == run.header.sceneDigest else {
        throw .environment("\(folder) holds frames of another scene; --force replaces them")
      }
      return manifest
    }
    let names = try FileSystem.names(in: folder)
    if names.contains(Manifest.fileName) {
      throw .environment("\(path(Manifest.fileName)) is not one that this version can read; --force replaces it")
    }
    if let frame = names.first(where: Self.isFrame) {
      throw .environment("\(folder) holds \(frame) but no \(Manifest.fileName); --force replaces its frames")
    }
    return nil
  }

  /// The requested frames that are listed and whose files are still what was written.
  private func unchangedFrames(of manifest: Manifest, run: RenderRun) -> [Manifest.Frame] {
    let times = Dictionary(
      run.requests.compactMap { request in request.number.map { ($0, request.time) } }, uniquingKeysWith: { $1 })
    var seen: Set<Int> = []
    return manifest.frames.filter { entry in
      guard times[entry.number] == entry.time, entry.file == Self.fileName(frame: entry.number),
        seen.insert(entry.number).inserted, let bytes = FileSystem.bytes(of: path(entry.file))
      else { return false }
      return sha256Hex(bytes) == entry.fileSHA256
    }.sorted { $0.number < $1.number }
  }

  private func path(_ name: String) -> String { FilePath.join(folder, name) }

  /// Whether a name is one that `fileName(frame:)` gives.
  private static func isFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame_"), name.hasSuffix(".png"),
      let number = DigitText.number(name.dropFirst("frame_".count).dropLast(".png".count))
    else { return false }
    return fileName(frame: number) == name
  }
}
