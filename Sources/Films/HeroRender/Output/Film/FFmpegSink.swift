import HeroFiles
import HeroImage

/// A film file, encoded by ffmpeg as a child process that is fed raw frames; the file appears whole or not at all.
package struct FFmpegSink: FrameSink {
  /// The file as the user named it.
  package let name: String
  /// Pixels only.
  package let forms: FrameForms = .pixels

  private let format: FFmpegFormat
  private let options: FileOptions
  /// The program in place of the one on the PATH.
  private let executable: String?

  /// A sink; nothing is touched yet. Default program: the one on the PATH.
  init(file: String, format: FFmpegFormat, options: FileOptions = FileOptions(), executable: String? = nil) {
    name = file
    self.options = options
    self.format = format
    self.executable = executable
  }

  /// Refuses a path that is a folder, a run without frames, and a machine without ffmpeg.
  package func check(_ run: RenderRun) throws(RenderError) {
    guard !run.requests.isEmpty else { throw .usage("\(name): a film needs at least one frame") }
    try FilePlace(path: name).check(for: "film", sparing: run.sources)
    _ = try program()
  }

  /// Starts ffmpeg. It ends as soon as somebody asks to stop: half a film is of no use, however long the rest would take.
  package func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    let program = try program()
    let recipe = FilmRecipe(
      format: format, canvas: run.header.canvas, rate: run.playRate, frameCount: run.requests.count,
      quality: options.quality)
    let unfinished = UnfinishedFile(for: try FilePlace(path: name).prepare())
    cancellation.observe { unfinished.giveUp() }
    // Whether the place can be written to is said in our words, not ffmpeg's.
    try RenderError.onDisk(try unfinished.create())
    let encoder: FFmpeg
    do { encoder = try FFmpeg(executable: program, arguments: recipe.arguments(file: unfinished.path)) } catch {
      unfinished.remove()
      throw error
    }
    unfinished.isWritten { encoder.kill() }
    return FFmpegWriter(
      name: name, format: format, recipe: recipe, unfinished: unfinished, encoder: encoder,
      largest: options.largest)
  }

  private func program() throws(RenderError) -> String {
    if let executable { return executable }
    return try FFmpeg.find(for: name)
  }

  /// The shell commands that make a GIF and an H.264 film from a folder that a run has filled; none unless it holds the whole film.
  package static func commands(folder: String, run: RenderRun) -> [String] {
    guard run.isWholeFilm else { return [] }
    let (parent, name) = (FilePath.folder(of: folder), FilePath.name(of: folder))
    let stem = ["", ".", ".."].contains(name) ? "film" : name
    let base = parent == "." ? stem : FilePath.join(parent, stem)
    return [FFmpegFormat.gif, .mp4].map { format in
      let recipe = FilmRecipe(
        format: format, canvas: run.header.canvas, rate: run.playRate, frameCount: run.requests.count)
      return recipe.shellCommand(folder: folder, file: "\(base).\(format.rawValue)")
    }
  }
}
