import Foundation
import HeroFiles

/// The small files that inputs are made from by mutation; they are kept in the repository's `fuzz` folder.
package struct Corpus: Sendable {
  /// By kind, in the order of the files' names.
  let seeds: [FuzzKind: [[UInt8]]]

  /// Reads a folder with one subfolder for each kind that has seeds.
  ///
  /// - Throws: `FuzzProblem` when a kind that needs seeds has none.
  package init(folder: String) throws {
    var seeds: [FuzzKind: [[UInt8]]] = [:]
    for kind in FuzzKind.allCases where kind.needsSeeds {
      let place = "\(folder)/\(kind.rawValue)"
      let names = ((try? FileSystem.names(in: place)) ?? []).sorted()
      seeds[kind] = names.compactMap { FileSystem.bytes(of: "\(place)/\($0)") }
      guard seeds[kind]?.isEmpty == false else { throw FuzzProblem("\(place) holds no seeds") }
    }
    self.seeds = seeds
  }
}

/// What inputs are made for.
package enum FuzzKind: String, CaseIterable, Sendable {
  /// Generated scenes: read, planned, inspected, linted, drawn at five moments.
  case scene
  /// Scene files with changed bytes, numbers and words: as generated scenes.
  case file
  /// Modifier strings in a small scene: read and planned.
  case modifier
  /// SVG paths: read.
  case path
  /// PNG and JPEG files: decoded.
  case image
  /// Font files: a scene that draws text with them.
  case font
  /// Storyboards with changed bytes, numbers and words: as generated scenes.
  case storyboard
  /// Manifests of goldens: read.
  case manifest
  /// Traces of goldens: read.
  case trace
  /// Pictures that are written as PNG files, read by libpng and compared.
  case png
  /// The same as animated PNG.
  case apng
  /// The same as GIF, read by giflib.
  case gif

  /// Whether inputs are mutations of seeds.
  var needsSeeds: Bool {
    switch self {
    case .file, .image, .font, .storyboard, .manifest, .trace: true
    case .scene, .modifier, .path, .png, .apng, .gif: false
    }
  }
}

/// Something that no input may cause: the program would not end with 0 or 2, or say something unfit for people.
package struct FuzzProblem: Error, Equatable, Sendable, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}
