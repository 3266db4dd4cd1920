import HeroImage

/// One rendering of some frames into one or several outputs.
public struct RenderJob<Source: FrameSource>: Sendable {
  /// What draws.
  public var source: Source
  /// What is rendered.
  public var run: RenderRun
  /// Threads, ≥ 1. Default: 1.
  public var jobs: Int
  /// Size against time. Default: balanced.
  public var compression: PNGCompression

  /// Makes a job.
  public init(source: Source, run: RenderRun, jobs: Int = 1, compression: PNGCompression = .balanced) {
    self.source = source
    self.run = run
    self.jobs = jobs
    self.compression = compression
  }

  /// What happens while a job runs.
  public enum Event: Equatable, Sendable {
    /// What an output says about what it held before.
    case noted(String)
    /// The outputs are open; so many of the requested frames will be drawn, so many are kept from an earlier run.
    case started(drawn: Int, kept: Int)
    /// A frame is in all outputs; `file` is the first output's that is a file.
    case finished(FrameRequest, sha256: String, file: String?)
  }

  /// How a job ended without an error.
  public struct Outcome: Equatable, Sendable {
    /// Frames drawn.
    public var drawn: Int
    /// Frames kept from an earlier run.
    public var kept: Int
    /// Why it stopped early; nil when everything is done.
    public var cancelled: Cancellation.Reason?
  }

  /// Runs the job.
  ///
  /// The outputs get the same bytes for any number of threads. They are closed whatever happens; the first error wins.
  public func render(
    into sinks: [any FrameSink], cancellation: Cancellation = Cancellation(), observe: (Event) -> Void = { _ in }
  ) throws(RenderError) -> Outcome {
    for sink in sinks { try sink.check(run) }
    try checkFrames()
    for sink in sinks { sink.watch(cancellation) }
    var opened: [any FrameSink] = []
    var outcome = Outcome(drawn: 0, kept: 0, cancelled: nil)
    do {
      let requests = try begin(sinks, opened: &opened)
      for notice in opened.compactMap(\.notice) { observe(.noted(notice)) }
      outcome.kept = run.requests.count - requests.count
      observe(.started(drawn: requests.count, kept: outcome.kept))
      outcome.drawn = try draw(requests, into: sinks, cancellation: cancellation, observe: observe)
      if outcome.drawn < requests.count { outcome.cancelled = cancellation.reason }
    } catch {
      // What is whole stays and is listed; a second problem would hide the first.
      for sink in opened { try? sink.finish(isComplete: false) }
      throw error
    }
    var problem: RenderError?
    for sink in sinks {
      do { try sink.finish(isComplete: outcome.cancelled == nil) } catch {
        if error == .stopped { outcome.cancelled = cancellation.reason } else { problem = problem ?? error }
      }
    }
    if let problem { throw problem }
    return outcome
  }

  /// Frames that are looked at before an output is touched, at most: enough to find what a transition does.
  private static var checkedFrames: Int { 240 }

  /// Refuses frames that cannot be drawn before any output is touched: evenly spread ones of a long film, and all of a short
  /// one. The others are checked when their turn comes.
  private func checkFrames() throws(RenderError) {
    let step = max(run.requests.count / Self.checkedFrames, 1)
    for request in run.requests.enumerated().lazy.filter({ $0.offset.isMultiple(of: step) }).map(\.element) {
      do { try source.check(source.picture(at: request.time)) } catch {
        throw RenderError(error, frame: request.number, time: request.time)
      }
    }
  }

  /// Opens the outputs and returns what they do not all hold already.
  private func begin(_ sinks: [any FrameSink], opened: inout [any FrameSink]) throws(RenderError) -> [FrameRequest] {
    var held: Set<Int>?
    for sink in sinks {
      let frames = try sink.begin(run)
      opened.append(sink)
      held = held?.intersection(frames) ?? frames
    }
    guard let held, !held.isEmpty else { return run.requests }
    return run.requests.filter { request in request.number.map { !held.contains($0) } ?? true }
  }

  private func draw(
    _ requests: [FrameRequest], into sinks: [any FrameSink], cancellation: Cancellation, observe: (Event) -> Void
  ) throws(RenderError) -> Int {
    let forms = sinks.reduce(FrameForms()) { $0.union($1.forms) }
    let (source, compression) = (source, compression)
    do {
      return try FramePipeline(jobs: jobs).run(
        count: requests.count, cancellation: cancellation,
        makeWorker: {
          var worker = FrameWorker(source: source, forms: forms, compression: compression)
          return { try worker.render(requests[$0]) }
        },
        deliver: { _, frame in
          var file: String?
          for sink in sinks {
            let path = try sink.receive(frame)
            file = file ?? path
          }
          observe(.finished(frame.request, sha256: frame.sha256, file: file))
        })
    } catch let error as RenderError {
      throw error
    } catch {
      throw .environment("\(error)")
    }
  }
}
