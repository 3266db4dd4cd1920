import HeroModel
import HeroTimeline

extension TimingFunction {
  /// The curve of a name that scenes and Hero know; an error at `offset` with the nearest one for others.
  package static func named(_ name: String, at offset: Int) throws(ExpressionError) -> TimingFunction {
    guard let found = named.first(where: { $0.name == name }) else {
      let suggestion = NearestName.suggestion(name, among: named.map(\.name))
      throw ExpressionError(offset: offset, message: "unknown timing function '\(name)'\(suggestion)")
    }
    return found.curve
  }
}
