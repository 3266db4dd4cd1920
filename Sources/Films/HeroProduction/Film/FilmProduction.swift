import HeroFiles
import HeroImage
import HeroInspection
import HeroLivePage
import HeroLottie
import HeroModel
import HeroRender
import TransitionEngine

/// A film on its way into outputs: which of its moments are drawn, how fast, and with what over and around them; made smaller until it
/// fits where there is a limit.
package struct FilmProduction: Sendable {
  /// Which of the film's frames are drawn.
  package enum Choice: Equatable, Sendable {
    /// Frames by their numbers, of these one part.
    case frames(FrameSelection, Shard)
    /// One picture between frames.
    case moment(FilmTime)
  }

  /// How the layers of a frame are drawn.
  package enum Arrangement: String, Sendable, CaseIterable {
    case together, explode
  }

  package private(set) var film: Film
  /// The scene's file as diagnostics name it.
  package let file: String
  package private(set) var style: FilmStyle
  package let targets: [OutputTarget]
  /// Frames per second that are asked for.
  package let rate: FrameRate
  /// Default: all frames.
  package var choice: Choice = .frames(.all, .whole)
  /// Default: together.
  package var arrangement: Arrangement = .together
  /// What is drawn over the frames. Default: nothing.
  package var overlay: Set<OverlayPart> = []
  /// Frames that a run may have at most. Default: 100 000.
  package var mostFrames = 100_000
  /// The outputs' own options; the style's take their places. Default: theirs.
  package var options = OutputOptions()
  /// What a player is called that has no title of its own. Default: `Film`.
  package var title = "Film"
  /// Where a player's page leads back to, an address and a name. Default: nowhere.
  package var home: PlayerNotes.Link?
  /// The scene's file as a manifest names it. Default: nobody knows.
  package var sceneName: String?
  /// Keep frames that are done; replace those of another scene. Default: false.
  package var (resumes, forces) = (false, false)
  /// Whether a Lottie file is refused that needs pictures for what Lottie cannot say. Default: false.
  package var isStrict = false
  /// Whether texts of a Lottie file are outlines; else they are pictures. Default: true.
  package var drawsOutlines = true
  /// Whether pages have elements that move in place of frames. Default: false.
  package var isLive = false
  /// Threads, ≥ 1. Default: 1.
  package var threads = 1

  /// The quality that the style asks for.
  private var askedQuality: Int?
  private let askedScale: Double
  private var search: SizeSearch?

  /// Prepares to make a film.
  ///
  /// - Parameter largest: Bytes that the output may have; it is one film then. Nil: any number.
  package init(
    film: Film, file: String, style: FilmStyle, targets: [OutputTarget], rate: FrameRate = .standard,
    largest: Int? = nil
  ) {
    (self.film, self.file, self.style, self.targets, self.rate) = (film, file, style, targets, rate)
    (askedQuality, askedScale) = (style.quality, film.scene.canvas.scale)
    search = largest.map { SizeSearch(limit: $0, rate: Self.common(rate, targets, style.quality) ?? rate) }
  }

  /// One attempt: what is drawn, and what the outputs get.
  package struct Take {
    package let source: any FrameSource
    package let run: RenderRun
    package let options: OutputOptions
    /// What people should know before.
    package let notes: [String]
  }

  /// What is drawn next: the film as it was asked for, after `shrink` a smaller one.
  ///
  /// - Throws: `RenderError.usage` for frames, times and transitions that the film does not have, `environment` when nothing can be drawn.
  package func take() throws(RenderError) -> Take {
    try checkLayers()
    let (asked, shown) = (search?.levelRate ?? rate, shownRate)
    let clock = FrameClock(try FilmCut(of: film, style), rate: shown)
    var notes: [String] = []
    if shown != asked {
      notes.append(OutputTarget.rateNote(asked, becomes: shown))
    }
    notes += targets.compactMap { $0.note(for: style) }
    var header = FilmHeader(film: film, clock: clock)
    if Self.writesManifest(targets) {
      let texts = film.scene.texts + [style.title, style.caption].compactMap { $0.map(SceneText.init(title:)) }
      header.environment = .current(fonts: film.scene.fonts, texts: texts.map(\.contents))
    }
    if !overlay.isEmpty { header.sceneDigest = OverlaySource.digest(of: header.sceneDigest, parts: overlay) }
    if arrangement == .explode { header.sceneDigest = ExplodedSource.digest(of: header.sceneDigest) }
    let look =
      try style.isDressed
      ? FilmLook(style, around: film.scene.canvas, fonts: film.scene.fonts, marks: FilmMarks(film)) : nil
    header.show(style, look)
    let (requests, every) = try requests(clock)
    let run = RenderRun(
      header: header, requests: requests, isWholeFilm: choice == .frames(.all, .whole), every: every, resumes: resumes,
      forces: forces, sceneName: sceneName, sources: SourceFiles(film.scene.files + style.files))
    let source = try source()
    return Take(
      source: look.map { Self.dressed(source, $0) } ?? source, run: run, options: outputOptions(clock), notes: notes)
  }

  /// Refuses to write as layers what is drawn on or around frames.
  private func checkLayers() throws(RenderError) {
    let kinds = targets.compactMap { target -> (path: String, name: String)? in
      switch target {
      case .lottie(let path, _): (path, "a Lottie file")
      case .player(let path): isLive ? (path, "a live page") : nil
      default: nil
      }
    }
    if isLive, !kinds.contains(where: { $0.name == "a live page" }) {
      throw .usage("--live makes a page: give NAME.html as output")
    }
    for (path, name) in kinds {
      if isLive, style.isDressed {
        throw .usage(
          "\(path): \(name) has the screen alone, without device, padding, backdrop, title, caption, clock and bar")
      }
      if !overlay.subtracting([.finger]).isEmpty || arrangement == .explode {
        throw .usage("\(path): \(name) shows no --overlay but finger, and no --layers explode")
      }
      if case .moment = choice { throw .usage("\(path): --time is a single picture; it needs NAME.png as output") }
    }
  }

  /// What people should know of the film's title and caption before anything is drawn.
  package var warnings: [String] {
    [("title", style.title), ("caption", style.caption)].flatMap { name, text in
      text.map { SceneLint.fontWarnings(ofTitle: $0, called: name, in: film.scene) } ?? []
    }
  }

  /// Goes on to a smaller film after one that had so many bytes, and says to which.
  ///
  /// - Throws: `RenderError.usage` when there is none that may fit, `SceneError` when the film cannot be planned again.
  package mutating func shrink(_ file: String, from bytes: Int) throws -> String {
    guard var next = search else { throw RenderError.tooLarge(file: file, bytes: bytes) }
    try next.shrink(file, from: bytes)
    search = next
    // A single output has one quality.
    if case .player? = targets.first, let own = options.playerQuality { askedQuality = own }
    options.playerQuality = nil
    style.quality = next.quality(askedQuality)
    film = try film.scaled(to: next.scale(askedScale), file: self.file)
    return next.note(file, from: bytes, quality: style.quality, scale: film.scene.canvas.scale)
  }

  /// Whether a smaller film may be tried after one that was too large.
  package var canShrink: Bool { search != nil }

  /// Whether a manifest says of what scene a film is and with which fonts it was drawn: hashing them takes a moment, and only folders are
  /// ever taken up again.
  package static func writesManifest(_ targets: [OutputTarget]) -> Bool {
    targets.contains { if case .folder = $0 { true } else { false } }
  }

  /// The frames' rate: what was asked for, unless no output can show it and all can show the same other one. Then film time is sampled
  /// at that rate instead of dropping frames; not when frames are chosen by number, because the numbers are those that were asked for.
  private var shownRate: FrameRate {
    let asked = search?.levelRate ?? rate
    guard case .frames(.all, _) = choice else { return asked }
    return Self.common(asked, targets, style.quality) ?? asked
  }

  private static func common(_ rate: FrameRate, _ targets: [OutputTarget], _ quality: Int?) -> FrameRate? {
    guard let first = targets.first?.nearestRate(to: rate, quality: quality),
      targets.allSatisfy({ $0.nearestRate(to: rate, quality: quality) == first })
    else { return nil }
    return first
  }

  private func requests(_ clock: FrameClock) throws(RenderError) -> (requests: [FrameRequest], every: Int) {
    switch choice {
    case .moment(let time): return ([FrameRequest(number: nil, time: try clock.time(of: time))], 1)
    case .frames(let selection, let shard):
      let chosen = try selection.resolved(frameCount: clock.frameCount).part(shard)
      let numbers = try chosen.numbers(limit: mostFrames)
      return (numbers.map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }, selection.every)
    }
  }

  private func source() throws(RenderError) -> any FrameSource {
    switch arrangement {
    case .explode: try ExplodedSource(film: film)
    case .together where !overlay.isEmpty: try OverlaySource(film: film, parts: overlay)
    case .together: try FilmSource(film: film)
    }
  }

  private static func dressed(_ source: some FrameSource, _ look: FilmLook) -> any FrameSource {
    DressedSource(source, look)
  }

  private func outputOptions(_ clock: FrameClock) -> OutputOptions {
    var options = options
    options.playerNotes = PlayerNotes(film: film, title: style.title ?? title, cut: clock.cut)
    options.playerNotes.home = home
    options.lottie = { [film, style, drawsOutlines, isStrict] path, format in
      LottieSink(
        file: path, format: format, film: film, clock: clock, quality: style.quality, drawsOutlines: drawsOutlines,
        isStrict: isStrict)
    }
    options.file = FileOptions(loop: style.loop, quality: style.quality, largest: search?.limit, jobs: threads)
    if isLive {
      options.livePage = { [film, notes = options.playerNotes, file = options.file] path in
        LivePageSink(file: path, film: film, clock: clock, notes: notes, options: file)
      }
    }
    return options
  }
}

