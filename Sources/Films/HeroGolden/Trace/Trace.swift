import HeroJSON
import HeroRender

/// The numbers of a film: `trace.jsonl.gz`, unpacked.
///
/// One JSON object a line, keys sorted. First the pictures (subtrees that are drawn once and then only stretched), each layer with the
/// key `picture`; then every layer of every frame, with the key `frame`, or `moment` between frames.
package struct Trace: Equatable, Sendable {
  /// The layers of one frame, moment or picture, in paint order.
  package struct Section: Equatable, Sendable {
    /// `frame_00014`, `t0_050`, or a picture's name.
    package var name: String
    /// Parents before children.
    package var lines: [TraceLine]
  }

  static let frameKey = "frame"
  static let momentKey = "moment"
  static let pictureKey = "picture"

  /// What is drawn once, in order of first use.
  package var pictures: [Section]
  /// In film order.
  package var moments: [Section]

  init(pictures: [Section], moments: [Section]) {
    self.pictures = pictures
    self.moments = moments
  }

  /// The file's text.
  package var text: String {
    var text = ""
    for section in pictures {
      for line in section.lines { text += line.text(owner: .init(Self.pictureKey, .string(section.name))) + "\n" }
    }
    for section in moments {
      let owner = Self.owner(section.name)
      for line in section.lines { text += line.text(owner: owner) + "\n" }
    }
    return text
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: Which line is wrong, as a sentence.
  package init(bytes: [UInt8]) throws(GoldenFormatError) {
    pictures = []
    moments = []
    for (index, bytes) in bytes.split(separator: 0x0A).enumerated() {
      guard let json = try? JSONValue(parsing: Array(bytes)), let line = TraceLine(json) else {
        throw GoldenFormatError("line \(index + 1) is not a layer of a trace")
      }
      if let picture = json[Self.pictureKey]?.text {
        Self.append(line, to: &pictures, name: picture)
      } else if let moment = json[Self.momentKey]?.text {
        Self.append(line, to: &moments, name: moment)
      } else if let frame = json[Self.frameKey]?.whole, frame >= 0 {
        Self.append(line, to: &moments, name: GoldenMoment(frame: frame, time: 0).name)
      } else {
        throw GoldenFormatError("line \(index + 1) has neither frame nor moment nor picture")
      }
    }
  }

  /// The layers of a frame or moment; nil when the trace has none.
  package func moment(_ name: String) -> Section? { moments.first { $0.name == name } }

  private static func append(_ line: TraceLine, to sections: inout [Section], name: String) {
    if sections.last?.name != name { sections.append(Section(name: name, lines: [])) }
    sections[sections.count - 1].lines.append(line)
  }

  private static func owner(_ name: String) -> JSONValue.Member {
    if let number = frameNumber(name) { return .init(frameKey, .integer(number)) }
    return .init(momentKey, .string(name))
  }

  /// The number in `frame_00014`; nil for other names.
  static func frameNumber(_ name: String) -> Int? {
    guard name.hasPrefix("frame_") else { return nil }
    let digits = name.dropFirst("frame_".count)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(digits)
  }

  /// A section's name for people: `frame 14`, `t0_050`.
  static func title(_ name: String) -> String { frameNumber(name).map { "frame \($0)" } ?? name }
}
