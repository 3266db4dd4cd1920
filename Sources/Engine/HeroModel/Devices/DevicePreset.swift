import HeroGeometry

/// A device's screen (fact sheet 7).
public struct DevicePreset: Equatable, Sendable {
  /// Margins that a device's cut-outs and bars keep free, points.
  package struct SafeArea: Equatable, Sendable {
    /// Points.
    package var top, left, bottom, right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// As Apple writes it: "iPhone SE (3rd generation)".
  public var name: String
  /// Portrait, points.
  package var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The display's corner radius, points.
  package var cornerRadius: Double
  /// With the status bar, in portrait.
  package var safeArea: SafeArea
  /// With the device on its side.
  package var landscapeSafeArea: SafeArea

  package init(
    name: String, size: Size, scale: Double, cornerRadius: Double, safeArea: SafeArea, landscapeSafeArea: SafeArea
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
  }

  /// The preset with a name, or the newest of a family; case, spaces and punctuation do not count, nor do "inch" and "generation".
  package static func named(_ name: String) -> DevicePreset? {
    let key = key(name)
    guard !key.isEmpty else { return nil }
    return all.first { self.key($0.name) == key } ?? newest(ofFamily: name)
  }

  /// What to say where a name is that of a family, such as `iPhone SE`; nil for a preset's own.
  package static func familyNote(_ name: String) -> String? {
    guard let device = named(name), key(device.name) != key(name) else { return nil }
    return "'\(name)' is taken for \(device.name), the newest of its family"
  }

  /// Of the presets that have all words of a name, and besides only generations and sizes, the latest: of equals the plain one, then the smallest.
  private static func newest(ofFamily name: String) -> DevicePreset? {
    let asked = words(name)
    let family = all.compactMap { device -> (device: DevicePreset, rest: [String])? in
      var rest = words(device.name)
      for word in asked {
        guard let index = rest.firstIndex(of: word) else { return nil }
        rest.remove(at: index)
      }
      // The chip "A17 Pro" is one generation.
      if rest.suffix(2) == ["a17", "pro"] { rest.removeLast() }
      return !rest.isEmpty && rest.allSatisfy { $0.contains(where: \.isNumber) } ? (device, rest) : nil
    }
    return family.min { one, other in
      let (own, others) = (one.device.generation(one.rest), other.device.generation(other.rest))
      return own == others ? one.device.size.width < other.device.size.width : own > others
    }?.device
  }

  /// How new a device is beside others of its family, by words of its name: chips of the M series came after those of the A series, which came
  /// after numbers. A letter behind the number (16e) makes less of it.
  private func generation(_ words: [String]) -> Double {
    words.filter { !name.contains("\($0)-inch") }.map { word in
      let number = Double(word.filter(\.isNumber)) ?? 0
      if word.hasPrefix("m") || word.hasPrefix("a") { return number + (word.hasPrefix("m") ? 200 : 100) }
      return word.last?.isNumber == true ? number : number - 0.5
    }.max() ?? 0
  }

  /// The message about a name that no preset has.
  package static func problem(_ name: String) -> String {
    let suggestion = NearestName.suggestion(name, among: all.map(\.name))
    return "unknown device '\(name)'\(suggestion.isEmpty ? "; `herorender devices` lists them" : suggestion)"
  }

  /// `iPhone SE (3rd generation)` and `iphone se 3` become the same word.
  static func key(_ name: String) -> String { words(name).joined() }

  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func finish() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in name.lowercased().unicodeScalars {
      if scalar == "." || scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value) {
        word.unicodeScalars.append(scalar)
      } else {
        finish()
      }
    }
    finish()
    let ordinals = ["1st": "1", "2nd": "2", "3rd": "3"]
    return words.compactMap { word -> String? in
      if ["inch", "generation", "gen", "in"].contains(word) { return nil }
      if let ordinal = ordinals[word] { return ordinal }
      // 10th → 10
      if word.hasSuffix("th"), Int(word.dropLast(2)) != nil { return String(word.dropLast(2)) }
      return word
    }
  }
}
