import Foundation
import HeroBytes
import HeroFiles

/// A folder with a PNG file per frame and a manifest.
///
/// The folder may be shared: shards of one film, one after the other or at the same time, leave the same bytes as a single run. Only
/// frames that the manifest lists or expects, and the manifest, are ever replaced or removed; `FolderClaim` decides whether.
package struct PNGSequenceSink: FrameSink {
  /// The folder as the user named it.
  package let name: String
  /// PNG files, and the hashes that the manifest lists.
  package let forms: FrameForms = [.png, .hash]

  private let folder: String

  /// A sink; nothing is touched yet.
  package init(folder: String) {
    name = folder
    self.folder = folder
  }

  /// The file of a frame: at least five digits.
  package static func fileName(frame number: Int) -> String {
    let digits = String(number)
    return "frame_\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).png"
  }

  /// Refuses a path that is a file, a folder in which the run reads a frame or the manifest, and one whose frames the run may neither join nor replace.
  package func check(_ run: RenderRun) throws(RenderError) {
    let kind = try RenderError.onDisk(try FileSystem.kind(folder))
    switch kind {
    case .nothing: return
    case .other: throw .environment("\(folder) is a file; the frames need a folder")
    case .folder:
      // Whichever of them: earlier frames are replaced or removed.
      try RenderError.onDisk(
        try run.sources.spare(in: folder) { $0 == Manifest.fileName || Self.frameNumber($0) != nil })
      _ = try claim(run)
    }
  }

  /// Makes the folder, clears away what does not belong to the run, and keeps what is done when resuming.
  package func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    try RenderError.onDisk(try FileSystem.makeFolder(folder))
    let claim = try claim(run)
    try RenderError.onDisk(try Leftovers.remove(in: folder))
    var shared = try SharedManifest(folder: folder, run: run)
    // From here on others know of this run, and it knows of those who came first.
    let earlier = try shared.earlier()
    var kept: [Manifest.Frame] = []
    var sceneName = run.sceneName
    var notice: String?
    switch claim {
    case .fresh, .refused: break
    case .joins(let old):
      // What another file's name began keeps that name.
      sceneName = old.sceneName
      if run.resumes { kept = unchangedFrames(of: earlier ?? old, run: run) }
    case .replaces(let old):
      notice = replacement(of: old)
      // Unless another run of this film has announced itself: then it has cleared the folder, and these may be its frames.
      if earlier == nil || old.header == run.header {
        for number in old.numbers {
          try RenderError.onDisk(try FileSystem.remove(FilePath.join(folder, Self.fileName(frame: number))))
        }
      }
    }
    try shared.begin(kept: kept, requested: IndexSet(run.requests.compactMap(\.number)), sceneName: sceneName)
    return PNGSequenceWriter(folder: folder, shared: shared, held: Set(kept.map(\.number)), notice: notice)
  }

  /// What the run may do with the folder's frames; throws when that is nothing.
  private func claim(_ run: RenderRun) throws(RenderError) -> FolderClaim {
    // In this order: see `FolderClaim`.
    let names = try RenderError.onDisk(try FileSystem.names(in: folder))
    let listing = try SharedManifest.listing(folder, names: names, for: run.header)
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
        seen.insert(entry.number).inserted, let bytes = FileSystem.bytes(of: FilePath.join(folder, entry.file))
      else { return false }
      return xxh128Hex(bytes) == entry.fileXXH128
    }.sorted { $0.number < $1.number }
  }

  /// The number of a frame's file; nil for names that `fileName(frame:)` does not give.
  static func frameNumber(_ name: String) -> Int? {
    guard name.hasPrefix("frame_"), name.hasSuffix(".png"),
      let number = DigitText.number(name.dropFirst("frame_".count).dropLast(".png".count)),
      fileName(frame: number) == name
    else { return nil }
    return number
  }
}
