import HeroBytes
import HeroFiles
import HeroImage
import HeroRender

/// Draws one moment and holds it against the golden; used by several threads at once.
struct FrameJudge: Sendable {
  let subject: GoldenSubject
  let golden: GoldenFolder
  let tolerance: GoldenTolerance
  let levels: GoldenLevels
  /// The golden's pictures by name.
  let entries: [String: GoldenManifest.Frame]
  /// Their files by the same names.
  let files: [String: String]
  let expectedTrace: Trace?
  let actualTrace: Trace?
  let changes: [TraceChange]
  /// Whether pictures of frames that pass are wanted too; without a report nobody looks at them, and squeezing them takes longest.
  var keepsPictures: Bool

  /// What was found, and the files that the report needs.
  struct Verdict: Sendable {
    var result: FrameResult
    var problem: GoldenFailure?
    var expected: [UInt8]?
    var actual: [UInt8]?
    var diff: [UInt8]?
    /// The XXH128 of the golden's file, when its pixels are today's.
    var goldenFileXXH128: String?
  }

  func judge(_ moment: GoldenMoment) throws -> Verdict {
    let pixmap = try subject.draw(subject.tree(moment.time))
    let xxh128 = xxh128Hex(pixmap.bytes)
    let entry = entries[moment.name]
    var verdict = Verdict(
      result: FrameResult(moment: moment, status: .same, xxh128: xxh128, expectedXXH128: entry?.xxh128))
    verdict.result.pixels = pixmap.width * pixmap.height
    if let entry {
      if levels.pixels == .png {
        try compare(pixmap, xxh128, entry, &verdict)
      } else if entry.xxh128 == nil {
        verdict.result.status = .unreadable
        verdict.problem = .corrupt(
          file: golden.file(GoldenFolder.manifestFile),
          reason: "it has version 1, which identifies pixels by SHA-256, and no pictures: record it again")
      } else {
        verdict.result.status = entry.xxh128 == xxh128 ? .same : .otherHash
      }
    } else {
      verdict.result.status = .unexpected
    }
    if verdict.goldenFileXXH128 == nil, verdict.result.isFailure || keepsPictures {
      verdict.actual = try PNGEncoder.encode(pixmap, compression: .small)
    }
    verdict.result.hasPictures = verdict.actual != nil || verdict.goldenFileXXH128 != nil
    return verdict
  }

  private func compare(
    _ actual: Pixmap, _ xxh128: String, _ entry: GoldenManifest.Frame, _ verdict: inout Verdict
  ) throws {
    // In goldens of before, equal pictures have a file each.
    let own = golden.file(entry.moment.file)
    let file = FileSystem.exists(own) ? own : golden.file(files[entry.moment.name] ?? entry.moment.file)
    func unreadable(_ problem: GoldenFailure) {
      verdict.result.status = .unreadable
      verdict.problem = problem
    }
    let bytes: [UInt8]
    switch GoldenFolder.content(ofFile: file) {
    case .missing: return unreadable(.missingFile(file))
    case .pointer: return unreadable(.pointer(file: file))
    case .bytes(let content): bytes = content
    }
    let fileXXH128 = xxh128Hex(bytes)
    // The file is what was recorded and so are the pixels: nothing to decode.
    if fileXXH128 == entry.fileXXH128, xxh128 == entry.xxh128 {
      verdict.goldenFileXXH128 = fileXXH128
      return
    }
    let expected: Pixmap
    do { expected = try ImageDecoder.decode(bytes) } catch {
      return unreadable(.corrupt(file: file, reason: "it cannot be decoded: \(error)"))
    }
    let expectedXXH128 = xxh128Hex(expected.bytes)
    verdict.result.expectedXXH128 = expectedXXH128
    if let listed = entry.xxh128, listed != expectedXXH128 {
      return unreadable(.corrupt(file: file, reason: "its pixels are not those that the manifest lists"))
    }
    // Squeezed by another program, say, or a golden of version 1; the pixels count.
    if expected == actual {
      verdict.goldenFileXXH128 = fileXXH128
      return
    }
    let pair = PicturePairing(
      expected: expected, actual: actual, tolerance: tolerance,
      expectedLayers: layers(entry.moment.name, expectedTrace), actualLayers: layers(entry.moment.name, actualTrace),
      changedPaths: Set(changes.filter { $0.isPicture || $0.section == entry.moment.name }.map(\.path)))
    guard let diff = pair.compare(into: &verdict.result) else {
      return unreadable(
        .wrongSize(expected: "\(expected.width)×\(expected.height)", actual: "\(actual.width)×\(actual.height)"))
    }
    guard verdict.result.isFailure || keepsPictures else { return }
    verdict.expected = bytes
    verdict.diff = try pair.file(of: diff)
  }

  private func layers(_ name: String, _ trace: Trace?) -> [ProjectedLayer] {
    guard let trace, let section = trace.moment(name) else { return [] }
    return ProjectedLayer.layers(of: section, in: trace, scale: subject.film.canvas.scale)
  }
}
