import ArgumentParser
import HeroInspection
import HeroModel
import HeroRender
import HeroStoryboard

/// `herorender inspect`: what transitions will do, or what a moment shows.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prints the plan of every transition, the layer tree at a moment, or the scene's Swift.",
    discussion: HelpText.wrapped(
      """
      EXAMPLES
        herorender inspect scene.json                  pairs, timings, from → to of every key
        herorender inspect scene.json --time 0.25      the layers in paint order with their values
        herorender inspect scene.json --frame 15 --json
        herorender inspect scene.json --swift          heroIDs, modifiers and animations as Swift
        herorender inspect Main.storyboard             its controllers and segues too
      """))

  @Argument(help: SceneOptions.help, completion: SceneOptions.completion, transform: NamedPath.read)
  var scene: String

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp("The layer tree at this time, in seconds or as 50%, at most the film's end.", valueName: "t"),
    transform: FilmTimeOption.parse)
  var time: FilmTime?

  @Option(help: ArgumentHelp("The layer tree of this frame, counted from 0.", valueName: "i"))
  var frame: Int?

  @Option(
    help: ArgumentHelp("Frames per second that --frame counts by. (default: 60)", valueName: "n"),
    transform: FrameRateOption.parse)
  var fps: FrameRate = .standard

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print heroIDs, modifiers and animation types as Swift that compiles with Hero.")
  var swift = false

  @OptionGroup var telling: QuietOption

  private var source: SceneOptions { SceneOptions(scene: scene, reading: reading) }

  mutating func validate() throws {
    try SceneArgument.check(source.scene, of: "inspect")
    if time != nil, frame != nil { throw ValidationError("--time and --frame exclude each other") }
    if swift, time != nil || frame != nil || json {
      throw ValidationError("--swift excludes --time, --frame and --json")
    }
    if let frame, frame < 0 { throw ValidationError("frames count from 0") }
  }

  mutating func run() throws { try Failure.documented(json) { try print() } }

  private func print() throws {
    let film = try source.film(isQuiet: telling.quiet, isForDrawing: false)
    let listing = try source.storyboard.map { StoryboardListing($0, scene: film.scene) }
    if swift { return Console.output(SwiftText.text(film.scene)) }
    let clock = FrameClock(duration: film.duration, rate: fps)
    if let frame, frame > clock.lastFrame {
      throw ValidationError("frame \(frame) is beyond the film's last frame, \(clock.lastFrame)")
    }
    let asked = try time.map { try clock.time(of: $0) } ?? frame.map { clock.time(ofFrame: $0) }
    if telling.quiet, !json { return }
    guard let time = asked else {
      let plan = PlanDocument.json(film)
      Console.output(json ? (listing?.added(to: plan) ?? plan).pretty() : (listing?.text ?? "") + PlanText.text(film))
      return
    }
    let moment = film.moment(at: time)
    Console.output(
      json ? MomentDocument.json(moment, frame: frame).pretty() : MomentText.text(moment, frame: frame))
  }
}
