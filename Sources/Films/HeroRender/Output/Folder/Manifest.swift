import Foundation
import HeroBytes
import HeroJSON
import HeroRaster

/// What a folder of frames holds: `manifest.json`, written by every run and trusted by `--resume`.
package struct Manifest: Equatable, Sendable {
  /// The version of the format that this program writes. Of version 1, which named pixels, fonts and scenes by SHA-256, it reads which
  /// frames there are, to replace them; such frames are neither kept nor merged.
  package static let formatVersion = 2
  /// Its name in the folder.
  package static let fileName = "manifest.json"

  /// One finished frame.
  package struct Frame: Equatable, Sendable {
    /// The film's number.
    package var number: Int
    /// Seconds.
    package var time: Double
    /// Name in the folder.
    package var file: String
    /// XXH128 of the RGBA pixels, hexadecimal; empty in version 1.
    package var xxh128: String
    /// XXH128 of the file, hexadecimal: how `--resume` sees that it is unchanged; empty in version 1.
    package var fileXXH128: String
  }

  /// Of the format. Default: this program's.
  package var version = Self.formatVersion

  /// What the frames belong to.
  package var header: FilmHeader
  /// Base name of the scene's file, `-` for standard input; nil when no file is known. Default: nil.
  package var sceneName: String?
  /// Ascending by number.
  package var frames: [Frame]
  /// Frames that runs have announced and not listed yet. Default: none.
  package var expected: IndexSet = []

  package init(header: FilmHeader, sceneName: String? = nil, frames: [Frame] = []) {
    self.header = header
    self.sceneName = sceneName
    self.frames = frames
  }

  /// The file's text: no dates and no places, so that equal frames give equal bytes.
  package var text: String {
    let canvas = header.canvas
    let document: JSONValue = [
      "version": .integer(version),
      "sceneDigest": .string(header.sceneDigest),
      "sceneName": .text(sceneName),
      "rendererVersion": .string(header.rendererVersion),
      "environment": header.environment.map { environment in
        .object(environment.libraries.map { JSONValue.Member($0.name, .string($0.version)) })
      } ?? .null,
      "fonts": header.environment?.fontsJSON ?? .null,
      "canvas": [
        "width": .number(canvas.width), "height": .number(canvas.height), "scale": .number(canvas.scale),
        "pixelWidth": .integer(canvas.pixelWidth), "pixelHeight": .integer(canvas.pixelHeight),
        "background": .numbers(canvas.background),
      ],
      "fps": .string(header.fps.description),
      "duration": .number(header.duration),
      "frameCount": .integer(header.frameCount),
      "expected": .array(
        expected.rangeView.map { .array([.integer($0.lowerBound), .integer($0.upperBound - 1)]) }),
      "frames": .array([]),
    ]
    let text = document.pretty(inlineDepth: 2)
    guard !frames.isEmpty else { return text }
    // Frame by frame, because a document of them all would take several times the memory of its text.
    let empty = "[]\n}\n"
    var full = String(text.dropLast(empty.count)) + "["
    full.reserveCapacity(text.utf8.count + 240 * frames.count)
    for (index, frame) in frames.enumerated() {
      let line: JSONValue = [
        "number": .integer(frame.number), "time": .number(frame.time), "file": .string(frame.file),
        "xxh128": .string(frame.xxh128), "fileXXH128": .string(frame.fileXXH128),
      ]
      full += "\(index > 0 ? "," : "")\n  \(line.line)"
    }
    return full + "\n ]\n}\n"
  }

  /// Why its frames cannot stand beside those of this program, after the manifest's name.
  var versionProblem: String {
    "has version \(version), which identifies pixels by SHA-256; this program reads version \(Self.formatVersion), "
      + "which identifies them by XXH128"
  }

  /// The frames that are listed.
  var listedNumbers: IndexSet { frames.reduce(into: []) { if $1.number >= 0 { $0.insert($1.number) } } }

  /// The frames that the folder holds or may hold: those listed and those announced.
  var numbers: IndexSet { listedNumbers.union(expected) }

  /// The entries of both, this one's where both have a frame.
  func merged(over older: Manifest) -> Manifest {
    var merged = self
    let numbers = Set(frames.map(\.number))
    merged.frames += older.frames.filter { !numbers.contains($0.number) }
    merged.frames.sort { $0.number < $1.number }
    merged.expected.formUnion(older.expected)
    for frame in merged.frames { merged.expected.remove(frame.number) }
    return merged
  }
}
