// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// HERORENDER_WITH adds:
/// - `optimized-engine`: targets with a star are optimised in either configuration, no other is: tests run in little more than half the time.
///   `make demo` and `make test` have it. A package that depends on this one by its version cannot: SwiftPM refuses such flags there.
/// - `stage`: the group Stage on a Mac. Its modules have the names of Apple's, and SwiftPM refuses two targets of one name in a package graph.
/// - `app`: only what `herorender app` builds, as where no other sources are (`make dist`): nothing is fetched where the compiler has swift-syntax.
/// - `docs`: the plugin that makes pages of the products, for `make docs`.
let with = words(of: "HERORENDER_WITH")
/// HERORENDER_WITHOUT leaves out `stage`, on Linux, and:
/// - `apps`: the plugin for apps, whose tool builds swift-syntax twice. For tests the rewriter then takes the compiler's, and some modules of
///   StandIns are here. No package with apps can depend on this one so: SwiftPM refuses two targets of one name.
/// - `libavif`, `librsvg-2.0`: they read pictures that few scenes use, and are left out where they are not installed.
let without = words(of: "HERORENDER_WITHOUT")

#if os(Linux)
  let (isMac, hasStage) = (false, !without.contains("stage"))
#else
  let (isMac, hasStage) = (true, with.contains("stage"))
#endif
let hasApps = hasStage && !without.contains("apps")
let isForApps =
  with.contains("app") || !FileManager.default.fileExists(atPath: Context.packageDirectory + "/Sources/Programs")
let (hasAVIF, hasSVG) = (isInstalled("libavif"), isInstalled("librsvg-2.0"))
/// Where the compiler has its own swift-syntax, for apps, and for tests without the plugin.
let info = hasStage && (!hasApps || isForApps) ? output(of: "swiftc", "-print-target-info") : ""
let hosts = info.matches(of: /"runtimeResourcePath": "([^"]*)"/).map { "\($0.output.1)/host" }
let host = hosts.first { FileManager.default.fileExists(atPath: "\($0)/SwiftParser.swiftmodule") }

// MARK: Groups of targets, from below to above

