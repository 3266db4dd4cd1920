import HeroImage

/// A film file, encoded by ffmpeg as a child process that is fed raw frames; the file appears whole or not at all.
public final class FFmpegSink: FrameSink {
  /// The file as the user named it.
  public let name: String
  /// Pixels only.
  public let forms: FrameForms = .pixels

  private let format: FilmFormat
  private var executable: String?
  private let unfinished: UnfinishedFile
  private var encoder: FFmpeg?
  private var recipe: FilmRecipe?

  /// Makes a sink; nothing is touched yet.
  public convenience init(file: String, format: FilmFormat) { self.init(file: file, format: format, executable: nil) }

  /// A sink with a given program in place of the one on the PATH.
  init(file: String, format: FilmFormat, executable: String?) {
    name = file
    self.format = format
    self.executable = executable
    unfinished = UnfinishedFile(for: file)
  }

  /// Ends ffmpeg as soon as somebody asks to stop: half a film is of no use, however long the rest would take.
  public func watch(_ cancellation: Cancellation) {
    cancellation.observe { [unfinished] in unfinished.giveUp() }
  }

  /// Refuses a path that is a folder, a run without frames, and a machine without ffmpeg.
  public func check(_ run: RenderRun) throws(RenderError) {
    guard !run.requests.isEmpty else { throw .usage("\(name): a film needs at least one frame") }
    if try FileSystem.kind(name) == .folder { throw .environment("\(name) is a folder; the film needs a file") }
    if executable == nil { executable = try FFmpeg.find(for: name) }
  }

  /// Starts ffmpeg.
  public func begin(_ run: RenderRun) throws(RenderError) -> Set<Int> {
    let executable: String
    if let found = self.executable { executable = found } else { executable = try FFmpeg.find(for: name) }
    let recipe = FilmRecipe(
      format: format, canvas: run.header.canvas, rate: run.playRate, frameCount: run.requests.count)
    try FileSystem.makeFolder(FilePath.folder(of: name))
    try Leftovers.remove(in: FilePath.folder(of: name), of: FilePath.name(of: name))
    // Whether the place can be written to is said in our words, not ffmpeg's.
    try unfinished.create()
    self.recipe = recipe
    do { encoder = try FFmpeg(executable: executable, arguments: recipe.arguments(file: unfinished.path)) } catch {
      unfinished.remove()
      throw error
    }
    if let encoder { unfinished.isWritten(by: encoder) }
    return []
  }

  /// Hands a frame to ffmpeg; waits while it is slower.
  public func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    guard let pixmap = frame.pixmap, let recipe, let encoder else { return nil }
    let bytes = recipe.isTransparent ? pixmap.bytes : pixmap.opaqueRGB(over: (0, 0, 0))
    guard encoder.write(bytes) else {
      // Other outputs may want the frames that are under way.
      if unfinished.isGivenUp { return nil }
      throw failed(encoder.finish() ?? "ffmpeg stopped before the last frame")
    }
    // Other runs see by the time of its last use that the file is ours.
    unfinished.touch()
    return name
  }

  /// Lets ffmpeg complete the file and puts it in its place; throws half a file away.
  public func finish(isComplete: Bool) throws(RenderError) {
    guard let encoder else { return }
    guard isComplete else {
      self.encoder = nil
      encoder.cancel()
      unfinished.remove()
      return
    }
    if let reason = encoder.finish() { throw failed(reason) }
    self.encoder = nil
    guard unfinished.isWhole(format) else {
      throw failed("ffmpeg says that all is well, but the file does not end as one should")
    }
    try unfinished.move(to: name)
  }

  /// Throws the file away and says why.
  private func failed(_ reason: String) -> RenderError {
    encoder = nil
    unfinished.remove()
    return unfinished.isGivenUp ? .stopped : .environment("cannot write \(name): \(reason)")
  }
}

extension FFmpegSink {
  /// What people should know about the file before it is made: nothing, or how its rate or colours differ.
  public static func note(for target: OutputTarget, run: RenderRun) -> String? {
    guard case .film(let path, let format) = target else { return nil }
    let recipe = FilmRecipe(
      format: format, canvas: run.header.canvas, rate: run.playRate, frameCount: run.requests.count)
    var facts: [String] = []
    if let rate = recipe.resampledRate {
      facts.append("GIF counts time in hundredths of a second: \(recipe.rate) fps becomes \(rate)")
    }
    if recipe.hasPalettePerFrame { facts.append("a film this large gets a palette for each frame") }
    return facts.isEmpty ? nil : "\(path): \(facts.joined(separator: "; "))"
  }

  /// The shell commands that make a GIF and an H.264 film from a folder that a run has filled; none unless it holds the whole film.
  public static func commands(folder: String, run: RenderRun) -> [String] {
    guard run.isWholeFilm else { return [] }
    let (parent, name) = (FilePath.folder(of: folder), FilePath.name(of: folder))
    let stem = ["", ".", ".."].contains(name) ? "film" : name
    let base = parent == "." ? stem : FilePath.join(parent, stem)
    return [FilmFormat.gif, .mp4].map { format in
      let recipe = FilmRecipe(
        format: format, canvas: run.header.canvas, rate: run.playRate, frameCount: run.requests.count)
      return recipe.shellCommand(folder: folder, file: "\(base).\(format.rawValue)")
    }
  }
}
