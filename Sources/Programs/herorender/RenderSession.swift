import ArgumentParser
import HeroImage
import HeroRender

/// Runs a rendering that signals and time limits may stop, and says how it went.
struct RenderSession {
  let threads: Int
  let compression: PNGCompression
  let tellsHashes: Bool
  let interruption: Interruption

  /// Renders into the outputs; throws what ends the program, told already.
  func render(
    _ source: some FrameSource, _ run: RenderRun, _ targets: [OutputTarget], _ options: OutputOptions,
    _ report: inout RenderReport
  ) throws {
    for target in targets { if let note = target.outlook(for: run, as: options.pixelFormat) { report.note(note) } }
    let job = RenderJob(
      source: source, run: run, jobs: threads, compression: compression, tellsHashes: tellsHashes)
    interruption.beginWork()
    // The sources of signals live as long as what they interrupt.
    let outcome = try withExtendedLifetime(interruption) {
      try job.render(
        into: targets.map { $0.makeSink(options: options) }, cancellation: interruption.cancellation,
        observe: { report.handle($0) })
    }
    switch outcome.cancelled {
    case nil:
      report.done(outcome)
      if report.hasLostReader { throw ExitStatus.closedPipe }
    case .interrupted:
      throw stopped("interrupted", outcome, run, targets, ExitStatus.interrupted, &report)
    case .terminated:
      throw stopped("terminated", outcome, run, targets, ExitStatus.terminated, &report)
    case .hungUp:
      throw stopped("hung up", outcome, run, targets, ExitStatus.hungUp, &report)
    case .timedOut:
      throw stopped("--timeout ended the run", outcome, run, targets, ExitStatus.environment, &report)
    }
  }

  /// Says how far a stopped run came and what is left of it.
  private func stopped<Source>(
    _ how: String, _ outcome: RenderJob<Source>.Outcome, _ run: RenderRun, _ targets: [OutputTarget],
    _ status: ExitCode, _ report: inout RenderReport
  ) -> any Error {
    var text = "\(how) after \(outcome.drawn) of \(run.requests.count - outcome.kept) frames"
    for target in targets {
      switch target {
      case .film(let path, _), .player(let path), .lottie(let path, _): text += "; \(path) is not written"
      case .folder(let path): text += "; --resume goes on in \(path)"
      case .picture, .standardOutput: continue
      }
    }
    return report.failed(Failure(text, status))
  }
}
