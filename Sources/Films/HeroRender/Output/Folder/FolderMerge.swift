import Foundation
import HeroFiles

/// Puts the folders of several shards together into one, as a single run would have left it.
package struct FolderMerge: Sendable {
  /// Where the whole film goes.
  package var output: String
  /// The folders of the shards, in any order; frames may be in several.
  package var parts: [String]
  /// Replace frames of another scene in the output. Default: false.
  package var forces: Bool

  /// A merge; nothing is touched yet.
  package init(output: String, parts: [String], forces: Bool = false) {
    self.output = output
    self.parts = parts
    self.forces = forces
  }

  /// What is wrong with the parts: each problem names a folder or a file.
  package struct Problems: Error, Equatable, Sendable {
    /// At least one sentence.
    package let sentences: [String]
  }

  private struct Source {
    let folder: String
    let entry: Manifest.Frame
    var path: String { FilePath.join(folder, entry.file) }
  }

  /// Verifies that the parts are of one film, complete and unchanged, then copies their frames; the output is not touched before.
  ///
  /// Returns how many frames the output holds. Throws `Problems` for wrong parts, `RenderError` for an output that cannot be written.
  package func run() throws -> Int {
    guard !parts.isEmpty else { throw RenderError.usage("name the folders to merge") }
    let place = FileSystem.resolved(output)
    for part in parts where place != nil && FileSystem.resolved(part) == place {
      throw RenderError.usage("\(part) is the output too; shards that share a folder are merged already")
    }
    let (header, sceneName, sources) = try collect()
    try verify(sources)
    let run = RenderRun(
      header: header,
      requests: sources.map { FrameRequest(number: $0.entry.number, time: $0.entry.time) },
      isWholeFilm: true, resumes: true, forces: forces, sceneName: sceneName)
    let sink = PNGSequenceSink(folder: output)
    try sink.check(run)
    let writer = try sink.open(run, cancellation: Cancellation())
    do {
      for (source, request) in zip(sources, run.requests) where !writer.held.contains(source.entry.number) {
        // Read a second time, because a film does not fit into memory.
        let file = try Self.unchangedFile(source)
        _ = try writer.receive(RenderedFrame(request: request, xxh128: source.entry.xxh128, png: file))
      }
    } catch {
      try? writer.finish(isComplete: false)
      throw error
    }
    try writer.finish(isComplete: true)
    return sources.count
  }

  /// The film's header and scene file, and where each of its frames is, in film order.
  private func collect() throws -> (FilmHeader, String?, [Source]) {
    var problems: [String] = []
    var first: (folder: String, header: FilmHeader, sceneName: String?)?
    var frames: [Int: Source] = [:]
    for part in parts {
      let file = FilePath.join(part, Manifest.fileName)
      // A run that was killed or is under way has a part of the list beside the manifest.
      guard let manifests = try? SharedManifest.read(part), !manifests.isEmpty else {
        let exists = FileSystem.bytes(of: file) != nil
        problems.append(
          exists ? "\(file) is not one that this version can read" : "\(part) has no \(Manifest.fileName)")
        continue
      }
      if let old = manifests.first(where: { $0.version != Manifest.formatVersion }) {
        problems.append("\(file) \(old.versionProblem); render \(part) again with this program")
        continue
      }
      let known = first ?? (part, manifests[0].header, manifests[0].sceneName)
      first = known
      if let difference = manifests.lazy.compactMap({ Self.difference($0.header, known.header) }).first {
        problems.append("\(part) differs from \(known.folder): \(difference)")
        continue
      }
      for entry in manifests.dropFirst().reduce(manifests[0], { $1.merged(over: $0) }).frames {
        if entry.file != PNGSequenceSink.fileName(frame: entry.number)
          || !(0..<known.header.frameCount).contains(entry.number)
        {
          problems.append("\(file) lists \(entry.file) as frame \(entry.number)")
        } else if let other = frames[entry.number], other.entry.xxh128 != entry.xxh128 {
          problems.append("frame \(entry.number) looks different in \(other.folder) and \(part)")
        } else if frames[entry.number] == nil {
          frames[entry.number] = Source(folder: part, entry: entry)
        }
      }
    }
    guard let first, problems.isEmpty else { throw Problems(sentences: problems) }
    let sources = frames.keys.sorted().compactMap { frames[$0] }
    if let missing = Self.missing(sources.map(\.entry.number), of: first.header.frameCount) {
      throw Problems(sentences: [
        "not all of the film is there: \(missing) missing of \(first.header.frameCount) frames"
      ])
    }
    return (first.header, first.sceneName, sources)
  }

  private func verify(_ sources: [Source]) throws {
    var problems: [String] = []
    for source in sources {
      do { _ = try Self.unchangedFile(source) } catch let problem as Problems { problems += problem.sentences }
      // The rest is likely the same story.
      if problems.count == 10 { break }
    }
    if !problems.isEmpty { throw Problems(sentences: problems) }
  }

  private static func unchangedFile(_ source: Source) throws -> EncodedFile {
    guard let bytes = FileSystem.bytes(of: source.path) else {
      throw Problems(sentences: ["\(source.path) is listed but cannot be read"])
    }
    let file = EncodedFile(bytes: bytes)
    guard file.xxh128 == source.entry.fileXXH128 else {
      throw Problems(sentences: ["\(source.path) does not match its manifest; render it again"])
    }
    return file
  }

  /// What keeps two folders from being of one film; nil when nothing does.
  static func difference(_ left: FilmHeader, _ right: FilmHeader) -> String? {
    if left == right { return nil }
    if left.sceneDigest != right.sceneDigest { return "it is of another scene" }
    if left.rendererVersion != right.rendererVersion {
      return "it is of version \(left.rendererVersion), not \(right.rendererVersion)"
    }
    if let changes = right.environmentChanges(to: left) {
      return "it was drawn with other libraries or fonts (\(changes)); draw all parts in one environment"
    }
    if left.fps != right.fps { return "it has \(left.fps) frames per second, not \(right.fps)" }
    let (size, other) = (left.canvas, right.canvas)
    if (size.pixelWidth, size.pixelHeight) != (other.pixelWidth, other.pixelHeight) {
      return "it has \(size.pixelWidth)×\(size.pixelHeight) pixels, not \(other.pixelWidth)×\(other.pixelHeight)"
    }
    return "its canvas or length is another"
  }

  /// The gaps in ascending numbers as `3-7, 12`, at most eight of them; nil when all of 0 ..< `count` are there.
  static func missing(_ numbers: [Int], of count: Int) -> String? {
    var gaps: [String] = []
    var next = 0
    for number in numbers + [count] {
      if number > next { gaps.append(number - next == 1 ? "\(next)" : "\(next)-\(number - 1)") }
      next = number + 1
    }
    if gaps.isEmpty { return nil }
    return gaps.prefix(8).joined(separator: ", ") + (gaps.count > 8 ? ", …" : "")
  }
}
