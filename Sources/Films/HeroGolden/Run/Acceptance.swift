import HeroFiles
import HeroJSON
import HeroRender

/// `herorender accept`: takes over today's frames from a report.
package struct Acceptance: Sendable {
  /// A scene of a report that failed.
  package struct Candidate: Equatable, Sendable {
    /// The scene's name.
    package var name: String
    /// The golden's folder as the run named it.
    package var golden: String
    /// The folder of today's frames.
    package var actual: String
    /// Why it failed, first of all; empty where the report does not say.
    package var reason = ""
    /// The pictures of the frame that differs most: golden, today, difference; those that there are.
    package var pictures: [String] = []

    /// The golden root: the golden's folder without the scene's name; nil when the folder is not named so.
    var root: String? {
      golden.hasSuffix("/" + name) ? String(golden.dropLast(name.count + 1)) : nil
    }
  }

  /// The failed scenes of a report, in its order.
  package let candidates: [Candidate]
  /// What the report's scenes were read from.
  private let files: [String]

  /// Reads a report.
  ///
  /// - Throws: `RenderError.usage` when the folder holds no report of this version.
  package init(report: String) throws(RenderError) {
    let file = Files.join(report, ResultsDocument.fileName)
    guard case .bytes(let bytes) = GoldenFolder.content(ofFile: file) else {
      throw .usage("\(report) contains no \(ResultsDocument.fileName): run 'herorender test' first")
    }
    guard let json = try? JSONValue(parsing: bytes), json["format"]?.text == ResultsDocument.format,
      json["version"]?.whole == ResultsDocument.version, let scenes = json["scenes"]?.items
    else { throw .usage("\(file) is not a report that this version can read") }
    files = scenes.flatMap { $0["files"]?.items?.compactMap(\.text) ?? [] }
    candidates = scenes.compactMap { scene in
      guard scene["acceptable"]?.flag == true, scene["outcome"]?.text == GoldenResult.Outcome.failed.rawValue,
        let name = scene["name"]?.text,
        let golden = scene["golden"]?.text, let folder = scene["folder"]?.text
      else { return nil }
      let own = Files.join(report, folder)
      let frame = (scene["worstFrame"]?.text).map { "\($0).png" }
      return Candidate(
        name: name, golden: golden, actual: Files.join(own, "actual"),
        reason: scene["failures"]?.items?.first?["message"]?.text ?? "",
        pictures: ["expected", "actual", "diff"].compactMap { kind in
          frame.map { Files.join(Files.join(own, kind), $0) }
        }.filter(Files.exists))
    }
  }

  /// Throws `RenderError.usage` for a name that did not fail.
  package func check(_ names: [String]) throws(RenderError) {
    for name in names where !candidates.contains(where: { $0.name == name }) {
      let failed = candidates.isEmpty ? "nothing" : candidates.map(\.name).joined(separator: ", ")
      throw .usage("\(name) did not fail in this report; \(failed) did")
    }
  }

  /// Replaces the goldens of the named scenes, or of all; returns their names.
  ///
  /// - Parameter observe: Called with each name, once its golden is replaced.
  /// - Throws: `RenderError.usage` for a name that did not fail, `input` where a golden's file is one that a scene was read from: then none
  ///   is replaced. `stopped` between two scenes.
  @discardableResult
  package func accept(
    _ names: [String] = [], cancellation: Cancellation = Cancellation(), observe: (String) -> Void = { _ in }
  ) throws(RenderError) -> [String] {
    try check(names)
    let chosen = names.isEmpty ? candidates : candidates.filter { names.contains($0.name) }
    let sources = SourceFiles(files)
    for candidate in chosen { try GoldenFolder(path: candidate.golden, root: candidate.root).spare(sources) }
    let lists = candidates.compactMap { $0.root.map { Files.join($0, EnvironmentList.fileName) } }
    GoldenReplacement.tidy(foldersOf: candidates.map(\.golden) + lists)
    for candidate in chosen {
      if cancellation.reason != nil { throw .stopped }
      try GoldenFolder(path: candidate.golden, root: candidate.root).replace(by: GoldenFolder(path: candidate.actual))
      observe(candidate.name)
    }
    return chosen.map(\.name)
  }
}
