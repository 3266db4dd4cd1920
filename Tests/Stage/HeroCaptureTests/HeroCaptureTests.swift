import Foundation
import Hero
import HeroCapture
import HeroGeometry
import HeroImage
import HeroModel
import HeroRender
import HeroScene
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// What is captured of a stage renders to the stage's own frames.
@MainActor
@Suite struct HeroCaptureTests {
  private static let device = Device(name: "small", size: CGSize(width: 160, height: 240), scale: 2)

  private func temporary(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { try body(URL(fileURLWithPath: $0).appendingPathComponent("capture")) }
  }

  private func film(_ file: URL) throws -> Film {
    try Film(scene: SceneLoader(textMeasure: .renderer).load(path: file.path))
  }

  /// The parts of two films in turn, byte for byte.
  private func expectSame(
    _ film: Film, from start: Double, _ other: Film, from otherStart: Double, duration: Double
  ) throws {
    let (first, second) = (try FilmSource(film: film), try FilmSource(film: other))
    var pictures: Set<[UInt8]> = []
    for step in 0...8 {
      // Nowhere near a half, where a colour may be rounded either way.
      let time = duration * (Double(step) + 0.31) / 9
      let (a, b) = (
        try first.draw(first.picture(at: start + time)), try second.draw(second.picture(at: otherStart + time))
      )
      let isSame = a == b
      #expect(isSame, "\(time) of \(duration)")
      pictures.insert(a.bytes)
    }
    // Something moves, or nothing should.
    #expect(duration == 0 || pictures.count > 1)
  }

  /// Runs a change on a stage, after one that is not captured, and compares the capture of its transition with what the stage has recorded.
  private func expectCapture(
    of root: UIViewController, after first: (@MainActor @Sendable () -> Void)? = nil, _ change: (Stage) -> Void,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try temporary { folder in
      let stage = Stage(device: Self.device, root: root)
      stage.wait(0.1)
      HeroCapture.start(writingTo: folder)
      if let first {
        HeroCapture.stop()
        stage.perform(first)
        stage.run(until: .idle)
        HeroCapturePlugin.enable()
      }
      change(stage)
      HeroCapture.stop()
      stage.run(until: .idle)
      let film = try Film(scene: stage.scene)
      let plan = try #require(film.transitions.last, sourceLocation: sourceLocation)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let name = try #require(names.first, sourceLocation: sourceLocation)
      expectEqual(names.count, 1)
      let captured = try self.film(folder.appendingPathComponent(name).appendingPathComponent("scene.json"))
      expectEqual(captured.transitions.last?.kind, plan.kind, sourceLocation: sourceLocation)
      expectEqual(captured.transitions.last?.duration, plan.duration, sourceLocation: sourceLocation)
      expectEqual(captured.transitions.last?.insertToViewFirst, plan.insertToViewFirst, sourceLocation: sourceLocation)
      try expectSame(film, from: plan.start, captured, from: 0, duration: plan.duration)
    }
  }

  // MARK: Windows

  @Test func aWindowWithEverything() throws {
    try temporary { folder in
      let stage = Stage(device: Self.device, root: EverythingViewController())
      let (film, captured) = (try Film(scene: stage.scene), try self.film(try HeroCapture.write(to: folder)))
      expectEqual(captured.duration, 0)
      try expectSame(film, from: 0, captured, from: 0, duration: 0)
      let kinds = captured.scene.screens[0].views.map { Kind($0.content) }
      expectEqual(Set(kinds), Set(Kind.allCases))
      // The template, the photo and what nobody knows, each once.
      expectEqual(captured.scene.images.count, 3)
      #expect(captured.scene.screens[0].views.contains { $0.layout == .list })
    }
  }

  @Test func textsOfSeveralStyles() throws {
    try temporary { folder in
      let stage = Stage(device: Self.device, root: StyledViewController())
      let (film, captured) = (try Film(scene: stage.scene), try self.film(try HeroCapture.write(to: folder)))
      try expectSame(film, from: 0, captured, from: 0, duration: 0)
      let texts = captured.scene.screens[0].views.compactMap { view in
        if case .label(let text) = view.content { text } else { nil }
      }
      expectEqual(texts.map { $0.runs.count }, [3, 10, 2])
      #expect(!captured.scene.screens[0].views.contains { Kind($0.content) == .image })
    }
    try expectCapture(of: BoxViewController()) { stage in
      let next = StyledViewController()
      next.loadViewIfNeeded()
      next.terms.hero.modifiers = [.fade, .translate(y: 60)]
      stage.perform { stage.topViewController.present(next, animated: true) }
    }
  }

  @Test func presentedScreensStandOnTop() throws {
    try temporary { folder in
      let root = EverythingViewController()
      let stage = Stage(device: Self.device, root: root)
      let over = BoxViewController(CGRect(x: 20, y: 20, width: 60, height: 60), .systemGreen)
      over.loadViewIfNeeded()
      over.view.backgroundColor = UIColor.black.withAlphaComponent(0.3)
      over.modalPresentationStyle = .overFullScreen
      stage.perform { root.present(over, animated: false) }
      let captured = try film(try HeroCapture.write(to: folder))
      try expectSame(try Film(scene: stage.scene), from: 0, captured, from: 0, duration: 0)
      expectEqual(captured.transitions.map(\.duration), [0])
    }
  }

  @Test func theSameTwiceIsTheSameFile() throws {
    try temporary { folder in
      let stage = Stage(device: Self.device, root: EverythingViewController())
      stage.wait(0.1)
      let files = try ["a", "b"].map { try HeroCapture.write(to: folder.appendingPathComponent($0)) }
      try expectEqual(Data(contentsOf: files[0]), Data(contentsOf: files[1]))
      let text = try String(contentsOf: files[0], encoding: .utf8)
      #expect(text.contains("33.333333333333336"))
      #expect(!text.contains("0.29999"))
    }
  }

