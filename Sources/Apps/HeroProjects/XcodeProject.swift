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
  /// The first of each name.
  private let targets: [String: ProjectObject]
  /// The names of all targets, in the project's order.
  let targetNames: [String]
  /// What xcconfig files say.
  private let configurations = ConfigurationFiles()

  /// - Throws: A `ProjectError` when the project cannot be read.
  init(_ path: String) throws(ProjectError) {
    self.path = path
    let file = FilePath.join(path, "project.pbxproj")
    let bytes: [UInt8]
    do { bytes = try FileBytes.read(file, maximum: 1 << 26) } catch { throw ProjectError(file, "\(error)") }
    objects = try ProjectObjects(bytes, file: file)
    let parent = FilePath.folder(of: path)
    folder = objects.root.text("projectDirPath").map { $0.isEmpty ? parent : FilePath.join(parent, $0) } ?? parent
    places = try Self.places(objects, root: folder)
    let all = objects.all("targets", of: objects.root)
    targets = Dictionary(all.compactMap { target in target.text("name").map { ($0, target) } }) { first, _ in first }
    targetNames = all.compactMap { $0.text("name") }
  }

  /// Each path is its group's, or the project's, or absolute.
  private static func places(_ objects: ProjectObjects, root: String) throws(ProjectError) -> [String: String] {
    guard let main = objects.one("mainGroup", of: objects.root) else { return [:] }
    var places: [String: String] = [:]
    for (object, group) in try objects.tree(of: main) {
      // Nowhere is what Xcode builds, and the system's own.
      guard let parent = group.map({ places[$0.identifier] }) ?? root else { continue }
      let own = object.text("path")
      let place: String
      switch object.text("sourceTree") {
      case "<group>"?, nil: place = own.map { FilePath.join(parent, $0) } ?? parent
      case "SOURCE_ROOT"?: place = own.map { FilePath.join(root, $0) } ?? root
      case "<absolute>"?: place = own ?? parent
      default: continue
      }
      places[object.identifier] = place.hasPrefix("/") ? FilePath.plain(place) : place
    }
    return places
  }

  /// The iOS that came with the newest Xcode that the project names: 0930 is Xcode 9.3, 1310 is 13.1.
  private var sdk: Int? {
    let attributes = objects.root.settings("attributes")
    let versions = ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap { attributes[$0].flatMap { Int($0) } }
    // Xcode 7 had iOS 9, 16 had 18; from 26 on both have one number.
    return versions.max().map { $0 / 100 }.flatMap { (1...99).contains($0) ? $0 < 26 ? $0 + 2 : $0 : nil }
  }

  /// The targets that are apps, in the project's order.
  var apps: [String] {
    targetNames.filter { targets[$0]?.text("productType") == "com.apple.product-type.application" }
  }

  /// The name of a target's module.
  ///
  /// - Throws: A `ProjectError` for settings that have no end.
  func module(of target: String) throws(ProjectError) -> String? {
    guard let target = targets[target] else { return nil }
    var settings = try settings(of: target)
    return try settings["PRODUCT_MODULE_NAME"]
  }

  /// A target with its files; nil where the project has none of that name.
  ///
  /// - Throws: A `ProjectError` for a module that cannot be called so, for groups and settings that have no end, and for a folder that cannot be
  ///   listed.
  func app(_ name: String) throws(ProjectError) -> AppProject? {
    guard let target = targets[name] else { return nil }
    var settings = try settings(of: target)
    var app = try AppProject(
      name: name, module: settings["PRODUCT_MODULE_NAME"], folder: folder, home: FilePath.folder(of: path),
      at: { objects.place(of: target) })
    app.swiftVersion = try settings["SWIFT_VERSION"] ?? app.swiftVersion
    app.conditions = try (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
      .filter(AppProject.isIdentifier)
    app.infoPlist = try settings["INFOPLIST_FILE"].map { $0.hasPrefix("/") ? $0 : FilePath.join(folder, $0) }
    app.bridgingHeader = try settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap {
      $0.isEmpty ? nil : $0.hasPrefix("/") ? $0 : FilePath.join(folder, $0)
    }
    app.infoKeys = try settings.beginning("INFOPLIST_KEY_")
    app.sdk = sdk
    for phase in objects.all("buildPhases", of: target) {
      let files = objects.all("files", of: phase)
      switch phase.isa {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in files.compactMap({ objects.one("fileRef", of: $0) }) { try add(file, to: &app) }
      case "PBXFrameworksBuildPhase": app.libraries += files.compactMap(library)
      default: break
      }
    }
    for product in objects.all("packageProductDependencies", of: target) {
      guard let name = product.text("productName") else { continue }
      app.addresses[name] = objects.one("package", of: product)?.text("repositoryURL")
    }
    for group in objects.all("fileSystemSynchronizedGroups", of: target) {
      try add(folder: group, of: target, to: &app)
    }
    return app
  }

  /// A file, or the files of a group of one file in several languages or versions.
  private func add(_ file: ProjectObject, to app: inout AppProject) throws(ProjectError) {
    func isVariants(_ object: ProjectObject) -> Bool { object.isa == "PBXVariantGroup" }
    for (object, _) in try objects.tree(of: file, where: isVariants) where !isVariants(object) {
      if let place = places[object.identifier] { app.add(place) }
    }
  }

  /// A folder whose files belong to the target, all but those that the project excepts (Xcode 16). What another target lends it stands in an
  /// exception of its own.
  private func add(
    folder group: ProjectObject, of target: ProjectObject, to app: inout AppProject
  ) throws(ProjectError) {
    guard let place = places[group.identifier] else { return }
    let exceptions = objects.all("exceptions", of: group)
      .filter { $0.text("target") == target.identifier }
      .flatMap { $0.texts("membershipExceptions") }
    let excepted = Set(exceptions.map { FilePath.join(place, $0) })
    for file in try AppFiles.all(in: place) where !excepted.contains(file) { app.add(file) }
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

  /// Of the configurations called Debug, else of the first.
  private func settings(of target: ProjectObject) throws(ProjectError) -> BuildSettings {
    var settings = BuildSettings(files: configurations)
    try settings.add(
      [
        "TARGET_NAME": target.text("name") ?? "", "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": folder,
        "PROJECT_DIR": folder, "PROJECT_NAME": FilePath.name(of: path).replacing(".xcodeproj", with: ""),
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "",
      ], at: { [path] in path })
    for holder in [objects.root, target] {
      guard let list = objects.one("buildConfigurationList", of: holder) else { continue }
      let all = objects.all("buildConfigurations", of: list)
      guard let chosen = all.first(where: { $0.text("name") == "Debug" }) ?? all.first else { continue }
      if let file = objects.one("baseConfigurationReference", of: chosen), let place = places[file.identifier] {
        try settings.add(configuration: place)
      }
      try settings.add(chosen.settings("buildSettings"), at: { [objects] in objects.place(of: chosen) })
    }
    return settings
  }
}
