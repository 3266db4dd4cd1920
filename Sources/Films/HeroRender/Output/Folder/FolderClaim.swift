import Foundation
import HeroFiles

/// What a run may do with the frames that stand in its folder already.
enum FolderClaim: Equatable {
  /// There are none.
  case fresh
  /// They are of the same scene and options, and stay but for those that the run draws.
  case joins(Manifest)
  /// All that the manifest knows go.
  case replaces(Manifest)
  /// Nothing may be touched; the sentence says why and what to do.
  case refused(String)

  /// What a folder's `manifest.json` is.
  enum Listing: Equatable {
    case none, unreadable
    case manifest(Manifest)
  }

  /// Decides for a folder with the files `names`, which must have been listed before the manifest was read: whoever writes a frame
  /// has announced it there before.
  ///
  /// - A frame's file that the manifest does not know is somebody else's, and so is a manifest that cannot be read: both stay.
  /// - A whole film replaces a film of the same scene file, or of the same scene and options.
  /// - A part of a film, or a resumed one, joins frames of the same scene and options only.
  /// - `--force` lets both replace what this program made of something else.
  init(folder: String, names: [String], listing: Listing, run: RenderRun) {
    let file = FilePath.join(folder, Manifest.fileName)
    let known: IndexSet
    switch listing {
    case .unreadable:
      self = .refused("\(file) is not one that this version can read; move it away, or name another folder")
      return
    case .none: known = []
    case .manifest(let manifest): known = manifest.numbers
    }
    let strange = names.first { name in PNGSequenceSink.frameNumber(name).map { !known.contains($0) } ?? false }
    if let strange {
      let reason = listing == .none ? "there is no \(file)" : "\(file) does not list it"
      self = .refused(
        "\(FilePath.join(folder, strange)) is not a frame that herorender made here (\(reason)); "
          + "move it away, or name another folder")
      return
    }
    guard case .manifest(let manifest) = listing else {
      self = .fresh
      return
    }
    let isSameFilm = manifest.header == run.header
    let isSameFile = run.sceneName != nil && manifest.sceneName == run.sceneName
    if run.isPartial, isSameFilm {
      self = .joins(manifest)
    } else if run.forces || (!run.isPartial && (isSameFilm || isSameFile)) {
      self = .replaces(manifest)
    } else {
      self = .refused(Self.refusal(folder, manifest, run))
    }
  }

  private static let advice = "name another folder, or --force to replace them"

  private static func refusal(_ folder: String, _ manifest: Manifest, _ run: RenderRun) -> String {
    if run.isPartial, manifest.version != Manifest.formatVersion {
      return
        "\(FilePath.join(folder, Manifest.fileName)) \(manifest.versionProblem): render the whole film again, \(advice)"
    }
    let owner = manifest.sceneName.map { " of \($0)" } ?? ""
    guard manifest.header.sceneDigest == run.header.sceneDigest else {
      let rule =
        run.isPartial
        ? "part of a film joins frames of the same scene and options only"
        : "a film replaces those of the same scene file only"
      return
        "\(folder) holds frames of another scene\(manifest.sceneName.map { " (\($0))" } ?? ""), and \(rule); \(Self.advice)"
    }
    if let changes = manifest.header.environmentChanges(to: run.header) {
      return
        "\(folder) holds frames\(owner) drawn with other libraries or fonts (\(changes)), which may look different: "
        + "go on in their environment, \(Self.advice)"
    }
    let difference = FolderMerge.difference(manifest.header, run.header) ?? "its scene file has another name"
    return "\(folder) holds frames\(owner) that these cannot join: \(difference); \(Self.advice)"
  }
}
