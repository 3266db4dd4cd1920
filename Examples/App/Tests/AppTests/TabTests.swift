import Cards
import HeroStage
import HeroStageTesting
import Lists
import Tabs
import Testing
import UIKit

/// Tabs slide, and their bar stays.
@MainActor @Suite struct TabTests {
  @Test func tabsSlide() throws {
    let tabs = TabsViewController()
    let stage = Stage(device: .iPhone15Pro, root: tabs)
    stage.statusBar = .dark
    stage.wait(0.1)
    stage.select(tab: 1)
    stage.run(until: .idle)
    #expect(stage.topViewController is CardsViewController)
    stage.select(tab: 0)
    stage.run(until: .idle)
    #expect(stage.topViewController is ListViewController)
    assertTransition(of: stage, as: .frames(at: [0, 0.5, 1]))
  }

  /// What was recorded is a scene like any other.
  @Test func stageIsAFile() throws {
    let stage = Stage(device: .iPhone15Pro, root: TabsViewController())
    stage.select(tab: 1)
    stage.run(until: .idle)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("tabs.json")
    try stage.write(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("selectTab"))
  }
}
