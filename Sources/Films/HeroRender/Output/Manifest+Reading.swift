import HeroJSON
import HeroRaster

extension Manifest {
  /// Reads a manifest; nil when the bytes are none of a version that this program knows.
  package init?(bytes: [UInt8]) {
    guard let json = try? JSONValue(parsing: bytes), let version = json["version"]?.whole,
      (1...Self.formatVersion).contains(version), let header = FilmHeader(json), let entries = json["frames"]?.items
    else { return nil }
    self.version = version
    self.header = header
    // The first manifests had no name and announced nothing.
    switch json["sceneName"] {
    case nil, .null: break
    case .string(let name): sceneName = name
    default: return nil
    }
    frames = []
    for entry in entries {
      guard let frame = Frame(entry, version: version) else { return nil }
      frames.append(frame)
    }
    switch json["expected"] {
    case nil, .null: break
    case .array(let ranges):
      for range in ranges {
        let ends = range.items?.compactMap(\.whole) ?? []
        guard ends.count == 2, range.items?.count == 2, ends[0] >= 0, ends[0] <= ends[1], ends[1] < header.frameCount
        else { return nil }
        expected.insert(integersIn: ends[0]...ends[1])
      }
    default: return nil
    }
  }
}

extension Manifest.Frame {
  fileprivate init?(_ json: JSONValue, version: Int) {
    func sum(_ key: String) -> String? { version == 1 ? "" : json[key]?.text }
    guard let number = json["number"]?.whole, let time = json["time"]?.real, let file = json["file"]?.text,
      let xxh128 = sum("xxh128"), let fileXXH128 = sum("fileXXH128")
    else { return nil }
    self.init(number: number, time: time, file: file, xxh128: xxh128, fileXXH128: fileXXH128)
  }
}

extension FilmHeader {
  fileprivate init?(_ json: JSONValue) {
    guard let digest = json["sceneDigest"]?.text, let renderer = json["rendererVersion"]?.text,
      let canvas = json["canvas"], let width = canvas["width"]?.real, let height = canvas["height"]?.real,
      let scale = canvas["scale"]?.real, let background = canvas["background"]?.reals,
      let fps = json["fps"]?.text.flatMap({ FrameRate($0) }), let duration = json["duration"]?.real,
      let frameCount = json["frameCount"]?.whole
    else { return nil }
    var environment: RasterEnvironment?
    if let versions = json["environment"], versions != .null {
      environment = RasterEnvironment(libraries: versions, fonts: json["fonts"])
      guard environment != nil else { return nil }
    }
    self.init(
      sceneDigest: digest, rendererVersion: renderer, environment: environment,
      canvas: FilmCanvas(width: width, height: height, scale: scale, background: background), fps: fps,
      duration: duration, frameCount: frameCount)
  }
}
