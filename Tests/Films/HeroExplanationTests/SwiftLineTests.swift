import Foundation
import HeroGeometry
import HeroInspection
import HeroLayers
import HeroModel
import Testing

/// Swift that `explain` prints compiles against the package's own Hero, whose declarations are Hero 1.6.4's: ExplainedSwift.swift is part
/// of a target that uses it, and has each line.
@Suite struct SwiftLineTests {
  private static let compiled: Set<String> = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Tests/Stage/HeroStageTests/ExplainedSwift.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
  }()

  private static let address = ViewAddress(screen: 0, view: 0)

  private static let views: [SceneChange.ViewChange] = [
    .heroID("photo"), .heroID(nil), .adding([.fade, .spring(stiffness: 250, damping: 15)]), .removing(.delay(1)),
    .modifiers([.when(.and(.isMatched, .isPresenting), [.delay(0.4)])]), .modifiers([.source("photo")]),
    .without(.isHeroEnabled), .isHeroEnabled(true), .isHeroEnabledForSubviews(true), .isHidden(false), .isOpaque(false),
    .alpha(0.5), .zPosition(1.5), .backgroundColor(.white), .backgroundColor(nil), .clipsToBounds(false),
    .cornerRadius(8), .maskedCorners([.topLeft, .bottomRight]), .frame(Rect(x: 8, y: 4.5, width: 80, height: 60)),
    .noShadow, .noMask, .contentMode(.scaleAspectFill), .size(Size(width: 80, height: 60)),
  ]

  private static let controllers: [SceneChange.ControllerChange] = [
    .isHeroEnabled(true), .style(.fullScreen), .modalAnimation(.zoom),
    .navigationAnimation(.zoom), .tabBarAnimation(.zoom), .without(.modalAnimation), .hidesTabBar(false),
  ]

  private static let steps: [SceneChange.StepChange] = [
    .animation(.none), .animation(.directed(.push, .left), .place), .animation(.zoom, .navigation),
    .animation(.directed(.slide, .left), .tabs), .without(.animation), .containerColor(.white),
    .beginsAt(progress: 0.5), .applies(ViewModifiers(view: address, modifiers: [.fade]), from: .zero, until: 0.1),
    .finishes(true), .finishes(false), .animatesRelease(finishing: true), .animatesRelease(finishing: false),
    .isModal(back: false), .isModal(back: true), .dividesProgress(by: -1), .dividesProgress(by: 852), .panFrom(.zero),
    .movesApplied(address, path: "b/card", by: .zero),
    .translatesApplied(address, path: "b/card", from: .zero),
  ]

  /// What is said of a kind of controller alone.
  private static func isSaid(_ change: SceneChange.ControllerChange, of kind: SceneChange.ControllerKind?) -> Bool {
    switch change {
    case .navigationAnimation: kind == .navigation
    case .tabBarAnimation: kind == .tabs
    case .style, .hidesTabBar: kind == nil
    case .isHeroEnabled, .modalAnimation, .without: true
    }
  }

  private static var changes: [SceneChange] {
    var changes: [SceneChange] = views.map { .view("b/card", $0) } + steps.map { .step(1, $0) }
    for change in controllers where isSaid(change, of: nil) {
      changes += [.screen("b", change), .presented(step: 1, change)]
    }
    for kind in [SceneChange.ControllerKind.navigation, .tabs] {
      for change in controllers where isSaid(change, of: kind) {
        changes += [.controllers(kind, change), .container(ContainerPlace(step: 1, index: 0, kind: kind), change)]
      }
    }
    changes += ContainerController.allCases.map { .view($0.path(around: "b"), .adding([.fade])) }
    return changes + [.screenAsBefore(step: 1, screen: 0, .isHeroEnabled)]
  }

  @Test(arguments: changes) func compiles(_ change: SceneChange) throws {
    var view = View(path: "b/card", position: .zero, size: .zero)
    if case .view(_, .removing) = change {
      view.heroModifiers = [.fade, .spring(stiffness: 250, damping: 15), .delay(1)]
    }
    if case .view(_, .without) = change { view.heroModifiers = [.source("photo")] }
    guard let line = change.swift({ _ in view }) else { return }
    #expect(Self.compiled.contains(line), "\(line)")
  }

  // HeroTransition of Hero 1.6.4 has no such function; it was in an alpha of 1.0.0.
  @Test func noStepNamesWhatHeroDoesNotHave() {
    #expect(Self.compiled.count > 40)
    for step in Self.steps { #expect(SceneChange.step(1, step).swift { _ in nil }?.contains("NextTransition") != true) }
  }
}
