import Foundation
import HeroFiles

/// The manifest of a folder that several runs may fill at the same time, on machines that share nothing but the folder.
///
/// No lock is involved, because not every shared file system has one that works. Each run keeps its entries in a part of its own, a
/// hidden file that nobody else writes; what the folder holds is the union of `manifest.json` and all parts. These rules keep entries:
///
/// 1. A run announces itself with an open part before it looks at anything, and has its last entries in it before it joins them.
/// 2. `manifest.json` is only replaced by the union, and whoever replaced it looks again until it is the union. So a late writer who did
///    not know of somebody's entries does not stay the last one.
/// 3. A run that will not write any more says so by renaming its part to a done one. Parts are removed only by a run that then finds all
///    others done (or left behind by a killed process) and `manifest.json` to be the union: nobody can be about to replace it by less.
///
/// The last run to end thus leaves `manifest.json` alone, the one that a single run would have left.
struct SharedManifest {
  private let folder: String
  /// The part of this run, open or done.
  private var part = HiddenName(for: Manifest.fileName, .open)
  /// What this run wrote or kept.
  private var own: Manifest
  private let isWholeFilm: Bool

  /// Announces a run.
  init(folder: String, run: RenderRun) throws(RenderError) {
    self.folder = folder
    own = Manifest(header: run.header, sceneName: run.sceneName)
    isWholeFilm = run.isWholeFilm
    try writeOwn()
  }

  /// How many frames this run wrote or kept.
  var count: Int { own.frames.count }

  /// What a folder holds, whoever listed it: the manifest, then the parts. Not all need be of one film.
  ///
  /// A part that gets another name meanwhile may be seen by neither: the folder is read until all parts are as they were.
  ///
  /// - Parameter own: The part of the run that asks, which does not count. Default: all count.
  static func read(_ folder: String, besides own: HiddenName? = nil) throws(RenderError) -> [Manifest] {
    var manifests: [Manifest] = []
    var parts = try parts(in: folder)
    for _ in 0..<mostRounds {
      // Parts first: one that is removed meanwhile is in the manifest by then.
      let entries = parts.filter { $0.random != own?.random }.map {
        FileSystem.bytes(of: FilePath.join(folder, $0.text))
      }
      let listed = FileSystem.bytes(of: FilePath.join(folder, Manifest.fileName))
      manifests = ([listed] + entries).compactMap { $0.flatMap { Manifest(bytes: $0) } }
      let now = try Self.parts(in: folder)
      if now == parts, !entries.contains(where: { $0 == nil }) { break }
      parts = now
    }
    return manifests
  }

  /// What a run of a film must know of a folder with the files `names`: the list of that film's frames if there is one, else of the
  /// film that is there. Frames of yet others count as announced.
  static func listing(
    _ folder: String, names: [String], for header: FilmHeader
  ) throws(RenderError) -> FolderClaim.Listing {
    let manifests = try read(folder)
    if names.contains(Manifest.fileName), read(folder, Manifest.fileName) == nil { return .unreadable }
    guard let first = manifests.first, var listed = union(manifests, of: header) ?? union(manifests, of: first.header)
    else { return .none }
    let numbers = manifests.reduce(into: IndexSet()) { $0.formUnion($1.numbers) }
    listed.expected = numbers.subtracting(listed.listedNumbers)
    return .manifest(listed)
  }

  /// What the folder holds of this run's film by others; nil when there is nothing of it.
  func earlier() throws(RenderError) -> Manifest? {
    Self.union(try Self.read(folder, besides: part), of: own.header)
  }

  /// Begins the list: `kept` are frames of this run, `requested` the numbers of those that it keeps or draws, `sceneName` is the file
  /// that the folder belongs to.
  mutating func begin(kept: [Manifest.Frame], requested: IndexSet, sceneName: String?) throws(RenderError) {
    own.sceneName = sceneName
    own.frames = kept
    // Announced before any of them is written.
    own.expected = requested.subtracting(own.listedNumbers)
    try writeOwn()
    // Whoever is still at work might write what it knew before these parts were complete.
    let parts = try others()
    let isAlone = !parts.contains(where: isActive)
    // The whole film replaces what is there; a part of the film joins it.
    if var listed = try isWholeFilm ? nil : earlier() {
      listed.frames.removeAll { requested.contains($0.number) }
      try write(own.merged(over: listed), Manifest.fileName)
    } else {
      try write(own, Manifest.fileName)
    }
    if isAlone { for part in parts { try remove(part) } }
  }