extension Film {
  /// The same film with so many pixels a point.
  package func scaled(to scale: Double, file: String) throws(SceneError) -> Film {
    var scene = scene
    scene.canvas.scale = scale
    return try Film(scene: scene, file: file)
  }
}

extension FilmProduction {
  /// What happens while a film is made.
  package enum Event: Equatable, Sendable {
    /// What people should know: what cannot be shown, and which smaller film is tried.
    case note(String)
    /// So many of the frames are drawn.
    case drawn(Int, of: Int)
  }

  /// Makes the film, smaller ones until it fits, and says how the last attempt ended.
  ///
  /// - Throws: `RenderError`, or `SceneError` for a view that cannot be drawn.
  @discardableResult
  package func make(
    cancellation: Cancellation = Cancellation(), telling: (Event) -> Void = { _ in }
  ) throws -> Cancellation.Reason? {
    var production = self
    for warning in warnings { telling(.note(warning)) }
    while true {
      let problem: RenderError
      do throws(RenderError) {
        let take = try production.take()
        for note in take.notes { telling(.note(note)) }
        return try production.render(take.source, take, cancellation, telling)
      } catch { problem = error }
      guard case .tooLarge(let large, let bytes) = problem, production.canShrink else {
        throw SceneError(problem, scene: production.film.scene, file: file) ?? problem as any Error
      }
      telling(.note(try production.shrink(large, from: bytes)))
    }
  }

  private func render(
    _ source: some FrameSource, _ take: Take, _ cancellation: Cancellation, _ telling: (Event) -> Void
  ) throws(RenderError) -> Cancellation.Reason? {
    var drawn = 0
    let job = RenderJob(source: source, run: take.run, jobs: threads, compression: options.compression)
    return try job.render(
      into: targets.map { $0.makeSink(options: take.options) }, cancellation: cancellation
    ) { event in
      guard case .finished = event else { return }
      drawn += 1
      telling(.drawn(drawn, of: take.run.requests.count))
    }.cancelled
  }
}
