import HeroFiles

/// The objects of a `project.pbxproj`: a property list in which each names others by their identifiers.
struct ProjectObjects {
  private let objects: [String: [String: Any]]
  /// The identifier of the PBXProject.
  let root: ProjectObject
  private let file: String
  private let lines: [ArraySlice<UInt8>]

  /// - Throws: A `ProjectError` when the bytes are no property list, or none of a project.
  init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    guard let list = try PropertyList.read(bytes, file: file) as? [String: Any],
      let objects = list["objects"] as? [String: [String: Any]], let root = list["rootObject"] as? String,
      let project = objects[root]
    else { throw ProjectError(file, "this property list is not an Xcode project: it has no objects with a rootObject") }
    (self.objects, self.file) = (objects, file)
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
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

  /// A group, and what is in it at any depth, each object once and after the group that holds it.
  ///
  /// - Parameter isGroup: Whether what an object holds is asked for.
  /// - Throws: A `ProjectError` for a group that holds itself.
  func tree(
    of group: ProjectObject, where isGroup: (ProjectObject) -> Bool = { _ in true }
  ) throws(ProjectError) -> [(object: ProjectObject, group: ProjectObject?)] {
    var found: [(object: ProjectObject, group: ProjectObject?)] = []
    var (seen, open): (Set<String>, Set<String>) = ([], [])
    // A group comes again, as its own end, below what it holds.
    var waiting: [(object: ProjectObject, group: ProjectObject?, isEnd: Bool)] = [(group, nil, false)]
    while let (object, group, isEnd) = waiting.popLast() {
      if isEnd {
        open.remove(object.identifier)
      } else if seen.insert(object.identifier).inserted {
        found.append((object, group))
        guard isGroup(object) else { continue }
        open.insert(object.identifier)
        waiting.append((object, group, true))
        waiting += all("children", of: object).reversed().map { ($0, object, false) }
      } else if open.contains(object.identifier) {
        let name = [object.text("name"), object.text("path")].compactMap(\.self).first { !$0.isEmpty }
        throw ProjectError(place(of: object), "the group '\(name ?? object.identifier)' holds itself")
      }
    }
    return found
  }

  /// Where an object begins, as `FILE:LINE`: the first line with its identifier before an equals sign.
  func place(of object: ProjectObject) -> String {
    let index = lines.firstIndex { line in
      let start = String(decoding: line.prefix(500), as: UTF8.self).drop { " \t\"".contains($0) }
      guard start.hasPrefix(object.identifier) else { return false }
      let rest = start.dropFirst(object.identifier.count)
      return rest.first.map { " \"=".contains($0) } == true && rest.contains("=")
    }
    return "\(file):\((index ?? 0) + 1)"
  }
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
