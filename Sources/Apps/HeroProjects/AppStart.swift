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
  /// The files of these classes.
  package var delegateFiles: [String] = []
  /// A controller that shows instead of what the app starts with.
  package var screen: String?
  /// Whether it is the root of a navigation controller.
  package var isInNavigation = false
  /// `UIMainStoryboardFile`.
  package var mainStoryboard: String?
  /// In the file's order.
  package var scenes: [Scene] = []
  /// `UIAppFonts`: font files by their places in the app's bundle.
  package var fonts: [String] = []

  /// - Parameters:
  ///   - screen: The class of a controller that shows instead of what the app starts with.
  ///   - isInNavigation: Whether it is the root of a navigation controller.
  /// - Throws: A `ProjectError` for an app that starts in SwiftUI, or whose start nothing says; for a file that cannot be read.
  package init(_ app: AppProject, screen: String? = nil, isInNavigation: Bool = false) throws(ProjectError) {
    (self.screen, self.isInNavigation) = (screen, isInNavigation)
    var swiftUI: String?
    var conforming: String?
    var seen: Set<String> = []
    let conditions = AppModules.conditions(app)
    for path in app.sources.sorted() {
      let file = try SwiftFile(path, conditions)
      if let main = file.main {
        if main.kind == "struct" { swiftUI = path } else { delegate = main.name }
      }
      for type in file.classes {
        let delegates: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate"]
        if !delegates.isDisjoint(with: type.inherited), delegateFiles.last != path { delegateFiles.append(path) }
        if type.inherited.contains("UIApplicationDelegate") { conforming = conforming ?? type.name }
        if type.inherited.contains("UIWindowSceneDelegate"), seen.insert(type.name).inserted {
          sceneDelegates.append(type.name)
        }
      }
    }
    delegate = delegate ?? conforming
    try readInfo(of: app)
    if screen != nil { return }
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
    defer { if mainStoryboard?.isEmpty == true { mainStoryboard = nil } }
    mainStoryboard = app.infoKeys["UIMainStoryboardFile"]
    guard let file = app.infoPlist, let bytes = FileSystem.bytes(of: file) else { return }
    guard let info = try PropertyList.read(bytes, file: file) as? [String: Any] else {
      throw ProjectError(file, "this property list is no dictionary")
    }
    mainStoryboard = info["UIMainStoryboardFile"] as? String ?? mainStoryboard
    fonts = (info["UIAppFonts"] as? [String] ?? []).filter { !$0.isEmpty }
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