  @Test func errorsSayWhatToDo() throws {
    try temporary { folder in
      let stage = Stage(device: Self.device, root: UIViewController())
      stage.wait(0.1)
      try Data().write(to: folder)
      #expect(throws: HeroCapture.Failure.self) { try HeroCapture.write(to: folder) }
      do {
        try HeroCapture.write(to: folder)
      } catch {
        #expect("\(error)".hasPrefix("\(folder.path) cannot be written: "))
      }
    }
  }

  // MARK: Transitions

  @Test func modalMatch() throws {
    try expectCapture(of: BoxViewController()) { stage in
      let next = BoxViewController(CGRect(x: 0, y: 0, width: 160, height: 120))
      next.box.layer.cornerRadius = 20
      next.box.hero.modifiers = [.arc, .spring(stiffness: 250, damping: 25)]
      next.text.hero.modifiers = [.fade, .translate(y: 60), .rotate(0.2), .delay(0.1), .timingFunction(.easeOutBack)]
      stage.perform { stage.topViewController.present(next, animated: true) }
    }
  }

  @Test func dismissals() throws {
    let root = BoxViewController()
    let next = BoxViewController(CGRect(x: 0, y: 0, width: 160, height: 120))
    next.hero.modalAnimationType = .selectBy(
      presenting: .pageIn(direction: .left), dismissing: .pull(direction: .right))
    try expectCapture(of: root, after: { root.present(next, animated: true) }) { stage in
      stage.perform { next.dismiss(animated: true) }
    }
  }

  @Test func pushAndPopUnderABar() throws {
    for isPop in [false, true] {
      let root = BoxViewController()
      root.title = "First"
      let navigation = UINavigationController(rootViewController: root)
      navigation.hero.isEnabled = true
      let next = BoxViewController(CGRect(x: 80, y: 100, width: 80, height: 80))
      next.title = "Second"
      next.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done) {}
      let push: @MainActor @Sendable () -> Void = { navigation.pushViewController(next, animated: true) }
      let pop: @MainActor @Sendable () -> Void = { navigation.popViewController(animated: true) }
      try expectCapture(of: navigation, after: isPop ? push : nil) { $0.perform(isPop ? pop : push) }
    }
  }

  @Test func tabsSlide() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      BoxViewController(),
      BoxViewController(CGRect(x: 80, y: 100, width: 80, height: 80)),
    ]
    tabs.viewControllers?.forEach { $0.title = "Tab" }
    tabs.hero.isEnabled = true
    try expectCapture(of: tabs) { $0.select(tab: 1) }
  }

  @Test func cascadesConditionsAndUnmatchedViews() throws {
    let root = BoxViewController()
    root.box.layer.shadowOpacity = 0.5
    try expectCapture(of: root) { stage in
      let next = EverythingViewController()
      next.hero.isEnabled = true
      next.hero.modalAnimationType = .zoomSlide(direction: .up)
      next.loadViewIfNeeded()
      next.list.hero.modifiers = [.cascade(delta: 0.03, direction: .bottomToTop)]
      for row in next.list.subviews { row.hero.modifiers = [.fade, .translate(x: 40)] }
      next.photo.hero.modifiers = [.whenPresenting(.scale(0.3), .duration(0.6)), .useGlobalCoordinateSpace]
      next.gradient.hero.modifiers = [.beginWith(.cornerRadius(10)), .cornerRadius(0), .forceNonFade]
      next.blur.hero.modifiers = [.translate(x: 60)]
      next.unknown.hero.modifiers = [.size(CGSize(width: 10, height: 10)), .overlay(color: .red, opacity: 0.5)]
      stage.perform { stage.topViewController.present(next, animated: true) }
    }
  }

  // The default animation's states are those of the navigation controller's own view, which takes its bar along (rule C7).
  @Test func presentedNavigationControllers() throws {
    let root = BoxViewController()
    try expectCapture(of: root) { stage in
      let navigation = inside()
      navigation.hero.modalAnimationType = .zoom
      stage.perform { root.present(navigation, animated: true) }
    }
  }

  @Test func containersWithAHeroIDAndModifiers() throws {
    let root = BoxViewController()
    root.loadViewIfNeeded()
    root.text.hero.id = "card"
    let navigation = inside()
    navigation.view.hero.id = "card"
    navigation.view.hero.modifiers = [.forceNonFade, .duration(0.4)]
    try expectCapture(of: root) { stage in
      stage.perform { root.present(navigation, animated: true) }
    }
  }

  @Test func dismissedTabControllers() throws {
    let root = BoxViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [inside(), BoxViewController(CGRect(x: 0, y: 0, width: 160, height: 80))]
    tabs.hero.isEnabled = true
    tabs.view.hero.modifiers = [.translate(y: 200), .useGlobalCoordinateSpace]
    try expectCapture(of: root, after: { root.present(tabs, animated: true) }) { stage in
      stage.perform { tabs.dismiss(animated: true) }
    }
  }

  private func inside() -> UINavigationController {
    let next = BoxViewController(CGRect(x: 80, y: 100, width: 80, height: 80))
    next.title = "Inside"
    let navigation = UINavigationController(rootViewController: next)
    navigation.hero.isEnabled = true
    return navigation
  }
}

/// The kinds of contents, for comparing.
private enum Kind: CaseIterable {
  case view, image, label, gradient, shape, visualEffect

  init(_ content: ViewContent) {
    switch content {
    case .view, .stack: self = .view
    case .image: self = .image
    case .label: self = .label
    case .gradient: self = .gradient
    case .shape: self = .shape
    case .visualEffect: self = .visualEffect
    }
  }
}
