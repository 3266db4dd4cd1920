internal import CFiles
import Foundation

extension FileSystem {
  /// Gives a file that is there other bytes and leaves all else of it: owner, group, rights, extended attributes, its other names, and
  /// the links that lead to it.
  ///
  /// Another file takes its place where that one can have all of these, so that who reads meanwhile finds the old bytes or the new
  /// ones. Elsewhere the bytes are written over the old ones, for which the room is made before, and which come back where that fails.
  ///
  /// - Parameter name: What errors call the file. Default: as it is.
  /// - Throws: `FileError` for a file that is not there, is read-only, or cannot be written; its bytes are the old ones then.
  package static func rewrite(_ path: String, with bytes: [UInt8], as name: String? = nil) throws(FileError) {
    let name = name ?? path
    guard let real = resolved(path) else { throw FileError(.write, name, code: errno) }
    var status = stat()
    guard stat(real, &status) == 0 else { throw FileError(.write, name, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(.write, name, .irregular) }
    // Of everybody: a superuser may write it all the same, but somebody has said that nobody should.
    guard status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0 else { throw FileError(.write, name, .readOnly) }
    let descriptor = open(real, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, name, code: errno) }
    defer { close(descriptor) }
    if status.st_nlink == 1, try replace(descriptor, real, bytes, name) { return }
    try overwrite(descriptor, bytes, name)
  }

  /// Puts another file in a file's place; false when that one cannot have all that the file has, or the folder takes no other file.
  private static func replace(
    _ old: Int32, _ path: String, _ bytes: [UInt8], _ name: String
  ) throws(FileError) -> Bool {
    let temporary = unfinished(path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    guard hero_copy_attributes(old, descriptor) == 0 else {
      close(descriptor)
      unlink(temporary)
      return false
    }
    var problem = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, problem == nil { problem = errno }
    if let problem {
      unlink(temporary)
      throw FileError(.write, name, code: problem)
    }
    // A file that is mounted by itself keeps its place.
    guard Foundation.rename(temporary, path) != 0 else { return true }
    unlink(temporary)
    return false
  }

  /// Writes over a file's bytes.
  private static func overwrite(_ descriptor: Int32, _ bytes: [UInt8], _ name: String) throws(FileError) {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError(.write, name, code: errno) }
    var old = [UInt8](repeating: 0, count: Int(size))
    guard pread(descriptor, &old, old.count, 0) == old.count else { throw FileError(.write, name, code: EIO) }
    func put(_ part: ArraySlice<UInt8>, at place: Int) -> Int32? {
      guard lseek(descriptor, off_t(place), SEEK_SET) >= 0 else { return errno }
      return part.withUnsafeBufferPointer { writeAll($0, to: descriptor) }
    }
    // What is longer comes first: a full disk shows while nothing is lost.
    var problem = put(bytes[min(old.count, bytes.count)...], at: old.count)
    if problem == nil { problem = put(bytes.prefix(old.count), at: 0) }
    if problem == nil, ftruncate(descriptor, off_t(bytes.count)) != 0 { problem = errno }
    guard let problem else { return }
    _ = put(old[...], at: 0)
    _ = ftruncate(descriptor, off_t(old.count))
    throw FileError(.write, name, code: problem)
  }
}
