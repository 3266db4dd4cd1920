/// The largest number of a scene, either way: points, seconds and factors stay far below it, and sums and products of a few such
/// numbers stay finite.
package let largestNumber = 1e9

/// The arithmetic of expressions in scenes, of either spelling and of handlers.
enum Arithmetic {
  /// `a + b`, `a - b`, `a * b` or, for any other mark, `a / b`; an error at `offset` beyond the numbers of scenes.
  static func result(_ mark: String, _ a: Double, _ b: Double, at offset: Int) throws(ExpressionError) -> Double {
    let result =
      switch mark {
      case "+": a + b
      case "-": a - b
      case "*": a * b
      default: a / b
      }
    guard abs(result) <= largestNumber else {
      throw ExpressionError(
        offset: offset,
        message: mark == "/" && b == 0
          ? "division by zero" : "the result is out of range; numbers go up to 1e9 either way")
    }
    return result
  }
}
