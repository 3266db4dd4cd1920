import HeroJSON
import HeroWords

extension JSONRules {
  /// Those of scene files.
  static let scene = JSONRules(
    fileKind: "a scene file", largestNumber: HeroWords.largestNumber, largestNumberText: "1e9", allowsComments: true)
}