/// A group is a folder of Sources, and one of Tests. A row is a target, what it imports, and after a bar what its tests import besides that and
/// HeroTesting; DocumentationTests compares them with the sources. docs/architecture.md shows the groups as a picture.
let groups = """
  System: the machine: system libraries, bytes, files, JSON, pages
    CFiles*
    CJump
    CMemory*
    CEnvironment
    CEmbedded
    HeroBytes*: CMemory CXXHash CDeflate |
    HeroFiles: HeroBytes CFiles |
    HeroMarkup: CEmbedded |
    HeroJSON*: HeroMarkup |
    HeroTesting
  Pixels: geometry and pictures; a layer tree becomes pixels, without knowing of time, Hero or JSON
    CPixels*
    CCompositor*
    HeroGeometry*: |
    HeroLayers*: HeroGeometry
    HeroPictures*
    HeroImage*: HeroPictures HeroGeometry HeroBytes CPixels CPNG CDeflate CJPEG CLCMS |
    HeroMedia: HeroImage CWebP CGIF CAVIF CRSVG |
    HeroSymbols: HeroMarkup HeroGeometry HeroImage CCairo |
    HeroRaster*: HeroMarkup HeroLayers HeroGeometry HeroBytes HeroImage CCairo CPango CCompositor |
  Engine: a scene as values, and what Hero makes of it at any time, without knowing how it was read
    HeroTimeline*: HeroGeometry |
    HeroModel: HeroLayers HeroPictures HeroTimeline HeroGeometry HeroMarkup |
    TransitionEngine: HeroModel HeroTimeline HeroLayers HeroGeometry | HeroScene
  Scenes: JSON, Interface Builder's files and asset catalogues become a scene; layout; the looks of iOS
    AutoLayout*: |
    ViewLayout*: AutoLayout HeroGeometry |
    HeroControls: HeroModel HeroLayers HeroGeometry |
    HeroWords: HeroModel HeroControls HeroJSON HeroTimeline HeroGeometry |
    HeroCatalog: HeroFiles HeroJSON HeroImage HeroGeometry
    HeroScene: HeroModel HeroWords HeroControls HeroMarkup HeroFiles HeroMedia HeroSymbols HeroCatalog HeroJSON HeroGeometry HeroTimeline HeroLayers HeroBytes HeroImage ViewLayout CPango |
    InterfaceBuilder: ViewLayout AutoLayout HeroControls HeroModel HeroSymbols HeroLayers HeroGeometry |
    InterfaceLayout: InterfaceBuilder ViewLayout AutoLayout HeroControls HeroLayers HeroGeometry |
    HeroStoryboard: InterfaceBuilder InterfaceLayout HeroControls HeroModel HeroWords HeroScene HeroCatalog HeroFiles HeroMedia HeroSymbols HeroImage HeroLayers HeroGeometry HeroJSON | HeroRender TransitionEngine
    HeroFigma: HeroModel HeroWords HeroJSON HeroGeometry | HeroScene
  Films: frames into files and goldens, and what is said of them
    CAnimation*
    HeroRender: HeroFiles HeroModel TransitionEngine HeroLayers HeroRaster HeroBytes HeroImage HeroGeometry HeroJSON HeroMarkup CAnimation CGIF CWebP | HeroInspection HeroScene
    HeroMotion*: HeroFiles HeroRender HeroRaster HeroImage TransitionEngine HeroLayers HeroGeometry | HeroScene
    HeroLottie*: HeroMotion HeroRender HeroRaster TransitionEngine HeroLayers HeroGeometry HeroJSON HeroBytes | HeroScene HeroModel HeroImage
    HeroInspection: HeroRender HeroModel HeroWords TransitionEngine HeroTimeline HeroLayers HeroRaster HeroImage HeroGeometry HeroJSON | HeroScene
    HeroExplanation: HeroInspection HeroRender HeroModel TransitionEngine HeroLayers HeroRaster HeroImage HeroGeometry HeroJSON | HeroScene
    HeroGolden: HeroInspection HeroRender HeroFiles HeroModel TransitionEngine HeroLayers HeroRaster HeroBytes HeroImage HeroGeometry HeroJSON HeroMarkup | HeroScene
    HeroLivePage*: HeroMotion HeroRender HeroRaster TransitionEngine HeroLayers HeroGeometry HeroJSON HeroMarkup |
    HeroProduction: HeroInspection HeroLivePage HeroLottie HeroRender HeroMedia HeroRaster HeroFiles HeroModel TransitionEngine HeroImage HeroGeometry HeroJSON HeroMarkup | HeroScene
    HeroPreview: HeroProduction HeroGolden HeroExplanation HeroInspection HeroStoryboard HeroRender HeroFiles HeroModel HeroWords HeroScene TransitionEngine HeroLayers HeroRaster HeroBytes HeroImage HeroGeometry HeroJSON HeroMarkup FlyingFox/FlyingSocks HeroTimeline |
    HeroSnapshotTesting: HeroGolden HeroStoryboard HeroRender HeroModel HeroScene TransitionEngine HeroBytes |
    HeroPipeline: HeroRender TransitionEngine HeroScene HeroModel HeroLayers HeroImage HeroBytes
    GoldenTests: HeroTesting HeroSnapshotTesting HeroGolden HeroRender HeroRaster TransitionEngine HeroScene HeroImage
    ChromiumTests*: HeroTesting HeroLivePage HeroLottie HeroModel HeroRender TransitionEngine HeroScene HeroImage HeroGeometry
  Stage: an app runs: UIKit as much as a transition shows, Hero on it, a device that records a scene
    _Testing_CoreGraphics
    _Testing_UIKit
    RunLoopClock: CJump |
    CoreGraphics: RunLoopClock HeroGeometry HeroImage HeroMedia HeroSymbols _Testing_CoreGraphics |
    QuartzCore: CoreGraphics HeroTimeline HeroLayers HeroGeometry | HeroImage
    UIKit: QuartzCore HeroTimeline InterfaceBuilder ViewLayout AutoLayout HeroControls HeroModel HeroRaster HeroLayers HeroGeometry HeroImage HeroSymbols HeroCatalog _Testing_UIKit |
    Hero: UIKit HeroModel HeroWords HeroGeometry HeroTimeline
    SDOSHero: Hero UIKit HeroModel
    HeroStage: SDOSHero Hero UIKit HeroProduction HeroRender TransitionEngine HeroModel HeroScene HeroSymbols HeroLayers HeroGeometry HeroImage HeroFiles HeroCatalog | HeroControls HeroSnapshotTesting HeroStageTesting HeroStoryboard
    HeroStageTesting: HeroSnapshotTesting HeroStage HeroGolden TransitionEngine
    HeroStandIns: UIKit
    StandInsTests: HeroTesting HeroStage Alamofire Combine CoreData Kingfisher Lottie MapKit Moya Nuke RxCocoaRuntime SDWebImage SafariServices SnapKit SwiftUI SwiftyJSON SwiftyUserDefaults Then UIKit WebKit
    HeroCapture: Hero UIKit | HeroStage TransitionEngine HeroModel HeroScene HeroRender HeroImage HeroGeometry
    ProductExampleTests: HeroTesting HeroSnapshotTesting HeroStageTesting HeroStage HeroStandIns SDOSHero Hero UIKit HeroPipeline
  Apps: other people's projects: which files an app has, and its Swift without Objective-C
    HeroSwiftTokens
    HeroProjects: HeroSwiftTokens HeroFiles HeroBytes HeroJSON HeroWords InterfaceBuilder |
    HeroSourceTables: |
    HeroSources: HeroSwiftTokens HeroSourceTables swift-syntax/SwiftParser swift-syntax/SwiftSyntax |
    herorewrite: HeroSources
    HeroAppPlugin: herorewrite
  Programs: what people run, and hostile inputs for it
    herorender: HeroRender HeroInspection HeroExplanation HeroProduction HeroGolden HeroPreview HeroStoryboard HeroFigma HeroScene HeroModel HeroProjects HeroWords HeroMedia HeroFiles HeroBytes HeroImage HeroJSON HeroMarkup CEnvironment swift-argument-parser/ArgumentParser HeroGeometry HeroLayers HeroRaster TransitionEngine
    HeroFuzzing: HeroExplanation HeroStoryboard HeroFiles HeroModel HeroScene TransitionEngine HeroRender HeroInspection HeroGolden HeroMedia HeroImage HeroGeometry CGIF CPNG |
    herofuzz: HeroFuzzing HeroRender HeroScene HeroModel HeroRaster TransitionEngine swift-argument-parser/ArgumentParser
    CommandLineTests: HeroTesting herorender HeroRender HeroImage HeroJSON CEnvironment
    DocumentationTests: HeroTesting HeroInspection HeroRender TransitionEngine HeroScene
  """

