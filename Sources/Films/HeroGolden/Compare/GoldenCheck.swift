import HeroBytes
import HeroFiles
import HeroImage
import HeroRender

/// Compares a film with its golden, or records it.
package struct GoldenCheck: Sendable {
  /// What may differ; recorded with a golden.
  package var tolerance: GoldenTolerance
  /// Threads, ≥ 1. Default: 1.
  package var jobs: Int
  /// The moments of a golden that is recorded afresh; an existing one keeps its own.
  package var selection: GoldenSelection
  /// The levels of a golden that is recorded afresh.
  package var levels: GoldenLevels
  /// More frames than this are refused. Default: 100 000.
  package var maxFrames: Int
  /// Ends the work between two frames, with `RenderError.stopped`. Default: nobody asks for it.
  package var cancellation = Cancellation()

  package init(
    tolerance: GoldenTolerance = .exact, jobs: Int = 1, selection: GoldenSelection = .samples(5),
    levels: GoldenLevels = GoldenLevels(), maxFrames: Int = 100_000
  ) {
    self.tolerance = tolerance
    self.jobs = jobs
    self.selection = selection
    self.levels = levels
    self.maxFrames = maxFrames
  }

  /// Records a golden, replacing what is there; refused where that is a file that the film's scene was read from.
  package func record(_ subject: GoldenSubject, into golden: GoldenFolder) throws(RenderError) {
    guard subject.film.frameCount <= maxFrames || levels.trace != .all else { throw tooLong(subject) }
    let moments = try selection.moments(clock: subject.clock, transitions: subject.transitions, limit: maxFrames)
    try golden.spare(SourceFiles(subject.files))
    let trace = subject.trace(moments, level: levels.trace)
    var manifest = GoldenManifest(
      film: subject.film, environment: subject.environment, selection: selection, levels: levels, tolerance: tolerance)
    try golden.replace { (new) throws(RenderError) in
      if levels.pixels != .none {
        let encodes = levels.pixels == .png
        var written: Set<String> = []
        try work(on: moments) { moment in
          let pixmap = try subject.draw(subject.tree(moment.time))
          return DrawnFrame(
            xxh128: xxh128Hex(pixmap.bytes), png: encodes ? try PNGEncoder.encode(pixmap, compression: .small) : nil)
        } deliver: { (moment, frame: DrawnFrame) throws(RenderError) in
          let sum = frame.png.map(xxh128Hex)
          if let png = frame.png, let sum, written.insert(sum).inserted {
            try new.write(picture: png, named: moment.file)
          }
          manifest.frames.append(GoldenManifest.Frame(moment: moment, xxh128: frame.xxh128, fileXXH128: sum))
        }
      }
      try new.finish(
        manifest, trace: trace?.text, plan: subject.planText, scene: subject.source?.packed)
    }
  }

  /// Compares a film with a golden.
  ///
  /// On failure the report folder gets `expected/`, `actual/` and `diff/`, of which `actual/` is a whole golden of today that can be
  /// accepted; otherwise it is removed unless `keepsReport`.
  ///
  /// - Parameters:
  ///   - result: Names the scene; what is found is added.
  ///   - report: The scene's folder in the report.
  package func compare(
    _ subject: GoldenSubject, with golden: GoldenFolder, result: GoldenResult, report: String, keepsReport: Bool = false
  ) throws(RenderError) -> GoldenResult {
    guard subject.film.frameCount <= maxFrames else { throw tooLong(subject) }
    var comparison = Comparison(check: self, subject: subject, golden: golden, result: result, report: report)
    comparison.keepsReport = keepsReport
    return try comparison.run()
  }

  private func tooLong(_ subject: GoldenSubject) -> RenderError {
    .usage("\(subject.film.frameCount) frames are more than --max-frames \(maxFrames) allows")
  }

  private struct DrawnFrame: Sendable {
    var xxh128: String
    var png: [UInt8]?
  }

  /// Works on moments with several threads; results come in order.
  func work<Output: Sendable>(
    on moments: [GoldenMoment], _ work: @escaping @Sendable (GoldenMoment) throws -> Output,
    deliver: (GoldenMoment, Output) throws(RenderError) -> Void
  ) throws(RenderError) {
    do {
      let count = try FramePipeline(jobs: jobs).run(
        count: moments.count, cancellation: cancellation,
        makeWorker: {
          { index in
            do { return try work(moments[index]) } catch {
              throw RenderError(error, frame: nil, time: moments[index].time)
            }
          }
        },
        deliver: { try deliver(moments[$0], $1) })
      if count < moments.count { throw RenderError.stopped }
    } catch let error as RenderError {
      throw error
    } catch {
      throw .environment("\(error)")
    }
  }
}
