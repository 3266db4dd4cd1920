import Foundation
import HeroProjects

/// A folder with an app in it, which goes when the test ends.
final class WrittenProject {
  let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // macOS reaches its temporary folder by a link.
    folder = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String = "", to name: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Paths below the folder.
  func below(_ paths: [String]) -> [String] { paths.map { $0.replacing("\(folder)/", with: "") } }

  /// Writes a project of objects, in the form that Xcode has used since 2003.
  func writeProject(_ objects: String, named name: String = "Boats") throws {
    try write(
      """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 56;
      \tobjects = {
      \(objects)
      \t};
      \trootObject = P /* Project object */;
      }
      """, to: "\(name).xcodeproj/project.pbxproj")
  }
}

/// The least that starts as an app.
let delegate = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"

extension WrittenProject {
  /// What is said against something, from the folder on; nil where it can be done.
  func problem(_ work: () throws -> Void) throws -> String? {
    do {
      try work()
      return nil
    } catch let error as ProjectError {
      return error.description.replacing(folder, with: "")
    }
  }

  /// The app in the folder, or in one of its folders.
  func app(in name: String = "") throws -> AppProject {
    try AppProject.find(at: name.isEmpty ? folder : "\(folder)/\(name)")
  }

  /// The modules of the app in the folder.
  func modules() throws -> AppModules { try AppModules(of: app()) }
}

extension AppPackage {
  /// The package of an app as it is found.
  init(
    of app: AppProject, with given: [String: String] = [:], in folder: String = "/film",
    herorender: String = "/herorender", hasStatusBar: Bool = false, actions: [AppAction] = [], version: String = ""
  ) throws {
    try self.init(
      app: app, start: AppStart(app), modules: AppModules(of: app, with: given), folder: folder, herorender: herorender,
      device: "iPhone8", hasStatusBar: hasStatusBar, actions: actions, version: version)
  }

  /// The texts of its files by their paths.
  func texts(for purpose: Purpose) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files(for: purpose).map { ($0.path, $0.text) })
  }
}

/// Runs lines of a shell in place of each program, and keeps what was to be started.
final class Shell: ProgramStarter {
  private(set) var started: [[String]] = []
  private var scripts: [String]

  init(_ scripts: String...) { self.scripts = scripts }
  init(_ scripts: [String]) { self.scripts = scripts }

  func start(_ words: [String], _ output: FileHandle) throws -> Process {
    // The rewriter's tool may be there from earlier builds.
    guard !scripts.isEmpty else { throw CancellationError() }
    started.append(words)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", scripts.removeFirst()]
    process.standardOutput = output
    try process.run()
    return process
  }

  func status(of process: Process, within limit: Double?) -> Int32? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}

/// An app of three files in groups, its tests, a storyboard in two languages, and settings of project and target.
let boats = """
  P = { isa = PBXProject; mainGroup = G; targets = ( T, U ); buildConfigurationList = PL; };
  G = { isa = PBXGroup; sourceTree = "<group>"; children = ( GA, F3, F5 ); };
  GA /* Boats */ = { isa = PBXGroup; path = Boats; sourceTree = "<group>"; children = ( F1, GB, V, F4, PL1, X ); };
  GB = { isa = PBXGroup; name = "No Folder"; sourceTree = "<group>"; children = ( F2, F6 ); };
  F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
  F2 = { isa = PBXFileReference; name = "Boat.swift"; path = "Model/Boat Model.swift"; sourceTree = "<group>"; };
  F3 = { isa = PBXFileReference; path = Shared/Shared.swift; sourceTree = SOURCE_ROOT; };
  F4 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
  F5 = { isa = PBXFileReference; path = BoatsTests/BoatTests.swift; sourceTree = "<group>"; };
  F6 = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
  X = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
  PL1 = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
  V = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = ( VB, VD ); };
  VB = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
  VD = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
  T = { isa = PBXNativeTarget; name = "Boats 2"; productType = "com.apple.product-type.application";
    buildPhases = ( S, R, W ); buildConfigurationList = TL; packageProductDependencies = ( H ); };
  U = { isa = PBXNativeTarget; name = BoatsTests; productType = "com.apple.product-type.bundle.unit-test";
    buildPhases = ( SU ); };
  S = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, B6, BX ); };
  SU = { isa = PBXSourcesBuildPhase; files = ( B5 ); };
  R = { isa = PBXResourcesBuildPhase; files = ( BV, B4 ); };
  W = { isa = PBXFrameworksBuildPhase; files = ( BP, BF, BS ); };
  B1 = { isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
  B2 = { isa = PBXBuildFile; fileRef = F2; };
  B3 = { isa = PBXBuildFile; fileRef = F3; };
  B4 = { isa = PBXBuildFile; fileRef = F4; };
  B5 = { isa = PBXBuildFile; fileRef = F5; };
  B6 = { isa = PBXBuildFile; fileRef = F6; };
  BX = { isa = PBXBuildFile; fileRef = X; };
  BV = { isa = PBXBuildFile; fileRef = V; };
  BP = { isa = PBXBuildFile; productRef = H; };
  BF = { isa = PBXBuildFile; fileRef = FW; };
  BS = { isa = PBXBuildFile; fileRef = FS; };
  H = { isa = XCSwiftPackageProductDependency; productName = Hero; package = RP; };
  RP = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Hero.git"; };
  FW = { isa = PBXFileReference; path = SnapKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
  FS = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
  PL = { isa = XCConfigurationList; buildConfigurations = ( PR, PD ); };
  PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
    SWIFT_VERSION = 4.2; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
  PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 3.0; }; };
  TL = { isa = XCConfigurationList; buildConfigurations = ( TD ); };
  TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
    INFOPLIST_FILE = "$(SRCROOT)/Boats/Info.plist"; INFOPLIST_KEY_UIMainStoryboardFile = Main;
    SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( "$(inherited)", HARBOUR ); PRODUCT_NAME = "$(TARGET_NAME)"; }; };
  """

extension WrittenProject {
  /// `boats` with its files.
  static func boats() throws -> WrittenProject {
    let project = try WrittenProject()
    for name in [
      "Boats/AppDelegate.swift", "Boats/Model/Boat Model.swift", "Shared/Shared.swift", "BoatsTests/BoatTests.swift",
      "Boats/Old.m", "Boats/Info.plist", "Boats/Base.lproj/Main.storyboard", "Boats/de.lproj/Main.strings",
      "Boats/Assets.xcassets/Contents.json",
    ] { try project.write(to: name) }
    try project.writeProject(HeroProjectsTests.boats)
    return project
  }
}
