import HeroImage
import HeroJSON

/// What may differ without a golden failing. The same for every frame of a film.
public struct GoldenTolerance: Equatable, Sendable {
  /// Per pixel. Default: exact.
  package var pixels: PixelTolerance
  /// The part of a frame's pixels that may differ, 0…1; held against each frame alone, never against a mean. Default: 0.
  public var maxDiffRatio: Double
  /// Paths of views (`screen/name`) whose pixels and numbers do not count, with those of what they hold. Default: none.
  public var ignoredViews: [String]
  /// Parts of the picture that do not count. Default: none.
  public var ignoredRegions: [PixelRegion]

  /// Every byte of every frame.
  public static let exact = GoldenTolerance()

  /// - Parameters:
  ///   - threshold: The largest perceived difference of a pixel that passes, 0…1.
  ///   - maxDiffRatio: The part of each frame's pixels that may differ, 0…1.
  public init(
    threshold: Double = 0, maxDiffRatio: Double = 0, ignoredViews: [String] = [], ignoredRegions: [PixelRegion] = [],
    countsAntialiasing: Bool = false
  ) {
    pixels = PixelTolerance(threshold: threshold, countsAntialiasing: countsAntialiasing)
    self.maxDiffRatio = maxDiffRatio.isNaN ? 0 : min(max(maxDiffRatio, 0), 1)
    self.ignoredViews = ignoredViews
    self.ignoredRegions = ignoredRegions
  }
}

/// A rectangle of pixels, both corners included.
public struct PixelRegion: Equatable, Sendable {
  /// From left to right, from 0.
  public var columns: ClosedRange<Int>
  /// From top to bottom, from 0.
  public var rows: ClosedRange<Int>

  public init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads `x1:y1-x2:y2`; nil for anything else, or when it runs backwards.
  public init?(_ text: String) {
    let corners = text.split(separator: "-", omittingEmptySubsequences: false)
    guard corners.count == 2 else { return nil }
    let numbers = corners.flatMap { corner in
      corner.split(separator: ":", omittingEmptySubsequences: false).map { text -> Int? in
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
      }
    }
    let found = numbers.compactMap { $0 }
    guard numbers.count == 4, found.count == 4, found[0] <= found[2], found[1] <= found[3] else { return nil }
    self.init(columns: found[0]...found[2], rows: found[1]...found[3])
  }

  /// `x1:y1-x2:y2`, as it is read.
  var text: String { "\(columns.lowerBound):\(rows.lowerBound)-\(columns.upperBound):\(rows.upperBound)" }
}

extension GoldenTolerance {
  /// As manifests keep it: only what is not the default, under the names of the options.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    if pixels.threshold > 0 { members.append(.init("threshold", .number(pixels.threshold))) }
    if maxDiffRatio > 0 { members.append(.init("maxDiffRatio", .number(maxDiffRatio))) }
    if !ignoredViews.isEmpty { members.append(.init("ignoreViews", .array(ignoredViews.map { .string($0) }))) }
    if !ignoredRegions.isEmpty { members.append(.init("ignore", .array(ignoredRegions.map { .string($0.text) }))) }
    if pixels.countsAntialiasing { members.append(.init("includeAntialiasing", .bool(true))) }
    return .object(members)
  }

  /// Reads what a manifest keeps; nil when anything in it has another form, so that nothing is compared by half of it.
  init?(json: JSONValue) {
    guard let members = json.members else { return nil }
    self.init()
    for member in members {
      switch member.key {
      case "threshold", "maxDiffRatio":
        guard let part = member.value.real, (0...1).contains(part) else { return nil }
        if member.key == "threshold" { pixels.threshold = part } else { maxDiffRatio = part }
      case "ignoreViews":
        guard let paths = member.value.items?.map(\.text), !paths.contains(nil) else { return nil }
        ignoredViews = paths.compactMap(\.self)
      case "ignore":
        guard let regions = member.value.items?.map({ $0.text.flatMap { PixelRegion($0) } }), !regions.contains(nil)
        else { return nil }
        ignoredRegions = regions.compactMap(\.self)
      case "includeAntialiasing":
        guard let counts = member.value.flag else { return nil }
        pixels.countsAntialiasing = counts
      default: return nil
      }
    }
  }
}

/// What a run asks for in place of a golden's own tolerance; nil leaves the golden's.
package struct ToleranceOverride: Equatable, Sendable {
  /// The largest perceived difference of a pixel that passes, 0…1.
  package var threshold: Double?
  /// The part of each frame's pixels that may differ, 0…1.
  package var maxDiffRatio: Double?
  /// Paths of views that do not count.
  package var ignoredViews: [String]?
  /// Parts of the picture that do not count.
  package var ignoredRegions: [PixelRegion]?
  /// Whether smoothed edges count.
  package var countsAntialiasing: Bool?

  /// An override; nothing is replaced by default.
  package init(
    threshold: Double? = nil, maxDiffRatio: Double? = nil, ignoredViews: [String]? = nil,
    ignoredRegions: [PixelRegion]? = nil, countsAntialiasing: Bool? = nil
  ) {
    self.threshold = threshold
    self.maxDiffRatio = maxDiffRatio
    self.ignoredViews = ignoredViews
    self.ignoredRegions = ignoredRegions
    self.countsAntialiasing = countsAntialiasing
  }

  /// A tolerance with what this names replaced.
  package func applied(to own: GoldenTolerance) -> GoldenTolerance {
    GoldenTolerance(
      threshold: threshold ?? own.pixels.threshold, maxDiffRatio: maxDiffRatio ?? own.maxDiffRatio,
      ignoredViews: ignoredViews ?? own.ignoredViews, ignoredRegions: ignoredRegions ?? own.ignoredRegions,
      countsAntialiasing: countsAntialiasing ?? own.pixels.countsAntialiasing)
  }
}
