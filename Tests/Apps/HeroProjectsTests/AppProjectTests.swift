import HeroProjects
import HeroTesting

/// What Xcode compiles and copies for a target, worked out by hand from the written projects.
@Suite struct AppProjectTests {
  @Test func aTargetHasTheFilesOfItsPhases() throws {
    let project = try WrittenProject.boats()
    let app = try project.app()
    // A module's name has no blanks.
    expectEqual((app.name, app.module, app.folder), ("Boats 2", "Boats_2", project.folder))
    expectEqual(
      project.below(app.sources), ["Boats/AppDelegate.swift", "Boats/Model/Boat Model.swift", "Shared/Shared.swift"])
    expectEqual(project.below(app.foreignSources), ["Boats/Old.m"])
    expectEqual(
      project.below(app.resources),
      ["Boats/Base.lproj/Main.storyboard", "Boats/de.lproj/Main.strings", "Boats/Assets.xcassets"])
    expectEqual(project.below(app.missing), ["Boats/Gone.swift"])
    expectEqual(
      (app.libraries, app.addresses), (["Hero", "SnapKit"], ["Hero": "https://example.com/Hero.git"]))
  }

  /// A file that was moved out of its group's folder.
  @Test func pathsHaveNoStepsBack() throws {
    let project = try WrittenProject.boats()
    try project.write(to: "Boats/Moved.swift")
    try project.writeProject(boats.replacing("path = AppDelegate.swift", with: "path = ./Model/../Moved.swift"))
    let app = try project.app()
    expectEqual(project.below(app.sources).first, "Boats/Moved.swift")
  }

  @Test func theTargetsSettingsStandOverTheProjects() throws {
    let project = try WrittenProject.boats()
    let app = try AppProject.find(at: "\(project.folder)/Boats.xcodeproj")
    expectEqual(app.swiftVersion, "4.2")
    expectEqual(app.conditions, ["DEBUG", "HARBOUR"])
    expectEqual(app.infoPlist, "\(project.folder)/Boats/Info.plist")
    expectEqual(app.infoKeys, ["UIMainStoryboardFile": "Main"])
  }

  /// Xcode 16: a folder's files are the target's, without being listed.
  @Test func aSynchronizedFolderHasItsFilesButForExceptions() throws {
    let project = try WrittenProject()
    for name in ["App/A.swift", "App/Deep/B.swift", "App/Deep/C.swift", "App/Info.plist", "App/Fonts/X.ttf"] {
      try project.write(to: name)
    }
    try project.writeProject(
      """
      P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = ( SG ); };
      SG = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = ( E, EO ); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = ( Info.plist, Deep/C.swift ); };
      EO = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER; membershipExceptions = ( A.swift ); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ( );
        fileSystemSynchronizedGroups = ( SG ); };
      """)
    let app = try project.app()
    expectEqual(project.below(app.sources), ["App/A.swift", "App/Deep/B.swift"])
    expectEqual(project.below(app.resources), ["App/Fonts/X.ttf"])
    expectEqual(app.swiftVersion, "5.0")
  }

