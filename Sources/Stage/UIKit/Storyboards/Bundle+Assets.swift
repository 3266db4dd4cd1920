extension Bundle {
  /// A file of the stage's folders, of their `en.lproj` or `Base.lproj`, else of the bundle. It stands before Foundation's where UIKit alone is imported.
  @preconcurrency @MainActor
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    if let name {
      let file = ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
      for place in UIKitRuntime.current.assets.places {
        let url = place.appendingPathComponent(file)
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    // What Xcode makes of a Core Data model: nobody reads it here.
    if let name, ext == "momd" || ext == "mom" { return URL(fileURLWithPath: "/\(name).\(ext ?? "")") }
    return url(forResource: name, withExtension: ext, subdirectory: nil)
  }

  /// The path of a file of the stage's folders, else of the bundle.
  @preconcurrency @MainActor
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }
}
