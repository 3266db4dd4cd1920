import Foundation
import HeroImage

/// The one tolerance of drawn assets and recorded plans.
///
/// The same machine draws the same bytes. Other builds of libm, pixman and FreeType round a blurred or antialiased value the other way
/// now and then: by one level where it happens once, by two where two such values meet, and on few pixels. A fault that a person could
/// see moves an edge, which changes pixels by dozens of levels, or a colour, which changes many pixels.
enum Tolerance {
  /// Levels of 255 that a channel may differ by.
  static let channel = 2
  /// Part of a frame's pixels that may differ at all.
  static let pixels = 0.001
  /// What numbers may differ by; they are rounded to six decimals, so a value on the border of rounding may differ by one step.
  static let number = 1.000001e-6

  /// What is wrong with a frame; nil when it is within the tolerance.
  static func problem(_ actual: Pixmap, expected: Pixmap) -> String? {
    guard actual.width == expected.width, actual.height == expected.height else {
      return "is \(actual.width)×\(actual.height), expected \(expected.width)×\(expected.height)"
    }
    guard actual.bytes != expected.bytes else { return nil }
    var differing = 0
    var largest = 0
    for pixel in 0..<actual.width * actual.height {
      var difference = 0
      for channel in pixel * 4..<pixel * 4 + 4 {
        difference = max(difference, abs(Int(actual.bytes[channel]) - Int(expected.bytes[channel])))
      }
      if difference > 0 { differing += 1 }
      largest = max(largest, difference)
    }
    let allowed = Int(Double(actual.width * actual.height) * pixels)
    guard largest > channel || differing > allowed else { return nil }
    return "\(differing) pixels differ (\(allowed) may), by up to \(largest) levels (\(channel) may)"
  }

  /// Where two JSON texts differ first, numbers compared with the tolerance; nil when they do not.
  static func problem(_ actual: String, expected: String) throws -> String? {
    if actual == expected { return nil }
    func parse(_ text: String) throws -> Document { try JSONDecoder().decode(Document.self, from: Data(text.utf8)) }
    return try parse(actual).difference(from: parse(expected), at: "$")
  }
}

/// A JSON document for comparing.
indirect enum Document: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Document])
  case object([String: Document])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([Document].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: Document].self))
    }
  }

  /// The first difference, with its JSON path; object keys in alphabetical order.
  func difference(from expected: Document, at path: String) -> String? {
    switch (self, expected) {
    case (.number(let a), .number(let b)):
      return abs(a - b) <= Tolerance.number ? nil : "\(path): \(a), expected \(b)"
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return "\(path): \(a.count) elements, expected \(b.count)" }
      for (index, pair) in zip(a, b).enumerated() {
        if let found = pair.0.difference(from: pair.1, at: "\(path)[\(index)]") { return found }
      }
      return nil
    case (.object(let a), .object(let b)):
      for key in Set(a.keys).union(b.keys).sorted() {
        guard let left = a[key] else { return "\(path).\(key): missing" }
        guard let right = b[key] else { return "\(path).\(key): not expected" }
        if let found = left.difference(from: right, at: "\(path).\(key)") { return found }
      }
      return nil
    default:
      return self == expected ? nil : "\(path): \(self), expected \(expected)"
    }
  }
}
