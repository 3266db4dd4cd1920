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
  private var shared: SharedManifest?
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
    case .folder: try refuseFramesOfOthers(run)
    }
  }

  /// Makes the folder, clears away what does not belong to the run, and keeps what is done when resuming.
  public func begin(_ run: RenderRun) throws(RenderError) -> Set<Int> {
    try FileSystem.makeFolder(folder)
    try refuseFramesOfOthers(run)
    try Leftovers.remove(in: folder)
    // What is there now cannot be of a run that announces itself later.
    let frames = try FileSystem.names(in: folder).filter(Self.isFrame)
    var shared = try SharedManifest(folder: folder, run: run)
    var kept: [Manifest.Frame] = []
    if let earlier = try shared.earlier() {
      if run.resumes { kept = unchangedFrames(of: earlier, run: run) }
    } else {
      // Frames of another scene, size or rate would be mixed with ours.
      for name in frames { try FileSystem.remove(path(name)) }
    }
    self.shared = shared
    try shared.begin(kept: kept, requested: Set(run.requests.compactMap(\.number)))
    self.shared = shared
    return Set(kept.map(\.number))
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
    shared?.insert(entry)
    unlisted += 1
    // By count, never by clock. The interval grows with the list, so that listing costs a fixed part of the work.
    if unlisted >= max(8, (shared?.count ?? 0) / 4) {
      try shared?.list()
      unlisted = 0
    } else {
      try shared?.stillThere()
    }
    return path(file)
  }

  /// Writes the manifest a last time.
  public func finish(isComplete: Bool) throws(RenderError) {
    try shared?.end()
    shared = nil
  }

  /// Refuses a folder with frames of another scene, of another environment or of no known one, unless the run forces.
  private func refuseFramesOfOthers(_ run: RenderRun) throws(RenderError) {
    if run.forces { return }
    // In this order: what stands there by now, somebody has listed or announced.
    let names = try FileSystem.names(in: folder)
    let manifests = try SharedManifest.read(folder)
    guard manifests.allSatisfy({ $0.header.sceneDigest == run.header.sceneDigest }) else {
      throw .environment("\(folder) holds frames of another scene; --force replaces them")
    }
    // The whole film replaces frames of another environment; none of them are kept.
    if run.resumes || !run.isWholeFilm {
      for manifest in manifests {
        guard let changes = manifest.header.environmentChanges(to: run.header) else { continue }
        throw .input(
          "\(folder) holds frames drawn with other libraries or fonts (\(changes)), which may look different: "
            + "go on in their environment, or replace them with --force")
      }
    }
    guard manifests.isEmpty else { return }
    if names.contains(Manifest.fileName) {
      throw .environment("\(path(Manifest.fileName)) is not one that this version can read; --force replaces it")
    }
    if let frame = names.first(where: Self.isFrame) {
      throw .environment("\(folder) holds \(frame) but no \(Manifest.fileName); --force replaces its frames")
    }
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
