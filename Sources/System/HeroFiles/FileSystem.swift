internal import CFiles
import Foundation

/// What the program does with files and folders: each operation says in its error what was tried, where and why it failed.
package enum FileSystem {
  /// What a path leads to, links followed.
  package enum Kind: Equatable {
    case nothing, folder, other
  }

  /// What stands at a path.
  ///
  /// Throws when that cannot be found out (no permission to look).
  package static func kind(_ path: String) throws(FileError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      // ENOTDIR: a part of the path is a file; making the folder will say so.
      guard code == ENOENT || code == ENOTDIR else { throw FileError(.look, path, code: code) }
      return .nothing
    }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Makes a folder and those above it; an existing one is fine.
  package static func makeFolder(_ path: String) throws(FileError) {
    var missing: [String] = []
    var current = path
    while try kind(current) != .folder {
      missing.append(current)
      let parent = FilePath.folder(of: current)
      if parent == current { break }
      current = parent
    }
    for folder in missing.reversed() where mkdir(folder, 0o777) != 0 {
      let code = errno
      switch try kind(folder) {
      // Another shard was quicker.
      case .folder where code == EEXIST: continue
      case .other: throw FileError(.makeFolder, path, .file(folder))
      case .folder, .nothing: throw FileError(.makeFolder, folder, code: code)
      }
    }
  }

  /// Makes a folder in an existing one, with the rights of another one if that is there.
  package static func makeFolder(_ path: String, like other: String) throws(FileError) {
    guard mkdir(path, 0o777) == 0 else { throw FileError(.makeFolder, path, code: errno) }
    var status = stat()
    if stat(other, &status) == 0 { chmod(path, status.st_mode & 0o7777) }
  }

  /// The names in a folder, sorted.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(.list, folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw FileError(.list, folder, code: errno) }
    return names.sorted()
  }

  /// A file's bytes; nil when it cannot be read, or is no regular file.
  package static func bytes(of path: String) -> [UInt8]? { try? FileBytes.content(of: path) }

  /// A file's bytes, counted; nil when nothing is there.
  package static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Whether a file, a folder or anything else is there, links followed.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a folder is there, links followed.
  package static func isFolder(_ path: String) -> Bool { (try? kind(path)) == .folder }

  /// Whether something is there that is neither a regular file nor a folder, links followed: a pipe, a socket or a device.
  package static func isIrregular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Whether the file may be started as a program.
  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// The first program of a name in the folders of a `PATH`; nil when there is none.
  package static func program(_ name: String, path: String) -> String? {
    path.split(separator: ":").lazy.map { FilePath.join(String($0), name) }.first { isExecutable($0) && !isFolder($0) }
  }

  /// The path with all links resolved; nil when nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Whether what a path leads to is a folder, or lies in it at any depth, links resolved.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let real = resolved(path), let home = resolved(folder) else { return false }
    return real == home || real.hasPrefix(home == "/" ? home : home + "/")
  }

  /// Removes a file; a missing one is fine.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.remove, path, code: errno) }
  }

  /// Removes a file, or a folder with all that it holds; a missing one is fine.
  package static func removeAll(_ path: String) throws(FileError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw FileError(.remove, path, code: errno) }
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return try remove(path) }
    do throws(FileError) {
      for name in try names(in: path) { try removeAll(FilePath.join(path, name)) }
    } catch {
      // Someone else was quicker.
      if exists(path) { throw error }
    }
    guard rmdir(path) == 0 || errno == ENOENT else { throw FileError(.remove, path, code: errno) }
  }

  /// Removes a folder unless something is in it; a missing one is fine.
  package static func removeFolderIfEmpty(_ path: String) throws(FileError) {
    guard rmdir(path) != 0, ![ENOENT, ENOTEMPTY, EEXIST].contains(errno) else { return }
    throw FileError(.remove, path, code: errno)
  }

  /// Where a file is written before it is renamed: beside its place under a name of its own.
  package static func unfinished(_ path: String) -> String {
    FilePath.join(FilePath.folder(of: path), HiddenName(for: FilePath.name(of: path), .unfinished).text)
  }

  /// Where a file is written that is named so: what links lead to, also where nothing is there yet.
  ///
  /// - Throws: `FileError` for links that lead round, and for what is no regular file, such as a pipe or a device.
  package static func end(ofLinksAt path: String) throws(FileError) -> String {
    if isIrregular(path) { throw FileError(.write, path, .irregular) }
    if access(path, F_OK) != 0, errno == ELOOP { throw FileError(.write, path, code: ELOOP) }
    var place = path
    // As many as Linux follows.
    for _ in 0..<40 {
      guard let link = link(at: place) else { break }
      place = link.hasPrefix("/") ? link : FilePath.join(FilePath.folder(of: place), link)
    }
    return place
  }

  /// What a link says; nil for anything else.
  package static func link(at path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    return count > 0 ? String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// Writes a file that a person has named, as `writeWhole` does: where links lead, and without what killed runs left of it.
  package static func write(_ bytes: [UInt8], toFileNamed path: String) throws(FileError) {
    let file = try end(ofLinksAt: path)
    // A folder that may not be listed may still be written into.
    try? Leftovers.remove(in: FilePath.folder(of: file), of: FilePath.name(of: file))
    try writeWhole(bytes, to: file, as: path)
  }

  /// Writes a file so that it appears whole or not at all; errors name it as `name`, by default as it is.
  package static func writeWhole(_ bytes: [UInt8], to path: String, as name: String? = nil) throws(FileError) {
    let temporary = unfinished(path)
    UnfinishedPaths.begin(temporary)
    defer { UnfinishedPaths.end(temporary) }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, name ?? path, code: errno) }
    var problem = writeAll(bytes, to: descriptor)
    // A full disk may show only now.
    if close(descriptor) != 0, problem == nil { problem = errno }
    if problem == nil, Foundation.rename(temporary, path) != 0 { problem = errno }
    if let problem {
      unlink(temporary)
      throw FileError(.write, name ?? path, code: problem)
    }
  }

  /// Puts a finished file in its place; removes it where that fails.
  package static func move(_ source: String, to path: String) throws(FileError) {
    guard Foundation.rename(source, path) != 0 else { return }
    let code = errno
    unlink(source)
    throw FileError(.write, path, code: code)
  }

  /// Gives a file another name in its folder.
  package static func rename(_ source: String, to path: String) throws(FileError) {
    guard Foundation.rename(source, path) == 0 else { throw FileError(.rename, source, code: errno) }
  }

  /// Puts a folder in the place of another one, which gets its name, or of nothing; false where the file system cannot exchange folders.
  package static func exchange(_ source: String, _ place: String) throws(FileError) -> Bool {
    // Also over an empty folder.
    if Foundation.rename(source, place) == 0 { return true }
    var problem = errno
    if [ENOTEMPTY, EEXIST].contains(problem) { problem = hero_exchange(source, place) }
    if [EINVAL, ENOSYS, ENOTSUP].contains(problem) { return false }
    if problem != 0 { throw FileError(.rename, source, code: problem) }
    return true
  }

  /// The error number, if any, of writing everything to a descriptor; `pages`: those that may be handed to it, if it is a pipe.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32, pages: PipePages? = nil) -> Int32? {
    bytes.withUnsafeBufferPointer { writeAll($0, to: descriptor, pages: pages) }
  }

  /// The same for bytes that are no array.
  package static func writeAll(
    _ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32, pages: PipePages? = nil
  ) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeBufferPointer(rebasing: rest)
      let count = pages?.write(part, to: descriptor) ?? Foundation.write(descriptor, part.baseAddress, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Marks a file as used now; false when it is gone.
  package static func touch(_ path: String) -> Bool { utimes(path, nil) == 0 || (errno != ENOENT && errno != ESTALE) }
}
