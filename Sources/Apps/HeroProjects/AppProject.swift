/// An app's target, as its Xcode project describes it.
///
/// Paths are absolute, in the order in which the project lists them, and lead to files that are there.
package struct AppProject: Equatable, Sendable {
  /// The target's name.
  package var name: String
  /// The module that the app's files make: the target's name, or `PRODUCT_MODULE_NAME`.
  package let module: String
  /// The project's folder (`SRCROOT`).
  package let folder: String
  /// The folder that holds the project, whatever that says.
  package let home: String
  /// `SWIFT_VERSION`: "5.0" where the project says nothing.
  package var swiftVersion = "5.0"
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, of the Debug configuration.
  package var conditions: [String] = []
  /// Files ending in `.swift`.
  package var sources: [String] = []
  /// Core Data models, of which Xcode generates classes.
  package var models: [String] = []
  /// Sources in other languages (`.m`, `.c`, `.metal` …), which do not compile here.
  package var foreignSources: [String] = []
  /// Storyboards, xibs, catalogues, pictures, fonts, tables of words.
  package var resources: [String] = []
  /// `INFOPLIST_FILE`.
  package var infoPlist: String?
  /// `SWIFT_OBJC_BRIDGING_HEADER`.
  package var bridgingHeader: String?
  /// What Xcode would write into an Info.plist of its own: `INFOPLIST_KEY_UIMainStoryboardFile = Main` stands here as `UIMainStoryboardFile`.
  package var infoKeys: [String: String] = [:]
  /// Products of packages and of the project's other targets that the app links.
  package var libraries: [String] = []
  /// Where the packages of products that the app links come from, by the products' names.
  package var addresses: [String: String] = [:]
  /// Files that the project lists and that are not there.
  package var missing: [String] = []
  /// The iOS that came with the newest Xcode that the project names; nil: it names none.
  package var sdk: Int?
  /// All files that were added, wherever they belong.
  var listed: Set<String> = []

  /// The mode of the compiler, as SwiftPM names it: the oldest that there is stands for Swift 3 too.
  var languageMode: String {
    switch swiftVersion.prefix(3) {
    case "4.2": "v4_2"
    case let version where version.hasPrefix("3") || version.hasPrefix("4"): "v4"
    case let version where version.hasPrefix("6"): "v6"
    default: "v5"
    }
  }

  /// An app without files.
  ///
  /// - Parameters:
  ///   - module: The name of its module; nil: made of the app's name.
  ///   - home: The folder that holds the project; nil: `folder`.
  ///   - place: What names the module, for the error.
  /// - Throws: A `ProjectError` for a module that cannot be called so.
  init(
    name: String, module: String? = nil, folder: String, home: String? = nil, at place: () -> String
  ) throws(ProjectError) {
    (self.name, self.folder, self.home) = (name, folder, home ?? folder)
    self.module = module ?? Self.identifier(name)
    if let problem = Self.problem(ofModule: self.module) {
      throw ProjectError(place(), "the module of '\(name)' cannot be called '\(self.module)': \(problem)")
    }
  }

  /// What keeps a name from being a module's, which becomes names of folders, files and targets, and words of Swift.
  private static func problem(ofModule name: String) -> String? {
    if !isIdentifier(name) {
      return "it is not a name in Swift: letters, digits and _, of which a digit does not come first"
    }
    if name.utf8.count > 100 { return "it has more than 100 bytes" }
    if name == "film" || AppModules.known.contains(name) { return "herorender, or Swift, has a module of this name" }
    return nil
  }

  /// Whether a text can be a name in Swift.
  static func isIdentifier(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name != "_" && identifier(String(name)) == name
  }

  /// A name as Xcode's `:c99extidentifier` has it: what is no letter or digit becomes `_`.
  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