  /// Without a project the storyboards know the module.
  @Test func aFolderIsTheModuleOfItsStoryboards() throws {
    let project = try WrittenProject()
    try project.write("import UIKit", to: "A.swift")
    let app = try project.app()
    expectEqual(app.module, app.name.replacing("-", with: "_"))
    let own = #"<a customClass="B" customModule="Boats" customModuleProvider="target"/>"#
    try project.write(own + own + #"<a customClass="C" customModule="Cosmos"/>"#, to: "Base.lproj/Main.storyboard")
    try project.write(own.replacing("Boats", with: "Old"), to: "Row.xib")
    try expectEqual(project.app().module, "Boats")
  }

  /// A workspace that lost its contents says nothing; one that names a project twice has its apps once.
  @Test func workspacesMayBeBrokenOrSayThingsTwice() throws {
    let project = try WrittenProject.boats()
    try project.write(to: "Boats.xcworkspace/xcshareddata/Checks.plist")
    try expectEqual(project.app().name, "Boats 2")
    try project.write(
      """
      <Workspace version="1.0"><FileRef location="container:Boats.xcodeproj"></FileRef>
      <FileRef location="group:Boats.xcodeproj"></FileRef></Workspace>
      """, to: "Boats.xcworkspace/contents.xcworkspacedata")
    try expectEqual(project.app().name, "Boats 2")
  }

  @Test func anXcconfigStandsUnderTheSettings() throws {
    let project = try WrittenProject()
    try project.write("SWIFT_VERSION = 6.0 // the newest\nPRODUCT_MODULE_NAME = Under\n", to: "Base.xcconfig")
    try project.write(
      "#include \"Base.xcconfig\"\nPRODUCT_MODULE_NAME[sdk=iphoneos*] = No\nINFOPLIST_KEY_A = ${SWIFT_VERSION}-x\n",
      to: "App.xcconfig")
    try project.writeProject(
      """
      P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = ( C ); };
      C = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
      D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = {
        PRODUCT_MODULE_NAME = Over; }; };
      """)
    let app = try project.app()
    expectEqual(app.swiftVersion, "6.0")
    expectEqual(app.module, "Over")
    expectEqual(app.infoKeys, ["A": "6.0-x"])
  }

  @Test func aWorkspaceNamesItsProjects() throws {
    let project = try WrittenProject.boats()
    try project.writeProject("P = { isa = PBXProject; targets = ( ); };", named: "Pods/Pods")
    try project.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <Group location="group:Pods" name="Pods"><FileRef location="group:Pods.xcodeproj"/></Group>
        <FileRef location="container:Boats.xcodeproj"></FileRef>
      </Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let app = try AppProject.find(at: "\(project.folder)/All.xcworkspace")
    expectEqual(app.name, "Boats 2")
    try expectEqual(project.app(), app)
  }

  /// Apps of libraries lie in a folder of their own.
  @Test func aProjectIsFoundOneFolderDown() throws {
    let project = try WrittenProject()
    try project.write(to: "Example/A.swift")
    try project.writeProject(
      """
      P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F ); };
      F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Example; productType = "com.apple.product-type.application"; buildPhases = ( S ); };
      S = { isa = PBXSourcesBuildPhase; files = ( B, LOST ); };
      B = { isa = PBXBuildFile; fileRef = F; };
      """, named: "Example/Example")
    expectEqual(project.below(try project.app().sources), ["Example/A.swift"])
  }

  @Test func aFolderWithoutProjectIsOneModule() throws {
    let project = try WrittenProject()
    for name in [
      "Sources/A.swift", "B.swift", "Info.plist", "BTests/T.swift", "Pods/P.swift", ".hidden/H.swift", "Package.swift",
      "Assets.xcassets/a.swift", "Quay/Package.swift", "Quay/Sources/Quay/Q.swift",
    ] { try project.write(to: name) }
    let app = try project.app()
    expectEqual(project.below(app.sources), ["B.swift", "Sources/A.swift"])
    expectEqual(project.below(app.resources), ["Assets.xcassets"])
    expectEqual(app.infoPlist, "\(project.folder)/Info.plist")
  }

  @Test func whatIsNoAppIsSaid() throws {
    let project = try WrittenProject.boats()
    func problem(_ path: String = "", target: String? = nil) throws -> String? {
      try project.problem { _ = try AppProject.find(at: project.folder + path, target: target) }
    }
    try expectEqual(problem("/nothing"), "/nothing: there is nothing of this name")
    try expectEqual(
      problem("/Boats/Info.plist"),
      "/Boats/Info.plist: this is a file; name an .xcodeproj, an .xcworkspace or a folder with an app's sources")
    try expectEqual(problem(target: "Ships"), ": there is no target 'Ships'; the project has 'Boats 2', 'BoatsTests'")
    try expectEqual(
      problem("/Boats/Base.lproj"),
      "/Boats/Base.lproj: there is neither an Xcode project nor a Swift file here; name the folder of an app")
    try expectEqual(
      problem("/Shared", target: "A"), "/Shared: there is no Xcode project here that could have a target 'A'")

    try project.writeProject(
      """
      P = { isa = PBXProject; targets = ( A, B ); };
      A = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; };
      B = { isa = PBXNativeTarget; name = B; productType = "com.apple.product-type.application"; };
      """)
    try expectEqual(problem(), ": the project has several apps; choose one with --target: 'A', 'B'")
    try expectEqual(problem(target: "B"), nil)

    let file = "/Boats.xcodeproj/project.pbxproj"
    try project.write("<<<<<<< HEAD\n{ objects = { };", to: String(file.dropFirst()))
    try expectEqual(
      problem(), "\(file): this is not a property list: it may contain merge conflict marks, or be cut short")
    try project.write("{ a = b; }", to: String(file.dropFirst()))
    try expectEqual(
      problem(), "\(file): this property list is not an Xcode project: it has no objects with a rootObject")
    try project.write("<Workspace><FileRef", to: "W.xcworkspace/contents.xcworkspacedata")
    try expectEqual(
      problem("/W.xcworkspace")?.hasPrefix("/W.xcworkspace/contents.xcworkspacedata:1: this is not a workspace: "), true
    )
  }
}
