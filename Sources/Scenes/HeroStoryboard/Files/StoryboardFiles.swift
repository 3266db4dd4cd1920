internal import HeroFiles
import HeroGeometry
package import HeroModel
package import InterfaceBuilder

/// A controller of one of the files that a storyboard leads to.
package struct ControllerID: Hashable, Sendable {
  /// Index into `StoryboardFiles.files`; 0 is the storyboard itself.
  package var file: Int
  /// Interface Builder's id.
  package var id: String
}

/// A storyboard, those that its references lead to, and the xibs that its controllers' views come from, read at their first use.
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
  /// References that lead nowhere, with the reason: each is a placeholder of a screen.
  private(set) var missing: [ControllerID: String] = [:]
  /// Segues whose destination is not in the file, with the controller that they start from: they are left out.
  private(set) var loose: [(segue: InterfaceSegue, source: ControllerID)] = []
  private let traits: InterfaceTraits?
  private let textSize: ContentSizeCategory
  /// What is known of files by their names: their indices, or why they are not there.
  private var indices: [String: Result<Int, Missing>] = [:]
  /// Files by name, in the folders that a file's references lead to, by ending and folder.
  private var below: [String: [String: String]] = [:]

  /// Storyboards and xibs that a storyboard leads to, at most, with the first.
  private static let maximumFiles = 100

  /// Why a storyboard or xib is not there.
  struct Missing: Error {
    let reason: String
    /// Whether nothing has the name.
    var isNowhere = false
  }

  /// Begins with a file that was read.
  ///
  /// - Parameters:
  ///   - path: The file's own.
  ///   - traits: The size classes; nil: those of the file's own canvas.
  init(_ file: InterfaceFile, path: String, traits: InterfaceTraits?, textSize: ContentSizeCategory = .large) {
    self.traits = traits
    self.textSize = textSize
    files = [File(path: path, document: file.document(traits: traits, textSize: textSize))]
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

  /// What a reference leads to: itself when it is a controller, else the one of another file. One that leads nowhere, which is a crash on a
  /// phone, stands for itself, and `missing` says why.
  package mutating func followed(_ id: ControllerID) -> ControllerID {
    var (target, seen) = (id, Set([id]))
    while let controller = controller(target), case .reference(let storyboard, let identifier) = controller.kind {
      do throws(Missing) {
        target = try next(target, storyboard, identifier)
        // A reference may lead to another one, but not back.
        guard seen.insert(target).inserted else { throw Missing(reason: "the reference leads back to itself") }
      } catch {
        missing[id] = error.reason
        return id
      }
    }
    return target
  }

  /// Leaves a segue out whose destination is not in the file.
  mutating func leaveOut(_ segue: InterfaceSegue, of source: ControllerID) { loose.append((segue, source)) }

  private mutating func next(
    _ id: ControllerID, _ storyboard: String?, _ identifier: String?
  ) throws(Missing) -> ControllerID {
    var file = id.file
    if let storyboard { file = try index(of: storyboard, ending: "storyboard", beside: files[file].path) }
    let document = files[file].document
    let name = storyboard.map { "the storyboard '\($0)'" } ?? "this file"
    guard let identifier else {
      let named = document.initialController.flatMap { document.controller(id: $0) }
      guard let initial = named ?? document.controllers.first else {
        throw Missing(reason: "\(name) of the reference has no controller")
      }
      return ControllerID(file: file, id: initial.id)
    }
    guard let found = document.controller(storyboardIdentifier: identifier) else {
      throw Missing(reason: "\(name) has no controller with the storyboard identifier '\(identifier)' of the reference")
    }
    return ControllerID(file: file, id: found.id)
  }

  /// The xib that a controller's view comes from; nil where UIKit looks for none.
  mutating func xib(of controller: InterfaceController, beside path: String) throws(Missing) -> Int? {
    let names = controller.nibNames
    for name in names {
      do throws(Missing) { return try index(of: name, ending: "xib", beside: path) } catch {
        if !error.isNowhere { throw error }
      }
    }
    guard !names.isEmpty else { return nil }
    let files = names.map { "'\($0).xib'" }.joined(separator: " or ")
    throw Missing(reason: "its view comes from \(files), \(names.count > 1 ? "which are" : "which is") \(Self.nowhere)")
  }

  private static let nowhere = "not beside this file, nor in the folders above and what is in them"

  /// The index of another file, which lies beside a file, in a localisation beside it, the same in the folders above, or below those.
  private mutating func index(of name: String, ending: String, beside path: String) throws(Missing) -> Int {
    if let known = indices["\(name).\(ending)"] { return try known.get() }
    let result: Result<Int, Missing>
    do throws(Missing) { result = .success(try read(name, ending, beside: path)) } catch { result = .failure(error) }
    indices["\(name).\(ending)"] = result
    return try result.get()
  }

  private mutating func read(_ name: String, _ ending: String, beside path: String) throws(Missing) -> Int {
    let owner = ending == "xib" ? "its view" : "the reference"
    guard !name.contains("/"), !name.utf8.contains(0) else {
      throw Missing(reason: "'\(name)' of \(owner) does not name a \(ending)")
    }
    guard files.count < Self.maximumFiles else {
      throw Missing(reason: "the file leads to more than \(Self.maximumFiles) storyboards and xibs")
    }
    let folders = ParentFolders.upwards(from: path)
    let beside = folders.flatMap { folder in
      ["", "Base.lproj/"].map { FilePath.join(folder, "\($0)\(name).\(ending)") }
    }
    let around = beside.first { FileSystem.exists($0) } ?? below(folders, ending)["\(name).\(ending)"]
    guard let found = around else {
      let what = "the \(ending) '\(name)' of \(owner)"
      throw Missing(reason: "\(what) is \(Self.nowhere)", isNowhere: true)
    }
    do throws(SceneError) {
      files.append(File(path: found, document: try Self.file(found).document(traits: traits, textSize: textSize)))
    } catch {
      let problem = error.diagnostics.first.map(\.text) ?? found
      throw Missing(reason: "the \(ending) '\(name)' of \(owner) cannot be read: \(problem)")
    }
    return files.count - 1
  }

  /// The files with an ending below folders, which are looked through once, however many references lead there.
  private mutating func below(_ folders: [String], _ ending: String) -> [String: String] {
    let start = "\(ending) \(folders.first ?? "")"
    if let known = below[start] { return known }
    let found = ParentFolders.files(endingWith: ".\(ending)", below: folders)
    below[start] = found
    return found
  }
}
