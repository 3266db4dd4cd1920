import Foundation
import HeroImage

/// A folder with a PNG file per frame and a manifest.
///
/// The folder may be shared: shards of one film, one after the other or at the same time, leave the same bytes as a single run. Only
/// frames that the manifest lists or expects, and the manifest, are ever replaced or removed; `FolderClaim` decides whether.
public final class PNGSequenceSink: FrameSink {
  /// The folder as the user named it.
  public let name: String
  /// PNG files only.
  public let forms: FrameForms = .png

  private let folder: String
  /// What this run wrote or kept.
  private var manifest: Manifest?
  private var isWholeFilm = false
  /// What `begin` replaced.
  public private(set) var notice: String?
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

  /// Refuses a path that is a file, and a folder whose frames the run may neither join nor replace.
  public func check(_ run: RenderRun) throws(RenderError) {
    switch try FileSystem.kind(folder) {
    case .nothing: return
    case .other: throw .environment("\(folder) is a file; the frames need a folder")
    case .folder: _ = try claim(run)
    }
  }

  /// Makes the folder, clears away what does not belong to the run, and keeps what is done when resuming.
  public func begin(_ run: RenderRun) throws(RenderError) -> Set<Int> {
    try FileSystem.makeFolder(folder)
    return try FolderLock.holding(folder) { () throws(RenderError) in try prepare(run) }
  }

  private func prepare(_ run: RenderRun) throws(RenderError) -> Set<Int> {
    isWholeFilm = run.isWholeFilm
    var kept = Manifest(header: run.header, sceneName: run.sceneName)
    var others: Manifest?
    let requested = IndexSet(run.requests.compactMap(\.number))
    switch try claim(run) {
    case .fresh, .refused: break
    case .joins(let old):
      // What another file's name began keeps that name.
      kept.sceneName = old.sceneName
      if run.resumes { kept.frames = unchangedFrames(of: old, run: run) }
      others = old
      others?.frames.removeAll { requested.contains($0.number) }
    case .replaces(let old):
      notice = replacement(of: old)
      for number in old.numbers { try FileSystem.remove(path(Self.fileName(frame: number))) }
    }
    kept.expected = requested.subtracting(IndexSet(kept.frames.map(\.number)))
    manifest = kept
    // A part of the film joins what is there; the whole film replaces it.
    try writeManifest(joining: run.isWholeFilm ? nil : others)
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
    manifest?.expected.remove(entry.number)
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

  /// What the run may do with the folder's frames; throws when that is nothing.
  private func claim(_ run: RenderRun) throws(RenderError) -> FolderClaim {
    // In this order: see `FolderClaim`.
    let names = try FileSystem.names(in: folder)
    var listing = FolderClaim.Listing.none
    if let manifest = readManifest() {
      listing = .manifest(manifest)
    } else if names.contains(Manifest.fileName) {
      listing = .unreadable
    }
    let claim = FolderClaim(folder: folder, names: names, listing: listing, run: run)
    if case .refused(let reason) = claim { throw .input(reason) }
    return claim
  }

  /// `out/: replaces 61 frames that herorender made from card.json`.
  private func replacement(of manifest: Manifest) -> String? {
    let count = manifest.frames.count
    guard count > 0 else { return nil }
    let scene = manifest.sceneName.map { $0 == "-" ? " from standard input" : " from \($0)" } ?? ""
    return "\(folder): replaces \(count) frame\(count == 1 ? "" : "s") that herorender made\(scene)"
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

  /// The number of a frame's file; nil for names that `fileName(frame:)` does not give.
  static func frameNumber(_ name: String) -> Int? {
    guard name.hasPrefix("frame_"), name.hasSuffix(".png"),
      let number = DigitText.number(name.dropFirst("frame_".count).dropLast(".png".count)),
      fileName(frame: number) == name
    else { return nil }
    return number
  }
}
