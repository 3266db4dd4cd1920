import HeroImage

/// Which kind of output a path on the command line means: decided by its ending alone, so that it never depends on what exists.
package enum OutputTarget: Equatable, Sendable {
  /// A folder of PNG files.
  case folder(String)
  /// One PNG file.
  case picture(String)
  case film(String, FilmFormat)
  /// A page that plays the film.
  case player(String)
  /// Layers and key frames.
  case lottie(String, LottieFormat)
  /// Raw frames on standard output.
  case standardOutput

  /// Endings that nobody gives a folder.
  private static let unsupported = [
    "jpg", "jpeg", "heic", "tif", "tiff", "bmp", "pdf", "svg", "avi", "mkv", "m4v", "json",
  ]
  private static let available = """
    a folder for a PNG sequence, NAME.png for one frame, \
    \(FilmFormat.allCases.map { "NAME.\($0.rawValue)" }.joined(separator: ", ")) for a film, NAME.html for a player, \
    NAME.lottie or NAME.lottie.json for Lottie, or - for raw frames
    """

  /// Reads a path; a trailing slash always means a folder.
  ///
  /// Throws `RenderError.usage` for what cannot be written.
  package init(_ path: String) throws(RenderError) {
    guard !path.isEmpty else { throw .usage("the output has no name: give \(Self.available)") }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
    if path == "-" {
      self = .standardOutput
    } else if ending == "png" {
      self = .picture(path)
    } else if ending == "html" {
      self = .player(path)
    } else if let format = LottieFormat.allCases.first(where: { name.lowercased().hasSuffix($0.ending) }) {
      self = .lottie(path, format)
    } else if let format = FilmFormat(rawValue: ending) {
      self = .film(path, format)
    } else if Self.unsupported.contains(ending) {
      throw .usage("\(path): .\(ending) is not an output format: give \(Self.available)")
    } else {
      self = .folder(path)
    }
  }

  /// The path as written.
  package var path: String {
    switch self {
    case .folder(let path), .picture(let path), .film(let path, _), .player(let path), .lottie(let path, _): path
    case .standardOutput: "-"
    }
  }

  /// The frame rate that this output can show best when `rate` is asked for, at a quality; nil when it shows every rate as it is.
  package func nearestRate(to rate: FrameRate, quality: Int? = nil) -> FrameRate? {
    guard case .film(_, .gif) = self else { return nil }
    let most = quality.flatMap(GIFQuality.mostFrames) ?? rate
    let nearest = GIFTiming.nearestRate(to: most.value < rate.value ? most : rate)
    return nearest == rate ? nil : nearest
  }

  /// The sink that writes it.
  package func makeSink(options: OutputOptions = OutputOptions()) -> any FrameSink {
    switch self {
    case .lottie(let path, let format): options.lottie?(path, format) ?? UnwrittenSink(name: path)
    case .folder(let path): PNGSequenceSink(folder: path)
    case .picture(let path): PNGFileSink(file: path)
    case .film(let path, .gif): AnimationSink(file: path, format: .gif, options: options.file)
    case .film(let path, .apng): AnimationSink(file: path, format: .apng, options: options.file)
    case .film(let path, .webp): AnimationSink(file: path, format: .webp, options: options.file)
    case .film(let path, .mp4): FFmpegSink(file: path, format: .mp4, options: options.file)
    case .film(let path, .webm): FFmpegSink(file: path, format: .webm, options: options.file)
    case .film(let path, .mov): FFmpegSink(file: path, format: .mov, options: options.file)
    case .film(let path, .avif): FFmpegSink(file: path, format: .avif, options: options.file)
    case .player(let path):
      options.livePage?(path)
        ?? PlayerSink(
          file: path, notes: options.playerNotes,
          coding: PlayerSink.coding(options.playerQuality ?? options.file.quality, options.compression),
          options: options.file)
    case .standardOutput: StreamSink(format: options.pixelFormat)
    }
  }
}

/// Refuses a Lottie file of what has frames but no layers.
private struct UnwrittenSink: FrameSink {
  let name: String
  let forms: FrameForms = []

  func check(_ run: RenderRun) throws(RenderError) {
    throw .usage("\(name): Lottie is written of one scene: herorender SCENE \(name)")
  }

  func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter {
    try check(run)
    throw .stopped
  }
}

/// How a Lottie file is packed.
package enum LottieFormat: Equatable, Sendable, CaseIterable {
  /// One JSON document, pictures in it.
  case json
  /// dotLottie: a zip archive of document and pictures.
  case archive

  /// What its name ends in.
  package var ending: String {
    switch self {
    case .json: ".lottie.json"
    case .archive: ".lottie"
    }
  }
}

/// What outputs need to know beyond their paths.
package struct OutputOptions: Sendable {
  /// The bytes on standard output. Default: rgba.
  package var pixelFormat: PixelFormat
  /// What a player tells about the film. Default: nothing.
  package var playerNotes: PlayerNotes
  /// Quality of a player's pictures, 1…100, where it is not the file's. Default: nil.
  package var playerQuality: Int?
  /// Makes the sink of a Lottie file, which is written from a film's layers. Default: nil; such files are refused.
  package var lottie: (@Sendable (String, LottieFormat) -> any FrameSink)?
  /// Makes the sink of a player that is written from a film's layers. Default: nil; players hold pictures.
  package var livePage: (@Sendable (String) -> any FrameSink)?
  /// What every file needs beyond its frames. Default: nothing.
  package var file: FileOptions
  /// Effort for a player's pictures without loss. Default: balanced.
  package var compression: PNGCompression

  package init(
    pixelFormat: PixelFormat = .rgba, playerNotes: PlayerNotes = PlayerNotes(), playerQuality: Int? = nil,
    compression: PNGCompression = .balanced, file: FileOptions = FileOptions()
  ) {
    self.pixelFormat = pixelFormat
    self.playerNotes = playerNotes
    self.playerQuality = playerQuality
    self.compression = compression
    self.file = file
  }
}
