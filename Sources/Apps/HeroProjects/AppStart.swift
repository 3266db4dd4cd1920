import Foundation
import HeroFiles

/// How the app starts: what its sources and its Info.plist say.
package struct AppStart: Equatable, Sendable {
  /// A scene of `UIApplicationSceneManifest`.
  package struct Scene: Equatable, Sendable {
    /// `UISceneConfigurationName`.
    package var name: String?
    /// `UISceneDelegateClassName` without its module.
    package var delegate: String?
    /// `UISceneStoryboardFile`.
    package var storyboard: String?
  }

  /// The class with `@main` or `@UIApplicationMain`, else the first that says it is a `UIApplicationDelegate`; nil: the app has none.
  package var delegate: String?
  /// Classes that say they are window scenes' delegates.
  package var sceneDelegates: [String] = []
  /// `UIMainStoryboardFile`.
  package var mainStoryboard: String?
  /// In the file's order.
  package var scenes: [Scene] = []
  /// `UIAppFonts`: font files by their places in the app's bundle.
  package var fonts: [String] = []

  /// - Throws: A `ProjectError` for an app that starts in SwiftUI, or whose start nothing says; for a file that cannot be read.
  package init(_ app: AppProject) throws(ProjectError) {
    var swiftUI: String?
    var conforming: String?
    for path in app.sources.sorted() {
      let text = try SwiftFile.read(path)
      if let match = text.firstMatch(of: #/@(?:UIApplicationMain|main)\b[^{]*?\b(class|struct)\s+(\w+)/#) {
        if match.1 == "struct" { swiftUI = path } else { delegate = String(match.2) }
      }
      for match in text.matches(of: #/\bclass\s+(\w+)\s*:([^{]*)\{/#) {
        let kinds = match.2.split { !$0.isLetter && !$0.isNumber }
        if kinds.contains("UIApplicationDelegate") { conforming = conforming ?? String(match.1) }
        if kinds.contains("UIWindowSceneDelegate") { sceneDelegates.append(String(match.1)) }
      }
    }
    delegate = delegate ?? conforming
    try readInfo(of: app)
    if delegate == nil, let swiftUI {
      throw ProjectError(
        swiftUI, "the app starts in SwiftUI (@main struct); a stage runs UIKit apps: those with an app delegate")
    }
    guard delegate != nil || mainStoryboard != nil || scenes.contains(where: { $0.storyboard != nil }) else {
      throw ProjectError(
        app.folder,
        "nothing says how the app '\(app.name)' starts: no class has @main or @UIApplicationMain, and no Info.plist names a storyboard"
      )
    }
  }

  private mutating func readInfo(of app: AppProject) throws(ProjectError) {
    mainStoryboard = app.infoKeys["UIMainStoryboardFile"]
    guard let file = app.infoPlist, let bytes = FileSystem.bytes(of: file) else { return }
    guard let info = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    else {
      throw ProjectError(file, "this is not a property list")
    }
    mainStoryboard = info["UIMainStoryboardFile"] as? String ?? mainStoryboard
    fonts = info["UIAppFonts"] as? [String] ?? []
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    scenes = (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []).map { scene in
      Scene(
        name: scene["UISceneConfigurationName"] as? String,
        delegate: (scene["UISceneDelegateClassName"] as? String)?.split(separator: ".").last.map(String.init),
        storyboard: scene["UISceneStoryboardFile"] as? String)
    }
  }
}
