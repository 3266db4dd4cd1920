import HeroBytes
import HeroRender

/// What the comparison of one picture found.
package struct FrameResult: Equatable, Sendable {
  package enum Status: String, Equatable, Sendable {
    /// The same pixels.
    case same
    /// Other pixels, within the tolerance.
    case tolerated
    /// Other pixels.
    case different
    /// Another hash, with nothing to compare pixel by pixel.
    case otherHash = "other-hash"
    /// The golden's picture cannot be used, or has another size.
    case unreadable
    /// The golden has no such picture.
    case unexpected
  }

  package var moment: GoldenMoment
  package var status: Status
  /// XXH128 of today's pixels, hexadecimal.
  package var xxh128: String
  /// XXH128 of the golden's pixels; nil where nothing tells.
  package var expectedXXH128: String?
  /// Pixels that count as changed.
  package var changedPixels: Int = 0
  /// Pixels that differ by antialiasing only.
  package var antialiasedPixels: Int = 0
  /// Pixels of the picture.
  package var pixels: Int = 0
  /// Changed pixels at each of `Self.thresholds`; empty where nothing was compared.
  package var changedAtThresholds: [Int] = []
  /// The views that own the changed pixels, most first.
  package var owners: [PixelOwner] = []
  /// What pixels belong to; empty where nothing was compared.
  package var loupe: [LoupeLayer] = []
  /// Whether expected, actual and diff pictures are in the report.
  package var hasPictures = false

  /// The thresholds that a failure is counted at.
  package static let thresholds = [0, 0.01, 0.05, 0.1]

  /// The part of the pixels that changed, 0…1.
  package var changedRatio: Double { pixels > 0 ? Double(changedPixels) / Double(pixels) : 0 }

  /// Whether the picture makes the golden fail.
  package var isFailure: Bool { status != .same && status != .tolerated }
}

/// What the comparison of one scene found.
package struct GoldenResult: Equatable, Sendable {
  /// How it ended.
  package enum Outcome: String, Equatable, Sendable {
    /// The golden holds.
    case passed
    /// It does not.
    case failed
    /// It was replaced by today's frames.
    case recorded
    /// The scene cannot be used.
    case invalid
  }

  /// The scene's name, which is the golden's folder below the golden root.
  package var name: String
  /// The scene file as named by the user; empty where there is none.
  package var scene: String
  /// The golden's folder.
  package var golden: String
  /// What the scene was read from, by the paths that were used. Default: not known.
  package var files: [String] = []
  /// How it ended.
  package var outcome: Outcome = .passed
  /// What differs in the environment since the golden was recorded; said before anything else.
  package var environmentChanges: [String] = []
  /// Whether the scene file or an asset is another than when the golden was recorded.
  package var isSceneChanged = false
  /// What of the scene file has changed since then, and shows; nil where nothing has, or the golden does not keep what it said.
  package var sceneCauses: SceneCauses?
  /// Why it failed; kept when the golden was replaced because of it.
  package var failures: [GoldenFailure] = []
  package var frames: [FrameResult] = []
  /// Differences of the numbers.
  package var traceChanges: [TraceChange] = []
  /// Differences of the plan.
  package var planChanges: [PlanChange] = []
  /// Shifts in time that explain differences.
  package var shifts: [TimeShift] = []
  /// What is wrong with an invalid scene, a line each.
  package var diagnostics: [String] = []
  /// The film's rate as text; empty for an invalid scene.
  package var fps = ""
  /// Whether there is a golden that today's frames can replace. Default: true.
  package var isAcceptable = true
  /// The scene's folder in the report; nil when none was written.
  package var report: String?

  /// A result that has passed so far.
  package init(name: String, scene: String = "", golden: String) {
    self.name = name
    self.scene = scene
    self.golden = golden
  }

  /// The first picture that fails.
  package var firstFailure: FrameResult? { frames.first(where: \.isFailure) }

  /// The picture with the most changed pixels, the first of equals; without pixels the first that fails.
  package var worstFailure: FrameResult? {
    frames.filter(\.isFailure).max { $0.changedPixels < $1.changedPixels }.flatMap { worst in
      frames.first { $0.isFailure && $0.changedPixels == worst.changedPixels }
    }
  }

  /// The views that own the changed pixels of the worst picture; without pixels those whose numbers changed.
  package var responsibleViews: [String] {
    if let owners = worstFailure?.owners, !owners.isEmpty { return owners.map(\.path) }
    var paths: [String] = []
    for change in traceChanges where !paths.contains(change.path) { paths.append(change.path) }
    return paths
  }

  /// The changes of the plan by what leads to what, those of the responsible views first.
  var planCauses: PlanCauses {
    let views = Set(responsibleViews)
    func isOwn(_ change: PlanChange) -> Bool { change.path.map(views.contains) ?? false }
    return PlanCauses(planChanges.filter(isOwn) + planChanges.filter { !isOwn($0) })
  }

  /// The differences of the numbers, each reported once.
  var traceRuns: [TraceRun] { TraceRun.all(traceChanges) }
}
