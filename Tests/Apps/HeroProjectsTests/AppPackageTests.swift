import HeroProjects
import HeroTesting

/// How an app starts, and the package that starts it so.
@Suite struct AppPackageTests {
  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIAppFonts</key><array><string>Pier-Bold.ttf</string><string>Fonts/Quay.otf</string></array>
      <key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Default Configuration</string>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          </dict></array>
        </dict>
      </dict>
    </dict></plist>
    """

  private func project() throws -> WrittenProject {
    let project = try WrittenProject.boats()
    try project.write(Self.info, to: "Boats/Info.plist")
    try project.write(
      """
      import UIKit
      @testable import struct Harbour.Pier
      // @main class NotThis: UIResponder, UIApplicationDelegate {}
      let kinds = "image/*"
      @UIApplicationMain
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        /* The end of a comment, not of the text above. */
      }
      """, to: "Boats/AppDelegate.swift")
    try project.write(
      "import UIKit\nimport Hero\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}", to: "Shared/Shared.swift"
    )
    return project
  }

  @Test func sourcesAndInfoPlistSayHowItStarts() throws {
    let project = try project()
    let start = try AppStart(project.app())
    expectEqual(
      (start.delegate, start.sceneDelegates, start.mainStoryboard), ("AppDelegate", ["SceneDelegate"], "Main"))
    expectEqual(start.fonts, ["Pier-Bold.ttf", "Fonts/Quay.otf"])
    expectEqual(
      (start.scenes.map(\.name), start.scenes.map(\.delegate)), (["Default Configuration"], ["SceneDelegate"]))
    expectEqual(start.scenes.map(\.storyboard), [nil])
  }

  @Test func whatDoesNotStartIsSaid() throws {
    let project = try WrittenProject()
    func problem() throws -> String? { try project.problem { _ = try AppStart(project.app()) } }
    try project.write("import UIKit\nclass Card: UIView {}", to: "A.swift")
    try expectEqual(problem()?.contains("no class has @main or @UIApplicationMain"), true)
    try project.write("import SwiftUI\n@main\nstruct Boats: App { }", to: "Boats.swift")
    try expectEqual(problem()?.hasPrefix("/Boats.swift: the app starts in SwiftUI"), true)
    // A main.swift names the class by hand.
    try project.write("class Own: NSObject, UIApplicationDelegate {}", to: "Own.swift")
    try expectEqual(problem(), nil)
  }

  private func package(
    _ project: WrittenProject, hasStatusBar: Bool = false, actions: [AppAction] = []
  ) throws -> [String: String] {
    try AppPackage(
      of: project.app(), in: "\(project.folder)/Stage", herorender: "\(project.folder)/hero\"render",
      hasStatusBar: hasStatusBar, actions: actions
    ).texts(for: .tests)
  }

  @Test func aPackageNamesTheAppsFilesWhereTheyAre() throws {
    let files = try package(project())
    expectEqual(
      files.keys.sorted(),
      [
        "Package.swift", "Sources/Boats_2/HeroApp.json", "Sources/Boats_2/HeroApp.swift",
        "Tests/Boats_2Tests/Boats_2Tests.swift", "Tests/Boats_2Tests/Launch.swift",
      ])
    expectEqual(
      files["Sources/Boats_2/HeroApp.json"],
      """
      {
        "folder": "../../..",
        "sources": [
          "Boats/AppDelegate.swift",
          "Boats/Model/Boat Model.swift",
          "Shared/Shared.swift"
        ],
        "missing": ["Harbour"]
      }

      """)
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.contains(#".package(name: "herorender", path: "../hero\"render")"#))
    // SWIFT_VERSION 4.2, and the conditions of project and target.
    #expect(manifest.contains(#"swiftSettings: [.swiftLanguageMode(.v4_2), .define("DEBUG"), .define("HARBOUR")]"#))
    let launch = try #require(files["Tests/Boats_2Tests/Launch.swift"])
    #expect(launch.contains(#"fileURLWithPath: "../../..", isDirectory: true"#))
    #expect(launch.contains("let assets = [\n  \"Boats\",\n  \"Boats/Assets.xcassets\",\n]"))
    #expect(
      launch.contains(
        """
        @MainActor let launch = AppLaunch(
          mainStoryboard: "Main",
          scenes: [AppLaunch.Scene(name: "Default Configuration", delegate: "SceneDelegate")],
          fonts: ["Pier-Bold.ttf", "Fonts/Quay.otf"],
          sceneDelegates: ["SceneDelegate": { SceneDelegate() }],
          delegate: { AppDelegate() })
        """))
  }

  /// Apple's release notes: iOS 11 came with Xcode 9, 15 with 13, 18 with 16, 26 with 26.
  @Test func theProjectsXcodeSaysWhatUIKitDoes() throws {
    let project = try project()
    for (attributes, sdk) in [
      ("LastUpgradeCheck = 0930", 11), ("LastUpgradeCheck = 1310", 15),
      ("LastSwiftUpdateCheck = 1620; LastUpgradeCheck = 0930", 18), ("LastUpgradeCheck = 2600", 26),
      ("LastUpgradeCheck = new", nil), ("LastUpgradeCheck = 9999999", nil),
    ] {
      try project.writeProject(
        boats.replacing("isa = PBXProject;", with: "isa = PBXProject; attributes = { \(attributes); };"))
      let launch = try #require(package(project)["Tests/Boats_2Tests/Launch.swift"])
      expectEqual(launch.contains("sdk: "), sdk != nil, "\(attributes)")
      if let sdk { #expect(launch.contains("  sdk: \(sdk),\n"), "\(attributes)") }
    }
  }

  /// SWIFT_VERSION as SwiftPM's mode; Swift 3's is gone, the next one stands for it.
  @Test func theLanguageIsTheProjects() throws {
    let project = try project()
    for (version, mode) in [
      ("3.0", "v4"), ("4.0", "v4"), ("4.2", "v4_2"), ("5.0", "v5"), ("5", "v5"), ("6.0", "v6"), ("6", "v6"),
    ] {
      try project.writeProject(boats.replacing("SWIFT_VERSION = 4.2", with: "SWIFT_VERSION = \(version)"))
      let manifest = try package(project)["Package.swift"]
      expectEqual(manifest?.contains("[.swiftLanguageMode(.\(mode)), "), true, "\(version)")
    }
  }

  @Test func aTestDoesWhatItIsTold() throws {
    let files = try package(
      project(),
      actions: [.tap("Sign \"in\""), .tapAt(x: 5, y: 6), .wait(0.5), .pan(fromX: 1, fromY: 2, toX: 3, toY: 4.5)])
    expectEqual(
      files["Tests/Boats_2Tests/Boats_2Tests.swift"]?.contains(
        """
            let stage = Stage(device: .iPhone8, assets: assets, launching: launch)
            await stage.runWithTasks(until: .idle)
            stage.tap("Sign \\"in\\"")
            await stage.runWithTasks(until: .idle)
            stage.tap(at: CGPoint(x: 5.0, y: 6.0))
            await stage.runWithTasks(until: .idle)
            stage.wait(0.5)
            stage.pan(from: CGPoint(x: 1.0, y: 2.0), to: CGPoint(x: 3.0, y: 4.5))
            await stage.runWithTasks(until: .idle)
            assertTransition(of: stage, as: .frames(at: [0, 0.25, 0.5, 0.75, 1]))
        """), true)
  }

  @Test func theDeviceDrawsItsStatusBar() throws {
    let text = try package(project(), hasStatusBar: true)["Tests/Boats_2Tests/Boats_2Tests.swift"]
    try #expect(#require(text).contains("launching: launch)\n    stage.statusBar = .auto\n    await stage.run"))
  }

  /// A storyboard alone starts an app too.
  @Test func anAppWithoutDelegateGetsAPlainOne() throws {
    let project = try WrittenProject()
    try project.write("import UIKit\nclass Card: UIView {}", to: "A.swift")
    try project.write(Self.info, to: "Info.plist")
    let launch = try #require(try package(project).first { $0.key.hasSuffix("Launch.swift") }?.value)
    #expect(launch.contains("delegate: { PlainAppDelegate() })"))
    #expect(launch.contains("private final class PlainAppDelegate: UIResponder, UIApplicationDelegate"))
  }
}
