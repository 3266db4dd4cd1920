import HeroGeometry
import HeroJSON
import HeroModel

/// What the page's toolbar offers.
enum ModeDocument {
  /// The values of each part of a mode, and the modes that have a name.
  static func json(_ modes: [ModeFile.NamedMode]) -> JSONValue {
    func words<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> JSONValue where Value.RawValue == String {
      .array(type.allCases.map { .string($0.rawValue) })
    }
    return [
      "version": .integer(1),
      "values": [
        "device": .array(DevicePreset.all.map { .string($0.name) }), "orientation": words(Orientation.self),
        "appearance": words(Appearance.self), "textSize": words(ContentSizeCategory.self),
        "direction": words(LayoutDirection.self), "motion": words(Motion.self),
      ],
      "modes": .array(
        modes.map {
          [
            "name": .string($0.name),
            "mode": .object($0.mode.words.map { JSONValue.Member($0.name, .string($0.value)) }),
          ]
        }),
    ]
  }
}

/// How UIKit's own transitions move, as the page's address has it.
enum Motion: String, CaseIterable {
  case full
  /// They cross-fade.
  case reduced
}

extension SceneMode {
  /// What it says, by the names that the page's address has; the program's options are `--text-size` for `textSize`, and so on.
  var words: [(name: String, value: String)] {
    let all = [
      ("device", device), ("orientation", orientation?.rawValue), ("appearance", appearance?.rawValue),
      ("textSize", textSize?.rawValue), ("direction", layoutDirection?.rawValue),
      ("motion", isMotionReduced.map { $0 ? Motion.reduced.rawValue : Motion.full.rawValue }),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The same as options of the program.
  var arguments: [String] {
    words.flatMap { word in
      switch word.name {
      case "motion": [word.value == Motion.reduced.rawValue ? "--reduced-motion" : "--no-reduced-motion"]
      case "textSize": ["--text-size", word.value]
      default: ["--\(word.name)", word.value]
      }
    }
  }
}