/// Files of a target's folder that are not its sources, besides the README.
let excluded = [
  "HeroProduction": ["cards.css", "cards.js", "gallery.css", "gallery.html", "gallery.js"].map { "Gallery/\($0)" },
  "HeroGolden": [".html", "-viewer.html", "-index.js", "-page.js", ".css", ".js"].map { "Report/report\($0)" },
  "HeroRender": [".html", ".css", ".js", "-pictures.js"].map { "Output/Player/player\($0)" }, "UIKit": ["NoEffect.md"],
  "HeroMediaTests": ["Fixtures", "make-fixtures.py"], "HeroStageTests": ["__Snapshots__", "Storyboards"],
  "ProductExampleTests": ["__Snapshots__", "Scenes"], "HeroLivePage": ["live.html", "live.js"],
  "HeroScene": ["Fields/scene-format.txt"], "HeroCapture": ["HeroClosures.swift"], "CommandLineTests": ["Samples"],
  "InterfaceLayoutTests": ["Fixtures"], "HeroSymbols": ["symbols.txt"], "HeroFigmaTests": ["Fixtures"],
  "herorender": ["Templates"], "HeroPreview": ["Page"],
]
/// Modules of StandIns that its tests reach where no app does, each with the one that it needs.
let standIns = """
  Alamofire, Combine, CoreData, CoreLocation, Kingfisher, Lottie, MapKit CoreLocation, Moya Alamofire, Nuke, SDWebImage, SafariServices, \
  RxCocoaRuntime, SnapKit, SwiftUI Combine, SwiftyJSON, SwiftyUserDefaults, Then, WebKit
  """.components(separatedBy: ", ")
