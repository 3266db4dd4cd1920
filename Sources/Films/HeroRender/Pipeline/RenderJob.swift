import HeroImage

/// One rendering of some frames into one or several outputs.
package struct RenderJob<Source: FrameSource>: Sendable {
  package var source: Source
  /// What is rendered.
  package var run: RenderRun
  /// Threads, ≥ 1. Default: 1.
  package var jobs: Int
  /// Size against time. Default: balanced.
  package var compression: PNGCompression

  /// Whether events carry the hashes of frames, which take a moment. Default: no.
  package var tellsHashes: Bool

  package init(
    source: Source, run: RenderRun, jobs: Int = 1, compression: PNGCompression = .balanced, tellsHashes: Bool = false
  ) {
    self.source = source
    self.run = run
    self.jobs = jobs
    self.compression = compression
    self.tellsHashes = tellsHashes
  }

  /// What happens while a job runs.
  package enum Event: Equatable, Sendable {
    /// What an output says about what it held before.
    case noted(String)
    /// The outputs are open; so many of the requested frames will be drawn, so many are kept from an earlier run.
    case started(drawn: Int, kept: Int)
    /// A frame is in all outputs; `xxh128` is nil when neither the job nor an output asks for it, `file` is the first output's that
    /// is a file.
    case finished(FrameRequest, xxh128: String?, file: String?)
  }

  /// How a job ended without an error.
  package struct Outcome: Equatable, Sendable {
    /// Frames drawn.
    package var drawn: Int
    /// Frames kept from an earlier run.
    package var kept: Int
    /// Why it stopped early; nil when everything is done.
    package var cancelled: Cancellation.Reason?
  }

  /// Runs the job.
  ///
  /// The outputs get the same bytes for any number of threads. They are closed whatever happens; the first error wins.
  package func render(
    into sinks: [any FrameSink], cancellation: Cancellation = Cancellation(), observe: (Event) -> Void = { _ in }
  ) throws(RenderError) -> Outcome {
    for sink in sinks { try sink.check(run) }
    let pictures = CheckedPictures<Source.Picture>()
    let isChecked = try checkFrames(keeping: pictures, cancellation)
    var opened: [any FrameWriter] = []
    var outcome = Outcome(drawn: 0, kept: 0, cancelled: nil)
    do {
      for sink in sinks { opened.append(try sink.open(run, cancellation: cancellation)) }
      let needed = sinks.reduce(FrameForms()) { $0.union($1.forms) }
      // What is written from layers needs no frames.
      let requests = needed.isEmpty ? [] : missing(from: opened)
      for notice in opened.compactMap(\.notice) { observe(.noted(notice)) }
      outcome.kept = needed.isEmpty ? 0 : run.requests.count - requests.count
      observe(.started(drawn: requests.count, kept: outcome.kept))
      let forms = needed.union(tellsHashes ? .hash : [])
      outcome.drawn = try draw(
        requests, isChecked: isChecked, pictures, forms, into: opened, cancellation: cancellation, observe: observe)
      if outcome.drawn < requests.count { outcome.cancelled = cancellation.reason }
    } catch {
      // What is whole stays and is listed; a second problem would hide the first.
      for writer in opened { try? writer.finish(isComplete: false) }
      throw error
    }
    var problem: RenderError?
    for writer in opened {
      do { try writer.finish(isComplete: outcome.cancelled == nil) } catch {
        if error == .stopped { outcome.cancelled = cancellation.reason } else { problem = problem ?? error }
      }
    }
    if let problem { throw problem }
    return outcome
  }

  /// Frames that are looked at before an output is touched, at most: enough to find what a transition does.
  private static var checkedFrames: Int { 240 }

  /// Refuses frames that cannot be drawn before any output is touched: evenly spread ones of a long film, and all of a short
  /// one, whose pictures are kept. The others are checked when their turn comes; false when there are any.
  private func checkFrames(
    keeping pictures: CheckedPictures<Source.Picture>, _ cancellation: Cancellation
  ) throws(RenderError) -> Bool {
    let (source, requests) = (source, stills(of: run.requests).compactMap(\.first))
    let step = max(requests.count / Self.checkedFrames, 1)
    do {
      _ = try FramePipeline(jobs: jobs).run(
        count: (requests.count + step - 1) / step, cancellation: cancellation,
        makeWorker: {
          { index in
            let request = requests[index * step]
            let picture = source.picture(at: request.time)
            do { try source.check(picture) } catch {
              throw RenderError(error, frame: request.number, time: request.time)
            }
            if step == 1, let size = source.size(of: picture) { pictures.keep(picture, at: request.time, size: size) }
          }
        }, deliver: { _, _ in })
    } catch let error as RenderError {
      throw error
    } catch {
      throw .environment("\(error)")
    }
    return step == 1
  }

  /// Frames that are drawn once and handed over together, at most: whoever interrupts a film of a still does not wait for its end.
  private static var stillFrames: Int { 30 }

  /// Requests in a row that show the same, as far as that is known; none empty.
  private func stills(of requests: [FrameRequest]) -> [ArraySlice<FrameRequest>] {
    var stills: [ArraySlice<FrameRequest>] = []
    for (index, request) in requests.enumerated() {
      if let last = stills.last, let first = last.first, last.count < Self.stillFrames,
        source.isStill(from: first.time, to: request.time)
      {
        stills[stills.count - 1] = requests[last.startIndex...index]
      } else {
        stills.append(requests[index...index])
      }
    }
    return stills
  }

  /// The requested frames that not all outputs hold already.
  private func missing(from writers: [any FrameWriter]) -> [FrameRequest] {
    guard var held = writers.first?.held else { return run.requests }
    for writer in writers.dropFirst() { held.formIntersection(writer.held) }
    if held.isEmpty { return run.requests }
    return run.requests.filter { request in request.number.map { !held.contains($0) } ?? true }
  }

  private func draw(
    _ requests: [FrameRequest], isChecked: Bool, _ pictures: CheckedPictures<Source.Picture>, _ forms: FrameForms,
    into writers: [any FrameWriter], cancellation: Cancellation, observe: (Event) -> Void
  ) throws(RenderError) -> Int {
    let (source, compression) = (source, compression)
    let last = LastFrame<Source.Picture>()
    let stills = stills(of: requests)
    var drawn = 0
    do {
      // Frames are large, and one that waits is enough for one thread, and for a film that is long enough for its memory to grow. Of
      // others two wait, because a thread may be ahead of another.
      let waiting = isChecked && jobs > 1 ? 2 : 1
      _ = try FramePipeline(jobs: jobs, window: jobs + waiting).run(
        count: stills.count, cancellation: cancellation,
        makeWorker: {
          let worker = FrameWorker(
            source: source, isChecked: isChecked, forms: forms, compression: compression, last: last,
            pictures: pictures)
          return { item in try stills[item].first.map { request in try worker.render(request) } }
        },
        deliver: { item, frame in
          guard var frame else { return }
          for request in stills[item] {
            frame.request = request
            var file: String?
            for writer in writers {
              let path = try writer.receive(frame)
              file = file ?? path
            }
            observe(.finished(request, xxh128: frame.xxh128, file: file))
            drawn += 1
          }
        })
      return drawn
    } catch let error as RenderError {
      throw error
    } catch {
      throw .environment("\(error)")
    }
  }
}
