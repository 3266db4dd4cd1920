import HeroBytes
import HeroJSON
import HeroRender

/// What a golden folder holds: its `manifest.json`.
package struct GoldenManifest: Equatable, Sendable {
  /// The mark that tells a golden's manifest from the one of rendered frames.
  package static let format = "herorender-golden"
  /// The version that this program writes. Version 1, which named pixels, fonts and scenes by SHA-256, is compared by its pictures.
  package static let version = 2

  /// One picture.
  package struct Frame: Equatable, Sendable {
    package var moment: GoldenMoment
    /// XXH128 of the RGBA pixels, hexadecimal; nil in version 1.
    package var xxh128: String?
    /// XXH128 of the PNG file, hexadecimal; nil when only the pixels' is kept, and in version 1.
    package var fileXXH128: String?

    package init(moment: GoldenMoment, xxh128: String?, fileXXH128: String?) {
      self.moment = moment
      self.xxh128 = xxh128
      self.fileXXH128 = fileXXH128
    }
  }

  /// Of the format. Default: this program's.
  package private(set) var version = Self.version
  /// The film that was drawn: scene digest, renderer, canvas, rate, length.
  package var film: FilmHeader
  /// What drew it; nil when nothing tells.
  package var environment: GoldenEnvironment?
  /// How the moments were chosen.
  package var selection: GoldenSelection
  /// Which levels the golden has.
  package var levels: GoldenLevels
  /// What may differ when nothing else is asked for.
  package var tolerance: GoldenTolerance
  /// In film order.
  package var frames: [Frame]

  package init(
    film: FilmHeader, environment: GoldenEnvironment?, selection: GoldenSelection, levels: GoldenLevels,
    tolerance: GoldenTolerance = .exact, frames: [Frame] = []
  ) {
    self.film = film
    self.environment = environment
    self.selection = selection
    self.levels = levels
    self.tolerance = tolerance
    self.frames = frames
  }

  /// The file of each moment's picture, by the moment's name: of equal files only the first one's is kept.
  package var pictureFiles: [String: String] {
    var first: [String: String] = [:]
    return Dictionary(
      frames.map { frame in
        guard let sum = frame.fileXXH128 else { return (frame.moment.name, frame.moment.file) }
        let file = first[sum] ?? frame.moment.file
        first[sum] = file
        return (frame.moment.name, file)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What differs in another environment, for people; empty when they are equal.
  func environmentChanges(to other: GoldenEnvironment) -> [String] {
    if version == 1 { return ["the golden is of version 1, whose fonts cannot be compared: record it again"] }
    return environment?.changes(to: other) ?? [
      "no \(EnvironmentList.fileName) above the golden lists the one that drew it"
    ]
  }

  /// The file's text with the environment in it: no dates and no places, so that equal goldens are equal bytes.
  package var text: String { text(listsEnvironment: false) }

  /// The file's text.
  ///
  /// - Parameter listsEnvironment: Whether the environment is in the root's `environment.json`, so that its id is enough here.
  func text(listsEnvironment: Bool) -> String {
    let canvas = film.canvas
    let head: JSONValue = [
      "format": .string(Self.format),
      "version": .integer(version),
      "sceneDigest": .string(film.sceneDigest),
      "canvas": [
        "width": .number(canvas.width), "height": .number(canvas.height), "scale": .number(canvas.scale),
        "pixelWidth": .integer(canvas.pixelWidth), "pixelHeight": .integer(canvas.pixelHeight),
        "background": .numbers(canvas.background),
      ],
      "fps": .string(film.fps.description),
      "duration": .number(film.duration),
      "frameCount": .integer(film.frameCount),
    ]
    let chosen: JSONValue = [
      "selection": .string(selection.text),
      "pixels": .string(levels.pixels.rawValue),
    ]
    let allowed: JSONValue = tolerance == .exact ? [:] : ["tolerance": tolerance.json]
    let tail: JSONValue = [
      "trace": .string(levels.trace.rawValue),
      "frames": .array(
        frames.map { frame in
          [
            "name": .string(frame.moment.name), "label": .string(frame.moment.label),
            "time": .number(frame.moment.time), "xxh128": .text(frame.xxh128),
            "fileXXH128": .text(frame.fileXXH128),
          ]
        }),
    ]
    let parts = [head, environmentJSON(isListed: listsEnvironment), chosen, allowed, tail]
    let members = parts.flatMap { $0.members ?? [] }
    return JSONValue.object(members).pretty(inlineDepth: 2)
  }

  private func environmentJSON(isListed: Bool) -> JSONValue {
    guard let environment else { return ["environment": .null] }
    let own: [JSONValue.Member] =
      environment.sceneFonts.isEmpty ? [] : [.init("sceneFonts", environment.sceneFonts.json)]
    if isListed { return .object([.init("environment", .string(environment.id))] + own) }
    let whole: [JSONValue.Member] = [
      .init("environment", environment.librariesJSON), .init("fonts", environment.fontsJSON),
    ]
    return .object(whole + own)
  }

  /// Reads a manifest.
  ///
  /// - Parameter listed: Finds the environment that a manifest only names by its id.
  /// - Throws: What is wrong with it, as a sentence.
  package init(
    bytes: [UInt8], listed: (String) -> GoldenEnvironment? = { _ in nil }
  ) throws(GoldenFormatError) {
    guard let json = try? JSONValue(parsing: bytes) else { throw GoldenFormatError("it is not JSON") }
    guard json["format"]?.text == Self.format else { throw GoldenFormatError("it is not the manifest of a golden") }
    guard let version = json["version"]?.whole else { throw GoldenFormatError("it has no version") }
    guard (1...Self.version).contains(version) else {
      throw GoldenFormatError("its version is \(version); this program reads versions 1 to \(Self.version)")
    }
    self.version = version
    func need<Value>(_ key: String, _ value: Value?) throws(GoldenFormatError) -> Value {
      guard let value else { throw GoldenFormatError("'\(key)' is missing or wrong") }
      return value
    }
    let canvas = try need("canvas", json["canvas"])
    var size = FilmCanvas(
      width: try need("canvas.width", canvas["width"]?.real), height: try need("canvas.height", canvas["height"]?.real),
      scale: try need("canvas.scale", canvas["scale"]?.real),
      background: try need("canvas.background", canvas["background"]?.reals))
    size.pixelWidth = try need("canvas.pixelWidth", canvas["pixelWidth"]?.whole)
    size.pixelHeight = try need("canvas.pixelHeight", canvas["pixelHeight"]?.whole)
    switch try need("environment", json["environment"]) {
    case _ where version == 1, .null: environment = nil
    case .string(let id): environment = listed(id)
    case let libraries:
      environment = try need("environment", GoldenEnvironment(libraries: libraries, fonts: json["fonts"]))
    }
    if let fonts = json["sceneFonts"], version != 1 {
      environment?.sceneFonts = try need("sceneFonts", GoldenEnvironment.fonts(fonts))
    }
    film = FilmHeader(
      sceneDigest: try need("sceneDigest", json["sceneDigest"]?.text),
      rendererVersion: environment?.herorender ?? "unknown",
      canvas: size, fps: try need("fps", json["fps"]?.text.flatMap { FrameRate($0) }),
      duration: try need("duration", json["duration"]?.real),
      frameCount: try need("frameCount", json["frameCount"]?.whole))
    selection = try need("selection", json["selection"]?.text.flatMap { GoldenSelection($0) })
    levels = GoldenLevels(
      pixels: try need("pixels", json["pixels"]?.text.flatMap { GoldenLevels.Pixels(rawValue: $0) }),
      trace: try need("trace", json["trace"]?.text.flatMap { GoldenLevels.Trace(rawValue: $0) }))
    tolerance = try need("tolerance", json["tolerance"].map { GoldenTolerance(json: $0) } ?? .exact)
    frames = []
    for entry in try need("frames", json["frames"]?.items) {
      let name = try need("frames[].name", entry["name"]?.text)
      // A name is part of a path.
      guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
        throw GoldenFormatError("'\(name)' is not the name of a frame")
      }
      let xxh128 = version == 1 ? nil : try need("frames[].xxh128", entry["xxh128"]?.text)
      frames.append(
        Frame(
          moment: GoldenMoment(
            name: name, label: entry["label"]?.text ?? name, time: try need("frames[].time", entry["time"]?.real)),
          xxh128: xxh128, fileXXH128: entry["fileXXH128"]?.text))
    }
  }
}

/// What a golden compares.
package struct GoldenLevels: Equatable, Sendable {
  /// How pictures are stored.
  package enum Pixels: String, Equatable, Sendable, CaseIterable {
    /// Lossless PNG files.
    case png
    /// XXH128 of the pixels only.
    case hash
    /// Not at all.
    case none
  }

  /// Of which frames the numbers are stored.
  package enum Trace: String, Equatable, Sendable, CaseIterable {
    /// Of every frame of the film.
    case all
    /// Of the moments that are stored as pictures.
    case moments
    /// Of none.
    case none
  }

  /// Default: png.
  package var pixels: Pixels
  /// Default: all.
  package var trace: Trace

  /// A choice; both levels by default.
  package init(pixels: Pixels = .png, trace: Trace = .all) {
    self.pixels = pixels
    self.trace = trace
  }
}
