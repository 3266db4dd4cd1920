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

  /// A map in as few numbers as say it: scale x, scale y, move x, move y; else all nine.
  private static func matrix(_ map: [Double]) -> JSONValue {
    let isUpright = [1, 2, 3, 5].allSatisfy { map[$0] == 0 } && map[8] == 1
    return numbers(isUpright ? [map[0], map[4], map[6], map[7]] : map)
  }

  /// Six decimals are enough for a pixel, and the page stays small.
  private static func numbers(_ values: some Sequence<Double>) -> JSONValue {
    .array(values.map { TraceNumber.precise($0) })
  }

  /// The layers and clips of frames without repetition, and of each frame which layers it has.
  static func table(_ frames: [[LoupeLayer]]) -> (layers: JSONValue, clips: JSONValue, frames: [JSONValue]) {
    var (layers, clips) = (Rows<LoupeLayer>(), Rows<[Double]>())
    let rows = frames.map { frame in
      JSONValue.array(
        frame.map { layer in
          layers.place(of: layer) {
            [
              "v": .string(layer.path), "c": .bool(layer.isChanged), "m": matrix(layer.toLocal),
              "b": numbers(layer.bounds), "r": numbers(layer.reach),
              "k": .array(
                layer.clips.map { clip in
                  clips.place(of: clip) { ["m": matrix(Array(clip[..<9])), "b": numbers(clip[9...])] }
                }),
            ]
          }
        })
    }
    return (.array(layers.rows), .array(clips.rows), rows)
  }

  /// Rows of a table, each there once.
  private struct Rows<Value: Hashable> {
    private(set) var rows: [JSONValue] = []
    private var places: [Value: Int] = [:]

    mutating func place(of value: Value, make: () -> JSONValue) -> JSONValue {
      if let place = places[value] { return .integer(place) }
      places[value] = rows.count
      rows.append(make())
      return .integer(rows.count - 1)
    }
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
