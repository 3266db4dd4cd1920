internal import HeroGeometry
internal import InterfaceBuilder

/// Controllers of an Interface Builder file.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle?
  let document: InterfaceDocument

  /// Opens a storyboard of the stage's folders, else of a bundle's (nil: the main one's); stops where there is none.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    guard let path = InterfaceFiles.path(of: name, ending: "storyboard", bundle: storyboardBundleOrNil) else {
      stop(
        "Could not find a storyboard named '\(name)' in the stage's folders or in bundle \(InterfaceFiles.name(storyboardBundleOrNil))"
      )
    }
    document = InterfaceFiles.document(path)
  }

  /// The controller that shows first; nil when the file names none.
  open func instantiateInitialViewController() -> UIViewController? { instantiateInitialViewController(creator: nil) }

  /// The controller that shows first, made by a function; nil when the file names none.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let id = document.initialController, let found = document.controller(id: id) else {
      UIKitRuntime.current.warn(
        "Failed to instantiate the default view controller of '\(name)' - perhaps the designated entry point is not set?"
      )
      return nil
    }
    return make(found, creator)
  }

  /// The controller with an identifier; stops where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(controller(identifier), nil)
  }

  /// The controller with an identifier, made by a function; stops where there is none.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { make(controller(identifier), creator) }

  private func controller(_ identifier: String) -> InterfaceController {
    guard let found = document.controller(storyboardIdentifier: identifier) else {
      stop("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return found
  }

  private func make<ViewController: UIViewController>(
    _ controller: InterfaceController, _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController {
    let made = StoryboardController.controller(controller, of: self) { coder in creator.map { $0(coder) } ?? nil }
    guard let own = made as? ViewController else {
      stop("Storyboard (\(name)) made a \(type(of: made)) where a \(ViewController.self) was asked for")
    }
    // Objective-C hands it over autoreleased: an app may hold it weakly until the end of the turn.
    UIKitRuntime.current.clock.atEndOfTurn { _ = own }
    return own
  }

  /// A controller of a class, of the first storyboard in the stage's folders, by their names, that has a scene of it.
  package static func controller(ofClass name: String) -> UIViewController? {
    for path in InterfaceFiles.storyboards {
      let document = InterfaceFiles.document(path)
      guard let found = document.controllers.first(where: { $0.customClass == name }) else { continue }
      let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return UIStoryboard(name: file, bundle: nil).make(found, nil)
    }
    return nil
  }

  // MARK: Names of the app

  /// Says of a class of the app's what a storyboard or xib may name: its outlets and user defined runtime attributes by key paths, and its
  /// actions by functions, all by their names in the file. Classes that are named only and have nothing to set need not be registered
  /// where the file names their module.
  ///
  /// On iOS the Objective-C runtime finds all this by itself.
  public static func register<Object: NSObject>(
    _ type: Object.Type, outlets: [String: PartialKeyPath<Object>] = [:],
    attributes: [String: PartialKeyPath<Object>] = [:], actions: [String: (Object, Any?) -> Void] = [:]
  ) {
    ObjectiveCRegistry.shared.add(type, keys: outlets.merging(attributes) { own, _ in own }, actions: actions)
  }

  /// Says how an attribute is set that cannot be read.
  package static func register<Object: NSObject, Value>(
    _ type: Object.Type, attribute: String, _ set: @escaping (Object, Value) -> Void
  ) { ObjectiveCRegistry.shared.add(type, key: attribute, set) }
}

/// Finds and reads Interface Builder's files.
@MainActor
enum InterfaceFiles {
  /// A file of the stage's folders, of those of languages in them, or of a bundle.
  static func path(of name: String, ending: String, bundle: Bundle?) -> String? {
    let own = [(bundle ?? Bundle.main).resourceURL].compactMap { $0 }
    return (UIKitRuntime.current.assets.places + AssetFolders(folders: own).places)
      .map { $0.appendingPathComponent("\(name).\(ending)").path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Of the stage's folders, in the order of their paths in each; one that stands there in several languages counts once.
  static var storyboards: [String] {
    var seen: Set<String> = []
    return UIKitRuntime.current.assets.places.flatMap { place in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      return names.filter { $0.hasSuffix(".storyboard") && seen.insert($0).inserted }.sorted()
        .map { place.appendingPathComponent($0).path }
    }
  }

  static func name(_ bundle: Bundle?) -> String { (bundle ?? Bundle.main).bundlePath }

  /// The document as it is on the screen; stops where the file cannot be read.
  static func document(_ path: String) -> InterfaceDocument {
    guard let data = FileManager.default.contents(atPath: path) else { stop("\(path): the file cannot be read") }
    do {
      let size = Size(UIKitRuntime.current.screen.bounds.size)
      var document = try InterfaceFile(bytes: [UInt8](data)).document(traits: InterfaceTraits(screen: size))
      document.path = path
      for remark in document.remarks where remark.kind == .element {
        UIKitRuntime.current.warn("\(path):\(remark.place.line): \(remark.message)")
      }
      return document
    } catch {
      stop("\(path): \(error)")
    }
  }
}
