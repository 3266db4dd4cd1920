import Foundation
import HeroJSON
import HeroTesting

@testable import HeroProjects

/// Which screen is filmed of an app whose start shows none.
@Suite struct AppScreensTests {
  /// An app with three controllers, of which its delegate names two; what is left out of it is known.
  private func run(
    _ project: WrittenProject, _ scripts: String..., building: [String] = ["exit 0"],
    tell: @escaping (String) -> Void = { _ in }
  ) throws -> AppRun {
    try project.write(
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { let a = [PierScreen(), Boats()] }",
      to: "App/App.swift")
    let app = try project.app(in: "App")
    let (folder, start) = ("\(project.folder)/film", try AppStart(app))
    let package = try AppPackage(of: app, in: folder)
    var leftOut = LeftOut()
    leftOut.screens = ["Anchor", "Boats", "PierScreen"]
    let part = LeftOutPart(["file": "App.swift", "declaration": "signal()", "part": "body"])
    leftOut.parts = [app.module: [part].compactMap { $0 }]
    try project.write(leftOut.text(digest: package.digest), to: "film/HeroPartial.json")
    var run = AppRun(
      package, of: app, startingAs: start, in: folder, lock: "\(project.folder)/lock",
      programs: Shell(building + scripts)
    ) { if case .line(let line) = $0 { tell(line) } }
    _ = try run.buildPartly(renews: false)
    return run
  }

  // The compiler took an object of an earlier round for whole: all are made anew, once.
  @Test func staleObjectsAreMadeAnew() throws {
    let project = try WrittenProject()
    let objects = "\(AppFolders.build)/stale/debug/App.build"
    try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: "\(AppFolders.build)/stale") }
    let link = "echo \"/a/B.swift:2: error: undefined reference to '\\$s3App5BoatsCMa'\"; exit 1"
    _ = try run(project, building: [link, "exit 0"])
    expectEqual(FileManager.default.fileExists(atPath: objects), false)
    #expect(throws: AppRunError.uncompiled(errors: 0, files: 0)) { _ = try run(project, building: [link]) }
  }

  // Those first that the delegate's file names, in its order.
  @Test func whereNoneShowsTheFirstFailureIsTold() throws {
    let project = try WrittenProject()
    var all = try run(project, "exit 1", "exit 0", "exit 1", "exit 0", "exit 1", "exit 0", "exit 1")
    expectEqual(all.screens, ["PierScreen", "Boats", "Anchor"])
    #expect(throws: AppRunError.crashed(mayGoOn: false)) { _ = try all.performOrShowAnother(within: 60) }
    // The status after HERORENDER_STOP's: other screens have no more of what is to be tapped.
    var tapped = try run(WrittenProject(), "exit 4")
    #expect(throws: AppRunError.refused) { _ = try tapped.performOrShowAnother(within: 60) }
  }

  // The app's start ends, the first screen is built and ends, the second one is built and filmed.
  @Test func theFirstScreenThatShowsIsFilmed() throws {
    var lines: [String] = []
    let project = try WrittenProject()
    var run = try run(project, "exit 1", "exit 0", "exit 1", "exit 0", "exit 0") { lines.append($0) }
    let (met, screen) = try run.performOrShowAnother(within: 60)
    expectEqual((met.count, screen), (0, "Boats"))
    expectEqual(
      lines,
      [
        "the app shows no screen; trying --start PierScreen",
        "PierScreen: the film has stopped: see its last output above",
        "the app shows no screen; trying --start Boats",
      ])
    let launch = try String(contentsOfFile: "\(project.folder)/film/Sources/film/Launch.swift", encoding: .utf8)
    #expect(launch.contains("AppLaunch.screen(Boats.self, isPartial: true) { Boats() }"))
  }

  // With a module that stands for one, or another herorender, more may compile: what was left out before does not count.
  @Test func aListIsOfOneHerorender() throws {
    let project = try WrittenProject()
    try project.write(delegate, to: "App/App.swift")
    func digest(_ version: String) throws -> String {
      try AppPackage(of: project.app(in: "App"), version: version).digest
    }
    let first = try digest("1")
    expectEqual(try digest("1"), first)
    #expect(try digest("2") != first)
  }

  @Test func aFilmSaysWhichScreenItIsAndWhatToLookAt() {
    var report = AppReport(output: "film.gif")
    expectEqual(report.lines, [])
    (report.isBlank, report.screens) = (true, ["Boats"])
    expectEqual(
      report.lines,
      [
        "the film shows nothing but grounds and bars: a request without an answer is told above, with its file for --answers; "
          + "another screen: --start Boats"
      ])
    report = AppReport(output: "film.gif")
    (report.leftOut, report.screen) = (LeftOut(), "Boats")
    expectEqual(report.lines.last, "the app's own start shows no screen: this is --start Boats")
    expectEqual(report.json["start"]?.text, "Boats")
  }

  @Test func aFilmSaysWhatItsLastScreenTakes() throws {
    var report = AppReport(output: "film.gif")
    let written = #"""
      [{"name": "Sign in", "x": 20, "y": 30, "kind": "UIButton"}, {"x": 195, "y": 400, "kind": "UIImageView"},
       {"name": "Sign in", "x": 20, "y": 90, "kind": "UILabel"}, {"name": "\"Quoted\"", "x": 1, "y": 2, "kind": "Cell"},
       {"name": "Thirty characters are quite \n enough for a row", "x": 1, "y": 3, "kind": "Cell"}]
      """#
    report.taps = AppTap.all(in: try JSONValue(parsing: Array(written.utf8)))
    expectEqual(
      report.lines,
      [
        #"the last screen takes --tap "Sign in", --tap 195,400 (UIImageView), --tap 1,2 (Cell '"Quoted"'), --tap 1,3 (Cell 'Thirty characters are quite e…')"#
      ])
    expectEqual(report.json["taps"]?.items?.map { $0["tap"]?.text }, ["Sign in", "195,400", "1,2", "1,3"])
    report.taps = AppTap.all(
      in: .array((1...22).map { ["name": .string("row \($0)"), "x": 0, "y": 0, "kind": "Cell"] }))
    #expect(report.lines.last?.hasSuffix(#"--tap "row 20" and 2 more"#) == true)
  }
}
