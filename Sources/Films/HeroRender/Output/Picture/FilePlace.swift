import HeroFiles

/// Where an output stands that is a single file.
package struct FilePlace {
  /// The file as the user named it.
  package let path: String

  package init(path: String) { self.path = path }

  /// Refuses a path that leads to anything but a regular file, and a file that the run reads; `content` is what the file would hold.
  package func check(for content: String, sparing sources: SourceFiles) throws(RenderError) {
    let kind = try RenderError.onDisk(try FileSystem.kind(path))
    if kind == .folder { throw .environment("\(path) is a folder; the \(content) needs a file") }
    _ = try RenderError.onDisk(try FileSystem.end(ofLinksAt: path))
    try RenderError.onDisk(try sources.spare(path))
  }

  /// Makes the folder that the file will stand in, clears away what killed runs left of it, and returns its path: where links lead to.
  package func prepare() throws(RenderError) -> String {
    let file = try RenderError.onDisk(try FileSystem.end(ofLinksAt: path))
    let folder = FilePath.folder(of: file)
    try RenderError.onDisk(try FileSystem.makeFolder(folder))
    try RenderError.onDisk(try Leftovers.remove(in: folder, of: FilePath.name(of: file)))
    return file
  }
}