  /// Adds a frame of this run, or replaces it.
  mutating func insert(_ entry: Manifest.Frame) {
    own.expected.remove(entry.number)
    // Frames come in order, so that the end is nearly always the place.
    var index = own.frames.endIndex
    while index > 0, own.frames[index - 1].number >= entry.number { index -= 1 }
    if index < own.frames.endIndex, own.frames[index].number == entry.number {
      own.frames[index] = entry
    } else {
      own.frames.insert(entry, at: index)
    }
  }

  /// Says that the run goes on; throws when the folder was removed, and perhaps made again, meanwhile.
  func stillThere() throws(RenderError) {
    if !FileSystem.touch(path(part.text)) { throw RenderError.lost(folder) }
  }

  /// Writes down what this run has done so far.
  func list() throws(RenderError) {
    try stillThere()
    try writeOwn()
    // A run that has the folder to itself and draws the whole film knows all of it.
    if isWholeFilm, try others().isEmpty { try write(own, Manifest.fileName) } else { try join() }
  }

  /// Writes down everything and, when nobody else is at work here, tidies up: on a full disk too, where what was listed before stays.
  mutating func end() throws(RenderError) {
    try stillThere()
    for _ in 0..<Self.mostRounds {
      var problem: RenderError?
      do {
        try writeOwn()
        try join()
      } catch { problem = error }
      try move(to: .done)
      let parts = try others()
      let isLast = !parts.contains(where: isActive)
      if isLast, try isJoined() {
        for part in parts + [part] { try remove(part) }
      } else if isLast, problem == nil {
        try move(to: .open)
        continue
      }
      if let problem { throw problem }
      return
    }
    throw Self.contested(folder)
  }

  /// Each round that fails is one in which another run has written; two runs of different films might do so for ever.
  private static let mostRounds = 1000

  private static func contested(_ folder: String) -> RenderError {
    .environment("runs of different films write into \(folder) at the same time; give each a folder of its own")
  }

  /// Replaces `manifest.json` by the union until it is that.
  private func join() throws(RenderError) {
    for _ in 0..<Self.mostRounds {
      if try isJoined() { return }
      guard let union = Self.union(try Self.read(folder), of: own.header) else { throw RenderError.lost(folder) }
      try write(union, Manifest.fileName)
    }
    throw Self.contested(folder)
  }

  private func isJoined() throws(RenderError) -> Bool {
    try Self.union(Self.read(folder), of: own.header) == Self.read(folder, Manifest.fileName)
  }

  /// The entries of a film; the same for all of its runs, whichever of them asks.
  private static func union(_ manifests: [Manifest], of header: FilmHeader) -> Manifest? {
    let ours = manifests.filter { $0.header == header }
    guard let first = ours.first else { return nil }
    return ours.dropFirst().reduce(first) { $1.merged(over: $0) }
  }

  // MARK: - Files

  /// All parts. A folder's list may lack a file that gets another name meanwhile, so it is listed until two lists are one.
  private static func parts(in folder: String) throws(RenderError) -> [HiddenName] {
    var parts: [HiddenName] = []
    for round in 0..<mostRounds {
      let names = try RenderError.onDisk(try FileSystem.names(in: folder)).sorted()
      let now = names.compactMap { HiddenName($0) }.filter { $0.stem == Manifest.fileName && $0.purpose != .unfinished }
      if round > 0, now == parts { break }
      parts = now
    }
    return parts
  }

  private func others() throws(RenderError) -> [HiddenName] {
    try Self.parts(in: folder).filter { $0.random != part.random }
  }

  /// Whether a run may still write.
  private func isActive(_ other: HiddenName) -> Bool { other.purpose == .open && !other.isLeftBehind(in: folder) }

  private static func read(_ folder: String, _ name: String) -> Manifest? {
    FileSystem.bytes(of: FilePath.join(folder, name)).flatMap { Manifest(bytes: $0) }
  }

  private func writeOwn() throws(RenderError) { try write(own, part.text) }

  private func write(_ manifest: Manifest, _ name: String) throws(RenderError) {
    // A part is nothing that people know of.
    try RenderError.onDisk(
      try FileSystem.writeWhole(Array(manifest.text.utf8), to: path(name), as: path(Manifest.fileName)))
  }

  private mutating func move(to purpose: HiddenName.Purpose) throws(RenderError) {
    var moved = part
    moved.purpose = purpose
    try RenderError.onDisk(try FileSystem.rename(path(part.text), to: path(moved.text)))
    part = moved
  }

  private func remove(_ part: HiddenName) throws(RenderError) {
    try RenderError.onDisk(try FileSystem.remove(path(part.text)))
  }

  private func path(_ name: String) -> String { FilePath.join(folder, name) }
}
