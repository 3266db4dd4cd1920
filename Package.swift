// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Pango's own .pc file asks for -pthread, which SwiftPM refuses with a warning. Debian keeps every library in the default
// search path, so there the module map links Pango by name and only fontconfig is asked for; Homebrew needs the real ones. The same
// goes for librsvg, and for libavif, whose file asks for -DAVIF_DLL.
#if os(macOS)
  let pangoPackage = "pangocairo pangoft2 fontconfig"
  let svgPackage = "librsvg-2.0"
  let avifPackage: String? = "libavif"
#else
  let pangoPackage = "fontconfig"
  let svgPackage = "cairo"
  let avifPackage: String? = nil
#endif

// giflib has no .pc file, and compilers do not look into Homebrew's folder of Apple silicon by themselves.
#if os(macOS) && arch(arm64)
  let gifPackage: String? = Context.packageDirectory + "/Sources/CGIF/giflib.pc"
#else
  let gifPackage: String? = nil
#endif

/// Libraries that read pictures few scenes use: left out where they are not installed, or named in HERORENDER_WITHOUT.
let hasAVIF = isInstalled("libavif")
let hasSVG = isInstalled("librsvg-2.0")

/// Whether UIKit, Hero, SDOSHero, HeroStage and HeroStageTesting are declared. Their names are those of modules that exist on Apple's platforms, and
/// SwiftPM refuses two targets of one name in a package graph: there only on demand (HERORENDER_STAGE=1), on Linux unless refused (0).
#if os(Linux)
  let hasStage = Context.environment["HERORENDER_STAGE"] != "0"
#else
  let hasStage = Context.environment["HERORENDER_STAGE"] == "1"
#endif

/// Whether the rewriter of apps' sources and its plugin are declared. They build swift-syntax, and in this package itself twice, because SwiftPM
/// builds a plugin's tool apart: the Makefile leaves them out (HERORENDER_SOURCES=0) but where they are tested.
let hasSources = hasStage && Context.environment["HERORENDER_SOURCES"] != "0"

/// Whether pkg-config knows a library.
func isInstalled(_ package: String) -> Bool {
  let unwanted = Context.environment["HERORENDER_WITHOUT"] ?? ""
  if unwanted.split(separator: " ").contains(Substring(package)) { return false }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["pkg-config", "--exists", package]
  guard (try? process.run()) != nil else { return false }
  process.waitUntilExit()
  return process.terminationStatus == 0
}

