import HeroModel

/// What a film's file needs beyond its frames.
package struct FileOptions: Equatable, Sendable {
  /// How often it says that it plays; nil for what its format does by itself. Default: nil.
  package var loop: FilmLoop?
  /// 1…100, of formats that lose some; nil for each format's own. Default: nil.
  package var quality: Int?
  /// Bytes that it may have at most: a larger one ends the run with `RenderError.tooLarge`, and what was there stays. Default: nil, any
  /// number.
  package var largest: Int?
  /// Threads that it may use beside those that draw; its bytes do not depend on them. Default: 1.
  package var jobs: Int

  package init(loop: FilmLoop? = nil, quality: Int? = nil, largest: Int? = nil, jobs: Int = 1) {
    self.loop = loop
    self.quality = quality
    self.largest = largest
    self.jobs = jobs
  }
}
