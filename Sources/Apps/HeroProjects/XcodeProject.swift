import HeroFiles

/// A `.xcodeproj`: its targets, and the files that each has.
struct XcodeProject {
  /// The `.xcodeproj`.
  let path: String
  /// `SRCROOT`: the folder that holds it.
  let folder: String
  private let objects: ProjectObjects
  /// Where each file, group and folder of the project stands, by identifiers.
  private let places: [String: String]

  /// - Throws: A `ProjectError` when the project cannot be read.
  init(_ path: String) throws(ProjectError) {
    self.path = path
    let file = FilePath.join(path, "project.pbxproj")
    let bytes: [UInt8]
    do { bytes = try FileBytes.read(file, maximum: 1 << 28) } catch { throw ProjectError(file, "\(error)") }
    objects = try ProjectObjects(bytes, file: file)
    let parent = FilePath.folder(of: path)
    folder = objects.root.text("projectDirPath").map { $0.isEmpty ? parent : FilePath.join(parent, $0) } ?? parent
    var places: [String: String] = [:]
    if let group = objects.one("mainGroup", of: objects.root) {
      Self.place(group, in: folder, root: folder, objects, &places, depth: 0)
    }
    self.places = places
  }

  /// Walks the tree of groups: each path is its group's, or the project's, or absolute.
  private static func place(
    _ object: ProjectObject, in parent: String, root: String, _ objects: ProjectObjects,
    _ places: inout [String: String], depth: Int
  ) {
    guard depth < 100, places[object.identifier] == nil else { return }
    let own = object.text("path")
    let place: String
    switch object.text("sourceTree") {
    case "<group>"?, nil: place = own.map { FilePath.join(parent, $0) } ?? parent
    case "SOURCE_ROOT"?: place = own.map { FilePath.join(root, $0) } ?? root
    case "<absolute>"?: place = own ?? parent
    // What Xcode builds, and the system's own.
    default: return
    }
    places[object.identifier] = place.hasPrefix("/") ? FilePath.plain(place) : place
    for child in objects.all("children", of: object) {
      self.place(child, in: place, root: root, objects, &places, depth: depth + 1)
    }
  }

  /// The targets that are apps, in the project's order.
  var apps: [String] { targets.filter(Self.isApp).compactMap { $0.text("name") } }

  /// All targets, in the project's order.
  var targetNames: [String] { targets.compactMap { $0.text("name") } }

  private var targets: [ProjectObject] { objects.all("targets", of: objects.root) }

  private static func isApp(_ target: ProjectObject) -> Bool {
    target.text("productType") == "com.apple.product-type.application"
  }

  /// A target with its files; nil where the project has none of that name.
  func app(_ name: String) -> AppProject? {
    guard let target = targets.first(where: { $0.text("name") == name }) else { return nil }
    let settings = settings(of: target)
    var app = AppProject(name: name, module: settings["PRODUCT_MODULE_NAME"], folder: folder)
    app.swiftVersion = settings["SWIFT_VERSION"] ?? app.swiftVersion
    app.conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
    app.infoPlist = settings["INFOPLIST_FILE"].map { $0.hasPrefix("/") ? $0 : FilePath.join(folder, $0) }
    app.infoKeys = settings.beginning("INFOPLIST_KEY_")
    for phase in objects.all("buildPhases", of: target) {
      let files = objects.all("files", of: phase)
      switch phase.isa {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in files.compactMap({ objects.one("fileRef", of: $0) }) { add(file, to: &app) }
      case "PBXFrameworksBuildPhase": app.libraries += files.compactMap(library)
      default: break
      }
    }
    for product in objects.all("packageProductDependencies", of: target) {
      guard let name = product.text("productName") else { continue }
      app.addresses[name] = objects.one("package", of: product)?.text("repositoryURL")
    }
    for group in objects.all("fileSystemSynchronizedGroups", of: target) { add(folder: group, of: target, to: &app) }
    return app
  }

  /// A file, or the files of a group of one file in several languages or versions.
  private func add(_ file: ProjectObject, to app: inout AppProject) {
    if file.isa == "PBXVariantGroup" {
      for language in objects.all("children", of: file) { add(language, to: &app) }
      return
    }
    guard let place = places[file.identifier] else { return }
    app.add(place)
  }

  /// A folder whose files belong to the target, all but those that the project excepts (Xcode 16). What another target lends it stands in an
  /// exception of its own.
  private func add(folder group: ProjectObject, of target: ProjectObject, to app: inout AppProject) {
    guard let place = places[group.identifier] else { return }
    let exceptions = objects.all("exceptions", of: group)
      .filter { $0.text("target") == target.identifier }
      .flatMap { $0.texts("membershipExceptions") }
    let excepted = Set(exceptions.map { FilePath.join(place, $0) })
    for file in AppFiles.all(in: place) where !excepted.contains(file) { app.add(file) }
  }

  /// What the app links: a product of a package, or a framework of its own.
  private func library(_ file: ProjectObject) -> String? {
    if let product = objects.one("productRef", of: file) { return product.text("productName") }
    guard let reference = objects.one("fileRef", of: file),
      let path = reference.text("path") ?? reference.text("name"), path.hasSuffix(".framework"),
      reference.text("sourceTree") != "SDKROOT"
    else { return nil }
    return FilePath.name(of: path).replacing(".framework", with: "")
  }

  /// Of the configuration called Debug, else of the first.
  private func settings(of target: ProjectObject) -> BuildSettings {
    var settings = BuildSettings()
    settings.add([
      "TARGET_NAME": target.text("name") ?? "", "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": folder,
      "PROJECT_DIR": folder, "PROJECT_NAME": FilePath.name(of: path).replacing(".xcodeproj", with: ""),
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ])
    for holder in [objects.root, target] {
      guard let list = objects.one("buildConfigurationList", of: holder) else { continue }
      let configurations = objects.all("buildConfigurations", of: list)
      guard let chosen = configurations.first(where: { $0.text("name") == "Debug" }) ?? configurations.first else {
        continue
      }
      if let file = objects.one("baseConfigurationReference", of: chosen), let place = places[file.identifier] {
        settings.add(configuration: place)
      }
      settings.add(chosen.settings("buildSettings"))
    }
    return settings
  }
}
