public import Foundation
internal import Hero
public import HeroModel
internal import HeroRender
internal import SDOSHero
internal import TransitionEngine
public import UIKit

/// A device that runs an app in virtual time and writes down what it shows.
@preconcurrency @MainActor
public final class Stage {
  /// The app's window.
  public let window: UIWindow
  /// What the device draws over the app, the home indicator with it. Default: none.
  public var statusBar: StatusBarStyle = .none
  let runtime: UIKitRuntime
  let device: Device
  let recorder: Recorder
  private(set) lazy var bars = BarTouches(recorder: recorder) { [unowned self] in topViewController }

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - device: The screen.
  ///   - assets: Folders and asset catalogues with pictures and colours.
  ///   - fonts: Font files in these folders, which the app names as an Info.plist's `UIAppFonts` does.
  ///   - layoutDirection: The way that layouts run.
  ///   - root: The first controller; made once the screen and the assets are in force.
  public convenience init(
    device: Device = .iPhone15Pro, assets: [URL] = [], fonts: [String] = [],
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, root: @autoclosure () -> UIViewController
  ) {
    self.init(device: device, assets: assets, fonts: fonts, layoutDirection: layoutDirection) {
      let window = UIWindow()
      window.rootViewController = root()
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Starts an app as iOS does: by its delegates, its scenes and its main storyboard. The app makes its window itself.
  ///
  /// - Parameters:
  ///   - device: The screen.
  ///   - assets: Folders with the app's storyboards, asset catalogues, pictures and fonts.
  ///   - layoutDirection: The way that layouts run.
  ///   - launch: What the app's Info.plist and its main function say.
  public convenience init(
    device: Device = .iPhone15Pro, assets: [URL] = [], layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    launching launch: AppLaunch
  ) {
    self.init(
      device: device, assets: assets, fonts: launch.fonts, answers: launch.networkFolders,
      layoutDirection: layoutDirection
    ) { launch.run() }
  }

  /// Takes the window that the first turn of the run loop shows.
  private init(
    device: Device, assets: [URL], fonts: [String], answers: [URL] = [],
    layoutDirection: UIUserInterfaceLayoutDirection, start: () -> UIWindow
  ) {
    self.device = device
    let screen = UIScreen(
      size: CGSize(width: device.size.width, height: device.size.height), scale: CGFloat(device.scale),
      safeArea: device.safeArea.insets)
    runtime = UIKitRuntime(screen: screen, assets: AssetFolders(folders: assets), fonts: fonts)
    runtime.layoutDirection = layoutDirection
    runtime.networkFolders = answers
    runtime.pictures = StagePictures()
    UIKitRuntime.current = runtime
    UIStoryboard.heroNames
    UIStoryboard.sdosHeroNames
    recorder = Recorder(runtime: runtime)
    runtime.recorder = recorder
    let (clock, recorder) = (runtime.clock, recorder)
    clock.willAdvance = { [weak recorder] in recorder?.willAdvance() }
    window = clock.turn { start() }
    runtime.layOut()
  }

  /// Puts this stage in force: several may stand side by side. What has changed since something was asked of it last shows now.
  func enter() {
    if UIKitRuntime.current !== runtime { UIKitRuntime.current = runtime }
    runtime.beginRequest()
    runtime.clock.turn {}
    runtime.layOut()
    recorder.lookAgain()
  }

  /// Who answers the app's requests, first to last: protocols of the test's own, with canned answers. Requests that neither they nor folders
  /// answer fail at once, with a warning that has the URL. Default: none.
  public var networkAnswers: [URLProtocol.Type] {
    get { runtime.networkAnswers }
    set { runtime.networkAnswers = newValue }
  }

  /// Folders with files that answer the app's requests, first to last: `https://api.example.com/photos` is answered by
  /// `api.example.com/photos.json`. Default: those of the launch.
  public var networkFolders: [URL] {
    get { runtime.networkFolders }
    set { runtime.networkFolders = newValue }
  }
  /// What the app has asked for without an answer, each once in order, with the name of a file in a folder that would answer.
  public var unansweredRequests: [(url: URL, file: String)] { runtime.unansweredRequests }

  /// Seconds since the stage began.
  public var now: TimeInterval { runtime.clock.now }

  /// Down the presented chain, then the navigation controller's top, then the selected tab.
  public var topViewController: UIViewController {
    var controller = window.rootViewController ?? UIViewController()
    while let next = controller.presentedViewController { controller = next }
    return controller.content
  }

  /// Moves virtual time on.
  public func wait(_ seconds: TimeInterval) {
    enter()
    runtime.clock.run(until: now + max(seconds, 0))
    runtime.layOut()
  }

  /// Lets time pass until a condition holds. A stage that does not come to rest within 60 seconds stops, and says what is pending.
  public func run(until condition: StageCondition) {
    enter()
    // As at the end of a turn on the device: who looks now finds what the last events have changed in its place.
    defer { runtime.layOut() }
    runtime.clock.letTasksGoOn()
    var way = Way(to: condition, from: now)
    while let time = next(&way) { runtime.clock.run(until: time) }
  }

  /// The same in an asynchronous test of an app with tasks: time stands still until these are over, sleep, or wait for it. Two such tests at once would
  /// mix their stages: write `@Suite(.serialized)`.
  public func runWithTasks(until condition: StageCondition) async {
    enter()
    defer { runtime.layOut() }
    let enter = { [runtime] in if UIKitRuntime.current !== runtime { UIKitRuntime.current = runtime } }
    await runtime.clock.runWithTasks(until: now, enter)
    var way = Way(to: condition, from: now)
    while let time = next(&way) { await runtime.clock.runWithTasks(until: time, enter) }
  }

  /// The way of a stage to a condition.
  private struct Way {
    let condition: StageCondition
    let start: TimeInterval
    var isOver = false

    init(to condition: StageCondition, from start: TimeInterval) { (self.condition, self.start) = (condition, start) }
  }

  /// How far time goes next; nil where the condition holds.
  private func next(_ way: inout Way) -> TimeInterval? {
    guard !way.isOver else { return nil }
    if case .time(let time) = way.condition {
      way.isOver = true
      return time
    }
    if let next = runtime.clock.pending.first?.time, isWaitedFor(next, way) { return next }
    way.isOver = true
    let limit = way.start + 60
    if runtime.clock.pending.isEmpty, runtime.touches.isTouching || runtime.change != nil {
      let what =
        runtime.touches.isTouching
        ? "a finger that is down"
        : runtime.change?.stage == nil
          ? "a transition that waits for its gesture" : "a transition whose animator never calls completeTransition(_:)"
      runtime.warn("the stage is not idle after 60 s; pending: \(what)")
      return limit
    }
    // What moves without end shows for a while.
    return way.condition == .settled && runtime.isMoving ? max(now, runtime.lastChange + 2) : nil
  }

  /// Whether a stage on its way waits for what comes next at a time; says why not.
  private func isWaitedFor(_ time: TimeInterval, _ way: Way) -> Bool {
    let (last, patience) = (max(way.start, runtime.lastChange), way.condition == .settled ? 6.0 : .infinity)
    var names: String { Set(runtime.clock.pending.map(\.name)).sorted().joined(separator: ", ") }
    if time > last + patience, runtime.change == nil, !runtime.touches.isTouching,
      runtime.clock.pending.allSatisfy({ $0.origin > last })
    {
      runtime.warn(
        "the app goes on without end, and no other screen has come for \(Int(patience)) s; pending: \(names). The film does not wait for it: --wait does"
      )
      return false
    }
    if time > way.start + 60 { runtime.warn("the stage is not idle after 60 s; pending: \(names)") }
    return time <= way.start + 60
  }

  /// Runs code of the test as one turn of the app's run loop.
  public func perform(_ body: @MainActor () throws -> Void) rethrows {
    enter()
    defer { runtime.layOut() }
    try runtime.clock.turn { try body() }
  }

  /// What has happened so far, like a scene that was read from a file.
  package var scene: Scene {
    get throws {
      enter()
      let scene = try recorder.scene(statusBar: recordedStatusBar)
      guard !scene.screens.isEmpty else { throw StageError.noScreen }
      return scene
    }
  }

  private var recordedStatusBar: StatusBar? {
    let style: StatusBar.Style? =
      switch statusBar {
      case .none: nil
      case .light: .light
      case .dark: .dark
      case .auto: StatusBar.Style(on: runtime.screen.style == .dark ? .dark : .light)
      }
    return style.map { StatusBar(style: $0, safeArea: device.safeArea) }
  }
}
