import HeroBytes
import HeroImage
import HeroInspection
import HeroJSON
import HeroLayers
import HeroRender
import TransitionEngine

/// A film as a golden sees it: what each moment shows, how that is drawn, and what was planned.
package struct GoldenSubject: Sendable {
  /// Canvas, rate, length.
  package let film: FilmHeader
  /// What drew it.
  package let environment: GoldenEnvironment
  let transitions: [TransitionPlan]
  /// What `inspect --json` prints, with six decimals: the last bits of a sine are no change.
  let plan: JSONValue
  let images: [String]
  /// What the film's scene was read from.
  private(set) var files: [String] = []
  /// The scene as the text of a scene file, written where there is no such file; nil where nobody can.
  private var written: (@Sendable () -> String)?
  /// What the scene says: its file, read from the disk, or what is written of it; nil where there is neither.
  var source: SceneSource? {
    SceneSource(files: files) { written.flatMap { try? JSONValue(parsing: Array($0().utf8)) } }
  }
  /// The same film of a scene file that says something else; nil where nobody can tell.
  private(set) var planned: (@Sendable (JSONValue) -> GoldenSubject?)?
  /// Where that says something of its views.
  private(set) var lines = ViewLines()
  let tree: @Sendable (Double) -> LayerTree
  let draw: @Sendable (LayerTree) throws -> Pixmap

  /// A subject from its parts.
  ///
  /// - Parameters:
  ///   - images: The XXH128 of the pixels of each image; `ImageContents.image` counts in it.
  ///   - tree: What shows at a time in seconds.
  ///   - draw: Draws it; called from several threads at once.
  package init(
    film: FilmHeader, environment: GoldenEnvironment, steps: [StepPlan] = [], transitions: [TransitionPlan],
    images: [String] = [], tree: @escaping @Sendable (Double) -> LayerTree,
    draw: @escaping @Sendable (LayerTree) throws -> Pixmap
  ) {
    self.film = film
    self.environment = environment
    self.transitions = transitions
    plan = Self.plan(duration: film.duration, steps: steps, transitions: transitions)
    self.images = images
    self.tree = tree
    self.draw = draw
  }

  /// A film drawn with Cairo.
  ///
  /// - Throws: `RenderError.environment` when the rasterizer cannot be set up.
  package init(film: Film, rate: FrameRate) throws(RenderError) {
    let source = try FilmSource(film: film)
    var images: [String] = []
    for asset in film.scene.images {
      do throws(ImageError) { images.append(try asset.file.xxh128()) } catch {
        throw .environment("image '\(asset.path)': \(error)")
      }
    }
    self.init(
      film: FilmHeader(film: film, clock: FrameClock(duration: film.duration, rate: rate)),
      environment: .current(fonts: film.scene.fonts, texts: film.scene.texts.map(\.contents)), steps: film.steps,
      transitions: film.transitions, images: images, tree: { source.picture(at: $0) }, draw: { try source.draw($0) })
    files = film.scene.files
    lines = ViewLines(film.scene, file: files.first ?? "")
  }

  /// Says how the film of another text of its scene file is planned; nil where that cannot be.
  package mutating func replans(_ film: @escaping @Sendable ([UInt8]) -> GoldenSubject?) {
    planned = { film(Array($0.line.utf8)) }
  }

  /// Says how the scene is written as a scene file, for scenes that are none: storyboards, what a stage recorded.
  package mutating func isWritten(as text: @escaping @Sendable () -> String) { written = text }

  var clock: FrameClock { FrameClock(duration: film.duration, rate: film.fps) }

  /// The plan as a golden keeps it.
  var planText: String { Self.text(ofPlan: plan) }

  /// A film's plan as a golden keeps it.
  package static func planText(of film: Film) -> String {
    text(ofPlan: plan(duration: film.duration, steps: film.steps, transitions: film.transitions))
  }

  private static func plan(duration: Double, steps: [StepPlan], transitions: [TransitionPlan]) -> JSONValue {
    PlanDocument.json(duration: duration, steps: steps, transitions: transitions, isExplained: false).rounded
  }

  private static func text(ofPlan plan: JSONValue) -> String { plan.pretty(inlineDepth: 4) }

  /// The numbers of the moments, and of all frames when asked for; nil without that level.
  func trace(_ moments: [GoldenMoment], level: GoldenLevels.Trace) -> Trace? {
    guard level != .none else { return nil }
    let clock = clock
    let frames =
      level == .all ? (0..<clock.frameCount).map { GoldenMoment(frame: $0, time: clock.time(ofFrame: $0)) } : []
    let names = Set(frames.map(\.name))
    var recorder = TraceRecorder(images: images)
    var sections: [Trace.Section] = []
    for moment in frames + moments.filter({ !names.contains($0.name) }) {
      sections.append(Trace.Section(name: moment.name, lines: recorder.lines(tree(moment.time))))
    }
    return Trace(pictures: recorder.pictures, moments: sections)
  }
}

extension JSONValue {
  /// All numbers rounded to six decimals; whole ones without a point.
  fileprivate var rounded: JSONValue {
    switch self {
    case .number(let number):
      let rounded = (number * 1e6).rounded() / 1e6
      return Int(exactly: rounded).map { .integer($0) } ?? .number(rounded)
    case .array(let values): return .array(values.map(\.rounded))
    case .object(let members): return .object(members.map { .init($0.key, $0.value.rounded) })
    case .null, .bool, .integer, .string: return self
    }
  }
}
