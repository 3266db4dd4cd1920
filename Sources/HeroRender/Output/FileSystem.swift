import Foundation

/// The few file operations that outputs need, with errors that say what and where.
enum FileSystem {
  /// What a path leads to, links followed.
  enum Kind: Equatable {
    case nothing, folder, other
  }

  /// What stands at a path.
  ///
  /// Throws `RenderError.environment` when that cannot be found out (no permission to look).
  static func kind(_ path: String) throws(RenderError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      // ENOTDIR: a part of the path is a file; making the folder will say so.
      guard code == ENOENT || code == ENOTDIR else { throw failure("look at", path, code) }
      return .nothing
    }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Makes a folder and those above it; an existing one is fine.
  static func makeFolder(_ path: String) throws(RenderError) {
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
      case .other: throw .environment("cannot make the folder \(path): \(folder) is a file")
      case .folder, .nothing: throw failure("make the folder", folder, code)
      }
    }
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws(RenderError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .environment("cannot list \(folder): \(error.localizedDescription)")
    }
  }

  /// A file's bytes; nil when it cannot be read.
  static func bytes(of path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

  /// Removes a file; a missing one is fine.
  static func remove(_ path: String) throws(RenderError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure("remove", path, errno) }
  }

  /// Where a file is written before it is renamed: beside its place under a name of its own.
  static func unfinished(_ path: String) -> String {
    FilePath.join(FilePath.folder(of: path), HiddenName(for: FilePath.name(of: path), .unfinished).text)
  }

  /// Writes a file so that it appears whole or not at all; errors name it as `name`, by default as it is.
  static func writeWhole(_ bytes: [UInt8], to path: String, as name: String? = nil) throws(RenderError) {
    let temporary = unfinished(path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("write", name ?? path, errno) }
    var problem = writeAll(bytes, to: descriptor)
    // A full disk may show only now.
    if close(descriptor) != 0, problem == nil { problem = errno }
    if problem == nil, rename(temporary, path) != 0 { problem = errno }
    if let problem {
      unlink(temporary)
      throw failure("write", name ?? path, problem)
    }
  }

  /// Puts a finished file in its place.
  static func move(_ source: String, to path: String) throws(RenderError) {
    guard rename(source, path) != 0 else { return }
    let code = errno
    unlink(source)
    throw failure("write", path, code)
  }

  /// The error number, if any, of writing everything to a descriptor.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  /// What to say of an operation that ended with an error number; a folder that was there when the run began is named when it is gone.
  static func failure(_ verb: String, _ path: String, _ code: Int32) -> RenderError {
    let folder = FilePath.folder(of: path)
    if code == ENOENT || code == ESTALE, (try? kind(folder)) == .nothing { return gone(folder) }
    return .environment("cannot \(verb) \(path): \(String(cString: strerror(code)))")
  }

  /// The error of a folder that was removed while a run wrote into it.
  static func gone(_ folder: String) -> RenderError {
    .environment("the folder \(folder) was removed or replaced while the run wrote into it")
  }

  /// Marks a file as used now; false when it is gone.
  static func touch(_ path: String) -> Bool { utimes(path, nil) == 0 || (errno != ENOENT && errno != ESTALE) }
}

/// Takes paths apart as text. Foundation's own `deletingLastPathComponent` traps on one-letter names on Linux (Swift 6.3).
enum FilePath {
  /// The last part, without slashes; empty for the root.
  static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// What holds the last part: `.` for a bare name, `/` at the root.
  static func folder(of path: String) -> String {
    var rest = path[...]
    while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/") else { return "." }
    rest = rest[..<slash]
    while rest.hasSuffix("/") { rest.removeLast() }
    return rest.isEmpty ? "/" : String(rest)
  }

  /// A name in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
