import HeroGeometry
import HeroJSON

/// Where a layer is seen, so that a report's page can say what a pixel belongs to, by the rule of `Attribution`.
package struct LoupeLayer: Hashable, Sendable {
  let path: String
  /// Whether the view's numbers differ: it owns its pixels before what merely paints them.
  let isChanged: Bool
  /// From pixels to its own points, row by row.
  let toLocal: [Double]
  /// Its rectangle, and what it may paint with its shadow: x, y, width, height, points.
  let bounds: [Double]
  let reach: [Double]
  /// The layers that clip it: `toLocal`, then `bounds`.
  let clips: [[Double]]

  fileprivate var json: JSONValue {
    func numbers(_ values: [Double]) -> JSONValue {
      // Six decimals are enough for a pixel, and the page stays small.
      .array(values.map { TraceNumber.precise($0) })
    }
    return [
      "v": .string(path), "c": .bool(isChanged), "m": numbers(toLocal),
      "b": numbers(bounds), "r": numbers(reach), "k": .array(clips.map(numbers)),
    ]
  }

  /// The layers of frames without repetition, and of each frame which it has.
  static func table(_ frames: [[LoupeLayer]]) -> (layers: JSONValue, frames: [JSONValue]) {
    var places: [LoupeLayer: Int] = [:]
    var layers: [JSONValue] = []
    let rows = frames.map { frame in
      JSONValue.array(
        frame.map { layer in
          if let place = places[layer] { return .integer(place) }
          places[layer] = layers.count
          layers.append(layer.json)
          return .integer(layers.count - 1)
        })
    }
    return (.array(layers), rows)
  }
}

extension Attribution {
  /// Layers of a frame beyond this many are left out, so that a page of many frames stays small.
  private static let loupeLimit = 400

  /// What owns pixels, in the order in which it is asked.
  var loupe: [LoupeLayer] {
    let changed = self.changed.map { $0.loupe(isChanged: true) }
    let painted = self.painted.map { $0.loupe(isChanged: false) }
    return Array((changed + painted).prefix(Self.loupeLimit))
  }
}
