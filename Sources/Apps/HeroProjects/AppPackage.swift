import HeroBytes
import HeroFiles
import HeroJSON
import HeroWords

/// What is done with an app once it has started.
package enum AppAction: Equatable, Sendable {
  /// A tap on what is called so.
  case tap(String)
  /// A tap at a point of the window, points.
  case tapAt(x: Double, y: Double)
  /// A drag from a point of the window to another, points.
  case pan(fromX: Double, fromY: Double, toX: Double, toY: Double)
  /// Seconds that pass.
  case wait(Double)

  fileprivate static let rest = "await stage.runWithTasks(until: .idle)"

  /// As a test says it.
  var swift: [String] {
    switch self {
    case .tap(let name): ["stage.tap(\(name.swiftLiteral))", Self.rest]
    case .tapAt(let x, let y): ["stage.tap(at: CGPoint(x: \(x), y: \(y)))", Self.rest]
    case .pan(let fromX, let fromY, let toX, let toY):
      [
        "stage.pan(from: CGPoint(x: \(fromX), y: \(fromY)), to: CGPoint(x: \(toX), y: \(toY)))",
        Self.rest,
      ]
    case .wait(let seconds): ["stage.wait(\(seconds))"]
    }
  }
}

/// A package that runs an app on a stage, without a file of the app's own being changed or copied.
package struct AppPackage {
  /// What the package is for.
  package enum Purpose: Sendable {
    /// Tests with goldens, to be kept.
    case tests
    /// A program, `film`, that writes the scene it is given a file for.
    case film
  }

  private let app: AppProject
  private var start: AppStart
  private let modules: AppModules
  private var folder: String
  private let herorender: String
  private let device: String
  private let hasStatusBar: Bool
  private let actions: [AppAction]
  private let answers: String?
  private let version: String
  /// Swift of what Xcode generates for a module, by its name.
  private var generated: [String: String] = [:]
  /// What is left out; nil: the app compiles whole, or not at all.
  private var leftOut: LeftOut?

  /// - Parameters:
  ///   - folder: Where the package will be, an absolute path.
  ///   - herorender: A checkout of herorender, an absolute path, or the address of its repository.
  ///   - device: The name of a screen as Swift has it: `iPhone15Pro`.
  ///   - hasStatusBar: Whether the device draws its status bar over the app. Default: no.
  ///   - actions: What the test does, in order.
  ///   - answers: A folder with files that answer requests, an absolute path.
  ///   - version: Herorender's own.
  /// - Throws: A `ProjectError` for a Core Data model that cannot be read.
  package init(
    app: AppProject, start: AppStart, modules: AppModules, folder: String, herorender: String, device: String,
    hasStatusBar: Bool = false, actions: [AppAction], answers: String? = nil, version: String = ""
  ) throws(ProjectError) {
    (self.app, self.start, self.modules, self.folder) = (app, start, modules, folder)
    (self.herorender, self.device, self.hasStatusBar, self.actions) = (herorender, device, hasStatusBar, actions)
    (self.answers, self.version) = (answers, version)
    for target in [app] + modules.libraries where modules.needs(of: target.module).standIns.contains("CoreData") {
      var texts: [String] = []
      for model in target.models { texts.append(try CoreDataModel(model).swift) }
      texts.removeAll(where: \.isEmpty)
      if !texts.isEmpty { generated[target.module] = "import CoreData\n\n" + texts.joined(separator: "\n") }
    }
  }

  /// The same package in another folder, an absolute path.
  package func moved(to folder: String) -> AppPackage {
    var copy = self
    copy.folder = folder
    return copy
  }

  /// The same package that starts with a controller of the app.
  func starting(with screen: String) -> AppPackage {
    var copy = self
    copy.start.screen = screen
    return copy
  }

  /// The same package without what does not compile.
  package func without(_ leftOut: LeftOut) -> AppPackage {
    var copy = self
    copy.leftOut = leftOut
    return copy
  }

  /// Modules with sources, the app's first.
  var all: [AppProject] { [app] + modules.libraries }

  /// The same for the same sources of the app and its libraries, the same stand-ins and the same herorender: with others more may compile.
  var digest: String {
    let paths = all.flatMap { $0.sources.sorted() }
    let lines = zip(paths, xxh128Hex(ofFiles: paths)).map { "\($0) \($1 ?? "")\n" }
    let others = [version] + modules.standIns.map(\.standIn.module) + modules.missing.map { "no \($0.module)" }
    return xxh128Hex(Array((lines.joined() + others.joined(separator: "\n")).utf8))
  }

  /// The modules, as a partial build looks at them.
  var partialModules: [PartialBuild.Module] {
    all.map { project in
      let root = root(of: project)
      return PartialBuild.Module(
        name: project.module, folder: root, sources: project.sources.map { Self.relative($0, to: root) })
    }
  }

  /// Modules that nobody has, and the one with the types that are named of them; none where the app is to compile whole.
  private var missing: [String] {
    guard leftOut != nil else { return [] }
    return Set(all.flatMap { needs(of: $0).missing }).sorted() + [LeftOut.module]
  }

  /// The package's files by their paths in it, sorted.
  package func files(for purpose: Purpose) -> [(path: String, text: String)] {
    let own = purpose == .tests ? "Tests/\(app.module)Tests" : "Sources/film"
    let targets = all.flatMap { target in
      let folder = "Sources/\(target.module)"
      return [
        (
          "\(folder)/HeroApp.swift",
          "// Its own files are compiled in here: HeroApp.json says which.\n"
            + (StandIn.half(of: target.module).map { "@_exported import \($0.module)\n" } ?? "")
            + modules.bridged(to: target.module).map { "@_exported import \($0)\n" }.joined()
            + (leftOut == nil ? "" : "@_exported import \(LeftOut.module)\n")
        ),
        ("\(folder)/HeroApp.json", sources(of: target)),
      ] + (generated[target.module].map { [("\(folder)/HeroAppModels.swift", $0)] } ?? [])
    }
    let missing = missing.map { module in
      (
        "Sources/\(module)/\(module).swift",
        module == LeftOut.module ? leftOut?.swift ?? "" : "@_exported import \(LeftOut.module)\n"
      )
    }
    let state = leftOut.map { [(LeftOut.file, $0.text(digest: digest))] } ?? []
    return
      (targets + missing + state + [
        ("Package.swift", manifest(purpose)), ("\(own)/Launch.swift", launch(below: own)),
        purpose == .tests ? ("\(own)/\(app.module)Tests.swift", test) : ("\(own)/main.swift", program),
      ]).sorted { $0.0 < $1.0 }
  }

  /// The test that does what the actions say.
  package var test: String {
    let body = actions.flatMap(\.swift).map { "    \($0)\n" }.joined()
    let moments = actions.isEmpty ? "[0]" : "[0, 0.25, 0.5, 0.75, 1]"
    return """
      import Foundation
      import HeroStage
      import HeroStageTesting
      import Testing
      import UIKit

      /// The app, started as iOS starts it.
      @MainActor @Suite(.serialized) struct \(app.module)Tests {
        @Test func launches() async {
          \(opening.joined(separator: "\n    "))
          await stage.runWithTasks(until: .idle)
      \(body)    assertTransition(of: stage, as: .frames(at: \(moments)))
        }
      }

      """
  }

  /// How a test and a program begin.
  private var opening: [String] {
    ["let stage = Stage(device: .\(device), assets: assets, launching: launch)"]
      + (hasStatusBar ? ["stage.statusBar = .auto"] : [])
  }

  private var program: String {
    """
    import Foundation
    import HeroStage
    import UIKit

    \(leftOut == nil ? "" : "HeroLeftOut.file = CommandLine.arguments[3]\n")\(opening.joined(separator: "\n"))
    stage.run(until: .settled)
    \(actions.flatMap(\.swift).map { "\($0.replacing(AppAction.rest, with: "stage.run(until: .settled)"))\n" }.joined())do {
      try stage.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
      try JSONEncoder().encode(stage.tapTargets).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
    } catch {
      FileHandle.standardError.write(Data("\\(error)\\n".utf8))
      exit(1)
    }
    for request in stage.unansweredRequests {
      FileHandle.standardError.write(Data("no answer: \\(request.url.absoluteString)\\n  --answers FOLDER: \\(request.file)\\n".utf8))
    }

    """
  }

  /// Whether what names herorender's package is an address, not a folder.
  package static func isAddress(_ herorender: String) -> Bool { herorender.contains("://") }

  /// What the package is built with: in words for `env`.
  package var environment: [String] {
    ["HERORENDER_WITH=\(hasCheckout ? "app" : "")", "HERORENDER_WITHOUT="]
      + (modules.replaced.isEmpty ? [] : ["HERORENDER_STANDINS_WITHOUT=\(modules.replaced.joined(separator: ","))"])
  }

  /// Whether herorender's package is a folder, which may be built as this machine needs it.
  var hasCheckout: Bool { !Self.isAddress(herorender) }

  private func manifest(_ purpose: Purpose) -> String {
    var dependencies: [String] = []
    if Self.isAddress(herorender) {
      dependencies.append(".package(url: \(herorender.swiftLiteral), from: \"0.2.0\")")
    } else {
      let place = Self.relative(herorender, to: folder)
      dependencies.append(".package(name: \"herorender\", path: \(place.swiftLiteral))")
      for package in Set(modules.standIns.map(\.standIn.package)).sorted() {
        let folder = package == "StandIns" ? package : "StandIns/\(package)"
        dependencies.append(".package(name: \(package.swiftLiteral), path: \("\(place)/\(folder)".swiftLiteral))")
      }
    }
    let module = app.module.swiftLiteral
    let last =
      purpose == .tests
      ? """
          .testTarget(
            name: \((app.module + "Tests").swiftLiteral),
            dependencies: [\(module), .product(name: "HeroStageTesting", package: "herorender")],
            exclude: ["__Snapshots__"]),
      """
      : "    .executableTarget(name: \"film\", dependencies: [\(module)]),"
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: \((app.module + "OnStage").swiftLiteral),
        platforms: [.macOS(.v15)],
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
      \((all.map { target($0, purpose) } + missing.map(target(missing:))).joined(separator: "\n"))
      \(last)
        ])

      """
  }

  /// What a target imports. Only a checkout of herorender has stand-ins.
  private func needs(of project: AppProject) -> (libraries: [String], standIns: [String], missing: [String]) {
    let needs = modules.needs(of: project.module)
    guard Self.isAddress(herorender) else { return needs }
    return (needs.libraries, [], (needs.standIns + needs.missing).sorted())
  }

  /// A target of the app's sources, or of a library's.
  private func target(_ project: AppProject, _ purpose: Purpose) -> String {
    var settings =
      [".swiftLanguageMode(.\(project.languageMode))"] + project.conditions.map { ".define(\($0.swiftLiteral))" }
    // Nobody asks for the warnings of each round.
    if purpose == .film, leftOut != nil { settings.append(#".unsafeFlags(["-suppress-warnings"])"#) }
    if purpose == .film, project.module != app.module {
      // Its module is written in spite of errors, which then do not keep the compiler from the app's.
      settings.append(#".unsafeFlags(["-Xfrontend", "-experimental-allow-module-with-compiler-errors"])"#)
    }
    let needs = needs(of: project)
    let dependencies =
      (needs.libraries + (leftOut == nil ? [] : needs.missing + [LeftOut.module])).map(\.swiftLiteral)
      + [".product(name: \"HeroStage\", package: \"herorender\")"]
      + needs.standIns.compactMap(StandIn.named).map {
        ".product(name: \($0.module.swiftLiteral), package: \($0.package.swiftLiteral))"
      }
    return """
          .target(
            name: \(project.module.swiftLiteral),
            dependencies: [\(dependencies.joined(separator: ", "))],
            exclude: ["HeroApp.json"],
            swiftSettings: [\(settings.joined(separator: ", "))],
            plugins: [.plugin(name: "HeroAppPlugin", package: "herorender")]),
      """
  }

  /// A target that stands for a module which nobody has, or has the types of all.
  private func target(missing module: String) -> String {
    let types = module == LeftOut.module ? "" : "\(LeftOut.module.swiftLiteral), "
    return
      "    .target(name: \(module.swiftLiteral), dependencies: [\(types).product(name: \"HeroStage\", package: \"herorender\")]),"
  }

  /// `HeroApp.json`: the files of a target, by their paths in the folder that holds them all.
  private func sources(of app: AppProject) -> String {
    let root = root(of: app)
    let lines = app.sources.map { "    \(Self.json(Self.relative($0, to: root)))" }.joined(separator: ",\n")
    let missing = leftOut == nil ? needs(of: app).missing.map(Self.json) : []
    let parts = (leftOut?.parts[app.module] ?? []).map { "\n    \($0.json.line)" }
    return """
      {
        "folder": \(Self.json(Self.relative(root, to: "\(folder)/Sources/\(app.module)"))),
        "sources": [
      \(lines)
        ]\(missing.isEmpty ? "" : ",\n  \"missing\": [\(missing.joined(separator: ", "))]")\(parts.isEmpty ? "" : ",\n  \"leftOut\": [\(parts.joined(separator: ","))\n  ]")
      }

      """
  }

  /// The deepest folder that holds all sources.
  private func root(of app: AppProject) -> String {
    var root = app.sources.first.map(FilePath.folder(of:)) ?? app.folder
    for source in app.sources { while !source.hasPrefix(root + "/"), root != "/" { root = FilePath.folder(of: root) } }
    return root
  }

  /// The call that makes the `AppLaunch`.
  private var launchCall: String {
    var arguments: [String] = []
    if let screen = start.screen {
      arguments.append("\(screen).self")
      if start.isInNavigation { arguments.append("isInNavigation: true") }
      if !start.fonts.isEmpty {
        arguments.append("fonts: [\(start.fonts.map(\.swiftLiteral).joined(separator: ", "))]")
      }
      arguments += networkFolders
      arguments += manners
      return "AppLaunch.screen(\(arguments.joined(separator: ", "))) { \(screen)() }"
    }
    if let storyboard = start.mainStoryboard { arguments.append("mainStoryboard: \(storyboard.swiftLiteral)") }
    if !start.scenes.isEmpty {
      let scenes = start.scenes.map { scene in
        let parts = [("name", scene.name), ("delegate", scene.delegate), ("storyboard", scene.storyboard)]
        return
          "AppLaunch.Scene(\(parts.compactMap { key, value in value.map { "\(key): \($0.swiftLiteral)" } }.joined(separator: ", ")))"
      }
      arguments.append("scenes: [\(scenes.joined(separator: ", "))]")
    }
    if !start.fonts.isEmpty {
      arguments.append("fonts: [\(start.fonts.map(\.swiftLiteral).joined(separator: ", "))]")
    }
    arguments += networkFolders
    if !start.sceneDelegates.isEmpty {
      let classes = start.sceneDelegates.map { "\($0.swiftLiteral): { \($0)() }" }
      arguments.append("sceneDelegates: [\(classes.joined(separator: ", "))]")
    }
    arguments += manners
    arguments.append("delegate: { \(start.delegate ?? "PlainAppDelegate")() }")
    return "AppLaunch(\n  \(arguments.joined(separator: ",\n  ")))"
  }

  /// Arguments that say how a stage takes the app.
  private var manners: [String] {
    (leftOut != nil ? ["isPartial: true"] : []) + (app.sdk.map { ["sdk: \($0)"] } ?? [])
  }

  /// The argument with the folder of answers; none without one.
  private var networkFolders: [String] {
    guard let answers else { return [] }
    let place = Self.relative(answers, to: app.folder).swiftLiteral
    return ["networkFolders: [folder.appendingPathComponent(\(place)).standardizedFileURL]"]
  }

  private func launch(below own: String) -> String {
    let plain =
      start.delegate == nil && start.screen == nil
      ? "\n/// The app has none of its own.\nprivate final class PlainAppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
      : ""
    let places = assets.map { "  \(Self.relative($0, to: app.folder).swiftLiteral),\n" }.joined()
    return """
      import Foundation
      import HeroStage
      import UIKit

      @testable import \(app.module)

      /// The app's folder.
      private let folder = URL(
        fileURLWithPath: \(Self.relative(app.folder, to: "\(folder)/\(own)").swiftLiteral), isDirectory: true,
        relativeTo: URL(fileURLWithPath: #filePath).deletingLastPathComponent())

      /// Where the app's storyboards, pictures, colours and texts are.
      let assets = [\(places.isEmpty ? "" : "\n" + places)].map { folder.appendingPathComponent($0).standardizedFileURL }

      /// How the app starts: what its Info.plist and its main class say.
      @MainActor let launch = \(launchCall)
      \(plain)
      """
  }

  /// Catalogues, and folders with resources in them; a folder of a language by the one around it.
  private var assets: [String] {
    var (found, seen): ([String], Set<String>) = ([], [])
    for resource in app.resources {
      var place = AppFiles.ending(of: resource) == "xcassets" ? resource : FilePath.folder(of: resource)
      if AppFiles.ending(of: place) == "lproj" { place = FilePath.folder(of: place) }
      if seen.insert(place).inserted { found.append(place) }
    }
    return found
  }

  private static func json(_ text: String) -> String { JSONValue.string(text).line }

  /// The way from a folder to a place, both absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let (to, from) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(to, from).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
