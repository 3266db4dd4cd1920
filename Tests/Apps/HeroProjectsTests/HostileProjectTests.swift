import Foundation
import HeroProjects
import HeroTesting

/// Projects that have no end, or that would write where they should not.
@Suite struct HostileProjectTests {
  /// An app of one file, with more objects and settings, and what is said of it, from the project's folder on.
  private func problem(
    settings: String = "", file: String = "isa = PBXFileReference; path = A.swift;", more: String = "",
    configuration: String? = nil, files: [String: String] = [:]
  ) throws -> String? {
    let project = try WrittenProject()
    try project.write("import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}", to: "A.swift")
    for (name, text) in files { try project.write(text, to: name) }
    try project.writeProject(
      """
      P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
      G = { isa = PBXGroup; children = ( F, X ); };
      F = { \(file) };
      X = { isa = PBXFileReference; path = a.xcconfig; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = ( S ); buildConfigurationList = L; };
      S = { isa = PBXSourcesBuildPhase; files = ( B ); };
      B = { isa = PBXBuildFile; fileRef = F; };
      L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
      D = { isa = XCBuildConfiguration; \(configuration.map { "baseConfigurationReference = \($0); " } ?? "")buildSettings = {
        \(settings) }; };
      \(more)
      """)
    return try project.problem { _ = try project.modules() }
  }

  private let file = "/Boats.xcodeproj/project.pbxproj"

  @Test func modulesAreNames() throws {
    for (name, reason) in [
      ("../../../evil", "it is not a name in Swift"), ("a/b", "it is not a name in Swift"),
      ("2b", "it is not a name in Swift"), ("UIKit", "has a module of this name"),
      ("film", "has a module of this name"),
      (String(repeating: "a", count: 101), "more than 100 bytes"),
    ] {
      let problem = try #require(try problem(settings: "PRODUCT_MODULE_NAME = \"\(name)\";"), "\(name)")
      #expect(problem.hasPrefix("\(file):10: the module of 'App' cannot be called '\(name)': "), "\(name)")
      #expect(problem.contains(reason), "\(name)")
    }
  }

  @Test func groupsThatHoldThemselvesAreSaid() throws {
    try expectEqual(
      problem(file: "isa = PBXVariantGroup; name = Main; children = ( F );"), "\(file):8: the group 'Main' holds itself"
    )
    try expectEqual(
      problem(
        file: "isa = PBXGroup; children = ( H );", more: "H = { isa = PBXGroup; path = Inner; children = ( F ); };"),
      "\(file):8: the group 'F' holds itself")
    // Two ways to one group, 2^60 to what is in the last.
    let groups = (0..<60).map { "H\($0) = { isa = PBXGroup; children = ( H\($0 + 1), H\($0 + 1) ); };" }
    try expectEqual(problem(file: "isa = PBXGroup; children = ( H0 );", more: groups.joined(separator: "\n")), nil)
  }

  @Test func settingsWithoutAnEndAreSaid() throws {
    func configured(_ text: String, _ files: [String: String] = [:]) throws -> String? {
      try problem(configuration: "X", files: files.merging(["a.xcconfig": text]) { $1 })
    }
    try expectEqual(
      problem(settings: "PRODUCT_MODULE_NAME = \"$(A)\"; A = \"$(B)$(B)\"; B = \"$(A)$(A)\";"),
      "\(file):15: the setting 'A' is made of itself")
    // Each is made of two of the next, 2^60 times nothing, and then something.
    let doubled = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined(separator: " ")
    try expectEqual(problem(settings: "PRODUCT_MODULE_NAME = \"$(A0)\"; \(doubled)"), nil)
    try expectEqual(
      problem(settings: "PRODUCT_MODULE_NAME = \"$(A0)\"; \(doubled) A60 = x;"),
      "\(file):15: the setting 'A43' grows beyond 64 KB")
    try expectEqual(
      configured(String(repeating: "K = $(inherited)$(inherited)x\n", count: 50)),
      "/a.xcconfig:17: the setting 'K' grows beyond 64 KB")
    try expectEqual(
      configured("\n#include \"b.xcconfig\"", ["b.xcconfig": "#include \"./a.xcconfig\""]),
      "/b.xcconfig:1: this file includes itself, by way of /a.xcconfig")
    let twice = (0..<60).map { ("c\($0).xcconfig", String(repeating: "#include \"c\($0 + 1).xcconfig\"\n", count: 2)) }
    try expectEqual(
      configured("#include \"c0.xcconfig\"", Dictionary(uniqueKeysWithValues: twice))?
        .contains("the project's settings grow beyond 32 MB"), true)
  }

  @Test func ownNamesAreWhatStoodBefore() throws {
    let conditions = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"${SWIFT_ACTIVE_COMPILATION_CONDITIONS} B\";"
    try expectEqual(
      problem(
        settings: conditions, configuration: "X",
        files: [
          "a.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = A", "A.swift": "#if A && B\nimport Nobody\n#endif",
        ]),
      nil)
  }

  @Test func listsWithoutAnEndAreSaid() throws {
    let project = try WrittenProject()
    func problem(_ text: String) throws -> String? {
      try project.write(text, to: "Boats.xcodeproj/project.pbxproj")
      return try project.problem { _ = try project.app() }
    }
    let deep = 100_000
    let problems = [
      ("{ a = \"(((\"; /* ((( */\n b = " + String(repeating: "(", count: deep), ":2: this property list is nested"),
      ("<plist>\n" + String(repeating: "<array>", count: deep), ":2: this property list is nested"),
      ("<0a> " + String(repeating: "{a=", count: deep), ":1: this property list is nested"),
      ("bplist00", ": this property list is binary; write it as text: plutil -convert xml1 FILE"),
    ]
    for (text, problemOfText) in problems {
      try expectEqual(problem(text)?.hasPrefix(file + problemOfText), true)
    }
  }

  @Test func aProjectSaysNothingOfWhereAPackageGoes() throws {
    let project = try WrittenProject()
    try project.write(to: "App/A.swift")
    try project.writeProject(
      """
      P = { isa = PBXProject; projectDirPath = "../.."; targets = ( T ); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
      """, named: "App/App")
    let app = try project.app(in: "App")
    expectEqual(AppFolders.beside(app), "\(project.folder)/AppOnStage")
  }

  @Test func manyFilesAndLongOnesAreRead() throws {
    let project = try WrittenProject()
    try project.write("@main class A: UIResponder, UIApplicationDelegate {}", to: "A.swift")
    for name in (0..<2_000).map({ "F/\($0 % 100)/\($0).swift" }) {
      try project.write("import B\(name.count)", to: name)
    }
    try project.write(String(repeating: "// A line\n", count: 10_000) + "import Last", to: "Long.swift")
    let app = try project.app()
    expectEqual(app.sources.count, 2_002)
    let missing = try AppModules(of: app).missing.map(\.module)
    expectEqual(missing, ["B11", "B13", "B14", "B15", "Last"])
    _ = try AppStart(app)
  }
}
