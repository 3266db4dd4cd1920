internal import InterfaceBuilder

/// Views of an Interface Builder file.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let document: InterfaceDocument

  /// Opens a xib of the stage's folders, else of a bundle's (nil: the main one's); stops where there is none.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let path = InterfaceFiles.path(of: name, ending: "xib", bundle: bundleOrNil) else {
      stop(
        "Could not load NIB in bundle: '\(InterfaceFiles.name(bundleOrNil))' with name '\(name)'",
        name: "NSInternalInconsistencyException")
    }
    document = InterfaceFiles.document(path)
  }

  /// Makes the file's views anew, and sets the owner's outlets.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    let objects = document.scenes.flatMap(\.objects)
    let place = objects.first { $0.placeholder == "IBFilesOwner" }
    let owner = ownerOrNil.map { $0 as AnyObject }
    let inflater = InterfaceInflater(document, owner: owner, ownerID: place?.id ?? "")
    let views = document.scenes.flatMap(\.views).map { inflater.inflate($0) }
    inflater.addObjects(objects)
    if let owner, let place {
      var connections = place.connections
      // Whatever the other outlets' observers ask for, a controller's view is there.
      connections.outlets =
        connections.outlets.filter { $0.property == "view" } + connections.outlets.filter { $0.property != "view" }
      inflater.connect(owner, connections)
    }
    inflater.finish()
    return views + inflater.owned
  }
}

extension Bundle {
  /// Makes the views of a xib, and sets the owner's outlets; stops where there is no such file.
  @discardableResult @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
