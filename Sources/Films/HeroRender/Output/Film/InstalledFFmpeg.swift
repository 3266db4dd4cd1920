import HeroFiles

/// The ffmpeg on the PATH, asked what it can do.
package struct InstalledFFmpeg: Sendable {
  package let path: String
  /// Such as `5.1.9-0+deb12u1`; nil when it does not say.
  package let version: String?
  /// What it encodes with, such as `libx264`.
  package let encoders: Set<String>

  /// Seconds that it may take to answer.
  static let patience = 5

  /// Starts the program twice. Throws `RenderError.environment` when there is none, and when it does not answer.
  package init() throws(RenderError) {
    let path = try FFmpeg.find(for: "a film")
    let end = ContinuousClock.now + .seconds(Self.patience)
    func said(_ arguments: [String]) throws(RenderError) -> String {
      do { return try ProgramOutput.read(path, arguments, until: end) } catch {
        switch error {
        case .cannotStart: return ""
        case .doesNotEnd: throw .environment("\(path) does not answer within \(Self.patience) s")
        }
      }
    }
    self.path = path
    let words = try said(["-version"]).split(separator: " ")
    version = words.count > 2 && words[1] == "version" ? String(words[2]) : nil
    // ` V....D libx264   libx264 H.264 / AVC …` behind a line of dashes.
    let lines = try said(["-hide_banner", "-encoders"]).split(separator: "\n")
    encoders = Set(
      lines.drop { !$0.contains("------") }.dropFirst().compactMap {
        $0.split(separator: " ").dropFirst().first.map(String.init)
      })
  }
}
