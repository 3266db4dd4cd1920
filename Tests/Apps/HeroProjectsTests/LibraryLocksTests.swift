import HeroTesting

@testable import HeroProjects

/// What is said of missing modules whose versions the project has settled on.
@Suite struct LibraryLocksTests {
  private func notes(_ files: [String: String]) throws -> [String] {
    let project = try WrittenProject.boats()
    try project.write("<plist version=\"1.0\"><dict></dict></plist>", to: "Boats/Info.plist")
    try project.write(
      "import RxSwift\nimport RxCocoa\nimport NSObject_Rx\nimport Moored", to: "Boats/AppDelegate.swift")
    try project.write("import RxSwift", to: "Shared/Shared.swift")
    for (path, text) in files { try project.write(text, to: path) }
    let app = try project.app()
    return try AppNotes(app, AppModules(of: app), hasStandIns: true).lines.filter { $0.contains("missing") }
  }

  @Test func podsAreToldTogetherWithTheirVersions() throws {
    let lock = """
      PODS:
        - Alamofire (5.2.0)
        - "NSObject+Rx (5.0.2)":
          - RxSwift (~> 5.1)
        - RxCocoa (5.1.1):
        - RxSwift/Core (5.1.3)
      DEPENDENCIES:
        - Moored (~> 2.0)
      """
    expectEqual(
      try notes(["Podfile.lock": lock]),
      [
        "warning: sources of Podfile.lock are missing: `pod install` in the project's folder, or --with MODULE=FOLDER for each of "
          + "RxSwift 5.1.3 (2 files), NSObject_Rx 5.0.2 (1 file), RxCocoa 5.1.1 (1 file)",
        "warning: the module 'Moored' is missing and has no stand-in; name its sources, if it is a library, by --with Moored=FOLDER: AppDelegate.swift",
      ])
  }

  @Test func packagesAreClonedAtTheirVersions() throws {
    let pins = """
      {"pins": [{"identity": "rxswift", "location": "https://example.com/RxSwift.git", "state": {"version": "6.5.0"}}], "version": 2}
      """
    let old = """
      {"object": {"pins": [{"package": "Moored", "repositoryURL": "https://example.com/Moored", "state": {"branch": "a;b"}}]}}
      """
    let told = try notes([
      "Boats.xcworkspace/xcshareddata/swiftpm/Package.resolved": pins,
      "Boats.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": old,
      "Cartfile.resolved": "github \"ReactiveX/RxCocoa\" \"5.1.1\"\n",
    ])
    expectEqual(
      told.prefix(3),
      [
        "warning: the module 'RxSwift' is missing: git clone --branch 6.5.0 https://example.com/RxSwift.git ../RxSwift, and --with RxSwift=../RxSwift: "
          + "AppDelegate.swift, Shared.swift",
        "warning: the module 'Moored' is missing: git clone --branch 'a;b' https://example.com/Moored ../Moored, and --with Moored=../Moored: "
          + "AppDelegate.swift",
        "warning: sources of Cartfile.resolved are missing: `carthage checkout` in the project's folder, or --with MODULE=FOLDER for each of "
          + "RxCocoa 5.1.1 (1 file)",
      ])
  }
}
