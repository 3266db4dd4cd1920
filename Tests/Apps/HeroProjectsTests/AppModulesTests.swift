import Foundation
import HeroTesting

@testable import HeroProjects

/// What an app imports, and where it comes from.
@Suite struct AppModulesTests {
  /// Boats import a pod that imports another; a module that is stood in for; one that nobody has; the pod of Kingfisher, which is not needed.
  private func project() throws -> WrittenProject {
    let project = try WrittenProject.boats()
    try project.write(
      "import UIKit\n@testable import struct Harbour.Pier\nimport Kingfisher\n#if canImport(AppKit)\nimport AppKit\n#endif",
      to: "Boats/AppDelegate.swift")
    try project.write("<plist version=\"1.0\"><dict></dict></plist>", to: "Boats/Info.plist")
    try project.write("import Hero\nimport Nowhere", to: "Shared/Shared.swift")
    try project.write("import Water_Front\nimport MapKit", to: "Pods/Harbour/Source/Pier.swift")
    try project.write("import Foundation", to: "Pods/Water+Front/Water.swift")
    try project.write("import ImageIO", to: "Pods/Kingfisher/Sources/Kingfisher.swift")
    try project.write("import Unused", to: "Pods/Unused/Unused.swift")
    return project
  }

  @Test func podsStandInsAndWhatIsMissingAreTold() throws {
    let project = try project()
    let modules = try project.modules()
    expectEqual(modules.libraries.map(\.module), ["Harbour", "Water_Front"])
    expectEqual(
      modules.libraries.map { project.below($0.sources) },
      [["Pods/Harbour/Source/Pier.swift"], ["Pods/Water+Front/Water.swift"]])
    expectEqual(modules.standIns.map(\.standIn.module), ["Kingfisher", "MapKit"])
    expectEqual(
      modules.standIns.map { project.below($0.files) },
      [["Boats/AppDelegate.swift"], ["Pods/Harbour/Source/Pier.swift"]])
    expectEqual(modules.missing.map(\.module), ["Nowhere"])
    expectEqual(project.below(modules.missing[0].files), ["Shared/Shared.swift"])
  }

  // A repository may hold what Xcode keeps of a user beside CocoaPods' project, without the project.
  @Test func podsAreFoundWithoutTheirProject() throws {
    let project = try project()
    try project.write("", to: "Pods/Pods.xcodeproj/xcuserdata/me/state")
    try expectEqual(project.modules().libraries.map(\.module), ["Harbour", "Water_Front"])
  }

  // The package of stand-ins leaves out what has a folder: SwiftPM refuses two targets of one name.
  @Test func aGivenFolderTakesTheStandInsPlace() throws {
    let project = try project()
    try project.write("import UIKit", to: "K/K.swift")
    let app = try project.app()
    func environment(_ given: [String: String]) throws -> [String] {
      try AppPackage(of: app, with: given).environment
    }
    expectEqual(try environment([:]), ["HERORENDER_WITH=app", "HERORENDER_WITHOUT="])
    expectEqual(
      try environment(["Kingfisher": "\(project.folder)/K"]).last, "HERORENDER_STANDINS_WITHOUT=Kingfisher")
  }

  // Moya's pod has RxSwift's half in it, which compiles beside the stand-in.
  @Test func aPartOfAPodComesWithItsStandIn() throws {
    func modules(_ imports: String) throws -> (all: AppModules, bridged: [String]) {
      let project = try WrittenProject.boats()
      try project.write(imports, to: "Boats/AppDelegate.swift")
      try project.write("import Foundation", to: "Pods/RxSwift/RxSwift/Observable.swift")
      try project.write("import Alamofire", to: "Pods/Moya/Sources/Moya/Moya.swift")
      try project.write("import RxSwift\nimport Moya", to: "Pods/Moya/Sources/RxMoya/Rx.swift")
      let app = try project.app()
      let modules = try AppModules(of: app)
      return (modules, modules.bridged(to: app.module))
    }
    let both = try modules("import Moya\nimport RxSwift")
    expectEqual(both.all.libraries.map(\.module), ["RxMoya", "RxSwift"])
    expectEqual(both.all.standIns.map(\.standIn.module), ["Moya"])
    expectEqual(both.bridged, ["RxMoya"])
    expectEqual(try modules("import Moya").all.libraries.map(\.module), [])
  }

