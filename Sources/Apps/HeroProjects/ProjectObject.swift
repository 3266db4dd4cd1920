import Foundation

/// The objects of a `project.pbxproj`: a property list in which each names others by their identifiers.
struct ProjectObjects {
  private let objects: [String: [String: Any]]
  /// The identifier of the PBXProject.
  let root: ProjectObject

  /// - Throws: A `ProjectError` when the bytes are no property list, or none of a project.
  init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) } catch {
      throw ProjectError(file, "this is not a property list: it may contain merge conflict marks, or be cut short")
    }
    guard let list = list as? [String: Any], let objects = list["objects"] as? [String: [String: Any]],
      let root = list["rootObject"] as? String, let project = objects[root]
    else { throw ProjectError(file, "this property list is not an Xcode project: it has no objects with a rootObject") }
    self.objects = objects
    self.root = ProjectObject(identifier: root, values: project)
  }

  /// An object by its identifier; nil where the file has none, as after a merge.
  subscript(identifier: String) -> ProjectObject? {
    objects[identifier].map { ProjectObject(identifier: identifier, values: $0) }
  }

  /// What a key of an object names.
  func one(_ key: String, of object: ProjectObject) -> ProjectObject? { object.text(key).flatMap { self[$0] } }

  /// What a key of an object lists, in its order; identifiers that lead nowhere are left out.
  func all(_ key: String, of object: ProjectObject) -> [ProjectObject] { object.texts(key).compactMap { self[$0] } }
}

/// An object of a project: a target, a group, a file, a build phase …
struct ProjectObject {
  let identifier: String
  private let values: [String: Any]

  init(identifier: String, values: [String: Any]) {
    self.identifier = identifier
    self.values = values
  }

  /// The class: `PBXNativeTarget`.
  var isa: String { text("isa") ?? "" }

  /// A value that is one text.
  func text(_ key: String) -> String? { values[key] as? String }

  /// A value that is a list of texts.
  func texts(_ key: String) -> [String] { values[key] as? [String] ?? [] }

  /// A value that is a dictionary of settings: each one text, or several with blanks between.
  func settings(_ key: String) -> [String: String] {
    (values[key] as? [String: Any] ?? [:]).compactMapValues { value in
      value as? String ?? (value as? [String])?.joined(separator: " ")
    }
  }
}
