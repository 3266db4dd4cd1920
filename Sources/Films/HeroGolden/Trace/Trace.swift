import HeroJSON
import HeroRender

/// The numbers of a film: `trace.jsonl.gz`, unpacked.
///
/// One JSON object a line, keys sorted. First the pictures (subtrees that are drawn once and then only stretched), each layer with the
/// key `picture`; then every layer of every frame, with the key `frame`, or `moment` between frames. A line with `same` stands for so many layers that are
/// as those at the same places of the frame before it.
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
  static let sameKey = "same"

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
    var before: [TraceLine] = []
    for section in moments {
      let owner = Self.owner(section.name)
      var same = 0
      for (place, line) in section.lines.enumerated() {
        if place < before.count, before[place] == line {
          same += 1
          continue
        }
        text += Self.repetition(same, owner) + line.text(owner: owner) + "\n"
        same = 0
      }
      text += Self.repetition(same, owner)
      before = section.lines
    }
    return text
  }

  private static func repetition(_ count: Int, _ owner: JSONValue.Member) -> String {
    count == 0 ? "" : JSONValue.object([owner, .init(sameKey, .integer(count))]).line + "\n"
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: Which line is wrong, as a sentence.
  package init(bytes: [UInt8]) throws(GoldenFormatError) {
    pictures = []
    moments = []
    for (index, bytes) in bytes.split(separator: 0x0A).enumerated() {
      let json = try? JSONValue(parsing: Array(bytes))
      let same = json?[Self.sameKey]?.whole
      guard let json, let lines = same == nil ? TraceLine(json).map({ [$0] }) : [] else {
        throw GoldenFormatError("line \(index + 1) is not a layer of a trace")
      }
      if let picture = json[Self.pictureKey]?.text {
        Self.append(lines, to: &pictures, name: picture)
      } else if let moment = json[Self.momentKey]?.text ?? Self.name(ofFrame: json[Self.frameKey]?.whole) {
        Self.append(lines, to: &moments, name: moment)
        guard let same else { continue }
        let before = moments.count > 1 ? moments[moments.count - 2].lines : []
        let place = moments[moments.count - 1].lines.count
        guard same > 0, same <= before.count - place else {
          throw GoldenFormatError("line \(index + 1) names layers that the frame before it has not")
        }
        moments[moments.count - 1].lines += before[place..<place + same]
      } else {
        throw GoldenFormatError("line \(index + 1) has neither frame nor moment nor picture")
      }
    }
  }

  private static func name(ofFrame number: Int?) -> String? {
    number.flatMap { $0 >= 0 ? GoldenMoment(frame: $0, time: 0).name : nil }
  }

  /// The layers of a frame or moment; nil when the trace has none.
  package func moment(_ name: String) -> Section? { moments.first { $0.name == name } }

  private static func append(_ lines: [TraceLine], to sections: inout [Section], name: String) {
    if sections.last?.name != name { sections.append(Section(name: name, lines: [])) }
    sections[sections.count - 1].lines += lines
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
