import HeroImage
import HeroRender

/// Draws one moment and holds it against the golden; used by several threads at once.
struct FrameJudge: Sendable {
  let subject: GoldenSubject
  let golden: GoldenFolder
  let tolerance: GoldenTolerance
  /// The golden's pictures by name.
  let entries: [String: GoldenManifest.Frame]
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
    /// The hash of the golden's file, when its pixels are today's.
    var goldenFileSHA256: String?
  }

  func judge(_ moment: GoldenMoment) throws -> Verdict {
    let pixmap = try subject.draw(subject.tree(moment.time))
    let sha256 = sha256Hex(pixmap.bytes)
    let entry = entries[moment.name]
    var verdict = Verdict(
      result: FrameResult(moment: moment, status: .same, sha256: sha256, expectedSHA256: entry?.sha256))
    verdict.result.pixels = pixmap.width * pixmap.height
    if let entry {
      if entry.fileSHA256 == nil {
        verdict.result.status = entry.sha256 == sha256 ? .same : .otherHash
      } else {
        try compare(pixmap, sha256, entry, &verdict)
      }
    } else {
      verdict.result.status = .unexpected
    }
    if verdict.goldenFileSHA256 == nil, verdict.result.isFailure || keepsPictures {
      verdict.actual = try PNGEncoder.encode(pixmap, compression: .small)
    }
    verdict.result.hasPictures = verdict.actual != nil || verdict.goldenFileSHA256 != nil
    return verdict
  }

  private func compare(
    _ actual: Pixmap, _ sha256: String, _ entry: GoldenManifest.Frame, _ verdict: inout Verdict
  ) throws {
    let file = golden.file(entry.moment.file)
    func unreadable(_ problem: GoldenFailure) {
      verdict.result.status = .unreadable
      verdict.problem = problem
    }
    let bytes: [UInt8]
    switch golden.content(entry.moment.file) {
    case .missing: return unreadable(.missingFile(file))
    case .pointer: return unreadable(.pointer(file: file))
    case .bytes(let content): bytes = content
    }
    let fileSHA256 = sha256Hex(bytes)
    // The file is what was recorded and so are the pixels: nothing to decode.
    if fileSHA256 == entry.fileSHA256, sha256 == entry.sha256 {
      verdict.goldenFileSHA256 = fileSHA256
      return
    }
    let expected: Pixmap
    do { expected = try ImageDecoder.decode(bytes) } catch {
      return unreadable(.corrupt(file: file, reason: "it cannot be decoded: \(error)"))
    }
    guard sha256Hex(expected.bytes) == entry.sha256 else {
      return unreadable(.corrupt(file: file, reason: "its pixels are not those that the manifest lists"))
    }
    // Squeezed by another program, say; the pixels count.
    if sha256 == entry.sha256 {
      verdict.goldenFileSHA256 = fileSHA256
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