let syntax = ["swift-syntax/SwiftParser", "swift-syntax/SwiftSyntax"]
let absent: [String] =
  (hasApps ? ["StandInsTests"] : ["herorewrite", "HeroAppPlugin"]) + (!hasApps || host != nil ? syntax : [])
  + (hasStage ? [] : ["HeroSources", "HeroSourcesTests"]) + (hasAVIF ? [] : ["CAVIF"]) + (hasSVG ? [] : ["CRSVG"])

// Debian keeps libraries in the default search path: there the module map links by name where a .pc file asks for a flag that SwiftPM refuses
// with a warning (Pango's for -pthread, libavif's for -DAVIF_DLL). giflib has no .pc file, and Homebrew's folder is in no default path.
let isARM = isMac && FileManager.default.fileExists(atPath: "/opt/homebrew")
let gif = isARM ? Context.packageDirectory + "/Sources/System/CGIF/giflib.pc" : nil
let libraries: [(name: String, pkgConfig: String?, apt: String, brew: String)] = [
  ("CCairo", "cairo", "libcairo2-dev", "cairo"), ("CAVIF", isMac ? "libavif" : nil, "libavif-dev", "libavif"),
  ("CPango", isMac ? "pangocairo pangoft2 fontconfig" : "fontconfig", "libpango1.0-dev", "pango"),
  ("CJPEG", "libjpeg", "libjpeg62-turbo-dev", "jpeg-turbo"), ("CLCMS", "lcms2", "liblcms2-dev", "little-cms2"),
  ("CDeflate", "libdeflate", "libdeflate-dev", "libdeflate"), ("CXXHash", "libxxhash", "libxxhash-dev", "xxhash"),
  ("CGIF", gif, "libgif-dev", "giflib"), ("CWebP", "libwebpmux", "libwebp-dev", "webp"),
  ("CPNG", "libpng", "libpng-dev", "libpng"), ("CRSVG", isMac ? "librsvg-2.0" : "cairo", "librsvg2-dev", "librsvg"),
]

var package = Package(
  name: "herorender", platforms: [.macOS(.v15)],
  products: ["HeroSnapshotTesting", "HeroPipeline"].map { .library(name: $0, targets: [$0]) },  // And for Benchmarks.
  targets: libraries.filter { !absent.contains($0.name) }.map {
    .systemLibrary(
      name: $0.name, path: "Sources/System/\($0.name)", pkgConfig: $0.pkgConfig,
      providers: [.apt([$0.apt]), .brew([$0.brew])])
  })
