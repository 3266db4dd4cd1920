internal import Hero
internal import HeroGeometry
internal import HeroModel
internal import UIKit

/// The scene that a recording makes.
@MainActor
struct RecordedScene {
  let runtime: UIKitRuntime
  let screens: ScreenRecorder
  let containers: ContainerRecorder

  /// The device's screen.
  func canvas(statusBar: StatusBar? = nil) -> Canvas {
    Canvas(
      size: Size(runtime.screen.bounds.size), scale: Double(runtime.screen.scale),
      background: runtime.window?.backgroundColor?.color ?? .black,
      layoutDirection: runtime.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft, statusBar: statusBar,
      safeArea: DevicePreset.SafeArea(runtime.screen.safeArea), barColors: screens.bars.colors)
  }

  /// What is recorded, with steps.
  func scene(_ steps: [Step], statusBar: StatusBar? = nil) -> Scene {
    var scene = Scene(
      canvas: canvas(statusBar: statusBar), screens: screens.initial, root: containers.root, steps: steps,
      images: screens.images.images, fonts: runtime.fonts.files)
    guard statusBar == nil else { return scene }
    // Without a status bar nobody says how it looks.
    for index in scene.screens.indices { scene.screens[index].statusBarStyle = nil }
    for index in scene.steps.indices {
      for key in scene.steps[index].screenChanges.keys { scene.steps[index].screenChanges[key]?.statusBarStyle = nil }
    }
    return scene
  }

  /// Draws what lies below a presented controller as it is now; leaves what is recorded as it is.
  func picture(below controller: UIViewController?) -> UIImage? {
    let chain = sequence(first: runtime.window?.rootViewController) { $0?.presentedViewController }
    return picture(of: chain.prefix { $0 !== controller }.compactMap(\.self))
  }

  /// Draws controllers over each other as they are now, with their bars; nil for none.
  func picture(of levels: [UIViewController]) -> UIImage? {
    guard let bottom = levels.first else { return nil }
    let root = containers.root(for: bottom)
    let steps = levels.dropFirst().map { level in
      var step = Step(.present(containers.root(for: level), opposite: false))
      step.isAnimated = false
      step.holder = screens.holder(of: level)
      return step
    }
    var scene = scene(steps + [Step(.wait(1))])
    scene.root = root
    scene.screens = screens.current
    for level in levels {
      let shown = Container<LiveControllers>(level).visible
      let number = screens.number(of: shown)
      scene.screens[number] = screens.look(at: shown, number).screen
      screens.bars.items(of: shown, into: &scene.screens[number])
    }
    for index in scene.screens.indices { scene.screens[index].statusBarStyle = nil }
    scene.images = screens.images.images
    return StagePictures().picture(of: scene, at: 1)
  }
}