/// Layers are targets, so that the compiler enforces the direction of the data flow:
/// scene → transition → timeline → layers → raster → image → sink.
let package = Package(
  name: "herorender",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "herorender", targets: ["herorender"]),
    .library(name: "HeroSnapshotTesting", targets: ["HeroSnapshotTesting"]),
    // For Benchmarks, which times the stages one by one.
    .library(name: "HeroPipeline", targets: ["HeroPipeline"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The preview's server.
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: pangoPackage,
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg62-turbo-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CLCMS", pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(name: "CGIF", pkgConfig: gifPackage, providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .target(name: "CPixels", exclude: ["README.md"]),
    .target(name: "CMemory", exclude: ["README.md"]),
    // Below both HeroImage and HeroFiles.
    .target(name: "HeroBytes", dependencies: ["CMemory", "CXXHash"], exclude: ["README.md"]),
    // Linked by whatever draws: it acts before main.
    .target(name: "CEnvironment", exclude: ["README.md"]),

    .target(name: "CCompositor", exclude: ["README.md"]),
    .target(name: "AutoLayout", exclude: ["README.md"]),
    .target(name: "HeroJSON", dependencies: ["HeroMarkup"], exclude: ["README.md"]),
    // The search path is for the files that it takes in.
    .target(name: "CEmbedded", exclude: ["README.md"], cSettings: [.headerSearchPath("..")]),
    .target(name: "HeroMarkup", dependencies: ["CEmbedded"], exclude: ["README.md"]),
    .target(name: "HeroGeometry", exclude: ["README.md"]),
    .target(name: "ViewLayout", dependencies: ["AutoLayout", "HeroGeometry"], exclude: ["README.md"]),
    .target(name: "HeroLayers", dependencies: ["HeroGeometry"], exclude: ["README.md"]),
    .target(name: "HeroTimeline", dependencies: ["HeroGeometry"], exclude: ["README.md"]),
    .target(
      name: "HeroImage", dependencies: ["HeroBytes", "CPixels", "CEnvironment", "CPNG", "CDeflate", "CJPEG", "CLCMS"],
      exclude: ["README.md"]),
    .target(name: "CFiles", exclude: ["README.md"]),
    .target(name: "HeroFiles", dependencies: ["HeroBytes", "CFiles"], exclude: ["README.md"]),
    .target(
      name: "HeroMedia",
      dependencies: ["HeroImage", "CWebP", "CGIF"] + (hasAVIF ? ["CAVIF"] : []) + (hasSVG ? ["CRSVG"] : []),
      exclude: ["README.md"],
      swiftSettings: (hasAVIF ? [.define("HERO_AVIF")] : []) + (hasSVG ? [.define("HERO_SVG")] : []),
      // Elsewhere they are opened when a file needs them.
      linkerSettings: (hasAVIF ? [.linkedLibrary("avif", .when(platforms: [.macOS]))] : [])
        + (hasSVG ? [.linkedLibrary("rsvg-2", .when(platforms: [.macOS]))] : [])),
    .target(
      name: "HeroCatalog", dependencies: ["HeroFiles", "HeroJSON", "HeroImage", "HeroGeometry"], exclude: ["README.md"]),
    // Apart from HeroMedia, because librsvg's header declares Cairo a second time.
    .target(
      name: "HeroSymbols", dependencies: ["HeroMarkup", "HeroGeometry", "HeroImage", "CCairo"],
      exclude: ["README.md", "symbols.txt"]),
    .target(
      name: "HeroModel", dependencies: ["HeroLayers", "HeroImage", "HeroTimeline", "HeroGeometry", "HeroMarkup"],
      exclude: ["README.md"]),
    .target(
      name: "HeroControls", dependencies: ["HeroModel", "HeroLayers", "HeroGeometry"], exclude: ["README.md"]),
    .target(
      name: "HeroWords", dependencies: ["HeroModel", "HeroControls", "HeroJSON", "HeroTimeline", "HeroGeometry"],
      exclude: ["README.md"]),
    .target(
      name: "HeroScene",
      dependencies: [
        "HeroModel", "HeroWords", "HeroControls", "HeroMarkup", "HeroFiles", "HeroMedia", "HeroSymbols", "HeroCatalog",
        "HeroJSON",
        "HeroGeometry", "HeroTimeline", "HeroLayers", "HeroBytes", "HeroImage", "ViewLayout", "CPango",
      ],
      exclude: ["README.md", "Fields/scene-format.txt"]),
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "ViewLayout", "AutoLayout", "HeroControls", "HeroModel", "HeroSymbols", "HeroLayers", "HeroGeometry",
      ],
      exclude: ["README.md"]),
    .target(
      name: "InterfaceLayout",
      dependencies: ["InterfaceBuilder", "ViewLayout", "AutoLayout", "HeroControls", "HeroLayers", "HeroGeometry"],
      exclude: ["README.md"]),
    .target(
      name: "HeroStoryboard",
      dependencies: [
        "InterfaceBuilder", "InterfaceLayout", "HeroControls", "HeroModel", "HeroWords", "HeroScene", "HeroCatalog",
        "HeroFiles",
        "HeroMedia",
        "HeroSymbols", "HeroImage", "HeroLayers", "HeroGeometry", "HeroJSON",
      ],
      exclude: ["README.md"]),
    .target(
      name: "HeroProjects", dependencies: ["HeroFiles", "HeroJSON", "HeroWords", "InterfaceBuilder"],
      exclude: ["README.md"]),
    .target(
      name: "HeroTransition",
      dependencies: ["HeroModel", "HeroTimeline", "HeroLayers", "HeroGeometry"],
      exclude: ["README.md"]),
    .target(
      name: "HeroRaster",
      dependencies: [
        "HeroMarkup", "HeroLayers", "HeroGeometry", "HeroBytes", "HeroImage", "CCairo", "CPango", "CCompositor",
      ],
      exclude: ["README.md"]),
    .target(name: "CAnimation", exclude: ["README.md"]),
    .target(
      name: "HeroRender",
      dependencies: [
        "HeroFiles", "HeroModel", "HeroTransition", "HeroLayers", "HeroRaster", "HeroBytes", "HeroImage",
        "HeroGeometry", "HeroJSON",
        "HeroMarkup", "CAnimation", "CGIF", "CWebP",
      ],
      exclude: ["README.md"] + ["html", "css", "js"].map { "Output/Player/player.\($0)" }),
    // Apart from HeroRender, so that what draws and writes frames knows nothing of who explains them.
    .target(
      name: "HeroInspection",
      dependencies: [
        "HeroRender", "HeroModel", "HeroWords", "HeroTransition", "HeroTimeline", "HeroLayers", "HeroRaster",
        "HeroImage",
        "HeroGeometry", "HeroJSON",
      ],
      exclude: ["README.md"]),
    // Apart from HeroInspection, because it draws frames to find what they show.
    .target(
      name: "HeroExplanation",
      dependencies: [
        "HeroInspection", "HeroRender", "HeroModel", "HeroWords", "HeroTransition", "HeroLayers",
        "HeroRaster",
        "HeroImage",
        "HeroGeometry", "HeroJSON",
      ],
      exclude: ["README.md"]),
    // Apart from HeroSnapshotTesting, so that the program does not link the testing libraries.
    .target(
      name: "HeroGolden",
      dependencies: [
        "HeroInspection", "HeroRender", "HeroFiles", "HeroModel", "HeroTransition", "HeroLayers", "HeroRaster",
        "HeroBytes", "HeroImage", "HeroGeometry", "HeroJSON", "HeroMarkup",
      ],
      exclude: ["README.md"] + [".html", "-viewer.html", "-index.js", ".css", ".js"].map { "Report/report\($0)" }),
    // Apart from the program and from the preview, which both make films as people want them.
    .target(
      name: "HeroProduction",
      dependencies: [
        "HeroInspection", "HeroRender", "HeroMedia", "HeroRaster", "HeroFiles", "HeroModel", "HeroTransition",
        "HeroImage", "HeroGeometry", "HeroJSON", "HeroMarkup",
      ],
      exclude: ["README.md"]
        + ["cards.css", "cards.js", "gallery.css", "gallery.html", "gallery.js"].map { "Gallery/\($0)" }),
    .target(
      name: "HeroPreview",
      dependencies: [
        "HeroProduction", "HeroGolden", "HeroExplanation", "HeroInspection", "HeroStoryboard", "HeroRender",
        "HeroFiles", "HeroModel",
        "HeroWords",
        "HeroScene",
        "HeroTransition", "HeroLayers", "HeroRaster", "HeroBytes", "HeroImage", "HeroGeometry", "HeroJSON",
        "HeroMarkup",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["README.md", "Page"]),
    .target(
      name: "HeroSnapshotTesting",
      dependencies: [
        "HeroGolden", "HeroStoryboard", "HeroRender", "HeroModel", "HeroScene", "HeroTransition", "HeroBytes",
      ],
      exclude: ["README.md"]),
    .executableTarget(
      name: "herorender",
      dependencies: [
        "HeroRender", "HeroInspection", "HeroExplanation", "HeroProduction", "HeroGolden", "HeroPreview",
        "HeroStoryboard", "HeroScene",
        "HeroModel", "HeroProjects", "HeroWords", "HeroFiles", "HeroBytes", "HeroImage", "HeroJSON", "HeroMarkup",
        "CEnvironment",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["README.md", "Templates"]),
    // Not linked into herorender: the stages of a frame, for Benchmarks.
    .target(
      name: "HeroPipeline",
      dependencies: ["HeroRender", "HeroTransition", "HeroScene", "HeroModel", "HeroLayers", "HeroImage", "HeroBytes"],
      exclude: ["README.md"]),
    // Not linked into herorender: makes hostile inputs from seeds, for `make fuzz` and a test.
    .target(
      name: "HeroFuzzing",
      dependencies: [
        "HeroStoryboard", "HeroFiles", "HeroModel", "HeroScene", "HeroTransition", "HeroRender", "HeroInspection",
        "HeroGolden",
        "HeroMedia", "HeroImage", "HeroGeometry", "CGIF", "CPNG",
      ],
      exclude: ["README.md"]),
    .executableTarget(
      name: "herofuzz",
      dependencies: ["HeroFuzzing", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      exclude: ["README.md"]),

    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
    .testTarget(name: "ViewLayoutTests", dependencies: ["ViewLayout", "HeroGeometry"]),
    .testTarget(
      name: "InterfaceLayoutTests",
      dependencies: [
        "InterfaceLayout", "InterfaceBuilder", "HeroControls", "HeroRaster", "HeroLayers", "HeroGeometry",
      ],
      exclude: ["Fixtures"]),
    .testTarget(name: "HeroProjectsTests", dependencies: ["HeroProjects"]),
    .testTarget(name: "HeroJSONTests", dependencies: ["HeroJSON"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "HeroGeometry"]),
    .testTarget(
      name: "HeroStoryboardTests",
      dependencies: [
        "HeroStoryboard", "HeroRender", "HeroTransition", "HeroControls", "HeroModel", "HeroScene", "HeroLayers",
        "HeroGeometry", "HeroImage",
      ]),
    .testTarget(name: "HeroSymbolsTests", dependencies: ["HeroSymbols", "HeroImage", "HeroGeometry"]),
    .testTarget(name: "HeroMarkupTests", dependencies: ["HeroMarkup"]),
    .testTarget(name: "HeroGeometryTests", dependencies: ["HeroGeometry"]),
    .testTarget(name: "HeroBytesTests", dependencies: ["HeroBytes"]),
    .testTarget(name: "HeroFilesTests", dependencies: ["HeroFiles"]),
    .testTarget(name: "HeroTimelineTests", dependencies: ["HeroTimeline", "HeroGeometry"]),
    .testTarget(name: "HeroModelTests", dependencies: ["HeroModel", "HeroLayers", "HeroGeometry"]),
    .testTarget(
      name: "HeroWordsTests", dependencies: ["HeroWords", "HeroModel", "HeroTimeline", "HeroGeometry"]),
    .testTarget(
      name: "HeroSceneTests",
      dependencies: [
        "HeroModel", "HeroWords", "HeroScene", "HeroCatalog", "HeroJSON", "HeroTimeline", "HeroImage", "HeroGeometry",
      ]),
    .testTarget(name: "HeroControlsTests", dependencies: ["HeroControls", "HeroModel", "HeroLayers", "HeroGeometry"]),
    .testTarget(
      name: "HeroTransitionTests", dependencies: ["HeroTransition", "HeroModel", "HeroScene", "HeroTimeline"]),
    .testTarget(name: "HeroImageTests", dependencies: ["HeroImage", "CPixels"]),
    .testTarget(
      name: "HeroMediaTests", dependencies: ["HeroMedia", "HeroImage"],
      exclude: ["Fixtures", "make-fixtures.py"],
      swiftSettings: (hasAVIF ? [.define("HERO_AVIF")] : []) + (hasSVG ? [.define("HERO_SVG")] : [])),
    .testTarget(name: "HeroFuzzingTests", dependencies: ["HeroFuzzing"]),
    .testTarget(name: "HeroRasterTests", dependencies: ["HeroRaster", "HeroLayers", "HeroImage", "CCompositor"]),
    .testTarget(
      name: "HeroRenderTests",
      dependencies: [
        "HeroRender", "HeroInspection", "HeroFiles", "HeroRaster", "HeroModel", "HeroScene", "HeroTransition",
        "HeroLayers",
        "HeroGeometry", "HeroBytes", "HeroImage", "HeroJSON", "CAnimation",
      ]),
    .testTarget(
      name: "HeroInspectionTests",
      dependencies: [
        "HeroInspection", "HeroRender", "HeroRaster", "HeroModel", "HeroScene", "HeroTransition", "HeroLayers",
        "HeroGeometry",
        "HeroImage", "HeroJSON",
      ]),
    .testTarget(
      name: "HeroExplanationTests",
      dependencies: [
        "HeroExplanation", "HeroRender", "HeroModel", "HeroScene", "HeroTransition", "HeroImage", "HeroJSON",
      ]),
    .testTarget(
      name: "HeroProductionTests",
      dependencies: [
        "HeroProduction", "HeroInspection", "HeroRender", "HeroFiles", "HeroModel", "HeroScene", "HeroTransition",
        "HeroGeometry", "HeroImage", "HeroJSON",
      ]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "HeroSnapshotTesting", "HeroGolden", "HeroRender", "HeroRaster", "HeroTransition", "HeroScene", "HeroImage",
      ]),
    .testTarget(
      name: "HeroGoldenTests",
      dependencies: [
        "HeroGolden", "HeroRender", "HeroModel", "HeroScene", "HeroTransition", "HeroLayers", "HeroRaster", "HeroImage",
        "HeroGeometry", "HeroJSON",
      ]),
    .testTarget(
      name: "HeroPreviewTests",
      dependencies: [
        "HeroPreview", "HeroProduction", "HeroRender", "HeroFiles", "HeroModel", "HeroWords", "HeroScene",
        "HeroTransition", "HeroLayers",
        "HeroGeometry",
        "HeroImage",
        "HeroJSON",
      ]),
    .testTarget(name: "HeroSnapshotTestingTests", dependencies: ["HeroSnapshotTesting", "HeroGolden"]),
    .testTarget(
      name: "ChromiumTests", dependencies: ["HeroRender", "HeroTransition", "HeroScene", "HeroImage", "HeroGeometry"]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["CEnvironment", "HeroRender", "HeroImage", "HeroJSON", "herorender"],
      exclude: ["Samples"]),
    .testTarget(
      name: "DocumentationTests", dependencies: ["HeroInspection", "HeroRender", "HeroTransition", "HeroScene"]),
  ]
)

