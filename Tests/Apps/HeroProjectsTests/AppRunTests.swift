import Foundation
import HeroFiles
import HeroProjects
import HeroTesting

/// How an app's package is written, built and run.
@Suite struct AppRunTests {
  private func package(of project: WrittenProject) throws -> (AppProject, AppPackage) {
    try project.write(delegate, to: "App/App.swift")
    let app = try project.app(in: "App")
    return (app, try AppPackage(of: app, in: "\(project.folder)/film"))
  }

  private func run(
    _ project: WrittenProject, screen: String? = nil, _ programs: Shell,
    tell: @escaping (AppRun.Output) -> Void = { _ in }
  ) throws -> AppRun {
    let (app, package) = try package(of: project)
    return try AppRun(
      package, of: app, startingAs: AppStart(app, screen: screen),
      in: "\(project.folder)/film", lock: "\(project.folder)/lock", programs: programs, tell: tell)
  }

  @Test func anAppIsBuiltAndThenRun() throws {
    let project = try WrittenProject()
    let shell = Shell(
      "echo '[1/2] Compiling'; echo '/a/B.swift:3:4: warning: unused'; echo '  let b'; printf 'Build complete!'",
      "exit 0")
    var heard: [String] = []
    let run = try run(project, shell) { output in
      switch output {
      case .progress(let line): heard.append("progress \(line)")
      case .line(let line): heard.append("line \(line)")
      case .compiled: heard.append("compiled")
      case .message(let lines): heard.append("message \(lines.joined(separator: "|"))")
      }
    }
    try run.build()
    expectEqual(try run.perform(within: 60), [])
    expectEqual(
      heard,
      [
        "progress [1/2] Compiling", "line Build complete!", "compiled",
        "message /a/B.swift:3:4: warning: unused|  let b",
      ])
    expectEqual(shell.started.count, 2)
    expectEqual(shell.started[0].prefix(4), ["HERORENDER_WITH=app", "HERORENDER_WITHOUT=", "swift", "build"])
    let files = ["scene", "taps"].map { "\(project.folder)/film/\($0).json" }
    expectEqual((shell.started[1].suffix(2), run.scene), (files[...], files[0]))
    #expect(FileManager.default.fileExists(atPath: "\(project.folder)/film/Sources/film/main.swift"))
  }

  @Test func aScreenThatCannotBeMadeSaysSo() throws {
    let project = try WrittenProject()
    let line = "\(project.folder)/film/Sources/film/Launch.swift:41:9: error: missing argument"
    let run = try run(project, screen: "Map", Shell("echo '\(line)'; exit 1"))
    let error = AppRunError.unmade("Map", "missing argument", screens: [])
    #expect(throws: error) { try run.build() }
    expectEqual(error.description, "Map is in no storyboard, and cannot be made by 'Map()': missing argument")
  }

  // A library's and the app's.
  @Test func allErrorsAreTold() throws {
    let project = try WrittenProject()
    let source = "\(project.folder)/App/App.swift"
    var lines: [String] = []
    let shell = Shell("echo '/lib/A.swift:1:1: error: no'; echo '\(source):2:1: error: never'; exit 1")
    let run = try run(project, shell) { if case .message(let message) = $0 { lines += message } }
    #expect(throws: AppRunError.uncompiled(errors: 2, files: 2)) { try run.build() }
    expectEqual(Set(lines), ["/lib/A.swift:1:1: error: no", "\(source):2:1: error: never"])
    expectEqual(
      AppRunError.uncompiled(errors: 2, files: 1).description,
      "the app does not compile: 2 errors in 1 file, each at the app's own line")
  }

  /// What another run holds is waited for.
  @Test func oneRunAtATime() throws {
    let project = try WrittenProject()
    let first = FileLock()
    try first.hold("\(project.folder)/lock") {}
    var heard: [String] = []
    let run = try run(project, Shell("exit 0")) { output in
      guard case .line(let line) = output else { return }
      heard.append(line)
      first.release()
    }
    try run.build()
    expectEqual(heard, ["waiting for another run of `herorender app` to end"])
  }

  // A stage that is asked for what it cannot do ends with 3.
  @Test func anAppThatEndsByItselfHasCrashed() throws {
    for (program, mayGoOn) in [("kill -9 $$", true), ("exit 1", true), ("exit 3", false)] {
      let project = try WrittenProject()
      let run = try run(project, Shell(program))
      #expect(throws: AppRunError.crashed(mayGoOn: mayGoOn), "\(program)") { _ = try run.perform(within: 60) }
    }
  }

  // Tests that somebody has changed stay, whatever is said.
  @Test func aWrittenPackageIsNotLost() throws {
    let project = try WrittenProject()
    let (_, package) = try package(of: project)
    let folder = "\(project.folder)/film"
    try package.write(to: folder, force: false)
    try package.write(to: folder, force: false)
    let names = package.files(for: .tests).map(\.path)
    let tests = try #require(names.first { $0.hasSuffix("Tests.swift") })
    try project.write("// mine", to: "film/Package.swift")
    try project.write("// mine", to: "film/\(tests)")
    #expect(throws: AppRunError.existing(folder: folder, files: ["Package.swift", tests])) {
      try package.write(to: folder, force: false)
    }
    try package.write(to: folder, force: true)
    #expect(try String(contentsOfFile: "\(folder)/\(tests)", encoding: .utf8) == "// mine")
    #expect(try String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8) != "// mine")
  }
}