if !isForApps {
  package.products.append(.executable(name: "herorender", targets: ["herorender"]))
  package.dependencies = [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),  // The preview's server.
  ]
}
if hasStage {
  let modules = "HeroStage SDOSHero Hero UIKit QuartzCore CoreGraphics RunLoopClock ViewLayout AutoLayout"
  package.products.append(.library(name: "HeroStage", targets: modules.components(separatedBy: " ")))
  package.products += ["HeroStageTesting", "HeroStandIns"].map { .library(name: $0, targets: [$0]) }  // For StandIns.
}
if hasApps {
  package.products.append(.plugin(name: "HeroAppPlugin", targets: ["HeroAppPlugin"]))
  if host == nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"))
  }
}
if with.contains("docs") {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
for words in standIns.map({ $0.components(separatedBy: " ") }) where host != nil && !hasApps {
  let needs = (["HeroStandIns", "UIKit"] + words.dropFirst()).map { Target.Dependency.byName(name: $0) }
  let own = ["SnapKit", "SwiftyJSON", "SwiftyUserDefaults", "Then"].contains(words[0]) ? ["Package.swift"] : []
  package.targets.append(.target(name: words[0], dependencies: needs, path: "StandIns/\(words[0])", exclude: own))
}
var area = ""
for line in groups.split(separator: "\n") {
  let row = line.components(separatedBy: "|").map { $0.split { " :".contains($0) }.map(String.init) }
  if !line.hasPrefix(" ") { area = row[0][0] }
  if !line.hasPrefix(" ") || area == "Stage" && !hasStage || area == "Programs" && isForApps { continue }
  package.targets += target(row[0][0], in: area, imports: Array(row[0].dropFirst()))
  if row.count > 1 { package.targets += target(row[0][0] + "Tests", in: area, imports: row.joined() + ["HeroTesting"]) }
}

/// The target of a row, unless it is left out: its name says of what kind it is.
func target(_ word: String, in group: String, imports: [String]) -> [Target] {
  let name = word.filter { $0 != "*" }
  let isC = name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true
  let (isTest, isFast) = (name.hasSuffix("Tests"), word.hasSuffix("*"))
  if absent.contains(name) || isForApps && (isTest || ["HeroPreview", "HeroCapture"].contains(name)) { return [] }
  let path = name == "HeroCapture" ? "Examples/Capture" : "\(isTest ? "Tests" : "Sources")/\(group)/\(name)"
  let exclude = (isTest ? [] : ["README.md"]) + (excluded[name] ?? [])
  let needs = imports.map { $0.filter { $0 != "*" } }.filter { !absent.contains($0) }.map { word -> Target.Dependency in
    let parts = word.split(separator: "/").map(String.init)
    return parts.count == 2 ? .product(name: parts[1], package: parts[0]) : .byName(name: word)
  }
  var (flags, flagsInC): ([SwiftSetting], [CSetting]) = ([], name == "CEmbedded" ? [.headerSearchPath("../..")] : [])
  if with.contains("optimized-engine"), !isTest || isFast {
    let (fast, slow) = (["-O", "-assert-config", "Debug"], ["-Onone"])
    if !isC { flags = [.unsafeFlags(isFast ? fast : slow, .when(configuration: isFast ? .debug : .release))] }
    if isC, isFast { flagsInC = [.unsafeFlags(["-O2"], .when(configuration: .debug))] }
  }
  let opened = name == "HeroMedia" && isMac ? (hasAVIF ? ["avif"] : []) + (hasSVG ? ["rsvg-2"] : []) : []
  var linked = opened.map { LinkerSetting.linkedLibrary($0) }  // On Linux they are opened when a file needs them.
  if let host, name.hasPrefix("HeroSources") || name == "herorewrite" {
    flags += [.unsafeFlags(["-I", host]), .define("OPTIMIZED_PARSER")]
    linked = [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
  }
  switch name {
  case "HeroAppPlugin":
    return [.plugin(name: name, capability: .buildTool(), dependencies: ["herorewrite"], path: path, exclude: exclude)]
  case _ where isTest:
    return [.testTarget(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: flags)]
  case _ where name.hasPrefix("hero"):
    return [.executableTarget(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: flags)]
  default:
    let target = Target.target(name: name, dependencies: needs, path: path, exclude: exclude, swiftSettings: flags)
    (target.cSettings, target.linkerSettings) = (flagsInC, linked)
    return [target]
  }
}

/// The words of a variable of the environment.
func words(of variable: String) -> Set<String> {
  Set((Context.environment[variable] ?? "").split(separator: " ").map(String.init))
}

/// Whether pkg-config knows a library, and nobody leaves it out.
func isInstalled(_ package: String) -> Bool {
  !without.contains(package) && !output(of: "pkg-config", "--silence-errors", "--modversion", package).isEmpty
}

/// What a program says; nothing where there is none.
func output(of words: String...) -> String {
  let (process, pipe) = (Process(), Pipe())
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  (process.arguments, process.standardOutput) = (words, pipe)
  guard (try? process.run()) != nil else { return "" }
  return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}
