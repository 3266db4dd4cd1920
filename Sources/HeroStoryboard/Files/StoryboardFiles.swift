internal import HeroFiles
package import HeroScene
package import InterfaceBuilder

/// A controller of one of the files that a storyboard leads to.
package struct ControllerID: Hashable, Sendable {
  /// Index into `StoryboardFiles.files`; 0 is the storyboard itself.
  package var file: Int
  /// Interface Builder's id.
  package var id: String
}

/// A storyboard and those that its references lead to, read at their first use.
package struct StoryboardFiles {
  /// One file.
  package struct File {
    /// As diagnostics name it.
    package let path: String
    /// For the size classes of the canvas.
    package let document: InterfaceDocument
  }

  /// In order of first use.
  package private(set) var files: [File] = []
  private let traits: InterfaceTraits?
  private var indices: [String: Int?] = [:]

  /// Reads the first file.
  ///
  /// - Parameters:
  ///   - traits: The size classes; nil: those of the file's own canvas.
  /// - Throws: `SceneError` where the file cannot be read.
  package init(path: String, traits: InterfaceTraits?) throws(SceneError) {
    self.traits = traits
    files = [File(path: path, document: try Self.file(path).document(traits: traits))]
  }

  /// A file's text.
  ///
  /// Throws `SceneError` with file, line and column.
  package static func file(_ path: String) throws(SceneError) -> InterfaceFile {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(path, maximum: MarkupReader.maximumSize) } catch {
      throw SceneError([Diagnostic(file: path, message: error.description)])
    }
    do throws(InterfaceError) { return try InterfaceFile(bytes: bytes) } catch {
      throw SceneError([
        Diagnostic(file: path, line: error.place.line, column: error.place.column, message: error.message)
      ])
    }
  }

  /// The storyboard itself.
  package var main: InterfaceDocument { files[0].document }

  /// A controller; nil when the file has none of that id.
  package func controller(_ id: ControllerID) -> InterfaceController? { files[id.file].document.controller(id: id.id) }

  /// The scene of a controller.
  package func scene(_ id: ControllerID) -> InterfaceScene? {
    files[id.file].document.scenes.first { $0.controller?.id == id.id }
  }

  /// What a reference leads to: itself when it is a controller, else the one of another file.
  ///
  /// Throws `SceneError` where the other file or its controller is missing.
  package mutating func followed(_ id: ControllerID) throws(SceneError) -> ControllerID {
    guard let controller = controller(id), case .reference(let storyboard, let identifier) = controller.kind else {
      return id
    }
    func problem(_ message: String) -> SceneError {
      SceneError([
        Diagnostic(
          file: files[id.file].path, line: controller.place.line, column: controller.place.column, message: message)
      ])
    }
    let file: Int
    if let storyboard {
      guard let found = try index(of: storyboard, beside: files[id.file].path) else {
        throw problem(
          "the storyboard '\(storyboard)' of the reference is not beside this file, nor in the folders above and what is in them"
        )
      }
      file = found
    } else {
      file = id.file
    }
    let document = files[file].document
    let target =
      identifier.map { document.controller(storyboardIdentifier: $0)?.id } ?? document.initialController
      ?? document.controllers.first?.id
    guard let target, target != id.id || file != id.file else {
      throw problem("the reference leads to no controller ('\(identifier ?? "the initial one")')")
    }
    return ControllerID(file: file, id: target)
  }

  /// The index of another storyboard, which lies beside a file, in a localisation beside it, the same in the folders above, or below those.
  private mutating func index(of name: String, beside path: String) throws(SceneError) -> Int? {
    if let known = indices[name] { return known }
    let folders = AssetFolders.upwards(from: path)
    let beside = folders.flatMap { folder in
      ["", "Base.lproj/"].map { FilePath.join(folder, "\($0)\(name).storyboard") }
    }
    guard
      let found = beside.first(where: { FileSystem.exists($0) })
        ?? AssetFolders.file(named: "\(name).storyboard", below: folders)
    else {
      indices[name] = .some(nil)
      return nil
    }
    files.append(File(path: found, document: try Self.file(found).document(traits: traits)))
    indices[name] = files.count - 1
    return files.count - 1
  }
}
