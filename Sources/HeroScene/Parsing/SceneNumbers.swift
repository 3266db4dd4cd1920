import HeroJSON

/// The largest number of a scene, either way: points, seconds and factors stay far below it, and sums and products of a few such
/// numbers stay finite.
let largestNumber = 1e9

extension JSONRules {
  /// Those of scene files.
  static let scene = JSONRules(
    fileKind: "a scene file", largestNumber: HeroScene.largestNumber, largestNumberText: "1e9", allowsComments: true)
}