  // SnapKit needs nothing that is not there; Kingfisher needs a network.
  @Test func aStandInGivesWayToThePodWhereThatRuns() throws {
    let project = try WrittenProject.boats()
    try project.write("import UIKit\nimport Kingfisher\nimport SnapKit\nimport Then", to: "Boats/AppDelegate.swift")
    try project.write("import UIKit", to: "Pods/SnapKit/Sources/Maker.swift")
    try project.write("import ImageIO", to: "Pods/Kingfisher/Sources/Kingfisher.swift")
    let modules = try project.modules()
    expectEqual(modules.libraries.map(\.module), ["SnapKit"])
    expectEqual(modules.standIns.map(\.standIn.module), ["Kingfisher", "Then"])
  }

  /// A folder that is given goes before a stand-in, and is looked into for its package's sources.
  @Test func aGivenFolderIsALibrary() throws {
    let project = try project()
    for name in ["Package.swift", "Sources/Kingfisher/K.swift", "Tests/KTests.swift", "Example/App.swift"] {
      try project.write(to: "Elsewhere/\(name)")
    }
    let app = try project.app()
    let modules = try AppModules(of: app, with: ["Kingfisher": "\(project.folder)/Elsewhere"])
    expectEqual(modules.libraries.map(\.module), ["Harbour", "Kingfisher", "Water_Front"])
    expectEqual(project.below(modules.libraries[1].sources), ["Elsewhere/Sources/Kingfisher/K.swift"])
    expectEqual(modules.standIns.map(\.standIn.module), ["MapKit"])
    #expect(throws: ProjectError.self) { try AppModules(of: app, with: ["Kite": "\(project.folder)/Nowhere"]) }
    #expect(throws: ProjectError.self) { try AppModules(of: app, with: ["Kite": "\(project.folder)/Boats.xcodeproj"]) }
  }

  /// CocoaPods' own project says what its modules are called, which files they have and how they are compiled.
  @Test func podsAreAsTheirProjectHasThem() throws {
    let project = try project()
    try project.write("import UIKit", to: "Pods/harbour-ios/Pier.swift")
    for name in ["Harbour-dummy.m", "Pier.m"] { try project.write(to: "Pods/harbour-ios/\(name)") }
    try project.writeProject(
      """
      P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F, FD, FO ); };
      F = { isa = PBXFileReference; path = "harbour-ios/Pier.swift"; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      FD = { isa = PBXFileReference; path = "harbour-ios/Harbour-dummy.m"; sourceTree = "<group>"; };
      BD = { isa = PBXBuildFile; fileRef = FD; };
      FO = { isa = PBXFileReference; path = "harbour-ios/Pier.m"; sourceTree = "<group>"; };
      BO = { isa = PBXBuildFile; fileRef = FO; };
      S = { isa = PBXSourcesBuildPhase; files = ( B, BD, BO ); };
      T = { isa = PBXNativeTarget; name = "harbour-ios"; productType = "com.apple.product-type.framework";
        buildPhases = ( S ); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_MODULE_NAME = Harbour; SWIFT_VERSION = 6.0; }; };
      """, named: "Pods/Pods")
    let modules = try project.modules()
    expectEqual(modules.libraries.map(\.module), ["Harbour"])
    expectEqual(project.below(modules.libraries[0].sources), ["Pods/harbour-ios/Pier.swift"])
    expectEqual(modules.libraries[0].swiftVersion, "6.0")
    // CocoaPods' own empty file is none of the library's.
    expectEqual(project.below(modules.libraries[0].foreignSources), ["Pods/harbour-ios/Pier.m"])
  }

