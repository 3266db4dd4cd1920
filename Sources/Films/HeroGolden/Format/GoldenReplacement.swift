import Foundation
import HeroBytes
import HeroFiles
import HeroRender
import Synchronization

/// A golden that is written beside its place and then takes it, so that whoever stops the program finds the old golden or the new one.
///
/// It is written into a hidden folder, `.NAME.….herorender-golden`, which changes places with the old one, whose files then go. Where the
/// golden's folder holds more, such as the golden of a scene in a folder of the same name, or the file system cannot exchange folders, its
/// files move one by one; `moving` says so, and a later run ends that for one that was killed.
struct GoldenReplacement {
  /// Says, in the hidden folder, that its files are moving.
  private static let moving = "moving.tmp"
  /// Held while a hidden folder is made or changes places: one may lie in the other.
  private static let exchanging = Mutex(())

  private let golden: GoldenFolder
  /// The golden's folder, links resolved.
  private let place: GoldenFolder
  private let hidden: GoldenFolder

  /// The hidden folder; the golden is not touched yet.
  init(of golden: GoldenFolder) throws(RenderError) {
    self.golden = golden
    let path = FileSystem.resolved(golden.path) ?? golden.path
    let folder = FilePath.folder(of: path)
    place = GoldenFolder(path: path)
    hidden = GoldenFolder(path: FilePath.join(folder, HiddenName(for: FilePath.name(of: path), .golden).text))
    // Says what is wrong with it.
    if place.isFile { try Files.makeFolder(path) }
    try Files.makeFolder(folder)
    Self.tidy(folder)
    UnfinishedPaths.begin(hidden.path)
    let (new, old) = (hidden.path, path)
    try Self.exchanging.withLock { _ throws(RenderError) in
      try RenderError.onDisk(try FileSystem.makeFolder(new, like: old))
    }
  }

  /// Writes one picture.
  func write(picture bytes: [UInt8], named name: String) throws(RenderError) { try write(bytes, name) }

  /// Writes what is not a picture, the manifest last, and takes the golden's place.
  func finish(_ manifest: GoldenManifest, trace: String?, plan: String, scene: [UInt8]?) throws(RenderError) {
    if let scene { try write(scene, GoldenFolder.sceneFile) }
    if let trace { try write(Gzip.pack(Array(trace.utf8)), GoldenFolder.traceFile) }
    try write(Gzip.pack(Array(plan.utf8)), GoldenFolder.planFile)
    if let root = golden.root, let environment = manifest.environment {
      try EnvironmentList.update(root: root) { $0.insert(environment) }
    }
    try write(Array(manifest.text(listsEnvironment: golden.root != nil).utf8), GoldenFolder.manifestFile)
    let (hidden, place) = (hidden, place)
    let isReplaced = try Self.exchanging.withLock { _ throws(RenderError) in
      // From here on the hidden folder may hold what is not ours to remove.
      UnfinishedPaths.end(hidden.path)
      return try Self.exchange(hidden, place)
    }
    if isReplaced {
      Self.clear(hidden, for: place)
    } else {
      try Files.write([], to: hidden.file(Self.moving))
      try Self.move(hidden, to: place)
    }
  }

  /// Throws away what is written so far, unless its files are moving.
  func discard() {
    if Files.exists(hidden.file(Self.moving)) { return }
    try? FileSystem.removeAll(hidden.path)
    UnfinishedPaths.end(hidden.path)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(RenderError) {
    try RenderError.onDisk(try FileSystem.writeWhole(bytes, to: hidden.file(name), as: golden.file(name)))
  }

  /// Puts a folder in its place; false where files have to move.
  private static func exchange(_ hidden: GoldenFolder, _ place: GoldenFolder) throws(RenderError) -> Bool {
    let names = Files.exists(place.path) ? try RenderError.onDisk(try FileSystem.names(in: place.path)) : []
    guard names.allSatisfy(GoldenFolder.isOwn) else { return false }
    return try RenderError.onDisk(try FileSystem.exchange(hidden.path, place.path))
  }

  // MARK: - After killed runs

  /// Tidies up after killed runs beside these goldens.
  static func tidy(foldersOf goldens: [String]) {
    for folder in Set(goldens.map { FilePath.folder(of: FileSystem.resolved($0) ?? $0) }).sorted() { tidy(folder) }
  }

  /// The same in a folder of goldens. What cannot be changed stays.
  static func tidy(_ folder: String) {
    try? Leftovers.remove(in: folder)
    for name in (try? FileSystem.names(in: folder)) ?? [] {
      guard let found = HiddenName(name), found.purpose == .golden, found.isLeftBehind(in: folder) else { continue }
      let hidden = GoldenFolder(path: FilePath.join(folder, name))
      let place = GoldenFolder(path: FilePath.join(folder, found.stem))
      guard Files.exists(hidden.file(moving)) else {
        clear(hidden, for: place)
        continue
      }
      if Files.isFolder(place.path) { try? move(hidden, to: place) }
    }
  }

  /// Moves the files of a whole golden to its place, the manifest last.
  private static func move(_ hidden: GoldenFolder, to place: GoldenFolder) throws(RenderError) {
    func move(_ name: String) throws(RenderError) {
      try RenderError.onDisk(try FileSystem.rename(hidden.file(name), to: place.file(name)))
    }
    let names = try RenderError.onDisk(try FileSystem.names(in: hidden.path))
    if names.contains(GoldenFolder.manifestFile) {
      for name in names where name != GoldenFolder.manifestFile && name != moving { try move(name) }
      if let manifest = try? hidden.manifest() {
        for orphan in place.orphans(of: manifest) { try Files.remove(place.file(orphan)) }
      }
      try move(GoldenFolder.manifestFile)
    }
    try Files.remove(hidden.path)
  }

  /// Removes a golden's folder that is no longer, or never was, in its place; what else lies in it goes there.
  private static func clear(_ hidden: GoldenFolder, for place: GoldenFolder) {
    for name in (try? FileSystem.names(in: hidden.path)) ?? [] where !GoldenFolder.isOwn(name) {
      guard !Files.exists(place.file(name)) else { return }
      do { try FileSystem.rename(hidden.file(name), to: place.file(name)) } catch { return }
    }
    try? FileSystem.removeAll(hidden.path)
  }
}