if hasAVIF {
  package.targets.append(
    .systemLibrary(name: "CAVIF", pkgConfig: avifPackage, providers: [.apt(["libavif-dev"]), .brew(["libavif"])]))
}
if hasSVG {
  package.targets.append(
    .systemLibrary(name: "CRSVG", pkgConfig: svgPackage, providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]))
}
if hasStage {
  package.products += [
    .library(name: "HeroStage", targets: ["HeroStage", "SDOSHero", "Hero", "UIKit", "ViewLayout", "AutoLayout"]),
    .library(name: "HeroStageTesting", targets: ["HeroStageTesting"]),
    // For the package in Sources/StandIns.
    .library(name: "HeroStandIns", targets: ["HeroStandIns"]),
  ]
  package.targets += [
    .target(name: "_Testing_UIKit", exclude: ["README.md"]),
    .target(name: "HeroStandIns", dependencies: ["UIKit"], exclude: ["README.md"]),
    .target(
      name: "UIKit",
      dependencies: [
        "InterfaceBuilder", "ViewLayout", "AutoLayout", "HeroControls", "HeroModel", "HeroWords", "HeroScene",
        "HeroRaster",
        "HeroLayers",
        "HeroTimeline", "HeroGeometry", "HeroImage", "HeroSymbols", "HeroCatalog", "_Testing_UIKit",
      ],
      exclude: ["README.md"]),
    .target(
      name: "Hero", dependencies: ["UIKit", "HeroModel", "HeroWords", "HeroGeometry", "HeroTimeline"],
      exclude: ["README.md"]),
    .target(name: "SDOSHero", dependencies: ["Hero", "UIKit", "HeroModel"], exclude: ["README.md"]),
    .target(
      name: "HeroStage",
      dependencies: [
        "SDOSHero", "Hero", "UIKit", "HeroProduction", "HeroRender", "HeroTransition", "HeroModel", "HeroScene",
        "HeroSymbols", "HeroLayers", "HeroGeometry", "HeroImage", "HeroFiles", "HeroCatalog",
      ],
      exclude: ["README.md"]),
    .target(
      name: "HeroStageTesting", dependencies: ["HeroSnapshotTesting", "HeroStage", "HeroGolden", "HeroTransition"],
      exclude: ["README.md"]),
    // A file for apps on iOS, built here so that it is tested.
    .target(
      name: "HeroCapture", dependencies: ["Hero", "UIKit"], path: "Examples/Capture",
      exclude: ["README.md", "HeroClosures.swift"], sources: ["HeroCapture.swift"]),
    .testTarget(
      name: "HeroCaptureTests",
      dependencies: [
        "HeroCapture", "HeroStage", "Hero", "UIKit", "HeroTransition", "HeroModel", "HeroScene", "HeroRender",
        "HeroImage",
        "HeroGeometry",
      ]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
    // What the rewriter knows of UIKit, apart from it: it is tested without swift-syntax.
    .target(name: "HeroSourceTables", path: "Sources/HeroSources/Tables"),
    .testTarget(name: "HeroSourceTablesTests", dependencies: ["HeroSourceTables"]),
    // What the products' pages show.
    .testTarget(
      name: "ProductExampleTests",
      dependencies: ["HeroSnapshotTesting", "HeroStageTesting", "HeroStage", "Hero", "UIKit"],
      exclude: ["__Snapshots__", "Scenes"]),
    .testTarget(
      name: "HeroStageTests",
      dependencies: [
        "HeroStage", "HeroControls", "SDOSHero", "Hero", "UIKit",
        "HeroTransition", "HeroModel", "HeroScene", "HeroRender",
        "HeroLayers",
        "HeroGeometry", "HeroImage", "HeroSnapshotTesting", "HeroStageTesting", "HeroStoryboard",
      ],
      exclude: ["__Snapshots__", "Storyboards"]),
  ]
}

// HERORENDER_DOCS=1, as `make docs` has it: the plugin that makes pages of the products.
if Context.environment["HERORENDER_DOCS"] == "1" {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

if hasSources {
  package.products.append(.plugin(name: "HeroAppPlugin", targets: ["HeroAppPlugin"]))
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"))
  package.targets += [
    .target(
      name: "HeroSources",
      dependencies: [
        "HeroSourceTables",
        .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["README.md", "Tables"]),
    .executableTarget(name: "herorewrite", dependencies: ["HeroSources"], exclude: ["README.md"]),
    .plugin(
      name: "HeroAppPlugin", capability: .buildTool(), dependencies: ["herorewrite"], path: "Sources/HeroAppPlugin",
      exclude: ["README.md"]),
  ]
}

// HERORENDER_OPTIMIZE=engine, as `make demo` and `make test` have it: what draws pixels and solves layouts is optimised in either configuration, and
// nothing else is. The program takes a fifth more time for a film and a third less to build, and tests run in little more than half the time. A package that depends on
// this one by its version must not ask for it: SwiftPM refuses such flags there.
if Context.environment["HERORENDER_OPTIMIZE"] == "engine" {
  let engine: Set = [
    "AutoLayout", "HeroBytes", "HeroGeometry", "HeroImage", "HeroLayers", "HeroRaster", "HeroTimeline", "ViewLayout",
  ]
  let loops: Set = ["CAnimation", "CCompositor", "CFiles", "CMemory", "CPixels"]
  for target in package.targets where target.type == .regular || target.type == .executable {
    if loops.contains(target.name) {
      target.cSettings = (target.cSettings ?? []) + [.unsafeFlags(["-O2"], .when(configuration: .debug))]
    } else if !target.name.hasPrefix("C") {
      target.swiftSettings =
        (target.swiftSettings ?? []) + [
          engine.contains(target.name)
            ? .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
            : .unsafeFlags(["-Onone"], .when(configuration: .release))
        ]
    }
  }
}

// Only some tests and what they need: `make sanitize` builds no more than it runs.
if let tests = Context.environment["HERORENDER_TESTS"] {
  var (needed, count) = (Set(tests.split(separator: " ").map(String.init)), 0)
  while count < needed.count {
    count = needed.count
    for target in package.targets where needed.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
  package.dependencies = []
}