  /// Each library is a target that depends on what it imports itself.
  @Test func aPackageHasATargetForEachLibrary() throws {
    let project = try project()
    let app = try project.app()
    let files = try AppPackage(
      of: app, in: "\(project.folder)/Stage", herorender: "\(project.folder)/herorender"
    ).texts(for: .film)
    let manifest = try #require(files["Package.swift"])
    // Stand-ins are a package of their own, so that an app may have a module that is called as one of them.
    #expect(
      manifest.contains(
        #"path: "../herorender"), .package(name: "StandIns", path: "../herorender/StandIns")],"#))
    #expect(
      manifest.contains(
        #"""
            .target(
              name: "Boats_2",
              dependencies: ["Harbour", .product(name: "HeroStage", package: "herorender"), .product(name: "Kingfisher", package: "StandIns")],
        """#))
    #expect(
      manifest.contains(
        #"""
            .target(
              name: "Harbour",
              dependencies: ["Water_Front", .product(name: "HeroStage", package: "herorender"), .product(name: "MapKit", package: "StandIns")],
              exclude: ["HeroApp.json"],
              swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-experimental-allow-module-with-compiler-errors"])],
        """#))
    // Of what nobody stands for the rewriter is told, so that the compiler goes on after it.
    expectEqual(files["Sources/Boats_2/HeroApp.json"]?.hasSuffix("\n  ],\n  \"missing\": [\"Nowhere\"]\n}\n"), true)
    expectEqual(
      files["Sources/Water_Front/HeroApp.json"],
      """
      {
        "folder": "../../../Pods/Water+Front",
        "sources": [
          "Water.swift"
        ]
      }

      """)
  }

  /// Libraries' modules are written in spite of errors, so that the compiler comes to the app; herorender's repository has no stand-ins.
  @Test func aFilmGoesOnAfterLibraries() throws {
    let project = try project()
    let app = try project.app()
    let files = try AppPackage(
      of: app, in: "\(project.folder)/Stage", herorender: "https://example.com/herorender"
    ).texts(for: .film)
    let manifest = try #require(files["Package.swift"])
    let going = #".unsafeFlags(["-Xfrontend", "-experimental-allow-module-with-compiler-errors"])"#
    expectEqual(manifest.components(separatedBy: going).count, 3)
    #expect(manifest.contains(#"[.swiftLanguageMode(.v5), \#(going)],"#))
    #expect(!manifest.contains("StandIns"))
    expectEqual(files["Sources/Boats_2/HeroApp.json"]?.contains(#""missing": ["Kingfisher", "Nowhere"]"#), true)
    expectEqual(files["Sources/Harbour/HeroApp.json"]?.contains(#""missing": ["MapKit"]"#), true)
  }

  /// A package of Carthage's with two modules, and a framework of another project in the app's workspace.
  @Test func checkoutsAndWorkspacesHaveModules() throws {
    let project = try WrittenProject()
    try project.write("import One\nimport Other\nimport Kit", to: "App/App.swift")
    try project.writeProject(
      """
      P = { isa = PBXProject; mainGroup = G; targets = ( T ); buildConfigurationList = L; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F ); };
      F = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = ( S ); buildConfigurationList = L; };
      S = { isa = PBXSourcesBuildPhase; files = ( B ); };
      B = { isa = PBXBuildFile; fileRef = F; };
      L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Kit; }; };
      """, named: "Kit/Kit")
    try project.write("", to: "Kit/Kit.swift")
    try project.write(
      #"<Workspace version="1.0"><FileRef location="group:Kit/Kit.xcodeproj"/></Workspace>"#,
      to: "All.xcworkspace/contents.xcworkspacedata")
    for file in ["Package.swift", "Sources/One/One.swift", "Sources/Other/Other.swift"] {
      try project.write("", to: "App/Carthage/Checkouts/One/\(file)")
    }
    let libraries = try AppModules(of: AppProject.find(at: "\(project.folder)/App")).libraries
    expectEqual(libraries.map(\.module), ["Kit", "One", "Other"])
    expectEqual(
      project.below(libraries.flatMap(\.sources)),
      [
        "Kit/Kit.swift", "App/Carthage/Checkouts/One/Sources/One/One.swift",
        "App/Carthage/Checkouts/One/Sources/Other/Other.swift",
      ])
  }

  /// Only what is compiled counts: comments, texts and what `#if` leaves out are passed over.
  @Test func importsAreFound() throws {
    let project = try project()
    for text in [
      "import Pier", "@preconcurrency import Pier", "@_spi(Own) import struct Pier.Post", "public import Pier",
      "  @testable internal import Pier // here", "/* import No /* import No */\nimport No */ import Pier",
      "let a = \"\"\"\nimport No \\(\"}\" + f(\"import No\"))\nimport No\n\"\"\"\nimport Pier",
      "let a = ##\"import No \\#(1) \\##(\")\") \"# \"##\nimport Pier", "let a = \"\\\\\"; import Pier",
      "let a = \"\nimport Pier", "func f() { a.import(No) }\nlet `import` = No\nimport Pier",
      "#if os(macOS) || (DEBUG && !canImport(MapKit)) // iOS\nimport No\n#if os(iOS)\nimport No\n#endif\n"
        + "#elseif swift(>=5)\nimport Pier\n#else\nimport No\n#endif",
      "#if canImport(Nobody)\nimport Nobody\n#endif\n#if !(os(Linux))\nimport Pier\n#endif",
    ] {
      try project.write(text, to: "Shared/Shared.swift")
      try expectEqual(project.modules().missing.map(\.module), ["Pier"], "\(text)")
    }
  }

  /// The table, the folders of the sources and the products of the package are the same.
  @Test func standInsAreThoseOfThePackage() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    func text(_ file: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    }
    let names = StandIn.all.map(\.module)
    expectEqual(names, names.sorted())
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("StandIns").path)
    // What they share, and what is written about them.
    expectEqual(Set(folders).subtracting(["Package.swift", "README.md"]), Set(names))
    // What a module says when it runs is what the table says.
    let shared = try text("Sources/Stage/HeroStandIns/StandIn.swift")
    for module in ["Kingfisher", "SDWebImage"] {
      #expect(shared.contains(try #require(StandIn.all.first { $0.module == module }).shows))
    }
    var said = 0
    for standIn in StandIn.all {
      let own = try text("StandIns/\(standIn.module)/\(standIn.module).swift")
      for match in own.matches(of: #/StandIn\.(?:use|cover)\((?:\w+, )?"(\w+)", "([^"]+)"\)/#) {
        #expect(match.1 == standIn.module && match.2 == standIn.shows)
        said += 1
      }
    }
    expectEqual(said, 19)
    let manifest = try text("StandIns/Package.swift")
    let table = try #require(manifest.firstMatch(of: #/(?s)let all: [^=]*= \[(.*?)\n\]/#)).1
    let own = StandIn.all.filter { $0.package != "StandIns" }.map(\.module)
    expectEqual(Set(table.matches(of: #/"(\w+)":/#).map { String($0.1) }), Set(names).subtracting(own))
    for name in own {
      #expect(try text("StandIns/\(name)/Package.swift").contains("targets: [\"\(name)\"]"))
    }
  }
}

/// What a bridging header names.
@Suite struct BridgingHeaderTests {
  @Test func modulesOfItsLines() {
    expectEqual(
      BridgingHeader.modules(
        in: """
          //  #import <Not/This.h>
          #import <UIKit/UIKit.h>
          #import "MBProgressHUD.h"
          #import <SDWebImage/UIImageView+WebCache.h>
          # include <SDWebImage/SDWebImage.h>
          @import Pier.Boats;
          #import "UIView+Own.h"
          """), ["UIKit", "MBProgressHUD", "SDWebImage", "Pier"])
  }

  // A pod with sources, a stand-in and Hero are brought to all files; headers of the app's own and pods that nobody has are not.
  @Test func whatIsThereIsImportedByAllFiles() throws {
    let project = try WrittenProject()
    try project.write(
      "@import Hero;\n#import \"MBProgressHUD.h\"\n@import Pier;\n@import Nowhere;\n", to: "App/A-Bridging-Header.h")
    try project.write("public let pier = 1", to: "App/Pods/Pier/Pier.swift")
    try project.write(delegate, to: "App/App.swift")
    let app = try project.app(in: "App")
    let modules = try AppModules(of: app)
    expectEqual(modules.bridged(to: app.module), ["Hero", "MBProgressHUD", "Pier"])
    expectEqual(modules.libraries.map(\.module), ["Pier"])
    expectEqual(modules.missing.map(\.module), [])
    let file = try AppPackage(of: app).texts(for: .film)["Sources/\(app.module)/HeroApp.swift"]
    expectEqual(
      file?.split(separator: "\n").dropFirst().joined(separator: ","),
      "@_exported import Hero,@_exported import MBProgressHUD,@_exported import Pier")
  }
}
