import HeroFiles

/// Feeds ffmpeg with frames.
final class FFmpegWriter: FrameWriter {
  private let name: String
  private let format: FFmpegFormat
  private let recipe: FilmRecipe
  private let unfinished: UnfinishedFile
  private let encoder: FFmpeg
  /// Bytes that the file may have; nil for any number.
  private let largest: Int?

  /// Goes on with a program that waits for frames.
  init(
    name: String, format: FFmpegFormat, recipe: FilmRecipe, unfinished: UnfinishedFile, encoder: FFmpeg,
    largest: Int? = nil
  ) {
    self.largest = largest
    self.name = name
    self.format = format
    self.recipe = recipe
    self.unfinished = unfinished
    self.encoder = encoder
  }

  /// Hands a frame to ffmpeg; waits while it is slower.
  func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    let pixmap = try frame.pixels(for: name)
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
  func finish(isComplete: Bool) throws(RenderError) {
    guard isComplete else {
      encoder.cancel()
      unfinished.remove()
      return
    }
    if let reason = encoder.finish() { throw failed(reason) }
    guard unfinished.isWhole(format) else {
      throw failed("ffmpeg reported success, but the file is incomplete")
    }
    do { try unfinished.check(name, largest: largest) } catch {
      unfinished.remove()
      throw error
    }
    let isInPlace = try RenderError.onDisk(try unfinished.move())
    if !isInPlace { throw .stopped }
  }

  /// Throws the file away and says why.
  private func failed(_ reason: String) -> RenderError {
    unfinished.remove()
    return unfinished.isGivenUp ? .stopped : .environment("cannot write \(name): \(reason)")
  }
}
